import { verifyWebhook } from 'tenderbox/webhooks';

const states = new Map();

/** The order of a payment request: not every event has its metadata. */
async function orderOf({ id }, call) {
  const { body } = await call('GET', `/payments/${id}`);
  return body.metadata.order_id;
}

export async function onWebhook(body, headers, { webhookSecret }) {
  const { event_type, data, created_at } = verifyWebhook(body, headers, webhookSecret);
  if (!event_type.startsWith('payment.')) return;
  const before = states.get(data.id);
  // Paid is paid, whatever comes late; else the newer event holds.
  if (before?.status === 'paid' || Date.parse(before?.at ?? 0) > Date.parse(created_at)) return;
  states.set(data.id, { status: data.status, at: created_at });
}

export async function evening({ call, ship }) {
  for (const [id, { status }] of states) if (status === 'paid') await ship(await orderOf({ id }, call));
}
