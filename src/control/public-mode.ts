/**
 * A sandbox that lets anyone create a merchant of their own: how many there may be, how many one address may make, how long
 * they last and how much they may hold. What a merchant may see and do is the guard's: its key, and nothing of any other.
 */

import { countedAddress, createQuota, type Window } from '../api/shares.js';
import type { ControlSchema } from '../contract/types.js';
import type { Worlds } from '../domain/merchants/worlds.js';
import { Problem } from '../domain/problems.js';
import { formatDuration } from '../scenarios/durations.js';

type Told = ControlSchema<'PublicLimits'>;
/** The bounds of a public sandbox as they are told, two of them in other words. */
type PublicLimits = Omit<Told, 'lifetime_seconds' | 'merchants_per_hour'> & { lifetime_ms: number; per_hour: number };

export type PublicMode = ReturnType<typeof createPublicMode>;

const HOUR_MS = 3_600_000;
/** Addresses that are remembered; more make the oldest be forgotten, so that nobody fills the memory with them. */
const MOST_ADDRESSES = 10_000;

/** The hours of the addresses, in the order in which they began. */
class Hours extends Map<string, Window> {
  override set(address: string, window: Window): this {
    this.delete(address);
    super.set(address, window);
    const [oldest] = this.keys();
    if (this.size > MOST_ADDRESSES && oldest !== undefined) this.delete(oldest);
    return this;
  }
}

const seconds = (duration_ms: number): number => Math.max(1, Math.ceil(duration_ms / 1_000));

export function createPublicMode(limits: PublicLimits, worlds: Worlds) {
  const hostTime = (): number => worlds.env.hostTime();
  const quota = createQuota(limits.per_hour, HOUR_MS, hostTime, new Hours());
  const full = (now_ms: number): Problem => {
    const ends = worlds.all().flatMap(({ data }) => data.origin.ends_at_ms ?? []);
    const retry_after_s = seconds(Math.min(now_ms + limits.lifetime_ms, ...ends) - now_ms);
    const next =
      ends.length === 0
        ? 'and none of them ends by itself'
        : `the next one ends in ${formatDuration(retry_after_s * 1_000)}. Try again then`;
    const message = `This sandbox has its ${limits.merchants} merchants; ${next}.`;
    return new Problem('rate_limited', message, { retry_after_s });
  };
  const take = (counted: string, rejected: string, advice = ''): void => {
    const wait_ms = quota.take(counted);
    if (wait_ms === 0) return;
    const retry_after_s = seconds(wait_ms);
    const message = `One address may ${rejected} an hour here; the next one in ${formatDuration(retry_after_s * 1_000)}.${advice}`;
    throw new Problem('rate_limited', message, { retry_after_s });
  };
  return {
    limits,
    /**
     * Counts a merchant that an address is about to make.
     * @returns the host time at which it ends
     * @throws Problem `rate_limited` when there is no room, or the address has made too many
     */
    admit(address: string): number {
      worlds.endDue();
      const now_ms = hostTime();
      if (worlds.all().length >= limits.merchants) throw full(now_ms);
      take(
        countedAddress(address),
        `make ${limits.per_hour} merchants`,
        ' A merchant can be reset as often as you like.',
      );
      return now_ms + limits.lifetime_ms;
    },
    /**
     * Counts a code for keeping a merchant that an address is about to give: right or wrong, so that nobody learns by the rejection which.
     * @throws Problem `rate_limited` when the address has given too many
     */
    countClaim(address: string): void {
      take(`claims of ${countedAddress(address)}`, `give ${limits.per_hour} codes`);
    },
  };
}

/** What is said to those whose key nobody has: most likely their merchant has ended. */
export const endedAdvice = ({ lifetime_ms }: PublicLimits): string =>
  `Merchants of this sandbox end ${formatDuration(lifetime_ms)} after they were made; make another one with POST /_sandbox/merchants.`;
