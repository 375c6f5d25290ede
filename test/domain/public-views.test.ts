/** Records as the public API shows them: exactly the fields of the description, those that were not given absent. */
import { describe, expect, it } from 'vitest';
import { createWebhook, publicWebhook, webhookItem } from '../../src/domain/endpoints/webhooks.js';
import { createInvoice, invoiceItem, invoiceUrl, publicInvoice } from '../../src/domain/invoices/invoices.js';
import { payInvoice } from '../../src/domain/invoices/outcomes.js';
import { publicBalance, setAvailable } from '../../src/domain/ledger/ledger.js';
import { publicAccount } from '../../src/domain/merchants/merchants.js';
import {
  createPayment,
  paymentItem,
  paymentUrl,
  publicPayment,
  succeededPayment,
} from '../../src/domain/payments/payments.js';
import { pay } from '../../src/domain/payments/receiving.js';
import { publicTransaction, transactionItem } from '../../src/domain/payments/transactions.js';
import {
  completePayout,
  createdPayout,
  createPayout,
  payoutItem,
  processPayout,
  publicPayout,
} from '../../src/domain/payouts/payouts.js';
import { advanceBy, MINUTE_MS, ORIGIN, testWorld, turn } from '../support/world.js';

const NOW = '2026-11-20T17:00:00Z';
const LATER = '2026-11-20T17:01:00Z';
const USD = { amount: 120.5, currency: 'USD' } as const;
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('A payment request', () => {
  const GIVEN = {
    description: 'A book',
    callback_url: 'https://shop.example/',
    metadata: { order: 7 },
    customer_email: 'ada@example.com',
  };

  it('is listed with seven fields', () => {
    const { world } = testWorld();
    const payment = turn(world, () => createPayment(world, { ...USD, ...GIVEN }, ORIGIN));
    expect(paymentUrl(world, payment)).toBe(`${ORIGIN}/pay/${payment.id}`);
    expect(paymentItem(world, payment)).toStrictEqual({
      id: payment.id,
      amount: 120.5,
      currency: 'USD',
      status: 'pending',
      payment_url: `${ORIGIN}/pay/${payment.id}`,
      created_at: NOW,
      expires_at: '2026-11-20T17:15:00Z',
    });
  });

  it.each(Object.keys(GIVEN) as (keyof typeof GIVEN)[])(
    'is shown with its %s where one was given, and nothing else',
    (name) => {
      const { world } = testWorld();
      const [bare, one] = [{}, { [name]: GIVEN[name] }].map((more) =>
        turn(world, () => createPayment(world, { ...USD, ...more }, ORIGIN)),
      );
      if (bare === undefined || one === undefined) throw new Error('unreachable');
      expect(publicPayment(world, bare)).toStrictEqual(paymentItem(world, bare));
      expect(publicPayment(world, one)).toStrictEqual({ ...paymentItem(world, one), [name]: GIVEN[name] });
    },
  );

  it('that is paid says when, how much of what, and by which transaction', () => {
    const { world } = testWorld();
    const payment = turn(world, () => createPayment(world, { ...USD, ...GIVEN }, ORIGIN));
    advanceBy(world, MINUTE_MS);
    turn(world, () => pay(world, payment.id, { currency: 'BTC' }));
    const paid = {
      paid_at: LATER,
      paid_amount: 0.00200834,
      paid_currency: 'BTC',
      transaction_id: payment.transaction_ids[0],
    };
    expect(publicPayment(world, payment)).toStrictEqual({ ...paymentItem(world, payment), ...GIVEN, ...paid });
    const { expires_at: _, ...shown } = paymentItem(world, payment);
    expect(succeededPayment(world, payment)).toStrictEqual({ ...shown, ...paid });
    expect(Object.keys(succeededPayment(world, payment))).toHaveLength(10);
  });
});

