export async function work({ call }, orders) {
  for (const { id, currency } of orders) {
    const body = { amount: 10, currency, metadata: { order_id: id } };
    await call('POST', '/payments', body, { 'Idempotency-Key': `order-${id}` });
  }
}
