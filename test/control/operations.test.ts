import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CallCounts } from '../../src/app/handle.js';
import { RULES } from '../../src/audit/index.js';
import { loadContract, loadControlContract } from '../../src/contract/index.js';
import { isHeavy, MEMORY_FOR_BODIES } from '../../src/control/heavy.js';
import type { ControlHost } from '../../src/control/host.js';
import { createPublicMode } from '../../src/control/public-mode.js';
import { createPaymentLink } from '../../src/domain/billing/payment-links.js';
import { createSubscription } from '../../src/domain/billing/subscriptions.js';
import { SETTINGS } from '../../src/domain/merchants/settings.js';
import { Problem } from '../../src/domain/problems.js';
import type { RequestEntry } from '../../src/domain/records.js';
import { RESOURCES } from '../../src/domain/resources.js';
import type { World } from '../../src/domain/world.js';
import type { Sandbox } from '../../src/index.js';
import { openReceiver } from '../support/box.js';
import { openEvents } from '../support/event-stream.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import {
  type Control,
  DEFAULT_KEY,
  engineOf,
  hostOf,
  openSandbox,
  PLENTY,
  START,
  seen,
  serve,
  worldOf,
} from './context.js';

await loadControlContract();

// Every operation with every status that it documents; the last test counts them.

let box: Sandbox;
let control: Control;
let receiver: Receiver;

beforeAll(async () => {
  ({ box, control } = await openSandbox());
  receiver = await startReceiver();
});
afterAll(async () => {
  await box.close();
  await receiver.close();
});

const { operations } = loadContract('sandbox');
const pathOf = (path: string): string => path.replace(/\{[^}]+\}/g, 'nope');
const NEEDED: Readonly<Record<string, unknown>> = {
  answerMessage: { number: 1, status: 200 },
  claimMerchant: { code: 'nope' },
  putState: { format: 'tenderbox.world', version: 1 },
  putClock: { mode: 'frozen' },
  registerEndpoint: { url: 'http://127.0.0.1:9/', event_types: ['payment.created'] },
  advanceClock: { by: '1s' },
  waitFor: { for: { payment: { id: 'pay_req_nope' } } },
  setBalance: { BTC: 1 },
  putScenario: { description: 'x' },
  sendTestEvent: { event_type: 'payment.created' },
  addFault: { effect: { status: 503 } },
  createPayment: { amount: 1, currency: 'EUR' },
  createInvoice: { amount: 1, currency: 'EUR' },
  createPayout: { amount: 1, currency: 'BTC', address: 'nope' },
  createPaymentLink: { currency: 'EUR' },
  createSubscription: { amount: 1, currency: 'EUR', interval: 'month' },
  createWithdrawal: { amount: 1, currency: 'BTC', address: 'nope' },
  takeSnapshot: { name: 'nope' },
};

describe('every operation', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s rejects what it must',
    async (id, operation) => {
      const { method } = operation;
      const path = pathOf(operation.path);
      const body = method === 'GET' ? undefined : (NEEDED[id] ?? {});
      const foreign = await control.call(method, path, body, { headers: { host: 'evil.example' } });
      expect(foreign.status).toBe(403);
      expect(foreign.body).toMatchObject({ code: 'permission_denied', parameter: 'Host', value: 'evil.example' });
      expect(foreign.body).not.toHaveProperty('fix');
      if (id !== 'getHealth' && id !== 'getMode') {
        const unknown = await control.call(method, path, body, { key: 'tb_key_nope' });
        expect(unknown.body).toMatchObject({ status: 401, fix: 'unset TENDERBOX_API_KEY' });
        expect((await control.call(method, path, body, { key: 'tb_key_revoked' })).status).toBe(401);
      }
      const query = await control.call(method, `${path}?nope=1`, body);
      expect(query.status).toBe(400);
      expect(query.body).toMatchObject({ parameter: 'nope', rule: 'unknown' });
      if (method !== 'GET') {
        for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
          const wrong = await control.call(method, path, body, { headers: { 'content-type': type } });
          expect(wrong.status, type).toBe(400);
          expect(wrong.body).toMatchObject({ parameter: 'Content-Type', rule: 'content_type' });
        }
      }
      const answer = await control.call('OPTIONS', path);
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toContain(method);
      expect(answer.body.allowed).toContain(method);
      seen.add(`${id} 405`);
      const read = id === 'openStream' ? { status: 405 } : await control.get(path);
      const head = await control.call('HEAD', path);
      expect(answer.body.allowed.includes('HEAD')).toBe(head.status !== 405);
      expect([head.status, head.text]).toEqual([read.status, '']);
      if (operation.statuses.includes(404)) {
        const missing = await control.call(method, path, body);
        expect(
          missing.status === 404 ||
            ['waitFor', 'listenToInbox', 'replayFailedDeliveries', 'retryDeliveries'].includes(id),
          missing.text,
        ).toBe(true);
      }
    },
  );

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s answers a crash of ours as a problem',
    async (_id, operation) => {
      const { answer, reported } = await without(new Error('secret place'), operation);
      expect(answer.status).toBe(500);
      expect(answer.text).not.toContain('secret');
      expect(answer.text).not.toContain('at ');
      expect(reported).toHaveLength(1);
    },
  );

  test('what waits for its turn may be told that too many wait', () => {
    const heavy = operations.filter(({ operationId, details }) =>
      isHeavy(operationId, details.queryParameters.some(({ name }) => name === 'q') ? 'q=x' : ''),
    );
    expect(heavy.length).toBeGreaterThan(20);
    for (const { operationId, statuses } of heavy)
      expect([operationId, ...statuses]).toEqual(expect.arrayContaining([429, 503]));
  });

  test.each(
    operations
      .filter(({ operationId, statuses }) => statuses.includes(503) && operationId !== 'getHealth')
      .map((operation) => [operation.operationId, operation] as const),
  )('D4: %s answers 503, and when to try again, where nothing can be kept', async (_id, operation) => {
    const { answer, reported } = await without(
      new Problem('unavailable', 'Nothing can be written now.', { retry_after_s: 2 }),
      operation,
    );
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.body).toMatchObject({ code: 'service_unavailable', detail: 'Nothing can be written now.' });
    expect(reported).toEqual([]);
  });

  test.each(
    operations
      .filter(({ statuses }) => statuses.includes(429))
      .map((operation) => [operation.operationId, operation] as const),
  )('P4: %s answers 429, and when to try again, where a merchant asks too often', async (_id, operation) => {
    const { answer } = await without(new Problem('rate_limited', 'In a moment.', { retry_after_s: 7 }), operation);
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '7']);
    expect(answer.body).toMatchObject({ code: 'rate_limited', title: 'Too Many Requests' });
  });
});

/** Served alone, with worlds that cannot be asked for. */
async function without(worlds: Error, operation: (typeof operations)[number]) {
  const reported: unknown[] = [];
  const broken = { ...hostOf(box), report: (error: unknown) => void reported.push(error) };
  Object.defineProperty(broken, 'worlds', {
    get() {
      throw worlds;
    },
  });
  const alone = await serve(broken);
  const body = operation.method === 'GET' ? undefined : (NEEDED[operation.operationId] ?? {});
  const answer = await alone.control.call(operation.method, pathOf(operation.path), body);
  await alone.close();
  return { answer, reported };
}

