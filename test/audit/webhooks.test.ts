/** Rules about endpoints, receivers and what becomes of lost events, each both ways. */
import { describe, expect, test } from 'vitest';
import { attempt, audit, call, delivery, endpoint, event, START_MS } from './journal.js';

describe('webhook-without-secret', () => {
  test('names the call that registered it', () => {
    const { secret: _secret, ...webhook } = endpoint();
    const journal = [call('POST /webhooks', { answer: { id: 'whk_1' } })];
    expect(audit({ webhooks: [webhook], journal })).toMatchObject([
      { rule: 'webhook-without-secret', count: 1, evidence: [journal[0]?.id] },
    ]);
    expect(audit({ webhooks: [webhook] })).toMatchObject([{ evidence: ['whk_1'] }]);
  });

  test('not: with a secret, or disabled', () => {
    const { secret: _secret, ...disabled } = endpoint({ id: 'whk_2', disabled: true });
    expect(audit({ webhooks: [endpoint(), disabled] })).toEqual([]);
  });
});

describe('receiver-too-slow', () => {
  const late = { status: null, duration_ms: 15_000, error: 'No answer within 15 s.' };

  test('no answer until the time-out', () => {
    const deliveries = [delivery({ status: 'pending', attempts: [attempt(late), attempt({ ...late, number: 2 })] })];
    expect(audit({ deliveries })).toMatchObject([
      {
        rule: 'receiver-too-slow',
        count: 2,
        evidence: [deliveries[0]?.id],
        message: expect.stringContaining('15 s twice'),
      },
    ]);
  });

  test('not: slow and in time, nobody there, or made slow on purpose', () => {
    const slow = delivery({ attempts: [attempt({ duration_ms: 14_000 })] });
    const down = delivery({ status: 'pending', attempts: [attempt({ status: null, duration_ms: 2 })] });
    const spoiled = delivery({ status: 'pending', attempts: [attempt(late)], misbehaviour: ['slow'] });
    expect(audit({ deliveries: [slow, down, spoiled] })).toEqual([]);
  });
});

describe('receiver-refuses-duplicates', () => {
  const refused = (fields: object = {}) =>
    delivery({ status: 'pending', attempts: [attempt({ status: 500 })], ...fields });

  test('a duplicate, and a replay', () => {
    for (const fields of [{ misbehaviour: ['duplicate'] }, { replay_of: 'dlv_0' }]) {
      const deliveries = [delivery(), refused(fields)];
      expect(audit({ deliveries })).toMatchObject([
        { rule: 'receiver-refuses-duplicates', count: 1, evidence: deliveries.map(({ id }) => id) },
      ]);
    }
  });

  test('a parallel duplicate that is still rejected when it is sent again', () => {
    const attempts = [attempt({ status: 409 }), attempt({ number: 2, at_ms: START_MS + 5_000, status: 409 })];
    const behave = { duplicate: 2, parallel: true };
    expect(audit({ deliveries: [delivery({ behave }), refused({ behave, attempts })] })).toHaveLength(1);
  });

  test.each([
    ['both accepted', [delivery(), delivery()]],
    ['refused first and accepted then', [refused(), delivery({ attempts: [attempt()] })]],
    ['a failure that passed', [delivery(), delivery({ attempts: [attempt({ status: 500 }), attempt({ number: 2 })] })]],
    ['another event', [delivery(), refused({ event_id: 'evt_2' })]],
    ['another endpoint', [delivery(), refused({ endpoint_id: 'whk_2' })]],
    ['a wrong signature', [delivery(), refused({ misbehaviour: ['duplicate', 'bad_signature'] })]],
    ['no answer at all', [delivery(), refused({ attempts: [attempt({ status: null })] })]],
    ['never accepted', [refused(), refused()]],
    [
      'busy with the parallel one',
      [
        delivery({ behave: { parallel: true } }),
        refused({ behave: { parallel: true }, attempts: [attempt({ status: 409 })] }),
      ],
    ],
  ])('not: %s', (_, deliveries) => {
    expect(audit({ deliveries })).toEqual([]);
  });
});

describe('no-reconciliation', () => {
  const lost = (fields: object = {}) => delivery({ status: 'failed', attempts: [attempt({ status: 500 })], ...fields });
  const events = [event()];
  const read = call('GET /payments/pay_req_1', { at: 9, answer: { id: 'pay_req_1' } });

  test.each([
    ['never read', []],
    ['read only before', [call('GET /payments/pay_req_1', { at: -9, answer: { id: 'pay_req_1' } })]],
    ['another one read', [call('GET /payments/pay_req_2', { at: 9, answer: { id: 'pay_req_2' } })]],
    ['created, not read', [call('POST /payments', { at: 9, key: 'k', answer: { id: 'pay_req_1' } })]],
  ])('%s', (_, journal) => {
    const deliveries = [lost()];
    expect(audit({ deliveries, events, journal })).toMatchObject([
      { rule: 'no-reconciliation', count: 1, evidence: [deliveries[0]?.id] },
    ]);
  });

  test('dropped on purpose counts like lost', () => {
    expect(audit({ deliveries: [lost({ attempts: [], misbehaviour: ['drop'] })], events })).toHaveLength(1);
  });

  test.each([
    ['read by id', [lost()], [read]],
    ['found in a list', [lost()], [call('GET /payments', { at: 9, answer: { data: [{ id: 'pay_req_1' }] } })]],
    ['told by another endpoint', [lost(), delivery({ endpoint_id: 'whk_2' })], []],
    ['replayed', [lost(), delivery({ replay_of: 'dlv_0' })], []],
    ['still being tried', [lost({ status: 'pending' })], []],
    ['the endpoint was deleted', [lost({ status: 'cancelled' })], []],
    ['410: it asked for nothing more', [lost({ attempts: [attempt({ status: 410 })] })], []],
  ])('not: %s', (_, deliveries, journal) => {
    expect(audit({ deliveries, events, journal })).toEqual([]);
  });

  test('a transaction is known when its payment request was read', () => {
    const transactions = [{ id: 'txn_1', payment_request_id: 'pay_req_1' } as never];
    const about = [event({ type: 'transaction.confirmed', resource_id: 'txn_1' })];
    expect(audit({ deliveries: [lost()], events: about, transactions, journal: [read] })).toEqual([]);
    expect(audit({ deliveries: [lost()], events: about, transactions })).toHaveLength(1);
  });

  test('not: test events, and what may have left the request log', () => {
    expect(audit({ deliveries: [lost()], events: [event({ test: true })] })).toEqual([]);
    const counters = { job: 0, ledger: 0, request: 5_000 };
    const journal = [{ ...call('GET /balance', { at: 60_000 }), id: 'req_0_004000' }];
    expect(audit({ deliveries: [lost()], events, journal, counters })).toEqual([]);
  });
});
