/** A move that the state table does not have is refused, and nothing has changed: not a record, not a job, not the chance. */

import { describe, expect, it } from 'vitest';
import { createInvoice, markPastDue, openInvoice } from '../../src/domain/invoices/invoices.js';
import { invoicePayment, payInvoice, voidInvoice } from '../../src/domain/invoices/outcomes.js';
import { expirePayment, failPayment, refund } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { confirm, drop, pay, receive } from '../../src/domain/payments/receiving.js';
import { completePayout, createPayout, failPayout, processPayout } from '../../src/domain/payouts/payouts.js';
import type { InvoiceStatus, PaymentPhase, PayoutStatus } from '../../src/domain/records.js';
import type { World } from '../../src/domain/world.js';
import { exported, ORIGIN, refusal, testWorld, turn } from '../support/world.js';

type Way = (world: World) => { id: string };
type Verb = (world: World, id: string) => unknown;

const requested: Way = (world) => createPayment(world, { amount: 120, currency: 'USD' }, ORIGIN);
/** How a new payment request gets into each phase. */
const PAYMENTS: Record<PaymentPhase, Way> = {
  awaiting: requested,
  underpaid: (world) => receive(world, requested(world).id, { percent: 50 }),
  detected: (world) => receive(world, requested(world).id),
  confirming: (world) => receive(world, requested(world).id, { confirmations: 1 }),
  paid: (world) => pay(world, requested(world).id),
  overpaid: (world) => pay(world, requested(world).id, { percent: 150 }),
  expired: (world) => expirePayment(world, requested(world).id),
  paid_late: (world) => pay(world, PAYMENTS.expired(world).id),
  failed: (world) => failPayment(world, requested(world).id),
  partly_refunded: (world) => refund(world, PAYMENTS.paid(world).id, { percent: 50 }),
  refunded: (world) => refund(world, PAYMENTS.paid(world).id),
};

const PAYMENT_VERBS: Record<string, Verb> = {
  receive,
  confirm,
  pay,
  drop,
  expire: expirePayment,
  fail: failPayment,
  refund,
};
/** What each phase allows, when nothing waits on the chain unless it says so (docs/service.md#states-and-phases). */
const PAYMENT_MOVES: Record<PaymentPhase, string[]> = {
  awaiting: ['receive', 'pay', 'expire', 'fail'],
  underpaid: ['receive', 'confirm', 'pay', 'drop', 'expire', 'fail'],
  // Without expire_while_confirming a fully detected request does not expire.
  detected: ['receive', 'confirm', 'pay', 'drop', 'fail'],
  confirming: ['receive', 'confirm', 'pay', 'drop', 'fail'],
  paid: ['refund'],
  overpaid: ['refund'],
  expired: ['receive', 'pay'],
  paid_late: ['receive', 'pay'],
  failed: [],
  partly_refunded: ['refund'],
  refunded: [],
};

const drafted: Way = (world) => createInvoice(world, { amount: 120, currency: 'USD' }, ORIGIN);
const INVOICES: Record<InvoiceStatus, Way> = {
  draft: drafted,
  open: (world) => openInvoice(world, drafted(world).id),
  paid: (world) => payInvoice(world, drafted(world).id),
  past_due: (world) => markPastDue(world, INVOICES.open(world).id),
  void: (world) => voidInvoice(world, drafted(world).id),
};
const INVOICE_VERBS: Record<string, Verb> = {
  open: openInvoice,
  pay: payInvoice,
  'ask for its payment': invoicePayment,
  void: voidInvoice,
  'mark past due': markPastDue,
};
const INVOICE_MOVES: Record<InvoiceStatus, string[]> = {
  draft: ['open', 'pay', 'ask for its payment', 'void'],
  open: ['pay', 'ask for its payment', 'void', 'mark past due'],
  past_due: ['pay', 'ask for its payment', 'void'],
  paid: [],
  void: [],
};

