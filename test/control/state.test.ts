import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chains } from '../../src/chains/index.js';
import { showClock } from '../../src/control/shapes/clock.js';
import { showDelivery, showEvent } from '../../src/control/shapes/deliveries.js';
import { showMerchant } from '../../src/control/shapes/merchants.js';
import { showInvoiceDetail, showPaymentDetail } from '../../src/control/shapes/payments.js';
import { showBalanceSheet, showPayoutDetail } from '../../src/control/shapes/payouts.js';
import { reviveDeliveries } from '../../src/deliveries/in-flight.js';
import { nowOf } from '../../src/domain/clock.js';
import { advanceOnce } from '../../src/domain/jobs.js';
import type { WorldData } from '../../src/domain/records.js';
import { exportWorld, readWorldState } from '../../src/domain/state/state.js';
import type { Sandbox } from '../../src/index.js';
import { hashes } from '../../src/platform/node/hashes.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { expectWithin } from '../support/timing.js';
import { importWorld } from '../support/world.js';
import { type Body, type Control, engineOf, openSandbox, worldOf } from './context.js';

const TOOLS = { chains, crypto: hashes };

let box: Sandbox;
let control: Control;
let receiver: Receiver;
let document: Body;

/** A world with one of everything. */
beforeAll(async () => {
  ({ box, control } = await openSandbox());
  receiver = await startReceiver();
  await control.webhook(receiver.url, ['payment.succeeded', 'payment.failed', 'refund.created', 'payout.created']);
  const paid = await control.payment({ metadata: { order_id: '1', count: 2 }, description: 'Ünï' });
  await control.post(`/payments/${paid}/receive`, { percent: 50, currency: 'BTC' });
  await control.post(`/payments/${paid}/pay`, { currency: 'BTC' });
  await control.post(`/payments/${paid}/refund`, { amount: 10 });
  await control.post(`/payments/${await control.payment()}/fail`, { reason: 'Because.' });
  await control.payment();
  await control.payout();
  await control.post(`/payouts/${await control.payout()}/fail`);
  await control.invoice({ items: [{ name: 'x', quantity: 0.5, unit_price: 1 }], due_date: '2026-12-04' });
  await control.post(`/invoices/${await control.invoice()}/pay`);
  const link = (await control.post('/payment-links', { currency: 'EUR', description: 'A donation' })).body.id;
  await control.post(`/payment-links/${link}/open`, { amount: 5 });
  await control.post('/subscriptions', { amount: 9.5, currency: 'EUR', interval: 'year', description: 'A plan' });
  const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
  await control.post('/withdrawals', { amount: 0.5, currency: 'BTC', address });
  await control.put('/scenarios/mine', {
    description: 'x',
    on: 'payment.created',
    steps: [{ after: '1h', pay: {} }],
    deliveries: [{ event: 'payment.succeeded', duplicate: 2, delay: '90s' }],
  });
  await control.post('/scenarios/mine/run');
  await control.post('/keys', { label: 'second' });
  await control.v1('POST', '/payments', { amount: -1, currency: 'EUR' });
  const once = { 'idempotency-key': 'once' };
  for (let i = 0; i < 2; i++) {
    await fetch(`${control.origin}/v1/payments`, {
      method: 'POST',
      headers: { ...once, authorization: 'Bearer tb_key_default', 'content-type': 'application/json' },
      body: '{"amount":5,"currency":"USD"}',
    });
  }
  await control.post('/faults', {
    webhook: { event_type: 'payment.failed' },
    effect: { other_envelope: true, slow: 0.01 },
  });
  await control.post('/faults', {
    match: { operation_id: 'getAccount', key: 'default', nth: 2 },
    effect: { status: 503, retry_after: 3, latency_ms: { min: 1, max: 2 } },
    probability: 0.5,
    times: null,
  });
  for (let i = 0; i < 4; i++) await control.v1('GET', '/account');
  receiver.answers(500);
  await control.post('/events', { event_type: 'payment.failed' });
  await control.post('/settle');
  await control.post('/clock/advance', { by: '6s' });
  document = (await control.get('/state')).body;
});
afterAll(async () => {
  await box.close();
  await receiver.close();
});

