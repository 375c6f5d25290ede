/** All bombs at once against the built program: it lives, answers, and takes no more memory than is promised. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { BOMBS, type Bomb, throwAll } from './bombs.js';
import { call, JSON_HEADER, kept } from './case.js';
import { watchOthers } from './others.js';
import { type Spawned, spawnSandbox } from './spawned.js';

const MOST_BYTES = 300_000_000;
const P99_MS = 50;
/** A time that is too long on a machine of which others had more than this share is measured again, and not more often than this. */
const QUIET_SHARE = 0.25;
const MOST_RUNS = 5;
const ORDINARY = fileURLToPath(new URL('./ordinary-calls.mjs', import.meta.url));
const pause = (duration_ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, duration_ms));

async function started(): Promise<Spawned> {
  const sandbox = await spawnSandbox();
  onTestFinished(() => void sandbox.child.kill('SIGKILL'));
  return sandbox;
}

/** Makes ordinary calls from a process of its own meanwhile. @returns how long each took, the answers that were not 200, and what others had of the machine */
async function ordinaryCalls(sandbox: Spawned, meanwhile: () => Promise<void>) {
  const child = fork(ORDINARY, [sandbox.origin], { env: { PATH: process.env.PATH } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const others_share = watchOthers([sandbox.child.pid ?? 0, child.pid ?? 0]);
  await meanwhile();
  const share = others_share();
  child.send('stop');
  const [{ took_ms, others }] = (await once(child, 'message')) as [{ took_ms: number[]; others: unknown[] }];
  took_ms.sort((a, b) => a - b);
  return { calls: took_ms.length, p99_ms: took_ms[Math.floor(took_ms.length * 0.99)] ?? Number.NaN, others, share };
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

/** What a service under attack is held with: bodies without end, headers that come slowly, and streams on which nothing happens. */
const SIEGE: readonly Bomb[] = [
  {
    name: 'body without end',
    connections: 1,
    first: call('POST /v1/payments', [JSON_HEADER, 'Content-Length: 10000000000']),
    more: ' '.repeat(1024 * 1024),
    most_bytes: 1024 * 1024 * 1024,
  },
  {
    name: 'slow headers',
    connections: 200,
    first: 'GET /v1/balance HTTP/1.1\r\nHost: 127.',
  },
];
const STREAMS = 10_000;
const STREAM: Bomb = { name: 'idle stream', connections: 1_000, first: kept('GET /_sandbox/stream') };

async function underSiege() {
  const sandbox = await started();
  const letGo: (() => void)[] = [];
  const measured = await ordinaryCalls(sandbox, async () => {
    for (let opened = 0; opened < STREAMS; opened += STREAM.connections) {
      letGo.push(await throwAll(sandbox.origin, [STREAM, ...SIEGE]));
      await pause(200);
    }
    await pause(1_000);
  });
  for (const release of letGo) release();
  sandbox.child.kill('SIGKILL');
  return measured;
}

test('a body bomb, 10,000 idle streams and slow headers leave the 99th percentile of ordinary calls below 50 ms', async () => {
  for (let run = 1; ; run++) {
    const { calls, p99_ms, others, share } = await underSiege();
    const told = `${calls} ordinary calls under attack, p99 ${p99_ms.toFixed(1)} ms, others had ${Math.round(share * 100)} % of the machine`;
    console.log(`${told}, not answered 200: ${others.length}`);
    expect(calls).toBeGreaterThan(100);
    expect(others).toEqual([]);
    // What is too slow on a machine that others leave alone is too slow, at once.
    if (p99_ms >= P99_MS && share > QUIET_SHARE && run < MOST_RUNS) continue;
    expect(p99_ms, told).toBeLessThan(P99_MS);
    break;
  }
}, 600_000);
