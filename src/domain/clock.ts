/**
 * One clock per merchant and the jobs that wait for it. Later is data with a due time; the host ticks running clocks, `advance`
 * moves any of them, and nobody ticks frozen ones (docs/architecture.md).
 */
import { because, jobCause } from './causes.js';
import type { JobKind } from './jobs.js';
import { mayRun, whyHeld } from './state/room.js';
import type { ClockState, Job, JsonObject } from './types.js';
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
    let child = this.heap.length - 1;
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

  /** Takes a job out; of the first it costs little, of any other it reads every job. */
  take(job: Job): void {
    if (job === this.heap[0]) this.pop();
    else this.removeWhere((other) => other === job);
  }

  pop(): Job | undefined {
    const last = this.heap.pop();
    if (last === undefined) return undefined;
    const first = this.heap[0] ?? last;
    this.moved(first, true);
    if (first === last) return first;
    this.heap[0] = last;
    this.sink(0);
    return first;
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

/** The last instant that a timestamp with four digits of a year can show: here every clock stands still. */
export const LAST_INSTANT_MS = Date.UTC(10_000, 0, 1) - 1;

/** The longest time that anything can be told to wait: ten years, beyond any test, and far inside what a timestamp can hold. */
export const LONGEST_DURATION_MS = 3_650 * 86_400_000;

/** How fast a clock can run, in seconds of the merchant per real second: wherever a speed comes from. */
export const SPEEDS = { least: 1e-6, most: 1_000_000 };

/** Whether a timestamp of the API can show an instant: wherever it comes from. */
export const isShowable = (instant_ms: number): boolean => instant_ms >= 0 && instant_ms <= LAST_INSTANT_MS;

/** An instant that is written into a record: never one that no timestamp can show. */
export const showable = (instant_ms: number): number => Math.min(Math.ceil(instant_ms), LAST_INSTANT_MS);

/** The merchant's time in whole milliseconds. Within a job it is the instant at which the job fell due. */
export function nowOf(world: World): number {
  return world.job_instant_ms ?? readClock(world.data.clock, world.env.hostTime());
}

function readClock(clock: ClockState, host_ms: number): number {
  if (clock.mode === 'frozen') return Math.floor(clock.now_ms);
  return Math.min(Math.floor(clock.now_ms + (host_ms - clock.anchor_ms) * clock.speed), LAST_INSTANT_MS);
}

/** Changes how the clock runs, and, if given, what it shows. */
export function setClock(world: World, change: { mode?: ClockState['mode']; now_ms?: number; speed?: number }): void {
  const { clock } = world.data;
  const now_ms = Math.min(change.now_ms ?? nowOf(world), LAST_INSTANT_MS);
  clock.mode = change.mode ?? clock.mode;
  clock.speed = clock.mode === 'scaled' ? (change.speed ?? clock.speed) : 1;
  clock.now_ms = now_ms;
  clock.anchor_ms = world.env.hostTime();
  world.env.changed?.(world, 'clock', world.id);
  world.env.touched(world);
}

/**
 * Puts a job into the world's future (or present: what is due now runs at the end of the turn). What would fall due after the
 * last instant never does, such as the end of the due date 9999-12-31.
 */
export function schedule(world: World, kind: JobKind, due_ms: number, subject: string, detail?: JsonObject): Job {
  world.data.counters.job += 1;
  const id = world.data.counters.job;
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
  if (whyHeld(world) === undefined) return world.jobs.peek();
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
 * @param ran is told of each job that did something
 */
export function runDue(world: World, ran?: (job: Job) => void): void {
  if (world.job_instant_ms !== null) return;
  const until_ms = nowOf(world);
  for (let job = dueBy(world, until_ms); job !== undefined; job = dueBy(world, until_ms)) runJob(world, job, ran);
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
 * Moves the clock to the next due instant that is not after `until_ms` and runs what is due there.
 * @returns false when there is none: then the clock stands at `until_ms`, or later if it ran on by itself
 */
export function advanceOnce(world: World, until_ms: number, ran?: (job: Job) => void): boolean {
  const next = dueBy(world, until_ms);
  const target_ms = next?.due_ms ?? until_ms;
  if (target_ms > nowOf(world)) setClock(world, { now_ms: target_ms });
  if (next === undefined) return false;
  runDue(world, ran);
  return true;
}

/** Host milliseconds until the next job that may run falls due; null when nothing is due by itself. */
export function untilNextDue(world: World): number | null {
  const next = upcoming(world);
  if (next === undefined) return null;
  const wait_ms = next.due_ms - nowOf(world);
  if (wait_ms <= 0) return 0;
  return world.data.clock.mode === 'frozen' ? null : Math.ceil(wait_ms / world.data.clock.speed);
}

/**
 * Seconds that were spelled lately. The timestamps of a call name few instants, and events keep them: spelled once, they are kept
 * once.
 */
const spelled = new Map<number, string>();
const MAX_SPELLED = 256;

function spellSecond(second: number): string {
  let text = spelled.get(second);
  if (text === undefined) {
    text = `${new Date(second * 1000).toISOString().slice(0, 19)}Z`;
    if (spelled.size === MAX_SPELLED) spelled.clear();
    spelled.set(second, text);
  }
  return text;
}

/** An instant as the contract's timestamp, in the precision that the profile asks for. */
export function timestamp(instant_ms: number, precision: 'seconds' | 'milliseconds'): string {
  const second = Math.floor(instant_ms / 1000);
  const text = spellSecond(second);
  if (precision === 'seconds') return text;
  const fraction = Math.floor(instant_ms) - second * 1000;
  return `${text.slice(0, -1)}.${String(fraction).padStart(3, '0')}Z`;
}
