/** A webhook that leaves the merchant's contract is told to the operator. */
import { expect, test } from 'vitest';
import { checkWebhook } from '../../src/app/watchers.js';
import { enqueueDeliveries } from '../../src/deliveries/enqueue.js';
import { createWebhook } from '../../src/domain/endpoints/webhooks.js';
import { recordEvent } from '../../src/domain/events.js';
import { testWorld } from '../support/world.js';

const DATA = { id: 'pay_req_8f3k2m9q4x7z1c5v6b0n2j4h', amount: 5, currency: 'EUR', status: 'failed' };

test.each([
  ['form1', 'payment.failed', ['The webhook payment.failed leaves the contract: data.payment_url breaks required']],
  ['form2', 'payment.failed', []],
  ['form1', 'payment.created', []],
] as const)('%s, %s', (envelope, type, expected) => {
  const { world, env } = testWorld({ settings: { envelope, events: 'named' } });
  const said: string[] = [];
  env.deliver = (...told) => {
    enqueueDeliveries(...told);
    checkWebhook({ error: (_kind, message) => void said.push(message) }, ...told);
  };
  createWebhook(world, { url: 'http://127.0.0.1:9/', event_types: [type] });
  recordEvent(world, type, null, DATA);
  expect(said).toEqual(expected.map((text) => expect.stringContaining(text)));
});
