/** What a merchant's traffic has exercised is counted as it happens, and can be put together with that of others. */
import { describe, expect, it } from 'vitest';
import {
  countAnswer,
  countDelivered,
  freshCoverage,
  mergeCoverage,
  noteEvent,
  notePayment,
  noteViolation,
  settingValues,
} from '../../src/domain/coverage.js';
import { createInvoice } from '../../src/domain/invoices/invoices.js';
import { payInvoice } from '../../src/domain/invoices/outcomes.js';
import { defaultSettings } from '../../src/domain/merchants/settings.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { pay } from '../../src/domain/payments/receiving.js';
import { createPayout, processPayout } from '../../src/domain/payouts/payouts.js';
import type { EventRecord } from '../../src/domain/records.js';
import { ORIGIN, testWorld, turn } from '../support/world.js';

const ANSWER = { operation_id: 'createPayment', status: 201, code: null, forced: false };

describe('Answers', () => {
  it('are counted by operation and status, errors by their code as well', () => {
    const { world } = testWorld();
    countAnswer(world, ANSWER);
    countAnswer(world, ANSWER);
    countAnswer(world, { ...ANSWER, status: 400, code: 'INVALID_PARAMETER' });
    expect(Object.keys(world.data.coverage.codes)).toHaveLength(1);
    expect(world.data.coverage).toMatchObject({
      answers: { 'createPayment 201': { count: 2, forced: 0 }, 'createPayment 400': { count: 1, forced: 0 } },
      codes: { 'createPayment 400 INVALID_PARAMETER': { count: 1, forced: 0 } },
    });
  });

  it('that the client asked for are counted as such, too', () => {
    const { world } = testWorld();
    const forced = { ...ANSWER, status: 503, code: 'UNAVAILABLE', forced: true };
    countAnswer(world, forced);
    countAnswer(world, { ...forced, forced: false });
    countAnswer(world, forced);
    expect(world.data.coverage.answers['createPayment 503']).toEqual({ count: 3, forced: 2 });
    expect(world.data.coverage.codes['createPayment 503 UNAVAILABLE']).toEqual({ count: 3, forced: 2 });
  });

  it('note the profile that was in force, once', () => {
    const { world } = testWorld();
    countAnswer(world, ANSWER);
    const first = [...world.data.coverage.settings];
    expect(first).toEqual(
      expect.arrayContaining([
        'auth any',
        'rate_limit off',
        'expire_while_confirming false',
        'retry_schedule standard',
      ]),
    );
    expect(first).not.toContain('auth bearer');
    countAnswer(world, ANSWER);
    expect(world.data.coverage.settings).toEqual(first);
    world.data.settings = { ...defaultSettings(), auth: 'bearer', expire_while_confirming: true };
    countAnswer(world, ANSWER);
    expect(world.data.coverage.settings).toEqual([...first, 'auth bearer', 'expire_while_confirming true']);
  });
});

describe('The values of settings that are counted', () => {
  it('are choices, flags and named schedules, and no numbers', () => {
    const values = settingValues().map(({ setting, value }) => `${setting} ${value}`);
    expect(values).toEqual(
      expect.arrayContaining(['auth signed', 'expire_while_confirming false', 'expire_while_confirming true']),
    );
    expect(values.filter((each) => each.startsWith('retry_schedule'))).toEqual([
      'retry_schedule standard',
      'retry_schedule fast',
      'retry_schedule none',
    ]);
    expect(values.some((each) => /^(fee_percent|signed_window|payment_expiry|webhook_timeout)/.test(each))).toBe(false);
  });
});

