/** Each bound of a public sandbox: the last that is let in, the first that is not, and what makes room again. */
import { expect, onTestFinished, test } from 'vitest';
import { CURRENCIES } from '../../src/domain/money.js';
import type { TenderboxOptions } from '../../src/index.js';
import { startReceiver } from '../support/receiver.js';
import { type Body, type Control, engineOf, openSandbox, type Reply } from './context.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A public sandbox at a time of its own, and what is asked of it. */
interface Ground {
  control: Control;
  /** Moves the machine's time as merchants see it. */
  pass(duration_ms: number): void;
  env: ReturnType<typeof engineOf>['worlds']['env'];
  merchant(address?: string): Promise<Reply>;
}

async function open(options: TenderboxOptions): Promise<Ground> {
  const { box, control } = await openSandbox({ public: true, ...options });
  onTestFinished(() => box.close());
  const { env } = engineOf(box).worlds;
  let now_ms = Date.now();
  env.hostTime = () => now_ms;
  return {
    control,
    env,
    pass(duration_ms) {
      now_ms += duration_ms;
    },
    merchant: (address = '203.0.113.1') =>
      control.post('/merchants', {}, { headers: { 'x-forwarded-for': `10.0.0.1, ${address}` } }),
  };
}

const pay = ({ control }: Ground, key: string, more: Body = {}): Promise<Reply> =>
  control.v1('POST', '/payments', { amount: 1, currency: 'EUR', ...more }, key);

interface Bound {
  name: string;
  options: TenderboxOptions;
  /** How many are let in. */
  most: number;
  /** What is done so often. */
  act(ground: Ground, key: string, i: number): Promise<Reply>;
  over: number;
  says: string;
  /** After this the next one is let in. */
  room(ground: Ground, key: string): Promise<unknown> | unknown;
}

/** Of a merchant with the usual balances. */
const OPENING_ENTRIES = [...CURRENCIES.values()].filter(({ kind }) => kind === 'crypto').length;

const BOUNDS: readonly Bound[] = [
  {
    name: 'merchants at a time',
    // The one that the sandbox has, and the one that every row makes.
    options: { publicMerchants: 6, publicLifetime: '1h' },
    most: 4,
    act: (ground, _key, i) => ground.merchant(`203.0.113.${10 + i}`),
    over: 429,
    says: 'has its 6 merchants',
    room: ({ pass }) => pass(HOUR_MS),
  },
  {
    name: 'merchants of one address in an hour',
    options: { publicRate: 3 },
    most: 3,
    act: ({ merchant }) => merchant('203.0.113.2'),
    over: 429,
    says: 'may make 3 merchants an hour',
    room: ({ pass }) => pass(HOUR_MS),
  },
  {
    name: 'merchants of one /64 in an hour',
    options: { publicRate: 3 },
    most: 3,
    act: ({ merchant }, _key, i) => merchant(`2001:4860:1:2::${i + 1}`),
    over: 429,
    says: 'may make 3 merchants an hour',
    room: ({ pass }) => pass(HOUR_MS),
  },
  {
    name: 'keys, which are records',
    options: { publicRecords: 100 },
    // Its first key and the opening entries are there already.
    most: 100 - 1 - OPENING_ENTRIES,
    act: ({ control }, key) => control.post('/keys', {}, { key }),
    over: 403,
    says: 'at most 100 records',
    room: ({ control }, key) => control.post('/reset', {}, { key }),
  },
  {
    name: 'calls in a minute',
    options: { publicCalls: 100 },
    most: 100,
    act: ({ control }, key) => control.v1('GET', '/balance', undefined, key),
    over: 429,
    says: 'rate limit',
    room: ({ pass }) => pass(MINUTE_MS),
  },
  {
    name: 'P4: calls of the control API in a minute',
    options: { publicControlCalls: 100 },
    most: 100,
    act: ({ control }, key) => control.get('/clock', { key }),
    over: 429,
    says: 'may make 100 calls of the control API in a minute',
    room: ({ pass }) => pass(MINUTE_MS),
  },
];

test.each(BOUNDS)('$name: $most, and not one more', async ({ options, most, act, over, says, room }) => {
  const ground = await open(options);
  const made = await ground.merchant();
  const { api_key: key } = made.body;
  for (let i = 0; i < most; i += 50) {
    const some = Array.from({ length: Math.min(50, most - i) }, (_, j) => act(ground, key, i + j));
    for (const { status, text } of await Promise.all(some)) expect([200, 201], text).toContain(status);
  }
  const refused = await act(ground, key, most);
  expect([refused.status, refused.text]).toEqual([over, expect.stringContaining(says)]);
  if (over === 429) expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await room(ground, key);
  expect([200, 201]).toContain((await act(ground, key, 0)).status);
});

