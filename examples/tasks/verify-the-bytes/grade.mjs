export const profile = { webhook_json: 'php' };

export async function play({ order, sandbox }) {
  const { id } = await order('7', {}, { description: 'Crème brûlée / 焼き菓子' });
  await sandbox.payments.pay(id, { currency: 'BTC' });
}

export const grade = async ({ deliveries, shipped }) => [
  [(await shipped('7')) === 1, 'Order 7 was not shipped exactly once.'],
  [deliveries.every(({ status }) => status === 'succeeded'), 'Genuine deliveries were refused.'],
];
