import { describe, expect, test } from 'vitest';
import { advance, settle } from '../../src/deliveries/advance.js';
import { replay, replayFailed } from '../../src/deliveries/enqueue.js';
import { reviveDeliveries } from '../../src/deliveries/in-flight.js';
import { setClock } from '../../src/domain/clock.js';
import { deleteWebhook } from '../../src/domain/endpoints/webhooks.js';
import { runDue, schedule } from '../../src/domain/jobs.js';
import { atOnce } from '../../src/domain/ports.js';
import type { DeliveryRecord } from '../../src/domain/records.js';
import type { World } from '../../src/domain/world.js';
import { expectWithin } from '../support/timing.js';
import { createDeliveryBox, receiverForTest, START_MS } from './sandbox.js';

describe('many deliveries', () => {
  test('to a slow endpoint do not delay another', async () => {
    const box = createDeliveryBox({ webhook_timeout: 5 }, { limits: { per_endpoint: 2 } });
    const [slow, quick] = [await receiverForTest(), await receiverForTest()];
    slow.answers('never');
    box.subscribe(slow.url);
    box.subscribe(quick.url);
    for (let i = 0; i < 20; i++) box.emit();
    void box.settle();
    await quick.received(20);
    expect(slow.requests.length).toBeLessThanOrEqual(2);
  });

  test('share a few kept connections', async () => {
    const box = createDeliveryBox({}, { limits: { per_endpoint: 4 } });
    const receiver = await receiverForTest();
    box.subscribe(receiver.url);
    for (let i = 0; i < 100; i++) box.emit();
    await box.settle();
    expect(receiver.requests).toHaveLength(100);
    expect(receiver.connections()).toBeLessThanOrEqual(4);
  });

  test('are counted and listed by advance', async () => {
    const box = createDeliveryBox({ retry_schedule: 'fast' });
    const receiver = await receiverForTest();
    receiver.answers(500);
    box.subscribe(receiver.url);
    box.emit();
    box.emit();
    const advanced = await box.advance(60);
    expect(advanced).toMatchObject({ fired_total: 8, deliveries_total: 2 });
    expect(advanced.delivery_ids).toEqual(box.deliveries().map(({ id }) => id));
    expect(box.world.data.clock.now_ms).toBe(START_MS + 60_000);
  });

  test('are waited for by advance, also those that an earlier answer began on a clock that runs', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    receiver.answers((_, response) => void setTimeout(() => response.end(), 100));
    box.subscribe(receiver.url);
    for (const due_ms of [60_000, 60_001]) schedule(box.world, 'scenario.step', START_MS + due_ms, 'later');
    box.world.env.handlers['scenario.step'] = () => void box.emit();
    setClock(box.world, { mode: 'real' });
    box.emit();
    runDue(box.world);
    await box.advance(90);
    expect(box.deliveries().map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  });
});

/** How many turns of the event loop others have while something is awaited. */
async function turnsOf(work: () => Promise<boolean>): Promise<number> {
  let turns = 0;
  let done = false;
  const count = (): void => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  count();
  expect(await work()).toBe(true);
  done = true;
  return turns;
}

describe('thousands that wait for one endpoint', () => {
  test('are cancelled with it, and others have their turns meanwhile', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    const webhook = box.subscribe(receiver.url);
    for (let i = 0; i < 20_000; i++) box.emit();
    receiver.answers((_, response) => {
      if (box.world.data.webhooks.length > 0) deleteWebhook(box.world, webhook.id);
      response.writeHead(200).end();
    });
    const turns = await turnsOf(() => box.settle());
    const statuses = box.deliveries().map(({ status }) => status);
    expect(statuses.filter((status) => status === 'pending')).toHaveLength(0);
    expect(receiver.requests.length).toBeLessThan(40);
    expect(turns).toBeGreaterThan(100);
  });

  test('are rejected one after the other where they may not go, and others have their turns meanwhile', async () => {
    const box = createDeliveryBox({}, {}, { deliverTo: 'public' });
    box.subscribe('http://127.0.0.1:9/');
    for (let i = 0; i < 5_000; i++) box.emit();
    const turns = await turnsOf(() => box.settle());
    expect(box.deliveries().every(({ attempts }) => attempts.length === 1)).toBe(true);
    expect(turns).toBeGreaterThan(100);
  });
});

describe('a receiver that calls back', () => {
  test('may advance the clock without a deadlock', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    box.subscribe(receiver.url);
    schedule(box.world, 'scenario.step', START_MS + 10_000, 'later');
    box.world.env.handlers['scenario.step'] = () => void box.emit();
    receiver.answers(async (_, response) => {
      await advance(box.world, box.dispatcher, START_MS + 20_000);
      response.writeHead(200).end();
    });
    box.emit();
    await box.advance(30);
    expect(box.deliveries().map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });
});

