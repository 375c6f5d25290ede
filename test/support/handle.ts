/** The program without a socket: calls as a transport hands them over, and replies read whole. */
import { type BodyRead, type Call, isEvents, type Reply, splitTarget } from '../../src/api/call.js';
import type { Handle } from '../../src/api/pipeline.js';
import type { Sandbox } from '../../src/index.js';

export const handleOf = (box: Sandbox): Handle => (box as unknown as { running: { handle: Handle } }).running.handle;

/** The body of an answer, read as JSON. */
// biome-ignore lint/suspicious/noExplicitAny: a body is whatever the answer holds.
export type Body = any;

const encoder = new TextEncoder();

export interface Sent {
  headers?: Record<string, string>;
  body?: string;
}

/** @param line method and target: `GET /v1/payments?limit=1` */
export function callOf(origin: string, line: string, { headers = {}, body = '' }: Sent): Call {
  const [method = '', target = ''] = line.split(/ (.*)/s);
  const { host } = new URL(origin);
  const read: BodyRead = { ok: true, bytes: encoder.encode(body) };
  return {
    method,
    ...splitTarget(target),
    headers: { host, ...headers },
    peer: { scheme: 'http', address: '127.0.0.1', share: undefined, hasSeveralHosts: false },
    waitsForLeave: false,
    isWhole: true,
    body: () => read,
    count: () => undefined,
    gone: new Promise(() => {}),
  };
}

export function textOf({ body }: Reply): string {
  if (typeof body === 'string') return body;
  if (isEvents(body)) throw new Error('a stream has no whole text');
  return Buffer.concat(body).toString('utf8');
}
