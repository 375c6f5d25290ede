/** The line of a record: everything that led to something else in its life. */
import { type Reply, read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';

export type Line = Reply<'/timeline/{id}', 'get'>;
export type Entry = Line['entries'][number];

/** Reads it, and again whenever something happens. */
export function useLine(id: string) {
  const load = (signal: AbortSignal) => read('/timeline/{id}', { at: { id }, signal });
  return useData(`timeline ${id}`, load, 'all');
}
