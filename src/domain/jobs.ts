/**
 * What waits for the clock of a merchant. Later is data with a due time; the host ticks running clocks, `advance` moves any of
 * them, and nobody ticks frozen ones (docs/architecture.md).
 */

import { LAST_INSTANT_MS, nowOf, setClock } from './clock.js';
import { because, jobCause } from './events.js';
import { isSnapshot } from './ids.js';
import { mayRun, whyJobsWait } from './limits.js';
import type { Sliced } from './ports.js';
import type { Job, JsonObject } from './records.js';
import type { JobKind } from './resources.js';
import type { World } from './world.js';

// The future of one world: jobs ordered by due time, and among equals by when they were made (a binary heap over plain data).

function before(a: Job, b: Job): boolean {
  return a.due_ms < b.due_ms || (a.due_ms === b.due_ms && a.id < b.id);
}

export class JobQueue {
  constructor(
    /** Shared with the world's plain data; always a heap. */
    readonly heap: Job[],
    /** Told of each job that comes or goes. */
    private readonly moved: (job: Job, gone: boolean) => void = () => undefined,
  ) {
    this.order();
  }

  get size(): number {
    return this.heap.length;
  }

  peek(): Job | undefined {
    return this.heap[0];
  }

  add(job: Job): void {
    this.moved(job, false);
    this.heap.push(job);
    this.rise(this.heap.length - 1);
  }

  private rise(from: number): void {
    let child = from;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!before(this.heap[child] as Job, this.heap[parent] as Job)) break;
      this.swap(child, parent);
      child = parent;
    }
  }

  /** The first of those that fit. Reads every job: for worlds in which others have to wait. */
  earliest(fits: (job: Job) => boolean): Job | undefined {
    let found: Job | undefined;
    for (const job of this.heap) if (fits(job) && (found === undefined || before(job, found))) found = job;
    return found;
  }

  /** Takes a job out. */
  take(job: Job): void {
    const at = this.heap.indexOf(job);
    if (at === -1) return;
    this.moved(job, true);
    const last = this.heap.pop() as Job;
    if (last === job) return;
    this.heap[at] = last;
    this.sink(at);
    this.rise(at);
  }

  /** Removes what `unwanted` names; returns how many went. Reads every job: for rare acts such as deleting an endpoint. */
  removeWhere(unwanted: (job: Job) => boolean): number {
    const kept = this.heap.filter((job) => {
      if (!unwanted(job)) return true;
      this.moved(job, true);
      return false;
    });
    const removed = this.heap.length - kept.length;
    this.heap.length = 0;
    for (const job of kept) this.heap.push(job);
    this.order();
    return removed;
  }

  /** Makes a heap of what is in any order. */
  private order(): void {
    for (let i = (this.heap.length >> 1) - 1; i >= 0; i--) this.sink(i);
  }

  private sink(start: number): void {
    let parent = start;
    for (;;) {
      const left = parent * 2 + 1;
      if (left >= this.heap.length) return;
      const right = left + 1;
      const least = right < this.heap.length && before(this.heap[right] as Job, this.heap[left] as Job) ? right : left;
      if (!before(this.heap[least] as Job, this.heap[parent] as Job)) return;
      this.swap(least, parent);
      parent = least;
    }
  }

  private swap(a: number, b: number): void {
    const held = this.heap[a] as Job;
    this.heap[a] = this.heap[b] as Job;
    this.heap[b] = held;
  }
}

/**
 * Puts a job into the world's future (or present: what is due now runs at the end of the turn). What would fall due after the
 * last instant never does, such as the end of the due date 9999-12-31.
 */
export function schedule(world: World, kind: JobKind, due_ms: number, subject: string, detail?: JsonObject): Job {
  const id = ++world.data.counters.job;
  return add(world, { id, due_ms: Math.ceil(due_ms), kind, subject, ...(detail === undefined ? {} : { detail }) });
}

/**
 * Puts a job that has run into the future again, under its number: what is due at the same instant then keeps its order, also
 * where the network decided in which order the jobs were scheduled again.
 */
export function scheduleAgain(world: World, job: Job, due_ms: number): Job {
  return add(world, { ...job, due_ms: Math.ceil(due_ms) });
}

