/**
 * `npm run bench`: the sandbox beside what people would write instead, in one run and in turns, so that whatever else the machine
 * does meets all of them alike. `-- --quick` takes fewer and shorter rounds; `-- --only post,start` measures some parts only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../tools/bundle.mjs';
import { call, load, median, NEW_PAYMENT } from './load.mjs';
import { commit, machine, measureIn, residentMb, startServer, takeLoadCore } from './machine.mjs';
import { print, write } from './report.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const quick = process.argv.includes('--quick');
const chosen = process.argv[process.argv.indexOf('--only') + 1]?.split(',');
const only = process.argv.includes('--only') ? chosen : undefined;

const size = quick
  ? { rounds: 2, seconds: 0.5, short: 0.3, large: 20_000, kept: 3_000, spawns: 3, expiries: 10_000, hooks: 300 }
  : { rounds: 5, seconds: 2, short: 1, large: 100_000, kept: 100_000, spawns: 10, expiries: 100_000, hooks: 5_000 };
const SMALL = 1_000;
const WARM_UP_S = quick ? 0.5 : 2;

const SANDBOX = [join(root, 'dist/cli.js'), 'start', '--port', '0', '--log', 'silent'];
const PEERS = {
  tenderbox: SANDBOX,
  express: [join(root, 'bench/peers/express.mjs')],
  'express, born with': [join(root, 'bench/peers/express.mjs'), '--born-with'],
  'node:http': [join(root, 'bench/peers/http.mjs')],
};

const folder = mkdtempSync(join(root, 'node_modules/.bench-'));
const inside = join(folder, 'inside.js');
const medians = (records, key) => median(records.map((record) => record[key]));

/** Rounds over several servers in turn; figures per server. */
async function inTurns(servers, work, rounds = size.rounds) {
  const figures = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, server] of Object.entries(servers)) figures[name].push(await work(server, name));
  }
  return figures;
}

const summary = (figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, rounds]) => [
      name,
      { per_s: medians(rounds, 'per_s'), cpu_us: medians(rounds, 'cpu_us'), p99_ms: medians(rounds, 'p99_ms') },
    ]),
  );

/** POST, GET and list, side by side with servers that do the same without checking anything. */
async function measureCalls() {
  const servers = {};
  for (const [name, args] of Object.entries(PEERS)) servers[name] = await startServer(args);
  const ids = {};
  for (const [name, server] of Object.entries(servers)) {
    ids[name] = [];
    for (let n = 0; n < 100; n++)
      ids[name].push((await call(server, '/payments', { method: 'POST', body: NEW_PAYMENT })).id);
  }
  const kinds = {
    'POST /payments': () => ({ method: 'POST', body: NEW_PAYMENT }),
    'GET /payments/{id}': (name) => ({ paths: ids[name].map((id) => `/payments/${id}`) }),
    'GET /payments?limit=10': () => ({ path: '/payments?limit=10' }),
  };
  const results = {};
  for (const [kind, request] of Object.entries(kinds)) {
    await inTurns(servers, (server, name) => load(server, request(name), { duration: WARM_UP_S }), 1);
    results[kind] = summary(
      await inTurns(servers, (server, name) => load(server, request(name), { duration: size.seconds })),
    );
  }
  for (const server of Object.values(servers)) await server.stop();
  return results;
}

