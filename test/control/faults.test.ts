import http from 'node:http';
import https from 'node:https';
import { describe, expect, test } from 'vitest';
import type { FaultInput, Merchant } from '../../src/index.js';
import { call, createPayment, journalOf, PAYMENT } from '../support/box.js';
import { openLoadedBox } from '../support/loaded-box.js';
import { openSandbox } from './context.js';

/** What came of a call on a connection of its own: the status and as much of the body as came, or the code of the error. */
function raw(merchant: Merchant, method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const text = body === undefined ? '' : JSON.stringify(body);
  return new Promise<{ status: number; text: string; error: string | undefined; announced: number; ms: number }>(
    (resolve) => {
      const started_ms = performance.now();
      let status = 0;
      let received = '';
      let announced = 0;
      const done = (error?: NodeJS.ErrnoException): void =>
        resolve({ status, text: received, error: error?.code, announced, ms: performance.now() - started_ms });
      const transport = merchant.url.startsWith('https:') ? https : http;
      const request = transport.request(`${merchant.url}${path}`, {
        method,
        agent: false,
        rejectUnauthorized: false,
        headers: {
          authorization: `Bearer ${merchant.apiKey}`,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        },
      });
      request.on('error', done);
      request.on('response', (response) => {
        status = response.statusCode ?? 0;
        announced = Number(response.headers['content-length']);
        response.on('data', (chunk: Buffer) => {
          received += chunk.toString('utf8');
        });
        response.on('error', done);
        response.on('end', () => done());
      });
      request.end(text);
    },
  );
}

const statusesOf = async (count: number, ask: () => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await ask()).status);
  return statuses;
};

async function boxWith(...faults: FaultInput[]) {
  const box = await openLoadedBox();
  for (const fault of faults) await box.faults.add(fault);
  return box;
}

