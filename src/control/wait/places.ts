/** How many calls may wait at the same time: each of them holds a connection and looks again after every change. */
import { Problem } from '../../core/problems.js';
import type { World } from '../../core/world.js';
import { ControlProblem } from '../problems.js';

/** Bounds of calls that wait; documented in docs/control-api.md. */
export interface WaitLimits {
  /** Waiting at a time for one merchant. */
  per_merchant: number;
  /** Waiting at a time in all. */
  total: number;
}

export const WAIT_LIMITS: WaitLimits = { per_merchant: 100, total: 1_000 };

export class WaitPlaces {
  private readonly taken = new Map<World, number>();
  private readonly limits: WaitLimits;
  private all = 0;

  constructor(limits: Partial<WaitLimits> = {}) {
    this.limits = { ...WAIT_LIMITS, ...limits };
  }

  /**
   * Holds a place while somebody waits.
   * @throws Problem `unavailable`, ControlProblem 429 when too many wait already
   */
  async hold<T>(world: World, wait: () => Promise<T>): Promise<T> {
    this.requirePlace(world);
    this.add(world, 1);
    try {
      return await wait();
    } finally {
      this.add(world, -1);
    }
  }

  private requirePlace(world: World): void {
    const { per_merchant, total } = this.limits;
    if (this.all >= total) {
      throw new Problem('unavailable', `${total} calls wait in this sandbox already; try again when one is answered.`);
    }
    if ((this.taken.get(world) ?? 0) < per_merchant) return;
    const message = `${per_merchant} calls of this merchant wait already, and no more may at a time; try again when one of them is answered, or end one.`;
    throw new ControlProblem(429, 'rate_limited', message, { rule: `max:${per_merchant}` });
  }

  private add(world: World, change: 1 | -1): void {
    const waiting = (this.taken.get(world) ?? 0) + change;
    if (waiting === 0) this.taken.delete(world);
    else this.taken.set(world, waiting);
    this.all += change;
  }
}
