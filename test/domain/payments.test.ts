/** Payment requests, row by row of the state table: status, phase, events in order, and the books. */

import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/domain/clock.js';
import { because } from '../../src/domain/events.js';
import { refund } from '../../src/domain/payments/outcomes.js';
import { createPayment, publicPayment } from '../../src/domain/payments/payments.js';
import { confirm, receive } from '../../src/domain/payments/receiving.js';
import { booksAddUp, eventsOf, MINUTE_MS, ORIGIN, SECOND_MS, testWorld, turn } from '../support/world.js';
import { bitcoin, DUE, does, EXPIRES_AFTER_MS, FEE, PRICE, requested, stateOf } from './requested.js';

describe('A new payment request', () => {
  it('is pending and awaits money', () => {
    const made = testWorld();
    const events = eventsOf(made, (world) => createPayment(world, PRICE, ORIGIN));
    expect(events).toEqual(['payment.created']);
    expect(made.world.payments.records.map(({ status, phase }) => [status, phase])).toEqual([['pending', 'awaiting']]);
  });

  it('expires after the profile’s payment_expiry when nothing else was said', () => {
    const made = requested({ payment_expiry: 60 });
    expect(made.payment.expires_at_ms - made.payment.created_at_ms).toBe(60_000);
    expect(does.wait(made, 59 * SECOND_MS)).toEqual([]);
    expect(does.wait(made, SECOND_MS)).toEqual(['payment.expired']);
    expect(stateOf(made)).toBe('expired/expired');
  });

  it.each([
    ['now', '2026-11-20T17:00:00Z', 'after:now'],
    ['the past', '2026-11-20T16:59:59Z', 'after:now'],
    ['more than 30 days ahead', '2026-12-20T17:00:01Z', 'max:30d'],
  ])('is rejected with expires_at %s', (_name, expires_at, rule) => {
    const made = testWorld();
    expect(() => createPayment(made.world, { ...PRICE, expires_at }, ORIGIN)).toThrow(
      expect.objectContaining({ kind: 'invalid_value', extras: { detail: expect.objectContaining({ rule }) } }),
    );
    expect(made.world.payments.size).toBe(0);
  });

  it.each(['2026-11-20T17:00:01Z', '2026-12-20T17:00:00Z'])('is accepted with expires_at %s', (expires_at) => {
    expect(requested({}, { expires_at }).payment.expires_at_ms).toBe(Date.parse(expires_at));
  });
});

