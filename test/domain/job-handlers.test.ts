/** What falls due changes nothing when its record is gone, or has moved on since by other means. */

import { describe, expect, it } from 'vitest';
import { magicAddress } from '../../src/chains/index.js';
import { CORE_JOB_HANDLERS } from '../../src/domain/actions.js';
import { cancelSubscription, createSubscription, pauseSubscription } from '../../src/domain/billing/subscriptions.js';
import { createInvoice, markPastDue, openInvoice } from '../../src/domain/invoices/invoices.js';
import { payInvoice, voidInvoice } from '../../src/domain/invoices/outcomes.js';
import type { Settings } from '../../src/domain/merchants/settings.js';
import { expirePayment, failPayment } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { drop, pay, receive } from '../../src/domain/payments/receiving.js';
import { completePayout, createPayout, failPayout, processPayout } from '../../src/domain/payouts/payouts.js';
import type { JobKind } from '../../src/domain/resources.js';
import type { World } from '../../src/domain/world.js';
import { DAY_MS, exported, ORIGIN, START_MS, testWorld, turn } from '../support/world.js';

const USD = { amount: 120, currency: 'USD' } as const;
const requested = (w: World) => createPayment(w, USD, ORIGIN);
const drafted = (w: World) => createInvoice(w, USD, ORIGIN);
const sent = (w: World, address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4') =>
  createPayout(w, { amount: 1, currency: 'BTC', address });
const subscribed = (w: World) => createSubscription(w, { ...USD, interval: 'day' }, ORIGIN);

const KINDS = Object.keys(CORE_JOB_HANDLERS) as JobKind[];
const fallsDue = (world: World, kind: JobKind, subject: string, due_ms = START_MS) =>
  CORE_JOB_HANDLERS[kind]?.(world, { id: 99, kind, subject, due_ms });

it('There is a handler for all that the core itself puts into the future', () => {
  expect(KINDS.sort()).toEqual([
    'invoice.open',
    'invoice.past_due',
    'payment.expire',
    'payment.give_up',
    'payout.complete',
    'payout.fail',
    'payout.process',
    'subscription.invoice',
  ]);
});

describe('A job whose record is gone', () => {
  it.each(KINDS)('does nothing: %s', (kind) => {
    const { world } = testWorld();
    const before = exported(world);
    fallsDue(world, kind, 'x_nowhere');
    expect(exported(world)).toEqual(before);
  });
});

type Case = [
  kind: JobKind,
  state: string,
  make: (w: World) => { id: string },
  settings?: Partial<Settings>,
  due_ms?: number,
];
const STALE: Case[] = [
  ['payment.expire', 'paid', (w) => pay(w, requested(w).id)],
  ['payment.expire', 'failed', (w) => failPayment(w, requested(w).id)],
  ['payment.expire', 'detected', (w) => receive(w, requested(w).id)],
  [
    'payment.expire',
    'waiting for a part that will be accepted',
    (w) => expirePayment(w, receive(w, requested(w).id, { percent: 50 }).id),
    { underpayment: 'accept' },
  ],
  ['payment.give_up', 'paid', (w) => pay(w, requested(w).id), {}, START_MS + DAY_MS],
  ['payment.give_up', 'not paid at all', requested, {}, START_MS + DAY_MS],
  ['payment.give_up', 'dropped', (w) => drop(w, receive(w, requested(w).id).id), {}, START_MS + DAY_MS],
  ['payment.give_up', 'detected at another time', (w) => receive(w, requested(w).id), {}, START_MS + DAY_MS - 1],
  [
    'payment.give_up',
    'expired while confirming',
    (w) => expirePayment(w, receive(w, requested(w).id).id),
    { expire_while_confirming: true },
    START_MS + DAY_MS,
  ],
  ['invoice.open', 'open', (w) => openInvoice(w, drafted(w).id)],
  ['invoice.open', 'void', (w) => voidInvoice(w, drafted(w).id)],
  ['invoice.past_due', 'a draft', drafted],
  ['invoice.past_due', 'paid', (w) => payInvoice(w, drafted(w).id)],
  ['invoice.past_due', 'past due', (w) => markPastDue(w, openInvoice(w, drafted(w).id).id)],
  ['payout.process', 'processing', (w) => processPayout(w, sent(w).id)],
  ['payout.process', 'only moved by hand', sent, { payout_progress: 'manual' }],
  ['payout.complete', 'pending', sent],
  ['payout.complete', 'completed', (w) => completePayout(w, sent(w).id)],
  ['payout.complete', 'only moved by hand', (w) => processPayout(w, sent(w).id), { payout_progress: 'manual' }],
  ['payout.fail', 'of no magic address', sent],
  ['payout.fail', 'failed', (w) => failPayout(w, sent(w, magicAddress('BTC', 0x22)).id)],
  [
    'payout.fail',
    'processing where it fails in review',
    (w) => processPayout(w, sent(w, magicAddress('BTC', 0x22)).id),
  ],
  ['subscription.invoice', 'paused', (w) => pauseSubscription(w, subscribed(w).id), {}, START_MS + DAY_MS],
  ['subscription.invoice', 'cancelled', (w) => cancelSubscription(w, subscribed(w).id), {}, START_MS + DAY_MS],
  ['subscription.invoice', 'due at another time', subscribed, {}, START_MS + DAY_MS - 1],
];

describe('A job whose record has moved on', () => {
  it.each(STALE)('does nothing: %s of one that is %s', (kind, _state, make, settings = {}, due_ms = START_MS) => {
    const { world } = testWorld({ settings });
    const { id } = turn(world, make);
    const before = exported(world);
    fallsDue(world, kind, id, due_ms);
    expect(exported(world)).toEqual(before);
  });
});
