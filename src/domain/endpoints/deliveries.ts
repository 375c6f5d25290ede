/** Webhooks that wait for an attempt, and what makes it due at once (docs/service.md#retries). */
import { nowOf } from '../clock.js';
import { scheduleAgain } from '../jobs.js';
import type { Sliced } from '../ports.js';
import { notFound, Problem } from '../problems.js';
import type { DeliveryRecord, Job } from '../records.js';
import type { World } from '../world.js';

/** The planned attempts of some deliveries. Reads every job. */
const planned = ({ jobs }: World, ids: ReadonlySet<string>): Job[] =>
  jobs.heap.filter(({ kind, subject }) => kind === 'delivery.attempt' && ids.has(subject));

/**
 * Their order among themselves stays: they keep their numbers. Later attempts count from now.
 * @returns those of which an attempt was planned
 */
function makeDue(world: World, deliveries: readonly DeliveryRecord[]): DeliveryRecord[] {
  const now_ms = nowOf(world);
  const jobs = planned(world, new Set(deliveries.map(({ id }) => id)));
  const taken = new Set(jobs);
  world.jobs.removeWhere((job) => taken.has(job));
  for (const job of jobs) scheduleAgain(world, job, Math.min(job.due_ms, now_ms));
  const waiting = new Set(jobs.map(({ subject }) => subject));
  const due = deliveries.filter(({ id }) => waiting.has(id));
  for (const delivery of due) {
    delivery.next_attempt_at_ms = now_ms;
    world.env.changed?.(world, 'delivery', delivery.id);
  }
  return due;
}

/**
 * The delivery, if an attempt of it is planned.
 * @throws Problem `not_found`; `illegal_move` when it is over, or is being sent
 */
export function requireWaiting(world: World, id: string): DeliveryRecord {
  const delivery = world.deliveries.require(id);
  if (delivery.status !== 'pending') {
    const why = `Delivery ${id} is ${delivery.status}: no further attempt of it is planned.`;
    throw new Problem('illegal_move', `${why} Replay it to send its event again.`);
  }
  if (planned(world, new Set([id])).length === 0) {
    throw new Problem('illegal_move', `Delivery ${id} is being sent: its attempt has begun and is not answered yet.`);
  }
  return delivery;
}

/**
 * Makes the planned attempt of a delivery due at once.
 * @throws Problem as requireWaiting
 */
export function retry(world: World, id: string): DeliveryRecord {
  const delivery = requireWaiting(world, id);
  makeDue(world, [delivery]);
  return delivery;
}

/** How many attempts are begun before others may be served. */
const AT_ONCE = 20;

/** Of which deliveries: those to one endpoint, or of one type. */
export interface DeliveryFilter {
  endpoint_id?: string;
  event_type?: string;
}

/** Those in some states, of each in turn the oldest first. @throws Problem `not_found` when there is no such endpoint */
export function deliveriesIn(
  { data, deliveries }: World,
  states: readonly ('failed' | 'retrying')[],
  { endpoint_id, event_type }: DeliveryFilter,
): DeliveryRecord[] {
  if (endpoint_id !== undefined && !data.webhooks.some(({ id }) => id === endpoint_id)) {
    throw notFound('webhook endpoint', endpoint_id);
  }
  return states.flatMap((state) => {
    const facet = [state, endpoint_id, event_type].filter((part) => part !== undefined).join('|');
    return deliveries.read(-1, 'newer', deliveries.size, facet);
  });
}

/**
 * Does the same with every delivery that failed so far and waits for its retry, oldest first. Thousands are long work: their
 * attempts begin piece by piece.
 * @throws Problem `not_found` when there is no such endpoint
 */
export function* retryAll(world: World, only: DeliveryFilter = {}): Sliced<DeliveryRecord[]> {
  const retrying = deliveriesIn(world, ['retrying'], only);
  const due: DeliveryRecord[] = [];
  const { generation } = world;
  for (let at = 0; at < retrying.length && world.generation === generation; at += AT_ONCE) {
    due.push(...makeDue(world, retrying.slice(at, at + AT_ONCE)));
    yield;
  }
  return due;
}
