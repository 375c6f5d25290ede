/** Requests that a lenient server would read somehow: each is refused, and the refusal names what is wrong. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { call, createPayment, createWebhook, INVOICE, openBox, PAYMENT, PAYOUT } from '../support/box.js';

async function expectInvalid(box: Sandbox, line: string, options: object, parameter: string, rule: string) {
  const before = box.exportState();
  const answer = await call(box, line, options);
  expect([answer.status, answer.error?.code, answer.error?.details?.parameter, answer.error?.details?.rule]).toEqual([
    400,
    'INVALID_PARAMETER',
    parameter,
    rule,
  ]);
  expect(resources(box.exportState())).toEqual(resources(before));
  return answer;
}

/** What a refused request must not change: everything but what counts and keeps the request itself. */
function resources(state: object): unknown {
  const { worlds } = state as { worlds: Record<string, Record<string, unknown>> };
  return Object.values(worlds).map(({ counters, journal, windows, coverage, ...kept }) => kept);
}

test.each([
  ['limit=0x10', 'limit', 'integer'],
  ['limit=1e1', 'limit', 'integer'],
  ['limit=%2B5', 'limit', 'integer'],
  ['limit=+5', 'limit', 'integer'],
  ['limit=05', 'limit', 'integer'],
  ['limit=%205', 'limit', 'integer'],
  ['limit=5%20', 'limit', 'integer'],
  ['limit=5.0', 'limit', 'integer'],
  ['limit=-1', 'limit', 'integer'],
  ['limit=', 'limit', 'integer'],
  ['limit', 'limit', 'integer'],
  ['limit=%D9%A5', 'limit', 'integer'],
  ['limit=0', 'limit', 'min:1'],
  ['limit=101', 'limit', 'max:100'],
  ['limit=99999999999999999999', 'limit', 'max:100'],
  [`limit=${'9'.repeat(309)}`, 'limit', 'max:100'],
  ['limit=5&limit=5', 'limit', 'unique'],
  ['limit=5&%6Cimit=5', 'limit', 'unique'],
  ['limit[]=5', 'limit[]', 'unknown'],
  ['limit[gt]=5', 'limit[gt]', 'unknown'],
  ['limit%5B%5D=5', 'limit[]', 'unknown'],
  ['status[]=paid', 'status[]', 'unknown'],
  ['Limit=5', 'Limit', 'unknown'],
  ['page=2', 'page', 'unknown'],
  ['api_key=tb_key_default', 'api_key', 'unknown'],
  ['__proto__=1', '__proto__', 'unknown'],
  ['constructor=1', 'constructor', 'unknown'],
  ['=1', 'query', 'unknown'],
  ['&&=&', 'query', 'unknown'],
  ['status=', 'status', 'in:pending,paid,expired,failed'],
  ['status=Paid', 'status', 'in:pending,paid,expired,failed'],
  ['status=pending,paid', 'status', 'in:pending,paid,expired,failed'],
  ['created_after=2026-02-30T00:00:00Z', 'created_after', 'format:date-time'],
  ['created_after=2026-11-20', 'created_after', 'format:date-time'],
  ['created_after=1763658000', 'created_after', 'format:date-time'],
  ['created_before=2026-11-20T24:30:00Z', 'created_before', 'format:date-time'],
  ['created_before=yesterday', 'created_before', 'format:date-time'],
  ['limit=%', 'limit', 'format:url_encoding'],
  ['limit=%zz', 'limit', 'format:url_encoding'],
  ['status=%ff', 'status', 'format:url_encoding'],
  ['%ff=1', '%ff', 'format:url_encoding'],
  ['status=paid%00', 'status', 'in:pending,paid,expired,failed'],
  ['starting_after=', 'starting_after', 'min_length:1'],
  ['starting_after=pay_req_000000000000000000000000', 'starting_after', 'exists'],
  ['ending_before=nothing', 'ending_before', 'exists'],
])('GET /payments?%s is rejected', async (query, parameter, rule) => {
  await expectInvalid(await openBox(), `GET /payments?${query}`, {}, parameter, rule);
});

test('both cursors at once are rejected', async () => {
  const box = await openBox();
  const { id } = await createPayment(box);
  await expectInvalid(
    box,
    `GET /payments?starting_after=${id}&ending_before=${id}`,
    {},
    'ending_before',
    'without:starting_after',
  );
});