describe('server and merchants', () => {
  test('health tells 503 until it is ready, and needs no key', async () => {
    expect((await control.get('/health')).body).toMatchObject({ status: 'ok' });
    for (const state of ['starting', 'stopping'] as const) {
      const alone = await serve(hostOf(box, { health: () => state, bound: { loopback: false } }));
      const reply = await alone.control.get('/health');
      expect([reply.status, reply.body.status]).toEqual([503, state]);
      await alone.close();
    }
  });

  test('a HEAD is answered as a GET is, also where nothing can be written down', async () => {
    const save = () => {
      throw new Error('no space');
    };
    const alone = await serve(hostOf(box, { save }));
    for (const [method, status] of [
      ['GET', 200],
      ['HEAD', 200],
      ['PATCH', 503],
    ] as const) {
      expect((await alone.control.call(method, '/profile', method === 'PATCH' ? {} : undefined)).status).toBe(status);
    }
    await alone.close();
  });

  test('who listens for a merchant that is deleted is told that it is gone', async () => {
    const { id, api_key } = (await control.post('/merchants', {})).body;
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const onChange: ControlHost['onChange'] = (world, listener) => {
      begin();
      return engineOf(box).onChange(world, listener);
    };
    const alone = await serve(hostOf(box, { onChange }));
    const listening = alone.control.post('/inbox/x/listen', { timeout_ms: 5_000 }, { key: api_key });
    await begun;
    await control.delete(`/merchants/${id}`, {});
    const told = await listening;
    await alone.close();
    expect([told.status, told.body.code]).toEqual([404, 'resource_not_found']);
  });

  test('metrics tell what happened, and whatever the board shows', async () => {
    await fetch(`${box.url}/account`, { headers: { authorization: `Bearer ${DEFAULT_KEY}` } });
    const { text, headers } = await control.get('/metrics');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const of = (counts: CallCounts) => hostOf(box, { calls: () => counts.read(), dataFileBytes: () => 20_480 });
    const counts = new CallCounts();
    for (const [operation_id, status, duration_ms] of [
      ['createPayment', 201, 4],
      ['createPayment', 201, 5],
      [null, 404, 9_000],
      ['createPayment', 0, 0.5],
    ] as const)
      counts.add({ operation_id, status } as RequestEntry, duration_ms);
    const alone = await serve(of(counts));
    const told = (await alone.control.get('/metrics')).text;
    const json = (await alone.control.get('/metrics?format=json')).body;
    await alone.close();
    expect(json.calls).toMatchObject({ count: 4, sum_seconds: 9.0095 });
    expect(told).toContain(
      ['calls_total{operation="createPayment",status="2xx"} 2', 'calls_total{operation="none",status="4xx"} 1', '']
        .map((line) => `tenderbox_${line}`)
        .join('\n'),
    );
    expect(told).toMatch(/_bucket{le="0.002"} 1\n.*_bucket{le="0.005"} 3\n/);
    expect(told).toMatch(/_bucket{le="5"} 3\n.*_bucket{le="\+Inf"} 4\n/);
    expect(told).toContain('\ntenderbox_data_file_bytes 20480\n');
    // Every line is a sample of a metric that was introduced.
    const known = [...told.matchAll(/^# TYPE (\w+) (?:counter|gauge|histogram)$/gm)].map(([, name]) => name as string);
    const samples = told.split('\n').filter((line: string) => line !== '' && !line.startsWith('#'));
    for (const line of samples) {
      const [, name = ''] = /^(\w+)(?:\{\w+="[\w.+]+"(?:,\w+="\w+")*\})? [\d.e+-]+$/.exec(line) ?? [];
      expect(known, line).toContain(name.replace(/_(?:bucket|sum|count)$/, ''));
    }
    const board = readFileSync(new URL('../../deploy/grafana.json', import.meta.url), 'utf8');
    const shown = new Set(board.match(/\btenderbox_\w+/g));
    expect(shown.size).toBeGreaterThan(4);
    for (const name of shown) expect(`${text}${told}`, name).toMatch(new RegExp(`^${name}[ {]`, 'm'));
  });

  test('a merchant that would end is kept for whoever has the code', async () => {
    const alone = await serve(hostOf(box, { claimCode: 'code' }));
    const { id, api_key } = (await control.post('/merchants', {})).body;
    (engineOf(box).worlds.get(id) as World).data.origin.ends_at_ms = Date.now() + 3_600_000;
    const claim = (code: string) => alone.control.post('/claim', { code }, { key: api_key });
    expect((await claim('edoc')).body).toMatchObject({ status: 403, parameter: 'code' });
    expect((await claim('code')).body).toMatchObject({ id, ends_at: null });
    expect((await claim('code')).status).toBe(409);
    await alone.close();
    await control.delete(`/merchants/${id}`, {});
  });

  test('merchants are created, listed, found and deleted', async () => {
    const made = await control.post('/merchants', {
      label: 'other',
      profile: { payment_expiry: 60 },
      seed: 7,
      clock: { mode: 'frozen', now: '2027-01-01T00:00:00Z' },
      balances: { BTC: 2, ETH: 0 },
    });
    expect(made.status).toBe(201);
    const { id, api_key } = made.body;
    expect(made.body).toMatchObject({ label: 'other', seed: 7, keys: 1, created_at: '2027-01-01T00:00:00.000Z' });
    expect((await control.get('/profile', { key: api_key })).body.payment_expiry).toBe(60);
    const { currencies } = (await control.get('/ledger', { key: api_key })).body;
    expect([currencies.BTC.available, currencies.ETH, currencies.LTC.available]).toEqual([2, undefined, 10000]);
    expect((await control.get(`/merchants/${id}`)).body.label).toBe('other');
    expect((await control.get('/merchants/default')).body.ordinal).toBe(0);
    const first = await control.get('/merchants?limit=1');
    expect(first.body.data.map((each: { id: string }) => each.id)).toEqual([id]);
    expect(first.body.has_more).toBe(true);
    const next = await control.get(first.body.url.replace('/_sandbox', ''));
    expect(next.body.data[0].label).toBe('default');
    expect((await control.delete(`/merchants/${id}`)).body).toEqual({ id, deleted: true });
    expect((await control.get(`/merchants/${id}`)).status).toBe(404);
    expect((await control.get('/clock', { key: api_key })).status).toBe(401);
    const needed = await control.delete('/merchants/default');
    expect([needed.status, needed.body.fix]).toEqual([409, undefined]);
  });

  test.each<[string, unknown, string]>([
    ['an unknown preset', { profile: 'nope' }, 'profile'],
    ['an unknown setting', { profile: { payment_expire: 1 } }, 'profile.payment_expire'],
    ['a speed without scaled', { clock: { mode: 'real', speed: 2 } }, 'speed'],
    ['a fraction of a satoshi', { balances: { BTC: 0.000000001 } }, 'BTC'],
    ['an unknown currency', { balances: { XMR: 1 } }, 'balances.XMR'],
    ['an unknown field', { labl: 'x' }, 'labl'],
    ['a seed that is no number', { seed: 'x' }, 'seed'],
  ])('no merchant is created with %s', async (_name, body, parameter) => {
    const before = (await control.get('/merchants')).body.data.length;
    const refused = await control.post('/merchants', body);
    expect([refused.status, refused.body.parameter]).toEqual([400, parameter]);
    expect((await control.get('/merchants')).body.data).toHaveLength(before);
  });

  test('a preset and a mode are enough; a scaled clock runs sixty times as fast unless told otherwise', async () => {
    const made = await control.post('/merchants', { profile: 'default', clock: 'scaled' });
    expect(made.status).toBe(201);
    const clock = (await control.get('/clock', { key: made.body.api_key })).body;
    expect(clock).toMatchObject({ mode: 'scaled', speed: 60 });
    await control.delete(`/merchants/${made.body.id}`);
  });

  test.each(['real', 'frozen', 'scaled'])(
    'its time is that of the start flags with the clock %s too',
    async (clock) => {
      const { body } = await control.post('/merchants', { clock });
      expect(body.created_at).toMatch(START.slice(0, 16));
      await control.delete(`/merchants/${body.id}`);
    },
  );

  test('what is unknown is named, with what was probably meant', async () => {
    const { body } = await control.post('/merchants', { labl: 'x' });
    expect(body.detail).toContain('Did you mean `label`?');
    expect(body.allowed).toEqual(['label', 'profile', 'seed', 'clock', 'balances']);
  });

  test.each([
    ['a profile', '/merchants', { profile: 'defalt' }, '`default`'],
    ['a status', '/wait', { for: { delivery: { status: 'suceeded' } } }, '`succeeded`'],
    [
      'an operation',
      '/faults',
      { match: { operation_id: 'createPaymnt' }, effect: { status: 500 } },
      '`createPayment`',
    ],
  ])('so is %s, whose names are known', async (_name, path, body, meant) => {
    const refused = await control.post(path, body);
    expect([refused.status, refused.body.detail.split('Did you mean ')[1]]).toEqual([400, `${meant}?`]);
  });
});

describe('a public sandbox', () => {
  test('lets in as many merchants as it may have', async () => {
    const limits = { merchants: 1, lifetime_ms: 1_000, per_hour: 1, records: 100, ...PLENTY };
    const publicMode = createPublicMode(limits, engineOf(box).worlds);
    const alone = await serve(hostOf(box, { publicMode }));
    expect((await alone.control.get('/mode')).body).toMatchObject({ public: true, limits: { lifetime_seconds: 1 } });
    const refused = await alone.control.post('/merchants');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    await alone.close();
  });
});

describe('profile and contract', () => {
  test('PATCH changes what is given, PUT returns the rest to its default', async () => {
    const patched = await control.patch('/profile', { payment_expiry: 60, rate_limit: '3' });
    expect(patched.body).toMatchObject({ payment_expiry: 60, rate_limit: 3, semantic_status: 400 });
    expect((await control.patch('/profile', { webhook_timeout: 2 })).body).toMatchObject({ payment_expiry: 60 });
    const put = await control.put('/profile', { webhook_timeout: 3 });
    expect(put.body).toMatchObject({ payment_expiry: 900, rate_limit: 'off', webhook_timeout: 3 });
    expect((await control.get('/profile')).body).toEqual(put.body);
    await control.put('/profile', {});
  });

  test('a setting at fault is named with what is allowed', async () => {
    const refused = await control.patch('/profile', { auth: 'none', error_codes: 'numbers' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ parameter: 'auth', value: 'none', rule: 'in:any,bearer,signed,key' });
    expect(refused.body.allowed).toEqual(['any', 'bearer', 'signed', 'key']);
    const empty = await control.patch('/profile', { retry_schedule: [] });
    expect(empty.body).toMatchObject({ parameter: 'retry_schedule', rule: 'min_items:1' });
    for (const body of [{ auth: 'none' }, { payment_expiry: 0 }, { retry_schedule: [] }, { nope: 1 }]) {
      expect((await control.patch('/profile', body)).status, JSON.stringify(body)).toBe(400);
      expect((await control.put('/profile', body)).status, JSON.stringify(body)).toBe(400);
    }
  });

  test('the contract comes as JSON and as YAML, with the origin asked', async () => {
    const { body } = await control.get('/contract');
    expect(body.servers).toEqual([{ url: `${control.origin}/v1` }]);
    const yaml = await control.get('/contract?format=yaml');
    expect(yaml.headers['content-type']).toBe('application/yaml; charset=utf-8');
    expect(yaml.text).toContain('openapi: 3.1.0');
    expect((await control.get('/contract?format=xml')).body.allowed).toEqual(['json', 'yaml']);
  });

  test('the control contract is served, with the origin asked', async () => {
    const reply = await control.get('/openapi.json', { headers: { host: 'localhost:1' } });
    expect(reply.body.servers).toEqual([{ url: 'http://localhost:1/_sandbox' }]);
    expect((await control.post('/openapi.json')).headers.allow).toBe('GET, HEAD');
    expect((await control.get('/clok')).body.detail).toMatch(/ Did you mean `\/_sandbox\/clock`\?$/);
    expect((await control.get('/nowhere')).body.fix).toBe(`curl -s ${control.origin}/_sandbox/openapi.json`);
  });
});

describe('keys', () => {
  test('are made, narrowed, revoked and deleted, in force at once', async () => {
    const made = await control.post('/keys', { label: 'checkout', scopes: ['payments:read'] });
    expect(made.status).toBe(201);
    const { id, api_key } = made.body;
    expect((await control.v1('GET', '/payments', undefined, api_key)).status).toBe(200);
    expect((await control.v1('GET', '/balance', undefined, api_key)).status).toBe(403);
    expect((await control.patch(`/keys/${id}`, { scopes: ['balance:read'] })).body.scopes).toEqual(['balance:read']);
    expect((await control.v1('GET', '/balance', undefined, api_key)).status).toBe(200);
    expect((await control.patch(`/keys/${id}`, { revoked: true })).body.revoked).toBe(true);
    expect((await control.v1('GET', '/balance', undefined, api_key)).status).toBe(401);
    const listed = (await control.get('/keys')).body.data;
    expect(listed[0].id).toBe(id);
    expect(JSON.stringify(listed)).not.toContain(api_key);
    expect((await control.delete(`/keys/${id}`)).body).toEqual({ id, deleted: true });
    expect((await control.patch(`/keys/${id}`, {})).status).toBe(404);
    expect((await control.post('/keys', { scopes: ['payments:own'] })).status).toBe(400);
  });

  test('are bounded in number', async () => {
    const made = await control.post('/merchants', {});
    const key = made.body.api_key;
    for (let i = 0; i < 99; i++) expect((await control.post('/keys', {}, { key })).status).toBe(201);
    expect((await control.post('/keys', {}, { key })).status).toBe(409);
    await control.delete(`/merchants/${made.body.id}`);
  });
});

describe('money', () => {
  test('funds are set and booked, and the books add up', async () => {
    const set = await control.put('/balance', { BTC: 2, EUR: 12.34 });
    expect(set.body.currencies.BTC).toMatchObject({ available: 2, incoming: 100, outgoing: 98, balanced: true });
    expect(set.body.currencies.EUR.available).toBe(12.34);
    const ledger = (await control.get('/ledger?currency=BTC&limit=1')).body;
    expect(ledger.entries).toMatchObject([
      { reason: 'balance_set', debit: 'available', credit: 'external', amount: 98 },
    ]);
    expect(Object.keys(ledger.currencies)).toEqual(['BTC']);
    expect(ledger.has_more).toBe(true);
    const older = await control.get(`/ledger?currency=BTC&starting_after=${ledger.entries[0].id}`);
    expect(older.body.entries).toMatchObject([{ reason: 'opening_balance' }]);
    expect((await control.get('/ledger?starting_after=nope')).status).toBe(400);
    for (const body of [{}, { BTC: -1 }, { BTC: 1e-9 }, { JPY: 0.5 }, { BTC: '2' }]) {
      expect((await control.put('/balance', body)).status, JSON.stringify(body)).toBe(400);
    }
    const halved = await control.put('/balance', { JPY: 0.5 });
    expect(halved.body.detail).toBe('JPY has more decimals than the currency has (0).');
    expect((await control.put('/balance', { JPY: 1e15 })).body.detail).toBe('JPY must be at most 999999999999999.');
    expect((await control.put('/balance', { JPY: 999_999_999_999_999 })).status).toBe(200);
    await control.put('/balance', { JPY: 0 });
    await control.put('/balance', { BTC: 100 });
  });

  test('transactions are exported as CSV and JSON, oldest first', async () => {
    const id = await control.payment();
    await control.post(`/payments/${id}/pay`, { currency: 'BTC' });
    const csv = await control.get('/transactions/export');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, first] = csv.text.split('\r\n');
    expect(head).toBe(
      'id,type,status,payment_request_id,amount,currency,crypto_amount,crypto_currency,fee,fee_currency,created_at,updated_at',
    );
    expect(first).toContain(`,payment,confirmed,${id},100,EUR,0.00183334,BTC,0.00001833,BTC,`);
    const json = await control.get('/transactions/export?format=json');
    expect(json.body.data[0]).toMatchObject({ payment_request_id: id, amount: 100 });
  });
});

describe('payments', () => {
  test('they are listed with their phases, by status, and looking is not journalled', async () => {
    const expired = await control.payment({ description: 'Order 7' });
    await control.post(`/payments/${expired}/expire`);
    const open = await control.payment();
    const before = (await control.post('/requests/count')).body.count;
    const { body } = await control.get('/payments?limit=2');
    expect(body.data).toMatchObject([
      { id: open, status: 'pending', phase: 'awaiting', description: null },
      { id: expired, amount: 100, currency: 'EUR', status: 'expired', phase: 'expired', description: 'Order 7' },
    ]);
    const [first] = (await control.get('/payments?status=expired&limit=1')).body.data;
    expect(first.id).toBe(expired);
    expect((await control.post('/requests/count')).body.count).toBe(before);
  });

  test('show what the merchant API does not', async () => {
    const id = await control.payment();
    const { body } = await control.get(`/payments/${id}`);
    expect(body).toMatchObject({
      phase: 'awaiting',
      confirmations: 0,
      confirmations_required: null,
      fee: null,
      invoice_id: null,
    });
    expect(body.deposit_addresses).toHaveLength(13);
    expect(body.deposit_addresses[0]).toMatchObject({ currency: 'BTC', network: 'bitcoin', amount_due: 0.00183334 });
    expect(body.deposit_addresses[0].uri).toBe(`bitcoin:${body.deposit_addresses[0].address}?amount=0.00183334`);
    expect(body.timeline).toEqual([
      { at: START, kind: 'event', event_type: 'payment.created', detail: 'The payment request was created.' },
    ]);
  });

  test('go through receive, confirm and refund', async () => {
    const id = await control.payment();
    const half = await control.post(`/payments/${id}/receive`, { percent: 50, currency: 'BTC' });
    expect(half.body).toMatchObject({ phase: 'underpaid', confirmations_required: 2 });
    expect(half.body.deposit_addresses).toMatchObject([{ currency: 'BTC', amount_due: 0.00091667 }]);
    await control.post(`/payments/${id}/receive`, { currency: 'BTC' });
    const one = await control.post(`/payments/${id}/confirm`, { confirmations: 1 });
    expect(one.body).toMatchObject({ phase: 'confirming', confirmations: 1 });
    const paid = await control.post(`/payments/${id}/confirm`);
    expect(paid.body).toMatchObject({ phase: 'paid', payment: { status: 'paid' }, fee: { currency: 'BTC' } });
    expect((await control.post(`/payments/${id}/refund`, { amount: 100.01 })).status).toBe(409);
    expect((await control.post(`/payments/${id}/refund`, { amount: 25 })).body.phase).toBe('partly_refunded');
    const refunded = await control.post(`/payments/${id}/refund`);
    expect(refunded.body.phase).toBe('refunded');
    expect(
      refunded.body.transactions.map((each: { type: string; phase: string }) => `${each.type} ${each.phase}`),
    ).toEqual(['payment refunded', 'payment refunded', 'refund confirmed', 'refund confirmed']);
    const kinds = refunded.body.timeline.map((each: { kind: string }) => each.kind);
    expect(kinds.filter((kind: string) => kind === 'received')).toHaveLength(2);
    const again = await control.post(`/payments/${id}/refund`);
    expect([again.status, again.body.code, again.body.parameter, again.body.value]).toEqual([
      409,
      'conflict',
      'id',
      id,
    ]);
  });

  test('are dropped, expired, failed', async () => {
    const dropped = await control.payment();
    await control.post(`/payments/${dropped}/receive`, { currency: 'BTC' });
    const double = await control.post(`/payments/${dropped}/drop`, { reason: 'double_spent' });
    expect(double.body).toMatchObject({ phase: 'awaiting', transactions: [{ phase: 'double_spent' }] });
    expect(double.body.timeline.at(-2)).toMatchObject({ kind: 'dropped', detail: 'The transaction was double-spent.' });
    expect((await control.post(`/payments/${dropped}/expire`)).body.phase).toBe('expired');
    const failed = await control.post(`/payments/${await control.payment()}/fail`, { reason: 'On a sanctions list.' });
    expect(failed.body.timeline.at(-1).detail).toContain('On a sanctions list.');
  });

  test.each<[string, string, unknown, string]>([
    ['both amount and percent', 'receive', { amount: 1, percent: 1 }, 'percent'],
    ['both, when paying', 'pay', { amount: 1, percent: 1 }, 'percent'],
    ['a network of another currency', 'receive', { currency: 'BTC', network: 'tron' }, 'network'],
    ['a fiat currency', 'receive', { currency: 'EUR' }, 'currency'],
    ['nothing', 'receive', { amount: 0 }, 'amount'],
    ['too many decimals', 'pay', { amount: 1e-9, currency: 'BTC' }, 'amount'],
    ['a misspelt field', 'receive', { curency: 'BTC' }, 'curency'],
    ['half a confirmation', 'confirm', { confirmations: 0.5 }, 'confirmations'],
    ['an unknown way to vanish', 'drop', { reason: 'lost' }, 'reason'],
    ['no reason at all', 'fail', { reason: '' }, 'reason'],
    ['a negative refund', 'refund', { amount: -1 }, 'amount'],
    ['more than all of it', 'refund', { percent: 101 }, 'percent'],
    ['a refund of both', 'refund', { amount: 1, percent: 50 }, 'percent'],
    ['a field where there is none', 'expire', { now: true }, 'now'],
  ])('reject %s', async (_name, verb, body, parameter) => {
    const id = await control.payment();
    const refused = await control.post(`/payments/${id}/${verb}`, body);
    expect([refused.status, refused.body.parameter]).toEqual([400, parameter]);
    expect((await control.get(`/payments/${id}`)).body.phase).toBe('awaiting');
  });

  test.each(['receive', 'confirm', 'pay', 'drop', 'expire', 'fail', 'refund'])(
    'cannot %s once they have failed, and say so',
    async (verb) => {
      const id = await control.payment();
      await control.post(`/payments/${id}/fail`);
      const refused = await control.post(`/payments/${id}/${verb}`);
      expect([refused.status, refused.body.code, refused.body.allowed]).toEqual([409, 'conflict', []]);
    },
  );
});

describe('M1: the least that can be sent', () => {
  test.each([
    ['receive', { percent: 1e-7 }],
    ['pay', { percent: 1e-7 }],
    ['receive', { percent: Number.MIN_VALUE }],
    ['pay', { amount: 0.000001, currency: 'TRX' }],
  ])('%s %j makes a transaction of at least one unit, which every list can show', async (verb, body) => {
    const id = await control.payment({ amount: 1, currency: 'USD' });
    expect((await control.post(`/payments/${id}/${verb}`, body)).status).toBe(200);
    const { body: list, status } = await control.v1('GET', '/transactions');
    const [made] = list.data;
    expect([status, made.payment_request_id]).toEqual([200, id]);
    expect(made.crypto_amount).toBeGreaterThan(0);
    expect((await control.v1('GET', `/transactions/${made.id}`)).status).toBe(200);
  });

  test('a scenario’s step too', async () => {
    await control.put('/scenarios/least', {
      description: 'x',
      on: 'payment.created',
      steps: [{ receive: { percent: 1e-9 } }],
    });
    expect((await control.post('/scenarios/least/run')).status).toBe(201);
    expect((await control.v1('GET', '/transactions')).status).toBe(200);
  });
});

describe('invoices and payouts', () => {
  test('an invoice is opened, past due, paid, voided', async () => {
    const id = await control.invoice({ due_date: '2026-12-04' });
    expect((await control.post(`/invoices/${id}/open`)).body).toMatchObject({
      invoice: { status: 'open' },
      payment: null,
    });
    expect((await control.post(`/invoices/${id}/past-due`)).body.invoice.status).toBe('past_due');
    const paid = (await control.post(`/invoices/${id}/pay`, { currency: 'BTC' })).body;
    expect(paid).toMatchObject({ invoice: { status: 'paid' }, payment: { status: 'paid' } });
    expect(paid.timeline.map((each: { event_type: string }) => each.event_type)).toEqual([
      'invoice.created',
      'invoice.opened',
      'invoice.past_due',
      'invoice.paid',
    ]);
    for (const verb of ['open', 'pay', 'void', 'past-due']) {
      expect((await control.post(`/invoices/${id}/${verb}`)).status, verb).toBe(409);
    }
    expect((await control.post(`/invoices/${await control.invoice()}/void`)).body.invoice.status).toBe('void');
    expect((await control.post(`/invoices/${await control.invoice()}/pay`, { amount: 1, percent: 2 })).status).toBe(
      400,
    );
  });

  test('a payout is processed, completed, failed', async () => {
    const id = await control.payout();
    expect((await control.post(`/payouts/${id}/process`)).body).toMatchObject({ phase: 'broadcast' });
    const completed = (await control.post(`/payouts/${id}/complete`)).body;
    expect(completed).toMatchObject({ phase: 'completed', payout: { status: 'completed' } });
    expect(completed.timeline[0].detail).toBe('The payout was created; 0.50005 BTC are held.');
    expect((await control.post(`/payouts/${id}/process`)).status).toBe(409);
    expect((await control.post(`/payouts/${id}/complete`)).status).toBe(409);
    expect((await control.post(`/payouts/${id}/fail`)).status).toBe(409);
    const rejected = await control.post(`/payouts/${await control.payout()}/fail`);
    expect(rejected.body).toMatchObject({ phase: 'rejected' });
    const broken = await control.post(`/payouts/${await control.payout()}/fail`, {
      stage: 'broadcast',
      reason: 'Low fee.',
    });
    expect(broken.body.phase).toBe('failed');
    expect(broken.body.timeline.at(-1).detail).toContain('(Low fee.)');
    expect((await control.post(`/payouts/${id}/fail`, { stage: 'never' })).status).toBe(400);
  });

  test('what a payout costs is told before it is made', async () => {
    const { api_key: key } = (await control.post('/merchants', {})).body;
    await control.put('/balance', { BTC: 2 }, { key });
    const fees = async () => (await control.get('/fees', { key })).body.data;
    expect(await fees()).toHaveLength(9);
    expect((await fees())[0]).toEqual({
      currency: 'BTC',
      network_fee: { low: 0.00002, medium: 0.00005, high: 0.00012 },
      minimum_withdrawal: 0.0002,
      available: 2,
    });
    const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
    const withdraw = (amount: number) => control.post('/withdrawals', { amount, currency: 'BTC', address }, { key });
    expect((await withdraw(2)).body.code).toBe('insufficient_balance');
    expect((await withdraw(1.99995)).status).toBe(201);
    expect((await fees())[0].available).toBe(0);
  });

  test('magic addresses are listed with the scenarios that metadata can ask for', async () => {
    const { body } = await control.get('/magic');
    const test = body.payout_addresses.find((each: { environment: string }) => each.environment === 'test');
    expect(test).toMatchObject({ currency: 'BTC', network: 'bitcoin', byte: '0x11', behaviour: 'complete_at_once' });
    expect(body.metadata[0].values.length).toBeGreaterThan(10);
  });
});

describe('scenarios', () => {
  const steps = [{ receive: { currency: 'BTC' } }, { after: '10m', confirm: {} }];

  test('are put, listed, run on a resource or on a new one', async () => {
    const put = await control.put('/scenarios/slow-block', {
      description: 'A slow block.',
      on: 'payment.created',
      steps,
    });
    expect([put.status, put.body.source]).toEqual([201, 'api']);
    const yaml =
      'name: slow-block\ndescription: Slower.\non: payment.created\nsteps:\n  - receive: { currency: BTC }\n  - after: 10m\n    confirm: {}\n';
    expect((await control.put('/scenarios/slow-block', { yaml })).status).toBe(200);
    const listed = (await control.get('/scenarios')).body.data;
    expect(listed.find((each: { name: string }) => each.name === 'slow-block').description).toBe('Slower.');
    expect(listed.some((each: { source: string }) => each.source === 'shipped')).toBe(true);
    const id = await control.payment();
    const run = await control.post('/scenarios/slow-block/run', { resource_id: id });
    expect(run.status).toBe(201);
    expect(run.body.resource_id).toBe(id);
    const found = await control.get(`/runs/${run.body.id}`);
    expect(found.body.steps.map((step: { status: string }) => step.status)).toEqual(['done', 'waiting']);
    expect((await control.get(`/payments/${id}`)).body.phase).toBe('detected');
    const stopped = await control.post(`/runs/${run.body.id}/stop`);
    expect([stopped.status, stopped.body.status]).toEqual([200, 'cancelled']);
    expect(stopped.body.steps.map((step: { status: string }) => step.status)).toEqual(['done', 'cancelled']);
    await box.clock.advance('11m');
    expect((await control.get(`/payments/${id}`)).body.phase).toBe('detected');
    const again = await control.post(`/runs/${run.body.id}/stop`);
    expect([again.status, again.body.detail]).toEqual([409, 'The run is cancelled; nothing of it waits.']);
    const fresh = await control.post('/scenarios/slow-block/run', {});
    expect(fresh.status).toBe(201);
    expect(fresh.body.resource_id).toMatch(/^pay_req_/);
    expect(worldOf(box).data.runs.filter(({ resource_id }) => resource_id === fresh.body.resource_id)).toHaveLength(1);
  });

  test('run for every kind of resource that can be made up', async () => {
    for (const { name, on } of (await control.get('/scenarios')).body.data) {
      if (on === 'manual' || on === 'webhook.registered') continue;
      expect((await control.post(`/scenarios/${name}/run`)).status, name).toBe(201);
    }
  });

  test('each fault of a scenario is named with its place', async () => {
    const refused = await control.put('/scenarios/odd', {
      yaml: 'name: odd\ndescription: x\non: payment.created\nsteps:\n  - recieve: {}\n',
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].parameter).toMatch(/^5:\d+$/);
    expect(refused.body.errors[0].message).toContain('receive');
    expect(
      (await control.put('/scenarios/other', { name: 'odd', description: 'x', on: 'manual', steps: [] })).status,
    ).toBe(400);
    expect((await control.put('/scenarios/__proto__', { description: 'x', on: 'manual', steps: [] })).status).toBe(400);
    const misfit = await control.post('/scenarios/slow-block/run', { resource_id: await control.payout() });
    expect(misfit.status).toBe(409);
    expect((await control.post('/scenarios/slow-block/run', { resource_id: 'pay_req_nope' })).status).toBe(404);
    // Its name stands in the message by chance; what is missing is the invoice.
    await control.put('/scenarios/inv', { description: 'x', on: 'invoice.created', steps: [{ open: {} }] });
    const { body } = await control.post('/scenarios/inv/run', { resource_id: 'inv_nope' });
    expect([body.status, body.parameter, body.fix]).toEqual([404, undefined, 'tenderbox events --once']);
  });
});

describe('events, deliveries, requests', () => {
  test('an event is listed by type and resource, with the number of its deliveries', async () => {
    const endpoint = await control.webhook(receiver.url, ['payment.expired', 'payment.failed']);
    const id = await control.payment();
    await control.post(`/payments/${id}/expire`);
    await control.post('/settle');
    const { body } = await control.get(`/events?event_type=payment.expired&resource_id=${id}`);
    expect(body.data).toMatchObject([{ event_type: 'payment.expired', resource_id: id, deliveries: 1 }]);
    const page = await control.get('/events?limit=2');
    expect(page.body.has_more).toBe(true);
    const older = await control.get(page.body.url.replace('/_sandbox', ''));
    const back = await control.get(`/events?limit=2&ending_before=${older.body.data[0].event_id}`);
    expect(back.body.data).toEqual(page.body.data);
    const listed = await control.get(`/deliveries?endpoint=${endpoint}&event_type=payment.expired&status=succeeded`);
    expect(listed.body.data).toMatchObject([{ endpoint_id: endpoint, attempts: 1, last_status: 200 }]);
    const delivery = (await control.get(`/deliveries/${listed.body.data[0].id}`)).body;
    expect(delivery.body).toBe(receiver.requests.at(-1)?.body);
    expect(delivery.signature).toBe(receiver.requests.at(-1)?.headers['service-signature']);
    expect(delivery.attempts).toMatchObject([{ number: 1, status: 200, response_body: 'ok' }]);
    const replayed = await control.post(`/deliveries/${delivery.id}/replay`);
    expect([replayed.status, replayed.body.replay_of, replayed.body.body]).toEqual([201, delivery.id, delivery.body]);
    await control.post('/settle');
    await control.v1('DELETE', `/webhooks/${endpoint}`);
    expect((await control.post(`/deliveries/${delivery.id}/replay`)).status).toBe(409);
  });

  test('failed deliveries are replayed, once', async () => {
    await control.patch('/profile', { retry_schedule: 'none' });
    receiver.answers(500);
    const endpoint = await control.webhook(`${receiver.url}/failing`, ['payment.failed']);
    await control.post(`/payments/${await control.payment()}/fail`);
    await control.post('/settle');
    receiver.answers(200);
    expect((await control.post('/deliveries/replay-failed', { endpoint: 'whk_nope' })).status).toBe(404);
    expect((await control.post('/deliveries/replay-failed', { event_type: 'payment.expired' })).body.replayed).toBe(0);
    const replayed = await control.post('/deliveries/replay-failed', { endpoint });
    expect(replayed.body).toMatchObject({ replayed: 1, deliveries: [{ status: 'pending' }] });
    await control.post('/settle');
    expect((await control.post('/deliveries/replay-failed')).body.replayed).toBe(0);
    await control.patch('/profile', { retry_schedule: 'standard' });
  });

  test('what failed so far is retrying, is pending too, and can be retried at once', async () => {
    receiver.answers(500);
    const endpoint = await control.webhook(`${receiver.url}/retrying`, ['payment.failed', 'payment.expired']);
    const id = await control.payment({ metadata: { order_id: 4711 } });
    await control.post(`/payments/${id}/fail`);
    await control.post(`/payments/${await control.payment()}/expire`);
    await control.post('/settle');
    await control.post('/clock/advance', { by: '5s' });
    const find = async (query: string) => (await control.get(`/deliveries?endpoint=${endpoint}&${query}`)).body.data;
    const waiting = await find('status=retrying');
    expect(waiting).toHaveLength(2);
    expect(await find('status=pending')).toEqual(waiting);
    const [delivery] = await find(`resource_id=${id}`);
    expect(delivery).toMatchObject({ status: 'retrying', attempts: 2, about: { id, order_id: '4711' } });
    const listed = async () => {
      const { body } = await control.get('/endpoints');
      return body.data.find((each: { id: string }) => each.id === endpoint);
    };
    expect(await listed()).toMatchObject({ failing: true, failed_in_a_row: 4, success_rate: 0 });
    expect((await listed()).deliveries).toMatchObject({ pending: 0, retrying: 2 });
    receiver.answers(200);
    const planned = Date.parse(delivery.next_attempt_at);
    const retried = await control.post(`/deliveries/${delivery.id}/retry`);
    expect(retried.body.id).toBe(delivery.id);
    expect(Date.parse(retried.body.next_attempt_at)).toBeLessThan(planned);
    await control.post('/settle');
    const done = (await control.get(`/deliveries/${delivery.id}`)).body;
    expect([done.status, done.attempts.length]).toEqual(['succeeded', 3]);
    const refused = await control.post(`/deliveries/${delivery.id}/retry`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      `Delivery ${delivery.id} is succeeded: no further attempt of it is planned. Replay it to send its event again.`,
    ]);
    expect((await control.post('/deliveries/retry', { endpoint: 'whk_nope' })).status).toBe(404);
    expect((await control.post('/deliveries/retry', { endpoint })).body).toMatchObject({ retried: 1 });
    await control.post('/settle');
    expect(await find('status=retrying')).toEqual([]);
    expect(await listed()).toMatchObject({ failing: false, deliveries: { succeeded: 2 }, success_rate: 2 / 6 });
  });

  test('a filter that no event can pass is rejected, with the type that was meant', async () => {
    const asked = [
      await control.get('/deliveries?event_type=payment.suceeded'),
      await control.get('/events?event_type=payment.suceeded'),
      await control.post('/deliveries/replay-failed', { event_type: 'payment.suceeded' }),
    ];
    for (const { status, body } of asked) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ parameter: 'event_type', value: 'payment.suceeded' });
      expect(body.rule).toMatch(/^in:.*payment\.succeeded/);
      expect(body.detail).toBe('There is no event type "payment.suceeded". Did you mean `payment.succeeded`?');
    }
  });

  test('a test event of every type is in the contract and is sent', async () => {
    const types = loadContract('merchant').document.webhooks ?? {};
    for (const event_type of Object.keys(types)) {
      const sent = await control.post('/events', { event_type });
      expect(sent.status, sent.text).toBe(201);
      expect(sent.body).toMatchObject({ event_type, resource_id: null });
    }
    const own = (await control.post('/events', { event_type: 'payment.created' })).body.data;
    const spoken = await control.post('/events', {
      event_type: 'payment.created',
      data: { ...own, description: '焼き菓子' },
    });
    expect(spoken.body.data.description).toBe('焼き菓子');
    const lacking = await control.post('/events', { event_type: 'payment.created', data: { id: 'x' } });
    expect(lacking.status).toBe(400);
    expect(lacking.body.errors[0].parameter).toMatch(/^#\//);
    const unknown = await control.post('/events', { event_type: 'payment.suceeded' });
    expect(unknown.body.detail).toContain('Did you mean `payment.succeeded`?');
  });

  test('the request log is listed, counted, looked into, emptied', async () => {
    await control.delete('/requests');
    await control.payment();
    await control.v1('POST', '/payments', { amount: -1, currency: 'EUR' });
    await control.v1('GET', '/payments?limit=1', undefined, 'tb_key_readonly');
    const all = (await control.get('/requests')).body;
    expect(all.data.map((each: { status: number }) => each.status)).toEqual([200, 400, 201]);
    expect(JSON.stringify(all)).not.toContain(DEFAULT_KEY);
    const refused = (
      await control.get('/requests?verdict=refused&method=POST&status=400&path=/v1/payments&operation_id=createPayment')
    ).body;
    expect(refused.data).toMatchObject([
      { key_label: 'default', refusal: { parameter: 'amount', rule: 'positive_numeric' } },
    ]);
    expect((await control.get(`/requests/${refused.data[0].id}`)).body).toEqual(refused.data[0]);
    expect((await control.post('/requests/count')).body.count).toBe(3);
    expect(
      (await control.post('/requests/count', { method: 'POST', path: '/v1/payments', status: 201 })).body.count,
    ).toBe(1);
    expect((await control.get('/requests/count')).headers.allow).toBe('POST');
    const paged = (await control.get('/requests?limit=1&method=POST')).body;
    expect(paged.has_more).toBe(true);
    expect((await control.get(paged.url.replace('/_sandbox', ''))).body.data[0].status).toBe(201);
    expect((await control.delete('/requests')).body).toEqual({ cleared: 3 });
    expect((await control.get('/requests')).body.data).toEqual([]);
  });

  test.each(['/events', '/deliveries', '/requests', '/merchants'])(
    '%s rejects cursors that lead nowhere',
    async (path) => {
      expect((await control.get(`${path}?starting_after=nope`)).body).toMatchObject({
        status: 400,
        parameter: 'starting_after',
      });
      expect((await control.get(`${path}?starting_after=a&ending_before=b`)).status).toBe(400);
      for (const limit of ['0', '101', '0x10', '1e1', ''])
        expect((await control.get(`${path}?limit=${limit}`)).status).toBe(400);
    },
  );
});

