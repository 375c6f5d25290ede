import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import { sendText } from './answer.js';
import { createOutbox, type Outbox } from './outbox.js';

/** Certificate and key of a TLS server, in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** What is refused before there is a request that could be served. */
export interface ParserRefusal {
  status: 400 | 408 | 431;
  message: string;
  /** What is at fault, where it is less than the whole request. */
  parameter?: string;
  rule?: string;
}

type SpellRefusal = (refusal: ParserRefusal) => string;

const REFUSALS: Readonly<Record<string, ParserRefusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request headers are larger than 16 KiB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
};
const MALFORMED: ParserRefusal = { status: 400, message: 'The request is not well-formed HTTP.' };
const NO_HOST: ParserRefusal = {
  status: 400,
  message: 'An HTTP/1.1 request needs the header Host.',
  parameter: 'Host',
  rule: 'required',
};
const PLAIN_HTTP: ParserRefusal = { status: 400, message: 'This port speaks HTTPS; its URL begins with https://.' };
const NO_PROXY: ParserRefusal = { status: 400, message: 'CONNECT is for proxies, and the sandbox is none.' };

/**
 * Request and response classes of a server, which an Express app can take for its own. Express gives every request and response
 * its prototype anew, which on Node 20 costs more than half of the time of a small request; when they are born with that
 * prototype, the assignment is free.
 */
function createMessages(outbox: Outbox) {
  class Request extends IncomingMessage {}
  class Response<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {}
  Object.assign(Response.prototype, { outbox });
  return {
    classes: { IncomingMessage: Request, ServerResponse: Response },
    adopt(app: Express): void {
      Object.setPrototypeOf(Request.prototype, app.request);
      Object.setPrototypeOf(Response.prototype, app.response);
      app.request = Request.prototype as typeof app.request;
      app.response = Response.prototype as unknown as typeof app.response;
    },
  };
}

/** The latest request of a connection. */
interface Turn {
  res: ServerResponse;
  begun: boolean;
  /** Set when the rest of the request turned out to be no HTTP before its turn came. */
  refused?: () => void;
}

const isOut = ({ res }: Turn): boolean => res.writableFinished || res.destroyed;

/**
 * Serves the requests of each connection one after the other: a client that sends several without waiting finds each done when
 * the next begins, and what is no HTTP after good requests is refused after they were answered.
 */
function serveInTurn(serve: (req: IncomingMessage, res: ServerResponse) => void, refuse: SpellRefusal) {
  const turns = new WeakMap<Socket, Turn>();
  const refused = new WeakSet<Socket>();
  const begin = (turn: Turn, req: IncomingMessage): void => {
    turn.begun = true;
    if (turn.refused === undefined) serve(req, turn.res);
    else turn.refused();
  };
  return {
    request(req: IncomingMessage, res: ServerResponse): void {
      const before = turns.get(req.socket);
      const turn = { res, begun: false };
      turns.set(req.socket, turn);
      if (before === undefined || isOut(before)) begin(turn, req);
      else before.res.once('close', () => begin(turn, req));
    },
    refuse(socket: Socket, refusal: ParserRefusal): void {
      // The parser repeats its complaint for whatever still comes in.
      if (refused.has(socket)) return;
      refused.add(socket);
      const answer = (): void => answerRefusal(socket, refuse(refusal), refusal.status);
      const turn = turns.get(socket);
      if (turn === undefined || isOut(turn)) answer();
      else if (turn.res.req.complete) turn.res.once('close', answer);
      else if (turn.begun) answer();
      else turn.refused = answer;
    },
  };
}

export interface AppServerOptions {
  /** Spells the body of an answer to what never became a request. */
  refuse: SpellRefusal;
  /** Calls back when what is under way in this turn of the event loop is done. */
  atTurnEnd(act: () => void): void;
  tls?: Certificate | undefined;
}

export interface AppServer {
  server: Server;
  /** Lets an app serve requests of this server without giving each one its prototypes. */
  adopt(app: Express): void;
}

/** Makes the HTTP (or HTTPS) server of a listener. */
export function createAppServer(listener: RequestListener, { refuse, atTurnEnd, tls }: AppServerOptions): AppServer {
  // Node itself would answer a missing Host and an unknown expectation without a body.
  const { classes, adopt } = createMessages(createOutbox(atTurnEnd));
  const options = {
    ...classes,
    requireHostHeader: false,
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    keepAliveTimeout: 65_000,
  };
  const connections = serveInTurn((req, res) => {
    if (req.headers.host === undefined && req.httpVersion === '1.1') refuseWithoutHost(res, refuse);
    else listener(req, res as ServerResponse & { req: IncomingMessage });
  }, refuse);
  const serve = connections.request as unknown as RequestListener<typeof IncomingMessage, typeof ServerResponse>;
  const server = tls === undefined ? createServer(options, serve) : createTlsServer({ ...options, ...tls }, serve);
  // Headers are bounded by their bytes; dropping the last of very many would drop a credential.
  server.maxHeadersCount = 0;
  server.on('checkExpectation', connections.request);
  server.on('connect', (_req: IncomingMessage, socket: Socket) => connections.refuse(socket, NO_PROXY));
  const beneath = tls === undefined ? undefined : socketsBeneath(server);
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    const plain = error.code === 'ERR_SSL_HTTP_REQUEST' ? beneath?.(socket) : undefined;
    if (plain !== undefined) connections.refuse(plain, PLAIN_HTTP);
    else connections.refuse(socket, REFUSALS[error.code ?? ''] ?? MALFORMED);
  });
  return { server, adopt };
}

/** Finds the connection that a TLS socket is over: who speaks plain HTTP can be answered there alone. */
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

const JSON_TYPE = 'application/json; charset=utf-8';

function refuseWithoutHost(res: ServerResponse, refuse: SpellRefusal): void {
  const headers = { connection: 'close' };
  sendText(res, { status: NO_HOST.status, contentType: JSON_TYPE, body: refuse(NO_HOST), headers });
}

function answerRefusal(socket: Socket, body: string, status: number): void {
  // A socket that is closed takes no answer.
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${JSON_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
