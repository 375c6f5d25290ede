/** A store that writes only what changed has, after each turn, the world as it is. */
import { describe, expect, it } from 'vitest';
import { createPaymentLink, openPaymentLink } from '../../src/domain/billing/payment-links.js';
import { createSubscription } from '../../src/domain/billing/subscriptions.js';
import { countAnswer, countDelivered, noteViolation } from '../../src/domain/coverage.js';
import { createWebhook } from '../../src/domain/endpoints/webhooks.js';
import { addFault, removeFault } from '../../src/domain/faults/faults.js';
import { conclude, reserve } from '../../src/domain/idempotency.js';
import { createInvoice } from '../../src/domain/invoices/invoices.js';
import { payInvoice } from '../../src/domain/invoices/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { pay } from '../../src/domain/payments/receiving.js';
import { createPayout } from '../../src/domain/payouts/payouts.js';
import type { DeliveryRecord, RequestEntry, RunRecord } from '../../src/domain/records.js';
import { clearRequestLog, correct, MAX_ENTRIES, nextRequestId, record } from '../../src/domain/request-log.js';
import { RECORD_LISTS } from '../../src/domain/resources.js';
import { piecesOf, SavedWorld, SINGLE_PARTS, type WorldChange } from '../../src/domain/state/saved-world.js';
import type { World } from '../../src/domain/world.js';
import { hashes } from '../../src/platform/node/hashes.js';
import { advanceBy, DAY_MS, ORIGIN, START_MS, testWorld, turn } from '../support/world.js';
import { fullWorld } from './full-world.js';
import { kept } from './kept.js';

const USD = { amount: 120, currency: 'USD' } as const;

const call = fullWorld().world.data.journal[0] as RequestEntry;
const entry = (world: World): RequestEntry => ({ ...call, id: nextRequestId(world) });

const delivery: DeliveryRecord = {
  ...{ id: 'dlv_1', created_at_ms: START_MS, event_id: 'evt_1', event_type: 'payment.failed', endpoint_id: 'whk_1' },
  ...{ status: 'pending', url: 'http://127.0.0.1:9/', signature: null, attempts: [], next_attempt_at_ms: null },
  ...{ replay_of: null, misbehaviour: [] },
};
const run: RunRecord = {
  ...{ id: 'run_1', scenario: 'x', resource_id: null, status: 'running', started_at_ms: START_MS },
  ...{ steps: [], plan: [], deliveries: [] },
};

type Act = (world: World) => void;
/** What is done to a world, and which parts of a change are written for it. */
const ACTS: [string, Act, (keyof WorldChange)[]][] = [
  ['nothing', () => undefined, []],
  ['a payment request', (w) => createPayment(w, USD, ORIGIN), ['jobs', 'put', 'set']],
  ['a payment', (w) => pay(w, createPayment(w, USD, ORIGIN).id), ['coverage', 'jobs', 'ledger', 'put', 'set']],
  [
    'an invoice that is paid',
    (w) => payInvoice(w, createInvoice(w, USD, ORIGIN).id),
    ['coverage', 'jobs', 'ledger', 'put', 'set'],
  ],
  ['a payment link', (w) => createPaymentLink(w, USD, ORIGIN), ['put', 'set']],
  [
    'a payment link that is opened',
    (w) => openPaymentLink(w, createPaymentLink(w, USD, ORIGIN).id),
    ['jobs', 'put', 'set'],
  ],
  ['a subscription', (w) => createSubscription(w, { ...USD, interval: 'day' }, ORIGIN), ['jobs', 'put', 'set']],
  [
    'a payout',
    (w) => createPayout(w, { amount: 1, currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }),
    ['jobs', 'ledger', 'put', 'set'],
  ],
  ['an endpoint', (w) => createWebhook(w, { url: ORIGIN, event_types: [] }), ['set']],
  [
    'a delivery',
    (w) => {
      w.deliveries.add({ ...delivery });
      w.env.changed?.(w, 'delivery', 'dlv_1');
    },
    ['put'],
  ],
  [
    'a run of a scenario',
    (w) => {
      w.data.runs.push({ ...run });
      w.env.changed?.(w, 'run', 'run_1');
    },
    ['put'],
  ],
  [
    'a scenario',
    (w) => {
      w.data.scenarios.mine = { description: 'x' };
      w.env.changed?.(w, 'scenario', 'mine');
    },
    ['set'],
  ],
  ['a call in the request log', (w) => record(w, entry(w)), ['journal', 'set']],
  [
    'an answer under a key',
    (w) => conclude(w, reserve(w, { method: 'POST', path: '/', key: '1', body: {} }).record, { status: 201, body: '' }),
    ['idempotency'],
  ],
  [
    'an answer that is counted',
    (w) => countAnswer(w, { operation_id: 'getAccount', status: 500, code: 'X', forced: false }),
    ['coverage'],
  ],
  ['an event that was taken', (w) => countDelivered(w, 'payment.failed'), ['coverage']],
  ['a breach', (w) => noteViolation(w, 'a breach'), ['coverage']],
  ['time', (w) => advanceBy(w, 5), ['set']],
];

