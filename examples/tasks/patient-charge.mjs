// The reference charge of the tasks about calls that fail: one key for each order, and patience.
const AGAIN = [429, 500, 503];

export async function work({ call, sleep }, order) {
  const body = { amount: order.amount, currency: 'EUR', metadata: { order_id: order.id } };
  for (let attempt = 0; attempt < 8; attempt++) {
    const answer = await call('POST', '/payments', body, { 'Idempotency-Key': `order-${order.id}` }).catch(() => undefined);
    if (answer !== undefined && !AGAIN.includes(answer.status)) return;
    const asked_ms = Number(answer?.headers.get('Retry-After') ?? 0) * 1000;
    await sleep(Math.max(asked_ms, 1000 * 2 ** attempt));
  }
  throw new Error('The payment request could not be created.');
}