describe('payment links', () => {
  test('are made, opened, deactivated and activated', async () => {
    const made = await control.post('/payment-links', {
      amount: 25,
      currency: 'EUR',
      description: 'A year of the newsletter',
      metadata: { product: 'newsletter' },
    });
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(made.body).toMatchObject({
      url: `${control.origin}/l/${id}`,
      active: true,
      amount: 25,
      callback_url: null,
      uses: 0,
    });
    const opened = await control.post(`/payment-links/${id}/open`);
    expect(opened.status).toBe(201);
    const { body } = await control.v1('GET', `/payments/${opened.body.id}`);
    expect(body).toMatchObject({
      amount: 25,
      description: 'A year of the newsletter',
      metadata: { product: 'newsletter', payment_link_id: id },
    });
    const used = (await control.get(`/payment-links/${id}`)).body;
    expect(used).toMatchObject({ uses: 1, payment_request_ids: [opened.body.id] });
    expect((await control.post(`/payment-links/${id}/activate`)).status).toBe(409);
    expect((await control.post(`/payment-links/${id}/deactivate`)).body.active).toBe(false);
    expect((await control.post(`/payment-links/${id}/deactivate`)).status).toBe(409);
    const refused = await control.post(`/payment-links/${id}/open`);
    expect(refused.body).toMatchObject({
      status: 409,
      parameter: 'id',
      allowed: ['be activated'],
      fix: `tenderbox show ${id}`,
    });
    expect((await control.get('/payment-links?active=true')).body.data).toEqual([]);
    expect((await control.get('/payment-links?active=false')).body.data).toHaveLength(1);
    expect((await control.post(`/payment-links/${id}/activate`)).body).toEqual(used);
  });

  test('are listed in pages, newest first', async () => {
    const oldest = await control.post('/payment-links', { currency: 'BTC' });
    const newest = await control.post('/payment-links', { currency: 'BTC' });
    const first = (await control.get('/payment-links?active=true&limit=1')).body;
    expect(first).toMatchObject({ data: [{ id: newest.body.id, amount: null }], has_more: true });
    const second = (await control.get(first.url.replace('/_sandbox', ''))).body;
    expect(second.data).toMatchObject([{ id: oldest.body.id }]);
    const donated = await control.post(`/payment-links/${newest.body.id}/open`, { amount: 0.5 });
    expect(donated.body.amount).toBe(0.5);
  });

  test.each<[string, unknown, string, string]>([
    ['no currency', { amount: 1 }, 'currency', 'required'],
    ['an unknown currency', { currency: 'XMR' }, 'currency', 'in:BTC'],
    ['nothing', { currency: 'EUR', amount: 0 }, 'amount', 'positive_numeric'],
    ['too many decimals', { currency: 'EUR', amount: 0.001 }, 'amount', 'decimals:2'],
    ['an address that is none', { currency: 'EUR', callback_url: 'shop' }, 'callback_url', 'format:uri'],
    [
      'an unknown scenario',
      { currency: 'EUR', metadata: { sandbox_scenario: 'nope' } },
      'metadata.sandbox_scenario',
      'in:',
    ],
    ['a list in its metadata', { currency: 'EUR', metadata: { a: [] } }, 'metadata.a', ''],
  ])('are not made of %s', async (_name, body, parameter, rule) => {
    const before = (await control.get('/payment-links?limit=100')).body.data.length;
    const refused = await control.post('/payment-links', body);
    expect([refused.status, refused.body.parameter]).toEqual([400, parameter]);
    expect(refused.body.rule.startsWith(rule)).toBe(true);
    expect((await control.get('/payment-links?limit=100')).body.data).toHaveLength(before);
  });

  test('are not opened for less than their price, nor for nothing', async () => {
    const priced = (await control.post('/payment-links', { amount: 25, currency: 'EUR' })).body.id;
    const free = (await control.post('/payment-links', { currency: 'EUR' })).body.id;
    const less = await control.post(`/payment-links/${priced}/open`, { amount: 1 });
    expect(less.body).toMatchObject({ status: 400, parameter: 'amount', value: 1, rule: 'in:25' });
    const none = await control.post(`/payment-links/${free}/open`);
    expect(none.body).toMatchObject({ status: 400, parameter: 'amount', rule: 'required' });
  });

  test('are bounded in number', async () => {
    const { api_key, id } = (await control.post('/merchants', {})).body;
    const world = engineOf(box).worlds.get(id) as World;
    const link = { currency: 'EUR' } as const;
    for (let i = 0; i < RESOURCES.payment_link.most; i++) createPaymentLink(world, link, control.origin);
    const refused = await control.post('/payment-links', link, { key: api_key });
    expect(refused.body).toMatchObject({ status: 409, code: 'conflict' });
    await control.delete(`/merchants/${id}`);
  });
});

