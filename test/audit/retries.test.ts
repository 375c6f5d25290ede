/** Rules about retries, each both ways: what breaks it, what does it right, and what only looks alike. */
import { describe, expect, test } from 'vitest';
import { FINAL_STATUSES, LATER_STATUSES } from '../../src/audit/retries.js';
import { attempt, audit, call, delivery, findings, START_MS, spaced } from './journal.js';

const BODY = { amount: 1, currency: 'EUR' };

describe('retry-unchanged', () => {
  const rule = (...journal: ReturnType<typeof call>[]) => findings('retry-unchanged', { journal });

  test.each(FINAL_STATUSES)('%i, sent again as it was', (status) => {
    const journal = [0, 500, 1_000].map((at) => call('POST /payouts', { at, status, body: BODY, key: 'k' }));
    expect(audit({ journal })).toEqual([
      {
        rule: 'retry-unchanged',
        severity: 'error',
        message: `POST /payouts was sent again unchanged twice after ${status}.`,
        evidence: journal.map(({ id }) => id),
        count: 2,
        first_at: '2026-11-20T17:00:00.000Z',
        last_at: '2026-11-20T17:00:01.000Z',
      },
    ]);
  });

  test('a new Idempotency-Key does not change the request', () => {
    const found = rule(
      call('POST /payments', { status: 400, body: BODY, key: 'a' }),
      call('POST /payments', { at: 5, status: 400, body: BODY, key: 'b' }),
    );
    expect(found).toHaveLength(1);
  });

  test('with calls between them, only the same key proves a retry', () => {
    const between = call('GET /balance', { at: 5 });
    const pair = (key?: string) => [
      call('POST /payouts', { status: 422, body: BODY, ...(key === undefined ? {} : { key }) }),
      between,
      call('POST /payouts', { at: 9, status: 422, body: BODY, ...(key === undefined ? {} : { key }) }),
    ];
    expect(rule(...pair('k'))).toHaveLength(1);
    expect(rule(...pair())).toEqual([]);
  });

  test('a rejection on purpose, retried with its key, is a retry although it was let through', () => {
    const entry = { faults: [{ id: 'flt_1', effects: ['status 403'] }] };
    const first = call('POST /payouts', { status: 403, body: BODY, key: 'k', entry });
    expect(rule(first, call('POST /payouts', { at: 9, body: BODY, key: 'k' }))).toHaveLength(1);
  });

  test.each([
    ['a corrected body', { body: { amount: 2, currency: 'EUR' } }],
    ['success, because something changed meanwhile', { status: 201 }],
    ['another refusal', { status: 422 }],
    ['another day', { at: 120_000 }],
    ['sent before the first was answered', { at: 0.5 }],
    ['another key', { entry: { key_id: 'key_other' } }],
    ['a forced answer', { headers: { prefer: 'code=400' } }],
    ['an unknown real time', { entry: { real_ms: undefined as unknown as number } }],
  ])('not: %s', (_, second) => {
    const first = call('POST /payouts', { status: 400, body: BODY });
    expect(rule(first, call('POST /payouts', { at: 5, status: 400, body: BODY, ...second }))).toEqual([]);
  });

  describe('user: a receiver that asks about each event', () => {
    const asked = [5, 1_005].map((at) => call('GET /payments/pay_req_gone', { at, status: 404 }));
    const sent = (at: number) => attempt({ at_ms: START_MS + at, duration_ms: 20 });
    const told = (event_id: string, at: number) => delivery({ event_id, attempts: [sent(at)] });
    const found = (...deliveries: ReturnType<typeof delivery>[]) =>
      findings('retry-unchanged', { journal: asked, deliveries });

    test('is right to ask again for another one', () => {
      expect(found(told('evt_1', 0), told('evt_2', 1_000))).toEqual([]);
    });

    test('is told of the same one again, and may ask again', () => {
      expect(found(delivery({ event_id: 'evt_1', attempts: [sent(0), sent(1_000)] }))).toEqual([]);
    });

    test('repeats for one event what was rejected: that is a retry', () => {
      expect(found(told('evt_1', 0))).toHaveLength(1);
      expect(found()).toHaveLength(1);
    });

    test('changes nothing about a POST', () => {
      const journal = [5, 1_005].map((at) => call('POST /payouts', { at, status: 422, body: BODY }));
      expect(findings('retry-unchanged', { journal, deliveries: [told('evt_2', 1_000)] })).toHaveLength(1);
    });
  });

  test('not: other credentials after 401, and secrets that the request log hides', () => {
    const get = (at: number, authorization: string) =>
      call('GET /balance', { at, status: 401, headers: { authorization }, entry: { key_id: null } });
    expect(rule(get(0, '****aaaa'), get(5, '****bbbb'))).toEqual([]);
    expect(rule(get(0, '****'), get(5, '****'))).toEqual([]);
    const hook = { url: 'https://a.example', secret: '****' };
    const post = (at: number) => call('POST /webhooks', { at, status: 400, body: hook });
    expect(rule(post(0), post(5))).toEqual([]);
  });

  test('not: statuses that the guidance does not name', () => {
    expect(rule(...[0, 5].map((at) => call('POST /webhooks', { at, status: 409, body: BODY })))).toEqual([]);
  });
});