const plain = (exported: Body): string => JSON.stringify({ ...exported, exported_at: '' });

describe('an exported world', () => {
  test('has something of every kind', () => {
    for (const [name, value] of Object.entries(document)) {
      if (Array.isArray(value)) expect(value.length, name).toBeGreaterThan(0);
    }
    expect(document).toMatchObject({ format: 'tenderbox.world', version: 2 });
  });

  test('comes back byte for byte', async () => {
    expect((await control.put('/state', document)).status).toBe(200);
    expect(plain((await control.get('/state')).body)).toBe(plain(document));
    await control.post('/reset');
    const order = Object.fromEntries(Object.entries(document).reverse());
    expect((await control.put('/state', order)).body).toMatchObject({ merchant_id: document.merchant.id });
    expect(plain((await control.get('/state')).body)).toBe(plain(document));
  });

  test('goes on as if nothing had happened', async () => {
    // Real time is the only thing that differs: durations, dates of receivers, when the clock was last set.
    const real = /"(?:duration_ms|anchor_ms|real_ms)":[\d.]+|"date":"[^"]+"/g;
    const later = async (): Promise<string> => {
      await control.post('/clock/advance', { by: '2h' });
      return plain((await control.get('/state')).body).replaceAll(real, '');
    };
    const first = await later();
    await control.put('/state', document);
    expect((await later()) === first).toBe(true);
    expect((await control.get('/ledger')).body.balanced).toBe(true);
    await control.put('/state', document);
  });

  test('of an earlier version brings what it lacks to each world apart', async () => {
    const { box: fresh } = await openSandbox();
    const { payment_links: _, subscriptions: __, inboxes: ___, ...earlier } = exportWorld(worldOf(fresh));
    await fresh.close();
    const read = () => readWorldState(structuredClone(earlier), TOOLS) as { data: WorldData };
    const [first, second] = [read().data, read().data];
    for (const name of ['payment_links', 'subscriptions', 'inboxes'] as const) {
      expect(first[name]).toEqual(second[name]);
      expect(first[name]).not.toBe(second[name]);
    }
  });

  test('becomes the world of another merchant, who keeps identity and keys', async () => {
    const { id, api_key } = (await control.post('/merchants', {})).body;
    const key = { key: api_key };
    expect((await control.put('/state', document, key)).body.merchant_id).toBe(id);
    const there = (await control.get('/state', key)).body;
    expect(there.payments).toEqual(document.payments);
    expect(there.keys.map((each: { api_key: string }) => each.api_key)).toEqual([api_key]);
    const [mine, theirs] = [await control.payment({}, api_key), await control.payment()];
    expect(mine).not.toBe(theirs);
    expect((await control.get('/ledger', key)).body.balanced).toBe(true);
    await control.post('/reset', {}, key);
    expect((await control.get('/state', key)).body.payments).toEqual([]);
    await control.put('/state', document);
  });
});

type Damage = (state: Body) => void;