describe('subscriptions', () => {
  const plan = { amount: 9.5, currency: 'EUR', interval: 'month', description: 'The small plan' };

  test('are made, paused, resumed and cancelled, and bill as the clock is advanced', async () => {
    const { api_key: key, id: merchant } = (await control.post('/merchants', {})).body;
    const made = await control.post('/subscriptions', plan, { key });
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(made.body).toMatchObject({ status: 'active', interval_count: 1, days_until_due: 14, invoices: 1 });
    expect((await control.post('/clock/advance', { by: '365d' }, { key })).status).toBe(200);
    const year = (await control.get(`/subscriptions/${id}`, { key })).body;
    expect(year).toMatchObject({ invoices: 13, failure: null });
    const newest = await control.v1('GET', `/invoices/${year.invoice_ids[0]}`, undefined, key);
    expect(newest.body).toMatchObject({
      amount: 9.5,
      items: [{ name: 'The small plan', quantity: 1, unit_price: 9.5 }],
      metadata: { subscription_id: id },
    });
    expect((await control.post(`/subscriptions/${id}/resume`, {}, { key })).status).toBe(409);
    const paused = (await control.post(`/subscriptions/${id}/pause`, {}, { key })).body;
    expect([paused.status, paused.next_invoice_at]).toEqual(['paused', null]);
    expect((await control.post(`/subscriptions/${id}/pause`, {}, { key })).status).toBe(409);
    await control.post('/clock/advance', { by: '90d' }, { key });
    expect((await control.post(`/subscriptions/${id}/resume`, {}, { key })).body).toMatchObject({ invoices: 13 });
    expect((await control.get('/subscriptions?status=active', { key })).body.data).toHaveLength(1);
    expect((await control.post(`/subscriptions/${id}/cancel`, {}, { key })).body.status).toBe('cancelled');
    expect((await control.post(`/subscriptions/${id}/cancel`, {}, { key })).body).toMatchObject({
      status: 409,
      parameter: 'id',
    });
    expect((await control.get('/subscriptions?status=active', { key })).body.data).toEqual([]);
    await control.delete(`/merchants/${merchant}`);
  });

  test.each<[string, object, string, string]>([
    ['no interval', { interval: undefined }, 'interval', 'required'],
    ['an unknown interval', { interval: 'hour' }, 'interval', 'in:day,week,month,year'],
    ['no interval at all', { interval_count: 0 }, 'interval_count', 'min:1'],
    ['half an interval', { interval_count: 0.5 }, 'interval_count', 'integer'],
    ['a start in the past', { start_at: '2020-01-01T00:00:00Z' }, 'start_at', 'min:now'],
    ['a start that is no time', { start_at: 'soon' }, 'start_at', 'format:date-time'],
    ['nothing', { amount: 0 }, 'amount', 'positive_numeric'],
    ['too many decimals', { amount: 9.505 }, 'amount', 'decimals:2'],
    ['an address that is none', { customer_email: 'ada' }, 'customer_email', 'format:email'],
  ])('are not made of %s', async (_name, change, parameter, rule) => {
    const refused = await control.post('/subscriptions', { ...plan, ...change });
    expect([refused.status, refused.body.parameter, refused.body.rule]).toEqual([400, parameter, rule]);
    expect((await control.get('/subscriptions')).body.data).toEqual([]);
  });

  test('are bounded in number', async () => {
    const { api_key, id } = (await control.post('/merchants', {})).body;
    const world = engineOf(box).worlds.get(id) as World;
    const body = { amount: 1, currency: 'EUR', interval: 'year' } as const;
    for (let i = 0; i < RESOURCES.subscription.most; i++) createSubscription(world, body, control.origin);
    const refused = await control.post('/subscriptions', body, { key: api_key });
    expect(refused.body).toMatchObject({ status: 409, code: 'conflict' });
    await control.delete(`/merchants/${id}`);
  });
});

