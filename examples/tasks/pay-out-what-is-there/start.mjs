export async function work({ call, supplier }, debts) {
  for (const { to, amount } of debts) {
    const { status } = await call('POST', '/payouts', { amount, currency: 'BTC', address: supplier, description: to });
    if (status !== 201) throw new Error(`${to} cannot be paid.`);
  }
}
