/** Whatever the APIs and the receivers may bring into a world must also come back from a file. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { startReceiver } from '../support/receiver.js';
import { type Control, openSandbox } from './context.js';

let box: Sandbox;
let control: Control;

beforeEach(async () => {
  ({ box, control } = await openSandbox());
});
afterEach(() => box.close());

const comesBack = async (): Promise<void> => {
  const { body } = await control.get('/state');
  expect(await control.put('/state', body)).toMatchObject({ status: 200 });
};

test('texts of the greatest length, counted in characters and not in halves of them', async () => {
  const metadata = { ['😀'.repeat(40)]: '😀'.repeat(500), nothing: null, many: 1e300 };
  await control.payment({ description: '😀'.repeat(1_000), metadata });
  await control.invoice({ description: '😀'.repeat(1_000), customer_name: '😀'.repeat(255), metadata });
  await control.payout({ description: '😀'.repeat(1_000), metadata });
  await comesBack();
});

test('a text that is longer than the API takes is still refused', async () => {
  const id = await control.payment({ description: 'x' });
  const { body } = await control.get('/state');
  body.payments.find((payment: { id: string }) => payment.id === id).description = '😀'.repeat(1_001);
  expect(await control.put('/state', body)).toMatchObject({
    status: 400,
    body: { parameter: 'payments[0].description' },
  });
});

test('headers with names of any length, of callers and of receivers', async () => {
  const receiver = await startReceiver();
  receiver.answers((_, response) => {
    response.setHeader('h'.repeat(2_000), '1');
    response.end();
  });
  await control.webhook(receiver.url, ['payment.created']);
  await control.payment();
  await control.post('/settle');
  await fetch(`${control.origin}/v1/account`, {
    headers: { authorization: 'Bearer tb_key_default', ['n'.repeat(2_000)]: '1' },
  });
  await comesBack();
  await receiver.close();
});
