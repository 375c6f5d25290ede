import { onWebhook as receive } from '../careful-receiver.mjs';

const shipped = new Set();

const once = (ship) => async (order) => {
  if (shipped.has(order)) return;
  shipped.add(order);
  await ship(order);
};

export const onWebhook = (body, headers, tools) => receive(body, headers, { ...tools, ship: once(tools.ship) });

export async function evening({ call, ship }) {
  const { body } = await call('GET', '/payments?limit=100');
  for (const { id, status } of body.data) {
    if (status !== 'paid') continue;
    const { metadata } = (await call('GET', `/payments/${id}`)).body;
    await once(ship)(metadata.order_id);
  }
}
