/** What can be done with a record now is what its verbs do, and why not is what they say when they refuse. */

import { describe, expect, it } from 'vitest';
import { movesOf } from '../../src/domain/actions.js';
import {
  activatePaymentLink,
  createPaymentLink,
  deactivatePaymentLink,
  openPaymentLink,
} from '../../src/domain/billing/payment-links.js';
import {
  cancelSubscription,
  createSubscription,
  pauseSubscription,
  resumeSubscription,
} from '../../src/domain/billing/subscriptions.js';
import { createInvoice, markPastDue, openInvoice } from '../../src/domain/invoices/invoices.js';
import { invoicePayment, payInvoice, voidInvoice } from '../../src/domain/invoices/outcomes.js';
import { expirePayment, failPayment, refund } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { confirm, drop, pay, receive } from '../../src/domain/payments/receiving.js';
import { completePayout, createPayout, failPayout, processPayout } from '../../src/domain/payouts/payouts.js';
import { Problem } from '../../src/domain/problems.js';
import type { World } from '../../src/domain/world.js';
import { exported, ORIGIN, refusal, testWorld, turn } from '../support/world.js';

type Way = (world: World) => { id: string };
type Verbs = Record<string, (world: World, id: string) => unknown>;

const PRICE = { amount: 120, currency: 'USD' } as const;
const requested: Way = (w) => createPayment(w, PRICE, ORIGIN);
const drafted: Way = (w) => createInvoice(w, PRICE, ORIGIN);
const sent: Way = (w) =>
  createPayout(w, { amount: 1, currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' });
const subscribed: Way = (w) => createSubscription(w, { ...PRICE, interval: 'month' }, ORIGIN);
const linked: Way = (w) => createPaymentLink(w, PRICE, ORIGIN);

const KINDS: Record<string, { verbs: Verbs; ways: Record<string, Way> }> = {
  payment: {
    verbs: { receive, confirm, pay, drop, expire: expirePayment, fail: failPayment, refund },
    ways: {
      awaiting: requested,
      underpaid: (w) => receive(w, requested(w).id, { percent: 50 }),
      detected: (w) => receive(w, requested(w).id),
      paid: (w) => pay(w, requested(w).id),
      expired: (w) => expirePayment(w, requested(w).id),
      failed: (w) => failPayment(w, requested(w).id),
      refunded: (w) => refund(w, pay(w, requested(w).id).id),
    },
  },
  invoice: {
    verbs: { open: openInvoice, pay: payInvoice, void: voidInvoice, 'past-due': markPastDue },
    ways: {
      draft: drafted,
      open: (w) => openInvoice(w, drafted(w).id),
      'open with money on its way': (w) => {
        const invoice = openInvoice(w, drafted(w).id);
        receive(w, invoicePayment(w, invoice.id).id);
        return invoice;
      },
      paid: (w) => payInvoice(w, drafted(w).id),
      void: (w) => voidInvoice(w, drafted(w).id),
    },
  },
  payout: {
    verbs: { process: processPayout, complete: completePayout, fail: failPayout },
    ways: {
      pending: sent,
      processing: (w) => processPayout(w, sent(w).id),
      completed: (w) => completePayout(w, sent(w).id),
    },
  },
  subscription: {
    verbs: { pause: pauseSubscription, resume: resumeSubscription, cancel: cancelSubscription },
    ways: {
      active: subscribed,
      paused: (w) => pauseSubscription(w, subscribed(w).id),
      cancelled: (w) => cancelSubscription(w, subscribed(w).id),
    },
  },
  payment_link: {
    verbs: { open: openPaymentLink, deactivate: deactivatePaymentLink, activate: activatePaymentLink },
    ways: { active: linked, inactive: (w) => deactivatePaymentLink(w, linked(w).id) },
  },
};

const CASES = Object.entries(KINDS).flatMap(([kind, { verbs, ways }]) =>
  Object.entries(ways).map(([state, way]) => ({ kind, state, way, verbs })),
);

/** The reason that a verb is refused for, on a copy of the world; null where it is done. */
function tried(way: Way, verb: (world: World, id: string) => unknown): string | null {
  const { world } = testWorld();
  const { id } = turn(world, way);
  try {
    turn(world, () => verb(world, id));
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

describe('The moves', () => {
  it.each(CASES)('of a $kind that is $state are those that its verbs make', ({ kind, way, verbs }) => {
    const { world } = testWorld();
    const { id } = turn(world, way);
    const before = exported(world);
    const expected = Object.entries(verbs).map(([verb, act]) => {
      const reason = tried(way, act);
      return { verb, allowed: reason === null, reason };
    });
    expect(movesOf(world, id)).toEqual({ kind, moves: expected });
    expect(exported(world)).toEqual(before);
  });

  it.each(CASES.filter(({ kind }) => kind === 'payment'))(
    'user: a rejection of a payment that is $state names what can be done, and nothing else',
    ({ way }) => {
      const { world } = testWorld();
      const { moves } = movesOf(world, turn(world, way).id);
      const possible = moves.filter(({ allowed }) => allowed).map(({ verb }) => verb);
      for (const { reason } of moves) {
        const named = /one can: ([^.]*)\./.exec(reason ?? '')?.[1]?.split(', ') ?? [];
        expect(possible).toEqual(expect.arrayContaining(named));
        if (reason?.includes('(receive)')) expect(possible).toContain('receive');
      }
    },
  );

  it.each(['pay_req_nowhere', 'inv_nowhere', 'payout_nowhere', 'sub_nowhere', 'plink_nowhere', 'evt_1', 'x', ''])(
    'of %j are none, because there is no such record',
    (id) => {
      const problem = refusal(() => movesOf(testWorld().world, id));
      expect(problem.kind).toBe('not_found');
      expect(problem.message).toMatch(/^There is no [a-z ]+ with the id/);
    },
  );
});
