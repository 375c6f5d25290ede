import type { ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';
import type { OwnRequest } from './body.js';
import type { Outbox } from './outbox.js';
import { AT_ONCE_BYTES, type Unread, writeInPieces } from './unread.js';

/** An answer as it is sent when nothing goes wrong. */
export interface WholeAnswer {
  status: number;
  contentType: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
  /** A long body is compressed for whoever can read that: for what browsers wait for on slow lines, and no call of the merchant API does. */
  compress?: boolean;
}

/** No browser may take an answer for anything but its content type: said by every answer that is sent here, and by every other one. */
export const NO_SNIFFING = { 'x-content-type-options': 'nosniff' } as const;

/** What the answers of our server know. */
export type OwnResponse = ServerResponse & {
  /** Where they leave together. */
  readonly outbox?: Outbox;
  /** How long their connection is kept, as `Keep-Alive` says it. */
  readonly kept?: string;
  /** What is still to be read, where strangers share the sandbox. */
  readonly unread?: Unread | undefined;
  /** Whose call is answered, once that is known there. */
  merchant?: string;
};

/** Says how long the connection is kept, in answers that are not sent by `sendText`. */
export function sayHowLongKept(res: ServerResponse): void {
  const { kept } = res as OwnResponse;
  if (kept !== undefined && res.shouldKeepAlive) res.setHeader('keep-alive', kept);
}

/** An answer whose body may be given as its bytes, in pieces. */
export type SentAnswer = Omit<WholeAnswer, 'body'> & { body: string | readonly Uint8Array[] };

const SAFE = Object.entries(NO_SNIFFING).flat();

/** Fewer characters are sent as fast as they are. */
const LONG = 16_000;

const lengthOf = (body: SentAnswer['body']): number =>
  typeof body === 'string' ? body.length : body.reduce((sum, piece) => sum + piece.length, 0);

/** The long body that was compressed last: the documents that many ask for come again and again. */
let lastPacked: { body: string; bytes: Uint8Array[] } = { body: '', bytes: [] };

/** Whether a body is to be compressed; whoever asks for it may be answered otherwise the next time. */
function isToPack(res: ServerResponse, { body, compress }: SentAnswer): boolean {
  if (compress !== true || lengthOf(body) < LONG) return false;
  res.appendHeader('vary', 'accept-encoding');
  return /\bgzip\b/.test(String(res.req?.headers['accept-encoding'] ?? ''));
}

/** Compresses in a thread of its own, so that nobody else waits for it. */
function pack(body: SentAnswer['body']): Promise<Uint8Array[]> {
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

/** Whether an answer is the last one of its connection, so that nothing behind its request is looked at. */
export function endsConnection(res: ServerResponse, { headers }: Pick<WholeAnswer, 'headers'>): boolean {
  return (headers?.connection ?? headers?.Connection ?? res.getHeader('connection')) === 'close';
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
 * Sends one complete answer. What has begun already, or has lost its client, is left alone.
 * @returns a promise where the body has to be compressed first: it resolves when it was handed to the connection
 */
export function sendText(res: ServerResponse, answer: SentAnswer): Promise<void> | undefined {
  if (res.headersSent || res.destroyed) return undefined;
  const { body } = answer;
  if (!isToPack(res, answer)) {
    sendBody(res, answer, body);
    return undefined;
  }
  const sendPacked = (bytes: Uint8Array[]): void => {
    if (res.headersSent || res.destroyed) return;
    res.setHeader('content-encoding', 'gzip');
    sendBody(res, answer, bytes);
  };
  if (lastPacked.body === body) {
    sendPacked(lastPacked.bytes);
    return undefined;
  }
  return pack(body).then((bytes) => {
    if (typeof body === 'string') lastPacked = { body, bytes };
    sendPacked(bytes);
  });
}

function sendBody(res: ServerResponse, answer: SentAnswer, body: SentAnswer['body']): void {
  // A body that nobody asked for may still come, and must not be taken for the next request.
  const heldBack = (res.req as OwnRequest | undefined)?.heldBack !== undefined;
  if (heldBack || endsConnection(res, answer)) res.shouldKeepAlive = false;
  const length = typeof body === 'string' ? Buffer.byteLength(body) : lengthOf(body);
  // As a list, because that is what Node makes of an object, entry by entry.
  const headers = ['content-type', answer.contentType, 'content-length', String(length), ...SAFE];
  const { outbox, kept } = res as OwnResponse;
  // A client that knows it does not use a connection that is about to be closed. Node itself says that it is kept at all.
  if (kept !== undefined && res.shouldKeepAlive) headers.push('keep-alive', kept);
  for (const name in answer.headers) headers.push(name, answer.headers[name] as string);
  res.writeHead(answer.status, headers);
  const sent = res.req?.method === 'HEAD' ? undefined : body;
  const encoding = length === body.length ? 'latin1' : 'utf8';
  const early = !res.shouldKeepAlive && !res.req.complete;
  if (sent !== undefined && (typeof sent !== 'string' || length > AT_ONCE_BYTES)) {
    const pieces = typeof sent === 'string' ? [Buffer.from(sent, encoding)] : sent;
    writeInPieces(res, pieces, () => void (early ? endAfterRequest(res) : res.end()));
  } else if (early) {
    res.write(sent ?? '', encoding);
    endAfterRequest(res);
  } else if (outbox === undefined) res.end(sent, encoding);
  else outbox.put(res, sent, encoding);
}
