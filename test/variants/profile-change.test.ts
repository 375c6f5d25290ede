/** What becomes of subscriptions when the profile that they were made under changes. */
import { describe, expect, test } from 'vitest';
import { call, createPayment, openBox, openReceiver } from '../support/box.js';

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
