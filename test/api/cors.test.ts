/** Pages in a browser: loopback origins and named ones may read answers, others may not. */
import { expect, test } from 'vitest';
import { openBox } from '../support/box.js';

const ALLOW_ORIGIN = 'access-control-allow-origin';

async function ask(url: string, origin: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(url, { method, headers: { origin, authorization: 'Bearer tb_key_default', ...headers } });
}

const preflight = (url: string, origin: string) =>
  fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:8080',
  'https://localhost',
  'http://[::1]:5173',
  'http://shop.localhost:3000',
])('a page of %s may call the API', async (origin) => {
  const box = await openBox();
  const answer = await ask(`${box.url}/balance`, origin);
  expect([answer.status, answer.headers.get(ALLOW_ORIGIN)]).toEqual([200, origin]);
  expect(answer.headers.get('vary')).toMatch(/origin/i);
  expect(answer.headers.get('access-control-expose-headers')).toMatch(/X-RateLimit-Remaining.*Retry-After/);
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  const asked = await preflight(`${box.url}/payments`, origin);
  expect([asked.status, asked.headers.get(ALLOW_ORIGIN)]).toEqual([204, origin]);
  expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
  expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key');
});

test('rejections can be read as well', async () => {
  const box = await openBox();
  for (const [path, headers] of [
    ['/payments?limit=0', {}],
    ['/nothing', {}],
    ['/balance', { authorization: 'Bearer unknown' }],
  ] as const) {
    const answer = await ask(box.url + path, 'http://localhost:3000', headers);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get(ALLOW_ORIGIN)).toBe('http://localhost:3000');
  }
});

test.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'http://evil-localhost',
  'http://127.0.0.1.evil.example',
  'http://127.0.0.1:80@evil.example',
  'null',
  'file://',
])('a page of %s may not', async (origin) => {
  const box = await openBox();
  const answer = await ask(`${box.url}/balance`, origin);
  const asked = await preflight(`${box.url}/payments`, origin);
  for (const { headers } of [answer, asked]) {
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers.get('vary')).toMatch(/origin/i);
  }
  expect(asked.status).toBe(405);
  expect(await asked.json()).toMatchObject({ error: { code: 'METHOD_NOT_ALLOWED' } });
});

test('a page that may not is told how it could, and its preflight counts for no operation', async () => {
  const box = await openBox();
  const named = await preflight(`${box.url}/payments`, 'https://shop.example');
  expect(await named.json()).toMatchObject({
    error: { message: expect.stringContaining('--cors https://shop.example') },
  });
  expect(named.headers.get('allow')).toBe('GET, POST');
  const [first] = box.requests();
  expect(first).toMatchObject({ method: 'OPTIONS', path: '/v1/payments', operation_id: null, verdict: 'refused' });
  expect(first?.refusal?.explanation).toContain('Pages of https://shop.example may not call this sandbox');
  const answers = box.coverage().operations.flatMap((operation) => operation.answers);
  expect(answers.filter(({ count }) => count > 0)).toEqual([]);
  const file = await preflight(`${box.url}/payments`, 'null');
  expect(await file.json()).toMatchObject({ error: { message: expect.stringContaining('Pages without an origin') } });
  for (let i = 0; i < 5; i++) await preflight(`${box.url}/payments`, 'https://shop.example');
  expect(box.audit().findings).toEqual([]);
});

test('an origin that was named may, and its neighbours may not', async () => {
  const box = await openBox({ cors: ['https://shop.example'] });
  const allowed = async (origin: string) => (await preflight(`${box.url}/payments`, origin)).headers.get(ALLOW_ORIGIN);
  expect(await allowed('https://shop.example')).toBe('https://shop.example');
  expect(await allowed('http://shop.example')).toBeNull();
  expect(await allowed('https://shop.example:8443')).toBeNull();
  expect(await allowed('https://other.example')).toBeNull();
  expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000');
});

test('* lets every page in, without credentials', async () => {
  const box = await openBox({ cors: ['*'] });
  const { headers } = await ask(`${box.url}/balance`, 'https://anything.example');
  expect([headers.get(ALLOW_ORIGIN), headers.get('access-control-allow-credentials')]).toEqual(['*', null]);
});

test('the control API is open to no page at all', async () => {
  const box = await openBox({ cors: ['*', 'https://shop.example'] });
  for (const origin of ['http://localhost:3000', 'https://shop.example', 'https://evil.example']) {
    for (const answer of [
      await ask(`${box.controlUrl}/clock`, origin),
      await preflight(`${box.controlUrl}/clock`, origin),
    ]) {
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  }
});

test('without an origin nothing is said of origins', async () => {
  const box = await openBox();
  const answer = await fetch(`${box.url}/balance`, { headers: { authorization: 'Bearer tb_key_default' } });
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('the contract may be read by a page, with the origin that it was asked at', async () => {
  const box = await openBox();
  const answer = await fetch(`${box.url}/openapi.json`, { headers: { origin: 'http://localhost:3000' } });
  expect(answer.headers.get(ALLOW_ORIGIN)).toBe('http://localhost:3000');
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: box.url }] });
});

test.each([
  ['/payments', 'GET,POST'],
  ['/payments/pay_req_1?a=b', 'GET'],
  ['/webhooks/whk_1', 'GET,DELETE'],
  ['/balance', 'GET'],
  ['/openapi.json', 'GET'],
  ['/nothing', 'GET'],
])('C: of %s a browser is offered %s, and no method that is answered 405', async (path, methods) => {
  const box = await openBox();
  const asked = await preflight(box.url + path, 'http://localhost:3000');
  const offered = asked.headers.get('access-control-allow-methods')?.split(',') ?? [];
  expect(offered.sort()).toEqual(methods.split(',').sort());
  for (const method of offered) {
    expect((await ask(box.url + path, 'http://localhost:3000', {}, method)).status, method).not.toBe(405);
  }
});
