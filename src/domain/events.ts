/** Events: recorded once, then told to the listeners in their fixed order (docs/architecture.md). */
import { nowOf } from './clock.js';
import type { EventType } from './event-types.js';
import { type IdKind, kindOf, newId } from './ids.js';
import type { ChangeKind } from './ports.js';
import type { EventRecord, JsonObject } from './records.js';
import type { World } from './world.js';

/** The kinds of records that events are about. */
const CHANGED: Partial<Record<IdKind, ChangeKind>> = {
  payment: 'payment',
  transaction: 'transaction',
  invoice: 'invoice',
  payout: 'payout',
};

function noteChange(world: World, { id, resource_id }: EventRecord): void {
  world.env.changed?.(world, 'event', id);
  if (resource_id === null) return;
  const kind = CHANGED[kindOf(resource_id) ?? 'event'];
  if (kind !== undefined) world.env.changed?.(world, kind, resource_id);
  if (kind !== 'transaction') return;
  // What happens to a transaction moves what it belongs to on.
  const { payment_request_id = null, payout_id = null } = world.transactions.get(resource_id) ?? {};
  if (payment_request_id !== null) world.env.changed?.(world, 'payment', payment_request_id);
  if (payout_id !== null) world.env.changed?.(world, 'payout', payout_id);
}

/** Records that something happened to a resource, with the resource as it is now, and tells the listeners. */
export function recordEvent(
  world: World,
  type: EventType,
  resource_id: string | null,
  data: JsonObject,
  test = false,
): EventRecord {
  const id = newId(world, 'event');
  const created_at_ms = nowOf(world);
  // The event keeps a copy, because V8 learns from what becomes of the objects that a literal makes: where all that were presented
  // stayed, with events, it would make those for answers among the old objects too.
  const kept = { ...data };
  // Two spellings, because what is added to an object later lies beside it, in a list of its own.
  const event: EventRecord =
    world.cause === null
      ? { id, type, created_at_ms, resource_id, data: kept }
      : { id, type, created_at_ms, resource_id, data: kept, cause: world.cause };
  if (test) event.test = true;
  world.events.add(event);
  for (const listener of world.env.listeners) listener(world, event);
  if (world.env.changed !== undefined) noteChange(world, event);
  world.env.touched(world);
  return event;
}