describe('a fault', () => {
  test('answers so many calls with a documented error, with Retry-After, and no more', async () => {
    const box = await boxWith({ effect: { status: 429, retry_after: 7 }, times: 5 });
    const first = await call(box, 'GET /account');
    expect([first.status, first.error.code, first.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '7']);
    expect(await statusesOf(5, () => call(box, 'GET /account'))).toEqual([429, 429, 429, 429, 200]);
    expect(box.faults.list()).toMatchObject([{ times: 5, seen: 6, applied: 5 }]);
  });

  test('has the message that it was given, and the Retry-After of the contract where none was', async () => {
    const box = await boxWith({ effect: { status: 503, message: 'Down for maintenance.' } });
    const answer = await call(box, 'GET /account');
    expect(answer.error).toEqual({ code: 'SERVICE_UNAVAILABLE', message: 'Down for maintenance.' });
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('is about one operation, method, path, key or Idempotency-Key', async () => {
    const box = await openLoadedBox();
    const payment = await createPayment(box);
    const other = await createPayment(box);
    const ask = async (fault: FaultInput, line: string, options = {}): Promise<number> => {
      await box.faults.clear();
      await box.faults.add({ times: null, ...fault });
      return (await call(box, line, options)).status;
    };
    const effect = { status: 500 };
    expect(await ask({ match: { operation_id: 'getAccount' }, effect }, 'GET /account')).toBe(500);
    expect(await ask({ match: { operation_id: 'getAccount' }, effect }, 'GET /balance')).toBe(200);
    expect(await ask({ match: { method: 'POST' }, effect }, 'GET /balance')).toBe(200);
    expect(await ask({ match: { method: 'POST' }, effect }, 'POST /payments', { body: PAYMENT })).toBe(500);
    const template = { path: '/v1/payments/{payment_request_id}' };
    expect(await ask({ match: template, effect }, `GET /payments/${other.id}`)).toBe(500);
    expect(await ask({ match: template, effect }, 'GET /payments')).toBe(200);
    const path = `/payments/${payment.id}`;
    expect(await ask({ match: { path }, effect }, `GET /payments/${payment.id}`)).toBe(500);
    expect(await ask({ match: { path }, effect }, `GET /payments/${other.id}`)).toBe(200);
    expect(await ask({ match: { key: 'readonly' }, effect }, 'GET /account')).toBe(200);
    expect(await ask({ match: { key: 'readonly' }, effect }, 'GET /account', { key: 'tb_key_readonly' })).toBe(500);
    const keyed = { match: { idempotency_key: 'a' }, effect };
    expect(await ask(keyed, 'POST /payments', { body: PAYMENT, idempotencyKey: 'b' })).toBe(201);
    expect(await ask(keyed, 'POST /payments', { body: PAYMENT, idempotencyKey: 'a' })).toBe(500);
  });

  test('begins with the nth fitting call', async () => {
    const box = await boxWith({ match: { operation_id: 'getAccount', nth: 3 }, effect: { status: 500 }, times: 2 });
    await call(box, 'GET /balance');
    expect(await statusesOf(5, () => call(box, 'GET /account'))).toEqual([200, 200, 500, 500, 200]);
  });

  test('strikes with its probability, the same way for the same seed', async () => {
    const run = async (): Promise<number[]> => {
      const box = await boxWith({ effect: { status: 503 }, probability: 0.5, times: null });
      return statusesOf(40, () => call(box, 'GET /account'));
    };
    const [one, two] = [await run(), await run()];
    expect(one).toEqual(two);
    expect(one.filter((status) => status === 503).length).toBeGreaterThan(8);
    expect(one.filter((status) => status === 200).length).toBeGreaterThan(8);
    const never = await boxWith({ effect: { status: 503 }, probability: 0, times: null });
    expect(await statusesOf(3, () => call(never, 'GET /account'))).toEqual([200, 200, 200]);
  });

  test('makes room for the next one in turn, and one that slows is done beside it', async () => {
    const box = await boxWith(
      { effect: { latency_ms: 40 }, times: null },
      { effect: { status: 429 }, times: 2 },
      { effect: { status: 503 } },
    );
    const started_ms = performance.now();
    expect(await statusesOf(4, () => call(box, 'GET /account'))).toEqual([429, 429, 503, 200]);
    expect(performance.now() - started_ms).toBeGreaterThanOrEqual(155);
    expect(box.faults.list().map(({ applied }) => applied)).toEqual([4, 2, 1]);
  });

  test('takes real time, within its range and also where the call is rejected', async () => {
    const box = await boxWith({ effect: { latency_ms: { min: 60, max: 80 } }, times: null });
    for (const line of ['GET /account', 'GET /payments/nope', 'GET /payments?limit=0']) {
      const started_ms = performance.now();
      await call(box, line);
      expect(performance.now() - started_ms, line).toBeGreaterThanOrEqual(59);
    }
  });

  test('before the commit leaves neither a resource nor a stored result', async () => {
    const box = await boxWith({ effect: { reset: 'before_commit' } }, { effect: { status: 500 } });
    const headers = { 'idempotency-key': 'order-1' };
    expect(await raw(box, 'POST', '/payments', PAYMENT, headers)).toMatchObject({ status: 0, error: 'ECONNRESET' });
    expect(await raw(box, 'POST', '/payments', PAYMENT, headers)).toMatchObject({ status: 500 });
    expect((await call(box, 'GET /payments')).body.data).toEqual([]);
    expect(box.events()).toEqual([]);
    const third = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'order-1' });
    expect([third.status, third.headers.get('idempotent-replayed')]).toEqual([201, null]);
  });

  test.each<FaultInput['effect']>([
    { reset: 'after_commit' },
    { status: 500, after_commit: true },
    { truncate: true },
    { truncate_bytes: 0 },
  ])('after the commit keeps the resource, and a retry with the same key finds it: %j', async (effect) => {
    const box = await boxWith({ match: { operation_id: 'createPayment' }, effect });
    const headers = { 'idempotency-key': 'order-1' };
    const lost = await raw(box, 'POST', '/payments', PAYMENT, headers);
    expect(lost.error ?? lost.status).toBe(effect.status ?? 'ECONNRESET');
    const again = await call(box, 'POST /payments', { body: PAYMENT, idempotencyKey: 'order-1' });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    const { data } = (await call(box, 'GET /payments')).body;
    expect(data.map(({ id }: { id: string }) => id)).toEqual([again.body.id]);
    expect(box.events().map(({ event_type }) => event_type)).toEqual(['payment.created']);
  });

  test('after the commit waits for a call that is carried out', async () => {
    const box = await boxWith({ match: { method: 'POST' }, effect: { reset: 'after_commit' } });
    expect((await call(box, 'POST /payments', { body: {} })).status).toBe(400);
    expect(box.faults.list()).toMatchObject([{ seen: 1, applied: 0 }]);
    expect((await raw(box, 'POST', '/payments', PAYMENT)).error).toBe('ECONNRESET');
    expect(box.faults.list()).toMatchObject([{ seen: 2, applied: 1 }]);
  });

  test('after the commit strikes a replay too, while it lasts', async () => {
    const box = await boxWith({ effect: { status: 500, after_commit: true }, times: 2 });
    const options = { body: PAYMENT, idempotencyKey: 'order-1' };
    const second = async () => (await call(box, 'POST /payments', options)).headers.get('idempotent-replayed');
    expect([await second(), await second(), await second()]).toEqual([null, null, 'true']);
  });

  test('cuts the body short, or lets it drip', async () => {
    const box = await boxWith(
      { effect: { truncate_bytes: 10 } },
      { effect: { truncate_bytes: 1_000_000 } },
      { effect: { drip: { bytes_per_second: 1_000 } } },
    );
    const cut = await raw(box, 'GET', '/account');
    expect(cut).toMatchObject({ status: 200, error: 'ECONNRESET' });
    expect(cut.text).toHaveLength(10);
    const short = await raw(box, 'GET', '/account');
    expect(short.text).toHaveLength(short.announced - 1);
    const slow = await raw(box, 'GET', '/account');
    expect(slow).toMatchObject({ status: 200, error: undefined });
    expect(JSON.parse(slow.text)).toMatchObject({ id: expect.stringMatching(/^acct_/) });
    expect(slow.ms).toBeGreaterThan((slow.announced - 50) * 0.9);
  });

  test('breaks connections under TLS too', async () => {
    const box = await openLoadedBox({ tls: true });
    await box.faults.add({ effect: { reset: 'before_commit' } });
    await box.faults.add({ effect: { truncate_bytes: 7 } });
    expect(await raw(box, 'GET', '/account')).toMatchObject({ status: 0, error: 'ECONNRESET' });
    const cut = await raw(box, 'GET', '/account');
    expect(cut).toMatchObject({ status: 200, error: 'ECONNRESET' });
    expect(cut.text).toHaveLength(7);
    expect(await raw(box, 'GET', '/account')).toMatchObject({ status: 200, error: undefined });
  });

  test('is told by the request log, with what it did and that it was intended', async () => {
    const { box, control } = await openSandbox();
    const added = await control.post('/faults', { effect: { status: 503, latency_ms: 5 } });
    const answer = await control.v1('GET', '/account');
    expect(answer.status).toBe(503);
    const [entry] = (await control.get('/requests')).body.data;
    expect(entry).toMatchObject({
      status: 503,
      verdict: 'failed',
      refusal: { code: 'SERVICE_UNAVAILABLE', explanation: expect.stringContaining('on purpose') },
      faults: [{ fault_id: added.body.id, intended: true, effects: ['status 503', 'latency 5 ms'] }],
    });
    await control.post('/faults', { effect: { reset: 'before_commit' } });
    await raw(box, 'GET', '/account');
    const [cut] = (await control.get('/requests')).body.data;
    expect(cut).toMatchObject({ status: 0, verdict: 'failed', faults: [{ effects: ['reset before commit'] }] });
    const clean = await control.v1('GET', '/account');
    expect(clean.status).toBe(200);
    expect((await control.get('/requests')).body.data[0]).not.toHaveProperty('faults');
    await box.close();
  });

  test('is about its own merchant alone', async () => {
    const box = await boxWith({ effect: { status: 500 }, times: null });
    const other = await box.createMerchant();
    expect((await call(other, 'GET /account')).status).toBe(200);
    expect((await call(box, 'GET /account')).status).toBe(500);
    expect(other.faults.list()).toEqual([]);
  });

  test('ends with a reset, when it is removed, and lives on in an exported world', async () => {
    const { box, control } = await openSandbox();
    const { id } = (await control.post('/faults', { effect: { status: 500 }, times: 3 })).body;
    await control.v1('GET', '/account');
    const state = (await control.get('/state')).body;
    expect((await control.delete(`/faults/${id}`)).body).toEqual({ id, deleted: true });
    expect((await control.delete(`/faults/${id}`)).status).toBe(404);
    expect((await control.v1('GET', '/account')).status).toBe(200);
    expect((await control.put('/state', state)).status).toBe(200);
    expect((await control.get('/faults')).body.data).toMatchObject([{ id, applied: 1 }]);
    expect((await control.v1('GET', '/account')).status).toBe(500);
    await control.post('/reset');
    expect((await control.get('/faults')).body.data).toEqual([]);
    await box.close();
  });

  test('is spelled in the words of the contract, with the request id, and counts for the rate limit', async () => {
    const box = await boxWith({ effect: { status: 500 } });
    const answer = await call(box, 'GET /account');
    expect(journalOf(box, answer).faults?.[0]?.effects).toEqual(['status 500']);
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('99');
  });
});

