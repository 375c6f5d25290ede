import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostName, isLoopbackName } from '../../src/api/call.js';
import type { Sandbox } from '../../src/index.js';
import { type Control, DEFAULT_KEY, hostOf, openSandbox, serve } from './context.js';

let box: Sandbox;
let control: Control;
let exposed: Awaited<ReturnType<typeof serve>>;
let tokenless: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  ({ box, control } = await openSandbox({ publicUrl: 'https://pay.test:8443' }));
  exposed = await serve(hostOf(box, { bound: { loopback: false }, controlToken: 'token' }));
  tokenless = await serve(hostOf(box, { bound: { loopback: false } }));
});
afterAll(async () => {
  await exposed.close();
  await tokenless.close();
  await box.close();
});

describe('bound to loopback', () => {
  test.each([
    'localhost',
    'localhost:4020',
    'LOCALHOST:1',
    'my.localhost',
    '127.0.0.1',
    '127.0.0.1:80',
    '127.9.8.7',
    '[::1]',
    '[::1]:4020',
    'pay.test',
    'pay.test:8443',
    'pay.test:1',
  ])('the Host %s is answered', async (host) => {
    expect((await control.get('/clock', { headers: { host } })).status).toBe(200);
  });

  test('X-Merchant names a merchant; one that there is not is no other', async () => {
    const merchant = (await control.post('/merchants', {})).body;
    const named = (id: string) => control.get('/keys', { headers: { 'x-merchant': id } });
    const own = await control.get('/keys', { key: merchant.api_key });
    expect((await named(merchant.id)).body).toEqual(own.body);
    expect((await named('acct_nobody')).body).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil-localhost',
    '128.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '[::]',
    '[::2]',
    '[::ffff:127.0.0.1]',
    '127.1',
    '127.0.0.256',
    '0177.0.0.1',
    '2130706433',
    'user@localhost',
    'localhost#',
    'localhost/',
    'localhost:port',
  ])('the Host %j is rejected', async (host) => {
    const reply = await control.get('/clock', { headers: { host } });
    expect([reply.status, reply.body.code, reply.body.parameter]).toEqual([403, 'permission_denied', 'Host']);
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:4020', 'https://pay.test:8443', 'http://[::1]'])(
    'the Origin %s may call',
    async (origin) => {
      const reply = await control.post('/settle', {}, { headers: { origin, host: 'localhost' } });
      expect(reply.status).toBe(200);
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  test.each([
    'https://evil.example',
    'null',
    'file://',
    'http://',
    'http://evil.example/localhost',
    'http://localhost@evil.example',
    'chrome-extension://abc',
    '',
  ])('the Origin %j is rejected', async (origin) => {
    const reply = await control.post('/reset', {}, { headers: { origin, host: 'localhost' } });
    expect([reply.status, reply.body.parameter]).toEqual([403, 'Origin']);
  });

  test('what a browser calls cross-site is rejected', async () => {
    const reply = await control.get('/state', { headers: { 'sec-fetch-site': 'cross-site', host: 'localhost' } });
    expect(reply.status).toBe(403);
    expect(
      (await control.get('/clock', { headers: { 'sec-fetch-site': 'same-origin', host: 'localhost' } })).status,
    ).toBe(200);
  });

  test('a missing Host, or two of them, are rejected', async () => {
    expect(await raw('GET /_sandbox/clock HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await raw('GET /_sandbox/clock HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 [\s\S]*problem\+json/);
    expect(
      await raw('GET /_sandbox/clock HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1\.1 40[03] /);
  });

  test('two hundred odd Hosts are rejected and none of them throws', () => {
    const odd = Array.from(
      { length: 200 },
      (_, i) => `${String.fromCharCode(i + 1)}localhost${String.fromCharCode(255 - i)}`,
    );
    const wild = [
      ...odd,
      '['.repeat(50),
      ']'.repeat(50),
      ':'.repeat(99),
      `${'a.'.repeat(5000)}localhost`,
      '%6cocalhost',
      '[::1',
      '::1',
      '[::1]x',
      'localhost:',
      'localhost:99999999',
    ];
    for (const host of wild) {
      const name = hostName(host);
      expect(name !== undefined && isLoopbackName(name), JSON.stringify(host)).toBe(false);
    }
  });

  test('a key of another scheme, or an empty one, is never taken for the default merchant', async () => {
    for (const authorization of ['Basic dGI6', 'Bearer', 'Bearer ', 'Token x', '']) {
      expect((await control.get('/clock', { headers: { authorization } })).status, authorization).toBe(401);
    }
    expect((await control.get('/clock', { headers: { 'x-api-key': '' } })).status).toBe(401);
    expect((await control.get('/clock', { headers: { 'x-api-key': 'tb_public_default' } })).status).toBe(401);
    expect((await control.get('/clock', { headers: { 'x-api-key': DEFAULT_KEY } })).status).toBe(200);
    expect((await control.get(`/clock?api_key=${DEFAULT_KEY}`)).status).toBe(400);
  });

  test('payment_url leads to the public URL', async () => {
    const run = await control.post('/scenarios/payment-confirmed/run');
    const detail = await control.get(`/payments/${run.body.resource_id}`);
    expect(detail.body.payment.payment_url).toMatch(/^https:\/\/pay\.test:8443\/pay\//);
  });
});

describe('bound elsewhere', () => {
  test('any Host is answered, and a call needs the key of its merchant', async () => {
    const headers = { host: 'sandbox.example' };
    const without = await exposed.control.get('/clock', { headers });
    expect([without.status, without.body.code]).toEqual([401, 'unauthenticated']);
    const unknown = await exposed.control.get('/clock', { headers, key: 'tb_key_nope' });
    expect([unknown.status, unknown.body.detail]).toEqual([401, expect.stringMatching(/prints those of the merchant/)]);
    expect(unknown.body).not.toHaveProperty('fix');
    expect((await exposed.control.get('/clock', { headers, key: DEFAULT_KEY })).status).toBe(200);
    expect((await exposed.control.get('/clock', { headers: { host: 'a b' }, key: DEFAULT_KEY })).status).toBe(403);
  });

  test('foreign origins are rejected, its own is not', async () => {
    const host = 'sandbox.example:4020';
    const own = { host, origin: 'http://sandbox.example' };
    expect((await exposed.control.post('/settle', {}, { headers: own, key: DEFAULT_KEY })).status).toBe(200);
    const foreign = { host, origin: 'https://evil.example' };
    expect((await exposed.control.post('/settle', {}, { headers: foreign, key: DEFAULT_KEY })).status).toBe(403);
  });

  test.each<[string, string]>([
    ['GET', '/metrics'],
    ['GET', '/merchants'],
    ['POST', '/merchants'],
    ['GET', '/merchants/default'],
    ['DELETE', '/merchants/default'],
  ])('%s %s needs the control token', async (method, path) => {
    const body = method === 'GET' ? undefined : {};
    const call = (token?: string) =>
      exposed.control.call(method, path, body, {
        key: DEFAULT_KEY,
        headers: token === undefined ? {} : { 'x-control-token': token },
      });
    expect((await call()).body.parameter).toBe('X-Control-Token');
    const wrong = await call('tokem');
    expect(wrong.status).toBe(403);
    expect(wrong.body.detail).toContain('The one that was given is not');
    expect((await call('token')).status).not.toBe(403);
    const none = await tokenless.control.call(method, path, body, { headers: { 'x-control-token': '' } });
    expect(none.status).toBe(403);
    expect(none.body.detail).toContain('--control-token');
  });

  test('with the control token a merchant is named, as where no key is needed', async () => {
    const { id } = (await exposed.control.get('/merchants/default', { headers: { 'x-control-token': 'token' } })).body;
    const named = (token: string) =>
      exposed.control.get('/clock', { headers: { 'x-control-token': token, 'x-merchant': id } });
    expect([(await named('token')).status, (await named('tokem')).status]).toEqual([200, 401]);
  });

  test('health is open', async () => {
    expect((await exposed.control.get('/health')).status).toBe(200);
  });
});

describe('paths and methods', () => {
  test.each([
    '',
    '/',
    '//health',
    '/health/',
    '/Health',
    '/nope',
    '/payment',
    '/payments/',
    '/payments//pay',
    '/state/x',
    '/../v1/payments',
  ])('%j is 404, as a problem', async (path) => {
    const reply = await control.get(path);
    expect([reply.status, reply.body.code]).toEqual([404, 'resource_not_found']);
  });

  test('an escape that is no UTF-8 is 400', async () => {
    expect((await control.get('/payments/%ff')).body).toMatchObject({ status: 400, rule: 'format:url_encoding' });
    expect((await control.get('/payments/%zz')).status).toBe(400);
    expect((await control.get('/events?limit=%ff')).status).toBe(400);
  });
});

describe('bodies', () => {
  test.each<[string, string | Buffer, string]>([
    ['malformed JSON', '{"label":', 'body'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'body'],
    ['a key twice', '{"label":"a","label":"b"}', 'label'],
    ['__proto__', '{"__proto__":{}}', '__proto__'],
    ['a list', '[]', 'body'],
    ['null', 'null', 'body'],
    ['too much nesting', `{"label":${'['.repeat(70)}${']'.repeat(70)}}`, 'label'],
    ['65 KiB', JSON.stringify({ label: 'x'.repeat(65 * 1024) }), 'body'],
  ])('%s is 400', async (_name, raw, parameter) => {
    const reply = await control.post('/keys', undefined, { raw });
    expect(reply.status).toBe(400);
    expect(reply.body.parameter.split('[')[0]).toBe(parameter);
  });

  test('an empty body is an empty object where nothing is required, and is required where something is', async () => {
    expect((await control.post('/keys', undefined)).status).toBe(201);
    expect((await control.put('/balance', undefined)).body).toMatchObject({ status: 400, rule: 'required' });
    expect((await control.delete('/requests', undefined)).status).toBe(200);
  });

  test('a compressed body is rejected', async () => {
    const reply = await control.post('/keys', {}, { headers: { 'content-encoding': 'gzip' } });
    expect(reply.body).toMatchObject({ status: 400, parameter: 'Content-Encoding' });
  });
});

function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(control.origin).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}
