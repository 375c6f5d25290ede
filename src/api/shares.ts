/** How many each has of something; who has none is not kept. */
export class Tally<K> {
  private readonly counts = new Map<K, number>();

  of(key: K): number {
    return this.counts.get(key) ?? 0;
  }

  /** One more. @returns takes it back, once */
  add(key: K): () => void {
    this.counts.set(key, this.of(key) + 1);
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      const left = this.of(key) - 1;
      if (left === 0) this.counts.delete(key);
      else this.counts.set(key, left);
    };
  }
}

// How much of something that is open for long each may have at a time: streams, and calls that wait.

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
  private readonly all = new Tally<'all'>();

  constructor(private readonly limits: ShareLimits) {}

  /**
   * Takes one more.
   * @param merchant undefined where there are no shares of merchants
   * @param address whose share it is; undefined where there are no shares of addresses
   * @returns gives it back, once; or whose share is used up
   */
  take(merchant: Merchant | undefined, address: string | undefined): (() => void) | Full {
    const { per_merchant, per_address, total } = this.limits;
    if (this.all.of('all') >= total) return 'total';
    if (merchant !== undefined && this.merchants.of(merchant) >= per_merchant) return 'merchant';
    if (address !== undefined && this.addresses.of(address) >= per_address) return 'address';
    const taken = [this.all.add('all')];
    if (merchant !== undefined) taken.push(this.merchants.add(merchant));
    if (address !== undefined) taken.push(this.addresses.add(address));
    return () => {
      for (const giveBack of taken) giveBack();
    };
  }
}

/** An address as proxies write it, without the port that it may have. */
export const withoutPort = (entry: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([^:]+):\d+$/, '$1');

/** A network of IPv6 has more addresses than anyone can count, and one owner: its first half stands for all of them. */
export function countedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...middle, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}

// How often something may be done in real time, whatever a merchant's own clock says: bounded only where strangers share a process.

export interface Window {
  start_ms: number;
  count: number;
}

/** Where windows are kept: those of merchants in a WeakMap, so that they go with their worlds. */
interface Windows<Key> {
  get(key: Key): Window | undefined;
  set(key: Key, window: Window): unknown;
}

/**
 * A fixed window of each key, which begins with the first that is counted. A reset of a merchant begins no other one.
 * @param hostTime milliseconds since 1970
 * @returns what counts one, and answers the milliseconds until there is room again: 0 when this one was counted
 */
export function createQuota<Key>(most: number, window_ms: number, hostTime: () => number, windows: Windows<Key>) {
  return {
    most,
    take(key: Key): number {
      const now_ms = hostTime();
      let window = windows.get(key);
      if (window === undefined || now_ms - window.start_ms >= window_ms) {
        window = { start_ms: now_ms, count: 0 };
        windows.set(key, window);
      }
      if (window.count >= most) return window.start_ms + window_ms - now_ms;
      window.count += 1;
      return 0;
    },
  };
}
