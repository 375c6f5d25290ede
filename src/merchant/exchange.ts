import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from '../contract/index.js';
import type { Reservation } from '../domain/idempotency.js';
import type { KeyOwner } from '../domain/merchants/worlds.js';
import type { FaultRecord, JournalEntry, Json, KeyRecord } from '../domain/types.js';
import type { World } from '../domain/world.js';
import type { HttpContext } from './context.js';

/** One public call on its way from the socket to the answer: what the steps of its life find and leave. */
export interface Exchange {
  readonly context: HttpContext;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** null where no operation has that path and method. */
  readonly operation: Operation | null;
  readonly pathParameters: Readonly<Record<string, string>>;
  /** As sent, without the query string. */
  readonly path: string;
  readonly rawQuery: string;
  readonly started_ms: number;
  request_id: string;
  /** The merchant whose profile judges the call: the recognised one, else `default`. */
  world: World;
  owner: KeyOwner | undefined;
  key: KeyRecord | null;
  bytes: Uint8Array;
  bodyFault: 'too_large' | 'encoded' | null;
  /** The bytes as text, once they were read; undefined before, and where they are none. */
  text: string | undefined;
  body: unknown;
  query: Record<string, unknown>;
  /** Headers that the answer carries whatever it is. */
  headers: Record<string, string>;
  reservation: Reservation | null;
  idempotency: JournalEntry['idempotency'];
  retry_after_s: number | undefined;
  /** Status 0: the connection is cut instead of an answer. */
  answer: { status: number; text: string } | null;
  /** Why the answer is an error on purpose, for the journal. */
  intended: { code: string; explanation: string } | null;
  /** The faults that are done to this call, and the milliseconds of real time by which they slow it. */
  faults: FaultRecord[];
  latency_ms: number;
  waited: boolean;
  /** How many deliveries there were when the call was carried out; null when it was not. */
  deliveries_before: number | null;
}

/** Splits a request target into path and raw query; an absolute target loses its origin. */
export function splitTarget(target: string): { path: string; rawQuery: string } {
  const relative = target.startsWith('/') ? target : target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const mark = relative.indexOf('?');
  if (mark === -1) return { path: relative === '' ? '/' : relative, rawQuery: '' };
  return { path: relative.slice(0, mark), rawQuery: relative.slice(mark + 1) };
}

/** The origin that a request was sent to, for the addresses of pages; the bound one when its Host is no host. */
export function originOf(exchange: Exchange): string {
  const { context, req } = exchange;
  if (context.publicOrigin !== undefined) return context.publicOrigin;
  const scheme = 'encrypted' in req.socket ? 'https' : 'http';
  const host = req.headers.host ?? '';
  if (host !== lastRead.host || scheme !== lastRead.scheme) {
    lastRead = { scheme, host, origin: readOrigin(`${scheme}://${host}`, host) };
  }
  return lastRead.origin ?? context.boundOrigin();
}

/** Nearly every call names the host of the call before; reading it anew took 3 % of a POST. */
let lastRead: { scheme: string; host: string; origin: string | null } = { scheme: '', host: '', origin: null };

function readOrigin(address: string, host: string): string | null {
  if (host === '' || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.host.startsWith(host.toLowerCase().replace(/:\d+$/, '')) ? url.origin : null;
}

/** JSON that came from a client, for echoing in error details. */
export const asJson = (value: unknown): Json | undefined => value as Json | undefined;
