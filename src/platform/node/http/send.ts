/** Requests as `node:http` hands them on, and replies as they leave: whole, compressed, as a stream, or broken on purpose. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';
import {
  type Bound,
  beginningOf,
  dripOf,
  type Events,
  isEvents,
  NO_SNIFFING,
  type Reply,
  type ReplyFault,
} from '../../../api/call.js';
import type { Handle } from '../../../api/pipeline.js';
import type { Together } from '../loop.js';
import { AT_ONCE_BYTES, type Unread, writeInPieces } from './unread.js';

/** A request whose client sends the body only when it is told to (`Expect: 100-continue`), which `readBody` does. */
export type OwnRequest = IncomingMessage & {
  /** Puts off what goes on once its body has come. */
  readonly together?: Together;
  /** Tells the client to send it; undefined where it is told, or does not wait for that. */
  heldBack?: (() => void) | undefined;
  /** Set where its body is too long, and not read to its end. */
  isCut?: boolean;
};

/** Whether the request announces a body at all. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || (req.headers['content-length'] ?? '0') !== '0';
}

/** What a way from Node into the program is made of. */
export interface HandlerOptions {
  handle: Handle;
  bound: Bound;
  /** The path that the program is mounted below; where it is empty, Express and Connect may tell of one. */
  base: string;
  /** Waits so many milliseconds of real time, or until the sandbox stops. */
  sleep(delay_ms: number): Promise<void>;
  /** Told of what must not happen: something that the program did not make a reply of. */
  onCrash(error: unknown, at: { method: string; path: string }): void;
}

/** Answers within somebody else's server: a listener of `node:http`, and middleware of Connect and Express, whose `next` is told what is wrong. */
export type NodeHandler = (req: IncomingMessage, res: ServerResponse, next?: (error?: unknown) => void) => void;

/**
 * How a text is written. One that has as many bytes as characters is the same in both, and as `latin1` Node neither counts its
 * bytes once more nor looks at each character.
 */
type TextEncoding = 'latin1' | 'utf8';

/**
 * Ends an answer with one text for head and body. `end` with a body adds an empty text behind it, and what is more than one text
 * takes the kernel's other way of writing, with lists of its own.
 */
function endAtOnce(res: ServerResponse, body: string | undefined, encoding: TextEncoding): void {
  const { socket } = res;
  // Of somebody else's responses nothing is known but how they end.
  if ((res as OwnResponse).kept === undefined || socket === null || body === undefined) {
    res.end(body, encoding);
    return;
  }
  // A socket that is held back already is not held back anew by `write` until the next turn.
  socket.cork();
  res.write(body, encoding);
  socket.uncork();
  res.end();
}

/** What the answers of our server know. */
export type OwnResponse = ServerResponse & {
  /** How long their connection is kept, as `Keep-Alive` says it. */
  readonly kept?: string;
  /** What is still to be read, where strangers share the sandbox. */
  readonly unread?: Unread | undefined;
  /** Whose call is answered, once that is known there. */
  merchant?: string;
  /** Set where it is the last of its connection, although its client would go on. */
  isLast?: boolean;
};

/** Whether an answer ends its connection: we want it to, or its client does, which by HTTP/1.0 stays only where it says so. */
export function endsConnection(res: ServerResponse): boolean {
  const { connection = '' } = res.req.headers;
  const stays = res.req.httpVersion === '1.0' ? /\bkeep-alive\b/i.test(connection) : !/\bclose\b/i.test(connection);
  return !stays || (res as OwnResponse).isLast === true;
}

const SAFE = Object.entries(NO_SNIFFING).flat();

/** A body that is not a stream. */
type WholeBody = string | readonly Uint8Array[];

const lengthOf = (body: WholeBody): number =>
  typeof body === 'string' ? body.length : body.reduce((sum, piece) => sum + piece.length, 0);

/** The long body that was compressed last: the documents that many ask for come again and again. */
let lastPacked: { body: string; bytes: Uint8Array[] } = { body: '', bytes: [] };

