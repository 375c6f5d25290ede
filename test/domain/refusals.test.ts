/** What a refusal tells: which parameter, what it was, which rule it broke, and in words what would have been right. */
import { describe, expect, it } from 'vitest';
import { createPaymentLink, deactivatePaymentLink, openPaymentLink } from '../../src/domain/billing/payment-links.js';
import { cancelSubscription, createSubscription } from '../../src/domain/billing/subscriptions.js';
import { createInvoice, openInvoice } from '../../src/domain/invoices/invoices.js';
import { invoicePayment, voidInvoice } from '../../src/domain/invoices/outcomes.js';
import { expirePayment, refund } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { confirm, drop, pay, receive } from '../../src/domain/payments/receiving.js';
import { createPayout, failPayout, processPayout } from '../../src/domain/payouts/payouts.js';
import type { ProblemDetail } from '../../src/domain/problems.js';
import type { World } from '../../src/domain/world.js';
import { exported, ORIGIN, refusal, type TestWorldOptions, testWorld, turn } from '../support/world.js';

const USD = { amount: 120, currency: 'USD' } as const;
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const requested = (w: World): string => createPayment(w, USD, ORIGIN).id;
const half = (w: World): string => receive(w, requested(w), { percent: 50, currency: 'BTC' }).id;
const paid = (w: World): string => pay(w, requested(w)).id;
const fixed = (w: World): string => createPaymentLink(w, USD, ORIGIN).id;
const free = (w: World): string => createPaymentLink(w, { currency: 'EUR' }, ORIGIN).id;
const pays = (w: World, change: object) => createPayout(w, { amount: 1, currency: 'BTC', address: ADDRESS, ...change });
const PLAN = { ...USD, interval: 'month' } as const;

type Prepare = (world: World) => string;
type Case = [
  name: string,
  prepare: Prepare,
  verb: (world: World, id: string) => unknown,
  detail: ProblemDetail,
  says: string,
  options?: TestWorldOptions,
];
const nothing: Prepare = () => '';

const VALUES: Case[] = [
  [
    'a currency that there is not',
    nothing,
    (w) => createPayment(w, { ...USD, currency: 'XXX' as never }, ORIGIN),
    { parameter: 'currency', value: 'XXX', rule: expect.stringMatching(/^in:BTC,ETH,.*,JPY$/) },
    'currency must be one of BTC, ETH,',
  ],
  [
    'an expiry that is over',
    nothing,
    (w) => createPayment(w, { ...USD, expires_at: '2026-11-20T16:00:00Z' }, ORIGIN),
    { parameter: 'expires_at', value: '2026-11-20T16:00:00Z', rule: 'after:now' },
    'expires_at must be later than now',
  ],
  [
    'an expiry that is far off',
    nothing,
    (w) => createPayment(w, { ...USD, expires_at: '2027-11-20T16:00:00Z' }, ORIGIN),
    { parameter: 'expires_at', value: '2027-11-20T16:00:00Z', rule: 'max:30d' },
    'at most 30 days ahead',
  ],
  [
    'another currency for the rest',
    half,
    (w, id) => receive(w, id, { currency: 'ETH' }),
    { parameter: 'currency', value: 'ETH', rule: 'in:BTC' },
    'the rest is taken in BTC only, not in ETH',
  ],
  [
    'a network that the currency has not',
    requested,
    (w, id) => receive(w, id, { currency: 'BTC', network: 'tron' }),
    { parameter: 'network', value: 'tron', rule: 'in:bitcoin' },
    'BTC is received on bitcoin.',
  ],
  [
    'a network that a currency of several has not',
    requested,
    (w, id) => receive(w, id, { currency: 'USDT', network: 'bitcoin' }),
    { parameter: 'network', value: 'bitcoin', rule: expect.stringMatching(/^in:\w+,\w+/) },
    'USDT is received on ',
  ],
  [
    'a refund beyond what was paid',
    paid,
    (w, id) => refund(w, id, { amount: 120.01 }),
    { parameter: 'amount', value: 120.01, rule: 'max:120' },
    'At most 120 USD is left to refund',
  ],
  [
    'a refund below the smallest unit',
    paid,
    (w, id) => refund(w, id, { percent: 0.000001 }),
    { parameter: 'amount', value: null, rule: 'positive_numeric' },
    'less than the smallest unit',
  ],
  [
    'a refund without the funds',
    paid,
    (w, id) => refund(w, id),
    { parameter: 'amount', rule: 'max:0.00198' },
    'The refund needs 0.002 BTC, and 0.00198 is available. Add funds first (PUT /_sandbox/balance)',
    { balances: {} },
  ],
  [
    'a payout below the minimum',
    nothing,
    (w) => pays(w, { amount: 0.0001 }),
    { parameter: 'amount', value: 0.0001, rule: 'min:0.0002' },
    'below the minimum withdrawal of 0.0002 BTC',
  ],
  [
    'a payout to no address',
    nothing,
    (w) => pays(w, { address: 'nowhere' }),
    { parameter: 'address', value: 'nowhere', rule: 'format:address', reason: expect.stringMatching(/./) },
    'address is not a valid BTC address: ',
  ],
  [
    'a payout without the funds',
    nothing,
    (w) => pays(w, { amount: 2 }),
    { parameter: 'amount', value: 2, rule: 'max:1.49995' },
    'needs 2.00005 BTC with its network fee, and 1.5 BTC is available',
    { balances: { BTC: '150000000' } },
  ],
  [
    'a payout where not even the fee is there',
    nothing,
    (w) => pays(w, { amount: 2 }),
    { parameter: 'amount', value: 2, rule: 'max:0' },
    'and 0.00003 BTC is available',
    { balances: { BTC: '3000' } },
  ],
  [
    'items that do not add up',
    nothing,
    (w) => createInvoice(w, { ...USD, items: [{ name: 'x', quantity: 1, unit_price: 1 }] }, ORIGIN),
    { parameter: 'amount', value: 120, rule: 'sum:items' },
    'must equal the sum of quantity × unit_price',
    { settings: { invoice_items: 'enforce' } },
  ],
  [
    'another amount for a link that has one',
    fixed,
    (w, id) => openPaymentLink(w, id, { amount: 5 }),
    { parameter: 'amount', value: 5, rule: 'in:120' },
    'The amount of this link is fixed: 120 USD',
  ],
  [
    'no amount for a link that has none',
    free,
    (w, id) => openPaymentLink(w, id),
    { parameter: 'amount', value: null, rule: 'required' },
    'leaves the amount to the customer',
  ],
  [
    'a subscription that begins in the past',
    nothing,
    (w) => createSubscription(w, { ...PLAN, start_at: '2026-11-20T16:59:59Z' }, ORIGIN),
    { parameter: 'start_at', value: '2026-11-20T16:59:59Z', rule: 'min:now' },
    'start_at must not be in the past',
  ],
  [
    'a subscription that begins far off',
    nothing,
    (w) => createSubscription(w, { ...PLAN, start_at: '2027-11-22T17:00:00Z' }, ORIGIN),
    { parameter: 'start_at', value: '2027-11-22T17:00:00Z', rule: 'max:366d' },
    'at most 366 days ahead',
  ],
];

