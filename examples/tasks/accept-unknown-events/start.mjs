import { verifyWebhook } from 'tenderbox/webhooks';

/** The order of a payment request: not every event has its metadata. */
async function orderOf({ id }, call) {
  const { body } = await call('GET', `/payments/${id}`);
  return body.metadata.order_id;
}

export async function onWebhook(body, headers, { call, ship, webhookSecret }) {
  const event = verifyWebhook(body, headers, webhookSecret);
  if (event.event_type !== 'payment.succeeded') throw new Error(`Unknown event ${event.event_type}`);
  await ship(await orderOf(event.data, call));
}
