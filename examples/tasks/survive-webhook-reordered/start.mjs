import { verifyWebhook } from 'tenderbox/webhooks';

const states = new Map();

/** The order of a payment request: not every event has its metadata. */
async function orderOf({ id }, call) {
  const { body } = await call('GET', `/payments/${id}`);
  return body.metadata.order_id;
}

export async function onWebhook(body, headers, { webhookSecret }) {
  const { event_type, data } = verifyWebhook(body, headers, webhookSecret);
  if (event_type.startsWith('payment.')) states.set(data.id, data.status);
}

export async function evening({ call, ship }) {
  for (const [id, status] of states) if (status === 'paid') await ship(await orderOf({ id }, call));
}