describe('A value is rejected with its parameter, its rule and its reason:', () => {
  it.each(VALUES)('%s', (_name, prepare, verb, detail, says, options) => {
    const { world } = testWorld(options);
    const id = turn(world, prepare);
    const before = exported(world);
    const problem = refusal(() => verb(world, id));
    expect(problem.extras.detail).toEqual(detail);
    expect(problem.message).toContain(says);
    expect(exported(world)).toEqual(before);
  });
});

const MOVES: [string, Prepare, (world: World, id: string) => unknown, string, string[]?][] = [
  ['a payment request', paid, (w, id) => pay(w, id), 'Payment request', ['refund']],
  [
    'an expiry while it is confirming',
    (w) => receive(w, requested(w)).id,
    (w, id) => expirePayment(w, id),
    'is detected (fully received) and cannot expire while it is confirming',
    ['receive', 'confirm', 'pay', 'drop', 'fail'],
  ],
  ['nothing to confirm', half, (w, id) => confirm(w, drop(w, id).id), 'cannot confirm'],
  [
    'nothing that waits',
    (w) => confirm(w, half(w)).id,
    (w, id) => confirm(w, id),
    'has no transaction that waits for confirmations. Let the customer send something first (receive)',
  ],
  [
    'an invoice',
    (w) => voidInvoice(w, createInvoice(w, USD, ORIGIN).id).id,
    (w, id) => openInvoice(w, id),
    'Invoice',
    [],
  ],
  [
    'an invoice that is being paid',
    (w) => {
      const { id } = createInvoice(w, USD, ORIGIN);
      receive(w, invoicePayment(w, id).id);
      return id;
    },
    (w, id) => voidInvoice(w, id),
    'is being paid (pay_req_',
  ],
  ['a payout', (w) => failPayout(w, pays(w, {}).id).id, (w, id) => processPayout(w, id), 'Payout', []],
  [
    'a review of a payout that was sent',
    (w) => processPayout(w, pays(w, {}).id).id,
    (w, id) => failPayout(w, id, { stage: 'review' }),
    'is processing and cannot be rejected in review',
    ['complete', 'fail at broadcast'],
  ],
  [
    'a subscription',
    (w) => cancelSubscription(w, createSubscription(w, PLAN, ORIGIN).id).id,
    (w, id) => cancelSubscription(w, id),
    'Subscription',
    [],
  ],
  [
    'a payment link',
    (w) => deactivatePaymentLink(w, fixed(w)).id,
    (w, id) => openPaymentLink(w, id),
    'Payment link',
    ['be activated'],
  ],
];

describe('A move is rejected with what the record is and what it may do:', () => {
  it.each(MOVES)('%s', (_name, prepare, verb, says, allowed) => {
    const { world } = testWorld();
    const id = turn(world, prepare);
    const problem = refusal(() => verb(world, id));
    expect(problem.kind).toBe('illegal_move');
    expect(problem.message).toContain(says);
    if (allowed !== undefined) expect(problem.extras.allowed).toEqual(allowed);
    for (const verbs of allowed ?? []) expect(problem.message).toContain(verbs);
    if (allowed?.length === 0) expect(problem.message).toContain('is final');
  });
});

describe('An id that names nothing is rejected with what there is none of:', () => {
  it.each([
    ['payment request', 'payments'],
    ['invoice', 'invoices'],
    ['payout', 'payouts'],
    ['payment link', 'payment_links'],
    ['subscription', 'subscriptions'],
    ['transaction', 'transactions'],
    ['event', 'events'],
    ['delivery', 'deliveries'],
    ['run', 'runs'],
  ] as const)('%s', (what, list) => {
    const problem = refusal(() => testWorld().world[list].require('x_nowhere'));
    expect(problem.kind).toBe('not_found');
    expect(problem.message).toBe(`There is no ${what} with the id "x_nowhere".`);
    expect(refusal(() => testWorld().world[list].require('x'.repeat(500))).message).toContain(`"${'x'.repeat(100)}".`);
  });

  it('transaction of a payment request', () => {
    const { world } = testWorld();
    const id = turn(world, half);
    const problem = refusal(() => confirm(world, id, { transaction_id: 'txn_other' }));
    expect(problem.message).toBe(`There is no transaction of ${id} with the id "txn_other".`);
  });
});