describe('withdrawals', () => {
  const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

  test('are payouts, marked as what they are in the control API alone', async () => {
    const made = await control.post('/withdrawals', { amount: 0.5, currency: 'BTC', address, fee_level: 'low' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ phase: 'review', withdrawal: true, payout: { amount: 0.5, fee_level: 'low' } });
    const { id } = made.body.payout;
    expect((await control.v1('GET', `/payouts/${id}`)).body).toEqual(made.body.payout);
    const payout = await control.payout();
    expect((await control.post(`/payouts/${payout}/process`)).body.withdrawal).toBe(false);
    expect((await control.post(`/payouts/${id}/complete`)).body).toMatchObject({
      withdrawal: true,
      payout: { status: 'completed' },
    });
    const listed = async (query: string) =>
      (await control.get(`/withdrawals${query}`)).body.data.map((each: { id: string }) => each.id);
    expect(await listed('')).toEqual([id]);
    expect(await listed('?status=completed')).toEqual([id]);
    expect(await listed('?status=pending')).toEqual([]);
  });

  test.each<[string, object, number, object]>([
    ['an address of another chain', { address: `0x${'1'.repeat(40)}` }, 400, { code: 'invalid_address' }],
    ['more than there is', { amount: 1e6 }, 409, { code: 'insufficient_balance' }],
    ['less than the minimum', { amount: 0.0001 }, 400, { parameter: 'amount', rule: 'min:0.0002' }],
    ['a fiat currency', { currency: 'EUR' }, 400, { parameter: 'currency' }],
    ['no address', { address: undefined }, 400, { parameter: 'address', rule: 'required' }],
  ])('of %s are rejected', async (_name, change, status, problem) => {
    const refused = await control.post('/withdrawals', { amount: 0.5, currency: 'BTC', address, ...change });
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject(problem);
  });
});

