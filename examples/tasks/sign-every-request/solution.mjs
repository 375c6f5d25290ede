import { createHmac } from 'node:crypto';

export async function work({ url, publicKey, secretKey, now }) {
  const { pathname } = new URL(`${url}/payments`);
  const timestamp = String(Math.floor((await now()) / 1000));
  const text = JSON.stringify({ amount: 10, currency: 'EUR', metadata: { order_id: '7' } });
  const signature = createHmac('sha256', secretKey).update(`POST${pathname}${timestamp}${text}`).digest('base64');
  await fetch(`${url}/payments`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': 'order-7',
      'X-API-Key': publicKey,
      'X-API-Timestamp': timestamp,
      'X-API-Signature': signature,
    },
    body: text,
  });
}
