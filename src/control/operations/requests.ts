/** The journal of calls to the merchant API. */
import type { ControlHandler } from '../../contract/types.js';
import { Collection } from '../../domain/collection.js';
import { clearJournal } from '../../domain/journal.js';
import { listPage } from '../../domain/pages.js';
import { notFound } from '../../domain/problems.js';
import { fitsRequest } from '../criteria.js';
import type { ControlContext } from '../host.js';
import { showArchive } from '../shapes/har.js';
import { showRequest } from '../shapes/requests.js';

const FITTING = 'fitting';

export const listRequests: ControlHandler<'listRequests', ControlContext> = ({ query }, { world }) => {
  const { method, path, operation_id, status, verdict } = query;
  const records = world.data.journal.map((entry) => ({ id: entry.id, created_at_ms: entry.at_ms, entry }));
  // The journal is bounded, so filing it anew for each list costs little.
  const journal = new Collection(records, { facets: ({ entry }) => (fitsRequest(entry, query) ? [FITTING] : []) });
  const filters = { method, path, operation_id, status: status === undefined ? undefined : String(status), verdict };
  const options = { path: '/_sandbox/requests', filters, facet: FITTING, precision: 'milliseconds' } as const;
  return { status: 200, body: listPage(journal, query, options, ({ entry }) => showRequest(world, entry)) };
};

export const getRequest: ControlHandler<'getRequest', ControlContext> = ({ path }, { world }) => {
  const entry = world.data.journal.find(({ id }) => id === path.id);
  if (entry === undefined) throw notFound('request', path.id);
  return { status: 200, body: showRequest(world, entry) };
};

export const exportRequests: ControlHandler<'exportRequests', ControlContext> = async (
  _request,
  { host, world, origin },
) => ({
  status: 200,
  body: await host.inSlices(showArchive(world, origin, host.version)),
});

export const clearRequests: ControlHandler<'clearRequests', ControlContext> = (_request, { world }) => {
  const cleared = world.data.journal.length;
  clearJournal(world);
  return { status: 200, body: { cleared } };
};

export const countRequests: ControlHandler<'countRequests', ControlContext> = ({ body }, { world }) => ({
  status: 200,
  body: { count: world.data.journal.filter((entry) => fitsRequest(entry, body)).length },
});
