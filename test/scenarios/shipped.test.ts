import { describe, expect, test } from 'vitest';
import { createInvoice, type NewInvoice } from '../../src/core/invoices.js';
import { minorOf } from '../../src/core/money.js';
import { createPayment, type NewPayment } from '../../src/core/payments.js';
import { createPayout, type NewPayout } from '../../src/core/payouts.js';
import type { RunStatus } from '../../src/core/types.js';
import { runsOf } from '../../src/scenarios/runs.js';
import { ORIGIN, SHIPPED, type Stage, stage } from './fixture.js';

/** 100 USD are 0.00166667 BTC at the fixed rate. */
const PAYMENT: NewPayment = { amount: 100, currency: 'USD' };
const INVOICE: NewInvoice = { amount: 100, currency: 'USD', due_date: '2026-12-24' };
const PAYOUT: NewPayout = { amount: 0.5, currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };

type Kind = 'payment' | 'invoice' | 'payout';

function create({ world }: Stage, kind: Kind, name: string): string {
  const metadata = { sandbox_scenario: name };
  if (kind === 'payment') return createPayment(world, { ...PAYMENT, metadata }, ORIGIN).id;
  if (kind === 'invoice') return createInvoice(world, { ...INVOICE, metadata }, ORIGIN).id;
  return createPayout(world, { ...PAYOUT, metadata }).id;
}

/** Status and phase of a payment, and the status of everything else. */
function stateOf({ world }: Stage, id: string): string {
  const payment = world.payments.get(id);
  if (payment !== undefined) return `${payment.status} (${payment.phase})`;
  return (world.invoices.get(id) ?? world.payouts.get(id))?.status ?? 'gone';
}

interface Course {
  /** What the resource is after each stretch of time; the first row is the moment of its creation. */
  states: [advance: string, state: string][];
  events: string[];
  run?: RunStatus;
  /** What is available of BTC in the end, less the opening balance, in satoshi. */
  gained: number;
  transactions?: string[];
}

const SEEN = ['payment.created', 'transaction.created', 'payment.pending'];
const PAID = [...SEEN, 'transaction.confirmed', 'payment.succeeded'];
const DUE = 166_667;
/** What is credited of an amount after the service fee of one percent, which is rounded down. */
const credited = (satoshi: number): number => satoshi - Math.floor(satoshi / 100);

