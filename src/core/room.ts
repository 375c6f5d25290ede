/** How much a merchant has, and whether there is room for more: bounded only where strangers share a process. */
import { Problem } from './problems.js';
import type { WorldData } from './types.js';
import type { World } from './world.js';

/** Everything that a merchant's calls and its clock add to. */
const COUNTED = [
  'payments',
  'transactions',
  'invoices',
  'payouts',
  'payment_links',
  'subscriptions',
  'ledger',
  'events',
  'deliveries',
  'runs',
  'keys',
  'faults',
] as const satisfies readonly (keyof WorldData)[];

/** How many records a world has. */
export const recordsOf = (data: WorldData): number =>
  COUNTED.reduce((sum, name) => sum + data[name].length, Object.keys(data.scenarios).length);

/** Whether nothing more may be added. */
export function isFull({ env, data, idempotency }: World): boolean {
  return env.max_records !== undefined && recordsOf(data) + idempotency.size >= env.max_records;
}

/** @throws Problem `forbidden` when so many records are more than a merchant may have */
export function requireRoom({ env }: Pick<World, 'env'>, records: number): void {
  const { max_records } = env;
  if (max_records === undefined || records < max_records) return;
  const message = `A merchant of this sandbox has at most ${max_records} records, events and deliveries included. Begin anew with POST /_sandbox/reset.`;
  throw new Problem('forbidden', message);
}

/** A world is measured when it is first asked to grow, and then each time that it was asked so often. */
const ASKED_BETWEEN = 32;

interface Measured {
  bytes: number;
  asked: number;
}

const measured = new WeakMap<WorldData, Measured>();

/** How large a world is, as the text of an export. The journal is bounded by itself. */
function bytesOf(data: WorldData): number {
  const { journal: _bounded, ...rest } = data;
  return JSON.stringify(rest).length;
}

/** @throws Problem `forbidden` when a merchant has as many bytes as it may */
function requireBytes({ env, data }: World): void {
  const { max_bytes } = env;
  if (max_bytes === undefined) return;
  let known = measured.get(data);
  if (known === undefined || known.asked >= ASKED_BETWEEN || known.bytes >= max_bytes) {
    known = { bytes: bytesOf(data), asked: 0 };
    measured.set(data, known);
  }
  known.asked += 1;
  if (known.bytes < max_bytes) return;
  const message = `A merchant of this sandbox has at most ${max_bytes} bytes, and this one has ${known.bytes}. Begin anew with POST /_sandbox/reset.`;
  throw new Problem('forbidden', message);
}

/** @throws Problem `forbidden` when the world may not grow */
export function requireRoomIn(world: World): void {
  requireRoom(world, recordsOf(world.data) + world.idempotency.size);
  requireBytes(world);
}
