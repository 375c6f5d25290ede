/** The ends of payment requests: the time is up, they fail, and money comes late. */
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../src/domain/merchants/settings.js';
import { failPayment } from '../../src/domain/payments/outcomes.js';
import { createPayment, publicPayment } from '../../src/domain/payments/payments.js';
import { pay } from '../../src/domain/payments/receiving.js';
import {
  advanceBy,
  booksAddUp,
  DAY_MS,
  eventsOf,
  HOUR_MS,
  MINUTE_MS,
  ORIGIN,
  testWorld,
  turn,
} from '../support/world.js';
import { bitcoin, DUE, does, EXPIRES_AFTER_MS, FEE, PRICE, type Requested, requested, stateOf } from './requested.js';

describe('Parts by percent', () => {
  it.each([[[50, 50]], [[33.3, 33.3, 33.4]], [[12.5, 12.5, 25, 50]]])(
    'of the whole are together the whole: %j',
    (parts) => {
      for (let cents = 1; cents <= 60; cents += 1) {
        const made = requested({}, { amount: (cents * 707) / 100, currency: 'EUR' });
        for (const percent of parts) does.receive(made, { percent, currency: 'ETH' });
        does.confirm(made);
        expect(stateOf(made)).toBe('paid/paid');
      }
    },
  );

  it('beyond the whole are too much, also by little', () => {
    const made = requested({});
    does.receive(made, { percent: 50 });
    does.receive(made, { percent: 50.01 });
    does.confirm(made);
    expect(stateOf(made)).toBe('paid/overpaid');
  });
});

describe('The time of a payment request is up', () => {
  it.each([
    ['wait', ['payment.expired'], 'expired/expired'],
    ['fail', ['transaction.failed', 'payment.failed'], 'failed/failed'],
    ['accept', [], 'pending/underpaid'],
  ] as const)('underpaid and unconfirmed, with underpayment: %s', (underpayment, events, state) => {
    const made = requested({ underpayment });
    does.receive(made, { percent: 50 });
    expect(does.wait(made, EXPIRES_AFTER_MS)).toEqual(events);
    expect(stateOf(made)).toBe(state);
  });

  it.each([
    ['wait', ['payment.expired'], 'expired/expired'],
    ['fail', ['payment.failed'], 'failed/failed'],
    ['accept', ['payment.succeeded'], 'paid/paid'],
  ] as const)('underpaid and confirmed, with underpayment: %s', (underpayment, events, state) => {
    const made = requested({ underpayment });
    does.pay(made, { percent: 50 });
    expect(does.wait(made, EXPIRES_AFTER_MS)).toEqual(events);
    expect(stateOf(made)).toBe(state);
    expect(bitcoin(made).available).toBe(1_000_000n + 99_000n);
  });

  it('accepts an underpayment once it is confirmed', () => {
    const made = requested({ underpayment: 'accept' });
    does.receive(made, { percent: 50 });
    does.wait(made, HOUR_MS);
    expect(does.confirm(made)).toEqual(['transaction.confirmed', 'payment.succeeded']);
    expect(publicPayment(made.world, made.payment)).toMatchObject({ status: 'paid', paid_amount: 0.001 });
  });

  it('accepts an underpayment only when all of what came is confirmed or gone', () => {
    const made = requested({ underpayment: 'accept' });
    does.receive(made, { percent: 30 });
    does.receive(made, { percent: 30 });
    const [first, second] = made.payment.transaction_ids;
    does.wait(made, HOUR_MS);
    expect(does.confirm(made, { transaction_id: first })).toEqual(['transaction.confirmed']);
    expect(stateOf(made)).toBe('pending/underpaid');
    expect(does.drop(made, { transaction_id: second })).toEqual(['transaction.failed', 'payment.succeeded']);
    expect(made.payment.paid_amount).toBe('60000');
    expect(made.payment.transaction_id).toBe(first);
  });

  it('accepts no underpayment of which a part is still on its way', () => {
    const made = requested({ underpayment: 'accept' });
    does.pay(made, { percent: 30 });
    does.receive(made, { percent: 30 });
    expect(does.wait(made, EXPIRES_AFTER_MS)).toEqual([]);
    expect(stateOf(made)).toBe('pending/underpaid');
    expect(does.confirm(made)).toEqual(['transaction.confirmed', 'payment.succeeded']);
    expect(made.payment.paid_amount).toBe('120000');
  });

  it.each([
    ['detected', undefined],
    ['confirming', 1],
  ])('%s requests wait for their confirmations', (phase, confirmations) => {
    const made = requested();
    does.receive(made, { confirmations });
    expect(does.wait(made, EXPIRES_AFTER_MS)).toEqual([]);
    expect(stateOf(made)).toBe(`pending/${phase}`);
    expect(does.confirm(made)).toEqual(['transaction.confirmed', 'payment.succeeded']);
  });

  it.each([
    ['detected', undefined],
    ['confirming', 1],
  ])('%s requests expire too with expire_while_confirming', (_phase, confirmations) => {
    const made = requested({ expire_while_confirming: true });
    does.receive(made, { confirmations });
    expect(does.wait(made, EXPIRES_AFTER_MS)).toEqual(['payment.expired']);
    expect(stateOf(made)).toBe('expired/expired');
    expect(does.confirm(made)).toEqual(['transaction.confirmed', 'payment.paid_late']);
  });

  it('can be told before it is', () => {
    const made = requested();
    expect(does.expire(made)).toEqual(['payment.expired']);
    expect(does.wait(made, DAY_MS)).toEqual([]);
    expect(stateOf(made)).toBe('expired/expired');
  });
});

