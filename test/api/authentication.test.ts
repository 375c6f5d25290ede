/** Who may call: Bearer, X-API-Key and signed requests, scopes, and what the request log says of refusals. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Merchant } from '../../src/index.js';
import { call, createPayment, createWebhook, journalOf, NOW, openBox, PAYMENT } from '../support/box.js';
import { expectWithin } from '../support/timing.js';

const NOW_S = Date.parse(NOW) / 1000;

interface Signing {
  publicKey?: string;
  secretKey?: string;
  timestamp?: number | string;
  method?: string;
  path?: string;
  body?: string;
}

/** The headers of a signed request, computed as the description says and not with our own code. */
function signed(merchant: Merchant, line: string, body = '', wrong: Signing = {}): Record<string, string> {
  const [method = '', target = ''] = line.split(' ');
  const path = new URL(merchant.url + target).pathname;
  const timestamp = String(wrong.timestamp ?? NOW_S);
  const text = (wrong.method ?? method) + (wrong.path ?? path) + timestamp + (wrong.body ?? body);
  return {
    'x-api-key': wrong.publicKey ?? merchant.publicKey,
    'x-api-timestamp': timestamp,
    'x-api-signature': createHmac('sha256', wrong.secretKey ?? merchant.secretKey)
      .update(text)
      .digest('base64'),
  };
}

const callSigned = (merchant: Merchant, line: string, body = '', wrong: Signing = {}) =>
  call(merchant, line, {
    key: null,
    headers: signed(merchant, line, body, wrong),
    ...(body === '' ? {} : { body }),
  });

test('Bearer lets a caller in, in whatever case its name is written', async () => {
  const box = await openBox();
  expect((await call(box, 'GET /balance')).status).toBe(200);
  const headers = { authorization: `bEARER   ${box.apiKey}` };
  expect((await call(box, 'GET /balance', { key: null, headers })).status).toBe(200);
});

test('X-API-Key lets a caller in', async () => {
  const box = await openBox();
  expect((await call(box, 'GET /balance', { key: null, headers: { 'x-api-key': box.apiKey } })).status).toBe(200);
});

test('the default keys are those of the documentation', async () => {
  const box = await openBox();
  expect([box.apiKey, box.publicKey, box.secretKey]).toEqual([
    'tb_key_default',
    'tb_public_default',
    'tb_secret_default',
  ]);
});

test.each<[what: string, headers: Record<string, string>]>([
  ['no credential', {}],
  ['an empty Authorization', { authorization: '' }],
  ['Bearer without a key', { authorization: 'Bearer' }],
  ['Bearer with two keys', { authorization: 'Bearer tb_key_default tb_key_default' }],
  ['a bare key', { authorization: 'tb_key_default' }],
  ['Basic', { authorization: `Basic ${btoa('tb_key_default:')}` }],
  ['an unknown key', { authorization: 'Bearer tb_key_unknown' }],
  ['the beginning of a key', { authorization: 'Bearer tb_key_defaul' }],
  ['more than a key', { authorization: 'Bearer tb_key_defaultt' }],
  ['a key in the wrong case', { authorization: 'Bearer TB_KEY_DEFAULT' }],
  ['the public key as Bearer', { authorization: 'Bearer tb_public_default' }],
  ['the secret key as Bearer', { authorization: 'Bearer tb_secret_default' }],
  ['the public key without a signature', { 'x-api-key': 'tb_public_default' }],
  ['the secret key as X-API-Key', { 'x-api-key': 'tb_secret_default' }],
  ['a revoked key', { authorization: 'Bearer tb_key_revoked' }],
  ['a revoked key in X-API-Key', { 'x-api-key': 'tb_key_revoked' }],
  ['a name that every object has', { authorization: 'Bearer __proto__' }],
])('%s is answered 401', async (_what, headers) => {
  const box = await openBox();
  for (const line of ['GET /balance', 'POST /payments', 'GET /payments/x', 'DELETE /webhooks/x']) {
    const { status, error } = await call(box, line, { key: null, headers });
    expect([status, error.code]).toEqual([401, 'UNAUTHENTICATED']);
  }
  expect(box.requests().map(({ verdict }) => verdict)).toEqual(['refused', 'refused', 'refused', 'refused']);
});

