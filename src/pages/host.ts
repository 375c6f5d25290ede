/** What the pages are handed by the composition root. */

import type { Bound, Call, Reply } from '../api/call.js';
import type { Worlds } from '../domain/merchants/worlds.js';
import type { ChangeListener } from '../domain/ports.js';
import type { World } from '../domain/world.js';

/** What is the same for every page. */
export interface PagesHost {
  bound: Bound;
  version: string;
  /** Where whoever calls finds the sandbox, as replies name it. */
  originOf(call: Call): string;
  worlds: Worlds;
  /** One turn of a world: what is due by its clock comes first, what the call made due comes right after it. */
  turn<T>(world: World, act: () => T): T;
  /** Runs what is due where that is more than a turn may run. @returns resolves when it has; undefined when it has already */
  upToDate(world: World): undefined | Promise<undefined>;
  /** Calls `listener` after something in the world changed. @returns ends it */
  onChange(world: World, listener: ChangeListener): () => void;
  /** Calls `act` when the sandbox is told to stop: whoever listens is let go then. @returns prevents it */
  onStop(act: () => void): () => void;
  /** A text that nobody can guess, to know a form again that is sent twice. */
  drawToken(): string;
  /** Reads a file that the build made for browsers, by its path there; undefined when it is not there. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** A fault of our own: for the log, never for the page. */
  report(error: unknown): void;
}

/** One page, or what one form does. */
export interface PageRoute {
  /** HEAD is served as GET is; the transport leaves out the body. */
  method: 'GET' | 'POST';
  /** `/pay/{id}` */
  path: string;
  /** @returns undefined where there is no such page after all */
  serve(call: Call, params: Readonly<Record<string, string>>): Reply | undefined | Promise<Reply | undefined>;
}
