/** The path that somebody's server has the program below. */
import { isBelow } from './call.js';

/** A path in the program that is mounted below `base`, whether or not whoever hands the call over has taken that off. */
export const pathBelow = (path: string, base: string): string =>
  isBelow(path, base) ? path.slice(base.length) || '/' : path;

/** Whether a path is the program's own: below such a one nobody could tell whether it was taken off. */
export const isOwnPath = (path: string): boolean =>
  /^\/(?:v1|_sandbox|dashboard|docs|assets|pay|invoices|l)(?:\/|$)/.test(path);