describe('a fault that could never strike is rejected', () => {
  test.each<[string, object, { parameter: string; rule: string }]>([
    ['an unknown operation', { match: { operation_id: 'payBill' } }, { parameter: 'match.operation_id', rule: 'in:' }],
    ['a path that is none', { match: { path: '/bills' } }, { parameter: 'match.path', rule: 'operation' }],
    [
      'a method that the path lacks',
      { match: { path: '/account', method: 'POST' } },
      { parameter: 'match.path', rule: 'operation' },
    ],
    ['a method of no operation', { match: { method: 'PATCH' } }, { parameter: 'match.method', rule: 'operation' }],
    ['a key that is none', { match: { key: 'nobody' } }, { parameter: 'match.key', rule: 'in:' }],
    ['a status that is not documented', { effect: { status: 404 } }, { parameter: 'effect.status', rule: 'in:' }],
    ['no effect', { effect: {} }, { parameter: 'effect', rule: '' }],
    [
      'a reset with a cut body',
      { effect: { reset: 'before_commit', truncate: true } },
      { parameter: 'effect.truncate', rule: 'contradiction' },
    ],
    [
      'a reset with a status',
      { effect: { reset: 'after_commit', status: 500 } },
      { parameter: 'effect.status', rule: 'contradiction' },
    ],
    [
      'two ways to end a body',
      { effect: { truncate: true, drip: { bytes_per_second: 5 } } },
      {
        parameter: 'effect.drip',
        rule: 'contradiction',
      },
    ],
    [
      'Retry-After without a status',
      { effect: { retry_after: 5 } },
      { parameter: 'effect.retry_after', rule: 'needs' },
    ],
    [
      'Retry-After with a status that has none',
      { effect: { status: 500, retry_after: 5 } },
      { parameter: 'effect.retry_after', rule: 'in:' },
    ],
    [
      'a range upside down',
      { effect: { latency_ms: { min: 5, max: 1 } } },
      { parameter: 'effect.latency_ms', rule: 'min' },
    ],
    ['a webhook effect on a call', { effect: { duplicate: 2 } }, { parameter: 'effect.duplicate', rule: 'needs' }],
    [
      'a call effect on a webhook',
      { webhook: {}, effect: { status: 500 } },
      { parameter: 'effect.status', rule: 'needs' },
    ],
    ['both at once', { webhook: {}, match: {} }, { parameter: 'webhook', rule: 'contradiction' }],
    [
      'an event type that is none',
      { webhook: { event_type: 'payment.lost' }, effect: { drop: true } },
      { parameter: 'webhook.event_type', rule: 'in:' },
    ],
    [
      'an endpoint that is none',
      { webhook: { endpoint: 'whk_none' }, effect: { drop: true } },
      { parameter: 'webhook.endpoint', rule: 'in:' },
    ],
    [
      'a dropped delivery that is signed wrongly',
      { webhook: {}, effect: { drop: true, bad_signature: true } },
      { parameter: 'effect.bad_signature', rule: 'contradiction' },
    ],
    ['an effect that there is not', { effect: { statsu: 500 } }, { parameter: 'effect.statsu', rule: 'unknown' }],
    [
      'a parameter that the contract calls otherwise',
      { match: { path: '/payments/{id}' } },
      { parameter: 'match.path', rule: 'operation' },
    ],
    ['no times', { times: 0 }, { parameter: 'times', rule: 'min' }],
  ])('%s', async (_what, fault, { parameter, rule }) => {
    const { box, control } = await openSandbox();
    const answer = await control.post('/faults', { effect: { latency_ms: 1 }, ...fault });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body).toMatchObject({ parameter, rule: expect.stringContaining(rule) });
    expect((await control.get('/faults')).body.data).toEqual([]);
    await box.close();
  });

  test('and so is one too many, unless others are used up', async () => {
    const box = await openLoadedBox();
    for (let i = 0; i < 100; i++) await box.faults.add({ effect: { status: 500 } });
    await expect(box.faults.add({ effect: { status: 500 } })).rejects.toThrow('at most 100 faults');
    await call(box, 'GET /account');
    await box.faults.add({ effect: { status: 503 } });
    expect(box.faults.list()).toHaveLength(100);
    expect(await box.faults.clear()).toBe(100);
  });
});
