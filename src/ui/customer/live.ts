/** Follows what happens: a stream says that something has changed, and the page is read anew. */
import { readPage } from './swap.js';

const AGAIN_MS = 2_000;
/** A stream that is opened again at once was not lost in a way that anybody needs to know of. */
const LOST_MS = 1_000;

let source: EventSource | undefined;
let lost: ReturnType<typeof setTimeout> | undefined;
let known = '';

function note(text: string): void {
  const element = document.querySelector<HTMLElement>('[data-lost]');
  if (element !== null && element.textContent !== text) element.textContent = text;
}

function found(): void {
  clearTimeout(lost);
  lost = undefined;
  note('');
}

/** Says that nobody answers, until the stream is open again. */
export function missed(): void {
  lost ??= setTimeout(() => note(document.querySelector<HTMLElement>('[data-lost]')?.dataset.lost ?? ''), LOST_MS);
}

function listen(path: string): void {
  source = new EventSource(path);
  source.addEventListener('open', found);
  source.addEventListener('status', (event) => {
    const first = known === '';
    if (event.data === known) return;
    known = event.data;
    // The page is as old as the first word of the stream, or a little older.
    if (!first || stale(event.data)) void readPage().catch(missed);
  });
  source.addEventListener('error', () => {
    missed();
    if (source?.readyState !== EventSource.CLOSED) return;
    setTimeout(() => resume(path), AGAIN_MS);
  });
}

/** Whether the first word of a stream tells of something else than the page shows. */
function stale(text: string): boolean {
  const { version, status } = JSON.parse(text) as { version?: string; status?: string };
  const main = document.querySelector<HTMLElement>('main');
  const shown = document.querySelector<HTMLElement>('[data-status]')?.dataset.status;
  return version === undefined ? status !== shown : version !== main?.dataset.version;
}

function resume(path: string): void {
  source?.close();
  source = undefined;
  if (document.visibilityState === 'visible') listen(path);
}

export function startLive(): void {
  const path = document.querySelector<HTMLElement>('[data-stream]')?.dataset.stream ?? '';
  if (path === '') return;
  listen(path);
  // A browser keeps six connections to a host; pages that nobody sees need none.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      source?.close();
      source = undefined;
    } else if (source === undefined) resume(path);
  });
}
