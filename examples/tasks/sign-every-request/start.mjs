export async function work({ call }) {
  await call('POST', '/payments', { amount: 10, currency: 'EUR', metadata: { order_id: '7' } });
}