const DAMAGES: [string, string, Damage][] = [
  ['is of a newer version', 'version', (s) => Object.assign(s, { version: 3 })],
  ['is of another format', 'format', (s) => Object.assign(s, { format: 'x' })],
  ['lacks a collection', 'payments', (s) => delete s.payments],
  ['has an unknown part', 'extra', (s) => Object.assign(s, { extra: 1 })],
  ['has text for a list', 'payments', (s) => Object.assign(s, { payments: 'x' })],
  ['has null for the clock', 'clock', (s) => Object.assign(s, { clock: null })],
  ['has an unknown clock mode', 'clock.mode', (s) => Object.assign(s.clock, { mode: 'warp' })],
  ['has a clock at no time', 'clock.now_ms', (s) => Object.assign(s.clock, { now_ms: 1e18 })],
  ['has an amount as a number', 'payments[0].amount', (s) => Object.assign(s.payments[0], { amount: 100 })],
  ['has a negative amount', 'payments[0].amount', (s) => Object.assign(s.payments[0], { amount: '-1' })],
  ['has an amount with a point', 'payments[0].amount', (s) => Object.assign(s.payments[0], { amount: '1.5' })],
  ['has an unknown status', 'payments[0].status', (s) => Object.assign(s.payments[0], { status: 'lost' })],
  ['has a phase that does not fit', 'payments[0].phase', (s) => Object.assign(s.payments[0], { phase: 'awaiting' })],
  ['has an unknown currency', 'payments[0].currency', (s) => Object.assign(s.payments[0], { currency: 'XMR' })],
  ['has a field too many', 'payments[0].note', (s) => Object.assign(s.payments[0], { note: 'x' })],
  ['has a payment without id', 'payments[0].id', (s) => delete s.payments[0].id],
  ['has an id that is none', 'payments[0].id', (s) => Object.assign(s.payments[0], { id: '../x' })],
  ['has an id twice', 'payments[1]', (s) => Object.assign(s.payments[1], { id: s.payments[0].id })],
  ['has a paid payment without a transaction', 'payments[0]', (s) => delete s.payments[0].transaction_id],
  [
    'names a transaction that is not there',
    'payments[0].transaction_ids',
    (s) => s.payments[0].transaction_ids.push('txn_nope'),
  ],
  [
    'has a transaction of nobody',
    'transactions[0].payment_request_id',
    (s) => Object.assign(s.transactions[0], { payment_request_id: 'pay_req_nope' }),
  ],
  [
    'has a network of another chain',
    'transactions[0].network',
    (s) => Object.assign(s.transactions[0], { network: 'tron' }),
  ],
  ['has a payout on no chain', 'payouts[0].network', (s) => Object.assign(s.payouts[0], { network: 'x' })],
  [
    'has a processing payout without a transaction',
    'payouts[0]',
    (s) => {
      s.payouts[0].status = 'processing';
      delete s.payouts[0].transaction_id;
    },
  ],
  [
    'has a due date that is none',
    'invoices[0].due_date',
    (s) => Object.assign(s.invoices[0], { due_date: '2026-13-40' }),
  ],
  [
    'has a webhook of another scheme',
    'webhooks[0].url',
    (s) => Object.assign(s.webhooks[0], { url: 'file:///etc/passwd' }),
  ],
  [
    'has a webhook under a false name',
    'webhooks[0].url_key',
    (s) => Object.assign(s.webhooks[0], { url_key: 'http://x/' }),
  ],
  ['has an unknown event type', 'events[0].type', (s) => Object.assign(s.events[0], { type: 'x' })],
  ['has event data that is no object', 'events[0].data', (s) => Object.assign(s.events[0], { data: [] })],
  [
    'has a delivery of no event',
    'deliveries[0].event_id',
    (s) => Object.assign(s.deliveries[0], { event_id: 'evt_nope' }),
  ],
  [
    'has an attempt with no status at all',
    'deliveries[0].attempts[0].status',
    (s) => delete s.deliveries[0].attempts[0].status,
  ],
  ['has an unknown kind of job', 'jobs[0].kind', (s) => Object.assign(s.jobs[0], { kind: 'x' })],
  ['has a job for nothing', 'jobs[0].subject', (s) => Object.assign(s.jobs[0], { subject: 'pay_req_nope' })],
  ['has a job from the future', 'jobs[0].id', (s) => Object.assign(s.jobs[0], { id: 999999 })],
  ['has a run without its plan', 'runs[0].plan', (s) => Object.assign(s.runs[0], { plan: [] })],
  ['has an unknown setting', 'settings.nope', (s) => Object.assign(s.settings, { nope: 1 })],
  ['has a setting out of range', 'settings.payment_expiry', (s) => Object.assign(s.settings, { payment_expiry: 0 })],
  ['lacks a setting', 'settings.auth', (s) => delete s.settings.auth],
  ['has an unknown scope', 'keys[0].scopes[0]', (s) => Object.assign(s.keys[0], { scopes: ['all'] })],
  ['has a key twice', 'keys[1]', (s) => Object.assign(s.keys[1], { api_key: s.keys[0].api_key })],
  ['has no opening key', 'origin.keys', (s) => Object.assign(s.origin, { keys: [] })],
  ['has an unknown account', 'ledger[0].from', (s) => Object.assign(s.ledger[0], { from: 'pocket' })],
  ['has money less than nothing', 'ledger', (s) => Object.assign(s.ledger[0], { from: 'available', to: 'external' })],
  ['has a count that is too low', 'counters.ledger', (s) => Object.assign(s.counters, { ledger: 0 })],
  ['has a rate of zero', 'rates.BTC', (s) => Object.assign(s.rates, { BTC: '0' })],
  ['has a random state of three', 'random.ids', (s) => Object.assign(s.random, { ids: [1, 2, 3] })],
  ['has a random state of text', 'random.ids[0]', (s) => Object.assign(s.random, { ids: ['1', 2, 3, 4] })],
  ['has a fault that does nothing', 'faults[1].effect', (s) => Object.assign(s.faults[1], { effect: {} })],
  ['has a fault that contradicts itself', 'faults[1].effect', (s) => delete s.faults[1].effect.status],
  ['has a fault of calls and deliveries', 'faults[1]', (s) => Object.assign(s.faults[1], s.faults[0])],
  [
    'M1: has a transaction of nothing',
    'transactions[0].crypto_amount',
    (s) => Object.assign(s.transactions[0], { crypto_amount: '0' }),
  ],
  ['M1: has a payment of nothing', 'payments[0].amount', (s) => Object.assign(s.payments[0], { amount: '0' })],
  [
    'P1: sends a webhook a thousand million times',
    'runs[0].deliveries[0].duplicate',
    (s) => Object.assign(s.runs[0].deliveries[0], { duplicate: 1_000_000_000, parallel: true }),
  ],
  [
    'P1: is about every event',
    'runs[0].deliveries[0].event',
    (s) => Object.assign(s.runs[0].deliveries[0], { event: '*' }),
  ],
  [
    'P1: waits for no number of milliseconds',
    'runs[0].deliveries[0].delay_ms',
    (s) => Object.assign(s.runs[0].deliveries[0], { delay_ms: 'x' }),
  ],
  [
    'P1: is older than the universe',
    'runs[0].deliveries[0].stale_ms',
    (s) => Object.assign(s.runs[0].deliveries[0], { stale_ms: 1e300 }),
  ],
  [
    'P1: has a delivery rule of a number',
    'runs[0].deliveries[0]',
    (s) => Object.assign(s.runs[0], { deliveries: [5] }),
  ],
  [
    'P1: has a delivery rule with a word of files',
    'runs[0].deliveries[0]',
    (s) => Object.assign(s.runs[0].deliveries[0], { stale: '1h' }),
  ],
  ['P1: has a step with an unknown verb', 'runs[0].plan[0]', (s) => Object.assign(s.runs[0].plan[0], { verb: 'win' })],
  [
    'P1: has a step that pays a text',
    'runs[0].plan[0].input.percent',
    (s) => Object.assign(s.runs[0].plan[0], { input: { percent: 'all' } }),
  ],
  [
    'P1: has a fault that sends more often than the API allows',
    'faults[0].behave.duplicate',
    (s) => Object.assign(s.faults[0].behave, { duplicate: 21 }),
  ],
  [
    'P1: has a fault of an operation that is none',
    'faults[1].match.operation_id',
    (s) => Object.assign(s.faults[1], { match: { operation_id: 'stealPayment' } }),
  ],
  [
    'P1: has a delivery that is sent more often than the API allows',
    'deliveries[0].behave.duplicate',
    (s) => Object.assign(s.deliveries[0], { behave: { duplicate: 1_000 } }),
  ],
  [
    'C3: has a scenario that no file may hold',
    'scenarios.mine.on',
    (s) => Object.assign(s.scenarios.mine, { on: 'payment.lost' }),
  ],
  [
    'C3: has a scenario under another name',
    'scenarios.mine.name',
    (s) => Object.assign(s.scenarios.mine, { name: 'yours' }),
  ],
  ['has metadata of objects', 'payments[0].metadata.x', (s) => Object.assign(s.payments[0], { metadata: { x: {} } })],
];

