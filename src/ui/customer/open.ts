/** Says of an invoice that it was shown, which opens a draft: a page that is only read changes nothing. */
import { readPage } from './swap.js';

export function startOpening(): void {
  const path = document.querySelector<HTMLElement>('main')?.dataset.opens ?? '';
  if (path === '') return;
  void fetch(path, { method: 'POST', body: new URLSearchParams(), headers: { accept: 'text/html' } })
    .then(() => readPage())
    .catch(() => undefined);
}