describe('A transaction', () => {
  it('is listed without its fee and shown with it', () => {
    const { world } = testWorld();
    const { id } = turn(world, () => createPayment(world, { ...USD, metadata: { order: 7 } }, ORIGIN));
    turn(world, () => pay(world, id, { currency: 'BTC' }));
    const [transaction] = world.data.transactions;
    if (transaction === undefined) throw new Error('nothing was paid');
    const item = {
      id: transaction.id,
      payment_request_id: id,
      amount: 120.5,
      currency: 'USD',
      crypto_amount: 0.00200834,
      crypto_currency: 'BTC',
      status: 'confirmed',
      type: 'payment',
      created_at: NOW,
      updated_at: NOW,
    };
    expect(transactionItem(world, transaction)).toStrictEqual(item);
    expect(publicTransaction(world, transaction)).toStrictEqual({
      ...item,
      fee: 0.00002008,
      fee_currency: 'BTC',
      metadata: { order: 7 },
    });
  });
});

describe('An invoice', () => {
  const GIVEN = {
    description: 'A year',
    customer_name: 'Ada',
    customer_email: 'ada@example.com',
    due_date: '2026-12-24',
  };

  it.each(Object.keys(GIVEN) as (keyof typeof GIVEN)[])('is shown with its %s where one was given', (name) => {
    const { world } = testWorld();
    const items = [{ name: 'x', quantity: 2, unit_price: 60.25 }];
    const body = { ...USD, items, metadata: { n: 1 }, [name]: GIVEN[name] };
    const invoice = turn(world, () => createInvoice(world, body, ORIGIN));
    const item = { id: invoice.id, amount: 120.5, currency: 'USD', status: 'draft', created_at: NOW };
    const given = { [name]: GIVEN[name] };
    expect(invoiceItem(world, invoice)).toStrictEqual({ ...item, ...(name === 'customer_name' ? {} : given) });
    const whole = { ...item, invoice_url: `${ORIGIN}/invoices/${invoice.id}`, items, metadata: { n: 1 } };
    expect(publicInvoice(world, invoice)).toStrictEqual({ ...whole, ...given });
    expect(invoiceUrl(world, invoice)).toBe(whole.invoice_url);
  });

  it('that is paid says when and by what, and one that is not does not', () => {
    const { world } = testWorld();
    const invoice = turn(world, () => createInvoice(world, USD, ORIGIN));
    const before = publicInvoice(world, invoice);
    advanceBy(world, MINUTE_MS);
    turn(world, () => payInvoice(world, invoice.id, { percent: 50 }));
    expect(invoice.payment_request_id).toBeDefined();
    expect(publicInvoice(world, invoice)).toStrictEqual({ ...before, status: 'open' });
    turn(world, () => payInvoice(world, invoice.id));
    const payment = world.payments.get(invoice.payment_request_id ?? '');
    expect(publicInvoice(world, invoice)).toStrictEqual({
      ...before,
      status: 'paid',
      paid_at: LATER,
      payment_request_id: payment?.id,
      transaction_id: payment?.transaction_id,
    });
  });
});

describe('A payout', () => {
  it('is listed, answered when it is made, and shown, each with its own fields', () => {
    const { world } = testWorld();
    const body = { amount: 0.5, currency: 'BTC', address: ADDRESS, fee_level: 'high', metadata: { n: 1 } } as const;
    const payout = turn(world, () => createPayout(world, { ...body, description: 'Wages' }));
    const item = { id: payout.id, amount: 0.5, currency: 'BTC', status: 'pending', address: ADDRESS, created_at: NOW };
    const more = { fee_level: 'high', metadata: { n: 1 }, description: 'Wages' };
    expect(payoutItem(world, payout)).toStrictEqual(item);
    expect(createdPayout(world, payout)).toStrictEqual({ ...item, ...more });
    expect(publicPayout(world, payout)).toStrictEqual({ ...item, ...more, updated_at: NOW });
    turn(world, () => processPayout(world, payout.id));
    expect(publicPayout(world, payout)).toStrictEqual({
      ...item,
      ...more,
      updated_at: NOW,
      status: 'processing',
      transaction_id: world.data.transactions[0]?.id,
    });
    expect(createdPayout(world, payout).status).toBe('pending');
    turn(world, () => completePayout(world, payout.id));
    expect(publicPayout(world, payout)).toMatchObject({ status: 'completed', fee_currency: 'BTC' });
    expect(publicPayout(world, payout).fee_paid).toBe(Number(payout.fee_paid) / 1e8);
  });

  it('has no description when none was given', () => {
    const { world } = testWorld();
    const payout = turn(world, () => createPayout(world, { amount: 0.5, currency: 'BTC', address: ADDRESS }));
    expect(publicPayout(world, payout)).toStrictEqual({
      ...payoutItem(world, payout),
      fee_level: 'medium',
      metadata: {},
      updated_at: NOW,
    });
  });
});

