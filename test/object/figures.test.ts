/** What merchants in objects cost and how quickly they answer, which deploy/README.md reckons with: npm run nightly -- object. */
import type { ChildProcess } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildObjects, startObjects } from '../../tools/object.mjs';
import { processorTime_us, residentMb } from '../../tools/processes.mjs';
import { expectWithin } from '../support/timing.js';
import { type Instance, startCluster } from './support/cluster.js';
import { call, freePort, newKey, PAYMENT, paymentsOf } from './support/merchants.js';

const MERCHANTS = Number(process.env.OBJECT_MERCHANTS ?? 200);
/** So many are called within the time in which none is let go of. */
const AWAKE = Math.min(MERCHANTS, 2_000);
const SAMPLES = Number(process.env.OBJECT_SAMPLES ?? 3);
const SECONDS = Number(process.env.OBJECT_SECONDS ?? 5);
const CALLERS = 64;
const AT_ONCE = 16;
const PAYMENTS = 500;
const GB = 1024;
/** The runtime lets go of an object that nothing has called for ten seconds, and looks every few. */
const IDLE_MS = 15_000;

const FIRST_POST_MS = 100;
const WOKEN_POST_MS = 250;
const AWAKE_PER_GB = 3_000;
const AT_REST_BYTES = 64 * 1024;
const POST_CPU_MS = 2;
const BUCKET_AWAY_MS = 20;

let folder: string;
let port: number;
let child: ChildProcess;
let url: string;

const env = {
  TENDERBOX_PROOF_BITS: '0',
  TENDERBOX_MERCHANTS_PER_HOUR: '1000',
  TENDERBOX_ADDRESS_HEADER: 'x-forwarded-for',
};

const start = async (): Promise<void> => {
  ({ child, url } = await startObjects({
    folder,
    port,
    env,
    stdio: 'inherit',
  }));
};

const kill = async (): Promise<void> => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
};

beforeAll(() => buildObjects());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-figures-'));
  port = await freePort();
  await start();
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Does something so many times, some at once. */
async function many<T>(count: number, act: (nth: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    for (let nth = next++; nth < count; nth = next++) results[nth] = await act(nth);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, one));
  return results;
}

const pay = async (at: string, key: string): Promise<void> => {
  const { status, body } = await call(at, key, 'POST', '/v1/payments', PAYMENT);
  expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
};

const tookFrom = async (act: () => Promise<void>): Promise<number> => {
  const from_ms = performance.now();
  await act();
  return performance.now() - from_ms;
};

