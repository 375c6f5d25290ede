/** Calls side by side: what they cost with ten connections, and how late the latest are with a hundred. */
import { load } from '../load.mjs';
import { closestOf } from '../peers.mjs';
import { createOne, LIST, NEW_PAYMENT, startServer } from '../server.mjs';
import { inTurns, summary } from '../turns.mjs';

/** So many payments are asked for by id, in turn. */
const ASKED_FOR = 100;
const CREATE = { method: 'POST', body: NEW_PAYMENT };

/** The kinds of calls that are measured; each makes a request for a peer from what that peer has kept. */
export const KINDS = {
  'POST /payments': () => CREATE,
  'GET /payments/{id}': ({ ids }) => ({ paths: ids.map((id) => `/payments/${id}`) }),
  'GET /payments?limit=10': () => ({ path: LIST }),
};

/** Starts every peer, lets `work` have them, and stops them whatever happens. */
export async function withServers(peers, work) {
  const servers = {};
  try {
    for (const [name, { how }] of Object.entries(peers)) {
      const server = await startServer(await how());
      servers[name] = { ...server, ids: [] };
      for (let n = 0; n < ASKED_FOR; n++) servers[name].ids.push((await createOne(server)).id);
    }
    return await work(servers);
  } finally {
    await Promise.all(Object.values(servers).map(({ stop }) => stop()));
  }
}

/**
 * Warms every server up with one kind of call, then measures it in turns.
 * @param {{warmUp: object, each: object, rounds: number}} size how long the warm-up and each round are, as load() takes it
 */
export async function rounds(servers, request, { warmUp, each, rounds: count }, how = {}) {
  const warm = (server) => load(server, request(server), { ...warmUp, ...how });
  await inTurns(servers, warm, 1);
  return inTurns(servers, (server) => load(server, request(server), { ...each, ...how }), count);
}

/** The medians, and the processor time per call of each round beside them. */
function summaryWithRounds(figures) {
  const middles = summary(figures);
  for (const [name, all] of Object.entries(figures)) middles[name].rounds_us = all.map(({ cpu_us }) => cpu_us);
  return middles;
}

/** POST, GET and list. */
export const measureCalls = ({ peers, size }) =>
  withServers(peers, async (servers) => {
    const results = {};
    for (const [kind, request] of Object.entries(KINDS))
      results[kind] = summaryWithRounds(await rounds(servers, request, size));
    return results;
  });

/** All of them keep up with so many calls per second, on any machine that is not very slow. */
const LEVEL_RATE = 2_000;

/**
 * The same number of calls per second for all: with as many as it can answer, the quickest server keeps the load so busy that it is
 * never woken by an answer, and waking somebody is what costs most of sending.
 */
export async function measureLevel({ peers, size }) {
  const kinds = await withServers(closestOf(peers), async (servers) => {
    const results = {};
    for (const [kind, request] of Object.entries(KINDS))
      results[kind] = summary(await rounds(servers, request, size, { overallRate: LEVEL_RATE }));
    return results;
  });
  return { rate: LEVEL_RATE, kinds };
}

const CROWD = 100;

/** The slowest percent of a hundred customers at once. */
export async function measureTail({ peers, size }) {
  const request = KINDS['POST /payments'];
  const by = await withServers(closestOf(peers), async (servers) =>
    summary(await rounds(servers, request, size, { connections: CROWD })),
  );
  return { connections: CROWD, by };
}
