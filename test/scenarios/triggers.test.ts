import { describe, expect, test } from 'vitest';
import { createWebhook } from '../../src/domain/endpoints/webhooks.js';
import { createInvoice } from '../../src/domain/invoices/invoices.js';
import { createPayment, type NewPayment } from '../../src/domain/payments/payments.js';
import { createPayout } from '../../src/domain/payouts/payouts.js';
import { Problem } from '../../src/domain/problems.js';
import { startRun } from '../../src/scenarios/runner.js';
import type { Scenario } from '../../src/scenarios/types.js';
import { ORIGIN, type Stage, stage } from './fixture.js';

const EXPIRE = 'steps: [{ after: 1m, expire: {} }]';
const scenario = (name: string, rest: string): { file: string; text: string } => ({
  file: `${name}.yaml`,
  text: `name: ${name}\ndescription: d\n${rest}\n`,
});
const MATCHING = scenario(
  'big-euros',
  `on: payment.created\nmatch: { currency: EUR, amount: { gte: 100 } }\n${EXPIRE}`,
);

function payFor({ world }: Stage, body: Partial<NewPayment> = {}): string {
  return createPayment(world, { amount: 100, currency: 'USD', ...body }, ORIGIN).id;
}

const startedOn = ({ world }: Stage, id: string): string[] => world.related.runs.of(id).map((run) => run.scenario);

function problemOf(act: () => void): Problem {
  try {
    act();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a new resource', () => {
  test('without a word runs no scenario', async () => {
    const play = await stage();
    expect(startedOn(play, payFor(play))).toEqual([]);
  });

  test('gets the scenario that its metadata ask for, before any that matches', async () => {
    const play = await stage({ files: [MATCHING], fallback: 'payment-failed' });
    const asked = { currency: 'EUR', metadata: { sandbox_scenario: 'payment-expired' } } as const;
    expect(startedOn(play, payFor(play, asked))).toEqual(['payment-expired']);
  });

  test('gets the scenario that matches it, before the default', async () => {
    const play = await stage({ files: [MATCHING], fallback: 'payment-failed' });
    expect(startedOn(play, payFor(play, { currency: 'EUR' }))).toEqual(['big-euros']);
    expect(startedOn(play, payFor(play, { currency: 'EUR', amount: 99 }))).toEqual(['payment-failed']);
  });

  test('gets no scenario that answers otherwise for a key that the merchant does not have', async () => {
    const answers = (key: string, match: string) =>
      `on: payment.created\n${match}respond: [{ operation: getPayment, key: ${key}, status: 503 }]`;
    const files = [
      scenario('asked', answers('nokey', '')),
      scenario('matching', answers('other', 'match: { amount: 7 }\n')),
    ];
    const play = await stage({ files });
    expect(startedOn(play, payFor(play, { amount: 7 }))).toEqual([]);
    const problem = problemOf(() => play.triggers.checkRequested(play.world, 'payment', { sandbox_scenario: 'asked' }));
    expect(problem.message).toContain('no such key; its keys are default, readonly, revoked.');
    expect(
      problemOf(() => startRun(play.world, play.library.find('asked', play.world) as Scenario, payFor(play))).kind,
    ).toBe('invalid_value');
    expect(play.world.data.faults).toEqual([]);
  });

  test('gets the default only where it fits', async () => {
    const play = await stage({ fallback: 'payment-failed' });
    expect(startedOn(play, createInvoice(play.world, { amount: 5, currency: 'USD' }, ORIGIN).id)).toEqual([]);
  });

  test('the payment request of an invoice is left to the scenario of the invoice', async () => {
    const play = await stage({ fallback: 'payment-failed' });
    const metadata = { sandbox_scenario: 'invoice-paid' };
    const { id } = createInvoice(play.world, { amount: 5, currency: 'USD', metadata }, ORIGIN);
    play.advance('1h');
    expect(play.world.invoices.get(id)?.status).toBe('paid');
    expect(play.world.data.runs.map((run) => run.scenario)).toEqual(['invoice-paid']);
  });

  test('two worlds do not share what was put into one of them', async () => {
    const play = await stage();
    const { created } = play.library.put(play.world, 'mine', {
      description: 'd',
      on: 'payment.created',
      match: { currency: 'USD' },
      steps: [{ expire: {} }],
    });
    const other = play.worlds.create({ clock: { mode: 'frozen' } });
    expect(created).toBe(true);
    expect(startedOn(play, payFor(play))).toEqual(['mine']);
    expect(other.related.runs.of(createPayment(other, { amount: 1, currency: 'USD' }, ORIGIN).id)).toEqual([]);
    play.worlds.reset(play.world);
    expect(startedOn(play, payFor(play))).toEqual([]);
  });

  test('what was put hides a shipped scenario of the same name, also after an import', async () => {
    const play = await stage();
    const definition = { description: 'd', on: 'payment.created', steps: [{ fail: {} }] };
    expect(play.library.put(play.world, 'payment-expired', definition).created).toBe(false);
    play.world.load(structuredClone(play.world.data));
    const id = payFor(play, { metadata: { sandbox_scenario: 'payment-expired' } });
    play.advance('0s');
    expect(play.world.payments.get(id)?.status).toBe('failed');
    expect(play.library.listed('payment-expired', play.world)).toMatchObject({ source: 'api' });
    expect(play.library.listed('payment-expired')).toMatchObject({ source: 'shipped' });
  });
});

