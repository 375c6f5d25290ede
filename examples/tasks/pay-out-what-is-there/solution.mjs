export async function work({ call, supplier }, debts) {
  for (const { to, amount } of debts) {
    const body = { amount, currency: 'BTC', address: supplier, description: to };
    await call('POST', '/payouts', body, { 'Idempotency-Key': `debt-${to}` });
  }
}
