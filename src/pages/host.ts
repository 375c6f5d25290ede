/** What the pages are handed by the composition root. */
import type { Bound } from '../wire/own-host.js';

/** What is the same for every page. */
export interface PagesHost {
  bound: Bound;
  version: string;
  /** Reads a file that the build made for browsers, by its path there; undefined when it is not there. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** A fault of our own: for the log, never for the page. */
  report(error: unknown): void;
}
