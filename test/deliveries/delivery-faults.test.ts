import { describe, expect, test } from 'vitest';
import { replayFailed } from '../../src/deliveries/enqueue.js';
import { atOnce } from '../../src/domain/ports.js';
import type { JsonObject } from '../../src/domain/records.js';
import { verifyWebhook, type WebhookVerificationError } from '../../src/webhooks.js';
import { createDeliveryBox, receiverForTest, SECRET, START_MS } from './sandbox.js';

async function boxWith(rule: JsonObject) {
  const box = createDeliveryBox();
  const receiver = await receiverForTest();
  box.subscribe(receiver.url, { event_types: ['payment.succeeded', 'payment.created'] });
  box.run([{ event: 'payment.succeeded', ...rule }]);
  return { ...box, receiver };
}

describe('deliveries of a scenario', () => {
  test.each<JsonObject>([{ duplicate: 3 }, { duplicate: 3, parallel: true }])('are duplicated: %j', async (rule) => {
    const { emit, settle, receiver, deliveries } = await boxWith(rule);
    emit();
    await settle();
    expect(receiver.requests).toHaveLength(3);
    expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1);
    for (const delivery of deliveries()) expect(delivery.misbehaviour).toContain('duplicate');
  });

  test('are delayed', async () => {
    const { emit, advance, settle, receiver, deliveries } = await boxWith({ delay_ms: 90_000 });
    emit();
    await settle();
    expect(receiver.requests).toHaveLength(0);
    await advance(90);
    expect(deliveries()[0]).toMatchObject({ status: 'succeeded', misbehaviour: ['delay'] });
    expect(deliveries()[0]?.attempts[0]?.at_ms).toBe(START_MS + 90_000);
  });

  test('are dropped, and can be replayed', async () => {
    const { world, emit, settle, receiver, deliveries } = await boxWith({ drop: true });
    emit();
    await settle();
    expect(receiver.requests).toHaveLength(0);
    expect(deliveries()[0]).toMatchObject({ status: 'failed', attempts: [], misbehaviour: ['drop'] });
    expect(atOnce(replayFailed(world))).toHaveLength(1);
    await settle();
    expect(receiver.requests).toHaveLength(1);
  });

  test('find nothing that listens for a while, and arrive with the first retry after it', async () => {
    const { emit, advance, settle, receiver, deliveries } = await boxWith({ down_ms: 60_000 });
    emit();
    await settle();
    await advance(59);
    expect(receiver.requests).toHaveLength(0);
    expect(deliveries()[0]).toMatchObject({ status: 'pending', misbehaviour: ['down'] });
    await advance(3_600);
    expect(receiver.requests).toHaveLength(1);
    const said = deliveries()[0]?.attempts.map(({ status, error }) => [status, error?.includes('on purpose')]);
    expect(said).toEqual([
      [null, true],
      [null, true],
      [200, undefined],
    ]);
  });

  test('are overtaken by the next one', async () => {
    const { emit, settle, receiver } = await boxWith({ reorder: true });
    emit('payment.succeeded');
    emit('payment.created');
    await settle();
    const types = receiver.requests.map(({ body }) => (JSON.parse(body) as { event_type: string }).event_type);
    expect(types).toEqual(['payment.created', 'payment.succeeded']);
  });

  test('that are held back are sent after a while when nothing overtakes them', async () => {
    const { emit, advance, receiver } = await boxWith({ reorder: true });
    emit('payment.succeeded');
    await advance(60);
    expect(receiver.requests).toHaveLength(1);
  });

  test('are signed wrongly', async () => {
    const { emit, settle, receiver, deliveries } = await boxWith({ bad_signature: true });
    emit();
    await settle();
    const [request] = receiver.requests;
    const verify = () => verifyWebhook(request?.body ?? '', request?.headers ?? {}, SECRET);
    expect(verify).toThrow(expect.objectContaining({ code: 'signature_mismatch' }) as WebhookVerificationError);
    expect(deliveries()[0]?.misbehaviour).toEqual(['bad_signature']);
  });

  test('are stale and signed well', async () => {
    const { emit, settle, receiver } = await boxWith({ stale_ms: 3_600_000 });
    emit();
    await settle();
    const [request] = receiver.requests;
    const event = verifyWebhook(request?.body ?? '', request?.headers ?? {}, SECRET);
    expect(event.created_at).toBe('2026-11-20T16:00:00Z');
  });

  test('behave when the event, the endpoint or the resource is another', async () => {
    const { emit, settle, receiver, run } = await boxWith({ drop: true, endpoint: 'whk_other' });
    run([{ event: 'payment.succeeded', drop: true }], 'pay_req_2');
    emit();
    await settle();
    expect(receiver.requests).toHaveLength(1);
  });
});