/** Compresses in a thread of its own, so that nobody else waits for it. */
function pack(body: WholeBody): Promise<Uint8Array[]> {
  const pieces = typeof body === 'string' ? [body] : body;
  const packer = createGzip({ chunkSize: 64 * 1024 });
  const packed: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    const feed = (from: number): void => {
      for (let at = from; at < pieces.length; at++) {
        if (packer.write(pieces[at])) continue;
        packer.once('drain', () => feed(at + 1));
        return;
      }
      packer.end();
    };
    packer.on('data', (piece: Uint8Array) => packed.push(piece));
    packer.once('end', () => resolve(packed)).once('error', reject);
    feed(0);
  });
}

/** So many bytes of a request are read and dropped after its answer was sent; whoever sends more is cut. */
export const MOST_DROPPED = 16 * 1024 * 1024;
/** What reading a piece costs beside its bytes, so that chunks of one byte each come to their end as well. */
const PIECE_BYTES = 1024;
/** Who was answered before the request was whole, and neither sends the rest nor closes, is cut after so many milliseconds. */
export const LINGER_MS = 2_000;

/**
 * Ends an answer once its request has come to its end: a connection that is closed while the client still sends is reset, and
 * then the client may never read what it was answered.
 */
function endAfterRequest(res: ServerResponse): void {
  let dropped = 0;
  const end = (): void => void res.end();
  res.req.on('data', (chunk: Uint8Array) => {
    dropped += chunk.length + PIECE_BYTES;
    if (dropped > MOST_DROPPED) end();
  });
  res.req.once('end', end).once('close', end);
  res.socket?.setTimeout(LINGER_MS);
}

/**
 * Sends a reply. What has begun already, or has lost its client, is left alone.
 * @returns a promise where it takes a while until all of it was handed to the connection
 */
