/**
 * What is measured from inside a process of the sandbox: worlds that are filled by the verbs of the core, because filling them
 * over HTTP would take most of the run. `serve` keeps a filled sandbox running for load from outside; every other mode prints
 * its figures as JSON.
 */
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../src/app/compose.js';
import { newId } from '../src/domain/ids.js';
import { failPayment } from '../src/domain/payments/outcomes.js';
import { createPayment } from '../src/domain/payments/payments.js';
import type { TransactionRecord } from '../src/domain/records.js';
import { exportWorld, readWorldState, takeWorld } from '../src/domain/state/state.js';
import type { World } from '../src/domain/world.js';
import { createTenderbox, type Sandbox } from '../src/index.js';

const ORIGIN = 'http://127.0.0.1:4020';
const EUR = 'EUR';
const STEP_MS = 10;
const RARE = 20;
/** So many rare records stand on either side of the one in the middle, so that each page from there is full. */
const RARE_BESIDE = 10;
const AT_ONCE = 10;
const WARM_UPS = 2;

/** The engine is not part of what a test sees of a sandbox; the bench looks behind it. */
const engineOf = (box: Sandbox): Engine => (box as unknown as { running: { engine: Engine } }).running.engine;
const worldOf = (box: Sandbox): World => engineOf(box).worlds.default;

const payment = (n: number) => ({
  ...{ amount: 49.99, currency: EUR, description: 'Order 1234', customer_email: 'customer@example.com' },
  metadata: { order_id: String(n), cart: 'a-17' },
});

function fill(world: World, count: number, expires_at?: string): void {
  const until = expires_at === undefined ? {} : { expires_at };
  for (let n = 0; n < count; n++) createPayment(world, { ...payment(n), ...until } as never, ORIGIN);
}

/** With ids as the world makes them: a text that is joined from others is kept as a chain of them, in three times the memory. */
function transaction(world: World, n: number): TransactionRecord {
  const type = n % 3 === 0 ? 'payout' : 'payment';
  const id = newId(world, 'transaction');
  const created_at_ms = world.data.clock.now_ms;
  const { id: payment_id } = world.payments.records[n] as { id: string };
  const shown = { amount: '4999', currency: EUR, crypto_amount: '50000', crypto_currency: 'BTC', fee: '500' };
  return {
    id,
    created_at_ms,
    updated_at_ms: created_at_ms,
    payment_request_id: type === 'payment' ? payment_id : null,
    ...shown,
    fee_currency: 'BTC',
    status: 'confirmed',
    type,
    metadata: {},
  } as unknown as TransactionRecord;
}

/** Which of so many records are rare: some everywhere, and some beside the one in the middle. */
function rareAmong(count: number): number[] {
  const everywhere = Array.from({ length: RARE }, (_, n) => Math.floor(((n + 0.5) * count) / RARE));
  const middle = count >> 1;
  const beside = Array.from({ length: RARE_BESIDE }, (_, n) => [middle - 2 * (n + 1), middle + 2 * (n + 1)]);
  return [...new Set([...everywhere, ...beside.flat()])];
}

/** Payments ten milliseconds apart, some of them failed, and as many transactions; nothing falls due while it is asked. */
async function serve(count: number): Promise<void> {
  const box = await createTenderbox({ clock: 'frozen', seed: 1 });
  const world = worldOf(box);
  const { clock } = world.data;
  const first_ms = clock.now_ms;
  const expires_at = new Date(first_ms + 20 * 24 * 3_600_000).toISOString();
  for (let n = 0; n < count; n++) {
    clock.now_ms = first_ms + n * STEP_MS;
    fill(world, 1, expires_at);
    world.transactions.add(transaction(world, n));
  }
  const { records } = world.payments;
  for (const n of rareAmong(count)) {
    failPayment(world, (records[n] as { id: string }).id);
    const rare = world.transactions.records[n] as TransactionRecord;
    Object.assign(rare, { status: 'failed', type: 'refund', payment_request_id: (records[0] as { id: string }).id });
    world.transactions.reindex(rare);
  }
  const middle = records[count >> 1] as { id: string; created_at_ms: number };
  console.log(JSON.stringify({ middle: middle.id, middle_ms: middle.created_at_ms }));
  console.log(`ready on ${box.url}`);
}

