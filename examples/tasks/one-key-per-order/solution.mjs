export async function work({ call }, orders) {
  for (const { id, amount } of orders) {
    const body = { amount, currency: 'EUR', metadata: { order_id: id } };
    await call('POST', '/payments', body, { 'Idempotency-Key': `order-${id}` });
  }
}