const COURSES: Record<string, Course> = {
  'payment-confirmed': {
    states: [
      ['0s', 'pending (awaiting)'],
      ['9s', 'pending (awaiting)'],
      ['1s', 'pending (detected)'],
      ['20s', 'paid (paid)'],
      ['2d', 'paid (paid)'],
    ],
    events: PAID,
    gained: credited(DUE),
    transactions: ['payment confirmed'],
  },
  'payment-confirmed-slowly': {
    states: [
      ['10s', 'pending (detected)'],
      ['10m', 'pending (confirming)'],
      ['9m59s', 'pending (confirming)'],
      ['1s', 'paid (paid)'],
    ],
    events: PAID,
    gained: credited(DUE),
  },
  'payment-underpaid': {
    states: [
      ['30s', 'pending (underpaid)'],
      ['10m', 'pending (underpaid)'],
      ['4m30s', 'expired (expired)'],
    ],
    events: ['payment.created', 'transaction.created', 'payment.underpaid', 'transaction.confirmed', 'payment.expired'],
    gained: credited(83_334),
    transactions: ['payment confirmed'],
  },
  'payment-underpaid-then-completed': {
    states: [
      ['30s', 'pending (underpaid)'],
      ['5m', 'pending (detected)'],
      ['10m', 'paid (paid)'],
    ],
    events: [
      'payment.created',
      'transaction.created',
      'payment.underpaid',
      'transaction.created',
      'payment.pending',
      'transaction.confirmed',
      'transaction.confirmed',
      'payment.succeeded',
    ],
    gained: credited(83_334) + credited(83_333),
    transactions: ['payment confirmed', 'payment confirmed'],
  },
  'payment-overpaid': {
    states: [
      ['10s', 'pending (detected)'],
      ['20s', 'paid (overpaid)'],
    ],
    events: [...SEEN, 'transaction.confirmed', 'payment.overpaid', 'payment.succeeded'],
    gained: credited(250_001),
  },
  'payment-expired': {
    states: [
      ['59s', 'pending (awaiting)'],
      ['1s', 'expired (expired)'],
      ['1h', 'expired (expired)'],
    ],
    events: ['payment.created', 'payment.expired'],
    gained: 0,
    transactions: [],
  },
  'payment-paid-late': {
    states: [
      ['1m', 'expired (expired)'],
      ['5m', 'expired (paid_late)'],
      ['10m', 'expired (paid_late)'],
    ],
    events: ['payment.created', 'payment.expired', 'transaction.created', 'payment.paid_late', 'transaction.confirmed'],
    gained: credited(DUE),
  },
  'payment-double-spent': {
    states: [
      ['30s', 'pending (detected)'],
      ['2m', 'pending (awaiting)'],
      ['12m30s', 'expired (expired)'],
      ['2d', 'expired (expired)'],
    ],
    events: [...SEEN, 'transaction.failed', 'payment.expired'],
    gained: 0,
    transactions: ['payment failed: double_spent'],
  },
  'payment-confirmation-never-comes': {
    states: [
      ['30s', 'pending (detected)'],
      ['23h59m59s', 'pending (detected)'],
      ['1s', 'failed (failed)'],
    ],
    events: [...SEEN, 'transaction.failed', 'payment.failed'],
    gained: 0,
    transactions: ['payment failed: unconfirmed'],
  },
  'payment-failed': {
    states: [
      ['29s', 'pending (awaiting)'],
      ['1s', 'failed (failed)'],
    ],
    events: ['payment.created', 'payment.failed'],
    gained: 0,
  },
  'payment-refunded': {
    states: [
      ['10s', 'paid (paid)'],
      ['1m', 'paid (refunded)'],
    ],
    events: [...PAID, 'refund.created', 'refund.completed', 'transaction.refunded'],
    gained: credited(DUE) - DUE,
    transactions: ['payment refunded', 'refund confirmed'],
  },
  'payment-partly-refunded': {
    states: [
      ['10s', 'paid (paid)'],
      ['1m', 'paid (partly_refunded)'],
    ],
    events: [...PAID, 'refund.created', 'refund.completed'],
    gained: credited(DUE) - 66_666,
    transactions: ['payment confirmed', 'refund confirmed'],
  },
  'invoice-paid': {
    states: [
      ['0s', 'draft'],
      ['5s', 'open'],
      ['1m', 'paid'],
      ['60d', 'paid'],
    ],
    events: ['invoice.created', 'invoice.opened', ...PAID, 'invoice.paid'],
    gained: credited(DUE),
  },
  'invoice-past-due': {
    states: [
      ['5s', 'open'],
      ['30m', 'past_due'],
      ['60d', 'past_due'],
    ],
    events: ['invoice.created', 'invoice.opened', 'invoice.past_due'],
    gained: 0,
  },
  'invoice-voided': {
    states: [
      ['5s', 'open'],
      ['10m', 'void'],
      ['60d', 'void'],
    ],
    events: ['invoice.created', 'invoice.opened', 'invoice.voided'],
    gained: 0,
  },
  'payout-completed': {
    states: [
      ['0s', 'pending'],
      ['5s', 'processing'],
      ['29s', 'processing'],
      ['1s', 'completed'],
    ],
    events: ['payout.created', 'transaction.created', 'payout.processing', 'transaction.confirmed', 'payout.completed'],
    gained: Number.NaN,
    transactions: ['payout confirmed'],
  },
  'payout-rejected-in-review': {
    states: [
      ['9s', 'pending'],
      ['1s', 'failed'],
    ],
    events: ['payout.created', 'payout.failed'],
    gained: 0,
    transactions: [],
  },
  'payout-failed-at-broadcast': {
    states: [
      ['5s', 'processing'],
      ['30s', 'failed'],
    ],
    events: ['payout.created', 'transaction.created', 'payout.processing', 'transaction.failed', 'payout.failed'],
    gained: 0,
    transactions: ['payout failed: The network fee was too low.'],
  },
  'payout-stuck': {
    states: [
      ['5s', 'processing'],
      ['30d', 'processing'],
    ],
    events: ['payout.created', 'transaction.created', 'payout.processing'],
    gained: -50_005_000,
    transactions: ['payout pending'],
  },
  'webhook-duplicated': { states: [['10s', 'paid (paid)']], events: PAID, gained: credited(DUE) },
  'webhook-reordered': {
    states: [
      ['10s', 'pending (detected)'],
      ['20s', 'paid (paid)'],
    ],
    events: PAID,
    gained: credited(DUE),
  },
  'webhook-delayed': { states: [['10s', 'paid (paid)']], events: PAID, gained: credited(DUE) },
  'webhook-dropped-then-reconciled': {
    states: [
      ['10s', 'paid (paid)'],
      ['1h', 'paid (paid)'],
    ],
    events: PAID,
    gained: credited(DUE),
  },
  'webhook-badly-signed': { states: [['10s', 'paid (paid)']], events: PAID, gained: credited(DUE) },
};

