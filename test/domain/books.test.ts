/** The books under any sequence of verbs and clock moves: they add up, say what the records say, and nothing becomes illegal. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { magicAddress } from '../../src/chains/index.js';
import { nowOf, setClock } from '../../src/domain/clock.js';
import type { Collection } from '../../src/domain/collection.js';
import { createInvoice, markPastDue, openInvoice } from '../../src/domain/invoices/invoices.js';
import { invoicePayment, payInvoice, voidInvoice } from '../../src/domain/invoices/outcomes.js';
import { runDue } from '../../src/domain/jobs.js';
import { checkBooks, setAvailable } from '../../src/domain/ledger/ledger.js';
import type { Settings } from '../../src/domain/merchants/settings.js';
import { expirePayment, failPayment, refund } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { confirm, drop, pay, receive } from '../../src/domain/payments/receiving.js';
import { completePayout, createPayout, failPayout, processPayout } from '../../src/domain/payouts/payouts.js';
import { Problem } from '../../src/domain/problems.js';
import type { EventRecord, Listed, WorldData } from '../../src/domain/records.js';
import type { World } from '../../src/domain/world.js';
import {
  accountsOf,
  advanceBy,
  booksAddUp,
  DAY_MS,
  exported,
  HOUR_MS,
  ORIGIN,
  testWorld,
  turn,
} from '../support/world.js';

const CURRENCIES = ['BTC', 'USDT'] as const;
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const MAGIC = ([0x11, 0x22, 0x33, 0x44, 0x55] as const).map((byte) => magicAddress('BTC', byte));

interface Step {
  verb: string;
  /** Which of the records there are, counted round. */
  which: number;
  amount: number;
  percent: number;
  blocks: number | undefined;
  currency: (typeof CURRENCIES)[number] | undefined;
  wait_ms: number;
  settings: Partial<Settings>;
}

const idOf = ({ records }: { records: readonly Listed[] }, which: number): string =>
  records[which % Math.max(1, records.length)]?.id ?? 'none';

type Verb = (world: World, step: Step) => unknown;
const PAYMENT: Record<string, (world: World, id: string, step: Step) => unknown> = {
  receive: (w, id, { percent, currency, blocks }) => receive(w, id, { percent, currency, confirmations: blocks }),
  'receive the rest': (w, id, { currency }) => receive(w, id, { currency }),
  confirm: (w, id, { blocks }) => confirm(w, id, { confirmations: blocks }),
  pay: (w, id, { currency }) => pay(w, id, { currency }),
  'pay a part': (w, id, { percent, currency }) => pay(w, id, { percent, currency }),
  drop: (w, id) => drop(w, id),
  expire: expirePayment,
  fail: (w, id) => failPayment(w, id),
  'refund all': (w, id) => refund(w, id),
  'refund a part': (w, id, { percent }) => refund(w, id, { percent: Math.min(percent, 100) }),
  'refund an amount': (w, id, { amount }) => refund(w, id, { amount }),
};
const INVOICE: Record<string, (world: World, id: string, step: Step) => unknown> = {
  'open invoice': openInvoice,
  'pay invoice': (w, id, { percent }) => payInvoice(w, id, { percent }),
  'ask for payment': invoicePayment,
  'void invoice': voidInvoice,
  'mark past due': markPastDue,
};
const PAYOUT: Record<string, (world: World, id: string, step: Step) => unknown> = {
  process: processPayout,
  complete: completePayout,
  'fail payout': (w, id) => failPayout(w, id),
  'fail at broadcast': (w, id) => failPayout(w, id, { stage: 'broadcast' }),
};

const ANEW: Record<string, Verb> = {
  'new payment': (w, { amount }) => createPayment(w, { amount, currency: 'USD' }, ORIGIN),
  'new crypto payment': (w, { amount }) => createPayment(w, { amount, currency: 'USDT' }, ORIGIN),
  'new invoice': (w, { amount, which }) =>
    createInvoice(w, { amount, currency: 'EUR', ...(which % 2 ? { due_date: '2026-11-20' } : {}) }, ORIGIN),
  'new payout': (w, { amount }) => createPayout(w, { amount, currency: 'BTC', address: ADDRESS }),
  'new magic payout': (w, { amount, which }) =>
    createPayout(w, { amount, currency: 'BTC', address: MAGIC[which % 5] as string }),
};
const AROUND: Record<string, Verb> = {
  wait: (w, { wait_ms }) => advanceBy(w, wait_ms),
  'set the clock back': (w, { wait_ms }) => setClock(w, { now_ms: nowOf(w) - wait_ms }),
  'change the profile': (w, { settings }) => Object.assign(w.data.settings, settings),
  fund: (w, { amount, currency }) => setAvailable(w, currency ?? 'BTC', BigInt(Math.floor(amount * 1e4)), 'set'),
  'copy and load': (w) => w.load(exported(w)),
};

