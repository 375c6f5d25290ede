/** One tick of Node's own queue is kept for good, so that making ticks stays cheap. */
import { executionAsyncResource } from 'node:async_hooks';

let kept: object | undefined;

/**
 * To be called once a process is started. Node writes each tick as an object whose first members have computed names. On Node 20
 * the way to make such objects is forgotten when a full collection finds none of them, and from then on each is made slowly; an
 * exchange over HTTP makes a dozen. Nobody needs the tick that is kept: its layout stays known by it.
 */
export function keepTicksCheap(): void {
  if (kept !== undefined) return;
  kept = {};
  process.nextTick(() => {
    const tick = executionAsyncResource() as Record<symbol, unknown>;
    // What the caller's asynchronous storage has hung on it is not ours to keep.
    for (const name of Object.getOwnPropertySymbols(tick)) if (typeof tick[name] === 'object') tick[name] = undefined;
    kept = tick;
  });
}