describe('Money for a pending payment request', () => {
  it('is detected when the sum due is seen', () => {
    const made = requested();
    expect(does.receive(made)).toEqual(['transaction.created', 'payment.pending']);
    expect(stateOf(made)).toBe('pending/detected');
    expect(bitcoin(made)).toMatchObject({ available: 1_000_000n, pending: DUE });
  });

  it('pays once the confirmations are reached', () => {
    const made = requested();
    does.receive(made);
    expect(does.confirm(made, { confirmations: 1 })).toEqual([]);
    expect(stateOf(made)).toBe('pending/confirming');
    expect(does.confirm(made, { confirmations: 1 })).toEqual(['transaction.confirmed', 'payment.succeeded']);
    expect(stateOf(made)).toBe('paid/paid');
    expect(bitcoin(made)).toMatchObject({ available: 1_000_000n + DUE - FEE, pending: 0n, service_fees: FEE });
  });

  it('is told apart block by block, in the name of what found them', () => {
    const made = requested();
    does.receive(made, { confirmations: 0 });
    expect(stateOf(made)).toBe('pending/detected');
    turn(made.world, (w) =>
      because(w, 'call_1:confirmPayment', () => confirm(w, made.payment.id, { confirmations: 1 })),
    );
    const [transaction] = made.world.transactions.records;
    const block = { at_ms: made.payment.created_at_ms, confirmations: 1 };
    expect(transaction?.blocks).toEqual([{ ...block, cause: 'call_1:confirmPayment' }]);
    does.confirm(made, { confirmations: 5 });
    expect(transaction).toMatchObject({ confirmations: 6, blocks: [block] });
    const other = requested();
    does.receive(other, { confirmations: 1 });
    expect(other.world.transactions.records[0]?.blocks).toEqual([block]);
  });

  it('is detected once, however much comes after', () => {
    const made = requested();
    does.receive(made);
    const { detected_at_ms } = made.payment;
    does.wait(made, MINUTE_MS);
    expect(does.receive(made)).toEqual(['transaction.created']);
    expect(made.payment.detected_at_ms).toBe(detected_at_ms);
    expect(made.world.transactions.records.map(({ crypto_amount }) => crypto_amount)).toEqual(['200000', '200000']);
  });

  it('shows the paid fields once it is paid, and not before', () => {
    const made = requested();
    does.receive(made);
    expect(publicPayment(made.world, made.payment)).not.toHaveProperty('paid_at');
    does.wait(made, MINUTE_MS);
    does.confirm(made);
    expect(publicPayment(made.world, made.payment)).toMatchObject({
      status: 'paid',
      paid_at: '2026-11-20T17:01:00Z',
      paid_amount: 0.002,
      paid_currency: 'BTC',
      transaction_id: made.payment.transaction_ids[0],
    });
  });

  it('reports payment.succeeded with exactly the ten fields of the description', () => {
    const made = requested({}, { description: 'An order', metadata: { order_id: '7' } });
    does.pay(made);
    const event = made.world.events.records.find(({ type }) => type === 'payment.succeeded');
    const ten = 'id amount currency status payment_url created_at paid_at paid_amount paid_currency transaction_id';
    expect(Object.keys(event?.data ?? {}).sort()).toEqual(ten.split(' ').sort());
  });

  it('is paid at once by receive and confirm in one', () => {
    const made = requested();
    expect(does.pay(made)).toEqual([
      'transaction.created',
      'payment.pending',
      'transaction.confirmed',
      'payment.succeeded',
    ]);
    expect(stateOf(made)).toBe('paid/paid');
  });

  it('is underpaid while less than the sum due was seen', () => {
    const made = requested();
    expect(does.receive(made, { percent: 50 })).toEqual(['transaction.created', 'payment.underpaid']);
    expect(stateOf(made)).toBe('pending/underpaid');
    expect(does.confirm(made)).toEqual(['transaction.confirmed']);
    expect(stateOf(made)).toBe('pending/underpaid');
    expect(bitcoin(made).available).toBe(1_000_000n + 99_000n);
  });

  it('completes an underpaid request with the rest', () => {
    const made = requested();
    does.receive(made, { percent: 50 });
    expect(does.receive(made)).toEqual(['transaction.created', 'payment.pending']);
    expect(does.confirm(made)).toEqual(['transaction.confirmed', 'transaction.confirmed', 'payment.succeeded']);
    expect(made.payment.paid_amount).toBe('200000');
    expect(made.payment.transaction_id).toBe(made.payment.transaction_ids[1]);
  });

  it('is paid only when every part is confirmed', () => {
    const made = requested();
    does.receive(made, { percent: 50 });
    does.receive(made);
    const [first, second] = made.payment.transaction_ids;
    expect(does.confirm(made, { transaction_id: second })).toEqual(['transaction.confirmed']);
    expect(stateOf(made)).toBe('pending/confirming');
    expect(does.confirm(made, { transaction_id: first })).toEqual(['transaction.confirmed', 'payment.succeeded']);
  });

  it('reports an overpayment before the success', () => {
    const made = requested();
    does.receive(made, { percent: 150 });
    expect(stateOf(made)).toBe('pending/detected');
    expect(does.confirm(made)).toEqual(['transaction.confirmed', 'payment.overpaid', 'payment.succeeded']);
    expect(stateOf(made)).toBe('paid/overpaid');
    expect(publicPayment(made.world, made.payment)).toMatchObject({ amount: 120, paid_amount: 0.003 });
  });

  it('becomes overpaid by a second transaction that was on its way', () => {
    const made = requested();
    does.receive(made);
    does.receive(made, { percent: 10 });
    does.confirm(made, { transaction_id: made.payment.transaction_ids[0] });
    expect(stateOf(made)).toBe('paid/paid');
    expect(made.payment.paid_amount).toBe('200000');
    expect(does.confirm(made)).toEqual(['transaction.confirmed', 'payment.overpaid']);
    expect(stateOf(made)).toBe('paid/overpaid');
    expect(made.world.events.records.at(-1)?.data).toMatchObject({ paid_amount: 0.0022 });
    expect(publicPayment(made.world, made.payment).paid_amount).toBe(0.0022);
    expect(booksAddUp(made.world)).toBe(true);
  });

  it('counts as paid also where the first payment was refunded before the second is confirmed', () => {
    const made = requested();
    does.receive(made);
    does.receive(made, { percent: 10 });
    does.confirm(made, { transaction_id: made.payment.transaction_ids[0] });
    refund(made.world, made.payment.id);
    does.confirm(made);
    expect(stateOf(made)).toBe('paid/refunded');
    expect(publicPayment(made.world, made.payment).paid_amount).toBe(0.0022);
    expect(booksAddUp(made.world)).toBe(true);
  });

  it.each([
    ['partly', { percent: 50 }, 'partly_refunded'],
    ['wholly', {}, 'refunded'],
  ])(
    'that was on its way when the first was %s returned is confirmed or dropped all the same',
    (_name, part, phase) => {
      for (const end of [does.confirm, does.drop]) {
        const made = requested();
        does.receive(made);
        does.receive(made, { percent: 10 });
        does.confirm(made, { transaction_id: made.payment.transaction_ids[0] });
        turn(made.world, (world) => refund(world, made.payment.id, part));
        expect(end(made)).toHaveLength(1);
        expect(stateOf(made)).toBe(`paid/${phase}`);
        expect(bitcoin(made).pending).toBe(0n);
      }
    },
  );

  it('values the parts of a whole at the whole’s amount, however they were rounded', () => {
    const made = requested({}, { amount: 10 });
    does.receive(made, { percent: 33.333333 });
    does.receive(made, { percent: 33.333333 });
    does.receive(made);
    const amounts = made.world.transactions.records.map(({ amount }) => BigInt(amount));
    expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(1_000n);
  });

  it('is taken in one cryptocurrency', () => {
    const made = requested();
    does.receive(made, { percent: 50 });
    expect(() => receive(made.world, made.payment.id, { currency: 'ETH' })).toThrow(
      expect.objectContaining({ kind: 'illegal_move' }),
    );
  });

  it.each([
    ['percent', { percent: -1 }],
    ['percent', { percent: 0 }],
    ['percent', { percent: -0.000001 }],
    ['percent', { percent: Number.NaN }],
    ['percent', { percent: Number.POSITIVE_INFINITY }],
    ['amount', { amount: 0 }],
    ['amount', { amount: 0.000000001 }],
    ['currency', { currency: 'USD' }],
    ['network', { network: 'tron' }],
  ])('is rejected with a bad %s: %o', (parameter, input) => {
    const made = requested();
    expect(() => receive(made.world, made.payment.id, input)).toThrow(
      expect.objectContaining({ kind: 'invalid_value', extras: { detail: expect.objectContaining({ parameter }) } }),
    );
    expect(made.payment.transaction_ids).toEqual([]);
  });
});