test('a query parameter is rejected where an operation has none', async () => {
  const box = await openBox();
  const { id } = await createPayment(box);
  for (const line of ['GET /balance?x=1', 'GET /account?x=1', 'GET /webhooks?x=1', `GET /payments/${id}?x=1`]) {
    await expectInvalid(box, line, {}, 'x', 'unknown');
  }
  await expectInvalid(box, 'POST /payments?x=1', { body: PAYMENT }, 'x', 'unknown');
});

test.each([
  ['payment.suceeded', ' Did you mean `payment.succeeded`?'],
  ['payout.complete', ' Did you mean `payout.completed`?'],
  ['invoice.payed', ' Did you mean `invoice.paid`?'],
  // No typing error turns this into payment.failed, which is the nearest by letters.
  ['payment.payed', ''],
])('an endpoint for the event type %s is told which one is near', async (type, meant) => {
  const body = { url: 'http://127.0.0.1:9/', event_types: ['payment.created', type] };
  const { error } = await call(await openBox(), 'POST /webhooks', { body });
  expect(error?.message?.split('payout.failed.')[1]).toBe(meant);
  expect(error?.details?.rule).toMatch(/^in:payment\.created,.*,payout\.failed$/);
});

test('a currency is told the one that is near, as every value that the contract does not judge', async () => {
  const { error } = await call(await openBox(), 'POST /payments', { body: { ...PAYMENT, currency: 'eur' } });
  expect(error?.message).toMatch(/^currency must be one of .*, JPY\. Did you mean `EUR`\?$/);
  expect(error?.details?.rule).toMatch(/^in:BTC,.*,JPY$/);
});

test('a query parameter that is misspelt is told the one that is near', async () => {
  const { error } = await call(await openBox(), 'GET /payments?limt=5');
  expect(error?.message).toBe('limt is not known here; leave it out. Did you mean `limit`?');
});

test.each([
  ['GET /payment', ' Did you mean `/v1/payments`?'],
  ['GET /paymets/x', ' Did you mean `/v1/payments/x`?'],
  ['POST /webhoks', ' Did you mean `/v1/webhooks`?'],
  ['GET /nothing/like/it', ''],
  ['GET /', ''],
])('%s is told the path that is near', async (line, meant) => {
  const { status, error } = await call(await openBox(), line);
  expect([status, error?.message?.split('/v1/openapi.json.')[1]]).toEqual([404, meant]);
});

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