function act(world: World, step: Step): void {
  const { verb, which } = step;
  if (verb in PAYMENT) turn(world, () => PAYMENT[verb]?.(world, idOf(world.payments, which), step));
  else if (verb in INVOICE) turn(world, () => INVOICE[verb]?.(world, idOf(world.invoices, which), step));
  else if (verb in PAYOUT) turn(world, () => PAYOUT[verb]?.(world, idOf(world.payouts, which), step));
  else turn(world, () => (ANEW[verb] ?? AROUND[verb])?.(world, step));
}

const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.oneof(
    { arbitrary: fc.constantFrom(...Object.keys(PAYMENT)), weight: 8 },
    { arbitrary: fc.constantFrom(...Object.keys(ANEW)), weight: 3 },
    { arbitrary: fc.constantFrom(...Object.keys(INVOICE), ...Object.keys(PAYOUT)), weight: 4 },
    { arbitrary: fc.constantFrom(...Object.keys(AROUND)), weight: 3 },
  ),
  which: fc.nat({ max: 5 }),
  amount: fc.oneof(
    fc.constantFrom(0.01, 1, 10, 120),
    fc.integer({ min: 1, max: 100_000 }).map((n) => n / 100),
  ),
  percent: fc.oneof(
    fc.constantFrom(33.333333, 50, 100, 150),
    fc.integer({ min: 1, max: 20_000 }).map((n) => n / 100),
  ),
  blocks: fc.constantFrom(undefined, 1, 2, 20),
  currency: fc.constantFrom(undefined, undefined, ...CURRENCIES),
  wait_ms: fc.constantFrom(0, 5_000, 30_000, 900_000, HOUR_MS, DAY_MS),
  settings: fc.record({
    late_payment: fc.constantFrom('record', 'accept', 'refund'),
    underpayment: fc.constantFrom('wait', 'accept', 'fail'),
    expire_while_confirming: fc.boolean(),
    payout_progress: fc.constantFrom('auto', 'manual'),
    fee_percent: fc.constantFrom(0, 1, 2.5, 100),
  }),
});

