/** Every operation of the contract has its method, and the method makes that call. */
import { expect, expectTypeOf, test } from 'vitest';
import { type Client, createClient, type OperationId, type Payment } from '../../src/client.js';
import { loadContract } from '../../src/contract/index.js';
import type { Sandbox } from '../../src/index.js';
import { INVOICE, openBox, PAYMENT, PAYOUT } from '../support/box.js';

/** The group that an operation's noun belongs to, and the name of its method: `createPayment` is `payments.create`. */
type GroupOf<Noun extends string> =
  Uncapitalize<Noun> extends keyof Client ? Uncapitalize<Noun> : `${Uncapitalize<Noun>}s`;
type PlaceOf<Id extends string> = Id extends `list${infer Noun}`
  ? [Uncapitalize<Noun>, 'list']
  : Id extends `create${infer Noun}`
    ? [GroupOf<Noun>, 'create']
    : Id extends `get${infer Noun}`
      ? [GroupOf<Noun>, 'get']
      : Id extends `delete${infer Noun}`
        ? [GroupOf<Noun>, 'delete']
        : ['no such verb', 'no such verb'];
type MethodAt<Place> = Place extends [infer Group extends keyof Client, infer Method]
  ? Method extends keyof Client[Group]
    ? Client[Group][Method]
    : 'no such method'
  : 'no such group';
type Methods = { [Id in OperationId]: MethodAt<PlaceOf<Id>> };
type Missing = {
  [Id in OperationId]: Methods[Id] extends (...args: never[]) => Promise<unknown> ? never : Id;
}[OperationId];

test('every operation has a method: what the compiler says', () => {
  expectTypeOf<Missing>().toBeNever();
  expectTypeOf<Methods['createPayment']>().returns.resolves.toEqualTypeOf<Payment>();
  expectTypeOf<Parameters<Methods['createPayment']>[0]['amount']>().toEqualTypeOf<number>();
  expectTypeOf<MethodAt<PlaceOf<'createRefund'>>>().toEqualTypeOf<'no such group'>();
  expectTypeOf<MethodAt<PlaceOf<'deletePayment'>>>().toEqualTypeOf<'no such method'>();
});

const PLURAL = ['payment', 'transaction', 'invoice', 'payout', 'webhook'];

/** The method of an operation, found by the same rule. */
function methodOf(client: Client, operationId: string): (...args: unknown[]) => Promise<unknown> {
  const [, verb = '', noun = ''] = /^(create|get|list|delete)(.+)$/.exec(operationId) ?? [];
  const name = noun.toLowerCase();
  const group = client[(PLURAL.includes(name) ? `${name}s` : name) as keyof Client];
  return (group as unknown as Record<string, () => Promise<unknown>>)[verb] as () => Promise<unknown>;
}

/** What the methods of the operations are called with. */
async function argumentsOf(box: Sandbox, client: Client): Promise<Record<string, unknown[]>> {
  const payment = await client.payments.create(PAYMENT);
  await box.payments.pay(payment.id);
  const { transaction_id } = await client.payments.get(payment.id);
  const webhook = (path: string) => ({
    url: `http://127.0.0.1:9/${path}`,
    secret: 'whsec_any',
    event_types: ['payment.succeeded' as const],
  });
  const { id: webhook_id } = await client.webhooks.create(webhook('kept'));
  return {
    createPayment: [PAYMENT],
    createInvoice: [INVOICE],
    createPayout: [PAYOUT],
    createWebhook: [webhook('new')],
    getPayment: [payment.id],
    getTransaction: [transaction_id],
    getInvoice: [(await client.invoices.create(INVOICE)).id],
    getPayout: [(await client.payouts.create(PAYOUT as Parameters<Client['payouts']['create']>[0])).id],
    getWebhook: [webhook_id],
    deleteWebhook: [webhook_id],
    listPayments: [{ limit: 1, status: 'paid', created_after: '2026-01-01T00:00:00Z' }],
    listTransactions: [{ type: 'payment' }],
  };
}

test('every operation has a method: what the sandbox sees', async () => {
  const box = await openBox();
  const client = createClient(box);
  const args = await argumentsOf(box, client);
  const operationIds = loadContract('merchant').operations.map(({ operationId }) => operationId);
  expect(operationIds).toHaveLength(17);
  for (const operationId of operationIds) {
    const answer = await methodOf(client, operationId)(...(args[operationId] ?? []));
    expect(answer, operationId).toBeTypeOf('object');
    const last = box.requests().at(-1);
    expect(last, operationId).toMatchObject({ operation_id: operationId, verdict: 'accepted' });
    expect(JSON.parse(last?.response_body?.text ?? '')).toEqual(answer);
  }
  expect(box.audit().findings).toEqual([]);
});

test('a call of the client says what it is in the request log, and nothing of it is rejected', async () => {
  const box = await openBox();
  const client = createClient({ url: `${box.url}/`, apiKey: box.apiKey });
  const payment = await client.payments.create({ ...PAYMENT, description: 'Größe ☕ "1e-8"' });
  expect(payment).toMatchObject({ ...PAYMENT, status: 'pending', description: 'Größe ☕ "1e-8"' });
  const headers = box.requests().at(-1)?.headers ?? {};
  expect(headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

test('an id that would lead to another path is rejected before anything is sent', async () => {
  const box = await openBox();
  const client = createClient(box);
  for (const id of ['', '.', '..', undefined]) {
    await expect(client.webhooks.delete(id as string)).rejects.toThrow(/^deleteWebhook needs the id of a resource/);
  }
  await expect(client.payments.get('a/../../webhooks?x=1')).rejects.toMatchObject({ status: 404 });
  expect(box.requests().map(({ operation_id }) => operation_id)).toEqual(['getPayment']);
});

test('an answer can be forced, as the contract says', async () => {
  const box = await openBox();
  const client = createClient(box);
  expect(await client.payments.get('pay_req_any', { prefer: 'example=paid' })).toMatchObject({ status: 'paid' });
  await expect(client.account.get({ prefer: 'code=403' })).rejects.toMatchObject({ status: 403, attempts: 1 });
});
