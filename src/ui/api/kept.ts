/** What browsers keep for a page, where they allow it: elsewhere what was chosen lasts until the page is closed. */

import { parsed } from './parsed.js';

/** One text, by its key. */
export function kept(store: 'localStorage' | 'sessionStorage', key: string) {
  const read = (): string | null => {
    try {
      return window[store].getItem(key);
    } catch {
      return null;
    }
  };
  return {
    read,
    /** What was written as JSON; undefined where there is none. */
    readJson: (): unknown => parsed(read() ?? undefined),
    write(text: string): void {
      try {
        window[store].setItem(key, text);
      } catch {
        // Then it lasts until the page is closed.
      }
    },
  };
}