test.each<[what: string, body: string | Uint8Array, parameter: string, rule: string]>([
  ['no JSON', '{"amount":', 'body', 'json'],
  ['JSON with a comma too many', '{"amount":1,}', 'body', 'json'],
  ['JSON with a comment', '{"amount":1/* one */}', 'body', 'json'],
  ['two documents', '{"amount":1}{"amount":2}', 'body', 'json'],
  ['NaN', '{"amount":NaN,"currency":"USD"}', 'body', 'json'],
  ['Infinity', '{"amount":Infinity,"currency":"USD"}', 'body', 'json'],
  ['a number that begins with 0', '{"amount":01,"currency":"USD"}', 'body', 'json'],
  ['a number that begins with +', '{"amount":+1,"currency":"USD"}', 'body', 'json'],
  ['nothing', '', 'body', 'required'],
  ['white space', '  ', 'body', 'json'],
  ['null', 'null', 'body', 'object'],
  ['an array', '[]', 'body', 'object'],
  ['a text', '"amount"', 'body', 'object'],
  ['a number', '5', 'body', 'object'],
  ['nothing that is needed', '{}', 'amount', 'required'],
  ['a form', 'amount=1&currency=USD', 'body', 'json'],
  ['a key twice', '{"amount":1,"currency":"USD","amount":2}', 'amount', 'unique'],
  ['a key twice, once escaped', '{"amount":1,"currency":"USD","\\u0061mount":2}', 'amount', 'unique'],
  ['a nested key twice', '{"amount":1,"currency":"USD","metadata":{"a":1,"a":2}}', 'metadata.a', 'unique'],
  [
    'a nested key twice, escaped',
    '{"amount":1,"currency":"USD","metadata":{"a":1,"\\u0061":2}}',
    'metadata.a',
    'unique',
  ],
  ['invalid UTF-8', bytes('{"amount":1,"currency":"USD","description":"', [0xff], '"}'), 'body', 'json'],
  ['a cut UTF-8 sequence', bytes('{"amount":1,"currency":"USD","description":"', [0xe2, 0x82], '"}'), 'body', 'json'],
  ['overlong UTF-8', bytes('{"amount":1,"currency":"USD","description":"', [0xc0, 0xaf], '"}'), 'body', 'json'],
  ['deep nesting', `{"amount":1,"currency":"USD","metadata":${'['.repeat(5000)}${']'.repeat(5000)}}`, '*', 'json'],
  ['__proto__', '{"amount":1,"currency":"USD","__proto__":{"x":1}}', '__proto__', 'unknown'],
  ['a nested __proto__', '{"amount":1,"currency":"USD","metadata":{"__proto__":"x"}}', 'metadata.__proto__', 'unknown'],
  ['constructor', '{"amount":1,"currency":"USD","constructor":{}}', 'constructor', 'unknown'],
  ['1e309', '{"amount":1e309,"currency":"USD"}', 'amount', 'numeric'],
  ['20 digits', '{"amount":12345678901234567890,"currency":"USD"}', 'amount', 'max_digits:15'],
  ['20 decimals', '{"amount":0.12345678901234567891,"currency":"BTC"}', 'amount', 'max_digits:15'],
  ['an unknown field', '{"amount":1,"currency":"USD","amout":1}', 'amout', 'unknown'],
  ['an amount as text', '{"amount":"1","currency":"USD"}', 'amount', 'numeric'],
  ['an amount that is null', '{"amount":null,"currency":"USD"}', 'amount', 'numeric'],
  ['an amount that is true', '{"amount":true,"currency":"USD"}', 'amount', 'numeric'],
  ['zero', '{"amount":0,"currency":"USD"}', 'amount', 'positive_numeric'],
  ['minus zero', '{"amount":-0,"currency":"USD"}', 'amount', 'positive_numeric'],
  ['a negative amount', '{"amount":-1,"currency":"USD"}', 'amount', 'positive_numeric'],
  ['a third of a cent', '{"amount":1.001,"currency":"USD"}', 'amount', 'decimals:2'],
  ['1e-9 BTC', '{"amount":1e-9,"currency":"BTC"}', 'amount', 'decimals:8'],
  ['JPY with decimals', '{"amount":100.5,"currency":"JPY"}', 'amount', 'decimals:0'],
  ['1e-400', '{"amount":1e-400,"currency":"BTC"}', 'amount', 'positive_numeric'],
  ['an unknown currency', '{"amount":1,"currency":"XXX"}', 'currency', '*'],
  ['a currency in lower case', '{"amount":1,"currency":"usd"}', 'currency', '*'],
  ['a currency with a space', '{"amount":1,"currency":"USD "}', 'currency', '*'],
  ['no currency', '{"amount":1}', 'currency', 'required'],
])('POST /payments with %s is rejected', async (_what, body, parameter, rule) => {
  const box = await openBox();
  const { status, error } = await call(box, 'POST /payments', {
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect([status, error.code]).toEqual([400, 'INVALID_PARAMETER']);
  if (parameter !== '*') expect(error.details?.parameter).toBe(parameter);
  if (rule !== '*') expect(error.details?.rule).toBe(rule);
  expect(error.details?.rule).not.toBe('');
  expect(box.events()).toEqual([]);
});

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

test.each<[field: string, value: unknown, parameter: string, rule: string]>([
  ['callback_url', 'javascript:alert(1)', 'callback_url', 'format:uri'],
  ['callback_url', 'file:///etc/passwd', 'callback_url', 'format:uri'],
  ['callback_url', 'data:text/html,x', 'callback_url', 'format:uri'],
  ['callback_url', '//shop.example/', 'callback_url', 'format:uri'],
  ['callback_url', '/thanks', 'callback_url', 'format:uri'],
  ['callback_url', 'https://', 'callback_url', 'format:uri'],
  ['callback_url', 'https://shop.example/a b', 'callback_url', 'format:uri'],
  ['callback_url', ' https://shop.example/', 'callback_url', 'format:uri'],
  ['callback_url', `https://shop.example/${'a'.repeat(2048)}`, 'callback_url', 'max_length:2048'],
  ['customer_email', 'ada', 'customer_email', 'format:email'],
  ['customer_email', 'ada@@shop.example', 'customer_email', 'format:email'],
  ['customer_email', `${'a'.repeat(250)}@shop.example`, 'customer_email', 'max_length:254'],
  ['description', 'a'.repeat(1001), 'description', 'max_length:1000'],
  ['description', 7, 'description', 'string'],
  ['description', null, 'description', 'string'],
  ['expires_at', '2026-11-20T17:00:00Z', 'expires_at', 'after:now'],
  ['expires_at', '2026-11-19T17:00:00Z', 'expires_at', 'after:now'],
  ['expires_at', '2026-02-30T00:00:00Z', 'expires_at', 'format:date-time'],
  ['expires_at', '2026-12-01', 'expires_at', 'format:date-time'],
  ['expires_at', '2026-12-01T00:00:00', 'expires_at', 'format:date-time'],
  ['expires_at', 1_764_000_000, 'expires_at', 'string'],
  ['metadata', [], 'metadata', 'object'],
  ['metadata', 'x', 'metadata', 'object'],
  ['metadata', { a: {} }, 'metadata.a', '*'],
  ['metadata', { a: [1] }, 'metadata.a', '*'],
  ['metadata', { a: 'x'.repeat(501) }, 'metadata.a', 'max_length:500'],
  ['metadata', { ['k'.repeat(41)]: 1 }, '*', '*'],
  ['metadata', Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, i])), 'metadata', 'max_items:50'],
  ['metadata', { sandbox_scenario: 'no-such-scenario' }, 'metadata.sandbox_scenario', '*'],
  ['metadata', deep(30), 'metadata.a', '*'],
  ['id', 'pay_req_000000000000000000000000', 'id', 'unknown'],
  ['status', 'paid', 'status', 'unknown'],
])('POST /payments with %s %j is rejected', async (field, value, parameter, rule) => {
  const box = await openBox();
  const { status, error } = await call(box, 'POST /payments', { body: { ...PAYMENT, [field]: value } });
  expect([status, error.code]).toEqual([400, 'INVALID_PARAMETER']);
  if (parameter !== '*') expect(error.details?.parameter).toBe(parameter);
  if (rule !== '*') expect(error.details?.rule).toBe(rule);
  expect(box.events()).toEqual([]);
});

