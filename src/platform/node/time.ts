/** The machine's time: clocks, timers, the one timer per running world that tells when something falls due, and long work in slices. */
import type { World } from '../../domain/world.js';
import { nextRound, unheld } from './loop.js';

export { nextRound } from './loop.js';

/** The machine's time in milliseconds since 1970. */
export function hostTime(): number {
  return Date.now();
}

/**
 * The machine's time as merchants' clocks follow it: where the machine's clock is set back, it goes on from where it was, as fast as
 * real time passes, until the machine's clock is ahead again.
 */
export function steadyTime(): () => number {
  let last_ms = Date.now();
  let read_ms = performance.now();
  return () => {
    const now_ms = Date.now();
    const at_ms = performance.now();
    // No two clocks are as fast as each other: the machine's is followed wherever it does not go back.
    last_ms = now_ms >= last_ms ? now_ms : last_ms + at_ms - read_ms;
    read_ms = at_ms;
    return Math.floor(last_ms);
  };
}

const started_ms = performance.now();

/** Seconds since the process began to start, on a clock that nobody sets. */
export function uptimeSeconds(): number {
  return Math.round(performance.now() - started_ms) / 1000;
}

/** Resolves after so many milliseconds of real time. */
export function sleep(duration_ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, duration_ms);
  });
}

/** Pauses that can all be ended at once, by what stops. */
export class Pauses {
  private ended = false;
  private readonly open = new Set<() => void>();

  /** Resolves after so many milliseconds of real time, or when `endAll` is called. */
  readonly sleep = (duration_ms: number): Promise<void> => {
    if (this.ended) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.open.delete(end);
        resolve();
      };
      const timer = setTimeout(end, duration_ms);
      this.open.add(end);
    });
  };

  /** Ends every pause, and those that begin from now on. */
  endAll(): void {
    this.ended = true;
    for (const end of [...this.open]) end();
  }
}

/** Calls `act` once after so many milliseconds, without keeping the process alive. @returns prevents it */
export function inSome(delay_ms: number, act: () => void): () => void {
  const timer = setTimeout(act, delay_ms);
  unheld(timer);
  return () => clearTimeout(timer);
}

/** Calls `act` again and again, without keeping the process alive. @returns ends it */
export function every(interval_ms: number, act: () => void): () => void {
  const timer = setInterval(act, interval_ms);
  unheld(timer);
  return () => clearInterval(timer);
}

/** How often the machine's clock is compared with one that nobody sets, and by how much it has been set when it is noticed. */
const COMPARE_MS = 1_000;
const SET_BY_MS = 100;

/** Calls `act` soon after the machine's clock was set, which timers do not follow. @returns ends it */
export function onClockSet(act: () => void): () => void {
  const ahead = (): number => Date.now() - performance.now();
  let ahead_ms = ahead();
  return every(COMPARE_MS, () => {
    const was_ms = ahead_ms;
    ahead_ms = ahead();
    if (Math.abs(ahead_ms - was_ms) >= SET_BY_MS) act();
  });
}

/** Keeps the process alive, as a listening server does. @returns lets it end */
export function stayAlive(): () => void {
  const timer = setInterval(() => {}, LONGEST_WAIT_MS);
  return () => clearInterval(timer);
}

/** As long as one timer can wait; what is due later is looked at again then. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Timers and the machine's clock count whole milliseconds. */
const RESOLUTION_MS = 1;

/** A timer of a world, and when it goes off on a clock that nobody sets. */
interface ArmedTimer {
  timer: ReturnType<typeof setTimeout>;
  at_ms: number;
}

interface TickerOptions {
  /** Milliseconds until something falls due in a world: 0 when it is due, null when nothing will be by itself. */
  untilNextDue(world: World): number | null;
  /** Runs a turn of the world, which touches it again when there is more to come. */
  onDue(world: World): void;
}

/** Calls `onDue` whenever something in a world falls due. Timers do not keep the process alive: the listening server does. */
export class Ticker {
  private readonly timers = new Map<World, ArmedTimer>();
  private readonly changed = new Set<World>();
  private endGathering: (() => void) | undefined;
  private stopped = false;

  constructor(private readonly options: TickerOptions) {}

  /** The world's future or clock has changed. Cheap: the timer is armed once per turn of the event loop. */
  touched(world: World): void {
    if (this.stopped) return;
    this.changed.add(world);
    this.endGathering ??= nextRound(this.lookAtChanged);
  }

  /** The machine's clock was set: looks at every world that waits. */
  clockSet(): void {
    for (const world of [...this.timers.keys()]) this.look(world);
  }

  /** The world is gone: nothing of it is ticked any more. */
  forget(world: World): void {
    this.changed.delete(world);
    this.disarm(world);
  }

  /** Nothing is ticked any more. */
  stop(): void {
    this.stopped = true;
    this.endGathering?.();
    for (const { timer } of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.changed.clear();
  }

  private readonly lookAtChanged = (): void => {
    this.endGathering = undefined;
    const worlds = [...this.changed];
    this.changed.clear();
    for (const world of worlds) if (!this.stopped) this.look(world);
  };

  private look(world: World): void {
    const wait_ms = this.options.untilNextDue(world);
    if (wait_ms === null || wait_ms === 0) {
      this.disarm(world);
      if (wait_ms === 0) this.options.onDue(world);
      return;
    }
    const at_ms = performance.now() + wait_ms;
    const armed = this.timers.get(world);
    // Most calls make nothing due any sooner, and a timer that goes off too early looks again.
    if (armed !== undefined && armed.at_ms < at_ms + RESOLUTION_MS) return;
    this.disarm(world);
    const timer = setTimeout(this.onTimer, Math.min(wait_ms, LONGEST_WAIT_MS), world);
    unheld(timer);
    this.timers.set(world, { timer, at_ms });
  }

  private readonly onTimer = (world: World): void => {
    this.timers.delete(world);
    this.look(world);
  };

  private disarm(world: World): void {
    clearTimeout(this.timers.get(world)?.timer);
    this.timers.delete(world);
  }
}

// Long work that lets everybody else work in between.

/** Lets other work of the process run, then resolves. */
export function yieldToLoop(): Promise<void> {
  return new Promise((resolve) => {
    nextRound(resolve);
  });
}

/** Resolves `done` after so many milliseconds of real time, unless it is cancelled first. */
export function timer(timeout_ms: number): { done: Promise<void>; cancel(): void } {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const done = new Promise<void>((resolve) => {
    handle = setTimeout(resolve, timeout_ms);
  });
  return { done, cancel: () => clearTimeout(handle) };
}

/** How long a slice may keep others waiting; one step of the work is the least. */
const SLICE_MS = 5;

/** When the next slice may begin: one in each round of the event loop, so that many works keep others waiting no longer than one. */
let slot: Promise<void> = Promise.resolve();

/**
 * Does work step by step, and serves whoever else is there after each slice of it.
 * @param slice_ms 0: after each step, where one brings about more than it does itself
 * @throws whatever a step throws
 */
export async function inSlices<T>(work: Iterator<unknown, T>, slice_ms = SLICE_MS): Promise<T> {
  let from_ms = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - from_ms < slice_ms) continue;
    slot = slot.then(yieldToLoop);
    await slot;
    from_ms = performance.now();
  }
}
