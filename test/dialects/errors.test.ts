/** One condition, spelled by every profile. */
import { expect, test } from 'vitest';
import { Problem } from '../../src/core/problems.js';
import { defaultSettings, type Settings } from '../../src/core/settings.js';
import { spellProblem } from '../../src/dialects/errors.js';

const spell = (problem: Problem, change: Partial<Settings>) =>
  spellProblem(problem, { ...defaultSettings(), ...change });
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