test('a key in the address is never read', async () => {
  const box = await openBox();
  for (const name of ['api_key', 'key', 'access_token', 'X-API-Key', 'Authorization']) {
    expect((await call(box, `GET /balance?${name}=tb_key_default`, { key: null })).status).toBe(401);
  }
  const url = new URL(box.url);
  url.username = 'tb_key_default';
  await expect(fetch(`${url}/balance`)).rejects.toThrow();
  expect(JSON.stringify(box.requests())).not.toContain('tb_key_default');
});

test('of several credentials the signed triple counts, then Bearer, then X-API-Key', async () => {
  const box = await openBox();
  const bearer = { authorization: `Bearer ${box.apiKey}` };
  const status = async (headers: Record<string, string>) =>
    (await call(box, 'GET /balance', { key: null, headers })).status;
  expect(await status({ ...bearer, 'x-api-key': 'unknown' })).toBe(200);
  expect(await status({ authorization: 'Bearer unknown', 'x-api-key': box.apiKey })).toBe(401);
  const triple = signed(box, 'GET /balance');
  expect(await status({ ...triple, authorization: 'Bearer unknown' })).toBe(200);
  expect(await status({ ...bearer, ...triple, 'x-api-signature': 'wrong' })).toBe(401);
  // Two thirds of a signed request are none.
  const { 'x-api-signature': _, ...unsigned } = triple;
  expect(await status({ ...bearer, ...unsigned })).toBe(200);
});