describe('settle', () => {
  test('does not wait for a retry in the future of a frozen clock', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    receiver.answers(500);
    box.subscribe(receiver.url);
    box.emit();
    expect(await box.settle()).toBe(true);
    expect(box.deliveries()[0]?.status).toBe('pending');
    expect(box.dispatcher.inFlight(box.world)).toBe(0);
  });

  test('says when the time was up first', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    receiver.answers('never');
    box.subscribe(receiver.url);
    box.emit();
    expect(await settle(box.world, box.dispatcher, 50)).toBe(false);
  });
});

describe('a world that is replaced while an attempt is in flight', () => {
  test('is not written into by its answer', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    box.subscribe(receiver.url);
    receiver.answers((_, response) => {
      box.worlds.reset(box.world);
      response.writeHead(200).end();
    });
    box.emit();
    await box.settle();
    expect(box.deliveries()).toEqual([]);
    expect(await box.settle()).toBe(true);
  });

  test('sends again what was in flight when it was written down', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    box.subscribe(receiver.url);
    let copy = structuredClone(box.world.data);
    receiver.answers((_, response) => {
      copy = structuredClone(box.world.data);
      response.writeHead(200).end();
    }, 200);
    box.emit();
    await box.settle();
    expect(copy.jobs).toEqual([]);
    box.world.load(copy);
    reviveDeliveries(box.world);
    await box.settle();
    expect(receiver.requests).toHaveLength(2);
    expect(receiver.requests[1]?.body).toBe(receiver.requests[0]?.body);
    expect(box.deliveries()[0]?.status).toBe('succeeded');
  });

  test('records nothing about an exchange that the stop of the process cut off', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    receiver.answers('never');
    box.subscribe(receiver.url);
    box.emit();
    void box.settle();
    await receiver.received(1);
    box.dispatcher.giveUp();
    await box.dispatcher.idle(box.world).reached;
    expect(box.deliveries()[0]).toMatchObject({ status: 'pending', attempts: [] });
  });
});

describe('a job that fails while an answer arrives', () => {
  const OURS = new Error('A fault of ours.');

  async function boxWithFailingJob() {
    const faults: unknown[] = [];
    const box = createDeliveryBox({}, { failed: (_, error) => void faults.push(error) });
    const receiver = await receiverForTest();
    receiver.answers((_, response) => {
      schedule(box.world, 'scenario.step', START_MS, 'broken');
      response.writeHead(200).end();
    });
    box.world.env.handlers['scenario.step'] = () => {
      throw OURS;
    };
    box.subscribe(receiver.url);
    box.emit();
    return { box, faults };
  }

  test('takes nothing from its record, and is told where nobody waits for it', async () => {
    const { box, faults } = await boxWithFailingJob();
    runDue(box.world);
    await expect.poll(() => faults).toEqual([OURS]);
    expect(box.deliveries()).toMatchObject([{ status: 'succeeded', attempts: [{ status: 200 }] }]);
    expect(box.dispatcher.inFlight(box.world)).toBe(0);
  });

  test('is told to whoever waits', async () => {
    const { box, faults } = await boxWithFailingJob();
    await expect(box.settle()).rejects.toThrow(OURS);
    expect(faults).toEqual([]);
    expect(box.deliveries()).toMatchObject([{ status: 'succeeded' }]);
  });

  test('is told to the operator after somebody has given up waiting', async () => {
    const faults: unknown[] = [];
    const failing = () => {
      throw OURS;
    };
    const box = createDeliveryBox({}, { failed: (_, error) => void faults.push(error), notTaken: failing });
    const [slow, quick] = [await receiverForTest(), await receiverForTest()];
    slow.answers('never');
    quick.answers(500);
    box.subscribe(slow.url);
    box.emit();
    expect(await settle(box.world, box.dispatcher, 5)).toBe(false);
    box.subscribe(quick.url);
    box.emit();
    runDue(box.world);
    await expect.poll(() => faults).toEqual([OURS]);
  });

  test('is told once where the attempt that fails followed another one', async () => {
    const faults: unknown[] = [];
    const ports = {
      failed: (_: World, error: unknown) => void faults.push(error),
      notTaken: (_: World, { attempts }: DeliveryRecord) => {
        if (attempts.length === 2) throw OURS;
      },
    };
    const box = createDeliveryBox({ retry_schedule: [0, 0, 0] }, ports);
    const receiver = await receiverForTest();
    receiver.answers(500);
    box.subscribe(receiver.url);
    box.emit();
    await expect(box.settle()).rejects.toThrow(OURS);
    await expect.poll(() => box.dispatcher.inFlight(box.world)).toBe(0);
    expect(faults).toEqual([]);
  });
});

