/** Payment links: an address that makes a payment request each time that its page is confirmed. */

import { describe, expect, it } from 'vitest';
import {
  activatePaymentLink,
  createPaymentLink,
  deactivatePaymentLink,
  type NewPaymentLink,
  openPaymentLink,
  paymentLinkUrl,
} from '../../src/domain/billing/payment-links.js';
import { publicPayment } from '../../src/domain/payments/payments.js';
import { pay } from '../../src/domain/payments/receiving.js';
import { RESOURCES } from '../../src/domain/resources.js';
import { exportWorld, readWorldState } from '../../src/domain/state/state.js';
import { eventsOf, importWorld, ORIGIN, refusal, testWorld, turn } from '../support/world.js';

const PRICE = { amount: 25, currency: 'EUR', description: 'A year of the newsletter' } as const;

function linked(body: NewPaymentLink = PRICE) {
  const made = testWorld();
  const link = turn(made.world, (world) => createPaymentLink(world, body, ORIGIN));
  return { ...made, link };
}

describe('A payment link', () => {
  it('is an address, and makes nothing by itself', () => {
    const { world, link, events } = linked();
    expect(paymentLinkUrl(world, link)).toMatch(/^http:\/\/127\.0\.0\.1:4020\/l\/plink_[a-z0-9]{24}$/);
    expect(link).toMatchObject({ amount: '2500', status: 'active', payment_request_ids: [] });
    expect([world.payments.size, events]).toEqual([0, []]);
  });

  it('makes a payment request each time that it is opened', () => {
    const made = linked({ ...PRICE, callback_url: 'https://shop.example/thanks', metadata: { product: 7 } });
    expect(eventsOf(made, (world) => openPaymentLink(world, made.link.id))).toEqual(['payment.created']);
    turn(made.world, (world) => openPaymentLink(world, made.link.id, { customer_email: 'ada@example.com' }));
    const [first, second] = made.world.payments.records;
    expect(made.link.payment_request_ids).toEqual([first?.id, second?.id]);
    expect(first && publicPayment(made.world, first)).toMatchObject({
      amount: 25,
      currency: 'EUR',
      description: 'A year of the newsletter',
      callback_url: 'https://shop.example/thanks',
      metadata: { product: 7, payment_link_id: made.link.id },
      payment_url: `${ORIGIN}/pay/${first?.id}`,
    });
    expect(second?.customer_email).toBe('ada@example.com');
  });

  it('gives its payment requests nothing that it has not, also where its amount is said to be none', () => {
    const { world, link } = linked({ currency: 'EUR', amount: null });
    expect(link).not.toHaveProperty('description');
    const payment = turn(world, () => openPaymentLink(world, link.id, { amount: 5 }));
    expect(payment.amount).toBe('500');
    for (const name of ['description', 'callback_url', 'customer_email']) expect(payment).not.toHaveProperty(name);
  });

  it('has payment pages where the customer is', () => {
    const { world, link } = linked();
    const payment = turn(world, () => openPaymentLink(world, link.id, {}, 'https://pay.example'));
    expect(publicPayment(world, payment).payment_url).toBe(`https://pay.example/pay/${payment.id}`);
  });

  it('makes payment requests that are paid like any other', () => {
    const { world, link } = linked();
    const { id } = turn(world, () => openPaymentLink(world, link.id));
    turn(world, () => pay(world, id, { currency: 'BTC' }));
    expect(world.payments.get(id)?.status).toBe('paid');
  });

  it('may leave the amount to the customer, and then needs it', () => {
    const { world, link } = linked({ currency: 'EUR' });
    expect(refusal(() => openPaymentLink(world, link.id))).toMatchObject({
      kind: 'invalid_value',
      extras: { detail: { parameter: 'amount', rule: 'required' } },
    });
    expect(turn(world, () => openPaymentLink(world, link.id, { amount: 12.5 })).amount).toBe('1250');
    expect(refusal(() => openPaymentLink(world, link.id, { amount: 0.001 })).extras.detail?.rule).toBe('decimals:2');
    expect(world.payments.size).toBe(1);
  });

  it('has a price that the customer cannot change', () => {
    const { world, link } = linked();
    expect(refusal(() => openPaymentLink(world, link.id, { amount: 1 })).message).toContain('25 EUR');
    expect(turn(world, () => openPaymentLink(world, link.id, { amount: 25 })).amount).toBe('2500');
  });

  it('makes none while it is inactive', () => {
    const { world, link } = linked();
    turn(world, () => deactivatePaymentLink(world, link.id));
    expect(refusal(() => openPaymentLink(world, link.id))).toMatchObject({
      kind: 'illegal_move',
      extras: { allowed: ['be activated'] },
    });
    expect(refusal(() => deactivatePaymentLink(world, link.id)).kind).toBe('illegal_move');
    turn(world, () => activatePaymentLink(world, link.id));
    expect(refusal(() => activatePaymentLink(world, link.id)).kind).toBe('illegal_move');
    expect(turn(world, () => openPaymentLink(world, link.id)).status).toBe('pending');
    expect(refusal(() => world.payment_links.require('plink_nope')).kind).toBe('not_found');
  });

  it.each<[string, NewPaymentLink, string]>([
    ['more decimals than the currency has', { amount: 0.001, currency: 'EUR' }, 'decimals:2'],
    ['nothing', { amount: 0, currency: 'EUR' }, 'positive_numeric'],
  ])('is not made of %s', (_name, body, rule) => {
    const { world } = testWorld();
    expect(refusal(() => createPaymentLink(world, body, ORIGIN)).extras.detail?.rule).toBe(rule);
    expect(world.payment_links.size).toBe(0);
  });

  it('is one of a bounded number', () => {
    const { world } = testWorld();
    for (let i = 0; i < RESOURCES.payment_link.most; i++) createPaymentLink(world, PRICE, ORIGIN);
    expect(refusal(() => createPaymentLink(world, PRICE, ORIGIN))).toMatchObject({ kind: 'illegal_move' });
  });

  it('survives export and import, and is rejected where its parts do not fit', () => {
    const { world, worlds, link } = linked();
    turn(world, () => openPaymentLink(world, link.id));
    const document = exportWorld(world);
    worlds.reset(world);
    expect(world.payment_links.size).toBe(0);
    const read = readWorldState(document, world.env);
    if (!('data' in read)) throw new Error(JSON.stringify(read.issues));
    importWorld(worlds, world, read.data);
    expect(world.payment_links.require(link.id)).toEqual(link);
    const links = document.payment_links as object[];
    const faulty = {
      ...document,
      payment_links: [{ ...links[0], status: 'gone', payment_request_ids: ['pay_req_x'] }],
    };
    expect(readWorldState(faulty, world.env)).toMatchObject({ issues: [{ path: 'payment_links[0].status' }] });
    const lost = { ...document, payment_links: [{ ...links[0], payment_request_ids: ['pay_req_x'] }] };
    expect(readWorldState(lost, world.env)).toMatchObject({
      issues: [{ path: 'payment_links[0].payment_request_ids' }],
    });
  });

  it('is not needed in exports of earlier versions', () => {
    const { world } = testWorld();
    const { payment_links: _, ...earlier } = exportWorld(world);
    const read = readWorldState(earlier, world.env);
    expect('data' in read && read.data.payment_links).toEqual([]);
  });
});
