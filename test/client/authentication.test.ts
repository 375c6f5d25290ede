/** The three ways to authenticate, each against a merchant that accepts no other. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ApiError, type Auth, createClient } from '../../src/client.js';
import { openBox, openReceiver, PAYMENT } from '../support/box.js';
import { clientOf, failureOf } from '../support/client.js';

describe.each<Auth>(['bearer', 'key', 'signed'])('auth: %s', (auth) => {
  test('is let in, with a body, a query and without either', async () => {
    const box = await openBox({ auth });
    const { client } = clientOf(box, { auth });
    const { id } = await client.payments.create({ ...PAYMENT, description: 'Größe ☕' });
    expect((await client.payments.list({ limit: 5, created_after: '2026-11-01T00:00:00Z' })).data).toHaveLength(1);
    expect(await client.payments.get(id)).toMatchObject({ description: 'Größe ☕' });
    expect(box.audit().findings).toEqual([]);
  });

  test('is rejected with a wrong credential, once, and the message holds none', async () => {
    const box = await openBox({ auth });
    const secret = 'tb_secret_that_nobody_has';
    const { client } = clientOf(box, { auth, apiKey: secret, secretKey: secret });
    const error = await failureOf(ApiError, client.account.get());
    expect(error).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', attempts: 1, operationId: 'getAccount' });
    expect(error.message).toMatch(/^getAccount failed: GET \/v1\/account answered 401 UNAUTHENTICATED, ".*Check the /);
    expect(`${error.message}${JSON.stringify(error)}`).not.toContain(secret);
    expect(box.requests()).toHaveLength(1);
  });
});

test('a client without an API key signs', async () => {
  const box = await openBox({ auth: 'signed' });
  const { url, publicKey, secretKey } = box;
  const client = createClient({ url, publicKey, secretKey, now: () => Date.parse(box.clock.now()) });
  expect((await client.account.get()).id).toBe(box.id);
});

test('each attempt is signed anew, over the very bytes that are sent', async () => {
  const service = await openReceiver();
  service.answers(503, 503, (_request, response) => response.writeHead(201).end('{"id":"pay_req_1"}'));
  let now_ms = 1_800_000_000_000;
  const client = createClient({
    url: `${service.origin}/behind/a/proxy/v1`,
    publicKey: 'public',
    secretKey: 'secret',
    now: () => now_ms,
    sleep: async () => {
      now_ms += 400_000;
    },
  });
  await client.payments.create({ ...PAYMENT, description: 'Größe ☕' });
  const timestamps = service.requests.map(({ headers }) => headers['x-api-timestamp']);
  expect(timestamps).toEqual(['1800000000', '1800000400', '1800000800']);
  for (const { method, path, headers, body } of service.requests) {
    const text = `${method}${path}${headers['x-api-timestamp']}${body}`;
    expect(headers['x-api-signature']).toBe(createHmac('sha256', 'secret').update(text).digest('base64'));
    expect(headers).toMatchObject({ 'x-api-key': 'public' });
    expect(headers.authorization).toBeUndefined();
  }
});

test('an address is taken as a URL, too', async () => {
  const seen: string[] = [];
  const fetch = async ({ url }: Request) => {
    seen.push(url);
    return Response.json({ data: [], has_more: false });
  };
  await createClient({ url: new URL('http://127.0.0.1:4020/v1'), apiKey: 'k', fetch }).payments.list();
  expect(seen).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:4020\/v1\/payments/)]);
});

test('an option of a call that there is not is rejected before anything is sent', async () => {
  const fetch = () => Promise.reject(new Error('It was sent.'));
  const client = createClient({ url: 'http://127.0.0.1:4020/v1', apiKey: 'k', fetch });
  const misspelt = { idempotenceKey: 'order-1' } as never;
  await expect(client.payouts.create({} as never, misspelt)).rejects.toThrow(
    /createPayout knows no option "idempotenceKey"\. It knows .*idempotencyKey/,
  );
});

test('an address alone is no options', () => {
  expect(() => createClient('http://127.0.0.1:4020/v1' as never)).toThrow(/takes an object, such as \{ url/);
});

describe('what a client cannot be made with', () => {
  const url = 'http://127.0.0.1:4020/v1';
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['no URL', { apiKey: 'k' }, /needs `url`, such as/],
    ['a URL of another kind', { url: 'ftp://h/v1', apiKey: 'k' }, /http or https/],
    ['a URL without the version', { url: 'http://127.0.0.1:4020', apiKey: 'k' }, /must end in \/v1/],
    ['a credential in the URL', { url: 'http://u:s3cret@h/v1', apiKey: 'k' }, /no user name/],
    ['a key in the URL', { url: 'http://h/v1?api_key=s3cret', apiKey: 'k' }, /no user name, query/],
    ['no key', { url }, /needs `apiKey` for `auth: 'bearer'`/],
    ['half of a signature', { url, publicKey: 'p' }, /needs `secretKey` for `auth: 'signed'`/],
    ['a key with a line end', { url, apiKey: 's3cret\n' }, /`apiKey` must be visible ASCII/],
    ['another way', { url, apiKey: 'k', auth: 'basic' }, /bearer, key or signed, not "basic"/],
    ['retries below zero', { url, apiKey: 'k', retries: -1 }, /`retries` must be a number from 0 to 100, not -1/],
    ['half a retry', { url, apiKey: 'k', retries: 0.5 }, /whole number, not 0.5/],
    ['time as text', { url, apiKey: 'k', timeoutMs: '5s' }, /`timeoutMs` must be a number from 1 to .*, not "5s"/],
    ['a way to call that is none', { url, apiKey: 'k', fetch: 5 }, /`fetch` must be a function, not 5/],
    ['an option that there is not', { url, apiKey: 'k', retires: 3 }, /knows no option "retires"\. It knows url, /],
    ['no time', { url, apiKey: 'k', deadlineMs: Number.NaN }, /`deadlineMs` must be a number from 1 to .*, not NaN/],
  ])('%s', (_name, options, message) => {
    const make = () => createClient(options as unknown as Parameters<typeof createClient>[0]);
    expect(make).toThrow(message);
    expect(make).toThrow(TypeError);
    expect(make).not.toThrow(/s3cret/);
  });
});