describe('replay', () => {
  test('sends the same bytes as a new, linked delivery', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    box.subscribe(receiver.url);
    box.emit();
    await box.settle();
    const again = replay(box.world, box.deliveries()[0]?.id ?? '');
    await box.settle();
    expect(again).toMatchObject({ status: 'succeeded', replay_of: box.deliveries()[0]?.id });
    const [first, second] = receiver.requests;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['service-signature']).toBe(first?.headers['service-signature']);
  });

  test('rejects what is pending, unknown, or has no endpoint any more', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    box.subscribe(receiver.url);
    box.emit();
    const id = box.deliveries()[0]?.id ?? '';
    expect(() => replay(box.world, id)).toThrow(expect.objectContaining({ kind: 'illegal_move' }));
    await box.settle();
    box.world.data.webhooks.splice(0, 1);
    expect(() => replay(box.world, id)).toThrow(/was deleted/);
    expect(() => replay(box.world, 'dlv_none')).toThrow(expect.objectContaining({ kind: 'not_found' }));
  });

  test('page 7: sends again what has failed so far and waits for its retry, which goes on waiting', async () => {
    const box = createDeliveryBox();
    const receiver = await receiverForTest();
    receiver.answers(500);
    box.subscribe(receiver.url);
    box.emit();
    await box.settle();
    const [first] = box.deliveries();
    expect(first).toMatchObject({ status: 'pending', attempts: [{ status: 500 }] });
    expect(atOnce(replayFailed(box.world))).toMatchObject([{ replay_of: first?.id }]);
    expect(atOnce(replayFailed(box.world))).toEqual([]);
    expect(replay(box.world, first?.id ?? '')).toMatchObject({ replay_of: first?.id });
    expect(first?.next_attempt_at_ms).not.toBeNull();
    receiver.answers(200);
    await box.settle();
  });

  test('of all that failed takes each event once', async () => {
    const box = createDeliveryBox({ retry_schedule: 'none' });
    const receiver = await receiverForTest();
    receiver.answers(500);
    const endpoint = box.subscribe(receiver.url);
    box.emit();
    box.emit();
    await box.settle();
    expect(atOnce(replayFailed(box.world, { event_type: 'payment.failed' }))).toEqual([]);
    expect(atOnce(replayFailed(box.world, { endpoint_id: endpoint.id }))).toHaveLength(2);
    receiver.answers(200);
    await box.settle();
    expect(atOnce(replayFailed(box.world))).toEqual([]);
    expect(() => atOnce(replayFailed(box.world, { endpoint_id: 'whk_none' }))).toThrow(/no webhook endpoint/);
  });
});

describe('an attempt that waits for its turn', () => {
  test.each(['answered 410', 'was deleted'])('is not sent when its endpoint %s meanwhile', async (why) => {
    const box = createDeliveryBox({}, { limits: { per_endpoint: 1 } });
    const receiver = await receiverForTest();
    const endpoint = box.subscribe(receiver.url);
    receiver.answers((_request, response) => {
      if (why === 'was deleted') deleteWebhook(box.world, endpoint.id);
      response.writeHead(why === 'answered 410' ? 410 : 200).end();
    });
    for (let i = 0; i < 3; i++) box.emit();
    expect(await box.settle()).toBe(true);
    expect(receiver.requests).toHaveLength(1);
    expect(box.deliveries().map(({ attempts }) => attempts.length)).toEqual([1, 0, 0]);
    expect(
      box
        .deliveries()
        .map(({ status }) => status)
        .slice(1),
    ).toEqual(['cancelled', 'cancelled']);
  });

  test('was made when its turn had come', async () => {
    const box = createDeliveryBox({}, { limits: { per_endpoint: 1 } });
    const receiver = await receiverForTest();
    receiver.answers((_request, response) => {
      setClock(box.world, { now_ms: box.world.data.clock.now_ms + 5_000 });
      response.writeHead(200).end();
    });
    box.subscribe(receiver.url);
    box.emit();
    box.emit();
    await box.settle();
    const instants = box.deliveries().map(({ attempts: [first] }) => [first?.scheduled_at_ms, first?.at_ms]);
    expect(instants).toEqual([
      [START_MS, START_MS],
      [START_MS, START_MS + 5_000],
    ]);
  });
});

test('an instant at which nothing is sent costs no pause', async () => {
  const box = createDeliveryBox();
  for (let i = 0; i < 100_000; i++) schedule(box.world, 'payment.expire', START_MS + i, 'none');
  const started_ms = performance.now();
  const advanced = await box.advance(200);
  expect(advanced).toMatchObject({ fired_total: 100_000, deliveries_total: 0 });
  expect(advanced.fired).toHaveLength(1_000);
  expectWithin(performance.now() - started_ms, 4_000);
});
