/** Prism, which is not ours, stands between client and sandbox and judges requests and answers by the same contract. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsideRequire } from '../../conformance/outside.mjs';
import { createTenderbox, type Sandbox } from '../../src/index.js';
import { INVOICE, NOW, PAYMENT, PAYOUT } from '../support/box.js';

interface Proxy {
  url: string;
  close(): Promise<unknown>;
}

// The parts of `prism proxy`, where the command itself finds them.
const fromPrism = outsideRequire('@stoplight/prism-cli');

/** What `prism proxy --errors` starts; without `errors` it lets everything pass and only says what it thinks of it. */
async function startPrism(upstream: string, document: object, errors: boolean): Promise<Proxy> {
  const { createLogger } = fromPrism('@stoplight/prism-core');
  const { getHttpOperationsFromSpec } = fromPrism('@stoplight/prism-http');
  const { createServer } = fromPrism('@stoplight/prism-http-server');
  const operations = await getHttpOperationsFromSpec(document);
  expect(operations).toHaveLength(17);
  const server = createServer(operations, {
    cors: false,
    config: {
      isProxy: true,
      upstream: new URL(upstream),
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors,
      mock: false,
    },
    components: { logger: createLogger('judge', { level: 'silent' }) },
  });
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close() };
}

let box: Sandbox;
let strict: Proxy;
let lenient: Proxy;

beforeAll(async () => {
  box = await createTenderbox({ clock: 'frozen', now: NOW, seed: 1 });
  const document = (await (await fetch(`${box.url}/openapi.json`)).json()) as object;
  strict = await startPrism(box.url, document, true);
  lenient = await startPrism(box.url, document, false);
});
afterAll(async () => {
  await strict.close();
  await lenient.close();
  await box.close();
});

interface Judgement {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds.
  body: any;
  request: string[];
  response: string[];
}

