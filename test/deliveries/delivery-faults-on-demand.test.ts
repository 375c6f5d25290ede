import net, { type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { FaultInput } from '../../src/index.js';
import { verifyWebhook } from '../../src/webhooks.js';
import { call, createPayment, createPayout, createWebhook, openReceiver, PAYMENT } from '../support/box.js';
import { openLoadedBox } from '../support/loaded-box.js';

const SECRET = 'whsec_test';

async function boxWith(event_types: string[], ...faults: FaultInput[]) {
  const box = await openLoadedBox();
  const receiver = await openReceiver();
  const { id } = await createWebhook(box, receiver.url, { event_types, secret: SECRET });
  for (const fault of faults) await box.faults.add(fault);
  return { box, receiver, id };
}

const typesOf = (requests: readonly { body: string }[]) =>
  requests.map(({ body }) => (JSON.parse(body) as { event_type: string }).event_type);

describe('webhook faults', () => {
  test('are done so many times, to one endpoint and event type, and marked in the history', async () => {
    const { box, receiver, id } = await boxWith(
      ['payment.created', 'payment.failed'],
      { webhook: { event_type: 'payment.failed' }, effect: { drop: true } },
      { webhook: { endpoint: 'http://127.0.0.1:9/other' }, effect: { drop: true }, times: null },
    );
    await box.faults.add({ webhook: { endpoint: id }, effect: { duplicate: 2, parallel: true }, times: 2 });
    for (let i = 0; i < 3; i++) await createPayment(box);
    await box.payments.fail((await createPayment(box)).id);
    await box.settle();
    expect(typesOf(receiver.requests)).toEqual(new Array(6).fill('payment.created'));
    expect(box.deliveries().map(({ status, misbehaviour }) => `${status} ${misbehaviour.join('+')}`)).toEqual([
      ...new Array(4).fill('succeeded duplicate+parallel'),
      'succeeded ',
      'succeeded ',
      'failed drop',
    ]);
    expect(box.faults.list()).toMatchObject([
      { seen: 1, applied: 1, effect: { drop: true } },
      { seen: 0, applied: 0 },
      { seen: 5, applied: 2 },
    ]);
  });

  test('are about what arrives, too: an expiry that the profile reports as a failure', async () => {
    const box = await openLoadedBox({ events: 'named' });
    const receiver = await openReceiver();
    await createWebhook(box, receiver.url, { event_types: ['payment.failed'] });
    await box.faults.add({ webhook: { event_type: 'payment.failed' }, effect: { duplicate: 2 } });
    await createPayment(box);
    await box.clock.advance('20m');
    expect(typesOf(receiver.requests)).toEqual(['payment.failed', 'payment.failed']);
  });

  test('come in the other envelope, the same on every attempt, and well signed', async () => {
    const { box, receiver } = await boxWith(['payment.created'], { webhook: {}, effect: { other_envelope: true } });
    receiver.answers(500, 200);
    const { id } = await createPayment(box);
    await box.settle();
    await box.clock.advance('5s');
    const [first, second] = receiver.requests;
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ event: 'payment_created', data: { order_id: id } });
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['service-signature']).toBe(first?.headers['service-signature']);
    expect(box.deliveries()).toMatchObject([{ status: 'succeeded', misbehaviour: ['other_envelope'] }]);
  });

  test('claim another age, are held back or signed wrongly', async () => {
    const { box, receiver } = await boxWith(
      ['payment.created'],
      { webhook: {}, effect: { stale: '1h' } },
      { webhook: {}, effect: { delay: 90, bad_signature: true } },
    );
    await createPayment(box);
    await createPayment(box);
    await box.settle();
    expect(receiver.requests).toHaveLength(1);
    const [stale] = receiver.requests;
    const event = verifyWebhook(stale?.body ?? '', stale?.headers ?? {}, SECRET);
    expect(event.created_at).toBe('2026-11-20T16:00:00Z');
    await box.clock.advance('90s');
    const late = receiver.requests[1];
    expect(() => verifyWebhook(late?.body ?? '', late?.headers ?? {}, SECRET)).toThrow();
    expect(box.deliveries().map(({ misbehaviour }) => misbehaviour)).toEqual([['stale'], ['delay', 'bad_signature']]);
    expect(box.faults.list().map(({ effect }) => effect)).toEqual([
      { stale: '1h' },
      { delay: '1m30s', bad_signature: true },
    ]);
  });

  test('overtake each other', async () => {
    const { box, receiver } = await boxWith(['payment.created', 'payment.failed'], {
      webhook: { event_type: 'payment.created' },
      effect: { reorder: true },
    });
    await box.payments.fail((await createPayment(box)).id);
    await box.settle();
    expect(typesOf(receiver.requests)).toEqual(['payment.failed', 'payment.created']);
  });

  test('are sent slowly, in real time', async () => {
    const { box, receiver } = await boxWith(['payment.created'], { webhook: {}, effect: { slow: 0.2 } });
    await createPayment(box);
    await box.settle();
    expect(receiver.requests).toHaveLength(1);
    const [delivery] = box.deliveries();
    expect(delivery).toMatchObject({ status: 'succeeded', misbehaviour: ['slow'] });
    expect(delivery?.attempts[0]?.duration_ms).toBeGreaterThan(150);
  });

  test('are cut in the middle of the body at the first attempt, and arrive at the second', async () => {
    const connections: Buffer[] = [];
    const server = net.createServer((socket) => {
      const at = connections.push(Buffer.alloc(0)) - 1;
      socket.on('data', (chunk) => {
        connections[at] = Buffer.concat([connections[at] as Buffer, chunk]);
        if (connections[at].toString().endsWith('"api_version":"v1"}'))
          socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const box = await openLoadedBox();
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
    await createWebhook(box, url, { event_types: ['payment.created'] });
    await box.faults.add({ webhook: {}, effect: { cut: true } });
    await createPayment(box);
    await box.settle();
    await box.clock.advance('5s');
    const [delivery] = box.deliveries();
    expect(delivery).toMatchObject({
      status: 'succeeded',
      misbehaviour: ['cut'],
      attempts: [{ status: null }, { status: 200 }],
    });
    const [head = '', sent = ''] = (connections[0]?.toString() ?? '').split('\r\n\r\n');
    const announced = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    expect(sent.length).toBe(Math.floor(announced / 2));
    expect(delivery?.attempts[0]?.error).toContain('cut on purpose');
  });
});

describe('before the answer', () => {
  /** The order in which a client's answer and its webhook come in. */
  async function order(
    fault: FaultInput | null,
    create: (box: Awaited<ReturnType<typeof openLoadedBox>>) => Promise<unknown>,
  ) {
    const { box, receiver } = await boxWith(
      ['payment.created', 'payment.succeeded', 'payout.created'],
      ...(fault ? [fault] : []),
    );
    const seen: string[] = [];
    receiver.answers(async (request, response) => {
      const { data } = JSON.parse(request.body) as { data: { id: string } };
      const known = await call(box, `GET /${data.id.startsWith('payout') ? 'payouts' : 'payments'}/${data.id}`);
      seen.push(`webhook ${known.status}`);
      response.end();
    });
    await create(box);
    seen.push('answer');
    await box.settle();
    return { seen, box };
  }
  const early: FaultInput = { webhook: {}, effect: { before_answer: true } };

  test('a delivery arrives, and its receiver can already read the resource', async () => {
    const { seen, box } = await order(early, (box) => createPayment(box));
    expect(seen).toEqual(['webhook 200', 'answer']);
    expect(box.deliveries()).toMatchObject([{ misbehaviour: ['before_answer'], status: 'succeeded' }]);
    expect((await order(early, (box) => createPayout(box))).seen).toEqual(['webhook 200', 'answer']);
  });

  test('no other delivery is waited for', async () => {
    const { box, receiver } = await boxWith(['payment.created'], {
      webhook: { event_type: 'payout.created' },
      effect: { before_answer: true },
    });
    receiver.answers('never');
    expect((await createPayment(box)).status).toBe('pending');
  });

  test('of a scenario too, also what its first step causes at once', async () => {
    const { box, receiver } = await boxWith(['payment.succeeded']);
    const definition = {
      description: 'Paid at once, and told so before the shop knows the id.',
      on: 'payment.created',
      steps: [{ pay: {} }],
      deliveries: [{ event: 'payment.succeeded', before_answer: true }],
    };
    await fetch(`${box.controlUrl}/scenarios/paid-early`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(definition),
    });
    const body = { ...PAYMENT, metadata: { sandbox_scenario: 'paid-early' } };
    let before = 0;
    receiver.answers((_, response) => {
      before += 1;
      response.end();
    });
    const answer = await call(box, 'POST /payments', { body });
    expect([answer.status, answer.body.status, before]).toEqual([201, 'pending', 1]);
  });
});
