/** Long work that lets everybody else work in between. */
import { breathe } from './alarm.js';

/** How long a slice may keep others waiting; one step of the work is the least. */
const SLICE_MS = 5;

/** When the next slice may begin: one in each round of the event loop, so that many works keep others waiting no longer than one. */
let turn: Promise<void> = Promise.resolve();

/**
 * Does work step by step, and serves whoever else is there after each slice of it.
 * @throws whatever a step throws
 */
export async function inSlices<T>(work: Iterator<unknown, T>): Promise<T> {
  let from_ms = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - from_ms < SLICE_MS) continue;
    turn = turn.then(breathe);
    await turn;
    from_ms = performance.now();
  }
}
