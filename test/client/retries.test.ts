/** What is tried again, when, and that nothing is done twice. */
import { describe, expect, test } from 'vitest';
import { ApiError, ConnectionError, createClient } from '../../src/client.js';
import type { FaultInput, Merchant } from '../../src/index.js';
import { openReceiver, PAYMENT } from '../support/box.js';
import { clientOf, failureOf } from '../support/client.js';
import { openLoadedBox } from '../support/loaded-box.js';

const keysOf = (box: Merchant) => box.requests().map(({ headers }) => headers['idempotency-key']);

/** Every failure that a retry can mend, with the number of attempts that it takes. */
const MENDED: [string, FaultInput, number][] = [
  ['429 with Retry-After', { effect: { status: 429, retry_after: 2 }, times: 3 }, 4],
  ['429 without', { effect: { status: 429 }, times: 3 }, 4],
  ['a burst of 503', { effect: { status: 503, retry_after: 1 }, times: 5 }, 6],
  ['500 before the commit', { effect: { status: 500 }, times: 4 }, 5],
  ['500 after the commit', { effect: { status: 500, after_commit: true }, times: 1 }, 2],
  ['a reset before the commit', { effect: { reset: 'before_commit' }, times: 3 }, 4],
  ['a reset after the commit', { effect: { reset: 'after_commit' }, times: 3 }, 4],
  ['an answer that breaks off', { effect: { truncate: true }, times: 2 }, 3],
];

describe('exactly one payment exists after', () => {
  test.each(MENDED)('%s', async (_name, fault, attempts) => {
    const box = await openLoadedBox();
    await box.faults.add(fault);
    const { client, waits } = clientOf(box);
    const payment = await client.payments.create(PAYMENT);
    expect(box.requests()).toHaveLength(attempts);
    expect(new Set(keysOf(box)).size).toBe(1);
    expect((await client.payments.list()).data.map(({ id }) => id)).toEqual([payment.id]);
    expect(waits).toHaveLength(attempts - 1);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    const instants = box.requests().map(({ at }) => Date.parse(at));
    expect(instants.slice(1, attempts).map((at, i) => at - (instants[i] as number))).toEqual(waits);
    expect(box.audit().findings).toEqual([]);
  });
});

test('a run with every failure breaks no rule of the audit', async () => {
  const box = await openLoadedBox({ profile: { rate_limit: '1' } });
  const { client } = clientOf(box);
  for (const [, fault] of MENDED) {
    await box.faults.add(fault);
    await client.payments.create(PAYMENT);
    await box.faults.add(fault);
    await client.payments.list({ limit: 100 });
    await box.faults.clear();
  }
  await box.faults.add({ effect: { status: 503 }, times: null });
  await failureOf(ApiError, client.account.get());
  await box.faults.clear();
  await failureOf(ApiError, client.payments.create({ amount: -1, currency: 'EUR' }));
  let payments = 0;
  for await (const { status } of client.payments.all()) payments += status === 'pending' ? 1 : 0;
  expect(payments).toBe(MENDED.length);
  // Enough calls to reach the limit of a minute, which then passes while the client waits.
  for (let i = 0; i < 101; i++) await (i % 2 ? client.account.get() : client.balance.get());
  expect(box.requests().some(({ status, faults }) => status === 429 && faults === undefined)).toBe(true);
  expect(box.audit().findings).toEqual([]);
});

test('the same over a real clock, with real waits and real chance', async () => {
  const box = await openLoadedBox({ clock: 'real' });
  const client = createClient(box);
  await box.faults.add({ effect: { status: 500 }, times: 2 });
  await box.faults.add({ effect: { reset: 'after_commit' }, times: 1 });
  const payment = await client.payments.create(PAYMENT);
  const calls = box.requests();
  expect(calls.map(({ status, faults = [] }) => [status, faults.length])).toEqual([
    ...Array(2).fill([500, 1]),
    [201, 1],
    [201, 0],
  ]);
  expect(new Set(keysOf(box)).size).toBe(1);
  const instants = calls.map(({ at }) => Date.parse(at));
  for (const [i, at] of instants.slice(1).entries()) expect(at - (instants[i] as number)).toBeGreaterThanOrEqual(99);
  expect((await client.payments.list()).data.map(({ id }) => id)).toEqual([payment.id]);
  expect(box.audit().findings).toEqual([]);
});

test.each([0, 0.1, 0.5, 0.999])('whatever chance draws (%d), the waits are a backoff', async (chance) => {
  const box = await openLoadedBox();
  await box.faults.add({ effect: { status: 500 }, times: null });
  const { client, waits } = clientOf(box, { retries: 10, deadlineMs: 1_000_000, random: () => chance });
  await failureOf(ApiError, client.payments.create(PAYMENT));
  expect(waits).toHaveLength(10);
  expect(box.audit().findings).toEqual([]);
});

