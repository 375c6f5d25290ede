import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Outbox } from './outbox.js';

/** An answer as it is sent when nothing goes wrong. */
export interface WholeAnswer {
  status: number;
  contentType: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
  /** A long body is compressed for whoever can read that: for what browsers wait for on slow lines, and no call of the merchant API does. */
  compress?: boolean;
}

/** The answers of a server that lets them leave together know where. */
export type WithOutbox = ServerResponse & { readonly outbox?: Outbox };

/** Fewer characters are sent as fast as they are. */
const LONG = 16_000;

/** The body as it travels. */
function packed(res: ServerResponse, { body, compress }: WholeAnswer): string | Uint8Array {
  if (compress !== true || body.length < LONG) return body;
  res.appendHeader('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(res.req?.headers['accept-encoding'] ?? ''))) return body;
  res.setHeader('content-encoding', 'gzip');
  return gzipSync(body);
}

/** Sends one complete answer. What has begun already, or has lost its client, is left alone. */
export function sendText(res: ServerResponse, answer: WholeAnswer): void {
  if (res.headersSent || res.destroyed) return;
  const body = packed(res, answer);
  // As a list, because that is what Node makes of an object, entry by entry.
  const headers: string[] = [];
  for (const name in answer.headers) headers.push(name, answer.headers[name] as string);
  headers.push('content-type', answer.contentType, 'content-length', String(Buffer.byteLength(body)));
  res.writeHead(answer.status, headers);
  const sent = res.req?.method === 'HEAD' ? undefined : body;
  const { outbox } = res as WithOutbox;
  if (outbox === undefined) res.end(sent);
  else outbox.put(res, sent);
}
