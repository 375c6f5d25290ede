/**
 * A thousand merchants in one public sandbox, and none of them reads anything of another: every operation of both contracts with
 * the id of somebody else, every list, and every stream, asked in turn by all of them.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract, loadControlContract, type Operation } from '../../src/contract/index.js';
import type { World } from '../../src/domain/world.js';
import { type EventReader, openEvents } from '../support/event-stream.js';
import { type Ids, pathOf, stock } from '../web/stocked.js';
import { type Control, engineOf, openSandbox, START, send } from './context.js';

await loadControlContract();

const MERCHANTS = 1_000;
/** So many of them have one of everything; the others have a payment, and ask. */
const STOCKED = 4;

interface Merchant {
  key: string;
  id: string;
  /** What of it nobody else may see: its ids, its keys, and a text that is in its records. */
  own: readonly string[];
  ids: Ids;
}

let close: () => Promise<void>;
let control: Control;
let worlds: readonly World[];
const merchants: Merchant[] = [];
const stocked: Merchant[] = [];

beforeAll(async () => {
  const opened = await openSandbox({ public: true, controlToken: 'token', publicMerchants: MERCHANTS + 1 });
  ({ control } = opened);
  close = () => opened.box.close();
  const { worlds: all } = engineOf(opened.box);
  for (let i = 0; i < MERCHANTS; i++) {
    const world = all.create({
      label: `merchant-${i}`,
      seed: 'the same for all',
      clock: { mode: 'frozen', now_ms: Date.parse(START) },
    });
    const { api_key, secret_key = '' } = world.data.keys[0] ?? {};
    const key = api_key ?? '';
    const text = `canary-${i}-`;
    const body = { amount: 1, currency: 'EUR', description: text };
    const made = i % 25 === 0 ? (await control.v1('POST', '/payments', body, key)).body.id : undefined;
    const ids: Ids = i < STOCKED ? await stock(control, key) : {};
    const own = [key, secret_key, world.id, text, ...(made === undefined ? [] : [made])];
    const merchant = { key, id: world.id, own, ids };
    merchants.push(merchant);
    for (const mark of own) owners.set(mark, merchant);
    for (const [kind, id] of Object.entries(ids)) if (!SHARED.has(kind)) owners.set(id, merchant);
    if (i < STOCKED) stocked.push(merchant);
  }
  worlds = all.all();
});
afterAll(() => close());

const operationsOf = (name: 'merchant' | 'sandbox'): [base: string, Operation][] =>
  loadContract(name).operations.map((operation) => [name === 'merchant' ? '/v1' : '/_sandbox', operation]);
const OPERATIONS = [...operationsOf('merchant'), ...operationsOf('sandbox')];
/** What is shared by all on purpose, or is no record of a merchant. */
const SHARED = new Set(['scenarios', 'inbox', 'snapshots', 'diff']);
/** Views that have nothing of a merchant but its settings, and are long. */
const SAME_FOR_ALL = new Set(['getContract', 'getCoverage', 'listSettings', 'getMagic', 'listScenarios']);
const namesRecord = ({ path }: Operation): boolean => path.includes('{') && !SHARED.has(path.split('/')[1] ?? '');

/** Whose each mark is. */
const owners = new Map<string, Merchant>();
const MARK = /[a-z]+_[a-z_]*[a-z0-9]{12,}|canary-\d+-/g;

/** Nothing of another merchant stands in an answer, apart from the id that was asked for, which an error may repeat. */
function expectOwn(merchant: Merchant, text: string, asked = ''): void {
  for (const [mark] of text.matchAll(MARK)) {
    const owner = owners.get(mark);
    if (owner === undefined || owner === merchant || mark === asked) continue;
    throw new Error(`${mark} of ${owner.id} was shown to ${merchant.id}: ${text.slice(0, 300)}`);
  }
}

/** What could be moved, deleted or changed. */
const records = (): object =>
  structuredClone(
    worlds.map(({ data }) => [data.payments, data.invoices, data.payouts, data.webhooks, data.keys, data.faults]),
  );

test('there are a thousand, with keys and ids of their own', () => {
  expect(worlds.length).toBe(MERCHANTS + 1);
  expect(new Set(merchants.map(({ key }) => key)).size).toBe(MERCHANTS);
  expect(new Set(merchants.map(({ id }) => id)).size).toBe(MERCHANTS);
});

// The views come first: a journal shows its merchant whatever that has asked for, ids of others included.
/** A search is for something: what the records of every merchant have. */
const asked = (path: string): string => (path === '/search' ? '/search?q=e' : path);

