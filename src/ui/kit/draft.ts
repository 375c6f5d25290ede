/** What was typed and not sent yet: it outlasts the screen that it was typed on, because ways back are never far, but not the page. */
import { useState } from 'preact/hooks';
import { credential } from '../api/merchant.js';

const drafts = new Map<string, unknown>();

/** Names of drafts are those of one screen of one merchant. */
const keyOf = (name: string): string => JSON.stringify([credential(), location.pathname, name]);

/** Forgets it, because it was sent or given up. */
export const dropDraft = (name: string): boolean => drafts.delete(keyOf(name));

/** A state that is found again by whoever comes back to the screen. @param name what it is on this screen */
export function useDraft<T>(name: string, initial: T): [T, (change: (before: T) => T) => void] {
  const key = useState(() => keyOf(name))[0];
  const [value, setValue] = useState(() => (drafts.get(key) as T | undefined) ?? initial);
  const put = (change: (before: T) => T): void =>
    setValue((before) => {
      const next = change(before);
      drafts.set(key, next);
      return next;
    });
  return [value, put];
}