describe('A payment request fails', () => {
  it('when told so, without money', () => {
    const made = requested();
    expect(does.fail(made)).toEqual(['payment.failed']);
    expect(stateOf(made)).toBe('failed/failed');
    expect(made.payment.failure).toBe('failed');
    expect(does.wait(made, DAY_MS)).toEqual([]);
  });

  it('for the reason that it is told, or because its time was up with a part of the money', () => {
    const made = requested();
    expect(failPayment(made.world, made.payment.id, { reason: 'fraud' }).failure).toBe('fraud');
    const under = requested({ underpayment: 'fail' });
    does.receive(under, { percent: 50 });
    does.wait(under, EXPIRES_AFTER_MS);
    expect(under.payment.failure).toBe('underpaid');
    expect(under.world.transactions.records[0]?.failure).toBe('underpaid');
  });

  it('when told so, with the transaction that was on its way', () => {
    const made = requested();
    does.receive(made);
    expect(does.fail(made)).toEqual(['transaction.failed', 'payment.failed']);
    expect(bitcoin(made)).toMatchObject({ available: 1_000_000n, pending: 0n });
  });

  it.each([
    ['detected', undefined],
    ['confirming', 1],
  ])('when it is still %s 24 h after it was detected', (phase, confirmations) => {
    const made = requested();
    does.wait(made, MINUTE_MS);
    does.receive(made, { confirmations });
    expect(does.wait(made, DAY_MS - 1)).toEqual([]);
    expect(stateOf(made)).toBe(`pending/${phase}`);
    expect(does.wait(made, 1)).toEqual(['transaction.failed', 'payment.failed']);
    expect(made.world.transactions.records[0]?.failure).toBe('unconfirmed');
    expect(booksAddUp(made.world)).toBe(true);
  });

  it('24 h after it was detected anew, not after the transaction that was dropped', () => {
    const made = requested({}, { expires_at: '2026-12-01T00:00:00Z' });
    does.receive(made);
    does.drop(made);
    does.wait(made, HOUR_MS);
    does.receive(made);
    expect(does.wait(made, DAY_MS - 1)).toEqual([]);
    expect(does.wait(made, 1)).toEqual(['transaction.failed', 'payment.failed']);
  });
});

