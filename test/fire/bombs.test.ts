/** All bombs at once against the built program: it lives, answers, and takes no more memory than is promised. */
import { expect, onTestFinished, test } from 'vitest';
import { STREAM_LIMITS } from '../../src/control/stream/streams.js';
import { expectWithin, TIMED } from '../support/timing.js';
import { BOMBS, type Bomb, CHUNKED, chunk, ENDLESS, MIB, throwAll } from './bombs.js';
import { call, GOOD_BODY, JSON_HEADER } from './case.js';
import { newMerchantKey, startOrdinaryCalls } from './ordinary.js';
import { watchOthers } from './others.js';
import { type Spawned, spawnSandbox } from './spawned.js';
import { OpenStreams } from './streams.js';

const MOST_BYTES = 300_000_000;
const P99_MS = 50;
/** A time that is too long on a machine of which others had more than this share is measured again, and not more often than this. */
const QUIET_SHARE = 0.25;
const MOST_RUNS = 5;
/** The ordinary calls beside a siege. */
const LOAD = { connections: 4, per_second: 400 };
const pause = (duration_ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, duration_ms));

async function started(): Promise<Spawned> {
  const sandbox = await spawnSandbox();
  onTestFinished(() => void sandbox.child.kill('SIGKILL'));
  return sandbox;
}

/** Has ordinary calls made meanwhile. @returns how many, what was not answered as it should, and what others had of the machine */
async function ordinaryCalls(sandbox: Spawned, meanwhile: () => Promise<void>) {
  const ordinary = await startOrdinaryCalls(sandbox.origin, LOAD);
  onTestFinished(ordinary.kill);
  const others_share = watchOthers([sandbox.child.pid ?? 0, ordinary.pid]);
  await meanwhile();
  const share = others_share();
  const { took_ms, others, p99_ms } = await ordinary.stop();
  return { calls: took_ms.length, p99_ms, others, share };
}

test('all bombs at once are taken with 300 MB of memory, and ordinary calls are answered meanwhile', async () => {
  const sandbox = await started();
  const headers = { authorization: 'Bearer tb_key_default' };
  const balance = () => fetch(`${sandbox.origin}/v1/balance`, { headers });
  expect((await balance()).status).toBe(200);
  const letGo = await throwAll(sandbox.origin);
  expect((await balance()).status).toBe(200);
  await pause(500);
  const memory = sandbox.memory();
  letGo();
  expect((await balance()).status).toBe(200);
  const connections = BOMBS.reduce((sum, bomb) => sum + bomb.connections, 0);
  const megabytes =
    memory === undefined ? 'unknown, since this machine does not tell' : Math.round(memory.most_bytes / 1e6);
  console.log(`${BOMBS.length} kinds of bombs on ${connections} connections at once: most memory in MB: ${megabytes}`);
  if (memory !== undefined) expect(memory.most_bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(sandbox.errors()).toBe('');
  expect((await sandbox.stop()).code).toBe(0);
});

/** What a service under attack is held with beside streams: bodies without end, and headers and bodies that come slowly. */
const SIEGE: readonly Bomb[] = [
  {
    name: 'body without end',
    connections: 1,
    first: call('POST /v1/payments', [JSON_HEADER, ENDLESS]),
    more: ' '.repeat(MIB),
    most_bytes: 1024 * MIB,
  },
  {
    name: 'chunks without end',
    connections: 1,
    first: call('POST /v1/payments', [JSON_HEADER, CHUNKED]),
    more: chunk(' '.repeat(MIB)),
    most_bytes: 1024 * MIB,
  },
  {
    name: 'slow headers',
    connections: 200,
    first: 'GET /v1/balance HTTP/1.1\r\nHost: 127.',
    drip: '0',
  },
  {
    // No more than there is room for beside the streams: such a connection is not idle, so it makes room for no other.
    name: 'slow bodies',
    connections: 50,
    first: call('POST /v1/payments', [JSON_HEADER, 'Content-Length: 60000'], '{'),
    drip: ' ',
  },
];
const STREAMS = 10_000;
/** As many as can hold all streams of a sandbox together. */
const MERCHANTS = STREAM_LIMITS.total / STREAM_LIMITS.per_merchant;

async function tellOfPayment(origin: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/v1/payments`, { method: 'POST', headers, body: GOOD_BODY });
  expect(answer.status, await answer.text()).toBe(201);
}

async function underSiege() {
  const sandbox = await started();
  const { origin } = sandbox;
  const keys: string[] = [];
  for (let i = 0; i < MERCHANTS; i += 1) keys.push(await newMerchantKey(origin, `besieger ${i}`));
  const streams = new OpenStreams(origin);
  const letGo: (() => void)[] = [];
  const measured = await ordinaryCalls(sandbox, async () => {
    for (const key of keys) {
      const [release] = await Promise.all([throwAll(origin, SIEGE), streams.open(key, STREAMS / keys.length)]);
      letGo.push(release);
      await pause(200);
    }
    await pause(1_000);
  });
  const outcomes = streams.outcomes();
  const told = await streams.toldOf(async () => {
    for (const key of keys) await tellOfPayment(origin, key);
  });
  const errors = sandbox.errors();
  for (const release of letGo) release();
  streams.close();
  sandbox.child.kill('SIGKILL');
  return { ...measured, outcomes, told, errors };
}

/** Every stream is live, refused or closed, as many are live as may be, and each of those is really told what happens. */
function judgeStreams({ outcomes, told, errors }: Awaited<ReturnType<typeof underSiege>>): void {
  const {
    live,
    'refused 429': many = 0,
    'refused 503': all = 0,
    'closed without an answer': closed = 0,
    ...not
  } = outcomes;
  expect(not).toEqual({});
  expect(live).toBe(STREAM_LIMITS.total);
  expect(told).toBe(live);
  expect(STREAM_LIMITS.total + many + all + closed).toBe(STREAMS);
  expect(errors).toBe('');
}

test('a body bomb, 10,000 idle streams and slow headers leave the 99th percentile of ordinary calls below 50 ms', async () => {
  for (let run = 1; ; run++) {
    const siege = await underSiege();
    const { calls, p99_ms, others, share } = siege;
    const told = `${calls} ordinary calls under attack, p99 ${p99_ms.toFixed(1)} ms, others had ${Math.round(share * 100)} % of the machine`;
    const came = Object.entries(siege.outcomes).map(([outcome, count]) => `${count} ${outcome}`);
    console.log(`${told}, not answered as they should: ${others.length}; of ${STREAMS} streams ${came.join(', ')}`);
    judgeStreams(siege);
    expect(calls).toBeGreaterThan(100);
    expect(others).toEqual([]);
    // What is too slow on a machine that others leave alone is too slow, at once.
    if (TIMED && p99_ms >= P99_MS && share > QUIET_SHARE && run < MOST_RUNS) continue;
    expectWithin(p99_ms, P99_MS, { label: told });
    break;
  }
}, 600_000);
