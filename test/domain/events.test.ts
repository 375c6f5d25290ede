/** What is told of an event, and in whose name things happen. */
import { describe, expect, it } from 'vitest';
import { because, callCause, jobCause, readCause, recordEvent } from '../../src/domain/events.js';
import { createInvoice } from '../../src/domain/invoices/invoices.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { receive } from '../../src/domain/payments/receiving.js';
import { createPayout, processPayout } from '../../src/domain/payouts/payouts.js';
import type { PaymentRecord } from '../../src/domain/records.js';
import { advanceBy, HOUR_MS, ORIGIN, START_MS, testWorld, turn } from '../support/world.js';

const USD = { amount: 120, currency: 'USD' } as const;
const BTC = { amount: 1, currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } as const;

function watched() {
  const made = testWorld();
  const told: string[] = [];
  made.env.changed = (_world, kind, id) => told.push(`${kind} ${id}`);
  return { ...made, told };
}

describe('An event', () => {
  it('has its instant, its resource and its data, and is told to listeners in their order', () => {
    const { world, env } = testWorld();
    const told: string[] = [];
    env.listeners = ['first', 'second'].map((name) => (_world, event) => told.push(`${name} ${event.id}`));
    env.touched = () => told.push('touched');
    const event = recordEvent(world, 'payment.failed', { id: 'pay_req_1' } as PaymentRecord, { a: 1 });
    expect(event).toEqual({
      id: expect.stringMatching(/^evt_[a-z0-9]{24}$/),
      type: 'payment.failed',
      created_at_ms: START_MS,
      resource_id: 'pay_req_1',
      data: { a: 1 },
    });
    expect(world.events.records).toEqual([event]);
    expect(told).toEqual([`first ${event.id}`, `second ${event.id}`, 'touched']);
  });

  it('that was sent by hand says so', () => {
    expect(recordEvent(testWorld().world, 'payment.failed', null, {}, true).test).toBe(true);
  });

  it('names what brought it about', () => {
    const { world } = testWorld();
    const event = because(world, 'req_0_000001', () => recordEvent(world, 'payment.failed', null, {}));
    expect(event.cause).toBe('req_0_000001');
    expect(recordEvent(world, 'payment.failed', null, {})).not.toHaveProperty('cause');
  });

  it('about nothing, or about what no one watches, is told alone', () => {
    const { world, told } = watched();
    for (const subject of [null, { id: 'whk_1' }, { id: 'evt_1' }, { id: 'x' }]) {
      told.length = 0;
      const { id } = recordEvent(world, 'payment.failed', subject as PaymentRecord | null, {});
      expect(told).toEqual([`event ${id}`]);
    }
  });
});

describe('Those who watch are told of', () => {
  it('a payment request, and of it again when money comes for it', () => {
    const { world, told } = watched();
    const payment = turn(world, () => createPayment(world, USD, ORIGIN));
    expect(told).toEqual([`event ${world.data.events[0]?.id}`, `payment ${payment.id}`]);
    told.length = 0;
    turn(world, () => receive(world, payment.id));
    const [transaction] = payment.transaction_ids;
    expect(told.slice(0, 3)).toEqual([
      `event ${world.data.events[1]?.id}`,
      `transaction ${transaction}`,
      `payment ${payment.id}`,
    ]);
    expect(told.some((each) => each.startsWith('payout'))).toBe(false);
  });

  it('an invoice', () => {
    const { world, told } = watched();
    const invoice = turn(world, () => createInvoice(world, USD, ORIGIN));
    expect(told).toContain(`invoice ${invoice.id}`);
  });

  it('a payout, and of it again when it is sent, and of the books', () => {
    const { world, told } = watched();
    const payout = turn(world, () => createPayout(world, BTC));
    expect(told).toEqual([`balance ${world.id}`, `event ${world.data.events[0]?.id}`, `payout ${payout.id}`]);
    told.length = 0;
    turn(world, () => processPayout(world, payout.id));
    expect(told.slice(0, 3)).toEqual([
      `event ${world.data.events[1]?.id}`,
      `transaction ${payout.transaction_id}`,
      `payout ${payout.id}`,
    ]);
    expect(told.some((each) => each.startsWith('payment'))).toBe(false);
  });
});

describe('What is done', () => {
  it('in the name of something is done in no name afterwards, also when it fails', () => {
    const { world } = testWorld();
    const seen = because(world, 'call_1:a', () => [
      world.cause,
      because(world, 'call_2:b', () => world.cause),
      world.cause,
    ]);
    expect(seen).toEqual(['call_1:a', 'call_2:b', 'call_1:a']);
    expect(() =>
      because(world, 'call_3:c', () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(world.cause).toBeNull();
  });

  it('by a call is numbered', () => {
    const { world } = testWorld();
    expect([callCause(world, 'payPayment'), callCause(world, 'code')]).toEqual(['call_1:payPayment', 'call_2:code']);
  });

  it('when time has come names the job, in books and events alike', () => {
    const { world } = testWorld();
    turn(world, () => createPayment(world, USD, ORIGIN));
    advanceBy(world, HOUR_MS);
    expect(world.data.events.at(-1)).toMatchObject({ type: 'payment.expired', cause: 'job_1:payment.expire' });
    const payout = turn(world, () => because(world, 'req_0_000009', () => createPayout(world, BTC)));
    expect(world.data.ledger.at(-1)).toMatchObject({ resource_id: payout.id, cause: 'req_0_000009' });
    expect(world.data.ledger[0]).not.toHaveProperty('cause');
  });

  it('by a step of a scenario names the run and the step', () => {
    const step = { id: 4, due_ms: 0, kind: 'scenario.step', subject: 'run_1', detail: { step: 2 } } as const;
    expect(jobCause(step)).toBe('run_1:2');
    expect(jobCause({ ...step, kind: 'payment.expire' })).toBe('job_4:payment.expire');
  });
});

describe('A cause is read as what it names', () => {
  it.each([
    ['req_0_000012', { kind: 'request', request_id: 'req_0_000012' }],
    ['call_3:payPayment', { kind: 'call', what: 'payPayment' }],
    ['call_3', { kind: 'call', what: '' }],
    ['job_7:payment.expire', { kind: 'job', job: 7, what: 'payment.expire' }],
    ['run_abc:2', { kind: 'step', run_id: 'run_abc', step: 2 }],
    ['other:2', undefined],
    ['', undefined],
  ])('%s', (cause, read) => {
    expect(readCause(cause)).toEqual(read);
  });
});
