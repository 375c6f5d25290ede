/**
 * The machine as browsers and Node both have it: time, chance and the network of the client that integrators use. Nothing of
 * Node may be imported here, because it is bundled for browsers as well.
 */
import type { Machine } from '../client/machine.js';

const KEY_BYTES = 16;

function sleep(duration_ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, duration_ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

export const webMachine: Machine = {
  // Looked up at each call, so that whoever replaces the global one later is heard.
  fetch: (request) => globalThis.fetch(request),
  sleep,
  random: () => Math.random(),
  now: () => Date.now(),
  // Not randomUUID: browsers have that in secure contexts only.
  newKey: () =>
    [...globalThis.crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
  after(delay_ms, run) {
    const timer = setTimeout(run, delay_ms);
    return () => clearTimeout(timer);
  },
  stopwatch() {
    const from_ms = performance.now();
    return () => performance.now() - from_ms;
  },
};
