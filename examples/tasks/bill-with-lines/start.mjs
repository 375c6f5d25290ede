export async function work({ call }) {
  await call('POST', '/invoices', { amount: 165, currency: 'EUR', items: [{ name: 'Chair', quantity: 2, unit_price: 45 }] });
}
