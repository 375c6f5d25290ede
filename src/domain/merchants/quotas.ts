/** How often something may be done in real time, whatever a merchant's own clock says: bounded only where strangers share a process. */
import type { World } from '../world.js';

export interface Quota<Key = World> {
  readonly most: number;
  /** Counts one. @returns milliseconds until there is room again; 0 when this one was counted */
  take(key: Key): number;
}

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
 */
export function createQuota<Key>(
  most: number,
  window_ms: number,
  hostTime: () => number,
  windows: Windows<Key>,
): Quota<Key> {
  return {
    most,
    take(key) {
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
