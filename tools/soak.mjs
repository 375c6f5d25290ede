#!/usr/bin/env node
/**
 * npm run soak: a sandbox under a steady load for a long time, of everything that is opened and closed again: calls, refusals,
 * webhooks, streams, merchants, resets, cut connections. What it holds must not grow: memory after each reset by less than a
 * megabyte per hour once it is warm; and when the load has gone it has no more open files than before.
 * `-- --minutes 60 --per-second 400` are the defaults; what share of a processor that is for the sandbox is said at the end, because
 * half of one is meant.
 */
import { on } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { positive, readArguments } from './arguments.mjs';
import { leastSquares } from './figures.mjs';
import { listen, processorTime_us, residentMb, startServer } from './processes.mjs';

const flags = readArguments('npm run soak --', { minutes: positive('60'), 'per-second': positive('400') });
const minutes = Number(flags.minutes);
const per_second = Number(flags['per-second']);

const ROUND_S = 20;
const CONNECTIONS = 10;
const WARM_SHARE = 0.25;
const MAX_SLOPE_MB_PER_H = 1;
/** A stop takes at most five seconds; one that takes longer has failed. */
const STOP_MS = 10_000;
const headers = { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' };

const receiver = await listen((req, res) =>
  req.resume().on('end', () => res.writeHead(Math.random() < 0.9 ? 200 : 500).end()),
);
const [cli, inside] = ['../dist/cli.js', 'soak-inside.mjs'].map((path) => new URL(path, import.meta.url));
const start = ['start', '--port', '0', '--log', 'silent', '--webhook', `${receiver.url}/hooks`];
// With the collector at hand the sandbox can be measured for what it holds, and not for what was not collected yet.
const { child, url, pid, stop } = await startServer({
  args: ['--expose-gc', '--import', inside.href, fileURLToPath(cli), ...start],
  ipc: true,
});
const { origin } = new URL(url);
child.stderr.pipe(process.stderr);

async function heldMb() {
  child.send('measure');
  // The sandbox tells its parent other things as well.
  for await (const [{ held_bytes }] of on(child, 'message')) if (held_bytes !== undefined) return held_bytes / 2 ** 20;
}
const openFiles = () => readdirSync(`/proc/${pid}/fd`).length;

let calls = 0;
async function ask(method, path, body, more = {}) {
  calls += 1;
  const answer = await fetch(origin + path, {
    method,
    headers: { ...headers, ...more },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return text === '' ? undefined : JSON.parse(text);
}

const payment = { amount: 49.99, currency: 'EUR', description: 'Order 1234', metadata: { order: 'a-17' } };

/** One of everything, in turn. */
const TURNS = [
  async () => {
    const { id } = await ask('POST', '/v1/payments', payment);
    await ask('POST', `/_sandbox/payments/${id}/pay`, {});
    await ask('GET', `/v1/payments/${id}`);
  },
  () => ask('GET', '/v1/payments?limit=10'),
  () => ask('POST', '/v1/payments', { ...payment, amount: -1 }),
  () => ask('POST', '/v1/payments', payment, { 'idempotency-key': `key-${calls}` }),
  () => ask('GET', '/v1/transactions?limit=5'),
  () => ask('GET', '/v1/payments/pay_req_nobody'),
  () => ask('GET', '/v1/balance', undefined, { authorization: `Bearer tb_key_${calls}` }),
  async () => {
    const { id } = await ask('POST', '/_sandbox/merchants', { label: `soak-${calls}` });
    await ask('DELETE', `/_sandbox/merchants/${id}`);
  },
  async () => {
    const abort = new AbortController();
    const stream = await fetch(`${origin}/_sandbox/stream`, {
      headers: { accept: 'text/event-stream' },
      signal: abort.signal,
    });
    await stream.body?.getReader().read();
    abort.abort();
  },
  () =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(origin);
      const socket = connect(Number(port), hostname, () => {
        socket.write('POST /v1/payments HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n{"amount":');
        setTimeout(() => socket.destroy(), 5);
      });
      socket.on('close', resolve).on('error', () => undefined);
    }),
];

async function oneRound() {
  const until = performance.now() + ROUND_S * 1000;
  const pause_ms = (CONNECTIONS * 1000) / per_second;
  const worker = async (first) => {
    for (let turn = first; performance.now() < until; turn += 1) {
      const begun = performance.now();
      await TURNS[turn % TURNS.length]();
      await sleep(Math.max(0, pause_ms - (performance.now() - begun)));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, first) => worker(first)));
  await ask('POST', '/_sandbox/settle', {});
  await ask('POST', '/_sandbox/reset', {});
  await sleep(500);
}

/** Clients give up an idle connection after some seconds, and the sandbox one that nobody uses after half a minute. */
const LET_GO_MS = 90_000;

/** Waits until the sandbox has let go of what the load has opened. @returns how many files more than before it has open */
async function filesLeft(before) {
  receiver.close();
  const until = performance.now() + LET_GO_MS;
  while (openFiles() > before && performance.now() < until) await sleep(500);
  return openFiles() - before;
}

const files_before = openFiles();
const samples = [];
const begun = performance.now();
const hours = () => (performance.now() - begun) / 3_600_000;
while (hours() * 60 < minutes || samples.length < 6) {
  await oneRound();
  const sample = { hours: hours(), held_mb: await heldMb(), resident_mb: residentMb(pid), files: openFiles() };
  samples.push(sample);
  console.log(
    `${(sample.hours * 60).toFixed(1)} min: holds ${sample.held_mb.toFixed(2)} MB, resident ${sample.resident_mb.toFixed(0)} MB, ${sample.files} open files, ${calls} calls`,
  );
}
const share = processorTime_us(pid) / 1e6 / (hours() * 3_600);
const files = await filesLeft(files_before);
const code = await stop(STOP_MS);

const warm = samples.slice(Math.ceil(samples.length * WARM_SHARE));
const slope = leastSquares(warm.map(({ hours, held_mb }) => [hours, held_mb]));
const bound = MAX_SLOPE_MB_PER_H / Math.min(1, minutes / 60);
const good = slope < bound && files <= 0 && code === 0;
console.log(
  `${good ? 'passed' : 'FAILED'}: ${calls} calls in ${minutes} min, for which the sandbox had ${Math.round(share * 100)} % of a processor; memory grows by ${slope.toFixed(2)} MB per hour (bound ${bound.toFixed(1)}), open files in the end by ${files}, ended with ${code}.`,
);
process.exitCode = good ? 0 : 1;
