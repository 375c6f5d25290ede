import net from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { type EventReader, openEvents } from '../support/event-stream.js';
import { startReceiver } from '../support/receiver.js';
import { expectWithin } from '../support/timing.js';
import { type Control, engineOf, hostOf, openSandbox, serve, worldOf } from './context.js';

let box: Sandbox;
let control: Control;
const ends: (() => Promise<unknown> | unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(options = {}): Promise<void> {
  ({ box, control } = await openSandbox(options));
  ends.push(() => box.close());
}

async function follow(headers: Record<string, string> = {}, origin = control.origin): Promise<EventReader> {
  const reader = await openEvents(origin, headers);
  ends.push(() => reader.close());
  await reader.next('hello');
  return reader;
}

/** The control API alone, with bounds of streams that a test can reach. */
async function limited(streams: NonNullable<Parameters<typeof hostOf>[1]>['streams']) {
  const alone = await serve(hostOf(box, { streams: streams ?? {} }));
  ends.push(() => alone.close());
  return alone.control;
}

describe('what is told', () => {
  test('hello first, then the call, what changed, the events and the deliveries', async () => {
    await open();
    const receiver = await startReceiver();
    ends.push(() => receiver.close());
    await control.webhook(receiver.url, ['payment.succeeded']);
    const reader = await follow();
    expect(reader.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(reader.messages[0]).toMatchObject({
      type: 'hello',
      data: { merchant_id: box.id, resumed: false, clock: { mode: 'frozen' }, heartbeat_seconds: 15 },
    });
    const id = await control.payment();
    const request = await reader.next('request');
    expect(request.data).toMatchObject({ method: 'POST', operation_id: 'createPayment', status: 201, code: null });
    await reader.next('change', ({ kind, ids }) => kind === 'payment' && ids.includes(id));
    await reader.next('event', ({ event_type, resource_id }) => event_type === 'payment.created' && resource_id === id);
    await control.post(`/payments/${id}/pay`);
    await reader.next('delivery', ({ status, attempts }) => status === 'pending' && attempts === 0);
    await reader.next('delivery', ({ status, attempts }) => status === 'succeeded' && attempts === 1);
    await reader.next('change', ({ kind }) => kind === 'transaction');
    await reader.next('change', ({ kind }) => kind === 'balance');
    const numbers = reader.messages.slice(1).map((message) => Number(message.id.split('.')[1]));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });

  test('within a quarter of a second', async () => {
    await open();
    const reader = await follow();
    const began = performance.now();
    await box.payments.pay(await control.payment());
    await reader.next('event', ({ event_type }) => event_type === 'payment.succeeded');
    expectWithin(performance.now() - began, 250);
  });

  test('confirmations, which no event reports, and everything else that is made or changed', async () => {
    await open();
    const reader = await follow();
    const id = await control.payment();
    await control.post(`/payments/${id}/receive`, {});
    await reader.next('event', ({ event_type }) => event_type === 'payment.pending');
    const before = reader.messages.length;
    await control.post(`/payments/${id}/confirm`, { confirmations: 1 });
    await reader.until(({ messages }) => messages.slice(before).some(({ data }) => data.kind === 'payment'));
    expect(reader.messages.slice(before).some(({ data }) => data.kind === 'transaction')).toBe(true);
    await control.patch('/profile', { payment_expiry: 60 });
    await reader.next('change', ({ kind, ids }) => kind === 'profile' && ids[0] === box.id);
    const key = (await control.post('/keys', { label: 'mine' })).body.id;
    await reader.next('change', ({ kind, ids }) => kind === 'key' && ids.includes(key));
    const fault = (await control.post('/faults', { effect: { status: 503 } })).body.id;
    await reader.next('change', ({ kind, ids }) => kind === 'fault' && ids.includes(fault));
    await control.put('/balance', { BTC: 1 });
    await reader.next('change', ({ kind }) => kind === 'balance');
    const scenario = { description: 'Mine.', on: 'payment.created', steps: [{ after: '1s', fail: {} }] };
    expect((await control.put('/scenarios/mine', scenario)).status).toBe(201);
    await reader.next('change', ({ kind, ids }) => kind === 'scenario' && ids.includes('mine'));
    await control.post('/clock/advance', { by: '1m' });
    const clock = await reader.next('clock');
    expect(clock.data).toMatchObject({ mode: 'frozen', now: '2026-11-20T17:01:00.000Z' });
  });

  test('an attempt that fails and is to be repeated', async () => {
    await open();
    const receiver = await startReceiver();
    ends.push(() => receiver.close());
    receiver.answers(500);
    await control.webhook(receiver.url, ['payment.failed']);
    const reader = await follow();
    await control.post(`/payments/${await control.payment()}/fail`);
    const attempted = await reader.next('delivery', ({ attempts }) => attempts === 1);
    expect(attempted.data).toMatchObject({ status: 'retrying', last_status: 500 });
    expect(attempted.data.next_attempt_at).toBe('2026-11-20T17:00:05.000Z');
    expect(attempted.data).not.toHaveProperty('last_error');
  });

  test('an attempt that reaches nobody, with the reason', async () => {
    await open();
    const receiver = await startReceiver();
    await receiver.close();
    await control.webhook(receiver.url, ['payment.failed']);
    const reader = await follow();
    await control.post(`/payments/${await control.payment()}/fail`);
    const attempted = await reader.next('delivery', ({ attempts }) => attempts === 1);
    expect(attempted.data).toMatchObject({ last_status: null, last_error: expect.stringContaining('refused') });
  });

  test('a reason that is longer than anybody reads is cut', async () => {
    await open();
    await control.webhook(`http://${'a'.repeat(1_900)}.localhost/`, ['payment.failed']);
    await control.post(`/payments/${await control.payment()}/fail`);
    const listed = await control.get('/deliveries');
    expect(listed.status).toBe(200);
    const advanced = await control.post('/clock/advance', { by: '5m' });
    expect(advanced.status).toBe(200);
  });

  test('only of the merchant whose key it carries', async () => {
    await open();
    const other = (await control.post('/merchants', {})).body;
    const [mine, theirs] = [await follow(), await follow({ authorization: `Bearer ${other.api_key}` })];
    await control.payment({}, other.api_key);
    await theirs.next('event');
    await control.put('/clock', { mode: 'frozen', now: '2026-11-20T18:00:00Z' });
    await mine.next('clock');
    expect(mine.types()).toEqual(['hello', 'clock']);
    await expect(openEvents(control.origin, { 'x-api-key': 'tb_key_nope' })).rejects.toThrow('401');
    await expect(openEvents(control.origin, { host: 'evil.example' })).rejects.toThrow('403');
  });
});

describe('coming back', () => {
  test('with Last-Event-ID what was missed follows, and nothing twice', async () => {
    await open();
    const first = await follow();
    const id = await control.payment();
    const seen = await first.next('event');
    await first.until(({ messages }) => messages.some(({ type }) => type === 'request'));
    const last = first.messages.at(-1)?.id ?? '';
    first.close();
    await control.post(`/payments/${id}/fail`);
    const again = await follow({ 'last-event-id': last });
    expect(again.messages[0]).toMatchObject({ data: { resumed: true }, id: last });
    await again.next('event', ({ event_type }) => event_type === 'payment.failed');
    expect(again.messages.slice(1).some((message) => message.id === seen.id)).toBe(false);
    const numbers = again.messages.map((message) => Number(message.id.split('.')[1]));
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
  });

  test.each(['nonsense', 'a.b', '0.1', `${'9'.repeat(40)}.3`])(
    'after %j everything is to be loaded again',
    async (id) => {
      await open();
      const reader = await follow({ 'last-event-id': id });
      expect(reader.messages[0]?.data.resumed).toBe(false);
      expect((await reader.next('resync')).data.reason).toBe('too_old');
    },
  );

  test('what is not kept any more is to be loaded again', async () => {
    await open();
    const alone = await limited({ kept: 3 });
    const first = await follow({}, alone.origin);
    const hello = first.messages[0]?.id ?? '';
    for (let i = 0; i < 3; i++) await control.payment();
    await first.until(({ messages }) => messages.filter(({ type }) => type === 'request').length === 3);
    const late = await follow({ 'last-event-id': hello }, alone.origin);
    expect((await late.next('resync')).data.reason).toBe('too_old');
    const timely = await follow({ 'last-event-id': first.messages.at(-2)?.id ?? '' }, alone.origin);
    expect(timely.messages[0]?.data.resumed).toBe(true);
  });

  test('a feed that nobody came back to ends', async () => {
    await open();
    const alone = await limited({ linger_ms: 1 });
    const first = await follow({}, alone.origin);
    await control.payment();
    const { id } = await first.next('event');
    first.close();
    await expect
      .poll(async () => {
        const again = await follow({ 'last-event-id': id }, alone.origin);
        again.close();
        return again.messages[0]?.data.resumed;
      })
      .toBe(false);
  });
});

describe('a world that is replaced', () => {
  test('a reset and an import say so, and the stream goes on', async () => {
    await open();
    const reader = await follow();
    await control.post('/reset');
    expect((await reader.next('resync')).data.reason).toBe('replaced');
    const state = (await control.get('/state')).body;
    await control.put('/state', state);
    await reader.until(({ messages }) => messages.filter(({ type }) => type === 'resync').length === 2);
    const id = await control.payment();
    await reader.next('event', ({ resource_id }) => resource_id === id);
  });

  test('a merchant that is deleted ends its streams', async () => {
    await open();
    const other = (await control.post('/merchants', {})).body;
    const reader = await follow({ 'x-api-key': other.api_key });
    await control.delete(`/merchants/${other.id}`);
    expect((await reader.next('bye')).data.reason).toBe('merchant_deleted');
    await reader.until(({ ended }) => ended);
    expect(reader.types()).toEqual(['hello', 'bye']);
  });

  test('more at once than a stream tells is to be loaded again', async () => {
    await open();
    for (let i = 0; i < 501; i++) await control.payment();
    const reader = await follow();
    engineOf(box).turn(worldOf(box), () => worldOf(box).env.changed?.(worldOf(box), 'clock', box.id));
    await reader.next('clock');
    await control.post('/clock/advance', { by: '1h' });
    expect((await reader.next('resync')).data.reason).toBe('too_many');
  });
});

describe('bounds', () => {
  test('a hundred readers of one merchant are told, and the next one is rejected', async () => {
    await open();
    const readers = await Promise.all(Array.from({ length: 100 }, () => follow()));
    const reply = await control.get('/stream');
    expect([reply.status, reply.body.rule]).toEqual([429, 'max:100']);
    const began = performance.now();
    const id = await control.payment();
    await Promise.all(readers.map((reader) => reader.next('event', ({ resource_id }) => resource_id === id)));
    expectWithin(performance.now() - began, 1_000);
    readers[0]?.close();
    await expect
      .poll(() =>
        follow().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  test('the sandbox has a limit in all, over its merchants', async () => {
    await open();
    const other = (await control.post('/merchants', {})).body;
    const alone = await limited({ total: 2 });
    await follow({}, alone.origin);
    await follow({ 'x-api-key': other.api_key }, alone.origin);
    const reply = await alone.get('/stream');
    expect([reply.status, reply.body.code]).toEqual([503, 'service_unavailable']);
  });

  test('who does not read is cut, and the others go on', async () => {
    await open();
    const alone = await limited({ waiting_bytes: 64 * 1024, per_merchant: 2 });
    const reader = await follow({}, alone.origin);
    const { hostname, port } = new URL(alone.origin);
    const slow = net.connect({ host: hostname, port: Number(port) });
    ends.push(() => slow.destroy());
    slow.write(`GET /_sandbox/stream HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    await new Promise((resolve) => slow.once('data', resolve));
    slow.pause();
    const cut = new Promise((resolve) => slow.once('close', resolve));
    const world = worldOf(box);
    const hasPlace = async (): Promise<boolean> => {
      const third = await openEvents(alone.origin).catch(() => undefined);
      third?.close();
      return third !== undefined;
    };
    const kinds = ['payment', 'transaction', 'invoice', 'payout', 'webhook', 'key', 'run', 'fault'] as const;
    // The two ends of the connection hold megabytes for it before anything waits in the sandbox.
    for (let told = 1 + kinds.length; !(await hasPlace()); told += kinds.length) {
      const ids = Array.from({ length: 100 }, (_, i) => String(i).padEnd(250, 'x'));
      for (const kind of kinds) for (const id of ids) world.env.changed?.(world, kind, id);
      await reader.until(({ messages }) => messages.length >= told);
    }
    slow.resume();
    await cut;
    const before = reader.messages.length;
    await control.payment();
    await reader.until(({ messages }) => messages.length > before);
    expect(reader.ended).toBe(false);
  });

  test('a comment shows that the line is alive', async () => {
    await open();
    const alone = await limited({ heartbeat_ms: 5 });
    const reader = await follow({}, alone.origin);
    await reader.until(({ comments }) => comments.length >= 3);
    expect(reader.comments[0]).toMatch(/^: alive at \d{4}-\d\d-\d\dT/);
    expect(reader.types()).toEqual(['hello']);
  });
});

describe('the stop', () => {
  test('ends every stream at once, and says so', async () => {
    await open();
    const readers = await Promise.all(Array.from({ length: 20 }, () => follow()));
    const began = performance.now();
    await box.close();
    expectWithin(performance.now() - began, 1_000);
    for (const reader of readers) {
      await reader.until(({ ended }) => ended);
      expect(reader.messages.at(-1)).toMatchObject({ type: 'bye', data: { reason: 'stopping' } });
    }
  });

  test('no stream is opened while it stops', async () => {
    await open();
    const alone = await serve(hostOf(box, { health: () => 'stopping' }));
    ends.push(() => alone.close());
    expect((await alone.control.get('/stream')).status).toBe(503);
  });
});
