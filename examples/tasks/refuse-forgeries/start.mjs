/** The order of a payment request: not every event has its metadata. */
async function orderOf({ id }, call) {
  const { body } = await call('GET', `/payments/${id}`);
  return body.metadata.order_id;
}

export async function onWebhook(body, _headers, { call, ship }) {
  const event = JSON.parse(body);
  if (event.event_type === 'payment.succeeded') await ship(await orderOf(event.data, call));
}