/** What a page costs among a thousand records and among many. */
async function measureLists() {
  const listed = async (count) => {
    const server = await startServer([inside, 'serve', String(count)]);
    return { ...server, ...JSON.parse(server.said.split('\n')[0]) };
  };
  const servers = { small: await listed(SMALL), large: await listed(size.large) };
  const at = (ms) => encodeURIComponent(new Date(ms).toISOString());
  const pages = {
    'newest page': () => '/payments?limit=10',
    'deep cursor': ({ middle }) => `/payments?limit=10&starting_after=${middle}`,
    'backwards from a deep cursor': ({ middle }) => `/payments?limit=10&ending_before=${middle}`,
    'rare status': () => '/payments?limit=10&status=failed',
    'narrow window': ({ middle_ms }) =>
      `/payments?limit=10&created_after=${at(middle_ms - 1_000)}&created_before=${at(middle_ms + 1_000)}`,
    'transactions by status and type': () => '/transactions?limit=10&status=failed&type=refund',
  };
  const results = {};
  for (const [name, path] of Object.entries(pages)) {
    await inTurns(servers, (server) => load(server, { path: path(server) }, { duration: size.short }), 1);
    const figures = await inTurns(servers, (server) => load(server, { path: path(server) }, { duration: size.short }));
    const { small, large } = summary(figures);
    const ratios = figures.large.map(({ cpu_us }, round) => cpu_us / figures.small[round].cpu_us);
    results[name] = { small, large, cost_ratio: median(ratios) };
  }
  for (const server of Object.values(servers)) await server.stop();
  return { small: SMALL, large: size.large, pages: results };
}

/** From the spawn of a process to its ready line and to the answer to a first POST. */
async function measureStarts() {
  const figures = await inTurns(
    PEERS,
    async (args) => {
      const server = await startServer(args);
      await call(server, '/payments', { method: 'POST', body: NEW_PAYMENT });
      const first_ms = performance.now() - server.begun;
      await server.stop();
      return { ready_ms: server.ready_ms, first_ms };
    },
    size.spawns,
  );
  return Object.fromEntries(
    Object.entries(figures).map(([name, rounds]) => [
      name,
      { ready_ms: medians(rounds, 'ready_ms'), first_ms: medians(rounds, 'first_ms') },
    ]),
  );
}

/** Resident memory of a server that has just started, and of one that keeps many payments. */
async function measureMemory() {
  const results = {};
  for (const [name, args] of Object.entries(PEERS)) {
    const server = await startServer(args);
    const ready_mb = residentMb(server.pid);
    const { answered } = await load(server, { method: 'POST', body: NEW_PAYMENT }, { amount: size.kept });
    const full_mb = residentMb(server.pid);
    results[name] = { ready_mb, full_mb, kept: answered, bytes_each: ((full_mb - ready_mb) * 2 ** 20) / answered };
    await server.stop();
  }
  return results;
}

async function measureWebhooks() {
  const receiver = createServer((req, res) => {
    req.resume().on('end', () => res.writeHead(200, { 'content-length': 2 }).end('ok'));
  });
  await new Promise((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${receiver.address().port}/webhooks`;
  const { sandbox, bare } = await measureIn([inside, 'webhooks', url, String(size.hooks), String(size.rounds)]);
  receiver.closeAllConnections();
  receiver.close();
  return { sandbox_per_s: median(sandbox), bare_per_s: median(bare), each: size.hooks };
}

const parts = {
  post: measureCalls,
  list: measureLists,
  start: measureStarts,
  memory: measureMemory,
  second: async () => {
    const { first_ms, further_ms } = await measureIn([inside, 'starts', quick ? '5' : '20']);
    return { first_ms, further_ms: median(further_ms) };
  },
  advance: async () => ({
    ...(await measureIn(['--expose-gc', inside, 'memory', String(size.expiries)])),
    count: size.expiries,
  }),
  state: async () => {
    const { round_trips, resets } = await measureIn([inside, 'state', '10000', String(size.rounds)]);
    return { round_trip_ms: median(round_trips), reset_ms: median(resets) };
  },
  webhooks: measureWebhooks,
};

takeLoadCore();
const begun = performance.now();
try {
  await bundle([join(root, 'bench/inside.ts')], folder);
  const results = {};
  for (const [name, measure] of Object.entries(parts)) {
    if (only !== undefined && !only.includes(name)) continue;
    process.stderr.write(`${name}…\n`);
    results[name] = await measure();
  }
  const head = { date: new Date().toISOString().slice(0, 10), commit: commit(), quick, ...machine() };
  const took_s = Math.round((performance.now() - begun) / 1000);
  print(head, results, took_s);
  // A part of the figures, or figures of a short run, must not take the place of the whole.
  if (only === undefined && !quick) write(root, head, results);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
