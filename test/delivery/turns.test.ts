/** Who waits for whom: merchants, their endpoints and inboxes, and worlds that are given up. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { OutboundRequest, OutboundResult } from '../../src/delivery/sender.js';
import { Outbound, type OutboundOptions } from '../../src/host/outbound.js';
import { receiverForTest } from './sandbox.js';

function outboundForTest(options: OutboundOptions) {
  const outbound = new Outbound(options);
  onTestFinished(() => outbound.close());
  const send = (request: Partial<OutboundRequest> & { url: string }): Promise<OutboundResult> =>
    outbound.exchange({ headers: {}, body: '{}', timeout_ms: 300_000, ...request });
  return { outbound, send };
}

const HANGS = { answer: 'hang', status: 200, delay_ms: 0 } as const;
const ANSWERS = { ...HANGS, answer: 'status' } as const;
const INBOX = 'http://sandbox.example/_sandbox/inbox/shop';

describe('a merchant whose webhooks hang', () => {
  test('does not keep another from the same URL', async () => {
    const receiver = await receiverForTest();
    receiver.answers('never', 200);
    const { send } = outboundForTest({ perEndpoint: 1 });
    void send({ merchant: 'acc_1', url: receiver.url });
    await receiver.received(1);
    expect(await send({ merchant: 'acc_2', url: receiver.url })).toMatchObject({ status: 200 });
    void send({ merchant: 'acc_1', url: receiver.url });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(receiver.requests).toHaveLength(2);
  });

  test('in an inbox, does not keep another from an inbox of that name', async () => {
    const { send } = outboundForTest({ perEndpoint: 1 });
    void send({ merchant: 'acc_1', url: INBOX, inbox: HANGS });
    expect(await send({ merchant: 'acc_2', url: INBOX, inbox: ANSWERS })).toMatchObject({ status: 200 });
  });

  test('in inboxes, takes no place of those that go over the network', async () => {
    const receiver = await receiverForTest();
    const { send } = outboundForTest({ perEndpoint: 2, total: 1 });
    for (let n = 0; n < 4; n++) void send({ url: INBOX, inbox: HANGS });
    expect(await send({ url: receiver.url })).toMatchObject({ status: 200 });
    receiver.answers('never');
    void send({ url: receiver.url });
    await receiver.received(2);
    // And those that hang over the network take none of theirs.
    expect(await send({ url: `${INBOX}-2`, inbox: ANSWERS })).toMatchObject({ status: 200 });
  });
});
