/** Rate limits by variant (docs/service.md#rate-limits): fixed windows per key, the shortest first, on the merchant's clock. */
import { nowOf } from '../domain/clock.js';
import type { Settings } from '../domain/merchants/settings.js';
import type { World } from '../domain/world.js';

const perMinute = (limit: number) => ({ seconds: 60, limit });
const perHour = (limit: number) => ({ seconds: 3_600, limit });
const perDay = (limit: number) => ({ seconds: 86_400, limit });

const VARIANTS = {
  off: { windows: [perMinute(100)], enforced: false },
  '1': { windows: [perMinute(100)], enforced: true },
  '2': { windows: [perMinute(60), perHour(1_000)], enforced: true },
  '3': { windows: [perMinute(500), perHour(10_000), perDay(100_000)], enforced: true },
} as const satisfies Record<Settings['rate_limit'], unknown>;

/** How many requests a minute the variant allows, also where it is not enforced. */
export const requestsPerMinute = (variant: Settings['rate_limit']): number => VARIANTS[variant].windows[0].limit;

/** Where a key stands after a request was counted. */
export interface Standing {
  limit: number;
  remaining: number;
  /** Epoch seconds at which the window ends. */
  reset_s: number;
  /** Seconds until a request can succeed again; undefined when this one may. */
  retry_after_s?: number;
}

/** Counts a request of a key and tells its tightest window: the exceeded one that lasts longest, else the one with least left. */
export function countRequest(world: World, key_id: string): Standing {
  const { windows, enforced } = VARIANTS[world.data.settings.rate_limit];
  const now_ms = nowOf(world);
  const counted = world.data.windows[key_id] ?? [];
  let tightest: Standing | undefined;
  for (const { seconds, limit } of windows) {
    const start_ms = Math.floor(now_ms / (seconds * 1000)) * seconds * 1000;
    let window = counted.find((candidate) => candidate.seconds === seconds);
    if (window === undefined) {
      window = { seconds, start_ms, count: 0 };
      counted.push(window);
    }
    if (window.start_ms !== start_ms) Object.assign(window, { start_ms, count: 0 });
    window.count += 1;
    const end_ms = start_ms + seconds * 1000;
    const exceeded = enforced && window.count > limit;
    const standing: Standing = { limit, remaining: Math.max(0, limit - window.count), reset_s: end_ms / 1000 };
    if (exceeded) standing.retry_after_s = Math.ceil((end_ms - now_ms) / 1000);
    if (tightest === undefined || tighter(standing, tightest)) tightest = standing;
  }
  world.data.windows[key_id] = counted;
  // Every variant has a window.
  return tightest as Standing;
}

function tighter(a: Standing, b: Standing): boolean {
  if (a.retry_after_s !== undefined || b.retry_after_s !== undefined)
    return (a.retry_after_s ?? 0) > (b.retry_after_s ?? 0);
  return a.remaining < b.remaining;
}
