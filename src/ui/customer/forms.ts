/** Forms that lead back to the same page are sent without loading it anew. Whatever goes wrong, the browser's own way is left. */
import { missed } from './live.js';
import { overtake, showPage } from './swap.js';

let sending = false;

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fields = new FormData(form, submitter);
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value);
  const sent = fetch(form.action, { method: 'POST', body, headers: { accept: 'text/html' } });
  const answer = await sent.catch(() => undefined);
  // The browser would show a page of its own in the place of this one, which keeps trying and then says what was done.
  if (answer === undefined) {
    missed();
    return;
  }
  const text = await answer.text();
  const { pathname } = new URL(answer.url);
  // A rejection is shown where the page is; where another page follows, the browser goes there.
  const here = pathname === location.pathname || answer.url === form.action;
  if (!here || answer.status >= 500) {
    location.assign(answer.redirected ? answer.url : location.href);
    return;
  }
  overtake();
  if (answer.redirected) history.replaceState(null, '', answer.url);
  showPage(text, location.href);
}

export function startForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.closest('[data-part]') === null) return;
    event.preventDefault();
    // A second click means what the first one meant.
    if (sending) return;
    sending = true;
    send(form, event.submitter)
      .catch(() => form.submit())
      .finally(() => {
        sending = false;
      });
  });
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-print]') !== null) window.print();
  });
}