describe('money without a key', () => {
  const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

  test('payments, invoices and payouts are created as the merchant API creates them', async () => {
    const journalled = async () => (await control.get('/requests')).body.data[0]?.id;
    const before = await journalled();
    const payment = await control.post('/payments', { amount: 5, currency: 'EUR', description: 'Tea' });
    const invoice = await control.post('/invoices', { amount: 9, currency: 'EUR' });
    const payout = await control.post('/payouts', { amount: 0.5, currency: 'BTC', address });
    expect([payment.status, invoice.status, payout.status]).toEqual([201, 201, 201]);
    expect(await journalled()).toBe(before);
    expect(payout.body.withdrawal).toBe(false);
    expect((await control.v1('GET', `/payments/${payment.body.payment.id}`)).body).toEqual(payment.body.payment);
    expect((await control.get(`/invoices/${invoice.body.invoice.id}`)).body).toEqual(invoice.body);
    expect((await control.get(`/payouts/${payout.body.payout.id}`)).body).toEqual(payout.body);
    expect((await control.get('/invoices?status=draft&limit=1')).body.data[0].id).toBe(invoice.body.invoice.id);
    expect((await control.get('/payouts?status=pending&limit=1')).body.data[0].id).toBe(payout.body.payout.id);
    const broke = await control.post('/payouts', { amount: 1e6, currency: 'BTC', address });
    expect([broke.status, broke.body.code]).toEqual([409, 'insufficient_balance']);
  });

  test('transactions are listed by status and type, and shown with their chain', async () => {
    const id = await control.payment();
    await control.post(`/payments/${id}/pay`);
    const { data } = (await control.get('/transactions?status=confirmed&type=payment&limit=1')).body;
    expect(data[0]).toMatchObject({ payment_request_id: id, type: 'payment' });
    const { body } = await control.get(`/transactions/${data[0].id}`);
    expect(body).toMatchObject({ transaction: { id: data[0].id }, chain: { phase: 'confirmed' } });
    expect((await control.get('/transactions?created_before=2000-01-01T00:00:00Z')).body.data).toEqual([]);
  });
});

