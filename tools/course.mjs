/**
 * The calls of the determinism course, whatever carries them: payments that are paid, refunded, repeated and refused, invoices, payouts,
 * scenarios, and time that goes by.
 */
const BTC_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** @param call makes one: method, path, body and further headers. It gives the JSON of the answer */
export async function runCourse(call) {
  for (let round = 1; round <= 25; round++) {
    const payment = {
      amount: round * 3.17,
      currency: ['EUR', 'USD', 'JPY'][round % 3],
      description: `Straße № ${round} ☕`,
    };
    if (payment.currency === 'JPY') payment.amount = round * 100;
    const key = { 'idempotency-key': `key-${round}` };
    const { id } = await call('POST', '/v1/payments', payment, key);
    await call('POST', '/v1/payments', payment, key);
    await call('POST', '/v1/payments', { ...payment, amount: -round });
    if (round % 3 === 0)
      await call('POST', `/_sandbox/payments/${id}/pay`, { currency: ['BTC', 'ETH', 'SOL'][(round / 3) % 3] });
    if (round % 6 === 0) await call('POST', `/_sandbox/payments/${id}/refund`, {});
    if (round % 4 === 0)
      await call('POST', '/v1/payouts', { amount: 0.001 * round, currency: 'BTC', address: BTC_ADDRESS });
    if (round % 5 === 0) {
      const invoice = await call('POST', '/v1/invoices', { amount: round, currency: 'EUR', due_date: '2026-12-01' });
      if (round % 10 === 0) await call('POST', `/_sandbox/invoices/${invoice.id}/pay`, {});
    }
    if (round % 7 === 0)
      await call('POST', '/v1/payments', {
        amount: 9,
        currency: 'EUR',
        metadata: { sandbox_scenario: 'payment-underpaid-then-completed' },
      });
    await call('POST', '/_sandbox/clock/advance', { by: `${round}m` });
  }
  await call('POST', '/_sandbox/settle', {});
  await call('POST', '/_sandbox/clock/advance', { by: '3d' });
  await call('POST', '/_sandbox/settle', {});
  for (const path of ['payments', 'transactions', 'invoices', 'payouts']) await call('GET', `/v1/${path}?limit=100`);
}
