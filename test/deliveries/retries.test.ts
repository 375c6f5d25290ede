import { describe, expect, test } from 'vitest';
import { replay, replayFailed } from '../../src/deliveries/enqueue.js';
import { retryAll } from '../../src/domain/endpoints/deliveries.js';
import { atOnce } from '../../src/domain/ports.js';
import { verifyWebhook } from '../../src/webhooks.js';
import { createDeliveryBox, receiverForTest, SECRET, START_MS } from './sandbox.js';

const secondsOf = (instants: number[]): number[] => instants.map((instant) => (instant - START_MS) / 1000);
const STANDARD_S = [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
const sums = (delays: number[]): number[] => delays.map((_, i) => delays.slice(0, i + 1).reduce((a, b) => a + b, 0));

describe('a delivery', () => {
  test('is sent at once on a frozen clock, signed, and recorded with its answer', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    box.subscribe(receiver.url);
    const event = box.emit();
    expect(await box.settle()).toBe(true);
    const [request] = receiver.requests;
    expect(request?.rawHeaders).toContain('Service-Signature');
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Tenderbox/0.0.0' });
    expect(verifyWebhook(request?.body ?? '', request?.headers ?? {}, SECRET).event_id).toBe(event.id);
    const [delivery] = box.deliveries();
    expect(delivery).toMatchObject({ status: 'succeeded', next_attempt_at_ms: null, misbehaviour: [] });
    expect(delivery?.attempts).toMatchObject([
      { number: 1, scheduled_at_ms: START_MS, at_ms: START_MS, status: 200, response_body: 'ok', error: null },
    ]);
    expect(delivery?.attempts[0]?.request_headers['Service-Signature']).toBe(request?.headers['service-signature']);
  });

  test('without a secret carries no signature', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    box.subscribe(receiver.url, { secret: '' });
    box.emit();
    await box.settle();
    expect(receiver.requests[0]?.headers['service-signature']).toBeUndefined();
    expect(box.deliveries()[0]?.signature).toBeNull();
  });

  test.each([
    ['first', 40, 0],
    ['last', 0, 40],
  ])('is retried in the order of the events, also when the %s is answered late', async (_which, first_ms, last_ms) => {
    const box = createDeliveryBox({ retry_schedule: 'fast' });
    const receiver = await receiverForTest();
    const late = new Map<string, number>();
    receiver.answers(({ body }, response) => {
      const answer = (): void => void response.writeHead(500).end();
      setTimeout(answer, late.get((JSON.parse(body) as { event_id: string }).event_id));
    });
    box.subscribe(receiver.url);
    late.set(box.emit().id, first_ms).set(box.emit().id, last_ms);
    const { fired } = await box.advance(60);
    const [first, last] = box.deliveries().map(({ id }) => id);
    expect(fired.map(({ subject }) => subject)).toEqual([first, last, first, last, first, last, first, last]);
    expect(fired.map(({ id }) => id)).toEqual([1, 2, 1, 2, 1, 2, 1, 2]);
  });

  test('is neither made nor printed when nobody subscribes', () => {
    const box = createDeliveryBox();
    box.subscribe('http://127.0.0.1:9/', { event_types: ['payment.failed'] });
    expect(box.emit().body).toBeUndefined();
    expect(box.deliveries()).toEqual([]);
  });

  test.each([
    ['standard', sums(STANDARD_S)],
    ['fast', [0, 1, 6, 31]],
    ['none', [0]],
    [
      [2, 3, 0.5],
      [2, 5, 5.5],
    ],
  ] as const)('is retried on the schedule %s at exact instants, then failed', async (retry_schedule, expected) => {
    const box = createDeliveryBox({ retry_schedule: retry_schedule as 'standard' });
    const receiver = await receiverForTest();
    receiver.answers(500);
    box.subscribe(receiver.url);
    box.emit();
    await box.advance(10 * 86_400);
    const [delivery] = box.deliveries();
    const attempts = delivery?.attempts ?? [];
    expect(secondsOf(attempts.map(({ scheduled_at_ms }) => scheduled_at_ms))).toEqual(expected);
    expect(secondsOf(attempts.map(({ at_ms }) => at_ms))).toEqual(expected);
    expect(delivery).toMatchObject({ status: 'failed', next_attempt_at_ms: null });
    expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1);
    expect(box.world.deliveries.read(-1, 'newer', 9, 'failed')).toEqual([delivery]);
  });

  test('keeps its bytes when the profile changes between two attempts', async () => {
    const box = createDeliveryBox({ retry_schedule: 'fast' });
    const receiver = await receiverForTest();
    receiver.answers(500, 200);
    box.subscribe(receiver.url);
    box.emit();
    await box.settle();
    Object.assign(box.world.data.settings, { webhook_json: 'php', signature_encoding: 'base64' });
    await box.advance(1);
    const [first, second] = receiver.requests;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['service-signature']).toBe(first?.headers['service-signature']);
  });

  test('that times out in real time is retried on the merchant clock', async () => {
    const box = createDeliveryBox({ webhook_timeout: 0.05, retry_schedule: 'fast' });
    const receiver = await receiverForTest();
    receiver.answers('never', 200);
    box.subscribe(receiver.url);
    box.emit();
    await box.settle();
    const [delivery] = box.deliveries();
    expect(delivery?.attempts[0]).toMatchObject({ status: null, error: 'No answer within 0.05 s.' });
    expect(delivery?.next_attempt_at_ms).toBe(START_MS + 1000);
    await box.advance(1);
    expect(delivery?.status).toBe('succeeded');
  });

  test('that is redirected has failed, and nothing is followed', async () => {
    const box = createDeliveryBox({ retry_schedule: 'none' });
    const receiver = await receiverForTest();
    receiver.answers((_, response) => response.writeHead(307, { location: '/elsewhere' }).end());
    box.subscribe(receiver.url);
    box.emit();
    await box.settle();
    expect(receiver.requests).toHaveLength(1);
    expect(box.deliveries()[0]).toMatchObject({ status: 'failed', attempts: [{ status: 307 }] });
    expect(box.deliveries()[0]?.attempts[0]?.error).toContain('redirects are not followed');
  });

  test('answered 410 disables its endpoint and cancels what is queued for it', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    const endpoint = box.subscribe(receiver.url);
    receiver.answers(500, 410);
    box.emit();
    await box.settle();
    box.emit();
    await box.settle();
    expect(endpoint.disabled).toBe(true);
    expect(box.deliveries().map(({ status }) => status)).toEqual(['cancelled', 'failed']);
    expect(box.world.jobs.size).toBe(0);
    box.emit();
    expect(box.deliveries()).toHaveLength(2);
    // Its URL stays registered, and is refused as a duplicate until the endpoint is deleted.
    const id = box.deliveries()[0]?.id ?? '';
    expect(() => replay(box.world, id)).toThrow(/answered 410 and is disabled\. Delete it, and register the URL again/);
  });

  test('is retried with many others piece by piece, and not once it is over meanwhile', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    const endpoint = box.subscribe(receiver.url);
    receiver.answers(500);
    for (let n = 0; n < 50; n++) box.emit();
    await box.settle();
    const work = retryAll(box.world);
    work.next();
    // Others are served here: most attempts are still where the schedule has them.
    expect(box.world.jobs.heap.filter(({ due_ms }) => due_ms > START_MS)).toHaveLength(30);
    box.world.data.webhooks.splice(0, 1);
    box.world.env.webhookRemoved?.(box.world, endpoint);
    let step = work.next();
    while (step.done !== true) step = work.next();
    expect(step.value).toHaveLength(20);
    await box.settle();
    expect(new Set(box.deliveries().map(({ status }) => status))).toEqual(new Set(['cancelled']));
  });

  test('is replayed with many others piece by piece, and no more once the world is another', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    box.subscribe(receiver.url);
    receiver.answers(500);
    for (let n = 0; n < 50; n++) box.emit();
    await box.settle();
    const work = replayFailed(box.world);
    expect(work.next().done).toBe(false);
    expect(box.deliveries()).toHaveLength(70);
    box.world.generation += 1;
    expect(atOnce(work)).toHaveLength(20);
    expect(box.deliveries()).toHaveLength(70);
  });

  test('is cancelled when its endpoint is deleted', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    const endpoint = box.subscribe(receiver.url);
    receiver.answers(500);
    box.emit();
    await box.settle();
    box.world.data.webhooks.splice(0, 1);
    box.world.env.webhookRemoved?.(box.world, endpoint);
    await box.advance(86_400);
    expect(receiver.requests).toHaveLength(1);
    expect(box.deliveries()[0]).toMatchObject({ status: 'cancelled', next_attempt_at_ms: null });
  });

  test('in flight when its endpoint is deleted stays cancelled, with its attempt on record', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    const endpoint = box.subscribe(receiver.url);
    receiver.answers((_, response) => {
      box.world.data.webhooks.splice(0, 1);
      box.world.env.webhookRemoved?.(box.world, endpoint);
      response.writeHead(200).end();
    });
    box.emit();
    await box.settle();
    expect(box.deliveries()[0]).toMatchObject({ status: 'cancelled', attempts: [{ status: 200 }] });
  });
});
