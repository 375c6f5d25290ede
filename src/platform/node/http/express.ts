/** Express in front of the program: it takes every request, hands it on as a call, and sends the reply. What the program throws comes to its layer for errors. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import {
  type BodyRead,
  type Bound,
  type Call,
  ClientGone,
  type Headers,
  isExposed,
  type Peer,
  pathBelow,
  splitTarget,
} from '../../../api/call.js';
import { countedAddress, withoutPort } from '../../../api/shares.js';
import { yieldToLoop } from '../time.js';
import { type HandlerOptions, hasBody, type NodeHandler, type OwnRequest, type OwnResponse, send } from './send.js';

const NOTHING = new Uint8Array(0);

/** Room for what comes after the first piece. */
const LEAST_BYTES = 16 * 1_024;
/** Once so much has come, all that was announced is believed to come, and needs not be copied again. */
const BELIEVED = 256 * 1_024;

/** So much of a body is read before others are served. */
const READ_AT_ONCE = 128 * 1_024;

/** Bytes that come in pieces, copied together, so that a body of one byte at a time takes what another one does. */
class Pieces {
  private bytes: Uint8Array = NOTHING;
  private used = 0;

  /** @param announced how many bytes there will be; NaN where that was not said */
  constructor(private readonly announced: number) {}

  add(piece: Uint8Array): void {
    const { bytes, used } = this;
    const most = used + piece.length;
    this.used = most;
    if (used === 0) {
      this.bytes = piece;
      return;
    }
    if (most > bytes.length) {
      const size = most > BELIEVED && this.announced >= most ? this.announced : Math.max(LEAST_BYTES, 2 * most);
      // Its pages are not touched before there is something to write to them.
      this.bytes = Buffer.allocUnsafeSlow(size);
      this.bytes.set(bytes.subarray(0, used));
    }
    this.bytes.set(piece, used);
  }

  joined(): Uint8Array {
    return this.bytes.subarray(0, this.used);
  }
}

/** Leaves the rest of a body where it is; `send` closes the connection for it. */
function cut(req: OwnRequest): BodyRead {
  req.isCut = true;
  return { ok: false, reason: 'too_large' };
}

/** What is wrong with a body before the first byte of it is read. */
function rejectedAhead(req: OwnRequest, limit: number): BodyRead | undefined {
  const encoding = req.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') return { ok: false, reason: 'encoded' };
  return Number(req.headers['content-length'] ?? 0) > limit ? cut(req) : undefined;
}

/**
 * Reads the raw bytes of a request, because signatures are computed over them. Reading ends at the limit; the connection is closed
 * with the reply then. Compressed bodies are rejected: the contract knows plain JSON only.
 * @param limit in bytes
 * @returns a promise where bytes are still to come, which rejects with ClientGone when they never do
 */
export function readBody(req: OwnRequest, limit: number): BodyRead | Promise<BodyRead> {
  if (!hasBody(req)) return { ok: true, bytes: NOTHING };
  const rejected = rejectedAhead(req, limit);
  if (rejected !== undefined) return rejected;
  req.heldBack?.();
  req.heldBack = undefined;
  return new Promise((resolve, reject) => {
    const pieces = new Pieces(Number(req.headers['content-length'] ?? Number.NaN));
    let [read, served] = [0, 0];
    const onData = (chunk: Buffer): void => {
      read += chunk.length;
      if (read <= limit) {
        pieces.add(chunk);
        if (read - served < READ_AT_ONCE) return;
        // A client that sends as fast as is read would not be let go before its body is whole.
        served = read;
        req.pause();
        void yieldToLoop().then(() => req.resume());
        return;
      }
      req.off('data', onData);
      resolve(cut(req));
    };
    // One that lost its client closes, and says an error only to those who listen for it; one that ended closes as well.
    const onClose = (): void => reject(new ClientGone());
    req.on('data', onData).on('close', onClose);
    req.on('end', () => {
      req.off('close', onClose);
      const end = (): void => resolve({ ok: true, bytes: pieces.joined() });
      if (req.together === undefined) end();
      else req.together(end);
    });
  });
}

/** The address in an entry of X-Forwarded-For, whose port is none of it; undefined in `unknown` and whatever else is no address. */
function addressIn(entry: string): string | undefined {
  const address = withoutPort(entry);
  return isIP(address) === 0 ? undefined : address;
}

/**
 * The address of who calls. Bound to loopback only a proxy can pass on calls from elsewhere, and the last address in
 * X-Forwarded-For is the one that this proxy has seen: those before it are what the client says, and are not looked at. Bound to
 * anything else, and where the last entry is no address, it is the other end of the connection.
 */
