/** The server: what it takes of a connection, and what it rejects before there is a request. */
import {
  createServer,
  type IncomingHttpHeaders,
  IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import { type Bound, isExposed, JSON_TYPE, NO_SNIFFING, Reply, splitTarget } from '../../../api/call.js';
import { createTogether, type Together } from '../loop.js';
import type { Certificate } from '../tls.js';
import { Connections } from './connections.js';
import { shareOf } from './express.js';
import { SERVER_LIMITS, type ServerLimits } from './limits.js';
import { hasBody, LINGER_MS, type OwnRequest, send } from './send.js';
import { Unread, type UnreadLimits } from './unread.js';

type Headers = { get(this: IncomingMessage): IncomingHttpHeaders };
const gathered = Object.getOwnPropertyDescriptor(IncomingMessage.prototype, 'headers') as Headers;
const OWN = Symbol('headers');

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/**
 * Gives the requests of a class the headers of the last one where they were sent the same ones. It has to be done where headers
 * are first asked for, which Node does itself, before anybody has the request. They are frozen, because many requests hold them.
 * Not for servers of strangers: how long the comparison takes tells a little of what the caller before has sent.
 */
export function shareHeaders(requests: typeof IncomingMessage): void {
  let last: { raw: readonly string[]; headers: IncomingHttpHeaders } = { raw: [], headers: {} };
  Object.defineProperty(requests.prototype, 'headers', {
    configurable: true,
    get(this: IncomingMessage & { [OWN]?: IncomingHttpHeaders }): IncomingHttpHeaders {
      const own = this[OWN];
      if (own !== undefined) return own;
      const raw = this.rawHeaders;
      if (!isSame(last.raw, raw)) last = { raw, headers: Object.freeze(gathered.get.call(this)) };
      this[OWN] = last.headers;
      return last.headers;
    },
    set(this: IncomingMessage & { [OWN]?: IncomingHttpHeaders }, headers: IncomingHttpHeaders) {
      this[OWN] = headers;
    },
  });
}

/** What is rejected before there is a request that could be served. */
interface ParserRejection {
  status: 400 | 408 | 431;
  message: string;
  /** What is wrong, where it is less than the whole request. */
  parameter?: string;
  rule?: string;
}

type FormatRejection = (rejection: ParserRejection) => string;

const TOO_LATE: ParserRejection = { status: 408, message: 'The request did not arrive in time.' };
const REJECTIONS: Readonly<Record<string, ParserRejection>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request headers are larger than 16 KiB.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 400, message: 'The chunk extensions are larger than 16 KiB.' },
  ERR_HTTP_REQUEST_TIMEOUT: TOO_LATE,
};
/** A header costs more than its bytes. */
export const MOST_HEADERS = 200;
const TOO_MANY_HEADERS: ParserRejection = {
  status: 431,
  message: `The request has more than ${MOST_HEADERS} headers.`,
};
const MALFORMED: ParserRejection = { status: 400, message: 'The request is not well-formed HTTP.' };
const NO_HOST: ParserRejection = {
  status: 400,
  message: 'An HTTP/1.1 request needs the header Host.',
  parameter: 'Host',
  rule: 'required',
};
const NO_SUCH_VERSION: ParserRejection = { status: 400, message: 'The sandbox speaks HTTP/1.1 and HTTP/1.0 only.' };
const NO_SUCH_CODING: ParserRejection = {
  status: 400,
  message: 'The only Transfer-Encoding that is taken is chunked.',
  parameter: 'Transfer-Encoding',
  rule: 'in:chunked',
};
const PLAIN_HTTP: ParserRejection = { status: 400, message: 'This port speaks HTTPS; its URL begins with https://.' };
const NO_PROXY: ParserRejection = { status: 400, message: 'CONNECT is for proxies, and the sandbox is none.' };

/** What of an Express app a server looks at: besides serving, the prototypes that it gives to requests and responses. */
type App = RequestListener & { request: object; response: object };

/**
 * Request and response classes of a server, which an Express app can take for its own. Express gives every request and response
 * its prototype anew, which Node 20 is slow at; when they are born with that prototype, the assignment changes nothing.
 */