test('bytes: what is over them is not added, and a reset makes room', async () => {
  const ground = await open({});
  const { api_key: key } = (await ground.merchant()).body;
  const { env, control } = ground;
  const size = async (): Promise<number> => {
    const {
      exported_at: _when,
      format: _format,
      version: _version,
      journal: _journal,
      ...data
    } = (await control.get('/state', { key })).body;
    return JSON.stringify(data).length;
  };
  // Not met yet when it is asked; met exactly by what it then has.
  env.max_bytes = (await size()) + 60_000;
  let answer = await pay(ground, key, { description: 'x'.repeat(1_000) });
  for (let i = 0; i < 400 && answer.status === 201; i++)
    answer = await pay(ground, key, { description: 'x'.repeat(1_000) });
  expect([answer.status, answer.body.error.message]).toEqual([403, expect.stringContaining('bytes, and this one has')]);
  const full = await size();
  expect(full).toBeGreaterThanOrEqual(env.max_bytes);
  // So much may come between two measurements of 32 calls, and no more.
  expect(full).toBeLessThan(env.max_bytes + 32 * 6_000);
  expect((await pay(ground, key)).status).toBe(403);
  expect((await control.v1('GET', '/payments', undefined, key)).status).toBe(200);
  // The counters of calls go on.
  expect(await size()).toBeLessThan(full + 200);
  expect((await control.post('/reset', {}, { key })).status).toBe(200);
  expect((await pay(ground, key)).status).toBe(201);
});

test('webhooks in an hour: what is over them is not sent, says why, and is attempted again; a reset frees none', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const ground = await open({ deliverTo: '127.0.0.1', publicWebhooks: 3 });
  const { control, pass } = ground;
  const { api_key: key } = (await ground.merchant()).body;
  const registered = async (): Promise<void> => {
    const webhook = { url: receiver.url, event_types: ['payment.created'] };
    expect((await control.v1('POST', '/webhooks', webhook, key)).status).toBe(201);
  };
  await registered();
  for (let i = 0; i < 4; i++) {
    await pay(ground, key);
    await control.post('/settle', {}, { key });
  }
  expect(receiver.requests).toHaveLength(3);
  const [last] = (await control.get('/deliveries', { key })).body.data;
  const { status, attempts } = (await control.get(`/deliveries/${last.id}`, { key })).body;
  expect([status, attempts[0].error]).toEqual(['retrying', expect.stringContaining('at most 3 webhooks an hour')]);
  expect(attempts[0].at >= attempts[0].scheduled_at).toBe(true);
  await control.post('/reset', {}, { key });
  await registered();
  await pay(ground, key);
  await control.post('/settle', {}, { key });
  expect(receiver.requests).toHaveLength(3);
  pass(HOUR_MS);
  await pay(ground, key);
  await control.post('/settle', {}, { key });
  expect(receiver.requests.length).toBeGreaterThan(3);
});

test('a merchant’s life: served in its last millisecond, and not after it', async () => {
  const ground = await open({ publicLifetime: '2h' });
  const { api_key: key } = (await ground.merchant()).body;
  const balance = async (): Promise<number> => (await ground.control.v1('GET', '/balance', undefined, key)).status;
  ground.pass(2 * HOUR_MS - 1);
  expect(await balance()).toBe(200);
  ground.pass(1);
  expect(await balance()).toBe(401);
  expect((await ground.control.get('/clock', { key })).status).toBe(401);
});

test.each([
  [{}, { bytes: 16_777_216, calls_per_minute: 1_000, control_calls_per_minute: 1_000, webhooks_per_hour: 1_000 }],
  [
    { publicBytes: 1_000_000, publicCalls: 2, publicControlCalls: 4, publicWebhooks: 3 },
    { bytes: 1_000_000, calls_per_minute: 2, control_calls_per_minute: 4, webhooks_per_hour: 3 },
  ],
])('the bounds of %o are told, and are those that hold', async (options, told) => {
  const { control, env } = await open(options);
  expect((await control.get('/mode')).body.limits).toMatchObject(told);
  const { max_bytes, quotas } = env;
  expect([max_bytes, quotas?.requests.most, quotas?.control.most, quotas?.deliveries.most]).toEqual(
    Object.values(told),
  );
});

test('without --public there are no such bounds', async () => {
  const { box } = await openSandbox();
  onTestFinished(() => box.close());
  const { max_records, max_bytes, quotas } = engineOf(box).worlds.env;
  expect([max_records, max_bytes, quotas]).toEqual([undefined, undefined, undefined]);
});

test('P4: the operator, the health and another merchant are not counted among the calls of one', async () => {
  const ground = await open({ publicControlCalls: 2, controlToken: 'secret' });
  const { control } = ground;
  const [one, other] = [(await ground.merchant()).body.api_key, (await ground.merchant()).body.api_key];
  for (const status of [200, 200, 429]) expect((await control.get('/clock', { key: one })).status).toBe(status);
  expect((await control.get('/clock', { key: other })).status).toBe(200);
  for (let i = 0; i < 4; i++) {
    expect((await control.get('/health')).status).toBe(200);
    expect((await control.get('/merchants', { headers: { 'x-control-token': 'secret' } })).status).toBe(200);
  }
});