test('expires_at may be 30 days ahead and no more', async () => {
  const box = await openBox();
  await createPayment(box, { expires_at: '2026-12-20T17:00:00Z' });
  const late = { body: { ...PAYMENT, expires_at: '2026-12-20T17:00:01Z' } };
  const { status, error } = await call(box, 'POST /payments', late);
  expect([status, error.details?.parameter]).toEqual([400, 'expires_at']);
});

test.each<[path: string, base: object, fields: object, parameter: string, rule: string]>([
  ['/invoices', INVOICE, { due_date: '2026-02-30' }, 'due_date', 'format:date'],
  ['/invoices', INVOICE, { due_date: '2026-12-01T00:00:00Z' }, 'due_date', 'format:date'],
  ['/invoices', INVOICE, { customer_name: 'a'.repeat(256) }, 'customer_name', 'max_length:255'],
  ['/invoices', INVOICE, { items: {} }, 'items', 'array'],
  ['/invoices', INVOICE, { items: [{}] }, 'items[0].name', 'required'],
  ['/invoices', INVOICE, { items: [{ name: 'a', quantity: '1', unit_price: 1 }] }, 'items[0].quantity', 'numeric'],
  ['/invoices', INVOICE, { items: [{ name: 'a', quantity: 1, unit_price: 1, x: 1 }] }, 'items[0].x', 'unknown'],
  [
    '/invoices',
    INVOICE,
    { items: Array.from({ length: 101 }, () => ({ name: 'a', quantity: 1, unit_price: 1 })) },
    'items',
    'max_items:100',
  ],
  ['/payouts', PAYOUT, { fee_level: 'fast' }, 'fee_level', 'in:low,medium,high'],
  ['/payouts', PAYOUT, { currency: 'USD' }, 'currency', '*'],
  ['/payouts', PAYOUT, { amount: 0.0001 }, 'amount', 'min:0.0002'],
  ['/payouts', PAYOUT, { amount: 0.123456789 }, 'amount', 'decimals:8'],
  ['/payouts', PAYOUT, { address: '' }, 'address', 'min_length:1'],
  ['/payouts', PAYOUT, { address: 5 }, 'address', 'string'],
  ['/webhooks', { url: 'http://127.0.0.1:9/' }, { event_types: [] }, 'event_types', 'min_items:1'],
  ['/webhooks', { url: 'http://127.0.0.1:9/' }, {}, 'event_types', 'required'],
  ['/webhooks', { url: 'http://127.0.0.1:9/' }, { event_types: ['payment.created', 'payment.created'] }, '*', 'unique'],
  ['/webhooks', { url: 'http://127.0.0.1:9/' }, { event_types: 'payment.created' }, 'event_types', 'array'],
  ['/webhooks', { event_types: ['payment.created'] }, { url: 'javascript:alert(1)' }, 'url', 'format:uri'],
  ['/webhooks', { event_types: ['payment.created'] }, { url: 'file:///etc/passwd' }, 'url', 'format:uri'],
  ['/webhooks', { event_types: ['payment.created'] }, { url: 'ftp://shop.example/' }, 'url', 'format:uri'],
])('POST %s of %j with %j is rejected', async (path, base, fields, parameter, rule) => {
  const box = await openBox();
  const { status, error } = await call(box, `POST ${path}`, { body: { ...base, ...fields } });
  expect([status, error.code]).toEqual([400, 'INVALID_PARAMETER']);
  if (parameter !== '*') expect(error.details?.parameter).toBe(parameter);
  if (rule !== '*') expect(error.details?.rule).toBe(rule);
});

