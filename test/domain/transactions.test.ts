/** Transactions: each on its chain with a hash of its own, moved only as their table says. */
import { describe, expect, it } from 'vitest';
import { refund } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { drop, pay, receive } from '../../src/domain/payments/receiving.js';
import { confirmTransaction, failTransaction, markRefunded } from '../../src/domain/payments/transactions.js';
import type { TransactionRecord } from '../../src/domain/records.js';
import type { World } from '../../src/domain/world.js';
import { exported, ORIGIN, refusal, START_MS, testWorld, turn } from '../support/world.js';

const requested = (w: World, body = {}) => createPayment(w, { amount: 120, currency: 'USD', ...body }, ORIGIN).id;
const STATES: Record<string, (w: World) => unknown> = {
  pending: (w) => receive(w, requested(w)),
  confirmed: (w) => pay(w, requested(w)),
  failed: (w) => drop(w, receive(w, requested(w)).id),
  refunded: (w) => refund(w, pay(w, requested(w)).id),
};
const VERBS: Record<string, { verb: (w: World, t: TransactionRecord) => void; from: string; to: string }> = {
  confirm: { verb: confirmTransaction, from: 'pending', to: 'confirmed' },
  fail: { verb: (w, t) => failTransaction(w, t, 'dropped'), from: 'pending', to: 'failed' },
  refund: { verb: markRefunded, from: 'confirmed', to: 'refunded' },
};
const CASES = Object.keys(STATES).flatMap((state) => Object.keys(VERBS).map((verb) => ({ state, verb })));

describe('A transaction', () => {
  it.each(CASES)('that is $state moves or does not, as the table has it: $verb', ({ state, verb }) => {
    const { world } = testWorld();
    turn(world, STATES[state] as (w: World) => unknown);
    const transaction = world.data.transactions[0] as TransactionRecord;
    const { verb: act, from, to } = VERBS[verb] as (typeof VERBS)[string];
    if (state === from) {
      act(world, transaction);
      expect(transaction.status).toBe(to);
      return;
    }
    const before = exported(world);
    const problem = refusal(() => act(world, transaction));
    expect(problem.kind).toBe('illegal_move');
    expect(problem.message).toBe(`Transaction ${transaction.id} is ${state} and cannot become ${to}.`);
    expect(exported(world)).toEqual(before);
  });

  it('is seen with all that is known of it, and has a hash of its own', () => {
    const { world } = testWorld();
    const id = turn(world, (w) => requested(w, { metadata: { order: 7 } }));
    for (let n = 0; n < 2; n++)
      turn(world, () => receive(world, id, { currency: 'USDT', network: 'tron', percent: 50 }));
    const [first, second] = world.data.transactions;
    expect(first).toEqual({
      id: expect.stringMatching(/^txn_/),
      created_at_ms: START_MS,
      updated_at_ms: START_MS,
      type: 'payment',
      payment_request_id: id,
      amount: '6000',
      currency: 'USD',
      crypto_amount: '60000000',
      crypto_currency: 'USDT',
      status: 'pending',
      fee: '600000',
      fee_currency: 'USDT',
      metadata: { order: 7 },
      network: 'tron',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      address: expect.stringMatching(/^T/),
      confirmations: 0,
      confirmations_required: 20,
    });
    expect(second?.hash).not.toBe(first?.hash);
    expect(second?.address).toBe(first?.address);
    expect(world.transactions.require(first?.id ?? '')).toBe(first);
  });

  it('that returns money carries what its payment request carries', () => {
    const { world } = testWorld();
    const id = turn(world, (w) => requested(w, { metadata: { order: 7 } }));
    turn(world, () => refund(world, pay(world, id).id));
    const returned = world.data.transactions.find(({ type }) => type === 'refund');
    expect(returned).toMatchObject({ metadata: { order: 7 }, fee: '0', payment_request_id: id, amount: '12000' });
    expect(returned?.address).toBe(world.data.transactions[0]?.address);
  });
});

describe('A payment request whose money was dropped', () => {
  it('is only detected by what comes next, however far the first had been confirmed', () => {
    const { world } = testWorld();
    const payment = turn(world, (w) => receive(w, requested(w), { confirmations: 1 }));
    expect(payment.phase).toBe('confirming');
    turn(world, () => drop(world, payment.id));
    turn(world, () => receive(world, payment.id));
    expect(payment.phase).toBe('detected');
  });
});
