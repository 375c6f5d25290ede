/** Which movements of the books each act makes, under which names: what the ledger of the control API shows of it. */

import { describe, expect, it } from 'vitest';
import { refund } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { drop, pay, receive } from '../../src/domain/payments/receiving.js';
import { completePayout, createPayout, failPayout } from '../../src/domain/payouts/payouts.js';
import type { World } from '../../src/domain/world.js';
import { ORIGIN, testWorld, turn } from '../support/world.js';

const requested = (world: World): string => createPayment(world, { amount: 120, currency: 'USD' }, ORIGIN).id;
const sent = (world: World): string =>
  createPayout(world, { amount: 1, currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }).id;

type Row = [
  from: string,
  to: string,
  amount: string,
  reason: string,
  of: 'payment' | 'payout' | 'refund' | 'payout itself',
];
const CASES: [string, (world: World) => unknown, Row[]][] = [
  ['money that is seen', (w) => receive(w, requested(w)), [['external', 'pending', '200000', 'deposit', 'payment']]],
  [
    'money that is confirmed',
    (w) => pay(w, requested(w)),
    [
      ['external', 'pending', '200000', 'deposit', 'payment'],
      ['pending', 'available', '198000', 'credit', 'payment'],
      ['pending', 'service_fees', '2000', 'service_fee', 'payment'],
    ],
  ],
  [
    'money that is dropped',
    (w) => drop(w, receive(w, requested(w)).id),
    [
      ['external', 'pending', '200000', 'deposit', 'payment'],
      ['pending', 'external', '200000', 'deposit_dropped', 'payment'],
    ],
  ],
  [
    'money that is returned',
    (w) => refund(w, pay(w, requested(w)).id, { percent: 50 }),
    [
      ['external', 'pending', '200000', 'deposit', 'payment'],
      ['pending', 'available', '198000', 'credit', 'payment'],
      ['pending', 'service_fees', '2000', 'service_fee', 'payment'],
      ['available', 'external', '100000', 'refund', 'refund'],
    ],
  ],
  ['a payout', sent, [['available', 'held', '100005000', 'payout_hold', 'payout itself']]],
  [
    'a payout that fails',
    (w) => failPayout(w, sent(w)),
    [
      ['available', 'held', '100005000', 'payout_hold', 'payout itself'],
      ['held', 'available', '100005000', 'payout_returned', 'payout itself'],
    ],
  ],
];

/** The movements after the opening balance, and whom each is about. */
function movesOf(act: (world: World) => unknown): Row[] {
  const { world } = testWorld({ balances: { BTC: '1000000000' } });
  turn(world, act);
  return world.data.ledger
    .slice(1)
    .map(({ from, to, amount, reason, resource_id }) => [
      from,
      to,
      amount,
      reason,
      world.transactions.get(resource_id ?? '')?.type ??
        (world.payouts.get(resource_id ?? '') ? 'payout itself' : 'payment'),
    ]);
}

describe('The books are moved by', () => {
  it.each(CASES)('%s', (_name, act, rows) => {
    expect(movesOf(act)).toEqual(rows);
  });

  it('a payout that completes, which pays the network no more than was held for it', () => {
    const { world } = testWorld({ balances: { BTC: '1000000000' } });
    const { fee_paid = '0' } = turn(world, () => completePayout(world, sent(world)));
    expect(movesOf((w) => completePayout(w, sent(w)))).toEqual([
      ['available', 'held', '100005000', 'payout_hold', 'payout itself'],
      ['held', 'external', '100000000', 'payout_sent', 'payout itself'],
      ['held', 'network_fees', fee_paid, 'network_fee', 'payout itself'],
      ['held', 'available', String(5_000 - Number(fee_paid)), 'fee_difference', 'payout itself'],
    ]);
    expect(Number(fee_paid)).toBeGreaterThan(4_000);
    expect(Number(fee_paid)).toBeLessThanOrEqual(5_000);
    expect(world.transactions.get(world.payouts.records[0]?.transaction_id ?? '')?.fee).toBe(fee_paid);
  });

  it('two payouts that pay different fees, because each has chance of its own', () => {
    const { world } = testWorld({ balances: { BTC: '10000000000' } });
    const fees = Array.from({ length: 8 }, () => turn(world, () => completePayout(world, sent(world))).fee_paid);
    expect(new Set(fees).size).toBeGreaterThan(4);
  });
});
