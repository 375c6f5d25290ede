/** A refused signature: the request log says what the server signed, and where the client's text leaves it. */
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { explainMismatch } from '../../src/variants/auth.js';

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
  ['line breaks', [parts.method, parts.path, parts.stamp, parts.body].join('\n'), 'byte 4'],
  ['the timestamp first', parts.stamp + parts.method + parts.path + parts.body, 'byte 0'],
  ['indented JSON', `POST/v1/payments${parts.stamp}${JSON.stringify(JSON.parse(parts.body), null, 2)}`, 'byte 27'],
  ['JSON as Python prints it', `POST/v1/payments${parts.stamp}{"amount": 49.9, "currency": "EUR"}`, 'byte 36'],
])('tells that the client signed %s', (_, text, place) => {
  const said = explain(sign(text));
  expect(said).toContain(`The server signed (method, path, timestamp, body; ${right.length} bytes)`);
  expect(said).toContain(`The first byte that differs is ${place}`);
});

test('tells what was signed with the path that the sandbox is below', () => {
  const text = `POST/box/v1/payments?a=1${parts.stamp}${parts.body}`;
  const said = explainMismatch({ ...parts, mount: '/box' }, sign(text), keys, hmac);
  expect(said).toContain('The server signed (method, path, timestamp, body; 62 bytes): "POST/box/v1/payments');
  expect(said).toContain('The client signed the query string too. The first byte that differs is byte 20');
});

test('tells what was signed of other bodies', () => {
  const python = '{"items": [{"a": 1}, {"b": "x, y"}]}';
  const explainFor = (body: string, signed: string, path = parts.path) =>
    explainMismatch({ ...parts, path, body }, sign(parts.method + path + parts.stamp + signed), keys, hmac);
  expect(explainFor('{"items":[{"a":1},{"b":"x, y"}]}', python)).toContain('other JSON text: spaced');
  expect(explainFor('{ "a": 1 }', '{"a":1}')).toContain('other JSON text: compact');
  expect(explainFor('', '{}')).toContain('signed {} for a body that is not there');
  expect(explainFor('', '{}')).toContain('the server has nothing, the client "{}"');
  expect(explainFor('not JSON', '{}')).toContain('signed {} for a body');
  expect(explainFor('not JSON', 'other')).toContain('cannot be told');
  // Only the version at the beginning of the path is one.
  const inside = explainMismatch(
    { ...parts, path: '/shop/v1/payments' },
    sign(`POST/shop/payments${parts.stamp}${parts.body}`),
    keys,
    hmac,
  );
  expect(inside).toContain('cannot be told');
});

test('tries no slips on a long body, and shows the beginning of it', () => {
  const said = (length: number) => {
    const body = 'x'.repeat(length - (parts.method + parts.path + parts.stamp).length);
    const hex = sign(parts.method + parts.path + parts.stamp + body, keys.secret_key, 'hex');
    return explainMismatch({ ...parts, body }, hex, keys, hmac);
  };
  expect(said(16_384)).toContain('came in hex');
  expect(said(16_385)).not.toContain('came in hex');
  expect(said(16_385)).toMatch(/\(method, path, timestamp, body; 16385 bytes\): "POST.{1996}"\.$/);
});

test('knows Base64 of another alphabet, with or without padding', () => {
  for (let i = 0; i < 40; i++) {
    const text = { ...parts, stamp: String(1_795_194_000 + i) };
    const plain = sign(text.method + text.path + text.stamp + text.body);
    const other = plain.replaceAll('+', '-').replaceAll('/', '_');
    for (const given of [other, plain.replace('=', ''), other.replace('=', '')])
      if (given !== plain) expect(explainMismatch(text, given, keys, hmac)).toContain('of another alphabet or without');
  }
});

test('tells another key and another encoding', () => {
  expect(explain(sign(right, keys.api_key))).toContain('keyed with the api key');
  expect(explain(sign(right, keys.secret_key, 'hex'))).toContain('came in hex');
  expect(explain(sign(right, keys.secret_key, 'base64url').replace(/=+$/, ''))).toContain('without padding');
});

test('claims nothing where nothing can be known', () => {
  expect(explain('nonsense')).toContain('cannot be told from its signature');
});