const total = (amounts: (string | undefined)[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(amount ?? '0'), 0n);

/** The accounts as the records tell them, without a look at the ledger. */
function booksOfRecords({ transactions, payouts }: WorldData, currency: string) {
  const customers = transactions.filter((t) => t.crypto_currency === currency && t.type === 'payment');
  const mine = payouts.filter((payout) => payout.currency === currency);
  const underway = mine.filter(({ status }) => status === 'pending' || status === 'processing');
  return {
    pending: total(customers.filter(({ status }) => status === 'pending').map((t) => t.crypto_amount)),
    held: total(underway.flatMap(({ amount, fee_estimate }) => [amount, fee_estimate])),
    service_fees: total(customers.filter((t) => ['confirmed', 'refunded'].includes(t.status)).map((t) => t.fee)),
    network_fees: total(mine.map(({ fee_paid }) => fee_paid)),
  };
}

function expectBooks(world: World): void {
  expect(checkBooks(world).filter(({ balanced }) => !balanced)).toEqual([]);
  for (const currency of CURRENCIES) {
    const accounts = accountsOf(world, currency);
    const entries = world.data.ledger.filter((entry) => entry.currency === currency);
    const from = (account: string) => total(entries.filter((e) => e.from === account).map(({ amount }) => amount));
    const to = (account: string) => total(entries.filter((e) => e.to === account).map(({ amount }) => amount));
    const fees = to('service_fees') + to('network_fees');
    const inside = accounts.available + accounts.pending + accounts.held;
    expect(inside).toBe(from('external') - to('external') - fees);
    expect(accounts.available).toBeGreaterThanOrEqual(0n);
    expect(accounts).toMatchObject(booksOfRecords(world.data, currency));
  }
}

const PHASES: Record<string, string[]> = {
  pending: ['awaiting', 'underpaid', 'detected', 'confirming'],
  paid: ['paid', 'overpaid', 'partly_refunded', 'refunded'],
  expired: ['expired', 'paid_late'],
  failed: ['failed'],
};

const lastEvent = (world: World, type: string, about: (data: EventRecord['data']) => boolean): number =>
  world.data.events.findLastIndex((event) => event.type === type && about(event.data));

function expectStates(world: World): void {
  const { payments, invoices, payouts, transactions } = world.data;
  for (const { id, status, phase, paid_at_ms, transaction_ids, refunded, paid_amount } of payments) {
    expect(PHASES[status]).toContain(phase);
    expect(paid_at_ms !== undefined).toBe(status === 'paid');
    const mine = transaction_ids.map((id) => world.transactions.get(id));
    if (status === 'failed') expect(mine.filter((t) => t?.status === 'pending')).toEqual([]);
    // A part that was on its way when all that had come was returned may still be confirmed, and stays.
    if (phase === 'refunded') {
      const returned = lastEvent(world, 'refund.completed', (data) => data.payment_request_id === id);
      for (const transaction of mine.filter((t) => t?.status === 'confirmed')) {
        const came = lastEvent(world, 'transaction.confirmed', (data) => data.id === transaction?.id);
        expect(came).toBeGreaterThan(returned);
      }
    }
    if (refunded !== undefined && phase === 'refunded')
      expect(BigInt(refunded.crypto_amount)).toBeGreaterThanOrEqual(BigInt(paid_amount ?? '0'));
  }
  for (const { status, paid_at_ms } of invoices) {
    expect(['draft', 'open', 'paid', 'past_due', 'void']).toContain(status);
    expect(paid_at_ms !== undefined).toBe(status === 'paid');
  }
  for (const { status, fee_paid, failure, transaction_id } of payouts) {
    expect(['pending', 'processing', 'completed', 'failed']).toContain(status);
    expect([fee_paid !== undefined, failure !== undefined]).toEqual([status === 'completed', status === 'failed']);
    const expected = { pending: undefined, processing: 'pending', completed: 'confirmed', failed: 'failed' }[status];
    if (transaction_id !== undefined) expect(world.transactions.get(transaction_id)?.status).toBe(expected);
    else expect(['pending', 'failed']).toContain(status);
  }
  for (const { status, type } of transactions) {
    expect(['pending', 'confirmed', 'failed', 'refunded']).toContain(status);
    if (type === 'refund') expect(status).toBe('confirmed');
  }
}

function expectFacets<T extends Listed>(collection: Collection<T>, facets: (record: T) => string[]): void {
  const all = new Set(collection.records.flatMap(facets));
  for (const facet of [...all, 'pending', 'failed', 'refunded', 'void']) {
    const scanned = collection.records.filter((record) => facets(record).includes(facet));
    expect(collection.read(-1, 'newer', Number.POSITIVE_INFINITY, facet)).toEqual(scanned);
  }
  for (const [position, record] of collection.records.entries()) {
    expect(collection.get(record.id)).toBe(record);
    expect(collection.positionOf(record.id)).toBe(position);
  }
}

function expectIndexes(world: World): void {
  const byStatus = ({ status }: { status: string }) => [status];
  expectFacets(world.payments, byStatus);
  expectFacets(world.invoices, byStatus);
  expectFacets(world.payouts, byStatus);
  expectFacets(world.transactions, ({ status, type }) => [status, `|${type}`, `${status}|${type}`]);
  const { heap } = world.jobs;
  expect(heap).toBe(world.data.jobs);
  for (let child = 1; child < heap.length; child++) {
    const [parent, job] = [heap[(child - 1) >> 1], heap[child]];
    if (parent === undefined || job === undefined) continue;
    expect(parent.due_ms < job.due_ms || (parent.due_ms === job.due_ms && parent.id < job.id)).toBe(true);
  }
}

/** Which public status may follow which (docs/service.md#states-and-phases). */
const FOLLOWS: Record<string, string[]> = {
  'payments/pending': ['paid', 'expired', 'failed'],
  'payments/expired': ['paid'],
  'invoices/draft': ['open', 'past_due', 'paid', 'void'],
  'invoices/open': ['past_due', 'paid', 'void'],
  'invoices/past_due': ['paid', 'void'],
  'payouts/pending': ['processing', 'completed', 'failed'],
  'payouts/processing': ['completed', 'failed'],
  'transactions/pending': ['confirmed', 'failed', 'refunded'],
  'transactions/confirmed': ['refunded'],
};

function expectMoves(before: WorldData, after: WorldData): void {
  for (const kind of ['payments', 'invoices', 'payouts', 'transactions'] as const) {
    before[kind].forEach(({ id, status }, position) => {
      const now = after[kind][position];
      expect(now?.id).toBe(id);
      if (now?.status !== status) expect(FOLLOWS[`${kind}/${status}`]).toContain(now?.status);
    });
  }
}

/** Each end is reported once: an invoice is never paid twice, a payment request never succeeds twice. */
function expectEvents({ events, payments, invoices, payouts }: WorldData): void {
  const ends = [
    'payment.created',
    'payment.succeeded',
    'payment.expired',
    'payment.failed',
    'invoice.paid',
    'payout.completed',
    'payout.failed',
  ];
  for (const type of ends) {
    const about = events.filter((event) => event.type === type).map(({ resource_id }) => resource_id);
    expect(new Set(about).size).toBe(about.length);
  }
  const count = (type: string) => events.filter((event) => event.type === type).length;
  expect(count('payment.succeeded')).toBe(payments.filter(({ status }) => status === 'paid').length);
  expect(count('payment.failed')).toBe(payments.filter(({ status }) => status === 'failed').length);
  expect(count('invoice.paid')).toBe(invoices.filter(({ status }) => status === 'paid').length);
  expect(count('payout.completed')).toBe(payouts.filter(({ status }) => status === 'completed').length);
}

/** Money that is on its way can always arrive or be lost: nothing stays pending for ever. */
function expectNothingStuck(world: World): void {
  const pending = world.data.transactions.filter(({ type, status }) => type === 'payment' && status === 'pending');
  pending.forEach(({ id, payment_request_id }, nth) => {
    if (world.transactions.get(id)?.status !== 'pending') return;
    const end = nth % 2 === 0 ? confirm : drop;
    turn(world, () => end(world, payment_request_id ?? '', { transaction_id: id }));
  });
  for (const currency of CURRENCIES) expect(accountsOf(world, currency).pending).toBe(0n);
  expectBooks(world);
}

describe('Whatever is done in whatever order', () => {
  it('the books add up, the records agree with them, and every move is one of the tables', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) => {
        const { world } = testWorld({ balances: { BTC: '300000000', USDT: '0' } });
        for (const each of [{ ...(steps[0] as Step), verb: 'new payment' }, ...steps]) {
          runDue(world);
          const before = exported(world);
          try {
            act(world, each);
          } catch (problem) {
            if (!(problem instanceof Problem)) throw problem;
            expect(exported(world)).toEqual(before);
          }
          expectMoves(before, world.data);
          expectBooks(world);
          expectStates(world);
          expectIndexes(world);
          expectEvents(world.data);
        }
        expectNothingStuck(world);
      }),
      { numRuns: 150 },
    );
  });

  it('one merchant’s acts change no other merchant', () => {
    const { world, worlds } = testWorld();
    const other = worlds.create();
    const before = exported(other);
    const payment = turn(world, () => createPayment(world, { amount: 1, currency: 'USD' }, ORIGIN));
    turn(world, () => pay(world, payment.id));
    advanceBy(world, DAY_MS);
    expect(exported(other)).toEqual(before);
  });
});

