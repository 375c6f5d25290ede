/** Rules about single calls and about reading, each both ways. */
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../src/domain/merchants/settings.js';
import type { KeyRecord } from '../../src/domain/records.js';
import { audit, call, findings } from './journal.js';

const BODY = { amount: 1, currency: 'EUR' };

describe('idempotency-key-missing', () => {
  const of = (fields: object, line = 'POST /payments') => audit({ journal: [call(line, { body: BODY, ...fields })] });

  test.each(['/payments', '/invoices', '/payouts'])('POST %s without a key', (path) => {
    expect(of({}, `POST ${path}`)).toMatchObject([
      {
        rule: 'idempotency-key-missing',
        severity: 'warning',
        message: `POST ${path} was sent without Idempotency-Key once.`,
      },
    ]);
    expect(of({ status: 500 }, `POST ${path}`)).toHaveLength(1);
  });

  test.each([
    ['with a key', { key: 'k' }, 'POST /payments'],
    ['refused: nothing happened', { status: 400 }, 'POST /payments'],
    ['a GET', {}, 'GET /payments'],
    ['an endpoint, whose URL is unique by itself', {}, 'POST /webhooks'],
    ['no operation', { status: 404 }, 'POST /nothing'],
  ])('not: %s', (_, fields, line) => {
    expect(of(fields, line)).toEqual([]);
  });
});

describe('idempotency-key-reused', () => {
  test('the service says that the key was used with another body', () => {
    const idempotency = { key: 'k', outcome: 'conflict' as const };
    const journal = [
      call('POST /payouts', { body: BODY, key: 'k' }),
      call('POST /payouts', { body: { amount: 2 }, key: 'k', status: 422, entry: { idempotency } }),
    ];
    expect(audit({ journal })).toMatchObject([
      { rule: 'idempotency-key-reused', count: 1, evidence: journal.map(({ id }) => id) },
    ]);
  });

  test('not: replayed, still running, or used with another operation', () => {
    const journal = (['replayed', 'in_use'] as const).map((outcome) =>
      call('POST /payouts', { body: BODY, key: 'k', entry: { idempotency: { key: 'k', outcome } } }),
    );
    expect(audit({ journal: [...journal, call('POST /payments', { body: BODY, key: 'k' })] })).toEqual([]);
  });
});

describe('key-in-url', () => {
  const keys = [{ api_key: 'tb_key_x', public_key: 'tb_public_x', secret_key: 'tb_secret_x' } as KeyRecord];
  const of = (path: string) => findings('key-in-url', { keys, journal: [call(`GET ${path}`, { status: 400 })] });

  test.each(['/balance?api_key=****', '/balance?access_token=****', '/balance?k=tb_key_x', '/payments/tb_secret_x'])(
    '%s',
    (path) => {
      const [found, ...others] = of(path);
      expect(others).toEqual([]);
      expect(found?.severity).toBe('error');
      expect(found?.message).not.toContain('tb_');
    },
  );

  test.each([
    '/payments?limit=1',
    '/payments?page_token=****',
    '/payments?idempotency_key=a',
    '/payments/pay_req_key',
    '/balance?key=',
  ])('not: %s', (path) => {
    expect(of(path)).toEqual([]);
  });
});

describe('polling-too-fast', () => {
  const polls = (count: number, every_ms: number, fields: object = {}) =>
    Array.from({ length: count }, (_, i) => call('GET /payments/pay_req_1', { at: i * every_ms, ...fields }));

  test('more often within a minute than the limit allows', () => {
    expect(audit({ journal: polls(101, 10) })).toMatchObject([
      { rule: 'polling-too-fast', count: 1, message: expect.stringContaining('more than 100 times') },
    ]);
  });

  test('the limit is that of the profile', () => {
    const settings = { ...defaultSettings(), rate_limit: '3' as const };
    expect(audit({ journal: polls(400, 10), settings })).toEqual([]);
    expect(audit({ journal: polls(501, 10), settings })).toHaveLength(1);
  });

  test('not: as often as allowed, slowly, lists, different resources, or over a long time of the merchant', () => {
    expect(audit({ journal: polls(100, 10) })).toEqual([]);
    expect(audit({ journal: polls(300, 650) })).toEqual([]);
    expect(audit({ journal: polls(200, 10).map((entry) => ({ ...entry, ...call('GET /balance') })) })).toEqual([]);
    const many = Array.from({ length: 300 }, (_, i) => call(`GET /payments/pay_req_${i}`, { at: i }));
    expect(audit({ journal: many })).toEqual([]);
    expect(
      audit({ journal: polls(200, 5_000).map((e, i) => ({ ...e, real_ms: (e.real_ms ?? 0) - i * 4_990 })) }),
    ).toEqual([]);
  });
});

describe('list-not-followed', () => {
  const more = {
    answer: { data: [{ id: 'pay_req_1' }], has_more: true, url: '/v1/payments?starting_after=pay_req_1' },
  };

  test.each(['/payments', '/payments?status=paid', '/payments?limit=100'])('GET %s', (path) => {
    const journal = [call(`GET ${path}`, more), call(`GET ${path}`, { at: 5, ...more })];
    expect(audit({ journal })).toMatchObject([
      { rule: 'list-not-followed', severity: 'note', count: 2, message: expect.stringContaining('has_more twice') },
    ]);
  });

  test.each([
    ['followed', [call('GET /payments', more), call('GET /payments?starting_after=pay_req_1')]],
    [
      'followed elsewhere, and enough this time',
      [call('GET /payments?ending_before=pay_req_1'), call('GET /payments', more)],
    ],
    ['nothing more', [call('GET /payments', { answer: { data: [], has_more: false } })]],
    ['a few asked for', [call('GET /payments?limit=5', more)]],
    [
      'metadata that looks like it',
      [call('GET /payments', { answer: { data: [{ has_more: true }], has_more: false } })],
    ],
  ])('not: %s', (_, journal) => {
    expect(audit({ journal })).toEqual([]);
  });
});

describe('unknown-field', () => {
  const refused = (parameter: string, body: unknown, rule = 'unknown') =>
    call('POST /payments', {
      status: 400,
      body,
      entry: { refusal: { code: 'INVALID_PARAMETER', parameter, rule, explanation: '' } },
    });

  test('the same one twice, whatever else was sent', () => {
    expect(audit({ journal: [refused('price', { price: 1 }), refused('price', { price: 2 })] })).toMatchObject([
      { rule: 'unknown-field', message: 'POST /payments was sent twice with price, which the contract does not have.' },
    ]);
  });

  test('not: once, different ones, another rule', () => {
    expect(audit({ journal: [refused('price', { price: 1 }), refused('cost', { cost: 1 })] })).toEqual([]);
    const required = [refused('amount', { a: 1 }, 'required'), refused('amount', { b: 1 }, 'required')];
    expect(audit({ journal: required })).toEqual([]);
  });
});
