/** What Node's event loop has of its own: its rounds, and timers that do not keep the process alive. */

/** Calls `act` after what is under way in this round of the event loop. @returns prevents it */
export function nextRound(act: () => void): () => void {
  const handle = setImmediate(act);
  return () => clearImmediate(handle);
}

/** Does not let a timer keep the process alive. */
export function unheld(timer: ReturnType<typeof setTimeout>): void {
  timer.unref();
}