describe('a damaged document', () => {
  test.each(DAMAGES)('that %s is rejected at %s, and nothing changes', async (_name, place, damage) => {
    const damaged = structuredClone(document);
    damage(damaged);
    const before = plain(exportWorld(worldOf(box)));
    const refused = await control.put('/state', damaged);
    expect(refused.status, refused.text).toBe(400);
    expect([refused.body.parameter, ...(refused.body.errors ?? []).map((error: Body) => error.parameter)]).toContain(
      place,
    );
    expect(plain(exportWorld(worldOf(box)))).toBe(before);
  });

  test('P1: and made to be judged for a long time is rejected soon', async () => {
    const { library } = engineOf(box);
    await library.ready();
    const rule = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, i]));
    const runs = Array.from({ length: 60 }, (_, i) => ({
      ...structuredClone(document.runs[0]),
      id: `run_${i}`,
      deliveries: [{ event: 'payment.succeeded', ...rule }],
    }));
    const began = performance.now();
    const read = readWorldState({ ...document, runs }, { ...TOOLS, scenarios: library.check }) as Body;
    expect(read.issues.length).toBeGreaterThanOrEqual(60);
    // With every fault of every rule it would take minutes.
    expectWithin(performance.now() - began, 20_000);
  });

  test('of a newer version says what to do', async () => {
    const { body } = await control.put('/state', { ...document, version: 3 });
    expect(body.detail).toContain('version 3');
    const read = readWorldState({ ...document, version: 3 }, TOOLS) as Body;
    expect(read.issues[0].message).toContain('newer Tenderbox');
  });

  test('that was cut off is rejected', async () => {
    const text = JSON.stringify(document);
    for (const part of [0.1, 0.5, 0.9, 0.999]) {
      const cut = text.slice(0, Math.floor(text.length * part));
      const refused = await control.put('/state', undefined, { raw: cut });
      expect(refused.status).toBe(400);
      expect(refused.body.detail).toMatch(
        /is not valid JSON: line 1, column \d+ is the end of the text, where .* is expected/,
      );
    }
    expect((await control.put('/state', undefined)).status).toBe(400);
  });

  test('reports a hundred issues at most', () => {
    const read = readWorldState({ ...document, payments: Array.from({ length: 100_000 }, () => null) }, TOOLS) as Body;
    expect(read.issues).toHaveLength(100);
  });

  test('of any hostile shape never throws', () => {
    const proto = JSON.parse('{"__proto__":{"polluted":true},"constructor":1}');
    const deep = JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`);
    const odd = [
      null,
      undefined,
      1,
      'x',
      true,
      [],
      {},
      proto,
      deep,
      [null],
      { a: proto },
      Number.NaN,
      ['__proto__'],
      { length: 5 },
    ];
    for (const value of odd) expect('issues' in readWorldState(value, TOOLS)).toBe(true);
    for (const name of Object.keys(document).filter((each) => each !== 'version')) {
      for (const value of odd) {
        const read = readWorldState({ ...document, [name]: value }, TOOLS);
        expect(typeof read, name).toBe('object');
        if ('data' in read)
          expect(name).toMatch(
            /^(exported_at|payments|transactions|invoices|payouts|payment_links|subscriptions|webhooks|ledger|events|deliveries|jobs|runs|idempotency|journal|windows|scenarios|faults|inboxes|random|rates|keys)$/,
          );
      }
    }
    expect(({} as Body).polluted).toBeUndefined();
  });

  test('that is accepted with a value replaced can be lived in: time passes, everything is shown', () => {
    const { worlds, dispatcher } = engineOf(box);
    const world = worlds.create({ label: 'fuzzed' });
    const copy = structuredClone(document);
    copy.journal = copy.journal.slice(0, 1);
    copy.merchant = structuredClone(world.data.merchant);
    copy.origin.merchant = structuredClone(world.data.merchant);
    copy.keys = structuredClone(world.data.keys);
    copy.origin.keys = structuredClone(world.data.keys);
    const live = (): void => {
      const read = readWorldState(copy, TOOLS);
      if ('issues' in read) {
        refused += 1;
        return;
      }
      accepted += 1;
      importWorld(worlds, world, read.data);
      reviveDeliveries(world);
      for (let i = 0; i < 200 && advanceOnce(world, nowOf(world) + 40 * 86_400_000); i++);
      for (const payment of world.data.payments) showPaymentDetail(world, payment);
      for (const payout of world.data.payouts) showPayoutDetail(world, payout);
      for (const invoice of world.data.invoices) showInvoiceDetail(world, invoice);
      for (const delivery of world.data.deliveries) showDelivery(world, delivery);
      for (const event of world.data.events) showEvent(world, event);
      showBalanceSheet(world);
      showClock(world);
      showMerchant(world);
      expect('data' in readWorldState(exportWorld(world), TOOLS)).toBe(true);
    };
    let refused = 0;
    let accepted = 0;
    const places: string[] = [];
    const walk = (node: Body, path: string, depth: number): void => {
      if (typeof node !== 'object' || node === null || depth > 5) return;
      for (const key of Object.keys(node).slice(0, 40)) {
        const kept = node[key];
        for (const value of ['1', -1, 4_102_444_800_000, null, {}]) {
          node[key] = value;
          try {
            live();
          } catch (error) {
            places.push(`${path}.${key} = ${JSON.stringify(value)}: ${(error as Error).message}`);
          }
        }
        node[key] = kept;
        if (!Array.isArray(node) || key === '0') walk(kept, `${path}.${key}`, depth + 1);
      }
    };
    walk(copy, '', 0);
    worlds.delete(world);
    expect(places).toEqual([]);
    expect(dispatcher.inFlight(world)).toBe(0);
    expect(refused).toBeGreaterThan(500);
    expect(accepted).toBeGreaterThan(100);
  });
});

test('P1: what the shipped scenarios leave behind can be exported and brought back', async () => {
  const { box: own, control: calls } = await openSandbox();
  const hooks = await startReceiver();
  await calls.webhook(hooks.url, ['payment.created', 'payment.pending', 'payment.succeeded']);
  await calls.post('/faults', { webhook: { event_type: 'payment.created' }, effect: { duplicate: 2 }, times: 1 });
  const { data } = (await calls.get('/scenarios')).body;
  for (const { name } of data) expect((await calls.post(`/scenarios/${name}/run`)).status, name).toBe(201);
  await calls.post('/clock/advance', { by: '2d' });
  const { body } = await calls.get('/state');
  expect(body.deliveries.some(({ behave }: Body) => behave?.duplicate === 1)).toBe(true);
  expect(body.deliveries.some(({ behave }: Body) => behave?.reorder === false)).toBe(true);
  const back = await calls.put('/state', body);
  expect([back.status, back.body.errors]).toEqual([200, undefined]);
  await own.close();
  await hooks.close();
});

test('D6: deliveries of imported events are shown, whatever these say of amount and order', async () => {
  const { box: own, control: calls } = await openSandbox();
  await calls.webhook('http://127.0.0.1:9/', ['payment.created']);
  await calls.payment();
  const { body } = await calls.get('/state');
  const order_id = `${'x'.repeat(127)}😀`;
  for (const event of body.events) event.data = { amount: 1, currency: 'x'.repeat(300), metadata: { order_id } };
  expect((await calls.put('/state', body)).status).toBe(200);
  const listed = await calls.get('/deliveries');
  expect(listed.status).toBe(200);
  expect(listed.body.data[0].about).toEqual({ id: body.events[0].resource_id, order_id: 'x'.repeat(127) });
  await own.close();
});
