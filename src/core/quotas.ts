/** How often a merchant may do something in real time, whatever its own clock says: bounded only where strangers share a process. */
import type { World } from './world.js';

export interface Quota {
  readonly most: number;
  /** Counts one. @returns milliseconds until there is room again; 0 when this one was counted */
  take(world: World): number;
}

/**
 * A fixed window of each merchant's own, which begins with the first that is counted. A reset begins no other one.
 * @param hostTime milliseconds since 1970
 */
export function createQuota(most: number, window_ms: number, hostTime: () => number): Quota {
  const windows = new WeakMap<World, { start_ms: number; count: number }>();
  return {
    most,
    take(world) {
      const now_ms = hostTime();
      let window = windows.get(world);
      if (window === undefined || now_ms - window.start_ms >= window_ms) {
        window = { start_ms: now_ms, count: 0 };
        windows.set(world, window);
      }
      if (window.count >= most) return window.start_ms + window_ms - now_ms;
      window.count += 1;
      return 0;
    },
  };
}
