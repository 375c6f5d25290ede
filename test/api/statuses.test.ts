/** Every operation answers every status that its contract documents. */
import { describe, expect, test } from 'vitest';
import { loadContract } from '../../src/contract/index.js';
import type { World } from '../../src/domain/world.js';
import type { Merchant, Sandbox } from '../../src/index.js';
import {
  call,
  createInvoice,
  createPayment,
  createPayout,
  createWebhook,
  expectErrorShape,
  INVOICE,
  journalOf,
  openBox,
  PAYMENT,
  PAYOUT,
} from '../support/box.js';
import { connect } from '../support/raw.js';

const WEBHOOK = { url: 'http://127.0.0.1:9/hook', event_types: ['payment.succeeded'] };

/** One call to each operation that succeeds, and the body that it needs. */
async function goodCalls(box: Merchant): Promise<Record<string, { line: string; body?: object }>> {
  const payment = await createPayment(box);
  const { transactions } = await box.payments.pay(payment.id);
  const invoice = await createInvoice(box);
  const payout = await createPayout(box);
  const webhook = await createWebhook(box, 'http://127.0.0.1:9/');
  const doomed = await createWebhook(box, 'http://127.0.0.1:9/doomed');
  return {
    createPayment: { line: 'POST /payments', body: PAYMENT },
    getPayment: { line: `GET /payments/${payment.id}` },
    listPayments: { line: 'GET /payments' },
    getTransaction: { line: `GET /transactions/${transactions[0]?.id}` },
    listTransactions: { line: 'GET /transactions' },
    createInvoice: { line: 'POST /invoices', body: INVOICE },
    getInvoice: { line: `GET /invoices/${invoice.id}` },
    listInvoices: { line: 'GET /invoices' },
    createPayout: { line: 'POST /payouts', body: PAYOUT },
    getPayout: { line: `GET /payouts/${payout.id}` },
    listPayouts: { line: 'GET /payouts' },
    createWebhook: { line: 'POST /webhooks', body: WEBHOOK },
    getWebhook: { line: `GET /webhooks/${webhook.id}` },
    listWebhooks: { line: 'GET /webhooks' },
    deleteWebhook: { line: `DELETE /webhooks/${doomed.id}` },
    getBalance: { line: 'GET /balance' },
    getAccount: { line: 'GET /account' },
  };
}

const { operations } = loadContract('merchant');
const ids = operations.map(({ operationId }) => operationId);

/** Uses up what a key may ask in a minute. */
async function exhaust(box: Merchant, key: string): Promise<void> {
  await Promise.all(Array.from({ length: 100 }, () => call(box, 'GET /account', { key })));
}

/** What makes a call end in a status. Each gets the good call and answers with what came. */
const WAYS: Record<number, (box: Sandbox, id: string, good: { line: string; body?: object }) => Promise<unknown>> = {
  400: (box, _id, { line, body }) => call(box, `${line}?nonsense=1`, body === undefined ? {} : { body }),
  401: (box, _id, { line }) => call(box, line, { key: 'unknown' }),
  404: (box, _id, { line }) => call(box, line.replace(/_[0-9a-z]{24}$/, `_${'0'.repeat(24)}`)),
  405: (box, _id, { line }) => call(box, line.replace(/^\w+/, 'PATCH')),
  422: async (box, _id, { line }) => {
    const [first, second] = [
      { amount: 1, currency: 'USD' },
      { amount: 2, currency: 'USD' },
    ];
    if (line.endsWith('/payouts')) return call(box, line, { body: { ...PAYOUT, amount: 5_000 } });
    const body = line.endsWith('/webhooks') ? { ...WEBHOOK, url: 'http://127.0.0.1:9/422' } : first;
    await call(box, line, { body, idempotencyKey: `422 ${line}`.replaceAll(' ', '') });
    return call(box, line, {
      body: line.endsWith('/webhooks') ? WEBHOOK : second,
      idempotencyKey: `422 ${line}`.replaceAll(' ', ''),
    });
  },
};

/** The request log as pairs of operation and status. */
const pairsOf = (box: Merchant): string[] => [
  ...new Set(box.requests().map(({ operation_id, status }) => `${operation_id} ${status}`)),
];

const documented = operations.flatMap(({ operationId, statuses }) => statuses.map((status) => [operationId, status]));

test('the contract documents 401, 403, 405, 429, 500 and 503 everywhere, and what else each operation answers', () => {
  for (const { statuses, method, details } of operations) {
    const own =
      method === 'POST' ? [201, 400, 409, 422] : details.pathParameters.length > 0 ? [200, 400, 404] : [200, 400];
    expect([...statuses].sort()).toEqual([...own, 401, 403, 405, 429, 500, 503].sort());
  }
});

