/** What a profile reports, under which names, and what becomes of subscriptions when it changes. */
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '../../src/core/events.js';
import {
  catalogueOf,
  reportedName,
  reportedType,
  subscribedNames,
  subscribedTypes,
} from '../../src/dialects/events.js';
import { call, createPayment, openBox, openReceiver } from '../support/box.js';

const extended = { events: 'extended', envelope: 'form1' } as const;
const named = { events: 'named', envelope: 'form1' } as const;
const form2 = { events: 'extended', envelope: 'form2' } as const;

test('all events are reported under their own names, unless only the named ones are', () => {
  for (const type of EVENT_TYPES) expect(reportedName(type, extended)).toBe(type);
  const reported = EVENT_TYPES.filter((type) => reportedType(type, named) !== undefined);
  expect(reported).toEqual([
    'payment.succeeded',
    'payment.expired',
    'payment.failed',
    'invoice.paid',
    'payout.completed',
  ]);
  expect(reportedType('payment.expired', named)).toBe('payment.failed');
  expect(reportedType('payout.failed', named)).toBeUndefined();
  expect(reportedName('payment.expired', { events: 'named', envelope: 'form2' })).toBe('payment_failed');
});

test('names and types translate into each other', () => {
  for (const settings of [extended, named, form2]) {
    const types = [...catalogueOf(settings)];
    expect(subscribedTypes(subscribedNames(types, settings), settings)).toEqual(types);
  }
  expect(subscribedNames(['payment.succeeded', 'payment.expired'], form2)).toEqual([
    'payment_received',
    'payment_expired',
  ]);
});

describe('a profile that changes while an endpoint is registered', () => {
  test('keeps the subscription, and shows what it reports of it', async () => {
    const [box, receiver] = [await openBox(), await openReceiver()];
    const event_types = ['payment.created', 'payment.succeeded'];
    const body = { url: receiver.url, event_types };
    const { id } = (await call(box, 'POST /webhooks', { body })).body;
    const shown = async () => (await call(box, `GET /webhooks/${id}`)).body.event_types;
    const patch = (profile: object) =>
      fetch(`${box.controlUrl}/profile`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(profile),
      });
    await patch({ envelope: 'form2' });
    expect(await shown()).toEqual(['payment_created', 'payment_received']);
    await patch({ events: 'named' });
    expect(await shown()).toEqual(['payment_received']);
    const payment = await createPayment(box);
    await box.payments.pay(payment.id, { currency: 'BTC' });
    await box.settle();
    expect(receiver.requests.map((request) => JSON.parse(request.body).event)).toEqual(['payment_received']);
    expect((await call(box, 'POST /webhooks', { body })).body.error.details.rule).toBe(
      'in:payment_received,payment_failed,invoice_paid,payout_completed',
    );
    await patch({ envelope: 'form1', events: 'extended' });
    expect(await shown()).toEqual(event_types);
  });

  test('an expiry is a failure where only the named events are sent, and a failed payout is silent', async () => {
    const [box, receiver] = [await openBox({ events: 'named', payment_expiry: 60 }), await openReceiver()];
    await call(box, 'POST /webhooks', {
      body: { url: receiver.url, event_types: ['payment.failed', 'payout.completed'] },
    });
    await createPayment(box);
    await box.clock.advance('61s');
    const events = receiver.requests.map((request) => JSON.parse(request.body));
    expect(events).toMatchObject([{ event_type: 'payment.failed', data: { status: 'expired' } }]);
  });
});
