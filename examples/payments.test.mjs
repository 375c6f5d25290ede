// A sandbox inside a test. Run it with: node --test examples/payments.test.mjs
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { createTenderbox } from 'tenderbox';
import { verifyWebhook } from 'tenderbox/webhooks';

const secret = 'whsec_demo';
const received = [];
const receiver = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push(verifyWebhook(Buffer.concat(chunks), request.headers, secret));
  response.writeHead(204).end();
});

let box;
before(async () => {
  await new Promise((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const webhook = `http://127.0.0.1:${receiver.address().port}/webhooks`;
  box = await createTenderbox({ clock: 'frozen', seed: 1, webhook, webhookSecret: secret });
});
after(async () => {
  await box.close();
  receiver.close();
});

async function createPayment(body) {
  const answer = await fetch(`${box.url}/payments`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${box.apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.equal(answer.status, 201);
  return answer.json();
}

test('a paid payment request is reported by a signed webhook', async () => {
  const { id } = await createPayment({ amount: 100, currency: 'EUR' });
  await box.payments.pay(id, { currency: 'BTC' });
  await box.settle();
  const success = received.find(({ event_type, data }) => event_type === 'payment.succeeded' && data.id === id);
  assert.equal(success?.data.status, 'paid');
});

test('a payment request that nobody pays expires after fifteen minutes', async () => {
  const { id } = await createPayment({ amount: 100, currency: 'EUR' });
  await box.clock.advance('15m');
  const { payment } = await box.payments.get(id);
  assert.equal(payment.status, 'expired');
});