describe('What is written of a turn', () => {
  it.each(ACTS)('in which there was %s is what changed, and makes the same world', (_name, act, parts) => {
    const { world, save, expectSame } = kept();
    turn(world, act);
    const change = save();
    expect(
      Object.keys(change ?? {})
        .filter((name) => name !== 'world')
        .sort(),
    ).toEqual(parts);
    if (change !== null) expect(change.world).toBe(world.id);
    expectSame();
    expect(save()).toBeNull();
  });

  it('after many others is no more than of the first', () => {
    const { world, save, expectSame } = kept();
    for (let n = 0; n < 3; n++) {
      const { id } = turn(world, () => createPayment(world, USD, ORIGIN));
      const change = save();
      expect(change?.put?.payments?.map((payment) => payment.id)).toEqual([id]);
      expect(change?.put?.events).toHaveLength(1);
      expect(change?.jobs).toMatchObject({ added: [{ subject: id }], gone: [] });
      turn(world, () => pay(world, id));
      const paid = save();
      expect(paid?.ledger?.length).toBe(
        world.data.ledger.filter(({ resource_id: of }) => of === world.data.transactions.at(-1)?.id).length,
      );
      expectSame();
    }
  });

  it.each([1, MAX_ENTRIES])('has a corrected entry in the place of the one that it corrects, as entry %i', (count) => {
    const { world, save, expectSame } = kept();
    for (let n = 1; n < count; n++) record(world, entry(world));
    const made = entry(world);
    record(world, made);
    save();
    correct(world, { ...made, status: 503 });
    // Another call may come before the next write.
    record(world, entry(world));
    save();
    expect(world.data.journal.map(({ id, status }) => [id, status])).toContainEqual([made.id, 503]);
    expectSame();
  });

  it('names a job that is gone by its number', () => {
    const { world, save, expectSame } = kept();
    turn(world, () => createPayment(world, USD, ORIGIN));
    const added = save()?.jobs?.added[0];
    turn(world, () => advanceBy(world, DAY_MS));
    expect(save()?.jobs).toEqual({ added: [], gone: [added?.id] });
    expectSame();
  });

  it('names a key that ran out as gone', () => {
    const { world, save, expectSame } = kept();
    const request = { method: 'POST', path: '/', key: '1', body: {} };
    conclude(world, reserve(world, request).record, { status: 201, body: '' });
    expect(save()?.idempotency).toMatchObject({ kept: [{ slot: 'POST / 1' }], gone: [] });
    turn(world, () => advanceBy(world, DAY_MS));
    reserve(world, request);
    expect(save()?.idempotency).toEqual({ kept: [], gone: ['POST / 1'] });
    world.idempotency.clear();
    world.data.idempotency.length = 0;
    expectSame();
  });

  it('leaves out what is being served under a key', () => {
    const { world, save } = kept();
    reserve(world, { method: 'POST', path: '/', key: '1', body: {} });
    expect(save()).toBeNull();
  });

  it('has a part that is looked at only when it is told of, however large it is', () => {
    const { world, save } = kept();
    world.data.scenarios.mine = {};
    expect(save()).toBeNull();
    addFault(world, { match: {}, effect: { status: 500 } });
    expect(Object.keys(save()?.set ?? {}).sort()).toEqual(['faults', 'random']);
    removeFault(world, world.data.faults[0]?.id ?? '');
    expect(Object.keys(save()?.set ?? {})).toEqual(['faults']);
  });

  it('of coverage has only the counts that have grown, and the lists that have', () => {
    const { world, save, expectSame } = kept();
    const answer = { operation_id: 'a', status: 200, code: null, forced: false };
    countAnswer(world, answer);
    countAnswer(world, { ...answer, status: 400, code: 'X' });
    save();
    countAnswer(world, answer);
    countDelivered(world, 'x');
    expect(save()?.coverage).toEqual({ answers: { 'a 200': { count: 2, forced: 0 } }, events: { x: 1 } });
    world.data.coverage.states.push('payment paid');
    expect(save()?.coverage).toEqual({ states: ['payment paid'] });
    expectSame();
  });

  it('of the request log says how many of the oldest are gone', () => {
    const { world, save, expectSame } = kept();
    for (let n = 0; n < MAX_ENTRIES; n++) record(world, entry(world));
    expect(save()?.journal).toMatchObject({ dropped: 0 });
    for (let n = 0; n < 3; n++) record(world, entry(world));
    const change = save();
    expect([change?.journal?.added.length, change?.journal?.dropped]).toEqual([3, 3]);
    expectSame();
    clearRequestLog(world);
    expect(save()?.journal).toEqual({ added: [], dropped: MAX_ENTRIES });
    expectSame();
    record(world, entry(world));
    save();
    expectSame();
  });
});

