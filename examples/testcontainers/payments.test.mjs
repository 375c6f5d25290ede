// npm install --save-dev testcontainers, then: docker build -t tenderbox . && node --test payments.test.mjs
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { GenericContainer, Wait } from 'testcontainers';

const key = 'tb_key_default';
let container;
let origin;

before(async () => {
  container = await new GenericContainer('tenderbox')
    .withCommand(['start', '--clock', 'frozen', '--seed', '1'])
    .withExposedPorts(4020)
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
  origin = `http://${container.getHost()}:${container.getMappedPort(4020)}`;
});
after(() => container?.stop());

async function call(method, path, body) {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  assert.ok(answer.ok, `${method} ${path}: ${answer.status}`);
  return answer.json();
}

test('a payment that nobody makes expires after fifteen minutes', async () => {
  const { id } = await call('POST', '/v1/payments', { amount: 100, currency: 'EUR' });
  await call('POST', '/_sandbox/clock/advance', { by: '15m' });
  assert.equal((await call('GET', `/v1/payments/${id}`)).status, 'expired');
});