function createMessages(together: Together, kept: string, unread: Unread | undefined) {
  class Request extends IncomingMessage {}
  Object.assign(Request.prototype, { together });
  if (unread === undefined) shareHeaders(Request);
  class Response<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {}
  Object.assign(Response.prototype, { kept, unread });
  return {
    classes: { IncomingMessage: Request, ServerResponse: Response },
    adopt(app: App): void {
      Object.setPrototypeOf(Request.prototype, app.request);
      Object.setPrototypeOf(Response.prototype, app.response);
      app.request = Request.prototype;
      app.response = Response.prototype;
    },
  };
}

export interface AppServerOptions {
  /** Serves every request that is whole enough to be one. */
  app: App;
  /** Formats the body of an answer to what never became a request. */
  format: FormatRejection;
  /** Calls back again and again. @returns ends it */
  every(interval_ms: number, act: () => void): () => void;
  /** Where it listens, and whether for strangers; loopback unless given. */
  bound?: Bound | undefined;
  tls?: Certificate | undefined;
  limits?: ServerLimits;
  /** Bounds of what strangers leave unread, where they differ from the usual ones. */
  unread?: UnreadLimits;
}

/** A server, and what ends its connections in order. */
export interface AppServer {
  server: Server;
  /** Answers end their connections from now on; `server.closeIdleConnections` ends those too on which nothing was ever asked. */
  beginClosing(): void;
  /** Ends connections whose requests are not whole; those that wait for an answer stay. */
  endUnfinished(): void;
  /** Ends every connection. */
  endAll(): void;
}

const LOOPBACK: Bound = { loopback: true };

/** Express reads a target as a URL, and answers by itself what is none: the origin of an absolute one is not asked for. */
function withoutOrigin(target: string): string {
  const { path, query } = splitTarget(target);
  return query === '' ? path : `${path}?${query}`;
}

/** Makes the HTTP (or HTTPS) server of a listener. */
export function createAppServer(options: AppServerOptions): AppServer {
  const { app, format, every, bound = LOOPBACK, tls, limits = SERVER_LIMITS } = options;
  const strangers = bound.public === true;
  // Node itself would answer a missing Host and an unknown expectation without a body.
  const kept = `timeout=${Math.floor(limits.idle_ms / 1_000)}`;
  const unread = strangers ? new Unread(({ req }) => shareOf(req, bound), options.unread) : undefined;
  const together = createTogether();
  const { classes, adopt } = createMessages(together, kept, unread);
  adopt(app);
  const bounds = {
    ...classes,
    requireHostHeader: false,
    maxHeaderSize: limits.header_bytes,
    requestTimeout: limits.request_ms,
    headersTimeout: limits.headers_ms,
    // Node would set a timer after each answer and take it back at the next request. `connections` looks after them instead.
    keepAliveTimeout: 0,
    connectionsCheckingInterval: limits.looked_at_ms,
  };
  const connections = new Connections(
    // Where there is a body, what reads it waits for the end of the round.
    (req, res) => (hasBody(req) ? serve(req, res, app, format) : together(() => serve(req, res, app, format))),
    limits,
    isExposed(bound) ? (req) => shareOf(req, bound) : undefined,
  );
  const take = connections.request as unknown as RequestListener<typeof IncomingMessage, typeof ServerResponse>;
  const server =
    tls === undefined
      ? createServer(bounds, take)
      : createTlsServer({ ...bounds, ...tls, handshakeTimeout: limits.handshake_ms }, take);
  // They are counted where they can be rejected; dropping the last of very many would drop a credential.
  server.maxHeadersCount = 0;
  // Node's own also ends connections whose answer is written and has not left yet.
  server.closeIdleConnections = () => connections.endIdle();
  const reject: Reject = (socket, reason, of_head = false) =>
    connections.reject(socket, () => answerRejection(socket, of_head ? undefined : format(reason), reason.status));
  server.once('listening', () => {
    const looks = (duration_ms: number): number => duration_ms / limits.looked_at_ms;
    const patience = {
      idle: looks(limits.idle_ms),
      unread: looks(limits.unread_ms),
      body: strangers ? looks(limits.body_ms) : undefined,
    };
    const stop = every(limits.looked_at_ms, () => {
      for (const socket of connections.look(patience)) reject(socket, TOO_LATE);
    });
    server.once('close', stop);
  });
  hear(server, connections, reject, tls === undefined ? undefined : socketsBeneath(server));
  return {
    server,
    beginClosing: () => connections.beginClosing(),
    endUnfinished: () => connections.endUnfinished(),
    endAll: () => connections.endAll(),
  };
}

