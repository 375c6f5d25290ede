import { describe, expect, test } from 'vitest';
import { createWebhook } from '../../src/domain/endpoints/webhooks.js';
import { EVENT_TYPES } from '../../src/domain/event-types.js';
import { failPayment } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { pay } from '../../src/domain/payments/receiving.js';
import { createPayout } from '../../src/domain/payouts/payouts.js';
import type { RunRecord } from '../../src/domain/records.js';
import { parseScenario } from '../../src/scenarios/parse.js';
import { startRun } from '../../src/scenarios/runner.js';
import { sampleFor, startOnSample } from '../../src/scenarios/sample-runs.js';
import { sampleAccount, sampleEventData } from '../../src/scenarios/samples.js';
import type { Scenario } from '../../src/scenarios/types.js';
import { ORIGIN, START_MS, type Stage, stage } from './fixture.js';

function scenario(on: string, rest: string): Scenario {
  const { scenario: made, issues } = parseScenario(`name: test\ndescription: d\non: ${on}\n${rest}\n`, 'test.yaml');
  if (made === undefined) throw new Error(JSON.stringify(issues));
  return made;
}

const newPayment = ({ world }: Stage): string => createPayment(world, { amount: 100, currency: 'USD' }, ORIGIN).id;
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const told = (run: RunRecord): string[] => run.steps.map(({ verb, status }) => `${verb} ${status}`);

describe('a run', () => {
  const two = scenario('payment.created', 'steps: [{ after: 30s, receive: {} }, { after: 5m, confirm: {} }]');

  test('knows when each step falls due, and says how far it has come', async () => {
    const play = await stage();
    const run = startRun(play.world, two, newPayment(play));
    expect(run.steps.map(({ due_ms }) => due_ms - START_MS)).toEqual([30_000, 330_000]);
    expect([run.status, told(run)]).toEqual(['running', ['receive waiting', 'confirm waiting']]);
    play.advance('30s');
    expect([run.status, told(run)]).toEqual(['running', ['receive done', 'confirm waiting']]);
    play.advance('5m');
    expect([run.status, told(run)]).toEqual(['completed', ['receive done', 'confirm done']]);
    expect(play.world.runs.require(run.id)).toBe(run);
  });

  test('ends at the first step that the core rejects, and says why', async () => {
    const play = await stage();
    const id = newPayment(play);
    const run = startRun(play.world, two, id);
    failPayment(play.world, id);
    play.advance('1h');
    expect([run.status, told(run)]).toEqual(['failed', ['receive failed', 'confirm cancelled']]);
    expect(run.steps[0]?.error).toBe(`Payment request ${id} is failed and cannot receive. failed is final.`);
    expect(play.world.jobs.heap.filter(({ kind }) => kind === 'scenario.step')).toEqual([]);
    expect(play.unbalanced()).toEqual([]);
  });

  test('goes on in a world that was exported and imported in the middle', async () => {
    const play = await stage();
    const id = newPayment(play);
    const { id: run_id } = startRun(play.world, two, id);
    play.advance('30s');
    play.world.load(JSON.parse(JSON.stringify(play.world.data)));
    play.advance('5m');
    expect(play.world.payments.get(id)?.status).toBe('paid');
    expect(play.world.runs.require(run_id).status).toBe('completed');
    expect(play.world.related.runs.of(id)).toHaveLength(1);
  });

  test('with nothing but deliveries is complete at once', async () => {
    const play = await stage();
    const rules = scenario('payment.created', 'deliveries: [{ event: payment.failed, delay: 1m }]');
    const run = startRun(play.world, rules, newPayment(play));
    expect(run).toMatchObject({ status: 'completed', deliveries: [{ event: 'payment.failed', delay_ms: 60_000 }] });
  });

  test('steps without after happen in order, at the end of the turn', async () => {
    const play = await stage();
    const id = newPayment(play);
    startRun(play.world, scenario('payment.created', 'steps: [{ receive: {} }, { confirm: {} }, { refund: {} }]'), id);
    expect(play.world.payments.get(id)?.phase).toBe('awaiting');
    play.advance('0s');
    expect(play.world.payments.get(id)?.phase).toBe('refunded');
  });

  test.each([
    ['a payout that it moves no longer moves by itself', 'steps: [{ after: 1h, process: {} }]', 'pending'],
    [
      'a payout of which it changes the webhooks only goes on',
      'deliveries: [{ event: payout.failed, delay: 1m }]',
      'completed',
    ],
    ['a payout beside which it replays webhooks goes on', 'steps: [{ after: 1m, replay_failed: {} }]', 'completed'],
  ])('%s', async (_what, rest, status) => {
    const play = await stage();
    const { id } = createPayout(play.world, { amount: 0.5, currency: 'BTC', address: ADDRESS });
    startRun(play.world, scenario('payout.created', rest), id);
    play.advance('59m');
    expect(play.world.payouts.get(id)?.status).toBe(status);
  });
});