test('waits double up to a ceiling, and chance chooses anywhere below', async () => {
  const box = await openLoadedBox();
  await box.faults.add({ effect: { status: 500 }, times: null });
  const long = { retries: 7, deadlineMs: 1_000_000 };
  const high = clientOf(box, { ...long, random: () => 1 });
  await failureOf(ApiError, high.client.account.get());
  expect(high.waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  const low = clientOf(box, { ...long, random: () => 0 });
  await failureOf(ApiError, low.client.account.get());
  expect(low.waits).toEqual([100, 125, 156, 195, 244, 305, 381]);
  const middle = clientOf(box, { ...long, random: () => 0.5, backoffMs: 200, maxBackoffMs: 400 });
  await failureOf(ApiError, middle.client.account.get());
  expect(middle.waits).toEqual([150, 294, 384, 400, 400, 400, 400]);
});

describe('Retry-After', () => {
  /** A service that refuses once with these headers, and a client whose clock says noon. */
  async function refusedWith(headers: Record<string, string>, status = 429) {
    const service = await openReceiver();
    service.answers(
      (_request, response) => response.writeHead(status, headers).end('{"error":{"code":"X","message":"Later."}}'),
      (_request, response) => response.writeHead(200).end('{"id":"acct_1"}'),
    );
    const waits: number[] = [];
    const client = createClient({
      url: `${service.origin}/v1`,
      apiKey: 'key',
      random: () => 0,
      now: () => Date.parse('2026-11-20T12:00:00Z'),
      sleep: async (duration_ms) => void waits.push(duration_ms),
    });
    return { client, waits, service };
  }

  test.each([
    ['seconds', { 'retry-after': '7' }, 7_100],
    ['zero', { 'retry-after': '0' }, 100],
    [
      'a date, by the clock of the service',
      { 'retry-after': 'Fri, 20 Nov 2026 09:00:30 GMT', date: 'Fri, 20 Nov 2026 09:00:00 GMT' },
      30_100,
    ],
    [
      'a date that is over',
      { 'retry-after': 'Fri, 20 Nov 2026 08:00:00 GMT', date: 'Fri, 20 Nov 2026 09:00:00 GMT' },
      100,
    ],
    ['no time at all', { 'retry-after': 'soon' }, 100],
    ['a number that is no delay', { 'retry-after': '-5' }, 100],
  ])('%s', async (_name, headers, wait_ms) => {
    const { client, waits } = await refusedWith(headers as Record<string, string>);
    await client.account.get();
    expect(waits).toEqual([wait_ms]);
  });

  test('that is too long is reported at once', async () => {
    const { client, waits, service } = await refusedWith({ 'retry-after': '3600' });
    const error = await failureOf(ApiError, client.account.get());
    expect(error).toMatchObject({ status: 429, retryAfter: 3_600, attempts: 1 });
    expect(error.message).toMatch(/more than `maxRetryAfterMs` \(60000 ms\)\. Try again later\.$/);
    expect([waits.length, service.requests.length]).toEqual([0, 1]);
  });

  test('of a 409 says that the first request still runs', async () => {
    const { client, waits } = await refusedWith({ 'retry-after': '1' }, 409);
    await client.account.get();
    expect(waits).toEqual([1_100]);
  });
});

test('a key in use is waited for, in every code set', async () => {
  for (const error_codes of ['endpoint', 'catalog', 'overview'] as const) {
    const box = await openLoadedBox({ profile: { error_codes } });
    await box.faults.add({ effect: { latency_ms: 300 }, times: 1 });
    const { client, waits } = clientOf(box, {
      sleep: async (duration_ms, signal) => {
        waits.push(duration_ms);
        await slow;
        signal?.throwIfAborted();
      },
    });
    const slow = client.payments.create(PAYMENT, { idempotencyKey: 'order-1' });
    while (box.faults.list()[0]?.applied === 0) await new Promise((resolve) => setImmediate(resolve));
    const again = await client.payments.create(PAYMENT, { idempotencyKey: 'order-1' });
    expect(again).toEqual(await slow);
    expect(waits.length).toBe(1);
    expect(waits[0]).toBeGreaterThanOrEqual(1_000);
  }
});

test.each<[number, FaultInput | null]>([
  [400, null],
  [403, { effect: { status: 403 } }],
  [404, { effect: { status: 404 }, match: { operation_id: 'getPayment' } }],
  [422, { effect: { status: 422 }, match: { operation_id: 'createPayout' } }],
])('%s is never tried again', async (status, fault) => {
  const box = await openLoadedBox();
  if (fault !== null) await box.faults.add(fault);
  const { client } = clientOf(box);
  const call = {
    400: () => client.payments.create({ amount: 0, currency: 'EUR' }),
    403: () => client.account.get(),
    404: () => client.payments.get('pay_req_any'),
    422: () => client.payouts.create({ amount: 0.05, currency: 'BTC', address: 'any' }),
  }[status];
  const error = await failureOf(ApiError, (call as () => Promise<unknown>)());
  expect(error).toMatchObject({ status, attempts: 1 });
  expect(box.requests()).toHaveLength(1);
});

test('a webhook that is registered already is never registered again', async () => {
  const box = await openLoadedBox();
  const { client } = clientOf(box);
  const webhook = { url: 'http://127.0.0.1:9/', secret: 'any', event_types: ['payment.succeeded' as const] };
  await client.webhooks.create(webhook);
  const error = await failureOf(ApiError, client.webhooks.create(webhook));
  expect(error).toMatchObject({ status: 409, code: 'DUPLICATE_WEBHOOK', attempts: 1 });
  expect(error.message).toMatch(/Look up what is there already/);
});

test('a stored 500 is not asked for again: the caller looks, and makes a new key', async () => {
  const service = await openReceiver();
  const body = '{"error":{"code":"INTERNAL_SERVER_ERROR","message":"It failed."}}';
  service.answers(
    (_request, response) => response.writeHead(500).end(body),
    (_request, response) => response.writeHead(500, { 'Idempotent-Replayed': 'true' }).end(body),
  );
  const client = createClient({ url: `${service.origin}/v1`, apiKey: 'key', sleep: async () => {} });
  const error = await failureOf(ApiError, client.payments.create(PAYMENT, { idempotencyKey: 'order-7' }));
  expect(error).toMatchObject({ status: 500, attempts: 2, replayed: true, idempotencyKey: 'order-7' });
  expect(error.message).toMatch(/look whether it took effect, and repeat it with a new key if not\.$/);
  expect(service.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['order-7', 'order-7']);
});

describe('giving up', () => {
  test('after the retries that were allowed, by the client or by the call', async () => {
    const box = await openLoadedBox();
    await box.faults.add({ effect: { status: 503 }, times: null });
    const { client } = clientOf(box, { retries: 2 });
    const error = await failureOf(ApiError, client.payments.create(PAYMENT));
    expect(error).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE', attempts: 3, retryAfter: 30 });
    expect(error.message).toMatch(/Given up after 3 attempts\. It may have been carried out: .* does nothing twice\./);
    expect(error.requestId).toBe(box.requests().at(-1)?.id);
    expect(await failureOf(ApiError, client.account.get({ retries: 0 }))).toMatchObject({ attempts: 1 });
  });

  test('with a key that goes on where it ended', async () => {
    const box = await openLoadedBox();
    await box.faults.add({ effect: { reset: 'after_commit' }, times: 1 });
    const { client } = clientOf(box, { retries: 0 });
    const error = await failureOf(ConnectionError, client.payments.create(PAYMENT));
    expect(error).toMatchObject({ timedOut: false, attempts: 1, path: '/v1/payments', method: 'POST' });
    const { idempotencyKey } = error;
    const { id } = await client.payments.create(PAYMENT, { idempotencyKey });
    expect((await client.payments.list()).data.map((payment) => payment.id)).toEqual([id]);
  });

  test('before a wait that would go beyond the deadline', async () => {
    const box = await openLoadedBox();
    await box.faults.add({ effect: { status: 429, retry_after: 20 }, times: null });
    const { client, waits } = clientOf(box, { deadlineMs: 50_000 });
    const error = await failureOf(ApiError, client.account.get());
    expect(error).toMatchObject({ status: 429, attempts: 3, retryAfter: 20 });
    expect(error.message).toMatch(/beyond the 50000 ms of `deadlineMs`/);
    expect(waits).toHaveLength(2);
  });

  test('a delete whose answer was lost says that it may have been done', async () => {
    const box = await openLoadedBox();
    const { client } = clientOf(box);
    const webhook = { url: 'http://127.0.0.1:9/', secret: 'any', event_types: ['payment.succeeded' as const] };
    const { id } = await client.webhooks.create(webhook);
    await box.faults.add({ effect: { reset: 'after_commit' }, times: 1 });
    const error = await failureOf(ApiError, client.webhooks.delete(id));
    expect(error).toMatchObject({ status: 404, attempts: 2, idempotencyKey: undefined });
    expect(error.message).toMatch(/whose answer was lost, may have deleted it/);
  });
});