describe('A whole world', () => {
  it('is written when it was loaded anew, and what was written before is forgotten', () => {
    const { world, worlds, save, expectSame } = kept(fullWorld());
    expectSame();
    worlds.reset(world);
    expect(save()).toBeNull();
    expectSame();
    turn(world, () => createPayment(world, USD, ORIGIN));
    save();
    expectSame();
  });

  it('is written in pieces of two hundred records, the first of which has what there is one of', () => {
    const { world } = testWorld();
    for (let n = 0; n < 401; n++) createPayment(world, USD, ORIGIN);
    const [first, ...others] = piecesOf(world.data, hashes);
    expect(first).toMatchObject({ world: world.id, fresh: true, coverage: world.data.coverage });
    expect(Object.keys(first?.set ?? {})).toEqual([...SINGLE_PARTS]);
    expect(others.filter(({ put }) => put?.payments).map(({ put }) => put?.payments?.length)).toEqual([200, 200, 1]);
    for (const piece of others) expect(Object.keys(piece)).toHaveLength(2);
  });

  it('has of each list what it had when it began, and no answer that was being served', () => {
    const { world } = fullWorld();
    reserve(world, { method: 'POST', path: '/', key: 'running', body: {} });
    const pieces = piecesOf(world.data, hashes);
    const before = world.payments.size;
    createPayment(world, USD, ORIGIN);
    const all = [...pieces];
    expect(all.flatMap(({ put }) => put?.payments ?? [])).toHaveLength(before);
    expect(all.flatMap(({ idempotency }) => idempotency?.kept ?? []).map(({ slot }) => slot)).toEqual([
      'POST /payments once',
    ]);
  });
});

describe('A world that is put together', () => {
  it('is none until everything that a world has one of was written', () => {
    const { world } = testWorld();
    const [first] = piecesOf(world.data, hashes);
    for (const part of SINGLE_PARTS) {
      const saved = new SavedWorld();
      const { [part]: _, ...set } = first?.set ?? {};
      saved.apply({ world: world.id, set });
      expect(saved.data(), part).toBeUndefined();
      saved.apply({ world: world.id, set: { [part]: world.data[part] } });
      // And else it has nothing.
      expect(saved.data(), part).toMatchObject({ ledger: [], journal: [], jobs: [], idempotency: [], payments: [] });
    }
  });

  it('has its fields in the order in which worlds have them', () => {
    const { world } = fullWorld();
    const saved = new SavedWorld();
    for (const piece of piecesOf(world.data, hashes)) saved.apply(piece);
    expect(Object.keys(saved.data() ?? {})).toEqual(Object.keys(world.data));
  });

  it('has a record that is written twice once, at its place, as it was written last', () => {
    const saved = new SavedWorld();
    for (const piece of piecesOf(testWorld().world.data, hashes)) saved.apply(piece);
    for (const list of RECORD_LISTS) {
      const put = (...records: { id: string; n: number }[]) => saved.apply({ world: 'x', put: { [list]: records } });
      put({ id: 'a', n: 1 }, { id: 'b', n: 2 });
      put({ id: 'a', n: 3 });
      expect(saved.data()?.[list]).toEqual([
        { id: 'a', n: 3 },
        { id: 'b', n: 2 },
      ]);
    }
  });
});