function add(world: World, job: Job): Job {
  if (job.due_ms <= LAST_INSTANT_MS) world.jobs.add(job);
  world.env.touched(world);
  return job;
}

/** The next job that may run: in a world that may not grow that is what adds nothing to it, and all else waits for room. */
function upcoming(world: World): Job | undefined {
  const { max_records, max_bytes } = world.env;
  if ((max_records ?? max_bytes) === undefined || whyJobsWait(world) === undefined) return world.jobs.peek();
  return world.jobs.earliest(mayRun(world));
}

/** @returns undefined when nothing that may run is due by then */
function dueBy(world: World, until_ms: number): Job | undefined {
  const next = upcoming(world);
  return next !== undefined && next.due_ms <= until_ms ? next : undefined;
}

/** Whether nothing is due that may run. */
export const nothingDue = (world: World): boolean => dueBy(world, nowOf(world)) === undefined;

/**
 * Runs every job that is due by now, in order, each at its own instant. To be called at the start and at the end of every
 * turn, so that nothing that a caller does is ordered before something that was due earlier.
 *
 * Beside strangers it runs no more than a turn may (`Env.jobs_in_a_turn`). The world is behind then, and this runs nothing until
 * `dueInSlices` has run the rest: calls wait for that.
 * @param ran is told of each job that did something
 */
export function runDue(world: World, ran?: (job: Job) => void): void {
  if (!world.behind) runSomeDue(world, ran);
}

function runSomeDue(world: World, ran?: (job: Job) => void): void {
  if (world.job_instant_ms !== null) return;
  const until_ms = nowOf(world);
  let left = world.env.jobs_in_a_turn ?? Number.POSITIVE_INFINITY;
  let job = dueBy(world, until_ms);
  for (; job !== undefined && left > 0; left--) {
    runJob(world, job, ran);
    job = dueBy(world, until_ms);
  }
  world.behind = job !== undefined;
  if (world.behind) world.env.touched(world);
}

/** Runs what a turn left due: after each step one more turn's worth. */
export function* dueInSlices(world: World): Sliced<undefined> {
  world.catching_up += 1;
  try {
    while (world.behind) {
      yield;
      runSomeDue(world);
    }
  } finally {
    world.catching_up -= 1;
  }
}

/**
 * Runs what is due, in slices where it is more than a turn may run.
 * @param inSlices does such work step by step, and lets others have their turns after each
 * @returns resolves when all of it has run; undefined when it has already
 */
export function bringUpToDate(
  world: World,
  inSlices: (work: Sliced<undefined>, slice_ms: 0) => Promise<undefined>,
): undefined | Promise<undefined> {
  runDue(world);
  return world.behind ? inSlices(dueInSlices(world), 0) : undefined;
}

function runJob(world: World, job: Job, ran?: (job: Job) => void): void {
  world.jobs.take(job);
  world.job_instant_ms = job.due_ms;
  let done: unknown;
  try {
    done = because(world, jobCause(job), () => world.env.handlers[job.kind]?.(world, job));
  } finally {
    world.job_instant_ms = null;
  }
  if (done !== false) ran?.(job);
}

/**
 * Moves the clock to the next due instant that is not after `until_ms` and runs what is due there, as far as a turn may.
 * @returns false when there is none: then the clock stands at `until_ms`, or later if it ran on by itself
 */
export function advanceOnce(world: World, until_ms: number, ran?: (job: Job) => void): boolean {
  const next = dueBy(world, until_ms);
  const target_ms = next?.due_ms ?? until_ms;
  if (target_ms > nowOf(world)) setClock(world, { now_ms: target_ms });
  if (next === undefined) return false;
  runSomeDue(world, ran);
  return true;
}

/** Host milliseconds until the next job that may run falls due; null when nothing is due by itself. */
export function untilNextDue(world: World): number | null {
  const next = isSnapshot(world.data) ? undefined : upcoming(world);
  if (next === undefined) return null;
  const wait_ms = next.due_ms - nowOf(world);
  if (wait_ms <= 0) return 0;
  return world.data.clock.mode === 'frozen' ? null : Math.ceil(wait_ms / world.data.clock.speed);
}
