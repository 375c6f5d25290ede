/** A refused signature: the journal says what the server signed, and where the client's text leaves it. */
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { explainMismatch } from '../../src/dialects/auth-mismatch.js';

const keys = { secret_key: 'secret', api_key: 'api', public_key: 'public' };
const parts = {
  method: 'POST',
  path: '/v1/payments',
  stamp: '1795194000',
  body: '{"amount":49.9,"currency":"EUR"}',
  query: 'a=1',
};
const hmac = (key: string, text: string): Uint8Array => createHmac('sha256', key).update(text).digest();
const sign = (text: string, key = keys.secret_key, encoding: 'base64' | 'hex' | 'base64url' = 'base64') =>
  createHmac('sha256', key).update(text).digest(encoding);
const explain = (signature: string) => explainMismatch(parts, signature, keys, hmac);
const right = parts.method + parts.path + parts.stamp + parts.body;

test.each<[string, string, string]>([
  ['the path without its version', `POST/payments${parts.stamp}${parts.body}`, 'byte 5'],
  ['the query string', `POST/v1/payments?a=1${parts.stamp}${parts.body}`, 'byte 16'],
  ['a method in lower case', `post/v1/payments${parts.stamp}${parts.body}`, 'byte 0'],
  ['no body', `POST/v1/payments${parts.stamp}`, 'byte 26: the server has "{\\"amount\\"'],
  ['milliseconds', `POST/v1/payments${parts.stamp}000${parts.body}`, 'byte 26'],
  ['JSON as Python prints it', `POST/v1/payments${parts.stamp}{"amount": 49.9, "currency": "EUR"}`, 'byte 36'],
])('tells that the client signed %s', (_, text, place) => {
  const said = explain(sign(text));
  expect(said).toContain(`The server signed (method, path, timestamp, body; ${right.length} bytes)`);
  expect(said).toContain(`The first byte that differs is ${place}`);
});

test('tells another key and another encoding', () => {
  expect(explain(sign(right, keys.api_key))).toContain('keyed with the api key');
  expect(explain(sign(right, keys.secret_key, 'hex'))).toContain('came in hex');
  expect(explain(sign(right, keys.secret_key, 'base64url').replace(/=+$/, ''))).toContain('without padding');
});

test('claims nothing where nothing can be known', () => {
  expect(explain('nonsense')).toContain('cannot be told from its signature');
});
