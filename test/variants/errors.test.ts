/** One condition, spelled by every profile. */
import { expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../src/domain/merchants/settings.js';
import { Problem, type ProblemDetail } from '../../src/domain/problems.js';
import { formatProblem } from '../../src/variants/errors.js';

const spell = (problem: Problem, change: Partial<Settings>) =>
  formatProblem(problem, { ...defaultSettings(), ...change });
const detail = { parameter: 'currency', value: 'XYZ', rule: 'in:BTC,ETH' };
const semantic = new Problem('invalid_value', 'No such currency.', { detail });
const malformed = new Problem('invalid', 'amount is required.', { detail: { parameter: 'amount', rule: 'required' } });
const unknownKey = new Problem('unauthenticated', 'The API key is unknown.');

test.each([
  [semantic, {}, 400, 'INVALID_PARAMETER'],
  [semantic, { semantic_status: '422' }, 422, 'INVALID_PARAMETER'],
  [semantic, { semantic_status: '422', error_codes: 'overview' }, 422, 'invalid_request'],
  [malformed, { semantic_status: '422', error_codes: 'catalog' }, 400, 'INVALID_PARAMETER'],
  [unknownKey, { error_codes: 'catalog' }, 401, 'INVALID_API_KEY'],
  [new Problem('signature_refused', 'No.'), { error_codes: 'catalog' }, 401, 'AUTHENTICATION_FAILED'],
  [new Problem('duplicate_webhook', 'Twice.'), { error_codes: 'overview' }, 409, 'conflict'],
] as const)('%s with %j is %i %s', (problem, change, status, code) => {
  expect(spell(problem, change)).toMatchObject({ status, code, body: { error: { code, message: problem.message } } });
});

test('details are an object or a text', () => {
  expect(spell(semantic, {}).body).toMatchObject({ error: { details: detail } });
  expect(spell(semantic, { error_details: 'string' }).body).toMatchObject({
    error: { details: 'currency: in:BTC,ETH' },
  });
  const address = { parameter: 'address', rule: 'format:address', reason: 'The checksum does not match.' };
  const refused = new Problem('invalid_address', 'No.', { detail: address });
  expect(spell(refused, { error_details: 'string' }).body).toMatchObject({
    error: { details: 'address: format:address (The checksum does not match.)' },
  });
});

test('the body with status is that of a 401 and of nothing else', () => {
  const change = { auth_error_body: 'status' } as const;
  expect(spell(unknownKey, change).body).toEqual({ status: 'error', message: unknownKey.message });
  expect(spell(new Problem('forbidden', 'No.'), change).body).toHaveProperty('error.code', 'PERMISSION_DENIED');
});

test('nothing is said of what is not known', () => {
  expect(spell(new Problem('forbidden', 'No.'), {}).body).toStrictEqual({
    error: { code: 'PERMISSION_DENIED', message: 'No.' },
  });
  const reason = 'The checksum does not match.';
  const details: [ProblemDetail, object | undefined][] = [
    [
      { parameter: 'amount', rule: 'required' },
      { parameter: 'amount', rule: 'required' },
    ],
    [
      { parameter: 'address', rule: 'format', reason },
      { parameter: 'address', rule: 'format', reason },
    ],
    [
      { parameter: 'a', value: null, rule: 'b' },
      { parameter: 'a', value: null, rule: 'b' },
    ],
  ];
  for (const [given, shown] of details) {
    const { error } = spell(new Problem('invalid', 'No.', { detail: given }), {}).body as { error: object };
    expect(error).toStrictEqual({ code: 'INVALID_PARAMETER', message: 'No.', details: shown });
  }
  const half: ProblemDetail[] = [{ parameter: 'amount' }, { rule: 'required' }];
  for (const detail of half) {
    expect(spell(new Problem('invalid', 'No.', { detail }), {}).body).toStrictEqual({
      error: { code: 'INVALID_PARAMETER', message: 'No.' },
    });
  }
  const rule = { parameter: 'amount', rule: 'required' };
  expect(spell(new Problem('invalid', 'No.', { detail: rule }), { error_details: 'string' }).body).toHaveProperty(
    'error.details',
    'amount: required',
  );
});

test('headers say when to come again, and which methods there are', () => {
  expect(spell(new Problem('forbidden', 'No.'), {}).headers).toEqual({});
  expect(spell(new Problem('rate_limited', 'No.', { retry_after_s: 40 }), {}).headers).toEqual({ 'Retry-After': '40' });
  expect(spell(new Problem('method_not_allowed', 'No.', { allow: ['GET', 'POST'] }), {}).headers).toEqual({
    Allow: 'GET, POST',
  });
});
