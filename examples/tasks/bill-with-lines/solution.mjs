export async function work({ call }) {
  const items = [
    { name: 'Chair', quantity: 2, unit_price: 45 },
    { name: 'Table', quantity: 1, unit_price: 120 },
  ];
  const body = { amount: 210, currency: 'EUR', customer_name: 'Ada Lovelace', due_date: '2026-12-24', items };
  await call('POST', '/invoices', body, { 'Idempotency-Key': 'invoice-1' });
}
