/** Who waits for whom: merchants, their endpoints and inboxes, and worlds that are given up. */

import { describe, expect, test } from 'vitest';
import type { DispatcherPorts } from '../../src/deliveries/attempt.js';
import { createWebhook as subscribe } from '../../src/domain/endpoints/webhooks.js';
import { recordEvent } from '../../src/domain/events.js';
import { runDue } from '../../src/domain/jobs.js';
import type { PaymentRecord } from '../../src/domain/records.js';
import { createPayment, createWebhook, openBox } from '../support/box.js';
import { createDeliveryBox, receiverForTest } from './sandbox.js';

const HANGS = { answer: 'hang', status: 200, delay_ms: 0 } as const;
const INBOX = 'http://sandbox.example/_sandbox/inbox/shop';

/** Two merchants whose webhooks may take long; each sends one to a URL. */
function merchantsForTest(limits: NonNullable<DispatcherPorts['limits']>) {
  const box = createDeliveryBox({ webhook_timeout: 300 }, { limits, isOwn: (url) => url.startsWith(INBOX) });
  const other = box.worlds.create({ settings: box.world.data.settings });
  const sendOf = (world: typeof other) => (url: string) => {
    if (!world.data.webhooks.some((webhook) => webhook.url === url)) {
      for (const webhook of world.data.webhooks) webhook.event_types = [];
      subscribe(world, { url, event_types: ['payment.succeeded'] });
    }
    recordEvent(world, 'payment.succeeded', { id: 'pay_req_1' } as PaymentRecord, {});
    runDue(world);
    return world.deliveries.records.at(-1);
  };
  return { world: box.world, other, send: sendOf(box.world), sendOther: sendOf(other) };
}

describe('a merchant whose webhooks hang', () => {
  test('does not keep another from the same URL', async () => {
    const receiver = await receiverForTest();
    receiver.answers('never', 200);
    const { send, sendOther } = merchantsForTest({ per_endpoint: 1 });
    send(receiver.url);
    await receiver.received(1);
    const delivery = sendOther(receiver.url);
    await expect.poll(() => delivery?.status).toBe('succeeded');
    send(receiver.url);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(receiver.requests).toHaveLength(2);
  });

  test('in an inbox, does not keep another from an inbox of that name', async () => {
    const { world, send, sendOther } = merchantsForTest({ per_endpoint: 1 });
    world.data.inboxes.shop = HANGS;
    send(INBOX);
    const delivery = sendOther(INBOX);
    await expect.poll(() => delivery?.status).toBe('succeeded');
  });

  test('in inboxes, takes no place of those that go over the network', async () => {
    const receiver = await receiverForTest();
    const { world, send } = merchantsForTest({ per_endpoint: 2, total: 1 });
    world.data.inboxes.shop = HANGS;
    for (let n = 0; n < 4; n++) send(INBOX);
    const delivery = send(receiver.url);
    await expect.poll(() => delivery?.status).toBe('succeeded');
    receiver.answers('never');
    send(receiver.url);
    await receiver.received(2);
    // And those that hang over the network take none of theirs.
    const arrived = send(`${INBOX}-2`);
    await expect.poll(() => arrived?.status).toBe('succeeded');
  });
});

describe('a world whose data is given up', () => {
  /** One whose webhook hangs, and another that waits for the same place. */
  function hangingBox(url: string, isOwn: boolean) {
    const box = createDeliveryBox(
      { webhook_timeout: 300 },
      { limits: { per_endpoint: 1, total: 1 }, isOwn: () => isOwn },
    );
    box.world.data.inboxes.shop = HANGS;
    box.subscribe(url);
    for (let n = 0; n < 2; n++) box.emit();
    void box.settle();
    return box;
  }

  test('keeps nothing waiting that comes after it, and nothing of it is recorded', async () => {
    const receiver = await receiverForTest();
    receiver.answers('never', 200);
    const box = hangingBox(receiver.url, false);
    await receiver.received(1);
    box.worlds.reset(box.world);
    box.subscribe(receiver.url);
    const { id } = box.emit();
    expect(await box.settle()).toBe(true);
    expect(box.deliveries()).toMatchObject([{ event_id: id, status: 'succeeded', attempts: [{ status: 200 }] }]);
    // What waited with it was not sent.
    expect(receiver.requests).toHaveLength(2);
  });

  test('keeps no inbox waiting', async () => {
    const box = hangingBox(INBOX, true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    box.worlds.reset(box.world);
    box.subscribe(INBOX);
    box.emit();
    expect(await box.settle()).toBe(true);
    expect(box.deliveries()).toMatchObject([{ status: 'succeeded', attempts: [{ status: 200 }] }]);
  });

  test('of a merchant that is deleted, leaves its place to others, and ends no exchange of theirs', async () => {
    const box = createDeliveryBox({ webhook_timeout: 300 }, { limits: { total: 2 } });
    const receiver = await receiverForTest();
    const hanging = await receiverForTest();
    hanging.answers('never');
    const other = box.worlds.create({ settings: box.world.data.settings });
    subscribe(other, { url: hanging.url, event_types: ['payment.succeeded'] });
    recordEvent(other, 'payment.succeeded', { id: 'pay_req_1' } as PaymentRecord, {});
    runDue(other);
    await hanging.received(1);
    box.subscribe(receiver.url);
    // The first is answered when the second has come, for which there is no place yet.
    receiver.answers((_, response) => void receiver.received(2).then(() => response.end()), 200);
    for (let n = 0; n < 2; n++) box.emit();
    const settled = box.settle();
    await receiver.received(1);
    box.worlds.delete(other);
    expect(await settled).toBe(true);
    const results = box.deliveries().map(({ status, attempts }) => [status, attempts.length]);
    expect(results).toEqual(new Array(2).fill(['succeeded', 1]));
  });

  test('with 16 webhooks that hang at one receiver, in a whole sandbox', async () => {
    const box = await openBox();
    const receiver = await receiverForTest();
    const created = { event_types: ['payment.created'] };
    receiver.answers('never');
    await createWebhook(box, receiver.url, created);
    for (let n = 0; n < 16; n++) await createPayment(box);
    await receiver.received(16);
    await box.reset();
    receiver.answers(200);
    await createWebhook(box, receiver.url, created);
    await createPayment(box);
    await box.settle(5_000);
    expect(box.deliveries()).toMatchObject([{ status: 'succeeded' }]);
  });
});
