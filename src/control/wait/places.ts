/** How many calls may wait at the same time: each of them holds a connection and looks again after every change. */

import { Tally } from '../../api/tally.js';
import { Problem } from '../../domain/problems.js';
import type { World } from '../../domain/world.js';
import { ControlProblem } from '../problems.js';

/** Bounds of calls that wait; documented in docs/control-api.md. */
export interface WaitLimits {
  /** Waiting at a time for one merchant. */
  per_merchant: number;
  /** Waiting at a time for one address, where callers do not trust each other. */
  per_address: number;
  /** Waiting at a time in all. */
  total: number;
}

export const WAIT_LIMITS: WaitLimits = { per_merchant: 100, per_address: 250, total: 1_000 };

export class WaitPlaces {
  private readonly merchants = new Tally<World>();
  private readonly addresses = new Tally<string>();
  private readonly limits: WaitLimits;
  private all = 0;

  constructor(limits: Partial<WaitLimits> = {}) {
    this.limits = { ...WAIT_LIMITS, ...limits };
  }

  /**
   * Holds a place while somebody waits.
   * @param share the address whose share it is; undefined where there are no shares
   * @throws Problem `unavailable`, ControlProblem 429 when too many wait already
   */
  async hold<T>(world: World, share: string | undefined, wait: () => Promise<T>): Promise<T> {
    this.requirePlace(world, share);
    const taken = [this.merchants.add(world), ...(share === undefined ? [] : [this.addresses.add(share)])];
    this.all += 1;
    try {
      return await wait();
    } finally {
      this.all -= 1;
      for (const giveBack of taken) giveBack();
    }
  }

  private requirePlace(world: World, share: string | undefined): void {
    const { per_merchant, per_address, total } = this.limits;
    if (this.all >= total) {
      throw new Problem('unavailable', `${total} calls wait in this sandbox already; try again when one is answered.`);
    }
    if (this.merchants.of(world) >= per_merchant) throw tooMany('of this merchant', per_merchant);
    if (share !== undefined && this.addresses.of(share) >= per_address) throw tooMany('from this address', per_address);
  }
}

function tooMany(whose: string, most: number): ControlProblem {
  const message = `${most} calls ${whose} wait already, and no more may at a time; try again when one of them is answered, or end one.`;
  return new ControlProblem(429, 'rate_limited', message, { rule: `max:${most}` });
}
