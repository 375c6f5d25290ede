/** The line of a record: everything that led to something else in its life. */
import type { Reply } from '../../api/control.js';
import { useRead } from '../../api/use-data.js';

export type Line = Reply<'/timeline/{id}', 'get'>;
export type Entry = Line['entries'][number];

/** Reads it, and again whenever something happens. */
export const useLine = (id: string) => useRead('/timeline/{id}', 'all', { at: { id } });
