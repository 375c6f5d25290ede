/** How many calls may wait at the same time: each of them holds a connection and looks again after every change. */

import { type Full, type ShareLimits, Shares } from '../../api/shares.js';
import { Problem } from '../../domain/problems.js';
import type { World } from '../../domain/world.js';
import { ControlProblem } from '../problems.js';

/** Bounds of calls that wait; documented in docs/control-api.md. */
export type WaitLimits = ShareLimits;

export const WAIT_LIMITS: WaitLimits = { per_merchant: 100, per_address: 250, total: 1_000 };

export class WaitPlaces {
  private readonly limits: WaitLimits;
  private readonly shares: Shares<World>;

  constructor(limits: Partial<WaitLimits> = {}) {
    this.limits = { ...WAIT_LIMITS, ...limits };
    this.shares = new Shares(this.limits);
  }

  /**
   * Holds a place while somebody waits.
   * @param share the address whose share it is; undefined where there are no shares
   * @throws Problem `unavailable`, ControlProblem 429 when too many wait already
   */
  async hold<T>(world: World, share: string | undefined, wait: () => Promise<T>): Promise<T> {
    const taken = this.shares.take(world, share);
    if (typeof taken === 'string') throw this.full(taken);
    try {
      return await wait();
    } finally {
      taken();
    }
  }

  private full(whose: Full): Error {
    const { per_merchant, per_address, total } = this.limits;
    if (whose === 'merchant') return tooMany('of this merchant', per_merchant);
    if (whose === 'address') return tooMany('from this address', per_address);
    const message = `${total} calls wait in this sandbox already; try again when one is answered.`;
    return new Problem('unavailable', message);
  }
}

function tooMany(whose: string, most: number): ControlProblem {
  const message = `${most} calls ${whose} wait already, and no more may at a time; try again when one of them is answered, or end one.`;
  return new ControlProblem(429, 'rate_limited', message, { rule: `max:${most}` });
}