describe('a registered endpoint', () => {
  test('gets the scenario that matches its URL', async () => {
    const flaky = `on: webhook.registered\nmatch: { url: { matches: '/flaky$' } }\ndeliveries:\n  - event: payment.succeeded\n    duplicate: 2`;
    const play = await stage({ files: [scenario('flaky', flaky)] });
    for (const path of ['flaky', 'steady']) {
      const webhook = createWebhook(play.world, {
        url: `http://127.0.0.1/${path}`,
        event_types: ['payment.succeeded'],
      });
      play.triggers.webhookRegistered(play.world, webhook);
      expect(startedOn(play, webhook.id)).toEqual(path === 'flaky' ? ['flaky'] : []);
    }
  });
});

describe('asking for a scenario in metadata', () => {
  test('that there is, is no problem', async () => {
    const { triggers, world } = await stage();
    triggers.checkRequested(world, 'payment', undefined);
    triggers.checkRequested(world, 'payment', { order_id: 'x' });
    triggers.checkRequested(world, 'payment', { sandbox_scenario: 'payment-expired' });
  });

  test.each([['payment-expire'], [5], [null], ['__proto__']])(
    'that there is not (%j) is rejected with the known names',
    async (requested) => {
      const { triggers, world, library } = await stage();
      const problem = problemOf(() =>
        triggers.checkRequested(world, 'payment', { sandbox_scenario: requested as string }),
      );
      expect(problem.kind).toBe('invalid');
      expect(problem.extras.detail).toEqual({
        parameter: 'metadata.sandbox_scenario',
        value: requested,
        rule: `in:${library.names().join(',')}`,
      });
    },
  );

  test('that is for another kind of resource is rejected with the names that fit', async () => {
    const { triggers, world } = await stage();
    const problem = problemOf(() => triggers.checkRequested(world, 'payout', { sandbox_scenario: 'payment-expired' }));
    expect(problem.message).toMatch(/^metadata\.sandbox_scenario: payment-expired is for a payment request\./);
    expect(problem.extras.detail?.rule).toBe(
      'in:payout-completed,payout-failed-at-broadcast,payout-rejected-in-review,payout-stuck',
    );
  });

  test('that starts only when told to is rejected', async () => {
    const { triggers, world } = await stage({ files: [scenario('by-hand', `on: manual\n${EXPIRE}`)] });
    const problem = problemOf(() => triggers.checkRequested(world, 'payment', { sandbox_scenario: 'by-hand' }));
    expect(problem.message).toContain('by-hand starts only when it is told to.');
  });
});

test('with a fault in one file the scenarios read before stay in force', async () => {
  const play = await stage({ files: [MATCHING] });
  expect(play.library.load([MATCHING, { file: 'broken.yaml', text: '' }])).toHaveLength(1);
  expect(play.library.names()).toContain('big-euros');
  expect(play.library.load([])).toEqual([]);
  expect(play.library.names()).not.toContain('big-euros');
});

test('a payout that asks for nothing goes its own way', async () => {
  const play = await stage();
  const body = { amount: 0.5, currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } as const;
  const { id } = createPayout(play.world, body);
  play.advance('35s');
  expect(play.world.payouts.get(id)?.status).toBe('completed');
});
