/** Each verb names every record that it changes: a store that writes only these has the whole world. */

import { describe, it } from 'vitest';
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
import { invoicePayment, voidInvoice } from '../../src/domain/invoices/outcomes.js';
import type { Settings } from '../../src/domain/merchants/settings.js';
import { expirePayment, failPayment, refund } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { confirm, drop, pay, receive } from '../../src/domain/payments/receiving.js';
import { completePayout, createPayout, failPayout, processPayout } from '../../src/domain/payouts/payouts.js';
import type { World } from '../../src/domain/world.js';
import { advanceBy, DAY_MS, HOUR_MS, ORIGIN, testWorld, turn } from '../support/world.js';
import { kept } from './kept.js';

const USD = { amount: 120, currency: 'USD' } as const;
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const requested = (w: World) => createPayment(w, USD, ORIGIN);
const drafted = (w: World) => createInvoice(w, USD, ORIGIN);
const sent = (w: World) => createPayout(w, { amount: 1, currency: 'BTC', address: ADDRESS });
const linked = (w: World) => createPaymentLink(w, USD, ORIGIN);
const subscribed = (w: World) => createSubscription(w, { ...USD, interval: 'day' }, ORIGIN);

type Verb = (world: World, id: string) => unknown;
/** A record, and what is done with it, one turn after the other. */
const COURSES: [string, (world: World) => { id: string }, Verb[], Partial<Settings>?][] = [
  [
    'confirmed block by block',
    requested,
    [receive, (w, id) => confirm(w, id, { confirmations: 1 }), (w, id) => confirm(w, id, { confirmations: 1 }), refund],
  ],
  ['overpaid by what comes later', requested, [receive, receive, confirm]],
  [
    'paid in parts and returned in parts',
    requested,
    [(w, id) => pay(w, id, { percent: 50 }), pay, (w, id) => refund(w, id, { percent: 50 }), refund],
  ],
  ['dropped', requested, [receive, drop, receive, (w) => advanceBy(w, DAY_MS)]],
  ['expired and paid late', requested, [expirePayment, receive, confirm]],
  ['expired and returned', requested, [expirePayment, pay], { late_payment: 'refund' }],
  [
    'expired with a part that is accepted',
    requested,
    [(w, id) => receive(w, id, { percent: 50 }), expirePayment, confirm],
    { underpayment: 'accept' },
  ],
  ['failed', requested, [receive, failPayment]],
  ['an invoice that is paid', drafted, [openInvoice, (w, id) => pay(w, invoicePayment(w, id).id)]],
  ['an invoice that is past due and void', drafted, [openInvoice, invoicePayment, markPastDue, voidInvoice]],
  ['a payout', sent, [processPayout, completePayout]],
  ['a payout that fails', sent, [processPayout, failPayout]],
  ['a payout of the clock', sent, [(w) => advanceBy(w, HOUR_MS)]],
  ['a payment link', linked, [openPaymentLink, deactivatePaymentLink, activatePaymentLink, openPaymentLink]],
  [
    'a subscription',
    subscribed,
    [
      (w) => advanceBy(w, 2 * DAY_MS),
      pauseSubscription,
      resumeSubscription,
      (w) => advanceBy(w, DAY_MS),
      cancelSubscription,
    ],
  ],
];

describe('What is written is the whole world, turn after turn:', () => {
  it.each(COURSES)('%s', (_name, make, verbs, settings = {}) => {
    const { world, save, expectSame } = kept(testWorld({ settings }));
    const { id } = turn(world, make);
    save();
    expectSame();
    for (const verb of verbs) {
      turn(world, () => verb(world, id));
      save();
      expectSame();
    }
  });
});
