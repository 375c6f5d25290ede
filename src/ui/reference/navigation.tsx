/** All entries by tag, with a filter. Where there is little room it is behind the menu button. */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Contract, Entry } from '../api/contract.js';
import { showCurrent } from '../kit/navigation.js';
import { searchTextOf } from './page-text.js';
import { place } from './place.js';

/** Whether the navigation is open where there is no room for it beside the text. */
export const menuOpen = signal(false);

/** What is no operation and no event. */
export const BASICS = [
  { id: '', title: 'Introduction' },
  { id: 'authentication', title: 'Authentication' },
  { id: 'errors', title: 'Errors' },
  { id: 'states', title: 'States' },
  { id: 'settings', title: 'Settings' },
] as const;

interface Link {
  id: string;
  title: string;
  method?: string;
  /** What the filter looks in besides the title, and then in all that the entry says. */
  words: string;
  entry?: Entry;
}

const linkOf = (entry: Entry): Link => {
  const { id, kind, title, method, path } = entry;
  return kind === 'event'
    ? { id, title: id, words: title, entry }
    : { id, title, method, words: `${id} ${method} ${path}`, entry };
};

function groupsOf({ tags, entries }: Contract): { title: string; links: Link[] }[] {
  const names = [...new Set([...tags.map(({ name }) => name), ...entries.map(({ tag }) => tag)])];
  const groups = names.map((title) => ({ title, links: entries.filter(({ tag }) => tag === title).map(linkOf) }));
  return [{ title: 'Basics', links: BASICS.map((link) => ({ ...link, words: '' })) }, ...groups];
}

export function Navigation({ contract }: { contract: Contract }) {
  const [filter, setFilter] = useState('');
  const { id } = place.value;
  const wanted = filter.trim().toLowerCase();
  const fits = ({ title, words, entry }: Link): boolean =>
    `${title} ${words}`.toLowerCase().includes(wanted) ||
    (entry !== undefined && wanted.length > 2 && searchTextOf(contract, entry).includes(wanted));
  const groups = groupsOf(contract)
    .map(({ title, links }) => ({ title, links: links.filter(fits) }))
    .filter(({ links }) => links.length > 0);
  useEffect(() => {
    menuOpen.value = false;
    // A filter that hides where one has come to has done its work.
    if (!groups.some(({ links }) => links.some((link) => link.id === id))) setFilter('');
  }, [id]);
  useEffect(() => showCurrent(document.querySelector('#navigation')), [id, filter === '', menuOpen.value]);
  return (
    <nav id="navigation" class={menuOpen.value ? 'navigation open' : 'navigation'} aria-label="Reference">
      <input
        id="filter"
        type="search"
        value={filter}
        placeholder="Search names, fields, errors"
        aria-label="Filter by name, field, error or any words"
        onInput={(event) => setFilter(event.currentTarget.value)}
      />
      {groups.map(({ title, links }) => (
        <section key={title} aria-labelledby={`group-${title.replace(/\W+/g, '-')}`}>
          <h2 id={`group-${title.replace(/\W+/g, '-')}`}>{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.id}>
                <a href={`#${link.id}`} aria-current={link.id === id ? 'page' : undefined}>
                  <span>{link.title}</span>
                  {link.method && <small class={`method ${link.method.toLowerCase()}`}>{link.method}</small>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p class="soft">Nothing here is called so.</p>}
    </nav>
  );
}

/** In the order of the navigation: the entry before and the one after. */
export function Neighbours({ contract }: { contract: Contract }) {
  const links = groupsOf(contract).flatMap((group) => group.links);
  const at = links.findIndex(({ id }) => id === place.value.id);
  const [before, after] = [at > 0 ? links[at - 1] : undefined, links[at + 1]];
  if (at < 0) return null;
  return (
    <nav class="neighbours" aria-label="Neighbouring entries">
      {before && (
        <a href={`#${before.id}`} rel="prev">
          <small>Before</small> {before.title}
        </a>
      )}
      {after && (
        <a href={`#${after.id}`} rel="next">
          <small>Next</small> {after.title}
        </a>
      )}
    </nav>
  );
}