const DELIVERIES: Record<string, object[]> = {
  'webhook-duplicated': [{ event: 'payment.succeeded', duplicate: 3, parallel: true }],
  'webhook-reordered': [{ event: 'payment.pending', reorder: true }],
  'webhook-delayed': [{ event: 'payment.succeeded', delay_ms: 600_000 }],
  'webhook-dropped-then-reconciled': [{ event: 'payment.succeeded', drop: true }],
  'webhook-badly-signed': [{ event: 'payment.succeeded', bad_signature: true }],
};

const kindIn = (name: string): Kind => (/^(invoice|payout)/.exec(name)?.[0] as Kind | undefined) ?? 'payment';

/** These happen to calls and not to a resource; real clients meet them in api-faults.test.ts. */
const OF_THE_API = [
  'api-429-burst',
  'api-503-burst',
  'api-500-after-commit',
  'api-connection-cut-after-commit',
  'api-slow-answer',
];

describe('a shipped scenario', () => {
  test('stands in a file of its own name, without match, and has a course in this table', async () => {
    const { library } = await stage();
    const listed = library.list();
    expect(listed.map(({ scenario }) => scenario.name)).toEqual([...Object.keys(COURSES), ...OF_THE_API].sort());
    for (const { scenario, file, source } of listed) {
      expect({ file, source, match: scenario.matches }).toEqual({
        file: `scenarios/${scenario.name}.yaml`,
        source: 'shipped',
        match: undefined,
      });
      expect(scenario.description).toMatch(/^[A-Z].*\.$/);
    }
    for (const { text } of SHIPPED) expect(text).toMatch(/^# yaml-language-server: \$schema=schema\.json\n/);
  });

  test.each(Object.entries(COURSES))('%s takes its course', async (name, course) => {
    const play = await stage();
    const { world } = play;
    const { available: opening } = world.books.accounts('BTC');
    const id = create(play, kindIn(name), name);
    for (const [by, state] of course.states) {
      play.advance(by);
      expect([by, stateOf(play, id)]).toEqual([by, state]);
      expect(play.unbalanced()).toEqual([]);
    }
    expect(play.events()).toEqual(course.events);
    const [run] = runsOf(world, id);
    expect(run).toMatchObject({ scenario: name, resource_id: id, status: course.run ?? 'completed' });
    expect(run?.deliveries).toEqual(DELIVERIES[name] ?? []);
    if (course.transactions !== undefined) {
      const told = world.data.transactions.map(
        ({ type, status, failure }) => `${type} ${status}${failure === undefined ? '' : `: ${failure}`}`,
      );
      expect(told).toEqual(course.transactions);
    }
    if (!Number.isNaN(course.gained)) {
      expect(Number(world.books.accounts('BTC').available - opening)).toBe(course.gained);
    }
  });

  test('payout-completed leaves the amount and the fee that was paid, and holds nothing', async () => {
    const play = await stage();
    const { available: opening } = play.world.books.accounts('BTC');
    const id = create(play, 'payout', 'payout-completed');
    play.advance('1m');
    const { fee_paid = '0' } = play.world.payouts.get(id) ?? {};
    const { available, held } = play.world.books.accounts('BTC');
    expect(held).toBe(0n);
    expect(opening - available).toBe(minorOf('0.5', 'BTC') + BigInt(fee_paid));
  });

  test('webhook-dropped-then-reconciled asks for the failed deliveries once', async () => {
    const play = await stage();
    create(play, 'payment', 'webhook-dropped-then-reconciled');
    play.advance('1h9s');
    expect(play.replays).toBe(0);
    play.advance('1s');
    expect(play.replays).toBe(1);
  });

  test.each([
    ['accept', 'paid (paid)'],
    ['fail', 'failed (failed)'],
  ] as const)('payment-underpaid ends as the setting underpayment: %s says', async (underpayment, state) => {
    const play = await stage({ settings: { underpayment } });
    const id = create(play, 'payment', 'payment-underpaid');
    play.advance('15m');
    expect(stateOf(play, id)).toBe(state);
    expect(play.unbalanced()).toEqual([]);
  });
});
