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

/** Puts something off, to be done together with whatever else is put off until then. */
export type Together = (act: () => void) => void;

/**
 * What comes at the same time is worked off together, in the order in which it came: code that runs again at once is still in the
 * processor's caches, and what leaves in a row wakes its reader once. With ten clients that is a tenth of a call, and a third of a webhook.
 * @param later calls back once, when all has come that is to be done together
 */
export function createTogether(later: (act: () => void) => void): Together {
  let waiting: (() => void)[] = [];
  const work = (): void => {
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  };
  return (act) => {
    waiting.push(act);
    if (waiting.length === 1) later(work);
  };
}
