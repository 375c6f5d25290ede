/** Where in the reference one is: what stands behind the # of the address, with what it fills in. */
import { signal } from '@preact/signals';
import { decoded } from '../kit/navigation.js';

/** A place of the reference. */
export interface Place {
  /** The entry; empty for the introduction. */
  id: string;
  /** The body that a link brings, as it stands in it; undefined when it brings none. */
  body: string | undefined;
  /** Values of parameters that a link brings: `query.limit`, `path.payment_request_id`. */
  values: Readonly<Record<string, string>>;
  /** The field of the entry that a link leads to. */
  field: string | undefined;
  /** How often its link was followed anew while one was there already. */
  again: number;
  /** What in the link nobody here understands. */
  unknown: readonly string[];
}

/** Reads an address behind its #. It never fails: what is odd in a link is shown as it is. */
function readPlace(hash: string): Place {
  const [id = '', query] = hash.replace(/^#/, '').split(/\?(.*)/s);
  const given = new URLSearchParams(query);
  const values: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [name, value] of given) {
    if (/^(?:query|path|header)\../.test(name)) values[name] = value;
    else if (name !== 'body' && name !== 'field') unknown.push(name);
  }
  const [body, field] = [given.get('body') ?? undefined, given.get('field') ?? undefined];
  return { id: decoded(id), body, values, field, again: 0, unknown };
}

/** The link to a field of an entry. */
export const linkToField = (id: string, name: string): string =>
  `#${encodeURIComponent(id)}?${new URLSearchParams({ field: name })}`;

/** The link to an entry with a form filled in. */
export function linkTo(id: string, values: Readonly<Record<string, string>>, body: string | undefined): string {
  const given = Object.entries({ ...values, body: body ?? '' }).filter(([, value]) => value !== '');
  return `#${encodeURIComponent(id)}${given.length === 0 ? '' : `?${new URLSearchParams(given)}`}`;
}

export const place = signal<Place>(readPlace(location.hash));

/** Follows a link once more that is the address already, which the browser does not do. */
export function followAgain(): void {
  place.value = { ...readPlace(location.hash), again: place.peek().again + 1 };
}

/** Follows the address. */
export function startPlace(): void {
  window.addEventListener('hashchange', () => {
    place.value = readPlace(location.hash);
  });
}
