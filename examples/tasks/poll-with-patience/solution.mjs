export async function work({ call, ship, sleep }) {
  const order = { amount: 10, currency: 'EUR', metadata: { sandbox_scenario: 'slow-customer' } };
  const { body } = await call('POST', '/payments', order, { 'Idempotency-Key': 'order-7' });
  for (let asked = 0; asked < 30; asked++) {
    const { body: now } = await call('GET', `/payments/${body.id}`);
    if (now.status === 'paid') return ship('7');
    await sleep(30_000);
  }
}