describe('reached', () => {
  const reached = new Set<string>();
  const keep = (box: Merchant): void => {
    for (const pair of pairsOf(box)) reached.add(pair);
  };

  test('success, 400, 401, 404, 405 and 422, by what was sent', async () => {
    const box = await openBox();
    const good = await goodCalls(box);
    expect(Object.keys(good).sort()).toEqual([...ids].sort());
    for (const [id, { line, body }] of Object.entries(good)) {
      for (const status of operations.find(({ operationId }) => operationId === id)?.statuses ?? []) {
        const answer = await WAYS[status]?.(box, id, { line, ...(body === undefined ? {} : { body }) });
        if (answer !== undefined) expect(answer, `${id} ${line}`).toMatchObject({ status });
      }
      const answer = await call(box, line, body === undefined ? {} : { body });
      expect(answer.status, `${id} ${answer.text}`).toBe(line.startsWith('POST') ? 201 : 200);
    }
    keep(box);
    // A path that is there under another method is filed under its first operation.
    for (const { path, operationId } of operations) {
      const first = operations.find((operation) => operation.path === path);
      if (reached.has(`${first?.operationId} 405`)) reached.add(`${operationId} 405`);
    }
  });

  test('403, with a key that has no scopes', async () => {
    const box = await openBox();
    const good = await goodCalls(box);
    const response = await fetch(`${box.controlUrl}/keys`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ label: 'nothing', scopes: [] }),
    });
    const { api_key: key } = (await response.json()) as { api_key: string };
    for (const { line } of Object.values(good)) {
      const { status, error } = await call(box, line, { key });
      expect([status, error.code]).toEqual([403, 'PERMISSION_DENIED']);
    }
    keep(box);
  });

  test('409, when the address is registered and while the first request still runs', async () => {
    const box = await openBox({ delay: 50 });
    const posts = { payments: PAYMENT, invoices: INVOICE, payouts: PAYOUT, webhooks: WEBHOOK };
    for (const [path, body] of Object.entries(posts)) {
      const both = await Promise.all([1, 2].map(() => call(box, `POST /${path}`, { body, idempotencyKey: 'same' })));
      const [made, refused] = both.sort((a, b) => a.status - b.status);
      expect([made?.status, refused?.status, refused?.error.code]).toEqual([201, 409, 'IDEMPOTENCY_KEY_IN_USE']);
      expect(refused?.headers.get('retry-after')).toBe('1');
    }
    const duplicate = await call(box, 'POST /webhooks', { body: WEBHOOK });
    expect([duplicate.status, duplicate.error.code]).toEqual([409, 'DUPLICATE_WEBHOOK']);
    keep(box);
  });

  test('429, when the key has used up its minute', async () => {
    const box = await openBox({ rate_limit: '1' });
    const good = await goodCalls(box);
    await exhaust(box, 'tb_key_default');
    for (const { line, body } of Object.values(good)) {
      const answer = await call(box, line, body === undefined ? {} : { body });
      expect([answer.status, answer.error.code, answer.headers.get('retry-after')]).toEqual([
        429,
        'RATE_LIMITED',
        '60',
      ]);
    }
    keep(box);
  });

  test('500, when an answer would leave the contract: the client is told, the request log has the pointer', async () => {
    // Its world is changed behind the back of the core, which no data file can know of.
    const box = await openBox({ data: undefined });
    const good = await goodCalls(box);
    const doomed = good.deleteWebhook?.line.split('/').at(-1) ?? '';
    await sabotage(box, doomed);
    for (const [id, { line: right, body }] of Object.entries(good)) {
      const line = right.replace(doomed, 'broken');
      const answer = await call(box, line, body === undefined ? {} : { body });
      expect([id, answer.status, answer.error?.code]).toEqual([id, 500, 'INTERNAL_SERVER_ERROR']);
      expect(answer.error.details).toBeUndefined();
      const { refusal, verdict } = journalOf(box, answer);
      expect(verdict).toBe('failed');
      expect(refusal?.pointer, id).toMatch(/^#\/(components|paths)\//);
      expect(refusal?.explanation).toContain('leaves the contract');
    }
    keep(box);
  });

  test('503, when the sandbox is stopping', async () => {
    const box = await openBox();
    const good = await goodCalls(box);
    const head = `HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${box.apiKey}\r\n`;
    const upload = JSON.stringify(PAYMENT);
    // A connection with an upload under way stays open until that is answered; what comes behind it comes too late.
    const open = await Promise.all(
      Object.values(good).map(async ({ line }) => {
        const connection = await connect(box.url);
        connection.write(
          `POST /v1/payments ${head}Content-Type: application/json\r\nContent-Length: ${upload.length}\r\nExpect: 100-continue\r\n\r\n`,
        );
        await connection.continued();
        return { line, connection };
      }),
    );
    const closed = box.close();
    for (const { line, connection } of open) {
      connection.write(`${upload}${line.replace(' ', ' /v1')} ${head}Content-Length: 0\r\n\r\n`);
      const [first, second] = await connection.answers();
      expect([first?.status, second?.status]).toEqual([201, 503]);
      expect([second?.headers.get('retry-after'), second?.headers.get('connection')]).toEqual(['1', 'close']);
      const body = JSON.parse(second?.text ?? '');
      expectErrorShape(line, body);
      expect(body.error.code).toBe('SERVICE_UNAVAILABLE');
    }
    await closed;
    keep(box);
  });

  test('all of them together are those of the contract', () => {
    const missing = documented.map(([id, status]) => `${id} ${status}`).filter((pair) => !reached.has(pair));
    expect(missing).toEqual([]);
    const undocumented = [...reached].filter((pair) => {
      const [id, status] = pair.split(' ');
      return (
        id !== 'null' && !operations.some((one) => one.operationId === id && one.statuses.includes(Number(status)))
      );
    });
    expect(undocumented).toEqual([]);
  });
});

/** Puts a merchant where no call can: in the year 255479, which no timestamp of the contract can say. */
async function sabotage(box: Sandbox, doomed: string): Promise<void> {
  const { world } = box as unknown as { world: World };
  const { data } = world;
  const far_ms = 8e15;
  for (const records of [
    data.payments,
    data.transactions,
    data.invoices,
    data.payouts,
    data.webhooks,
    [data.merchant],
  ]) {
    for (const record of records) record.created_at_ms = far_ms;
  }
  data.clock.now_ms = far_ms;
  for (const webhook of data.webhooks) if (webhook.id === doomed) webhook.id = 'broken';
  world.books.accounts = () => ({ ...accounts, available: 10n ** 12n, pending: -1n });
}

const accounts = { available: 0n, pending: 0n, held: 0n, external: 0n, service_fees: 0n, network_fees: 0n };
