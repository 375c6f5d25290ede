/** Findings put together, and printed. */
import { expect, test } from 'vitest';
import { auditReport, MAX_EVIDENCE, MAX_FINDINGS_PER_RULE, RULES } from '../../src/audit/index.js';
import { audit, call, endpoint, findings } from './journal.js';

const BODY = { amount: 1, currency: 'EUR' };
const unknown = (parameter: string) => ({ code: 'INVALID_PARAMETER', parameter, rule: 'unknown', explanation: '' });

test('every rule has an id of its own and ends its sentences', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  for (const { id, title, rests_on, advice } of RULES) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(title).not.toMatch(/\.$/);
    expect([rests_on, advice].every((text) => text.endsWith('.') && text.length <= 1_024)).toBe(true);
  }
});

test('the same at the same operation is one finding with the first records as evidence, another operation another', () => {
  const journal = Array.from({ length: 80 }, (_, i) =>
    call(i % 4 ? 'POST /payments' : 'POST /payouts', { at: i, body: BODY }),
  );
  const found = audit({ journal });
  expect(found.map(({ count, evidence }) => [count, evidence.length])).toEqual([
    [20, 20],
    [60, MAX_EVIDENCE],
  ]);
  expect(found[1]?.first_at).toBe('2026-11-20T17:00:00.001Z');
  expect(found[1]?.last_at).toBe('2026-11-20T17:00:00.079Z');
});

test('findings of one rule are bounded', () => {
  const webhooks = Array.from({ length: 200 }, (_, i) => {
    const { secret: _secret, ...webhook } = endpoint({ id: `whk_${i}` });
    return webhook;
  });
  expect(findings('webhook-without-secret', { webhooks })).toHaveLength(MAX_FINDINGS_PER_RULE);
});

test('a message shows neither control characters nor the query string of an address, and has an end', () => {
  for (const parameter of ['a\u001b[31mb\nc', 'x'.repeat(60_000)]) {
    const entry = { refusal: unknown(parameter) };
    const journal = [1, 2].map((at) => call('POST /payments', { at, status: 400, body: { at }, entry }));
    const [found] = audit({ journal });
    expect(found?.message).not.toMatch(/\p{Cc}/u);
    expect(found?.message.length).toBeLessThanOrEqual(2_048);
  }
  const { secret: _secret, ...webhook } = endpoint({ url: 'https://shop.example/hooks?token=hidden' });
  expect(audit({ webhooks: [webhook] })[0]?.message).not.toContain('hidden');
});

test('a path that is no operation is not repeated, because it may hold anything', () => {
  const journal = [0, 5].map((at) => call('GET /tb_key_default', { at, status: 404 }));
  expect(JSON.stringify(findings('retry-unchanged', { journal }))).not.toContain('tb_key');
});

test('a request log that was imported may hold any text', () => {
  const body = '"has_more":true';
  const journal = [call('GET /payments', { entry: { id: 'req_x', response_body: body } })];
  expect(audit({ journal })).toEqual([]);
});

test('the report says how many, of which kind, on what evidence, why, and what to do', () => {
  const journal = [call('POST /payments', { body: BODY })];
  expect(auditReport(audit({ journal }))).toBe(
    [
      'Audit: 1 warning.',
      '',
      '  warning  idempotency-key-missing: POST /payments was sent without Idempotency-Key once.',
      `           evidence: ${journal[0]?.id} (2026-11-20T17:00:00.000Z)`,
      '           rests on: A request repeated with the same key within 24 hours returns the result of the original request without re-processing.',
      '           do: Send a unique Idempotency-Key with every POST: without one, a retry after a lost answer pays twice.',
    ].join('\n'),
  );
  expect(auditReport([])).toBe('Audit: nothing found.');
});