export function send(res: ServerResponse, reply: Reply, sleep: Sleep = neverSleeps): Promise<void> | undefined {
  const { body, options } = reply;
  if (isEvents(body)) return void openStream(res, reply, body);
  if (options.fault !== undefined) return sendBroken(res, reply, options.fault, sleep);
  // A fault cut the call before there was anything to reply.
  if (reply.status === 0) return resetConnection(res);
  if (lengthOf(body) < (options.compressFrom ?? Number.POSITIVE_INFINITY)) return sendWhole(res, reply, body);
  // Whoever asks for it may be answered otherwise the next time.
  const { vary } = reply.headers;
  const varied = reply.with({ vary: vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding` });
  if (!/\bgzip\b/.test(String(res.req.headers['accept-encoding'] ?? ''))) return sendWhole(res, varied, body);
  const packed = varied.with({ 'content-encoding': 'gzip' });
  if (lastPacked.body === body) return sendWhole(res, packed, lastPacked.bytes);
  return pack(body).then((bytes) => {
    if (typeof body === 'string') lastPacked = { body, bytes };
    sendWhole(res, packed, bytes);
  });
}

/**
 * Writes the head of a reply.
 * @returns whether a body may follow
 */
function begin(res: ServerResponse, { status, headers }: Reply, length: number | undefined): boolean {
  if (res.headersSent || res.destroyed) return false;
  // A body that nobody asked for may still come, and must not be taken for the next request.
  const { heldBack, isCut } = res.req as OwnRequest;
  const isSaid = (headers.connection ?? headers.Connection) === 'close';
  if (heldBack !== undefined || isCut || isSaid) (res as OwnResponse).isLast = true;
  const isLast = endsConnection(res);
  // As a list, because that is what Node makes of an object, entry by entry.
  const list = [...SAFE];
  if (length !== undefined) list.push('content-length', String(length));
  const { kept } = res as OwnResponse;
  // A client that knows it does not use a connection that is about to be closed. Node itself says that it is kept at all.
  if (kept !== undefined && !isLast) list.push('keep-alive', kept);
  if (isLast && !isSaid) list.push('Connection', 'close');
  for (const name in headers) list.push(name, headers[name] as string);
  res.writeHead(status, list);
  return true;
}

function sendWhole(res: ServerResponse, reply: Reply, body: WholeBody): undefined {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : lengthOf(body);
  if (!begin(res, reply, length)) return;
  const sent = res.req.method === 'HEAD' ? undefined : body;
  const encoding = length === body.length ? 'latin1' : 'utf8';
  const early = !res.req.complete && endsConnection(res);
  if (sent !== undefined && (typeof sent !== 'string' || length > AT_ONCE_BYTES)) {
    const pieces = typeof sent === 'string' ? [Buffer.from(sent, encoding)] : sent;
    writeInPieces(res, pieces, () => void (early ? endAfterRequest(res) : res.end()));
  } else if (early) {
    res.write(sent ?? '', encoding);
    endAfterRequest(res);
  } else endAtOnce(res, sent, encoding);
}

/** The text that was written last: the same one goes to everybody who follows, and is in memory once for all. */
let last = { text: '', bytes: new Uint8Array(0) };

function bytesOf(text: string): Uint8Array {
  if (last.text !== text) last = { text, bytes: Buffer.from(text) };
  return last.bytes;
}

/** Opens a stream of server-sent events. */
function openStream(res: ServerResponse, reply: Reply, { follow, most_waiting_bytes }: Events): void {
  const closed = new Promise<void>((resolve) => {
    // Who has left already does not close once more.
    if (res.destroyed) resolve();
    else res.once('close', () => resolve());
  });
  if (begin(res, reply, undefined)) {
    res.socket?.setNoDelay(true);
    res.flushHeaders();
  }
  follow({
    write(text) {
      if (res.writableEnded || res.destroyed) return;
      if (res.writableLength > most_waiting_bytes) res.destroy();
      else res.write(bytesOf(text));
    },
    end: () => void res.end(),
    closed,
  });
}

/** Waits so many milliseconds of real time. */
type Sleep = (delay_ms: number) => Promise<void>;
const neverSleeps: Sleep = () => Promise.resolve();

function sendBroken(res: ServerResponse, reply: Reply, fault: ReplyFault, sleep: Sleep): Promise<void> | undefined {
  const bytes = Buffer.from(String(reply.body), 'utf8');
  if (fault.kind === 'reset') return resetConnection(res);
  if (!begin(res, reply, bytes.length)) return undefined;
  if (fault.kind === 'truncate') return sendTruncated(res, bytes, fault.bytes);
  return sendDripped(res, bytes, fault.bytes_per_second, sleep);
}

/** Resets the connection (RST), or closes it where there is no bare TCP below, as under TLS. */
function resetConnection({ socket }: ServerResponse): undefined {
  if (socket === null || socket.destroyed) return;
  try {
    socket.resetAndDestroy();
  } catch {
    socket.destroy();
  }
}

/** Sends the beginning of a reply, whose head announces the whole, and ends the connection. */
function sendTruncated(res: ServerResponse, bytes: Uint8Array, length: number): undefined {
  const sent = beginningOf(bytes, length);
  if (sent.length === 0) res.flushHeaders();
  // What was written is still sent before the connection goes.
  writeInPieces(res, [sent], () => res.socket?.destroySoon());
}

/** Sends a reply slowly; ends early when the client has gone. */
async function sendDripped(
  res: ServerResponse,
  bytes: Uint8Array,
  bytes_per_second: number,
  sleep: Sleep,
): Promise<void> {
  res.flushHeaders();
  const { drip_bytes, pause_ms } = dripOf(bytes_per_second);
  for (let at = 0; at < bytes.length && !res.destroyed; at += drip_bytes) {
    res.write(bytes.subarray(at, at + drip_bytes));
    await sleep(pause_ms);
  }
  if (!res.destroyed) res.end();
}
