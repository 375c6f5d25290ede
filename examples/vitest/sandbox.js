// A fixture: each test gets a merchant of its own, so that tests run side by side and none sees another's records or time.
import { test as base, inject } from 'vitest';

async function control(method, path, body, apiKey) {
  const answer = await fetch(inject('controlUrl') + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export const test = base.extend({
  merchant: async ({ task }, use) => {
    const account = await control('POST', '/merchants', { label: task.name, clock: { mode: 'frozen' } });
    const apiKey = account.api_key;
    await use({
      url: inject('controlUrl').replace('/_sandbox', '/v1'),
      apiKey,
      pay: (id) => control('POST', `/payments/${id}/pay`, { currency: 'BTC' }, apiKey),
      advance: (by) => control('POST', '/clock/advance', { by }, apiKey),
    });
    await control('DELETE', `/merchants/${account.id}`, {});
  },
});
