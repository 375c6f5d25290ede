/** Before anything is created: how many there may be, and who else is asked. */
import { describe, expect, it } from 'vitest';
import { createPaymentLink } from '../../src/domain/billing/payment-links.js';
import { createSubscription } from '../../src/domain/billing/subscriptions.js';
import { createInvoice } from '../../src/domain/invoices/invoices.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { createPayout } from '../../src/domain/payouts/payouts.js';
import type { World } from '../../src/domain/world.js';
import { exported, ORIGIN, refusal, testWorld } from '../support/world.js';

const USD = { amount: 120, currency: 'USD' } as const;
const PLAN = { ...USD, interval: 'month' } as const;
const BTC = { amount: 1, currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } as const;
const requested = (w: World): string => createPayment(w, USD, ORIGIN).id;
const fixed = (w: World): string => createPaymentLink(w, USD, ORIGIN).id;

describe('Too many of a kind are rejected:', () => {
  it.each([
    ['payment links', (w: World) => fixed(w), 'at most 1000 payment links'],
    [
      'subscriptions',
      (w: World) => createSubscription(w, { ...PLAN, start_at: '2027-01-01T00:00:00Z' }, ORIGIN),
      'at most 1000 subscriptions',
    ],
  ])('%s', (_name, make, says) => {
    const { world } = testWorld();
    for (let n = 0; n < 1_000; n++) make(world);
    const problem = refusal(() => make(world));
    expect([problem.kind, problem.message]).toEqual(['illegal_move', expect.stringContaining(says)]);
  });
});

describe('Whoever creates is asked before anything is there', () => {
  it.each([
    ['payment', (w: World) => requested(w)],
    ['payment', (w: World) => fixed(w)],
    ['invoice', (w: World) => createInvoice(w, { ...USD, metadata: {} }, ORIGIN)],
    ['invoice', (w: World) => createSubscription(w, PLAN, ORIGIN)],
    ['payout', (w: World) => createPayout(w, BTC)],
  ])('as a %s', (kind, make) => {
    const { world, env } = testWorld();
    const asked: string[] = [];
    env.beforeCreate = (of, as) => {
      asked.push(as);
      expect(exported(of)).toEqual(before);
      throw new RangeError('no');
    };
    const before = exported(world);
    expect(() => make(world)).toThrow('no');
    expect(asked).toEqual([kind]);
    expect(exported(world)).toEqual(before);
  });
});
