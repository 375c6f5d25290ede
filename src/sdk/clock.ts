/** A merchant's clock, from code. */
import { at } from '../control/shapes/clock.js';
import { advance } from '../deliveries/advance.js';
import { nowOf, setClock } from '../domain/clock.js';
import { invalidValue } from '../domain/problems.js';
import type { ClockState } from '../domain/records.js';
import type { World } from '../domain/world.js';
import { type Home, requireOpen, turnOf } from './home.js';
import { clockInput } from './input.js';
import { type Duration, milliseconds, readTime } from './time.js';

export type Clock = ReturnType<typeof clockOf>;

export const clockOf = (home: Home, world: World) => ({
  /** The merchant's time as a timestamp. */
  now: (): string => at(nowOf(world)),
  /**
   * Runs everything that falls due on the way, in order, and resolves after the deliveries were attempted. A number counts
   * milliseconds: `advance(900_000)` is `advance('15m')`.
   */
  advance: async (by: Duration) => moveTo(home, world, nowOf(world) + milliseconds(by)),
  advanceTo: async (time: string | Date) => moveTo(home, world, readTime('to', time)),
  set: (input: { mode?: ClockState['mode']; now?: string | Date; speed?: number }): Promise<void> =>
    turnOf(home, world, () => {
      const { mode, now, speed } = clockInput(world.data.clock.mode, input);
      setClock(world, { mode, speed, ...(now === undefined ? {} : { now_ms: readTime('now', now) }) });
    }),
  freeze: (): Promise<void> => turnOf(home, world, () => setClock(world, { mode: 'frozen' })),
});

async function moveTo(home: Home, world: World, until_ms: number) {
  requireOpen(home);
  const now_ms = nowOf(world);
  if (until_ms < now_ms) {
    throw invalidValue(
      'to',
      at(until_ms),
      'after:now',
      `Time can only be advanced; it is ${at(now_ms)} for this merchant.`,
    );
  }
  const { fired_total, deliveries_total } = await advance(world, home.engine.dispatcher, until_ms);
  home.engine.save();
  return { now: at(nowOf(world)), fired: fired_total, deliveries: deliveries_total };
}
