/** What a page costs among a thousand records and among many. */
import { costOfCall, load } from '../load.mjs';
import { call, startServer } from '../server.mjs';
import { inTurns, medianRatio, summary } from '../turns.mjs';

const SMALL = 1_000;
/** A million payments and as many transactions take about 2 GB, and a minute or two to be made. */
const HEAP = ['--max-old-space-size=12000'];
const FILLED_S = 400;
/** A window is as narrow as it can be and still hold a page on either side of the record in the middle. */
const WINDOW_MS = 5_000;
const PAGE = 10;
/** Rounds are cut into short turns: from one second to the next this machine's speed changes more than a page's cost does. */
const TURN_S = 0.2;
const at = (ms) => encodeURIComponent(new Date(ms).toISOString());

/** Parts of a query, each made from the record in the middle. */
const CURSORS = {
  'newest page': () => '',
  'deep cursor': ({ middle }) => `&starting_after=${middle}`,
  'backwards from a deep cursor': ({ middle }) => `&ending_before=${middle}`,
};
const FILTERS = {
  '': () => '',
  'rare status': () => '&status=failed',
  'narrow window': ({ middle_ms }) =>
    `&created_after=${at(middle_ms - WINDOW_MS)}&created_before=${at(middle_ms + WINDOW_MS)}`,
  'rare status in a narrow window': (server) => FILTERS['rare status'](server) + FILTERS['narrow window'](server),
};
const TRANSACTIONS = {
  'transactions by status and type': () => `/transactions?limit=${PAGE}&status=failed&type=refund`,
};

const page =
  (...parts) =>
  (server) =>
    `/payments?limit=${PAGE}${parts.map((part) => part(server)).join('')}`;

/** Every cursor by itself and every filter by itself. */
export const SINGLY = {
  ...Object.fromEntries(Object.entries(CURSORS).map(([name, cursor]) => [name, page(cursor)])),
  'rare status': page(FILTERS['rare status']),
  'narrow window': page(FILTERS['narrow window']),
  ...TRANSACTIONS,
};

/** Every cursor with every filter. */
const COMBINED = {
  ...Object.fromEntries(
    Object.entries(FILTERS).flatMap(([filter, filtered]) =>
      Object.entries(CURSORS).map(([cursor, from]) => [
        [cursor, filter].filter(Boolean).join(', '),
        page(from, filtered),
      ]),
    ),
  ),
  ...TRANSACTIONS,
};

/**
 * What Node is given where a million payments are kept, so that it collects short-lived objects eight times less often: each such
 * collection looks at every page of memory that there is.
 */
export const ROOMY = ['--max-semi-space-size=128'];

/** An emptier page would be a cheaper one, and say nothing. */
async function expectFullPage(server, path) {
  const { data } = await call(server, path);
  if (data.length !== PAGE) throw new Error(`${path} among ${server.count} records has ${data.length} of ${PAGE}`);
}

/**
 * @param flags of Node, for both servers
 * @returns per page what it costs among few and among many, and the median of the turns' ratios of processor time
 */
export async function measureLists({ inside, size }, large, pages, flags = []) {
  const servers = {};
  try {
    for (const [name, count] of Object.entries({ small: SMALL, large })) {
      const server = await startServer({
        args: [...HEAP, ...flags, inside, 'serve', String(count)],
        within_s: FILLED_S,
      });
      servers[name] = { ...server, count, ...JSON.parse(server.said.split('\n')[0]) };
    }
    const results = {};
    for (const [name, path] of Object.entries(pages)) {
      for (const server of Object.values(servers)) await expectFullPage(server, path(server));
      const ask = (duration) => (server) => load(server, { path: path(server) }, { duration });
      await inTurns(servers, ask(size.short), 1);
      const figures = await inTurns(servers, ask(TURN_S), Math.ceil((size.rounds * size.short) / TURN_S));
      const cost_ratio = medianRatio(figures, 'large', 'small', costOfCall);
      results[name] = { ...summary(figures), cost_ratio };
    }
    return { small: SMALL, large, pages: results };
  } finally {
    await Promise.all(Object.values(servers).map(({ stop }) => stop()));
  }
}

/** The same among a million, as Node is and with more room for short-lived objects. */
export async function measureMillion(run) {
  const { million } = run.size;
  return { ...(await measureLists(run, million, COMBINED)), roomy: await measureLists(run, million, COMBINED, ROOMY) };
}