async function timed<T>(work: () => T | Promise<T>): Promise<[number, T]> {
  const begun = performance.now();
  const result = await work();
  return [performance.now() - begun, result];
}

const heapMb = (): number => {
  // What only weak references lead to is taken by the second collection.
  for (let n = 0; n < 2; n++) globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

async function starts(rounds: number) {
  const took: number[] = [];
  for (let n = 0; n <= rounds; n++) {
    const [ms, box] = await timed(() => createTenderbox());
    took.push(ms);
    await box.close();
  }
  return { first_ms: took[0], further_ms: took.slice(1) };
}

/** Replaces the world by itself, as a file would bring it back: afterwards there are its records and nothing else. */
function roundTrip(box: Sandbox): void {
  const world = worldOf(box);
  const read = readWorldState(JSON.parse(JSON.stringify(exportWorld(world))), world.env);
  if ('issues' in read) throw new Error(read.issues[0].message);
  takeWorld(engineOf(box).worlds, world, read.data);
}

/** Retained heap, which unlike resident memory does not depend on when the collector last ran. */
async function memory(count: number) {
  const box = await createTenderbox({ clock: 'frozen', seed: 1 });
  const world = worldOf(box);
  const before_mb = heapMb();
  fill(world, count);
  const filled_mb = heapMb();
  const [ms, { fired }] = await timed(() => box.clock.advance('1h'));
  if (fired !== count) throw new Error(`${fired} of ${count} payment requests expired`);
  const expired_mb = heapMb();
  roundTrip(box);
  const records_mb = heapMb();
  await box.reset();
  const after_mb = heapMb();
  await box.close();
  const per_payment = ((filled_mb - before_mb) * 2 ** 20) / count;
  return {
    heap_bytes_per_payment: per_payment,
    expiry_us: (ms * 1000) / count,
    before_mb,
    filled_mb,
    expired_mb,
    records_mb,
    after_mb,
  };
}

/** Retained heap of payments that came over HTTP, with everything that a call leaves behind. */
async function posted(count: number) {
  const box = await createTenderbox({ clock: 'frozen', seed: 1 });
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const headers = { authorization: `Bearer ${box.apiKey}`, 'content-type': 'application/json' };
  let sent = 0;
  const worker = async (until: number): Promise<void> => {
    while (sent < until) await post(`${box.url}/payments`, agent, JSON.stringify(payment(sent++)), headers, 201);
  };
  const postUntil = (until: number) => Promise.all(Array.from({ length: 10 }, () => worker(until)));
  // What is made once, and the request log, which keeps a fixed number of calls, are there before it is counted.
  await postUntil(count / 10);
  const [before_mb, counted_from] = [heapMb(), sent];
  await postUntil(count + count / 10);
  const each = ((heapMb() - before_mb) * 2 ** 20) / (sent - counted_from);
  agent.destroy();
  await box.close();
  return { posted_bytes_per_payment: each };
}

async function state(count: number, rounds: number) {
  const box = await createTenderbox({ clock: 'frozen', seed: 1 });
  const world = worldOf(box);
  const round_trips: number[] = [];
  const resets: number[] = [];
  for (let n = 0; n < rounds; n++) {
    await box.reset();
    fill(world, count);
    round_trips.push((await timed(() => roundTrip(box)))[0]);
    resets.push((await timed(() => box.reset()))[0]);
  }
  await box.close();
  return { round_trips, resets };
}

/** Starts that read back what a sandbox before has kept in its file. */
async function readBack(count: number, rounds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tenderbox-bench-'));
  const options = { clock: 'frozen', seed: 1, data: join(folder, 'data.json') } as const;
  try {
    const filled = await createTenderbox(options);
    fill(worldOf(filled), count);
    await filled.close();
    const read_backs: number[] = [];
    for (let n = 0; n < rounds; n++) {
      const [ms, box] = await timed(() => createTenderbox(options));
      read_backs.push(ms);
      const { size } = worldOf(box).payments;
      await box.close();
      if (size !== count) throw new Error(`${size} of ${count} payment requests were read back`);
    }
    return { read_backs, file_mb: statSync(options.data).size / 1e6 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How often something was done in a second, and the processor time of this process for each. */
async function paced(work: () => Promise<number>): Promise<{ per_s: number; cpu_us: number }> {
  const before = process.cpuUsage();
  const [ms, count] = await timed(work);
  const { user, system } = process.cpuUsage(before);
  return { per_s: (count * 1000) / ms, cpu_us: (user + system) / count };
}

/** From a new payment request over the customer's payment and its confirmation to the last webhook that the receiver took. */
async function wholePath(box: Sandbox, payments: number): Promise<number> {
  const world = worldOf(box);
  fill(world, payments);
  for (const [n, { id }] of [...world.payments.records].entries()) {
    await box.payments.pay(id, { currency: 'BTC' });
    // Deliveries go out meanwhile, as they do when payments come over a network, and none waits until it has timed out.
    if (n % AT_ONCE === 0) await new Promise(setImmediate);
  }
  await box.settle(120_000);
  const through = world.deliveries.count('succeeded');
  if (through !== world.deliveries.size)
    throw new Error(`only ${through} of ${world.deliveries.size} deliveries are through`);
  return through;
}

/** The last of some rounds: the ones before only warm up. */
async function warmed<T>(round: () => Promise<T>): Promise<T> {
  for (let n = 0; n < WARM_UPS; n++) await round();
  return round();
}

/** Webhooks of the sandbox, with the payments that they are about. */
async function webhooks(url: string, payments: number) {
  const box = await createTenderbox({ clock: 'frozen', seed: 1, webhook: url, webhookSecret: 'a-secret-of-the-bench' });
  let each = 0;
  const pace = await warmed(async () => {
    await box.reset();
    return paced(async () => (each = await wholePath(box, payments)));
  });
  await box.close();
  return { ...pace, each };
}

/** What a bare client of Node can send, signed and kept alive. Beside the sandbox's heap it would be slower than it is. */
const bare = (url: string, count: number) => warmed(() => paced(() => sendBare(url, count)));

async function sendBare(url: string, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const payload = JSON.stringify({
    id: 'evt_1',
    type: 'payment.created',
    data: { id: 'pay_req_1', amount: 49.99, note: 'x'.repeat(400) },
  });
  let left = count;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await sendOne(url, agent, payload);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  agent.destroy();
  return count;
}

function sendOne(url: string, agent: Agent, body: string): Promise<void> {
  const signature = createHmac('sha256', 'a-secret-of-the-bench').update(body).digest('hex');
  return post(url, agent, body, { 'content-type': 'application/json', 'x-signature': signature }, 200);
}

function post(url: string, agent: Agent, body: string, headers: Record<string, string>, status: number): Promise<void> {
  const length = { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: { ...headers, ...length } }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === status) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}

const [mode = '', ...args] = process.argv.slice(2);
const numbers = args.map(Number) as [number, number, number];
if (mode === 'serve') await serve(numbers[0]);
else {
  const measured = {
    starts: () => starts(numbers[0]),
    memory: () => memory(numbers[0]),
    posted: () => posted(numbers[0]),
    state: () => state(numbers[0], numbers[1]),
    readBack: () => readBack(numbers[0], numbers[1]),
    webhooks: () => webhooks(args[0] ?? '', numbers[1]),
    bare: () => bare(args[0] ?? '', numbers[1]),
  }[mode];
  console.log(JSON.stringify(await measured?.()));
}
