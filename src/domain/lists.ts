/** Lists: filters, cursors and the page's own address (docs/service.md#lists). */
import type { Collection } from './collection.js';
import { invalidInput } from './problems.js';
import type { Listed } from './records.js';

export interface PageQuery {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created_after?: string;
  created_before?: string;
}

export interface Page<T> {
  data: T[];
  has_more: boolean;
  url: string;
}

export interface PageOptions {
  /** Path of the list with the version segment, for `url`. */
  path: string;
  /** Name of the filters beside the cursors, in the order in which `url` repeats them. */
  filters: Record<string, string | undefined>;
  /** Which indexed records are meant; all when undefined. */
  facet?: string;
  precision: 'seconds' | 'milliseconds';
  /** Whether a record is wanted; all are when undefined. */
  fits?: (record: Listed) => boolean;
}

export const DEFAULT_LIMIT = 10;

/** An instant in whole milliseconds, rounded up: a filter may be finer than any timestamp that is shown. */
function readUp(text: string): number {
  const finer = /\.\d{3}\d*[1-9]/.test(text);
  return Date.parse(text) + (finer ? 1 : 0);
}

/**
 * The window that created_after and created_before leave, both exclusive. Records are compared by the instant that their
 * timestamp shows, so that a record's own created_at, used as a filter, never lets that record through.
 */
function readWindow({ created_after, created_before }: PageQuery, precision: PageOptions['precision']) {
  if (created_after === undefined && created_before === undefined) return undefined;
  const unit = precision === 'seconds' ? 1000 : 1;
  const from_ms = created_after === undefined ? -Infinity : (Math.floor(Date.parse(created_after) / unit) + 1) * unit;
  const before_ms = created_before === undefined ? Infinity : Math.ceil(readUp(created_before) / unit) * unit;
  return { from_ms, before_ms };
}

function cursorPosition<T extends Listed>(collection: Collection<T>, parameter: string, id: string): number {
  const position = collection.positionOf(id);
  if (position !== undefined) return position;
  throw invalidInput(parameter, id, 'exists', `${parameter} names no record of this list.`);
}

function pageUrl({ path, filters }: PageOptions, query: PageQuery, limit: number, cursor?: [string, string]): string {
  const { created_after, created_before } = query;
  const named = Object.entries({ limit: String(limit), ...filters, created_after, created_before });
  const given = named.filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${path}?${new URLSearchParams(cursor === undefined ? given : [...given, cursor])}`;
}

/**
 * One page, newest first.
 * @throws Problem `invalid` for two cursors, `invalid_value` for one that names nothing
 */
export function listPage<T extends Listed, Item>(
  collection: Collection<T>,
  query: PageQuery,
  options: PageOptions,
  show: (record: T) => Item,
): Page<Item> {
  const { limit = DEFAULT_LIMIT, starting_after, ending_before } = query;
  if (starting_after !== undefined && ending_before !== undefined) {
    const message = 'starting_after and ending_before cannot be combined.';
    throw invalidInput('ending_before', ending_before, 'without:starting_after', message);
  }
  const window = readWindow(query, options.precision);
  const backwards = ending_before !== undefined;
  let from = collection.size;
  if (starting_after !== undefined) from = cursorPosition(collection, 'starting_after', starting_after);
  if (ending_before !== undefined) from = cursorPosition(collection, 'ending_before', ending_before);
  const records = collection.read(from, backwards ? 'newer' : 'older', limit + 1, options.facet, window, options.fits);
  const has_more = records.length > limit;
  if (has_more) records.pop();
  // The record to go on from is the farthest one in the direction of travel.
  const last = records.at(-1);
  if (backwards) records.reverse();
  const next = backwards ? 'ending_before' : 'starting_after';
  const cursor: [string, string] | undefined = has_more && last !== undefined ? [next, last.id] : undefined;
  return { data: records.map(show), has_more, url: pageUrl(options, query, limit, cursor) };
}
