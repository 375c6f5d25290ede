/** How much of something that is open for long each may have at a time: streams, and calls that wait. */
import { Tally } from './tally.js';

export interface ShareLimits {
  /** For one merchant. */
  per_merchant: number;
  /** For one address, where callers do not trust each other. */
  per_address: number;
  /** In all. */
  total: number;
}

/** Whose share is used up. */
export type Full = 'merchant' | 'address' | 'total';

export class Shares<Merchant> {
  private readonly merchants = new Tally<Merchant>();
  private readonly addresses = new Tally<string>();
  private all = 0;

  constructor(private readonly limits: ShareLimits) {}

  /**
   * Takes one more.
   * @param merchant undefined where there are no shares of merchants
   * @param address whose share it is; undefined where there are no shares of addresses
   * @returns gives it back, once; or whose share is used up
   */
  take(merchant: Merchant | undefined, address: string | undefined): (() => void) | Full {
    const { per_merchant, per_address, total } = this.limits;
    if (this.all >= total) return 'total';
    if (merchant !== undefined && this.merchants.of(merchant) >= per_merchant) return 'merchant';
    if (address !== undefined && this.addresses.of(address) >= per_address) return 'address';
    const taken = [
      ...(merchant === undefined ? [] : [this.merchants.add(merchant)]),
      ...(address === undefined ? [] : [this.addresses.add(address)]),
    ];
    this.all += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.all -= 1;
      for (const giveBack of taken) giveBack();
    };
  }
}