describe('world and clock', () => {
  test('a reset brings the seed state back, and the same calls the same answers', async () => {
    const before = await control.post('/reset');
    expect(before.body).toMatchObject({ reset: true, now: START });
    const first = await control.payment();
    await control.patch('/profile', { payment_expiry: 1 });
    await control.post('/reset');
    expect(await control.payment()).toBe(first);
    expect((await control.get('/profile')).body.payment_expiry).toBe(900);
  });

  test('settle, advance and wait answer what they document', async () => {
    expect((await control.post('/settle', { timeout_ms: 1000 })).body.settled).toBe(true);
    receiver.answers('never');
    await control.webhook(`${receiver.url}/mute`, ['payment.failed']);
    await control.post(`/payments/${await control.payment()}/fail`);
    const unsettled = await control.post('/settle', { timeout_ms: 50 });
    expect([unsettled.status, unsettled.body.nearest.count]).toEqual([408, 1]);
    receiver.answers(200);
    expect((await control.post('/clock/advance', { by: '1m' })).status).toBe(200);
    expect((await control.post('/clock/advance', { to: START })).status).toBe(409);
    expect((await control.post('/wait', { for: { event: 'payment.failed' } })).status).toBe(200);
    expect((await control.post('/wait', { for: { event: 'payment.expired' }, timeout_ms: 0 })).status).toBe(408);
    expect((await control.post('/wait', { for: { payment: { id: 'pay_req_nope' } } })).status).toBe(404);
    expect((await control.put('/clock', { mode: 'frozen', now: '2020-01-01T00:00:00Z' })).status).toBe(409);
    expect((await control.put('/clock', { mode: 'frozen' })).status).toBe(200);
    expect((await control.get('/clock')).body.mode).toBe('frozen');
  });

  test('faults are added, listed and removed', async () => {
    const added = await control.post('/faults', { effect: { status: 503 }, match: { operation_id: 'getAccount' } });
    expect(added.status).toBe(201);
    expect((await control.get('/faults')).body.data).toEqual([added.body]);
    expect((await control.delete(`/faults/${added.body.id}`)).body).toEqual({ id: added.body.id, deleted: true });
    await control.post('/faults', { effect: { status: 503 } });
    expect((await control.delete('/faults')).body).toEqual({ cleared: 1 });
  });

  test('coverage is told', async () => {
    const { status, body } = await control.get('/coverage');
    expect([status, body.operations.length]).toEqual([200, 17]);
  });

  test('the audit is told, with every rule', async () => {
    const { status, body } = await control.get('/audit');
    expect([status, body.rules.length]).toEqual([200, RULES.length]);
  });

  test('how the world stands is told in one answer', async () => {
    const id = await control.payment();
    const before = (await control.get('/overview')).body;
    expect(before.next).toMatchObject({ kind: 'payment.expire', does: expect.stringContaining('expires') });
    expect(before.seen).toMatchObject({ request: true, payment: true });
    await control.post(`/payments/${id}/fail`);
    await control.post('/faults', { effect: { status: 503 } });
    expect((await control.get('/overview')).body).toMatchObject({
      faults: before.faults + 1,
      runs: 0,
      payments: { phases: { failed: before.payments.phases.failed + 1 } },
      seen: { failure: true },
    });
    await control.delete('/faults');
  });

  test('records are found by what is known of them', async () => {
    const fields = {
      amount: 123.45,
      currency: 'EUR',
      customer_email: 'ada@found.example',
      metadata: { order: 'F-77' },
    };
    const { payment } = (await control.post('/payments', fields)).body;
    const { deposit_addresses } = (await control.get(`/payments/${payment.id}`)).body;
    const found = async (q: string) => (await control.get(`/search?q=${encodeURIComponent(q)}`)).body.data;
    for (const q of [payment.id, 'f-77', 'ADA@found', '123.45', '123.45 EUR', deposit_addresses[0].address])
      expect(await found(q), q).toMatchObject([{ id: payment.id, status: 'awaiting' }]);
    await control.post(`/payments/${payment.id}/pay`, { currency: 'BTC' });
    const { transactions } = (await control.get(`/payments/${payment.id}`)).body;
    const kinds = (await found(transactions[0].hash)).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['payment', 'transaction']);
    for (const list of ['payments', 'transactions', 'events'])
      expect((await control.get(`/${list}?q=${transactions[0].id}`)).body.data.length, list).toBeGreaterThan(0);
    expect((await control.get('/payments?q=nothing-like-it')).body).toMatchObject({ data: [], has_more: false });
    expect((await control.get('/payments?phase=paid&q=f-77')).body.data).toMatchObject([{ id: payment.id }]);
  });

  test('a timeline is told', async () => {
    expect((await control.get(`/timeline/${await control.payment()}`)).body.entries.length).toBeGreaterThan(2);
  });

  test('the request log is exported', async () => {
    expect((await control.get('/requests/export?format=har')).status).toBe(200);
  });

  test('moves and jobs are told', async () => {
    expect((await control.get(`/moves/${await control.payment()}`)).body.kind).toBe('payment');
    expect((await control.get('/jobs')).body.total).toBeGreaterThan(0);
  });

  test('settings are described, from the table that judges them', async () => {
    await control.patch('/profile', { auth: 'bearer' });
    const { data } = (await control.get('/profile/settings')).body;
    expect(data.map(({ name }: { name: string }) => name)).toEqual(Object.keys(SETTINGS));
    expect(data[0]).toMatchObject({ name: 'auth', initial: 'any', current: 'bearer', changed: true });
    expect(data.filter(({ changed }: { changed: boolean }) => changed)).toHaveLength(1);
    await control.patch('/profile', { auth: 'any' });
  });

  test('a signature is diagnosed, unless there is none', async () => {
    await control.post('/reset');
    receiver.answers(200);
    await control.webhook(`${receiver.url}/signed`, ['payment.failed'], 'whsec_mine');
    const unsigned = await control.v1('POST', '/webhooks', {
      url: `${receiver.url}/plain`,
      event_types: ['payment.failed'],
    });
    await control.post(`/payments/${await control.payment()}/fail`);
    const { data } = (await control.get('/deliveries')).body;
    const plain = data.find(({ endpoint_id }: { endpoint_id: string }) => endpoint_id === unsigned.body.id);
    const signed = data.find(({ id }: { id: string }) => id !== plain.id);
    expect((await control.post(`/deliveries/${plain.id}/diagnose`)).status).toBe(409);
    const { body, signature, signed_string } = (await control.get(`/deliveries/${signed.id}`)).body;
    const diagnose = async (seen: unknown) => {
      const { verdict, findings } = (await control.post(`/deliveries/${signed.id}/diagnose`, seen)).body;
      return [verdict, findings.map(({ mistake }: { mistake: string }) => mistake)];
    };
    const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
    expect(await diagnose({ computed_signature: signature, received_body: body })).toEqual(['right', []]);
    expect(await diagnose({ computed_signature: mac('whsec_mine', body) })).toEqual(['explained', ['form2']]);
    const secret = 'whsec_theirs';
    const wrong = { secret, computed_signature: mac(secret, signed_string) };
    expect(await diagnose(wrong)).toEqual(['explained', ['wrong_secret']]);
    expect(await diagnose({ received_signature: 'x' })).toEqual(['explained', ['header_differs']]);
    expect(await diagnose({ computed_signature: 'x' })).toEqual(['unexplained', []]);
  });

  test('an inbox receives what is registered without a key, and a call is sent again', async () => {
    await control.post('/reset');
    const { url } = (await control.get('/inbox/shop')).body;
    const endpoint = { url, secret: 'whsec_mine', event_types: ['payment.created'] };
    const { id } = (await control.post('/endpoints', endpoint)).body;
    expect((await control.post('/endpoints', endpoint)).status).toBe(409);
    await control.payment();
    await control.post('/settle');
    expect((await control.get('/endpoints')).body.data).toMatchObject([
      { inbox: 'shop', deliveries: { succeeded: 1 } },
    ]);
    const [happened] = (await control.get('/events')).body.data;
    const { body, deliveries } = (await control.get(`/events/${happened.event_id}`)).body;
    expect([JSON.parse(body).event_id, deliveries.length]).toEqual([happened.event_id, 1]);
    expect((await control.get('/inbox')).body.data).toMatchObject([{ name: 'shop', received: 1 }]);
    expect((await control.put('/inbox/shop', { answer: 'listener' })).body.behaviour.answer).toBe('listener');
    await control.payment();
    const listened = await control.post('/inbox/shop/listen', { after: 1 });
    expect(listened.body.messages).toMatchObject([{ number: 2, event_type: 'payment.created', complete: true }]);
    expect((await control.post('/inbox/shop/listen', { after: 2, timeout_ms: 0 })).body.messages).toEqual([]);
    const answer = { number: 2, status: 200, body: 'thanks' };
    expect((await control.post('/inbox/shop/answer', answer)).status).toBe(200);
    expect((await control.post('/inbox/shop/answer', answer)).status).toBe(409);
    expect((await control.put('/inbox/shop', { answer: 'hang' })).body.behaviour.answer).toBe('hang');
    for (let i = 1; i < 64; i++) await control.put(`/inbox/n${i}`, {});
    expect((await control.put('/inbox/toomany', {})).status).toBe(409);
    expect((await control.delete('/inbox/shop')).body).toEqual({ name: 'shop', removed: 2 });
    expect((await control.delete(`/endpoints/${id}`)).status).toBe(200);
    const [call] = (await control.get('/requests?operation_id=createPayment')).body.data;
    const again = await control.post(`/requests/${call.id}/resend`);
    expect(again.body).toMatchObject({ operation_id: 'createPayment', status: 201 });
    await control.webhook('http://127.0.0.1:9/', ['payment.created']);
    const [masked] = (await control.get('/requests?operation_id=createWebhook')).body.data;
    expect((await control.post(`/requests/${masked.id}/resend`)).status).toBe(409);
  });

  test('a stream is opened, as long as there is room', async () => {
    for (const [streams, status] of [
      [{}, 200],
      [{ per_merchant: 0 }, 429],
      [{ total: 0 }, 503],
    ] as const) {
      const alone = await serve(hostOf(box, { streams }));
      if (status === 200) (await openEvents(alone.control.origin)).close();
      else expect((await alone.control.get('/stream')).status).toBe(status);
      seen.add(`openStream ${status}`);
      await alone.close();
    }
  });

  test('time that is moved stops with the sandbox, and that is answered', async () => {
    const alone = await openSandbox();
    const receiver = await openReceiver();
    await alone.control.webhook(receiver.url, ['payment.expired']);
    receiver.answers('never');
    await alone.control.payment();
    const advanced = alone.control.post('/clock/advance', { by: '1h' });
    await receiver.received(1);
    await alone.box.close();
    expect(await advanced).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
  });

  test('calls wait, as long as there is room', async () => {
    for (const [waits, status] of [
      [{ per_merchant: 0 }, 429],
      [{ total: 0 }, 503],
    ] as const) {
      const alone = await serve(hostOf(box, { waits }));
      expect((await alone.control.post('/settle')).status).toBe(status);
      expect((await alone.control.post('/wait', { for: { event: 'payment.created' } })).status).toBe(status);
      await alone.close();
    }
  });

  test('long bodies are read, as long as there is room', async () => {
    const alone = await openSandbox();
    const long = 'x'.repeat(100_000);
    const put = () => alone.control.put('/scenarios/long', { description: long });
    expect((await put()).status).toBe(400);
    const length = MEMORY_FOR_BODIES + 1;
    const headers = {
      authorization: `Bearer ${DEFAULT_KEY}`,
      'content-type': 'application/json',
      'content-length': length,
    };
    const upload = request(`${alone.control.origin}/_sandbox/state`, { method: 'PUT', headers }).on(
      'error',
      () => undefined,
    );
    upload.write('{');
    await expect.poll(async () => (await put()).status).toBe(503);
    expect((await alone.control.put('/state', { long })).body).toMatchObject({ code: 'service_unavailable' });
    expect((await alone.control.post('/deliveries/nope/diagnose', { received_body: long })).status).toBe(503);
    upload.destroy();
    await expect.poll(async () => (await put()).status).toBe(400);
    await alone.box.close();
  });

  test('a world is kept, forked, compared, gone back to', async () => {
    expect((await control.get('/snapshots')).body.data).toEqual([]);
    for (let i = 0; i < 32; i++) expect((await control.post('/snapshots', { name: `s${i}` })).status).toBe(201);
    expect((await control.post('/snapshots', { name: 'more' })).status).toBe(409);
    expect((await control.post('/fork')).status).toBe(201);
    expect((await control.get('/diff/s1')).status).toBe(200);
    expect((await control.post('/snapshots/s1/restore')).body.restored).toBe(true);
    expect((await control.delete('/snapshots/s1')).body).toEqual({ id: 's1', deleted: true });
  });

  test('a world is exported and imported', async () => {
    const state = (await control.get('/state')).body;
    expect((await control.put('/state', state)).body.restored).toBe(true);
    const thief = (await control.post('/merchants', {})).body;
    const { api_key } = thief;
    state.keys[0].api_key = api_key;
    expect((await control.put('/state', state)).status).toBe(409);
  });
});

test('every operation was answered with every status that it documents', () => {
  const documented = operations.flatMap(({ operationId, statuses }) =>
    statuses.map((status) => `${operationId} ${status}`),
  );
  expect(documented.filter((each) => !seen.has(each))).toEqual([]);
});