describe('The check of the books', () => {
  it('tells when an entry was changed behind their back', () => {
    const { world } = testWorld();
    expect(booksAddUp(world)).toBe(true);
    const [entry] = world.data.ledger;
    if (entry !== undefined) entry.amount = '1';
    expect(booksAddUp(world)).toBe(false);
  });

  it('counts what came in, went out and was kept as fees', () => {
    const { world } = testWorld({ balances: { BTC: '1000000' } });
    const payment = turn(world, () => createPayment(world, { amount: 120, currency: 'USD' }, ORIGIN));
    turn(world, () => pay(world, payment.id));
    turn(world, () => refund(world, payment.id, { percent: 50 }));
    expect(checkBooks(world)).toEqual([
      {
        currency: 'BTC',
        available: 1_098_000n,
        pending: 0n,
        held: 0n,
        incoming: 1_200_000n,
        outgoing: 100_000n,
        fees: 2_000n,
        balanced: true,
      },
    ]);
  });

  it('holds after funds are set up and down', () => {
    const { world } = testWorld();
    for (const target of [0n, 5n, 5n, 1n]) {
      setAvailable(world, 'USD', target, 'set');
      expect(accountsOf(world, 'USD').available).toBe(target);
      expect(booksAddUp(world)).toBe(true);
    }
  });
});