describe('signed requests', () => {
  test('are taken with and without a query, whose text is not signed', async () => {
    const box = await openBox();
    const statuses = [];
    for (const line of ['GET /payments', 'GET /payments?limit=1&status=paid', 'GET /balance']) {
      statuses.push((await callSigned(box, line)).status);
    }
    expect(statuses).toEqual([200, 200, 200]);
  });

  test('sign the bytes of the body, whatever they are', async () => {
    const box = await openBox();
    for (const description of ['plain', 'Grüße, 東京 🥾', '\\u00fc "quoted" \u2028']) {
      const body = `  ${JSON.stringify({ ...PAYMENT, description }, null, 2)}\n`;
      const answer = await callSigned(box, 'POST /payments', body);
      expect([answer.status, answer.body.description]).toEqual([201, description]);
    }
  });

  test('sign a path as it is sent, escapes and all', async () => {
    const box = await openBox();
    expect((await callSigned(box, 'GET /payments/a%2Fb%20c')).status).toBe(404);
  });

  test('sign DELETE without a body', async () => {
    const box = await openBox();
    const { id } = await createWebhook(box, 'http://127.0.0.1:9/');
    expect((await callSigned(box, `DELETE /webhooks/${id}`)).status).toBe(200);
  });

  test.each<[what: string, wrong: Signing]>([
    ['another method', { method: 'GET' }],
    ['the method in lower case', { method: 'post' }],
    ['another path', { path: '/v1/invoices' }],
    ['the path without the version', { path: '/payments' }],
    ['the path with a query', { path: '/v1/payments?x=1' }],
    ['another body', { body: '{"amount":1200,"currency":"USD"}' }],
    ['no body', { body: '' }],
    ['another secret', { secretKey: 'tb_secret_readonly' }],
    ['the secret of a revoked key', { publicKey: 'tb_public_revoked', secretKey: 'tb_secret_revoked' }],
    ['an unknown public key', { publicKey: 'tb_public_unknown' }],
    ['the API key in place of the public key', { publicKey: 'tb_key_default' }],
    ['milliseconds', { timestamp: NOW_S * 1000 }],
    ['a date', { timestamp: NOW }],
    ['a negative time', { timestamp: -5 }],
    ['a fraction', { timestamp: `${NOW_S}.5` }],
    ['hexadecimal', { timestamp: `0x${NOW_S.toString(16)}` }],
  ])('with %s are answered 401 and change nothing', async (_what, wrong) => {
    const box = await openBox();
    const { status, error } = await callSigned(box, 'POST /payments', JSON.stringify(PAYMENT), wrong);
    expect([status, error.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(box.events()).toEqual([]);
  });

  test('the signature must be there whole, and in Base64', async () => {
    const box = await openBox();
    const right = signed(box, 'GET /balance');
    const hex = Buffer.from(right['x-api-signature'] ?? '', 'base64').toString('hex');
    for (const signature of [
      '',
      'x',
      hex,
      right['x-api-signature']?.slice(0, -1) ?? '',
      `${right['x-api-signature']}=`,
    ]) {
      const headers = { ...right, 'x-api-signature': signature };
      expect((await call(box, 'GET /balance', { key: null, headers })).status).toBe(401);
    }
  });

  test('are valid for 300 seconds in both directions of the merchant’s clock', async () => {
    const box = await openBox();
    const status = async (timestamp: number) => (await callSigned(box, 'GET /balance', '', { timestamp })).status;
    expect(await status(NOW_S - 300)).toBe(200);
    expect(await status(NOW_S - 301)).toBe(401);
    expect(await status(NOW_S + 300)).toBe(200);
    expect(await status(NOW_S + 301)).toBe(401);
    await box.clock.advance('10m');
    expect(await status(NOW_S)).toBe(401);
    expect(await status(NOW_S + 600)).toBe(200);
  });

  test('keep to the window of the profile', async () => {
    const box = await openBox({ signed_window: 10 });
    const status = async (timestamp: number) => (await callSigned(box, 'GET /balance', '', { timestamp })).status;
    expect([await status(NOW_S - 10), await status(NOW_S - 11), await status(NOW_S + 11)]).toEqual([200, 401, 401]);
  });

  test('that are rejected are explained in the request log, and only there', async () => {
    const box = await openBox();
    const answer = await callSigned(box, 'GET /payments?limit=1', '', { path: '/v1/payments?limit=1' });
    expect(answer.text).not.toContain('/v1/payments');
    const { refusal } = journalOf(box, answer);
    expect(refusal?.explanation).toContain(`GET/v1/payments${NOW_S}`);
    const late = await callSigned(box, 'GET /balance', '', { timestamp: NOW_S - 400 });
    expect(late.text).not.toContain(String(NOW_S));
    expect(journalOf(box, late).refusal?.explanation).toMatch(new RegExp(`${NOW_S - 400}.*${NOW_S}.*300`));
  });
});

describe('scopes', () => {
  const key = 'tb_key_readonly';

  test('a key that only reads, reads everything', async () => {
    const box = await openBox();
    const { id } = await createPayment(box);
    const lines = [
      'payments',
      `payments/${id}`,
      'transactions',
      'invoices',
      'payouts',
      'webhooks',
      'balance',
      'account',
    ];
    for (const path of lines) expect((await call(box, `GET /${path}`, { key })).status).toBe(200);
  });

  test('a key that only reads, writes nothing', async () => {
    const box = await openBox();
    const { id } = await createWebhook(box, 'http://127.0.0.1:9/');
    const writes = ['POST /payments', 'POST /invoices', 'POST /payouts', 'POST /webhooks', `DELETE /webhooks/${id}`];
    for (const line of writes) {
      const { status, error } = await call(box, line, { key, ...(line.startsWith('POST') ? { body: {} } : {}) });
      expect([status, error.code]).toEqual([403, 'PERMISSION_DENIED']);
    }
    expect((await call(box, 'GET /webhooks')).body.data).toHaveLength(1);
  });

  test('a signed request has the scopes of its key', async () => {
    const box = await openBox();
    const readonly = { publicKey: 'tb_public_readonly', secretKey: 'tb_secret_readonly' };
    expect((await callSigned(box, 'GET /balance', '', readonly)).status).toBe(200);
    expect((await callSigned(box, 'POST /payments', JSON.stringify(PAYMENT), readonly)).status).toBe(403);
  });

  test('what the key may not do is rejected before the body is judged, and before the id is looked for', async () => {
    const box = await openBox();
    expect((await call(box, 'POST /payments', { key, body: '{' })).status).toBe(403);
    expect((await call(box, 'DELETE /webhooks/whk_0', { key })).status).toBe(403);
  });
});

test('the request log says who called, and never with what', async () => {
  const box = await openBox();
  const secrets = ['tb_key_default', 'tb_secret_default', 'whsec_very_secret_indeed', 'not-a-key-at-all'];
  await call(box, 'GET /balance');
  await call(box, 'GET /balance', { key: null, headers: { 'x-api-key': box.apiKey } });
  await call(box, 'GET /balance', { key: 'not-a-key-at-all' });
  await call(box, 'GET /balance?api_key=tb_key_default&x=1');
  const body = { url: 'http://127.0.0.1:9/', event_types: ['payment.succeeded'], secret: secrets[2] };
  const webhook = await call(box, 'POST /webhooks', { body });
  await call(box, 'POST /webhooks', { body: JSON.stringify(body).slice(0, -1) });
  await callSigned(box, 'POST /webhooks', JSON.stringify(body), { method: 'PUT' });
  const triple = signed(box, 'GET /balance');
  await call(box, 'GET /balance', { key: null, headers: triple });
  const journal = JSON.stringify(box.requests());
  for (const secret of [...secrets, triple['x-api-signature'] ?? '']) expect(journal).not.toContain(secret);
  const entry = journalOf(box, webhook);
  expect(entry.key_label).toBe('default');
  expect(JSON.parse(entry.body?.text ?? '')).toEqual({ ...body, secret: '****' });
});

test('no body makes the request log slow, and no spelling gets a secret into it', async () => {
  const box = await openBox();
  const hostile = [
    '"\\"'.repeat(16_000),
    `"${'secret'.repeat(10_000)}`,
    `{"a":"${'secret'.repeat(10_000)}"}`,
    '"secret":'.repeat(7_000),
  ];
  const start = performance.now();
  for (const body of hostile) expect((await call(box, 'POST /webhooks', { body })).status).toBe(400);
  expectWithin(performance.now() - start, 2_000);
  for (const body of [
    '{"\\u0073ecret":"whsec_hidden"}',
    '{"secret" : "whsec_hid\\"den',
    '{"x":1,"secret":\n"whsec_hidden"}',
  ]) {
    await call(box, 'POST /webhooks?api%5Fkey=whsec_hidden', { body });
    await call(box, 'POST /webhooks', { body });
  }
  expect(JSON.stringify(box.requests())).not.toContain('whsec_hid');
});

test('a revoked key is rejected with its own id in the request log', async () => {
  const box = await openBox();
  const answer = await call(box, 'GET /balance', { key: 'tb_key_revoked' });
  expect(journalOf(box, answer)).toMatchObject({ key_label: 'revoked', refusal: { code: 'UNAUTHENTICATED' } });
});

test.each([
  ['any', 'Bearer realm="merchant API"'],
  ['bearer', 'Bearer realm="merchant API"'],
  ['key', 'Bearer realm="merchant API"'],
  ['signed', 'HMAC-SHA256 realm="merchant API"'],
] as const)('C: with auth %s a 401 asks for %s, as the contract says', async (auth, challenge) => {
  const box = await openBox({ auth });
  const refused = await call(box, 'GET /balance', { key: null });
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, challenge]);
  const document = (await (await fetch(`${box.url}/openapi.json`)).json()) as {
    components: { headers: { WwwAuthenticate: { example: string } } };
  };
  expect(document.components.headers.WwwAuthenticate.example).toBe(challenge);
});
