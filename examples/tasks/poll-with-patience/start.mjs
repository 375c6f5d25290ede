export async function work({ call, ship, sleep }) {
  const { body } = await call('POST', '/payments', { amount: 10, currency: 'EUR', metadata: { sandbox_scenario: 'slow-customer' } });
  for (;;) {
    const { body: now } = await call('GET', `/payments/${body.id}`);
    if (now.status === 'paid') return ship('7');
    await sleep(500);
  }
}
