/** The rounds of a worker's event loop: a message to itself comes after what is under way, and sooner than any timer. */
import type * as Node from '../node/loop.js';

const waiting = new Set<() => void>();
const { port1, port2 } = new MessageChannel();
(port1 as unknown as { onmessage(): void }).onmessage = () => {
  const acts = [...waiting];
  for (const act of acts) if (waiting.delete(act)) act();
};

export const nextRound: typeof Node.nextRound = (act) => {
  const once = (): void => act();
  if (waiting.size === 0) port2.postMessage(null);
  waiting.add(once);
  return () => waiting.delete(once);
};

/** A worker lives as long as its page. */
export const unheld: typeof Node.unheld = () => undefined;
