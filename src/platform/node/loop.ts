/** What Node's event loop has of its own: its rounds, what is done together in one, and timers that do not keep the process alive. */

/** Calls `act` after what is under way in this round of the event loop. @returns prevents it */
export function nextRound(act: () => void): () => void {
  const handle = setImmediate(act);
  return () => clearImmediate(handle);
}

/** Does not let a timer keep the process alive. */
export function unheld(timer: ReturnType<typeof setTimeout>): void {
  timer.unref();
}

/** Puts something off, to be done in a row with whatever else is put off until then. */
export type Together = (act: () => void) => void;

/** So much is done in a row, at most: nobody waits longer for who came at the same time, and no more answers are in memory. */
const MOST_TOGETHER = 64;

/**
 * Works off at the end of a round what came in it, in the order in which it was put off: code that runs again at once is still in the
 * processor's caches, and what leaves in a row wakes its reader once (docs/performance.md#where-the-time-goes).
 */
export function createTogether(): Together {
  const waiting: (() => void)[] = [];
  const work = (): void => {
    const acts = waiting.splice(0, MOST_TOGETHER);
    if (waiting.length > 0) nextRound(work);
    for (const act of acts) act();
  };
  return (act) => {
    waiting.push(act);
    if (waiting.length === 1) nextRound(work);
  };
}