/** One call through Prism, with what Prism holds against the request and against the answer. */
async function through(proxy: Proxy, line: string, options: Sent = {}): Promise<Judgement> {
  const [method = '', path = ''] = line.split(' ');
  const { body, key = box.apiKey, headers = {} } = options;
  const response = await fetch(proxy.url + path, {
    method,
    headers: {
      connection: 'close',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const found = JSON.parse(response.headers.get('sl-violations') ?? '[]') as { location: string[]; message: string }[];
  const against = (side: string): string[] =>
    found
      .filter(({ location }) => location[0] === side)
      .map(({ location, message }) => `${location.join('.')} ${message}`);
  return {
    status: response.status,
    body: await response.json(),
    request: against('request'),
    response: against('response'),
  };
}

interface Sent {
  body?: object;
  key?: string | null;
  headers?: Record<string, string>;
}

test('valid requests and their answers pass with no violation on either side', async () => {
  const webhook = { url: 'http://127.0.0.1:9/hook', event_types: ['payment.succeeded', 'invoice.paid'], secret: 's' };
  const good = async (line: string, status: number, sent: Sent = {}) => {
    const judged = await through(strict, line, sent);
    expect({ line, ...judged }).toMatchObject({ line, status, request: [], response: [] });
    return judged.body;
  };
  const once = (key: string): Sent['headers'] => ({ 'idempotency-key': key });
  const full = {
    ...PAYMENT,
    description: 'Order 1043',
    callback_url: 'https://shop.example/thanks',
    metadata: { order_id: '1043', gift: true, weight: 1.5, note: null },
    customer_email: 'ada@customer.example',
    expires_at: '2026-11-20T18:00:00Z',
  };
  const payment = await good('POST /payments', 201, { body: full, headers: { ...once('p1') } });
  await good('POST /payments', 201, { body: full, headers: { ...once('p1') } });
  await good('POST /payments', 201, { body: { amount: 0.001, currency: 'BTC' } });
  const items = [{ name: 'Hours', quantity: 2.5, unit_price: 100 }];
  const more = { items, due_date: '2026-12-04', customer_name: 'Ada', customer_email: 'ada@customer.example' };
  const invoice = await good('POST /invoices', 201, { body: { ...INVOICE, ...more, metadata: { a: 1 } } });
  await good('POST /invoices', 201, { body: INVOICE });
  const payout = await good('POST /payouts', 201, { body: { ...PAYOUT, fee_level: 'high', description: 'x' } });
  const endpoint = await good('POST /webhooks', 201, { body: webhook });
  for (const round of [1, 2]) {
    await good(`GET /payments/${payment.id}`, 200);
    await good(`GET /invoices/${invoice.id}`, 200);
    await good(`GET /payouts/${payout.id}`, 200);
    const { data } = await good('GET /transactions?limit=100&type=payment', 200);
    for (const { id } of data) await good(`GET /transactions/${id}`, 200);
    await good('GET /payments?limit=1&status=pending&created_after=2026-11-19T00:00:00Z', 200);
    await good('GET /payments', 200);
    await good('GET /invoices?limit=100&status=draft', 200);
    await good('GET /payouts?created_before=2027-01-01T00:00:00Z', 200);
    await good('GET /transactions?status=confirmed', 200);
    await good('GET /balance', 200);
    await good('GET /account', 200);
    await good('GET /webhooks', 200);
    if (round === 2) break;
    await box.payments.pay(payment.id, { currency: 'BTC' });
    await box.invoices.pay(invoice.id);
    await box.payouts.complete(payout.id).catch(() => box.payouts.process(payout.id));
  }
  await good(`GET /payments?limit=1&starting_after=${(await good('GET /payments?limit=1', 200)).data[0].id}`, 200);
  await good(`GET /webhooks/${endpoint.id}`, 200);
  await good(`DELETE /webhooks/${endpoint.id}`, 200);
});

test('every rejection, of whatever request, is an answer of the contract', async () => {
  const none = `_${'0'.repeat(24)}`;
  const byId = ['payments/pay_req', 'transactions/txn', 'invoices/inv', 'payouts/payout', 'webhooks/whk'];
  const lists = ['payments', 'transactions', 'invoices', 'payouts'];
  const posts: [path: string, body: object][] = [
    ['payments', PAYMENT],
    ['invoices', INVOICE],
    ['payouts', PAYOUT],
    ['webhooks', { url: 'http://127.0.0.1:9/x', event_types: ['payment.succeeded'] }],
  ];
  const refused: [status: number, line: string, sent?: Sent][] = [
    ...byId.map((path): [number, string] => [404, `GET /${path}${none}`]),
    [404, `DELETE /webhooks/whk${none}`],
    ...lists.flatMap((path): [number, string][] => [
      [400, `GET /${path}?limit=0`],
      [400, `GET /${path}?limit=0x10`],
      [400, `GET /${path}?status=nothing`],
      [400, `GET /${path}?created_after=2026-02-30T00:00:00Z`],
      [400, `GET /${path}?starting_after=nothing`],
      [400, `GET /${path}?unknown=1`],
    ]),
    ...['balance', 'account', 'webhooks'].map((path): [number, string] => [400, `GET /${path}?x=1`]),
    ...[...lists, 'balance', 'account', 'webhooks'].flatMap((path): [number, string, Sent][] => [
      [401, `GET /${path}`, { key: null }],
      [401, `GET /${path}`, { key: 'unknown' }],
    ]),
    ...posts.flatMap(([path, body]): [number, string, Sent?][] => [
      [401, `POST /${path}`, { key: 'tb_key_revoked', body }],
      [403, `POST /${path}`, { key: 'tb_key_readonly', body }],
      [400, `POST /${path}`],
      [400, `POST /${path}`, { body: {} }],
      [400, `POST /${path}`, { body: [] }],
      [400, `POST /${path}`, { body: { ...body, unknown: 1 } }],
      [400, `POST /${path}`, { body, headers: { 'content-type': 'text/plain' } }],
      [400, `POST /${path}`, { body, headers: { 'idempotency-key': 'a b' } }],
      [201, `POST /${path}`, { body, headers: { 'idempotency-key': 'judged' } }],
      [422, `POST /${path}`, { body: { ...body, amount: 7 }, headers: { 'idempotency-key': 'judged' } }],
    ]),
    [409, 'POST /webhooks', { body: posts[3]?.[1] ?? {} }],
    [422, 'POST /payouts', { body: { ...PAYOUT, amount: 9_000 } }],
    [422, 'POST /payouts', { body: { ...PAYOUT, address: 'nowhere' } }],
    [400, 'POST /payments', { body: { ...PAYMENT, amount: 1.001 } }],
    [400, 'POST /payments', { body: { ...PAYMENT, expires_at: '2026-11-20T17:00:00Z' } }],
    [400, 'POST /payments', { body: { ...PAYMENT, callback_url: 'javascript:alert(1)' } }],
  ];
  for (const [status, line, sent = {}] of refused) {
    const judged = await through(lenient, line, sent);
    expect({ line, ...judged }).toMatchObject({ line, status, response: [] });
  }
});

test('Prism does judge: a contract that the sandbox does not keep is noticed, and so is a request outside it', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: a document is changed that is none of ours any more.
  const document = (await (await fetch(`${box.url}/openapi.json`)).json()) as any;
  document.components.schemas.Account.required.push('phone');
  const other = await startPrism(box.url, document, false);
  try {
    const judged = await through(other, 'GET /account');
    expect(judged).toMatchObject({ status: 200, request: [] });
    expect(judged.response.join()).toContain('phone');
    expect(await through(other, 'GET /balance')).toMatchObject({ status: 200, response: [] });
  } finally {
    await other.close();
  }
  expect((await through(lenient, 'GET /payments?limit=0')).request).not.toEqual([]);
  expect((await through(lenient, 'POST /payments', { body: {} })).request).not.toEqual([]);
  expect((await through(lenient, 'GET /payments', { key: null })).request).not.toEqual([]);
});