describe('A transaction that is dropped or double-spent', () => {
  it.each(['dropped', 'double_spent'] as const)('(%s) before the expiry leaves the request pending', (reason) => {
    const made = requested();
    does.receive(made);
    expect(does.drop(made, { reason })).toEqual(['transaction.failed']);
    expect(stateOf(made)).toBe('pending/awaiting');
    expect(made.world.transactions.records[0]).toMatchObject({ status: 'failed', failure: reason });
    expect(bitcoin(made)).toMatchObject({ available: 1_000_000n, pending: 0n });
    expect(does.pay(made)).toContain('payment.succeeded');
  });

  it('is dropped unless it is told to be double-spent', () => {
    const made = requested();
    does.receive(made);
    does.drop(made);
    expect(made.world.transactions.records[0]?.failure).toBe('dropped');
  });

  it('leaves a request as it is that other money has fully covered', () => {
    const made = requested();
    does.receive(made);
    does.receive(made, { percent: 10 });
    const { detected_at_ms } = made.payment;
    does.wait(made, EXPIRES_AFTER_MS);
    expect(does.drop(made)).toEqual(['transaction.failed']);
    expect([stateOf(made), made.payment.detected_at_ms]).toEqual(['pending/detected', detected_at_ms]);
    expect(does.confirm(made)).toContain('payment.succeeded');
  });

  it('leaves what else was seen', () => {
    const made = requested();
    does.receive(made, { percent: 60 });
    does.receive(made, { percent: 60 });
    expect(does.drop(made)).toEqual(['transaction.failed']);
    expect(stateOf(made)).toBe('pending/underpaid');
    expect(bitcoin(made).pending).toBe(120_000n);
  });

  it('after the expiry expires the request that waited for it', () => {
    const made = requested();
    does.receive(made);
    expect(does.wait(made, EXPIRES_AFTER_MS + MINUTE_MS)).toEqual([]);
    expect(stateOf(made)).toBe('pending/detected');
    expect(does.drop(made)).toEqual(['transaction.failed', 'payment.expired']);
    expect(stateOf(made)).toBe('expired/expired');
  });

  it.each([
    ['wait', ['transaction.failed', 'payment.expired'], 'expired/expired'],
    ['fail', ['transaction.failed', 'payment.failed'], 'failed/failed'],
    ['accept', ['transaction.failed', 'payment.succeeded'], 'paid/paid'],
  ] as const)('after the expiry leaves a part, which underpayment: %s decides on', (underpayment, events, state) => {
    const made = requested({ underpayment });
    does.receive(made, { percent: 60 });
    does.confirm(made);
    does.receive(made);
    does.wait(made, EXPIRES_AFTER_MS);
    expect(does.drop(made)).toEqual(events);
    expect(stateOf(made)).toBe(state);
    expect(booksAddUp(made.world)).toBe(true);
  });

  it('does not keep a request pending for ever that was told to accept its part', () => {
    const made = requested({ underpayment: 'accept' });
    does.receive(made, { percent: 60 });
    expect(does.expire(made)).toEqual([]);
    does.drop(made);
    does.wait(made, EXPIRES_AFTER_MS);
    expect(stateOf(made)).toBe('expired/expired');
  });

  it('fails a request whose accepted part is not confirmed within a day of that', () => {
    const made = requested({ underpayment: 'accept' });
    does.receive(made, { percent: 60 });
    does.wait(made, EXPIRES_AFTER_MS + DAY_MS - 1);
    expect(does.expire(made)).toEqual([]);
    expect(stateOf(made)).toBe('pending/underpaid');
    expect(does.wait(made, 1)).toEqual(['transaction.failed', 'payment.failed']);
    expect(stateOf(made)).toBe('failed/failed');
    expect(booksAddUp(made.world)).toBe(true);
  });

  it.each(['drop', 'expire'] as const)('gives an accepted part no second day because of a later %s', (action) => {
    const made = requested({ underpayment: 'accept' });
    does.receive(made, { percent: 30 });
    does.receive(made, { percent: 30 });
    does.wait(made, EXPIRES_AFTER_MS + DAY_MS - 1);
    does[action](made);
    expect(stateOf(made)).toBe('pending/underpaid');
    expect(does.wait(made, 1)).toContain('payment.failed');
  });
});
