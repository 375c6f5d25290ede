/** Events: recorded once, then told to the listeners in their fixed order (architecture, "An event"). */
import { nowOf } from './clock.js';
import { newId } from './ids.js';
import type { EventRecord, JsonObject } from './types.js';
import type { World } from './world.js';

/** Every event type of decisions, section 4, in the order of its table. */
export const EVENT_TYPES = [
  'payment.created',
  'payment.pending',
  'payment.underpaid',
  'payment.overpaid',
  'payment.succeeded',
  'payment.expired',
  'payment.paid_late',
  'payment.failed',
  'transaction.created',
  'transaction.confirmed',
  'transaction.failed',
  'transaction.refunded',
  'refund.created',
  'refund.completed',
  'invoice.created',
  'invoice.opened',
  'invoice.paid',
  'invoice.past_due',
  'invoice.voided',
  'payout.created',
  'payout.processing',
  'payout.completed',
  'payout.failed',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** Records that something happened to a resource, with the resource as it is now, and tells the listeners. */
export function recordEvent(
  world: World,
  type: EventType,
  resource_id: string | null,
  data: JsonObject,
  test = false,
): EventRecord {
  const event: EventRecord = { id: newId(world.data, 'event'), type, created_at_ms: nowOf(world), resource_id, data };
  if (test) event.test = true;
  world.events.add(event);
  for (const listener of world.env.listeners) listener(world, event);
  world.env.touched(world);
  return event;
}
