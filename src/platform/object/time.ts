/** The time of an object: what is due later is its alarm, because a timer would keep it in memory. */
import type { World } from '../../domain/world.js';
import type * as Node from '../node/time.js';
import { nextRound, yieldToLoop } from '../node/time.js';

export * from '../node/time.js';

/** What is swept again and again elsewhere is looked at when the object is called or woken. */
export const every: typeof Node.every = () => () => undefined;

/** Alarms follow the machine's clock by themselves. */
export const onClockSet: typeof Node.onClockSet = () => () => undefined;

let began_ms: number | undefined;

/** Seconds since this was asked first: until a call comes the runtime's clocks stand at 1970. */
export const uptimeSeconds: typeof Node.uptimeSeconds = () => {
  began_ms ??= Date.now();
  return (Date.now() - began_ms) / 1_000;
};

const SLICE_MS = 5;

/** One object has no others to serve in between but its own callers. */
export const inSlices: typeof Node.inSlices = async (work, slice_ms = SLICE_MS) => {
  let from_ms = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - from_ms < slice_ms) continue;
    await yieldToLoop();
    from_ms = performance.now();
  }
};

/** Runs what is due in worlds that were touched; what will be is the alarm's (merchant.ts). */
export class Ticker implements Pick<Node.Ticker, keyof Node.Ticker> {
  private readonly changed = new Set<World>();
  private endGathering: (() => void) | undefined;
  private stopped = false;

  constructor(private readonly options: ConstructorParameters<typeof Node.Ticker>[0]) {}

  touched(world: World): void {
    if (this.stopped) return;
    this.changed.add(world);
    this.endGathering ??= nextRound(() => this.look());
  }

  private look(): void {
    this.endGathering = undefined;
    const worlds = [...this.changed];
    this.changed.clear();
    for (const world of worlds) {
      if (!this.stopped && this.options.untilNextDue(world) === 0) this.options.onDue(world);
    }
  }

  clockSet(): void {}

  forget(world: World): void {
    this.changed.delete(world);
  }

  stop(): void {
    this.stopped = true;
    this.endGathering?.();
  }
}
