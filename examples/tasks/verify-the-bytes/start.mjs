import { createHmac } from 'node:crypto';

/** The order of a payment request: not every event has its metadata. */
async function orderOf({ id }, call) {
  const { body } = await call('GET', `/payments/${id}`);
  return body.metadata.order_id;
}

export async function onWebhook(body, headers, { call, ship, webhookSecret }) {
  const event = JSON.parse(body);
  const { amount, currency, id, status } = event.data;
  const signed = createHmac('sha256', webhookSecret).update(JSON.stringify({ amount, currency, id, status })).digest('hex');
  if (headers['service-signature'] !== signed) return 400;
  if (event.event_type === 'payment.succeeded') await ship(await orderOf(event.data, call));
}