test('an event type outside the catalogue is rejected with the catalogue', async () => {
  const box = await openBox();
  const body = { url: 'http://127.0.0.1:9/', event_types: ['payment.succeeded', 'payment.won'] };
  const { status, error } = await call(box, 'POST /webhooks', { body });
  expect([status, error.details?.parameter, error.details?.value]).toEqual([400, 'event_types[1]', 'payment.won']);
  expect(error.details?.rule).toMatch(/^in:payment\.created,.*payout\.failed/);
});

test('the secret of an endpoint is not repeated when it is at fault', async () => {
  const box = await openBox();
  const body = { url: 'http://127.0.0.1:9/', event_types: ['payment.succeeded'], secret: 12_345_678 };
  const { status, text, error } = await call(box, 'POST /webhooks', { body });
  expect([status, error.details?.parameter]).toEqual([400, 'secret']);
  expect(text).not.toContain('12345678');
});

test('a 17th endpoint is rejected', async () => {
  const box = await openBox();
  for (let i = 0; i < 16; i++) await createWebhook(box, `http://127.0.0.1:9/${i}`);
  const body = { url: 'http://127.0.0.1:9/16', event_types: ['payment.succeeded'] };
  await expectInvalid(box, 'POST /webhooks', { body }, 'url', 'max:16');
});

describe('content types', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/jsonp',
    'application/json, text/plain',
    'application/merge-patch+json',
    'json',
  ])('%s is rejected', async (type) => {
    const box = await openBox();
    const headers = { 'content-type': type };
    await expectInvalid(box, 'POST /payments', { body: PAYMENT, headers }, 'Content-Type', 'content_type');
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ; charset="UTF-8"'])(
    '%s is taken',
    async (type) => {
      const box = await openBox();
      expect((await call(box, 'POST /payments', { body: PAYMENT, headers: { 'content-type': type } })).status).toBe(
        201,
      );
    },
  );

  test('a body of no type is rejected', async () => {
    const box = await openBox();
    // Bytes have no content type of their own, text would have text/plain.
    const response = await fetch(`${box.url}/payments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${box.apiKey}` },
      body: new TextEncoder().encode(JSON.stringify(PAYMENT)),
    });
    const { error } = (await response.json()) as { error: { details: object } };
    expect([response.status, error.details]).toEqual([400, { parameter: 'Content-Type', rule: 'content_type' }]);
  });

  test('no body at all is rejected', async () => {
    const box = await openBox();
    await expectInvalid(box, 'POST /payments', {}, 'body', 'required');
  });

  test('a compressed body is rejected', async () => {
    const box = await openBox();
    const headers = { 'content-encoding': 'gzip' };
    const body = new Uint8Array(gzipSync(JSON.stringify(PAYMENT)));
    const type = { 'content-type': 'application/json' };
    await expectInvalid(
      box,
      'POST /payments',
      { body, headers: { ...headers, ...type } },
      'Content-Encoding',
      'in:identity',
    );
  });
});