describe('Money that arrives after the expiry', () => {
  const late = (late_payment: Settings['late_payment']): Requested => {
    const made = requested({ late_payment });
    does.wait(made, EXPIRES_AFTER_MS);
    return made;
  };

  it('is recorded with late_payment: record', () => {
    const made = late('record');
    expect(does.receive(made)).toEqual(['transaction.created', 'payment.paid_late']);
    expect(stateOf(made)).toBe('expired/paid_late');
    expect(does.confirm(made)).toEqual(['transaction.confirmed']);
    expect(publicPayment(made.world, made.payment)).not.toHaveProperty('paid_at');
    expect(bitcoin(made)).toMatchObject({ available: 1_000_000n + DUE - FEE, pending: 0n });
  });

  it('pays with late_payment: accept, once it is confirmed', () => {
    const made = late('accept');
    expect(does.receive(made)).toEqual(['transaction.created']);
    expect(stateOf(made)).toBe('expired/expired');
    expect(does.confirm(made)).toEqual(['transaction.confirmed', 'payment.succeeded']);
    expect(stateOf(made)).toBe('paid/paid');
  });

  it('is only recorded with late_payment: accept while it does not cover what is due', () => {
    const made = late('accept');
    expect(does.pay(made, { percent: 50 })).toEqual([
      'transaction.created',
      'transaction.confirmed',
      'payment.paid_late',
    ]);
    expect(stateOf(made)).toBe('expired/paid_late');
    expect(does.pay(made)).toEqual(['transaction.created', 'transaction.confirmed', 'payment.succeeded']);
    expect(stateOf(made)).toBe('paid/paid');
  });

  it('is overpaid with late_payment: accept when it is more than what is due', () => {
    const made = late('accept');
    expect(does.pay(made, { percent: 110 }).slice(1)).toEqual([
      'transaction.confirmed',
      'payment.overpaid',
      'payment.succeeded',
    ]);
  });

  it('is returned with late_payment: refund, once it is confirmed', () => {
    const made = late('refund');
    expect(does.receive(made)).toEqual(['transaction.created']);
    expect(does.confirm(made)).toEqual([
      'transaction.confirmed',
      'refund.created',
      'refund.completed',
      'transaction.refunded',
    ]);
    expect(stateOf(made)).toBe('expired/expired');
    expect(made.world.transactions.records.map(({ type, status }) => [type, status])).toEqual([
      ['payment', 'refunded'],
      ['refund', 'confirmed'],
    ]);
    expect(bitcoin(made)).toMatchObject({ available: 1_000_000n - FEE, pending: 0n, service_fees: FEE });
  });

  it('is missing again, all of it, after it was returned', () => {
    const made = late('refund');
    does.pay(made, { percent: 50 });
    does.pay(made);
    const customers = made.world.transactions.records.filter(({ type }) => type === 'payment');
    expect(customers.map(({ crypto_amount }) => crypto_amount)).toEqual(['100000', '200000']);
  });

  it('is only recorded with late_payment: refund when the balance cannot return it', () => {
    const made = testWorld({ settings: { late_payment: 'refund' }, balances: { BTC: '0' } });
    const payment = turn(made.world, (world) => createPayment(world, PRICE, ORIGIN));
    advanceBy(made.world, EXPIRES_AFTER_MS);
    expect(eventsOf(made, (world) => pay(world, payment.id))).toEqual([
      'transaction.created',
      'transaction.confirmed',
      'payment.paid_late',
    ]);
    expect(payment.phase).toBe('paid_late');
  });

  it.each(['record', 'accept', 'refund'] as const)(
    'is not what was seen before and is merely confirmed after (late_payment: %s)',
    (late_payment) => {
      const made = requested({ late_payment });
      does.receive(made, { percent: 50 });
      does.wait(made, EXPIRES_AFTER_MS);
      expect(does.confirm(made)).toEqual(['transaction.confirmed']);
      expect(stateOf(made)).toBe('expired/expired');
    },
  );

  it.each([
    ['record', ['transaction.confirmed', 'payment.paid_late'], 'expired/paid_late'],
    ['accept', ['transaction.confirmed', 'payment.succeeded'], 'paid/paid'],
    [
      'refund',
      ['transaction.confirmed', 'refund.created', 'refund.completed', 'transaction.refunded'],
      'expired/expired',
    ],
  ] as const)('or was expired while confirming, with late_payment: %s', (late_payment, events, state) => {
    const made = requested({ late_payment, expire_while_confirming: true });
    does.receive(made);
    does.wait(made, EXPIRES_AFTER_MS);
    expect(does.confirm(made)).toEqual(events);
    expect(stateOf(made)).toBe(state);
    expect(booksAddUp(made.world)).toBe(true);
  });

  it('may be dropped', () => {
    const made = late('accept');
    does.receive(made);
    expect(does.drop(made)).toEqual(['transaction.failed']);
    expect(stateOf(made)).toBe('expired/expired');
    expect(bitcoin(made)).toMatchObject({ available: 1_000_000n, pending: 0n });
  });
});
