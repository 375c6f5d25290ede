/** Refunds of paid payment requests, whole and in parts: states, events in order, and the books. */

import { describe, expect, it } from 'vitest';
import { type RefundInput, refund } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { confirm, pay, receive } from '../../src/domain/payments/receiving.js';
import { publicTransaction } from '../../src/domain/payments/transactions.js';
import type { PaymentRecord } from '../../src/domain/records.js';
import {
  accountsOf,
  booksAddUp,
  eventsOf,
  ORIGIN,
  refusal,
  type TestWorld,
  testWorld,
  turn,
} from '../support/world.js';

const OPENING = 1_000_000n;
/** What 120 USD, 200,000 satoshi, leave after the service fee of 1 %. */
const CREDITED = 198_000n;
const REFUND = ['refund.created', 'refund.completed'];

function paid(input = {}, body = {}): TestWorld & { payment: PaymentRecord } {
  const made = testWorld({ balances: { BTC: OPENING.toString() } });
  const payment = turn(made.world, (w) => createPayment(w, { amount: 120, currency: 'USD', ...body }, ORIGIN));
  turn(made.world, (world) => pay(world, payment.id, input));
  return { ...made, payment };
}

type Paid = ReturnType<typeof paid>;
const refunds = (made: Paid, input: RefundInput = {}) => eventsOf(made, (w) => refund(w, made.payment.id, input));
const available = ({ world }: TestWorld) => accountsOf(world, 'BTC').available;

describe('A full refund', () => {
  it('returns everything and marks the transaction', () => {
    const made = paid();
    expect(refunds(made)).toEqual([...REFUND, 'transaction.refunded']);
    expect(made.payment).toMatchObject({ status: 'paid', phase: 'refunded' });
    expect(made.world.transactions.get(made.payment.transaction_id ?? '')?.status).toBe('refunded');
    expect(available(made)).toBe(OPENING + CREDITED - 200_000n);
    expect(booksAddUp(made.world)).toBe(true);
  });

  it('is a transaction of its own, which is the data of its events', () => {
    const made = paid();
    refunds(made);
    const made_by = made.world.transactions.records.find(({ type }) => type === 'refund');
    expect(made_by).toMatchObject({ payment_request_id: made.payment.id, status: 'confirmed', amount: '12000' });
    const event = made.world.events.records.find(({ type }) => type === 'refund.completed');
    expect(event?.data).toEqual(made_by && publicTransaction(made.world, made_by));
  });

  it('by its amount is the same', () => {
    const made = paid();
    expect(refunds(made, { amount: 120 })).toEqual([...REFUND, 'transaction.refunded']);
  });

  it('by percent is the same', () => {
    const made = paid();
    expect(refunds(made, { percent: 100 })).toEqual([...REFUND, 'transaction.refunded']);
  });

  it('of an overpayment returns what came', () => {
    const made = paid({ percent: 150 });
    refunds(made);
    expect(available(made)).toBe(OPENING - 3_000n);
  });

  it('of a payment in parts marks each of them', () => {
    const made = testWorld({ balances: { BTC: OPENING.toString() } });
    const payment = turn(made.world, (w) => createPayment(w, { amount: 10, currency: 'USD' }, ORIGIN));
    turn(made.world, (world) => receive(world, payment.id, { percent: 33.333333 }));
    turn(made.world, (world) => receive(world, payment.id, { percent: 33.333333 }));
    turn(made.world, (world) => receive(world, payment.id));
    turn(made.world, (world) => confirm(world, payment.id));
    expect(eventsOf(made, (world) => refund(world, payment.id, { amount: 10 }))).toEqual([
      ...REFUND,
      'transaction.refunded',
      'transaction.refunded',
      'transaction.refunded',
    ]);
    expect(booksAddUp(made.world)).toBe(true);
  });
});

describe('A partial refund', () => {
  it('leaves the transaction confirmed', () => {
    const made = paid();
    expect(refunds(made, { amount: 30 })).toEqual(REFUND);
    expect(made.payment).toMatchObject({ status: 'paid', phase: 'partly_refunded' });
    expect(made.world.transactions.get(made.payment.transaction_id ?? '')?.status).toBe('confirmed');
    expect(available(made)).toBe(OPENING + CREDITED - 50_000n);
  });

  it('may be followed by others until nothing is left', () => {
    const made = paid();
    refunds(made, { amount: 30 });
    refunds(made, { percent: 50 });
    expect(made.payment.refunded?.amount).toBe('7500');
    expect(refunds(made)).toEqual([...REFUND, 'transaction.refunded']);
    expect(made.payment.phase).toBe('refunded');
    expect(available(made)).toBe(OPENING - 2_000n);
  });

  it('in many rounded parts returns exactly what came', () => {
    const made = paid({}, { amount: 0.07 });
    for (let part = 0; part < 7; part++) refunds(made, { amount: 0.01 });
    expect(made.payment.phase).toBe('refunded');
    expect(made.payment.refunded).toEqual({ amount: '7', crypto_amount: made.payment.paid_amount });
    expect(booksAddUp(made.world)).toBe(true);
  });
});

describe('A refund is rejected', () => {
  it.each([
    ['beyond what was paid', { amount: 120.01 }, 'max:120'],
    ['of nothing', { amount: 0 }, 'positive_numeric'],
    ['below zero', { amount: -1 }, 'positive_numeric'],
    ['with too many decimals', { amount: 1.001 }, 'decimals:2'],
    ['beyond a hundred percent', { percent: 150 }, 'max:100'],
    ['of no percent', { percent: 0 }, 'positive_numeric'],
    ['of NaN percent', { percent: Number.NaN }, 'positive_numeric'],
    ['below the smallest unit', { percent: 0.000001 }, 'positive_numeric'],
  ])('%s', (_name, input, rule) => {
    const made = paid();
    const before = available(made);
    const problem = refusal(() => refund(made.world, made.payment.id, input));
    expect(problem).toMatchObject({ kind: 'invalid_value', extras: { detail: { rule } } });
    expect(made.payment.phase).toBe('paid');
    expect(available(made)).toBe(before);
  });

  it('beyond what is left', () => {
    const made = paid();
    refunds(made, { amount: 100 });
    const problem = refusal(() => refund(made.world, made.payment.id, { amount: 20.01 }));
    expect(problem.extras.detail?.rule).toBe('max:20');
  });

  it('when the balance cannot return it', () => {
    const made = testWorld({ balances: { BTC: '0' } });
    const payment = turn(made.world, (w) => createPayment(w, { amount: 120, currency: 'USD' }, ORIGIN));
    turn(made.world, (world) => pay(world, payment.id));
    const problem = refusal(() => refund(made.world, payment.id));
    expect(problem).toMatchObject({ kind: 'insufficient_balance', extras: { detail: { rule: 'max:0.00198' } } });
    expect(payment.phase).toBe('paid');
  });

  it('once everything is returned', () => {
    const made = paid();
    refunds(made);
    expect(refusal(() => refund(made.world, made.payment.id)).kind).toBe('illegal_move');
  });
});