describe('the size of a body', () => {
  const sized = (size: number): string => {
    const text = JSON.stringify(PAYMENT);
    return `${text.slice(0, -1)}${' '.repeat(size - text.length)}}`;
  };

  test('64 KiB are taken, one byte more is not', async () => {
    const box = await openBox();
    expect((await call(box, 'POST /payments', { body: sized(65_536) })).status).toBe(201);
    const answer = await expectInvalid(box, 'POST /payments', { body: sized(65_537) }, 'body', 'max:65536');
    expect(answer.headers.get('connection')).toBe('close');
  });

  test('a body of unknown length is rejected as soon as it is too large', async () => {
    const box = await openBox();
    const chunk = new Uint8Array(40_000).fill(0x20);
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(chunk);
      },
    });
    const response = await fetch(`${box.url}/payments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${box.apiKey}`, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: object }).error).toMatchObject({
      details: { parameter: 'body', rule: 'max:65536' },
    });
  });
});

test.each([
  ['GET /payments/', 404],
  ['GET /payments/x/', 404],
  ['GET /Payments', 404],
  ['GET /payments/pay_req_000000000000000000000000', 404],
  ['GET /payments/%00', 404],
  ['GET /payments/%2e%2e%2fbalance', 404],
  ['GET /payments/a%2Fb', 404],
  ['GET /payments/__proto__', 404],
  ['GET /payments/constructor', 404],
  [`GET /payments/${'x'.repeat(3000)}`, 404],
  ['GET /payments/%E2%82%AC', 404],
  ['GET /nothing', 404],
  ['GET /', 404],
  ['GET /payments;x=1', 404],
  ['GET /payments%20', 404],
  ['POST /payments/x', 405],
  ['DELETE /payments', 405],
  ['PUT /payments', 405],
  ['PATCH /balance', 405],
  ['OPTIONS /payments', 405],
  ['HEAD /payments', 405],
  ['HEAD /balance', 405],
  ['HEAD /nothing', 404],
  ['OPTIONS /nothing', 404],
  ['POST /openapi.json', 405],
  ['HEAD /openapi.json', 405],
])('%s is answered %i', async (line, status) => {
  const box = await openBox();
  const answer = await call(box, line);
  expect(answer.status).toBe(status);
  if (status === 404 && answer.body !== undefined) expect(answer.error.code).toBe('RESOURCE_NOT_FOUND');
  if (status === 405) expect(answer.headers.get('allow')).toMatch(/^(GET|POST)/);
});

test.each(['/payments/%', '/payments/%zz', '/payments/%ff', '/payments/%c0%af'])(
  'GET %s is rejected for its escape',
  async (path) => {
    const box = await openBox();
    const answer = await call(box, `GET ${path}`);
    const { parameter, value, rule } = answer.error.details ?? {};
    const sent = path.slice('/payments/'.length);
    expect([answer.status, parameter, value, rule]).toEqual([400, 'payment_request_id', sent, 'format:url_encoding']);
  },
);

test('paths outside the version are 404 as well, whatever the slashes', async () => {
  const box = await openBox();
  const { origin } = new URL(box.url);
  for (const path of [
    '//v1//payments',
    '/V1/payments',
    '/payments',
    '/v2/payments',
    '/v1payments',
    '/%76%31/nothing',
  ]) {
    const response = await fetch(origin + path, { headers: { authorization: `Bearer ${box.apiKey}` } });
    expect([path, response.status]).toEqual([path, 404]);
    expect(((await response.json()) as { error: { code: string } }).error.code).toBe('RESOURCE_NOT_FOUND');
  }
});

test.each(['', ' ', 'a b', 'ü', 'x'.repeat(256)])('the Idempotency-Key %j is rejected', async (key) => {
  const box = await openBox();
  const answer = await call(box, 'POST /payments', {
    body: PAYMENT,
    headers: { 'idempotency-key': Buffer.from(key, 'utf8').toString('latin1') },
  });
  expect([answer.status, answer.error.details?.parameter]).toEqual([400, 'Idempotency-Key']);
  expect(box.events()).toEqual([]);
});

test.each<[string, object, string]>([
  [
    'POST /payments',
    { body: { ...PAYMENT, metadata: { a: {} } } },
    'metadata.a must be a string, a number, true or false or null.',
  ],
  [
    'GET /payments?expand[]=data',
    {},
    'Query parameter expand[] is not known here: no list or object is built from brackets; leave it out.',
  ],
  [
    'GET /payments/',
    {},
    'There is nothing at "/v1/payments/"; no path ends with a slash, and the paths are listed in /v1/openapi.json.',
  ],
])('the habit of another API in %s %j is told what to do', async (line, options, message) => {
  const box = await openBox();
  expect((await call(box, line, options)).error?.message).toBe(message);
});