describe('A webhook endpoint', () => {
  it.each([
    [{ secret: 's3cr3t' }, true],
    [{}, false],
  ])('says whether it has a secret, and never which: %j', (secret, provided) => {
    const { world } = testWorld();
    const body = { url: 'https://shop.example/hook', event_types: ['payment.succeeded' as const], ...secret };
    const webhook = createWebhook(world, body);
    const item = { id: webhook.id, url: body.url, event_types: ['payment.succeeded'], created_at: NOW };
    expect(webhookItem(world, webhook)).toStrictEqual(item);
    expect(publicWebhook(world, webhook)).toStrictEqual({ ...item, secret_provided: provided });
  });
});

describe('The account', () => {
  it('is who the merchant is and how it likes to be shown things', () => {
    const { world } = testWorld({ email: 'ada@example.com', business_name: 'Ada & Co' });
    expect(publicAccount(world)).toStrictEqual({
      id: world.id,
      email: 'ada@example.com',
      business_name: 'Ada & Co',
      created_at: NOW,
      settings: { display_currency: 'USD', language: 'en', timezone: 'UTC' },
    });
  });
});

describe('The balance', () => {
  it('has each cryptocurrency, other currencies only where there is some, and the facts of all', () => {
    const { world } = testWorld({ balances: { BTC: '150000000', EUR: '1050' } });
    const payment = turn(world, () => createPayment(world, USD, ORIGIN));
    const shown = publicBalance(world);
    expect(shown.available).toStrictEqual({
      ...{ BTC: 1.5, ETH: 0, LTC: 0, USDT: 0, USDC: 0, TRX: 0, XRP: 0, SOL: 0, DOGE: 0 },
      EUR: 10.5,
    });
    expect(Object.keys(shown.pending)).toStrictEqual(Object.keys(shown.available));
    expect(Object.values(shown.pending).every((amount) => amount === 0)).toBe(true);
    expect(Object.keys(shown.currency_details)).toHaveLength(16);
    expect(shown.currency_details.BTC).toStrictEqual({
      minimum_withdrawal: 0.0002,
      network_fee_estimate: { low: 0.00002, medium: 0.00005, high: 0.00012 },
    });
    expect(shown.currency_details.JPY).toStrictEqual({ minimum_withdrawal: 1000 });
    expect(payment.status).toBe('pending');
  });

  it('has a currency of which only some is pending', () => {
    const { world } = testWorld({ balances: {} });
    const entry = { id: 'led_1', at_ms: 0, reason: 'x', resource_id: null, currency: 'GBP', amount: '250' };
    world.books.add({ ...entry, from: 'external', to: 'pending' });
    expect(publicBalance(world)).toMatchObject({ available: { GBP: 0 }, pending: { GBP: 2.5 } });
    setAvailable(world, 'EUR', 1n, 'set');
    expect(publicBalance(world).available.EUR).toBe(0.01);
  });
});

describe('Timestamps', () => {
  it('have milliseconds where the profile asks for them', () => {
    const { world } = testWorld({ settings: { timestamps: 'milliseconds' } });
    const payment = turn(world, () => createPayment(world, USD, ORIGIN));
    expect(paymentItem(world, payment).created_at).toBe('2026-11-20T17:00:00.000Z');
  });
});