const sent: Way = (world) =>
  createPayout(world, { amount: 1, currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' });
const PAYOUTS: Record<PayoutStatus, Way> = {
  pending: sent,
  processing: (world) => processPayout(world, sent(world).id),
  completed: (world) => completePayout(world, sent(world).id),
  failed: (world) => failPayout(world, sent(world).id),
};
const PAYOUT_VERBS: Record<string, Verb> = { process: processPayout, complete: completePayout, fail: failPayout };
const PAYOUT_MOVES: Record<PayoutStatus, string[]> = {
  pending: ['process', 'complete', 'fail'],
  processing: ['complete', 'fail'],
  completed: [],
  failed: [],
};

describe.each([
  ['payment request', PAYMENTS, PAYMENT_VERBS, PAYMENT_MOVES],
  ['invoice', INVOICES, INVOICE_VERBS, INVOICE_MOVES],
  ['payout', PAYOUTS, PAYOUT_VERBS, PAYOUT_MOVES],
] as [string, Record<string, Way>, Record<string, Verb>, Record<string, string[]>][])(
  'A %s',
  (_what, ways, verbs, moves) => {
    const pairs = Object.keys(ways).flatMap((state) =>
      Object.keys(verbs).map((verb) => ({ state, verb, may: moves[state]?.includes(verb) === true })),
    );
    const brought = (state: string) => {
      const { world } = testWorld();
      return { world, record: turn(world, ways[state] as Way) as { id: string; status: string; phase?: string } };
    };

    it.each(Object.keys(ways))('can be brought into %s', (state) => {
      const { record } = brought(state);
      expect(record.phase ?? record.status).toBe(state);
    });

    it.each(pairs.filter(({ may }) => may))('that is $state can $verb', ({ state, verb }) => {
      const { world, record } = brought(state);
      expect(() => turn(world, () => verbs[verb]?.(world, record.id))).not.toThrow();
    });

    it.each(pairs.filter(({ may }) => !may))('that is $state cannot $verb, and nothing changes', ({ state, verb }) => {
      const { world, record } = brought(state);
      const before = exported(world);
      const problem = refusal(() => turn(world, () => verbs[verb]?.(world, record.id)));
      expect(problem.kind).toBe('illegal_move');
      expect(problem.message).toContain(record.id);
      expect(exported(world)).toEqual(before);
    });

    it.each(Object.keys(verbs))('that does not exist cannot %s', (verb) => {
      const { world } = testWorld();
      const before = exported(world);
      expect(refusal(() => verbs[verb]?.(world, 'pay_req_nowhere')).kind).toBe('not_found');
      expect(exported(world)).toEqual(before);
    });
  },
);

describe('Other rejections change nothing either', () => {
  it.each([
    [
      'a payment request in no currency',
      (w: World) => createPayment(w, { amount: 1, currency: 'XXX' as never }, ORIGIN),
    ],
    ['a payment request of nothing', (w: World) => createPayment(w, { amount: 0, currency: 'USD' }, ORIGIN)],
    ['an invoice of nothing', (w: World) => createInvoice(w, { amount: 0, currency: 'USD' }, ORIGIN)],
    [
      'a payout beyond the balance',
      (w: World) => createPayout(w, { amount: 1e6, currency: 'BTC', address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' }),
    ],
    [
      'a foreign transaction to confirm',
      (w: World) => confirm(w, w.payments.records[0]?.id ?? '', { transaction_id: 'txn_other' }),
    ],
    [
      'a foreign transaction to drop',
      (w: World) => drop(w, w.payments.records[0]?.id ?? '', { transaction_id: 'txn_other' }),
    ],
    ['another currency for the rest', (w: World) => receive(w, w.payments.records[0]?.id ?? '', { currency: 'ETH' })],
    ['another currency for the rest, paid', (w: World) => pay(w, w.payments.records[0]?.id ?? '', { currency: 'ETH' })],
  ])('%s', (_name, call) => {
    const { world } = testWorld();
    turn(world, PAYMENTS.underpaid);
    const before = exported(world);
    refusal(() => turn(world, () => call(world)));
    expect(exported(world)).toEqual(before);
  });
});
