/** What becomes of a resource under each shipped scenario, whatever it is played on: the core alone, or a sandbox under load. */
import type { NewInvoice } from '../../src/domain/invoices/invoices.js';
import type { NewPayment } from '../../src/domain/payments/payments.js';
import type { NewPayout } from '../../src/domain/payouts/payouts.js';
import type { RunRecord } from '../../src/domain/records.js';

/** 100 USD are 0.00166667 BTC at the fixed rate. */
export const PAYMENT: NewPayment = { amount: 100, currency: 'USD' };
export const INVOICE: NewInvoice = { amount: 100, currency: 'USD', due_date: '2026-12-24' };
export const PAYOUT: NewPayout = {
  amount: 0.5,
  currency: 'BTC',
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
};

export type Kind = 'payment' | 'invoice' | 'payout';

export interface Course {
  /** What the resource is after each stretch of time; the first row is the moment of its creation. */
  states: [advance: string, state: string][];
  events: string[];
  run?: RunRecord['status'];
  /** What is available of BTC in the end, less the opening balance, in satoshi. */
  gained: number;
  transactions?: string[];
}

const SEEN = ['payment.created', 'transaction.created', 'payment.pending'];
const PAID = [...SEEN, 'transaction.confirmed', 'payment.succeeded'];
const DUE = 166_667;
/** What is credited of an amount after the service fee of one percent, which is rounded down. */
const credited = (satoshi: number): number => satoshi - Math.floor(satoshi / 100);

export const COURSES: Record<string, Course> = {
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
  'webhook-receiver-down': {
    states: [
      ['10s', 'paid (paid)'],
      ['2d', 'paid (paid)'],
    ],
    events: PAID,
    gained: credited(DUE),
  },
  'webhook-badly-signed': { states: [['10s', 'paid (paid)']], events: PAID, gained: credited(DUE) },
};

export const DELIVERIES: Record<string, object[]> = {
  'webhook-duplicated': [{ event: 'payment.succeeded', duplicate: 3, parallel: true }],
  'webhook-reordered': [{ event: 'payment.pending', reorder: true }],
  'webhook-delayed': [{ event: 'payment.succeeded', delay_ms: 600_000 }],
  'webhook-dropped-then-reconciled': [{ event: 'payment.succeeded', drop: true }],
  'webhook-receiver-down': PAID.map((event) => ({ event, down_ms: 86_400_000 })),
  'webhook-badly-signed': [{ event: 'payment.succeeded', bad_signature: true }],
};

export const kindIn = (name: string): Kind => (/^(invoice|payout)/.exec(name)?.[0] as Kind | undefined) ?? 'payment';