describe('Events', () => {
  it('that a receiver took are counted by name', () => {
    const { world } = testWorld();
    for (const name of ['payment.succeeded', 'payment.failed', 'payment.succeeded']) countDelivered(world, name);
    expect(world.data.coverage.events).toEqual({ 'payment.succeeded': 2, 'payment.failed': 1 });
  });

  /** A world whose events are noted as they are recorded. */
  function noting() {
    const made = testWorld();
    made.env.listeners.push(noteEvent);
    return { ...made, states: () => made.world.data.coverage.states };
  }

  it('note where payment request and transaction stand, each state once', () => {
    const { world, states } = noting();
    const { id } = turn(world, () => createPayment(world, { amount: 1, currency: 'USD' }, ORIGIN));
    expect(states()).toEqual(['payment pending', 'payment_phase awaiting']);
    turn(world, () => pay(world, id));
    expect(states()).toEqual(expect.arrayContaining(['payment paid', 'payment_phase paid', 'transaction confirmed']));
    expect(new Set(states()).size).toBe(states().length);
    expect(states().some((state) => /^(invoice|payout)/.test(state))).toBe(false);
  });

  it('note where invoices stand', () => {
    const { world, states } = noting();
    const { id } = turn(world, () => createInvoice(world, { amount: 1, currency: 'USD' }, ORIGIN));
    expect(states()).toEqual(['invoice draft']);
    turn(world, () => payInvoice(world, id));
    expect(states()).toContain('invoice paid');
  });

  it('note where payouts stand, also when the event is about their transaction', () => {
    const { world, states } = noting();
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    const { id } = turn(world, () => createPayout(world, { amount: 1, currency: 'BTC', address }));
    expect(states()).toEqual(['payout pending']);
    const { transaction_id } = turn(world, () => processPayout(world, id));
    world.data.coverage.states = [];
    noteEvent(world, {} as EventRecord, world.transactions.get(transaction_id ?? '') ?? null);
    expect(states()).toEqual(['transaction pending', 'payout processing']);
  });

  it('about nothing note nothing', () => {
    const { world, states } = noting();
    noteEvent(world, {} as EventRecord, null);
    expect(states()).toEqual([]);
  });

  it('need not tell of a phase for it to be noted', () => {
    const { world, states } = noting();
    const payment = turn(world, () => createPayment(world, { amount: 1, currency: 'USD' }, ORIGIN));
    world.data.coverage.states = [];
    notePayment(world, { ...payment, phase: 'detected' });
    expect(states()).toEqual(['payment pending', 'payment_phase detected']);
  });
});

describe('Breaches of the contract', () => {
  it('are kept up to the hundredth', () => {
    const { world } = testWorld();
    for (let n = 0; n < 120; n++) noteViolation(world, `breach ${n}`);
    expect(world.data.coverage.violations).toHaveLength(100);
    expect(world.data.coverage.violations.at(-1)).toBe('breach 99');
  });
});

describe('What two merchants have exercised', () => {
  it('is added up, and what both have is named once', () => {
    const into = freshCoverage();
    expect(into).toEqual({ answers: {}, codes: {}, events: {}, states: [], settings: [], violations: [] });
    const from = {
      answers: { 'createPayment 201': { count: 2, forced: 1 } },
      codes: { 'createPayment 400 X': { count: 3, forced: 2 } },
      events: { 'payment.failed': 4 },
      states: ['payment paid'],
      settings: ['auth any'],
      violations: ['a', 'b'],
    };
    mergeCoverage(into, from);
    mergeCoverage(into, { ...from, states: ['payment paid', 'payment failed'], settings: ['auth key', 'auth any'] });
    expect(into).toEqual({
      answers: { 'createPayment 201': { count: 4, forced: 2 } },
      codes: { 'createPayment 400 X': { count: 6, forced: 4 } },
      events: { 'payment.failed': 8 },
      states: ['payment paid', 'payment failed'],
      settings: ['auth any', 'auth key'],
      violations: ['a', 'b', 'a', 'b'],
    });
  });

  it('has a hundred breaches at most, too', () => {
    const into = { ...freshCoverage(), violations: Array.from({ length: 99 }, (_, n) => `${n}`) };
    mergeCoverage(into, { ...freshCoverage(), violations: ['a', 'b'] });
    expect(into.violations).toHaveLength(100);
    expect(into.violations.at(-1)).toBe('a');
  });
});
