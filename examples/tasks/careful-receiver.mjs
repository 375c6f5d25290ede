// The reference receiver of the tasks about webhooks: verifies, handles each event once, ships what is paid.
import { verifyWebhook } from 'tenderbox/webhooks';

const handled = new Set();

/** The order of a payment request: not every event has its metadata. */
async function orderOf({ id }, call) {
  const { body } = await call('GET', `/payments/${id}`);
  return body.metadata.order_id;
}

export async function onWebhook(body, headers, { call, ship, webhookSecret }) {
  let event;
  try {
    event = verifyWebhook(body, headers, webhookSecret);
  } catch {
    return 400;
  }
  // Noted before anything is waited for: the same event may come at the same moment.
  if (handled.has(event.event_id)) return 204;
  handled.add(event.event_id);
  if (event.event_type === 'payment.succeeded') await ship(await orderOf(event.data, call));
  return 204;
}
