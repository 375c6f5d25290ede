/** News of the sandbox: streamed to whoever owns a merchant, and for others at least that it is back. */

import { useEffect } from 'preact/hooks';
import { base } from '../api/base.js';
import { isLost, noteAnswer, returns } from '../api/connection.js';
import { announceChange, startLive } from '../api/live.js';

const RETRY_MS = 2_000;
let live = false;

/** Asks whether the sandbox is back, where no stream tells it, and has everything read again then. */
function askWhileLost(): () => void {
  const asking = setInterval(() => {
    void fetch(`${base}/_sandbox/health`, { cache: 'no-store' }).then(noteAnswer, () => undefined);
  }, RETRY_MS);
  return () => clearInterval(asking);
}

/** @param own the page shows a merchant of the reader's; nobody else may follow the stream */
export function useNews(own: boolean): void {
  useEffect(() => {
    if (!own || live) return;
    live = true;
    startLive();
  }, [own]);
  useEffect(() => (isLost.value && !live ? askWhileLost() : undefined), [isLost.value]);
  useEffect(() => {
    if (returns.value > 0 && !live) announceChange({ kind: '*' });
  }, [returns.value]);
}