/** Hands on what all readers understand alike, unless its client has left since it came. */
function serve(req: IncomingMessage, res: ServerResponse, app: App, format: FormatRejection): void {
  if (!req.socket.writable) return;
  const rejection = unreadable(req);
  if (req.url?.startsWith('/') === false) req.url = withoutOrigin(req.url);
  if (rejection === undefined) app(req, res as ServerResponse & { req: IncomingMessage });
  else rejectRequest(res, rejection, format);
}

/** Answers what never became a request, in its turn. */
type Reject = (socket: Socket, rejection: ParserRejection, of_head?: boolean) => void;

/** What the parser stumbled over, with the packet and how much of it was read. */
type ParserError = Error & { code?: string; rawPacket?: Buffer; bytesParsed?: number };

/** Whether that was a HEAD request, whose answer has no body. One that came in several packets cannot be told. */
const isOfHead = ({ rawPacket, bytesParsed }: ParserError): boolean =>
  /^HEAD\b/.test(rawPacket?.toString('latin1', 0, bytesParsed).trimEnd().split('\r\n\r\n').at(-1) ?? '');

/** Whatever a server tells of its connections beside the requests that it serves. @param beneath given where it speaks TLS */
function hear(server: Server, connections: Connections, reject: Reject, beneath?: ReturnType<typeof socketsBeneath>) {
  server.on('connection', connections.opened);
  server.on('secureConnection', (socket: Socket) => connections.encrypted(socket, beneath?.(socket)));
  server.on('checkExpectation', connections.request);
  server.on('checkContinue', (req: OwnRequest, res: ServerResponse) => {
    req.heldBack = () => res.writeContinue();
    connections.request(req, res);
  });
  server.on('connect', (_req: IncomingMessage, socket: Socket) => reject(socket, NO_PROXY));
  server.on('clientError', (error: ParserError, socket: Socket) => {
    const plain = error.code === 'ERR_SSL_HTTP_REQUEST' ? beneath?.(socket) : undefined;
    if (plain !== undefined) reject(plain, PLAIN_HTTP);
    else if (!connections.has(socket)) socket.destroy();
    else reject(socket, REJECTIONS[error.code ?? ''] ?? MALFORMED, isOfHead(error));
  });
}

/** Finds the socket of the network that a TLS socket is over: who speaks plain HTTP can be answered there alone. */
function socketsBeneath(server: Server): (secure: Socket) => Socket | undefined {
  const open = new Map<string, Socket>();
  const nameOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;
  server.on('connection', (socket: Socket) => {
    const name = nameOf(socket);
    open.set(name, socket);
    socket.once('close', () => open.delete(name));
  });
  return (secure) => open.get(nameOf(secure));
}

/** What the parser lets through and two readers could understand differently. */
function unreadable({ headers, rawHeaders, httpVersion }: IncomingMessage): ParserRejection | undefined {
  // Names and values, one after the other.
  if (rawHeaders.length > 2 * MOST_HEADERS) return TOO_MANY_HEADERS;
  if (httpVersion !== '1.1') return httpVersion === '1.0' ? undefined : NO_SUCH_VERSION;
  const { host, 'transfer-encoding': coding } = headers;
  if (host === undefined) return NO_HOST;
  return coding === undefined || coding.toLowerCase() === 'chunked' ? undefined : NO_SUCH_CODING;
}

function rejectRequest(res: ServerResponse, rejection: ParserRejection, format: FormatRejection): void {
  send(res, new Reply(rejection.status, { 'content-type': JSON_TYPE, connection: 'close' }, format(rejection)));
}

/** @param body undefined for a HEAD request */
function answerRejection(socket: Socket, body: string | undefined, status: number): void {
  // A socket that is closed takes no answer.
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...(body === undefined ? [] : [`content-type: ${JSON_TYPE}`, `content-length: ${Buffer.byteLength(body)}`]),
    ...Object.entries(NO_SNIFFING).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  // The client gets to read it, and then it has no reason to stay.
  socket.setTimeout(LINGER_MS, () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`);
}
