/** When a delivery is tried, and how its waiting ends and begins anew. */
import { schedule } from '../domain/clock.js';
import type { Settings } from '../domain/merchants/settings.js';
import type { DeliveryRecord, DeliveryStatus } from '../domain/types.js';
import type { World } from '../domain/world.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Delays in milliseconds, each from the instant that the attempt before it was scheduled for, the first from the event. There are
 * as many attempts as delays.
 */
const SCHEDULES: Readonly<Record<'standard' | 'fast' | 'none', readonly number[]>> = {
  standard: [
    0,
    5 * SECOND_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    5 * HOUR_MS,
    10 * HOUR_MS,
    14 * HOUR_MS,
    20 * HOUR_MS,
    24 * HOUR_MS,
  ],
  fast: [0, 1 * SECOND_MS, 5 * SECOND_MS, 25 * SECOND_MS],
  none: [0],
};

/**
 * The delay before an attempt, in milliseconds of the merchant's clock (docs/service.md#retries).
 * @param attempt 1 for the first
 * @returns null when there is no such attempt
 */
export function delayBefore(retries: Settings['retry_schedule'], attempt: number): number | null {
  const delays = Array.isArray(retries) ? retries.map((seconds) => seconds * SECOND_MS) : SCHEDULES[retries];
  return delays[attempt - 1] ?? null;
}

/** Gives a delivery its last status and indexes it there. */
export function finish(world: World, delivery: DeliveryRecord, status: DeliveryStatus): void {
  delivery.status = status;
  delivery.next_attempt_at_ms = null;
  world.deliveries.refile(delivery);
  world.env.changed?.(world, 'delivery', delivery.id);
}

/**
 * Cancels what is queued for an endpoint: to be called when it is deleted or answered 410. What is in flight is recorded when
 * its answer comes, and stays cancelled.
 * @returns the cancelled deliveries, newest first
 */
export function cancelDeliveries(world: World, endpoint_id: string): DeliveryRecord[] {
  const { deliveries } = world;
  const queued = deliveries.read(deliveries.size, 'older', deliveries.size, `pending|${endpoint_id}`);
  for (const delivery of queued) finish(world, delivery, 'cancelled');
  const ids = new Set(queued.map(({ id }) => id));
  if (ids.size > 0) world.jobs.removeWhere((job) => job.kind === 'delivery.attempt' && ids.has(job.subject));
  return queued;
}

/**
 * Gives every pending delivery that has no job one again: to be called after a world was loaded. An attempt that was in flight
 * when the world was written down left no job, and its outcome is unknown: it is made again (at least once).
 */
export function reviveDeliveries(world: World): void {
  const { deliveries } = world;
  const waiting = new Set(
    world.jobs.heap.filter(({ kind }) => kind === 'delivery.attempt').map(({ subject }) => subject),
  );
  for (const delivery of deliveries.read(-1, 'newer', deliveries.size, 'pending')) {
    if (waiting.has(delivery.id)) continue;
    const due_ms = delivery.next_attempt_at_ms ?? delivery.created_at_ms;
    schedule(world, 'delivery.attempt', due_ms, delivery.id);
  }
}
