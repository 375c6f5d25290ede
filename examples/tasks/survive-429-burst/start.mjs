export async function work({ call }, order) {
  await call('POST', '/payments', { amount: order.amount, currency: 'EUR', metadata: { order_id: order.id } });
}