test('every list and every view shows each merchant its own, and nothing of any other', async () => {
  const views = OPERATIONS.filter(
    ([, operation]) =>
      operation.method === 'GET' && !operation.path.includes('{') && operation.operationId !== 'openStream',
  );
  let read = 0;
  const lists = views.filter(([, { operationId }]) => !SAME_FOR_ALL.has(operationId));
  for (let i = 0; i < MERCHANTS; i++) {
    const [base, { path, operationId }] = lists[i % lists.length] as [string, Operation];
    const merchant = merchants[i] as Merchant;
    const { status, text } = await send(control.origin, 'GET', base + asked(path), undefined, { key: merchant.key });
    expect(status, `${operationId} ${text}`).toBe(/^(?:listMerchants|getMetrics)$/.test(operationId) ? 403 : 200);
    expectOwn(merchant, text);
    read += 1;
  }
  for (const merchant of stocked) {
    for (const [base, { path }] of views) {
      const { text } = await send(control.origin, 'GET', base + asked(path), undefined, { key: merchant.key });
      expectOwn(merchant, text);
      read += 1;
    }
  }
  expect(read).toBeGreaterThanOrEqual(MERCHANTS);
});

test('a merchant named in X-Merchant is not taken for the one that calls', async () => {
  const [ada, bob] = stocked as [Merchant, Merchant];
  const headers = { 'x-merchant': ada.id };
  const named = await control.get('/state', { key: bob.key, headers });
  expectOwn(bob, named.text);
  expect((await control.get('/state', { headers })).status).toBe(401);
});

test('every operation that names a record does not find those of another, and changes nothing', async () => {
  const naming = OPERATIONS.filter(([, operation]) => namesRecord(operation));
  const before = records();
  let asked = 0;
  for (const [at, [base, operation]] of naming.entries()) {
    for (const [i, owner] of stocked.entries()) {
      // Whoever asks is another one each time, so that all kinds of merchants ask.
      const stranger = merchants[STOCKED + ((at * STOCKED + i) % (MERCHANTS - STOCKED))] as Merchant;
      const ids: Ids = { ...owner.ids, merchants: owner.id };
      const body = operation.method === 'GET' ? undefined : {};
      const path = base + pathOf(operation, ids);
      const { status, text } = await send(control.origin, operation.method, path, body, { key: stranger.key });
      expect([400, 403, 404], `${operation.operationId} ${text}`).toContain(status);
      const id = ids[operation.path.split('/')[1] ?? ''] ?? '';
      expectOwn(stranger, text, id);
      asked += 1;
    }
  }
  expect(records()).toEqual(before);
  expect(asked).toBeGreaterThan(100);
});

test('cursors, filters and searches of another’s ids find nothing', async () => {
  const [ada, bob] = stocked as [Merchant, Merchant];
  const { payments, webhooks, events, deliveries, requests } = ada.ids;
  const asked = [
    `/v1/payments?starting_after=${payments}`,
    `/v1/payments?ending_before=${payments}`,
    `/_sandbox/payments?starting_after=${payments}`,
    `/_sandbox/events?resource_id=${payments}`,
    `/_sandbox/events?starting_after=${events}`,
    `/_sandbox/deliveries?endpoint=${webhooks}`,
    `/_sandbox/deliveries?starting_after=${deliveries}`,
    `/_sandbox/requests?starting_after=${requests}`,
    `/_sandbox/requests?path=/v1/payments/${payments}`,
    `/_sandbox/jobs?resource_id=${payments}`,
  ];
  for (const path of asked) {
    const { status, text, body } = await send(control.origin, 'GET', path, undefined, { key: bob.key });
    expect([200, 400, 404], `${path} ${text}`).toContain(status);
    if (status === 200) expect(body.data, path).toEqual([]);
  }
});

test('every stream tells what its merchant does, and nothing of what the others do meanwhile', async () => {
  const following = merchants.slice(0, 200);
  const streams = await Promise.all(
    following.map(({ key }) => openEvents(control.origin, { authorization: `Bearer ${key}` })),
  );
  const made = await Promise.all(
    following.map(async (merchant) => {
      const { body } = await control.v1('POST', '/payments', { amount: 1, currency: 'EUR' }, merchant.key);
      owners.set(body.id, merchant);
      await control.post(`/payments/${body.id}/pay`, {}, { key: merchant.key });
      return body.id as string;
    }),
  );
  const told = ({ messages }: EventReader): string => JSON.stringify(messages);
  for (const [i, stream] of streams.entries()) await stream.until((each) => told(each).includes(made[i] as string));
  for (const [i, stream] of streams.entries()) {
    expectOwn(following[i] as Merchant, told(stream));
    stream.close();
  }
});