describe('where a scenario may run', () => {
  test('only on an existing resource of its kind', async () => {
    const play = await stage();
    const expire = scenario('payment.created', 'steps: [{ expire: {} }]');
    const { id } = createPayout(play.world, { amount: 0.5, currency: 'BTC', address: ADDRESS });
    expect(() => startRun(play.world, expire, id)).toThrow(`test runs on a payment request, and ${id} is a payout.`);
    expect(() => startRun(play.world, expire, 'pay_req_none')).toThrow('There is no payment request with the id');
    expect(() => startRun(play.world, expire, 'nonsense')).toThrow('There is no payment request with the id');
    expect(() => startRun(play.world, expire, null)).toThrow('test runs on a payment request; name one.');
    expect(play.world.data.runs).toEqual([]);
  });

  test('a manual one wherever its verbs fit, and without a resource when they need none', async () => {
    const play = await stage();
    const failing = scenario('manual', 'steps: [{ fail: { reason: told so } }]');
    const payment = newPayment(play);
    const payout = createPayout(play.world, { amount: 0.5, currency: 'BTC', address: ADDRESS }).id;
    startRun(play.world, failing, payment);
    startRun(play.world, failing, payout);
    startRun(play.world, scenario('manual', 'steps: [{ replay_failed: {} }]'), null);
    play.advance('0s');
    expect(play.world.payments.get(payment)?.status).toBe('failed');
    expect(play.world.payouts.get(payout)?.status).toBe('failed');
    expect(play.replays).toBe(1);
    expect(() => startRun(play.world, failing, null)).toThrow('test runs on a payment request or payout; name one.');
  });

  test('on an endpoint that is deleted later, until then', async () => {
    const play = await stage();
    const webhook = createWebhook(play.world, { url: 'http://127.0.0.1/x', event_types: ['payment.succeeded'] });
    const run = startRun(
      play.world,
      scenario('webhook.registered', 'steps: [{ after: 1m, replay_failed: {} }]'),
      webhook.id,
    );
    play.world.data.webhooks.length = 0;
    play.advance('1m');
    expect(run).toMatchObject({ status: 'failed', steps: [{ error: `${webhook.id} is gone.` }] });
  });
});

describe('a run that names no resource', () => {
  test('every shipped scenario starts once on a resource that is made up for it', async () => {
    const play = await stage();
    for (const { scenario: shipped } of play.library.list()) {
      const run = startOnSample(play.world, shipped, await sampleFor(play.world, shipped), ORIGIN);
      expect(run.scenario).toBe(shipped.name);
      if (run.resource_id !== null) expect(play.world.related.runs.of(run.resource_id)).toEqual([run]);
    }
    play.advance('30d');
    expect(play.world.data.runs.map(({ status }) => status)).toEqual(play.library.names().map(() => 'completed'));
    expect(play.unbalanced()).toEqual([]);
  });

  test('a manual one starts once on a resource of the first kind that it fits', async () => {
    const { world } = await stage();
    const refunded = scenario('manual', 'steps: [{ pay: {} }, { refund: {} }]');
    const run = startOnSample(world, refunded, await sampleFor(world, refunded), ORIGIN);
    expect(run.resource_id).toMatch(/^pay_req_/);
    expect(world.data.runs).toEqual([run]);
    expect(world.payments.get(run.resource_id as string)?.metadata).not.toHaveProperty('sandbox_scenario');
  });

  test('needs none where the scenario needs none, and must name an endpoint', async () => {
    const { world } = await stage();
    const replay = scenario('manual', 'steps: [{ replay_failed: {} }]');
    expect(startOnSample(world, replay, await sampleFor(world, replay), ORIGIN).resource_id).toBeNull();
    const flaky = scenario('webhook.registered', 'deliveries: [{ event: payment.failed, duplicate: 2 }]');
    await expect(sampleFor(world, flaky)).rejects.toThrow('test runs on a webhook endpoint; name one.');
  });
});

describe('samples', () => {
  test('an account is the same for the same seed and ordinal', async () => {
    const [first, again, other] = [
      await sampleAccount('s', 1),
      await sampleAccount('s', 1),
      await sampleAccount('s', 2),
    ];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(first.email).toMatch(/^accounts@[a-z0-9-]+\.example$/);
  });

  test('drawn at the same time they do not disturb each other', async () => {
    const alone = [await sampleAccount('s', 1), await sampleAccount('s', 2), await sampleAccount('s', 3)];
    expect(await Promise.all([sampleAccount('s', 1), sampleAccount('s', 2), sampleAccount('s', 3)])).toEqual(alone);
  });

  test('the data of a test event is the same for the same seed, and creates nothing', async () => {
    const [one, two] = [await stage(), await stage()];
    for (const type of EVENT_TYPES) {
      const data = await sampleEventData(one.world, type, ORIGIN);
      expect(await sampleEventData(two.world, type, ORIGIN)).toEqual(data);
      expect(data.id).toMatch(/^(pay_req|txn|inv|payout)_/);
    }
    expect(one.world.data.payments).toEqual([]);
    expect(one.world.data.events).toEqual([]);
  });

  test('payment.succeeded has exactly the fields of a real one', async () => {
    const play = await stage();
    pay(play.world, newPayment(play));
    const real = play.world.events.records.find(({ type }) => type === 'payment.succeeded');
    const sample = await sampleEventData(play.world, 'payment.succeeded', ORIGIN);
    expect(Object.keys(sample).sort()).toEqual(Object.keys(real?.data ?? {}).sort());
    expect(Object.keys(sample)).toHaveLength(10);
  });
});