export function clientAddress({ headers, socket }: IncomingMessage, { loopback }: Bound): string {
  const forwarded = loopback ? headers['x-forwarded-for'] : undefined;
  const last = forwarded === undefined ? undefined : String(forwarded).split(',').at(-1)?.trim();
  return (last === undefined ? undefined : addressIn(last)) ?? socket.remoteAddress ?? '';
}

/** Whose share of what there is a call takes, by address; undefined where callers trust each other, and each may take it all. */
export const shareOf = (req: IncomingMessage, bound: Bound): string | undefined =>
  isExposed(bound) ? countedAddress(clientAddress(req, bound)) : undefined;

export function createExpressApp({ handle, bound, base, sleep, onCrash }: HandlerOptions): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  app.use(async (req: Request, res: Response) => {
    const reply = await handle(new NodeCall(req, res, bound, base));
    await send(res, reply, sleep);
  });
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => {
    if (!(error instanceof ClientGone)) onCrash(error, { method: req.method, path: req.path });
    res.destroy();
  });
  return app;
}

const READ_BEFORE =
  'The body of this request was read before the sandbox got it, and signatures are computed over its bytes. Mount box.handler before whatever reads bodies, such as express.json().';

/** The same for somebody else's server, whose requests and responses stay as they are. */
export function createNodeHandler({ handle, bound, base, sleep, onCrash }: HandlerOptions): NodeHandler {
  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    await send(res, await handle(new NodeCall(req, res, bound, base, mountOf(req))), sleep);
  };
  return (req, res, next) => {
    if (hasBody(req) && req.readableDidRead) {
      if (next === undefined) res.writeHead(500, { 'content-type': 'text/plain' }).end(READ_BEFORE);
      else next(new Error(READ_BEFORE));
      return;
    }
    serve(req, res).catch((error: unknown) => {
      if (!(error instanceof ClientGone))
        onCrash(error, { method: req.method ?? '', path: splitTarget(req.url ?? '').path });
      res.destroy();
    });
  };
}

/** Where Express or Connect has mounted us: what they take off the path before they hand the request on. */
function mountOf({ url = '', originalUrl }: IncomingMessage & { originalUrl?: string }): string {
  if (originalUrl === undefined) return '';
  const [whole, rest] = [splitTarget(originalUrl).path, splitTarget(url).path];
  return whole.endsWith(rest) ? whole.slice(0, -rest.length) : whole;
}

/** What the connection tells, found out when it is asked for: few calls ask for all of it. */
class NodePeer implements Peer {
  constructor(
    private readonly req: IncomingMessage,
    private readonly bound: Bound,
  ) {}

  get scheme(): Peer['scheme'] {
    return 'encrypted' in this.req.socket ? 'https' : 'http';
  }

  get address(): string {
    return clientAddress(this.req, this.bound);
  }

  get share(): string | undefined {
    return shareOf(this.req, this.bound);
  }

  /** Without a list on the way, because every call of the merchant API is asked this. */
  get hasSeveralHosts(): boolean {
    const { rawHeaders } = this.req;
    let hosts = 0;
    for (let i = 0; i < rawHeaders.length; i += 2) {
      const name = rawHeaders[i] as string;
      if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    }
    return hosts > 1;
  }
}

/** A call that came over a socket. */
class NodeCall implements Call {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly mount: string;
  readonly headers: Headers;
  readonly peer: Peer;

  /** @param taken what was taken off the path */
  constructor(
    private readonly req: OwnRequest,
    private readonly res: ServerResponse,
    bound: Bound,
    base: string,
    taken = '',
  ) {
    this.method = req.method ?? '';
    const { path, query } = splitTarget(req.url ?? '');
    this.mount = base === '' ? taken : base;
    this.path = base === '' ? path : pathBelow(taken + path, base);
    this.query = query;
    this.headers = req.headers;
    this.peer = new NodePeer(req, bound);
  }

  get waitsForLeave(): boolean {
    return this.req.heldBack !== undefined;
  }

  get isWhole(): boolean {
    return this.req.complete;
  }

  body(limit: number): BodyRead | Promise<BodyRead> {
    return readBody(this.req, limit);
  }

  count(merchant_id: string): string | undefined {
    return (this.res as OwnResponse).unread?.count(this.res, merchant_id);
  }

  get gone(): Promise<void> {
    return new Promise((resolve) => {
      if (this.res.destroyed) resolve();
      else this.res.once('close', () => resolve());
    });
  }
}