/** The most calls that lie within the time in which an object is not let go of. */
function mostAwake(called_ms: readonly number[]): number {
  const sorted = called_ms.toSorted((a, b) => a - b);
  let from = 0;
  return sorted.reduce((most, at_ms, nth) => {
    while (at_ms - (sorted[from] as number) > IDLE_MS) from += 1;
    return Math.max(most, nth - from + 1);
  }, 0);
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

/** A merchant of one of many addresses. */
const newKeyFrom = (nth: number, at = url): Promise<string> =>
  newKey(at, { 'x-forwarded-for': `10.0.${nth >> 8}.${nth & 255}` });

/** Bytes that the files of a folder take on the disk. */
function onDisk(place: string): number {
  const BLOCK = 512;
  return readdirSync(place, { recursive: true })
    .map((name) => lstatSync(join(place, String(name))))
    .filter((stat) => stat.isFile())
    .reduce((sum, { blocks }) => sum + blocks * BLOCK, 0);
}

test('how soon a merchant answers that is new, and one that has to be woken', { timeout: 3_600_000 }, async () => {
  await pay(url, await newKey(url));
  const first_ms: number[] = [];
  const keys: string[] = [];
  for (let nth = 0; nth < SAMPLES; nth += 1) {
    const key = await newKey(url);
    first_ms.push(await tookFrom(() => pay(url, key)));
    keys.push(key);
  }
  await Promise.all(
    keys.map(async (key) => {
      for (let count = 1; count < PAYMENTS; count += 1) await pay(url, key);
    }),
  );
  await kill();
  await start();
  // What the first call after a start costs is another matter.
  await pay(url, await newKey(url));
  const woken_ms: number[] = [];
  for (const key of keys) woken_ms.push(await tookFrom(() => pay(url, key)));
  const [first, woken] = [medianOf(first_ms), medianOf(woken_ms)];
  console.log(`first POST of a new merchant: ${first} ms; of one with ${PAYMENTS} payments, woken: ${woken} ms`);
  expectWithin(first, FIRST_POST_MS);
  expectWithin(woken, WOKEN_POST_MS);
});

test('what many merchants of one process take, awake and at rest; all are there after a restart', {
  timeout: 3_600_000,
}, async () => {
  await pay(url, await newKey(url));
  const idle_mb = residentMb(child.pid);
  const called_ms: number[] = [];
  const noted = async <T>(called: Promise<T>): Promise<T> => {
    const answer = await called;
    called_ms.push(performance.now());
    return answer;
  };
  const keys = await many(MERCHANTS, (nth) => noted(newKeyFrom(nth)));
  await many(keys.length, (nth) => noted(pay(url, keys[nth] as string)));
  await sleep(IDLE_MS);
  const bytes = onDisk(join(folder, 'objects', 'tenderbox-merchant')) / (keys.length + 1);
  const rest_mb = residentMb(child.pid);
  await kill();
  await start();
  const paymentsAt = async (nth: number): Promise<number> => (await noted(paymentsOf(url, keys[nth] as string))).length;
  // All that are counted are called at once: who is called first is let go of later.
  const awake = await many(AWAKE, paymentsAt);
  const perGb = (GB * AWAKE) / (residentMb(child.pid) - idle_mb);
  const found = await many(keys.length - AWAKE, (nth) => paymentsAt(AWAKE + nth));
  expect([...awake, ...found]).toEqual(keys.map(() => 1));
  await sleep(IDLE_MS);
  const again_mb = residentMb(child.pid);
  await many(keys.length, paymentsAt);
  await sleep(IDLE_MS);
  const twice_mb = residentMb(child.pid);
  console.log(
    `awake merchants in a GB: ${perGb}; bytes on the disk at rest: ${bytes}; MB: ${[idle_mb, rest_mb, again_mb, twice_mb]}; awake at a time: ${mostAwake(called_ms)}`,
  );
  expect(bytes).toBeLessThanOrEqual(AT_REST_BYTES);
  expectWithin(AWAKE_PER_GB, perGb);
  // Memory that objects have left is used again, though the process keeps it: all of them take no more than those that were awake at
  // a time, and do so however often they are called.
  for (const mb of [rest_mb, again_mb, twice_mb])
    expectWithin(mb - idle_mb, (GB * mostAwake(called_ms)) / AWAKE_PER_GB);
});

test('what a POST costs of a processor while the bucket is far away', {
  timeout: 600_000,
}, async () => {
  const cluster = await startCluster(1);
  try {
    const at = cluster.url() as string;
    const keys = await many(CALLERS, (nth) => newKeyFrom(nth, at));
    cluster.bucket.latency(BUCKET_AWAY_MS);
    // What runs for the first time is compiled then.
    for (let warm = 0; warm < 5; warm += 1) await Promise.all(keys.map((key) => pay(at, key)));
    const [{ child: served }] = cluster.instances as [Instance];
    const instance = served?.pid as number;
    const [from_us, from_ms] = [processorTime_us(instance), performance.now()];
    const [writes, bytes] = [cluster.bucket.calls('PUT'), cluster.bucket.written()];
    const until_ms = from_ms + SECONDS * 1_000;
    let count = 0;
    const caller = async (key: string): Promise<void> => {
      for (; performance.now() < until_ms; count += 1) await pay(at, key);
    };
    await Promise.all(keys.map(caller));
    const cpu_ms = (processorTime_us(instance) - from_us) / 1_000 / count;
    const perPost = (cluster.bucket.calls('PUT') - writes) / count;
    const rate = (count * 1_000) / (performance.now() - from_ms);
    console.log(
      `a POST: ${cpu_ms} ms of a processor, ${perPost} writes of the bucket, ${(cluster.bucket.written() - bytes) / count} bytes; ${rate} a second`,
    );
    expectWithin(cpu_ms, POST_CPU_MS);
  } finally {
    await cluster.close();
  }
});
