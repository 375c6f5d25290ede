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

/** @throws Problem `forbidden` when the world may not grow */
export function requireRoomIn(world: World): void {
  requireRoom(world, recordsOf(world.data) + world.idempotency.size);
}
