/** Rounds of the event loop in an object: a timer belongs to the object that has set it, where a channel would be shared by all. */
import type * as Node from '../node/loop.js';

export const nextRound: typeof Node.nextRound = (act) => {
  const handle = setTimeout(act, 0);
  return () => clearTimeout(handle);
};

/** An object is not kept in memory for a timer that nobody waits for. */
export const unheld: typeof Node.unheld = () => undefined;
