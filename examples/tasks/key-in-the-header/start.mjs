export async function work({ url, apiKey }) {
  await fetch(`${url}/payments?api_key=${apiKey}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json', 'Idempotency-Key': 'order-7' },
    body: JSON.stringify({ amount: 10, currency: 'EUR' }),
  });
}
