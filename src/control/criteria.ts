import type { ControlSchema } from '../contract/types.js';
import type { JournalEntry } from '../domain/types.js';

type Criteria = ControlSchema<'RequestCriteria'> & { verdict?: string };

/** Whether a call fits all that is given. */
export function fitsRequest(entry: JournalEntry, wanted: Criteria): boolean {
  const { method, path, operation_id, status, verdict } = wanted;
  return (
    (method === undefined || entry.method === method) &&
    (path === undefined || entry.path === path) &&
    (operation_id === undefined || entry.operation_id === operation_id) &&
    (status === undefined || entry.status === status) &&
    (verdict === undefined || entry.verdict === verdict)
  );
}
