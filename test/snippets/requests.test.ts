/** What a call is made of: the contract's examples, what is chosen instead, and what cannot be sent. */
import { describe, expect, test } from 'vitest';
import { profileContract } from '../../src/contract/index.js';
import { defaultSettings, SETTINGS } from '../../src/domain/merchants/settings.js';
import {
  bodyExamplesOf,
  exampleText,
  LANGUAGES,
  type LanguageId,
  requestOf,
  schemesOf,
  snippet,
} from '../../src/snippets/index.js';

const contractOf = (auth: (typeof SETTINGS.auth.values)[number]) => profileContract({ ...defaultSettings(), auth });
const { document } = contractOf('any');
const languages = Object.keys(LANGUAGES) as LanguageId[];

test('the ways to authenticate are those of the effective contract', () => {
  const found = SETTINGS.auth.values.map((auth) => [auth, schemesOf(contractOf(auth).document)]);
  expect(Object.fromEntries(found)).toEqual({
    any: ['bearer', 'key', 'signed'],
    bearer: ['bearer'],
    signed: ['signed'],
    key: ['bearer', 'key'],
  });
  expect(requestOf(contractOf('signed').document, 'getAccount').credentials).toEqual({
    scheme: 'signed',
    publicKey: { variable: 'TENDERBOX_PUBLIC_KEY' },
    secretKey: { variable: 'TENDERBOX_SECRET_KEY' },
  });
  expect(requestOf({ ...document, security: [] }, 'getAccount')).not.toHaveProperty('credentials');
});

test('a creation has the first example as its body, and an Idempotency-Key', () => {
  expect(requestOf(document, 'createPayment')).toEqual({
    method: 'POST',
    url: [{ variable: 'TENDERBOX_URL' }, '/payments'],
    headers: { 'Idempotency-Key': 'order-1042-attempt-1' },
    body: '{"amount": 49.9, "currency": "EUR"}',
    credentials: { scheme: 'bearer', key: { variable: 'TENDERBOX_API_KEY' } },
  });
});

test('an example is one line where it is short, and the same value', () => {
  for (const value of [{ a: [], b: {}, c: ['x{', 1, '}'] }, [], 'a b', { text: '[\n  ]' }]) {
    expect(exampleText(value)).not.toContain('\n');
    expect(JSON.parse(exampleText(value))).toEqual(value);
  }
  expect(exampleText({ text: 'x'.repeat(60) })).toContain('{\n  "text"');
});

test('curl is short, and has no more than the call needs', () => {
  expect(
    snippet('curl', requestOf(document, 'createPayment')),
  ).toBe(`curl -i --fail-with-body "$TENDERBOX_URL/payments" \\
  -H "Authorization: Bearer $TENDERBOX_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: order-1042-attempt-1' \\
  -d '{"amount": 49.9, "currency": "EUR"}'
`);
  expect(snippet('curl', requestOf(document, 'getAccount'))).toBe(`curl -i --fail-with-body "$TENDERBOX_URL/account" \\
  -H "Authorization: Bearer $TENDERBOX_API_KEY"
`);
  // An @ in front would make curl read a file.
  expect(snippet('curl', { method: 'POST', url: 'http://x/', body: '@a' })).toContain("--data-raw '@a'");
});

test('what is chosen counts before the examples', () => {
  const base = 'http://127.0.0.1:1/v1';
  const credentials = { scheme: 'key', key: 'k' } as const;
  const parameters = { 'Idempotency-Key': '', Prefer: 'code=503', status: 'paid' };
  const request = requestOf(document, 'createPayment', { base, credentials, parameters, example: 'pricedInCrypto' });
  expect(request).toMatchObject({ url: [base, '/payments'], headers: { Prefer: 'code=503' }, credentials });
  expect(request.headers).not.toHaveProperty('Idempotency-Key');
  expect(JSON.parse(request.body as string)).toEqual({ amount: 0.0021, currency: 'BTC' });
  expect(requestOf(document, 'createPayment', { body: '{"amount": 100.50}' }).body).toBe('{"amount": 100.50}');
  expect(requestOf(document, 'createPayment', { body: '' })).not.toHaveProperty('body');
});

test('values of path and query are encoded, and parameters that the operation lacks are left out', () => {
  const parameters = { payment_request_id: 'a/b?c', status: 'paid & more', limit: '2', colour: 'red' };
  expect(requestOf(document, 'getPayment', { parameters }).url).toContain('/payments/a%2Fb%3Fc');
  expect(requestOf(document, 'getPayment').url).toContain('/payments/pay_req_8f3k2m9q4x7z1c5v6b0n2j4h');
  expect(requestOf(document, 'listPayments', { parameters }).url).toContain(
    '/payments?limit=2&status=paid%20%26%20more',
  );
});

test('the examples of a body are named', () => {
  expect(bodyExamplesOf(document, 'createPayment')).toEqual(['minimal', 'full', 'pricedInCrypto', 'withScenario']);
  expect(bodyExamplesOf(document, 'getPayment')).toEqual([]);
});

test('operations and examples that there are not are rejected by name', () => {
  expect(() => requestOf(document, 'createCustomer')).toThrow('The contract has no operation createCustomer.');
  expect(() => requestOf(document, 'createPayout', { example: 'huge' })).toThrow(
    'createPayout has no example huge; it has minimal, full, completesAtOnce.',
  );
});

describe.each(languages)('%s', (language) => {
  const call = { method: 'GET', url: 'http://127.0.0.1/' };

  test.each([
    [{ ...call, method: 'GET /' }, '"GET /" is no HTTP method.'],
    [{ ...call, headers: { 'X Y': 'z' } }, '"X Y" is no name of a header.'],
    [{ ...call, headers: { Prefer: 'a\r\nX: b' } }, 'The header Prefer holds a line break'],
    [{ ...call, url: { variable: 'A B' } }, '"A B" is no name of an environment variable.'],
  ])('rejects %j', (request, message) => {
    expect(() => snippet(language, request)).toThrow(message);
  });

  test('keys that are given stand in it, and no variable is read', () => {
    const credentials = { scheme: 'signed', publicKey: 'tb_public_x', secretKey: 'tb_secret_x' } as const;
    const text = snippet(language, requestOf(document, 'getAccount', { base: 'http://127.0.0.1:1/v1', credentials }));
    expect(text).toContain('tb_public_x');
    expect(text).toContain('tb_secret_x');
    expect(text).not.toMatch(/TENDERBOX|environ|getenv|process\.env|"os"/i);
  });

  test('half of a surrogate pair is sent as encoders of UTF-8 send it', () => {
    expect(snippet(language, { ...call, method: 'POST', body: '"\ud800"' })).toContain('\ufffd');
  });
});
