import { verifyWebhook } from 'tenderbox/webhooks';

const shipped = new Set();

/** The order of a payment request: not every event has its metadata. */
async function orderOf({ id }, call) {
  const { body } = await call('GET', `/payments/${id}`);
  return body.metadata.order_id;
}

export async function onWebhook(body, headers, { call, ship, webhookSecret }) {
  const { event_type, data } = verifyWebhook(body, headers, webhookSecret);
  if (!event_type.startsWith('payment.') || event_type === 'payment.created') return;
  const order = await orderOf(data, call);
  if (shipped.has(order)) return;
  shipped.add(order);
  await ship(order);
}
