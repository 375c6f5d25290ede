/** Where the dashboard is, by the history of the browser. Links are plain links; this takes them over where it can. */

import { signal } from '@preact/signals';
import { base } from '../api/base.js';

/** A place: path and query as the address bar shows them. */
interface Place {
  path: string;
  query: Readonly<Record<string, string>>;
}

const readPlace = (): Place => ({
  path: location.pathname.slice(base.length).replace(/(.)\/+$/, '$1'),
  query: Object.fromEntries(new URLSearchParams(location.search)),
});

export const place = signal<Place>(readPlace());

/** Goes somewhere. With `replace` the way back leads past where one was. */
export function navigate(href: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = place.peek().path;
  history[replace ? 'replaceState' : 'pushState'](null, '', base + href);
  place.value = readPlace();
  if (before !== place.peek().path) window.scrollTo(0, 0);
}

/** The same path with other query parameters; empty ones are left out. */
export function hrefWith(query: Readonly<Record<string, string | undefined>>): string {
  const merged = Object.entries({ ...place.value.query, ...query }).filter(([, value]) => value);
  const search = new URLSearchParams(merged as [string, string][]).toString();
  return place.value.path + (search === '' ? '' : `?${search}`);
}

/** Where a link leads to that is ours; it may be one of a drawing. */
export function targetOf(link: Element): string | undefined {
  if (link.hasAttribute('target') || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.getAttribute('href') ?? '', location.href);
  // A link within the page is the browser's, and a page of another script is no screen.
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : '';
  return origin === location.origin && hash === '' && /^\/dashboard(?:\/|$)/.test(path) ? path + search : undefined;
}

const isPlain = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);

/** Takes over links and the browser's own way back. */
export function startRouter(): void {
  window.addEventListener('popstate', () => {
    place.value = readPlace();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = link && isPlain(event) ? targetOf(link) : undefined;
    if (target === undefined) return;
    event.preventDefault();
    navigate(target);
  });
}
