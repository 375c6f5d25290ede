export async function work({ call }, orders) {
  for (const { id, currency } of orders) {
    const body = { amount: 10, currency, metadata: { order_id: id } };
    for (let attempt = 0; attempt < 5; attempt++) {
      const { status } = await call('POST', '/payments', body, { 'Idempotency-Key': `order-${id}-${attempt}` });
      if (status === 201) break;
    }
  }
}
