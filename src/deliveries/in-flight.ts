/** What is in flight. None of it is data: it is gone with the process, and what was not recorded is attempted again. */
import { schedule } from '../domain/jobs.js';
import type { Settings } from '../domain/merchants/settings.js';
import type { DeliveryRecord, DeliveryStatus, Job } from '../domain/records.js';
import type { World } from '../domain/world.js';
import type { Exchange, Prepared } from './attempt.js';
import type { InboxReply } from './inbox-exchange.js';

/** How many may be inside at a time; the others wait, and have their turns in the order in which they came. */
export class Semaphore<T> {
  private inside = 0;
  /** Who came last is at the end of `coming`; who has waited longest is at the end of `next`. */
  private coming: T[] = [];
  private next: T[] = [];

  constructor(private readonly most: number) {}

  /** Whether nobody is inside, and so nobody waits. */
  get isIdle(): boolean {
    return this.inside === 0;
  }

  /** @returns whether there was room; otherwise it waits until somebody's `leave` returns it */
  enter(one: T): boolean {
    if (this.inside < this.most) {
      this.inside += 1;
      return true;
    }
    this.coming.push(one);
    return false;
  }

  /** Gives the room of one who has entered to the one that has waited longest. @returns that one, who is inside now */
  leave(): T | undefined {
    if (this.next.length === 0) [this.next, this.coming] = [this.coming.reverse(), []];
    const next = this.next.pop();
    if (next === undefined) this.inside -= 1;
    return next;
  }
}

// When a delivery is tried, and how its waiting ends and begins anew.

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Delays in seconds, each from the instant that the attempt before it was scheduled for, the first from the event. There are as
 * many attempts as delays.
 */
const SCHEDULES: Readonly<Record<'standard' | 'fast' | 'none', readonly number[]>> = {
  standard: [0, 5, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)],
  fast: [0, 1, 5, 25],
  none: [0],
};

/**
 * The delay before an attempt, in milliseconds of the merchant's clock (docs/service.md#retries).
 * @param attempt 1 for the first
 * @returns null when there is no such attempt
 */
export function delayBefore(retries: Settings['retry_schedule'], attempt: number): number | null {
  const delay = (Array.isArray(retries) ? retries : SCHEDULES[retries])[attempt - 1];
  return delay === undefined ? null : delay * 1_000;
}

/** Gives a delivery its last status and indexes it there. */
export function finish(world: World, delivery: DeliveryRecord, status: DeliveryStatus): void {
  delivery.status = status;
  delivery.next_attempt_at_ms = null;
  world.deliveries.reindex(delivery);
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
 * Gives every pending delivery that has no job one again: to be called when a world was restored. An attempt that was in flight
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

/** What one attempt led to: itself and the attempts that its record started at once, and the jobs that ran with it. */
export interface Aftermath {
  delivery_ids: string[];
  fired: Job[];
}

/** Somebody who is told how something ended. */
interface Waiting<T> {
  resolve(value: T): void;
  reject(error: unknown): void;
}

/** An attempt that has begun and is not recorded yet. Who waits for it is known when somebody does: for most of them nobody. */
export class Attempt {
  /** The merchant's time when sending began. */
  at_ms = 0;
  exchange: Exchange | undefined;
  /** How the inbox answers that it has arrived in, where it was sent to one. */
  reply: InboxReply | undefined;
  waiting: Waiting<Aftermath>[] | undefined;

  /** @param among what is in flight of its world, until the world's data is given up */
  constructor(
    readonly world: World,
    readonly prepared: Prepared,
    readonly among: InFlight,
  ) {}

  /** Resolves when it is recorded, with what that led to. Rejects when it fails in the sandbox itself. */
  recorded(): Promise<Aftermath> {
    return new Promise((resolve, reject) => {
      this.waiting ??= [];
      this.waiting.push({ resolve, reject });
    });
  }
}

/** What is in flight of one world. */
export class InFlight {
  readonly attempts = new Set<Attempt>();
  /** By URL: those that something is sent to, or waits for. */
  readonly endpoints = new Map<string, Semaphore<Attempt>>();
  /** Who waits until nothing is in flight: not for each attempt, of which there may be thousands. */
  readonly idlers = new Set<Waiting<void>>();

  /** @returns false where nobody waits, so that nobody was told */
  fail(error: unknown): boolean {
    const idlers = [...this.idlers];
    this.idlers.clear();
    for (const { reject } of idlers) reject(error);
    return idlers.length > 0;
  }

  /** Nothing is in flight any more. */
  end(): void {
    for (const { resolve } of this.idlers) resolve();
    this.idlers.clear();
  }
}