describe('retry-without-backoff', () => {
  const chain = (status: number, gaps: number[], fields: object = {}) =>
    findings('retry-without-backoff', {
      journal: spaced(gaps, (at, i) =>
        call('GET /balance', { at, status: i === gaps.length ? 200 : status, ...fields }),
      ),
    });

  test.each(LATER_STATUSES)('%i, retried at once', (status) => {
    const [found, ...others] = chain(status, [2, 3, 1]);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ count: 1, message: expect.stringContaining('without waiting') });
    expect(found?.evidence).toHaveLength(4);
  });

  test('the same wait each time', () => {
    expect(chain(503, [1_000, 1_004, 1_001])).toMatchObject([{ message: expect.stringContaining('every 1004 ms') }]);
  });

  test.each([
    ['doubled waits', [200, 400, 800, 1_600]],
    ['full jitter', [310, 120, 900, 40]],
    ['one immediate retry', [2]],
    ['two equal waits', [500, 500]],
    ['a ceiling that was reached', [10_000, 10_000, 10_000, 10_000]],
    ['a job that comes every two minutes', [120_000, 120_000, 120_000]],
  ])('not: %s', (_, gaps) => {
    expect(chain(503, gaps)).toEqual([]);
  });

  test("not: waits on the merchant's clock, which the test advanced", () => {
    const journal = [0, 1_000, 3_000, 7_000].map((at, i) =>
      call('GET /balance', { at, real: i * 5, status: i === 3 ? 200 : 503 }),
    );
    expect(audit({ journal })).toEqual([]);
  });

  test('not: other calls between, and calls after success', () => {
    const journal = [0, 3, 6, 9, 12].map((at, i) => call(i % 2 ? 'GET /account' : 'GET /balance', { at, status: 503 }));
    expect(audit({ journal })).toEqual([]);
    expect(audit({ journal: [0, 3, 6].map((at) => call('GET /balance', { at })) })).toEqual([]);
  });
});

describe('retry-after-ignored', () => {
  const answerHeaders = { 'Retry-After': '2' };
  const pair = (at: number, real = at, status = 429) => [
    call('GET /balance', { status, answerHeaders }),
    call('GET /balance', { at, real }),
  ];

  test.each(LATER_STATUSES)('%i, retried too early', (status) => {
    expect(audit({ journal: pair(500, 500, status) })).toMatchObject([
      { rule: 'retry-after-ignored', count: 1, message: expect.stringContaining('asked for 2 s') },
    ]);
  });

  test("not: as long as asked, in real time or on the merchant's clock", () => {
    expect(audit({ journal: pair(2_001) })).toEqual([]);
    expect(audit({ journal: pair(0, 2_001) })).toEqual([]);
    expect(audit({ journal: pair(2_000, 5) })).toEqual([]);
  });

  test('not: a few milliseconds early, and constant waits as the header asks', () => {
    expect(audit({ journal: pair(1_950) })).toEqual([]);
    const journal = spaced([2_000, 2_000, 2_000], (at) => call('GET /balance', { at, status: 429, answerHeaders }));
    expect(audit({ journal })).toEqual([]);
  });
});

describe('idempotency-key-changed', () => {
  const open = { faults: [{ id: 'flt_1', effects: ['reset after commit'] }] };
  const pair = (first: object, second: object = {}) => [
    call('POST /payouts', { body: BODY, key: 'a', ...first }),
    call('POST /payouts', { at: 300, body: BODY, key: 'b', ...second }),
  ];

  test.each([
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['a connection that was cut', { status: 0 }],
    ['an answer that was lost after the commit', { entry: open }],
  ])('after %s', (_, first) => {
    expect(audit({ journal: pair(first) })).toMatchObject([{ rule: 'idempotency-key-changed', count: 1 }]);
  });

  test.each([
    ['the same key', { status: 500 }, { key: 'a' }],
    ['another body', { status: 500 }, { body: { amount: 2 } }],
    ['after success: a second order alike', {}, {}],
    ['after a refusal, which did nothing', { status: 429 }, {}],
    ['a new order later', { status: 500 }, { at: 20_000 }],
  ])('not: %s', (_, first, second) => {
    expect(audit({ journal: pair(first, second) })).toEqual([]);
  });
});
