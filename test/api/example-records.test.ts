/** The profile `examples`: what the contract's examples name is there, and an example sent as it stands is taken. */
import type { ReferenceObject, RequestBodyObject } from 'openapi3-ts/oas31';
import { expect, test } from 'vitest';
import { profileContract } from '../../src/contract/index.js';
import { defaultSettings } from '../../src/domain/merchants/settings.js';
import { call, openBox } from '../support/box.js';

const { document, operations } = profileContract(defaultSettings());
const examples = Object.entries(document.components?.examples ?? {}) as [string, { value: unknown }][];

/** Every id in the examples of what the API answers, by the path that retrieves it. */
const PATHS: Readonly<Record<string, string>> = {
  pay_req_: '/payments/',
  txn_: '/transactions/',
  inv_: '/invoices/',
  payout_: '/payouts/',
  whk_: '/webhooks/',
};
const answers = JSON.stringify(examples.filter(([name]) => !/^(Event|Error)/.test(name)));
const ids = [...new Set(answers.match(/\b(pay_req|txn|inv|payout|whk)_[0-9a-z]{24}\b/g))];
const pathOf = (id: string): string => {
  const prefix = Object.keys(PATHS).find((each) => id.startsWith(each)) as string;
  return `${PATHS[prefix]}${id}`;
};

/** The states in which an id is shown. */
const shown = (id: string): unknown[] =>
  examples
    .map(([, { value }]) => value as { id?: string; status?: string })
    .flatMap((value) => (value.id === id ? [value.status] : []));

test('each id of the examples is that of a record, in one of the states that the examples show it in', async () => {
  const box = await openBox({ profile: 'examples' });
  expect(ids.length).toBeGreaterThan(12);
  for (const id of ids) {
    const { status, body } = await call(box, `GET ${pathOf(id)}`);
    expect([id, status, body.id]).toEqual([id, 200, id]);
    // The whole payment came back as the refund that the examples show as well.
    const states = shown(id).length > 0 && id.startsWith('txn_') ? [...shown(id), 'refunded'] : shown(id);
    if (states.length > 0) expect(states, id).toContain(body.status);
  }
});

test('their pages are where the sandbox is, below its path', async () => {
  const box = await openBox({ profile: 'examples', base: '/sandbox', data: undefined as never });
  const { body } = await call(box, 'GET /payments');
  for (const { payment_url } of body.data) expect((await fetch(payment_url)).url).toContain('/sandbox/pay/');
  expect(body.data.length).toBeGreaterThan(0);
});

test('each example of a request is taken as it stands, again and again', async () => {
  const box = await openBox({ profile: 'examples', now: '2026-11-20T17:00:00Z' });
  for (const { operationId, method, path } of operations.filter(({ hasBody }) => hasBody)) {
    const item = document.paths?.[path]?.[method.toLowerCase() as 'post'];
    const requested = item?.requestBody as RequestBodyObject | undefined;
    for (const [name, reference] of Object.entries(requested?.content['application/json']?.examples ?? {})) {
      const { $ref } = reference as ReferenceObject;
      const value = document.components?.examples?.[$ref.split('/').at(-1) as string] as { value: object };
      for (const round of operationId === 'createWebhook' ? [1] : [1, 2, 3]) {
        const { status, body } = await call(box, `POST ${path}`, { body: value.value });
        expect([operationId, name, round, status, body]).toEqual([operationId, name, round, 201, body]);
      }
    }
  }
});

test('the books balance, a reset brings all back, and an export can be imported', async () => {
  const box = await openBox({ profile: 'examples' });
  expect(box.balanced()).toBe(true);
  const webhook = ids.find((id) => id.startsWith('whk_')) as string;
  expect((await call(box, `DELETE ${pathOf(webhook)}`)).status).toBe(200);
  const state = (await (await fetch(`${box.controlUrl}/state`)).json()) as object;
  await box.reset();
  expect((await call(box, `GET ${pathOf(webhook)}`)).status).toBe(200);
  expect(box.balanced()).toBe(true);
  const headers = { 'content-type': 'application/json' };
  const imported = await fetch(`${box.controlUrl}/state`, { method: 'PUT', headers, body: JSON.stringify(state) });
  expect(imported.status).toBe(200);
  expect((await call(box, `GET ${pathOf(webhook)}`)).status).toBe(404);
  await box.reset();
  for (const id of ids) expect((await call(box, `GET ${pathOf(id)}`)).status).toBe(200);
  expect(box.balanced()).toBe(true);
});

test('pages of the records lead to the port that was taken, and nothing of the beginning is delivered', async () => {
  const box = await openBox({ profile: 'examples' });
  const payment = ids.find((id) => id.startsWith('pay_req_')) as string;
  const { body } = await call(box, `GET ${pathOf(payment)}`);
  expect(body.payment_url).toBe(`http://127.0.0.1:${box.port}/pay/${payment}`);
  expect(box.deliveries()).toEqual([]);
  const coverage = (await (await fetch(`${box.controlUrl}/coverage`)).json()) as { states: { reached: boolean }[] };
  expect(coverage.states.filter(({ reached }) => reached)).toEqual([]);
});

test('other merchants have them with this profile only, and what given balances do not cover is left out', async () => {
  const box = await openBox();
  const has = async (merchant: { url: string; apiKey: string }): Promise<string[]> => {
    const all = ids.map(async (id) =>
      (await call(merchant as typeof box, `GET ${pathOf(id)}`)).status === 200 ? [id] : [],
    );
    return (await Promise.all(all)).flat();
  };
  expect(await has(box)).toEqual([]);
  const merchant = await box.createMerchant({ profile: 'examples' });
  expect(await has(merchant)).toEqual(ids);
  expect(merchant.balanced()).toBe(true);
  expect(await has(await box.createMerchant({ profile: 'ci' }))).toEqual([]);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ profile: 'examples', balances: { BTC: 0, USDT: 0 } });
  const poor = await fetch(`${box.controlUrl}/merchants`, { method: 'POST', headers, body });
  expect(poor.status).toBe(201);
  const { api_key } = (await poor.json()) as { api_key: string };
  const left = await has({ url: box.url, apiKey: api_key });
  expect(left.filter((id) => id.startsWith('payout_'))).toEqual([]);
  expect(left.filter((id) => /^(pay_req|inv|whk)_/.test(id))).toEqual(
    ids.filter((id) => /^(pay_req|inv|whk)_/.test(id)),
  );
});

test('a public sandbox has no merchant whose ids everybody knows', async () => {
  await expect(openBox({ profile: 'examples', public: true })).rejects.toThrow(/profile.*known to everybody/);
  const box = await openBox({ public: true });
  const headers = { 'content-type': 'application/json' };
  const refused = await fetch(`${box.controlUrl}/merchants`, {
    method: 'POST',
    headers,
    body: '{"profile":"examples"}',
  });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(/in:default,strict,ci,production-like/);
});
