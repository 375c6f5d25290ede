import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { countedAddress } from '../../src/api/shares.js';
import { bannerLines } from '../../src/cli/banner.js';
import { createPublicMode } from '../../src/control/public-mode.js';
import { createSubscription } from '../../src/domain/billing/subscriptions.js';
import { nowOf, setClock } from '../../src/domain/clock.js';
import { runDue, untilNextDue } from '../../src/domain/jobs.js';
import { recordsOf } from '../../src/domain/limits.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import type { World } from '../../src/domain/world.js';
import type { Sandbox, TenderboxOptions } from '../../src/index.js';
import { clientAddress } from '../../src/platform/node/http/express.js';
import { innerOf } from '../secrets/keys.js';
import { startReceiver } from '../support/receiver.js';
import { advanceBy, DAY_MS, HOUR_MS, ORIGIN, refusal, START_MS, testWorld } from '../support/world.js';
import { type Body, type Control, DEFAULT_KEY, engineOf, openSandbox, PLENTY, type Reply, send } from './context.js';

// A sandbox that lets anyone create a merchant of their own: what it gives, and what it keeps apart.

const TOKEN = 'operator-token';
const open: Sandbox[] = [];
afterEach(async () => {
  for (const box of open.splice(0)) await box.close();
});

async function openPublic(options: TenderboxOptions = {}): Promise<{ box: Sandbox; control: Control }> {
  const made = await openSandbox({ public: true, controlToken: TOKEN, ...options });
  open.push(made.box);
  return made;
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': `10.0.0.1, ${address}` } });
const operator = { headers: { 'x-control-token': TOKEN } };

async function newMerchant(control: Control, address = '203.0.113.1'): Promise<Body> {
  const made = await control.post('/merchants', {}, from(address));
  expect(made.status, made.text).toBe(201);
  return made.body;
}

test('the start tells no seed, because nothing follows from it', async () => {
  const { box } = await openPublic();
  expect(bannerLines(innerOf(box).running.facts).join('\n')).not.toContain('Seed');
});

/** Sets the machine's time as the merchants of a sandbox see it. */
function setHostTime(box: Sandbox, now_ms: number): void {
  engineOf(box).worlds.env.hostTime = () => now_ms;
}

test("what falls due at once in a stranger's merchant runs in several turns, and every caller is shown all of it", async () => {
  const { box, control } = await openPublic({ publicRate: 1_000, publicCalls: 1_000 });
  const { api_key } = await newMerchant(control);
  const merchant = { headers: { authorization: `Bearer ${api_key}` } };
  await control.put('/clock', { mode: 'frozen' }, merchant);
  for (let i = 0; i < 100; i++) await control.v1('POST', '/payments', { amount: 1, currency: 'EUR' }, api_key);
  const { env } = engineOf(box).worlds;
  let most = 0;
  for (const kind of ['payment.expire', 'payment.give_up'] as const) {
    const run = env.handlers[kind];
    let in_turn = 0;
    env.handlers[kind] = (world, job) => {
      in_turn += 1;
      setImmediate(() => {
        in_turn = 0;
      });
      most = Math.max(most, in_turn);
      return run?.(world, job);
    };
  }
  const { now } = (await control.get('/clock', merchant)).body as { now: string };
  const ahead = new Date(Date.parse(now) + DAY_MS).toISOString();
  const [put, listed] = await Promise.all([
    control.put('/clock', { mode: 'frozen', now: ahead }, merchant),
    control.v1('GET', '/payments?limit=100', undefined, api_key),
  ]);
  const after = await control.v1('GET', '/payments?limit=100', undefined, api_key);
  const states = (reply: Reply): unknown[] => [...new Set((reply.body.data as Body[]).map(({ status }) => status))];
  expect([put.status, states(after), (after.body.data as Body[]).length]).toEqual([200, ['expired'], 100]);
  expect(states(listed)).toHaveLength(1);
  // As many as a turn may run before a call, and as many behind it.
  expect(most).toBeLessThanOrEqual(50);
});

describe('While more is due than a turn may run', () => {
  async function openBehind() {
    const { box, control } = await openPublic({ publicRate: 1_000, publicCalls: 1_000 });
    const { api_key } = await newMerchant(control);
    const merchant = { headers: { authorization: `Bearer ${api_key}` } };
    await control.put('/clock', { mode: 'frozen' }, merchant);
    const world = engineOf(box).worlds.all().at(-1) as World;
    const payments = Array.from({ length: 500 }, () => createPayment(world, { amount: 1, currency: 'EUR' }, ORIGIN));
    const fallBehind = (): void => {
      setClock(world, { now_ms: nowOf(world) + DAY_MS });
      runDue(world);
      expect(world.behind).toBe(true);
    };
    return { box, control, merchant, api_key, world, last: (payments.at(-1) as { id: string }).id, fallBehind };
  }

  test('a page of a customer shows all of it', async () => {
    const { box, last, fallBehind } = await openBehind();
    const url = new URL(`/pay/${last}/status`, box.url);
    const status = async (): Promise<unknown> => ((await (await box.fetch(url.href)).json()) as Body).status;
    expect(await status()).toBe('pending');
    fallBehind();
    expect(await status()).toBe('expired');
  });

  test('a call that was read meanwhile waits for the rest', async () => {
    const { box, world, api_key, fallBehind } = await openBehind();
    let end = (): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        end = () => {
          stream.enqueue(Buffer.from('{"amount":1,"currency":"EUR"}'));
          stream.close();
        };
      },
    });
    const headers = { authorization: `Bearer ${api_key}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const calling = box.fetch(`${box.url}/payments`, init);
    await new Promise((resolve) => setTimeout(resolve, 20));
    fallBehind();
    end();
    expect((await calling).status).toBe(201);
    expect(world.payments.read(0, 'newer', 1_000, 'pending')).toHaveLength(1);
  });

  test('a call is answered after all of its deliveries that are to come first', async () => {
    const { box, control, merchant, api_key, world } = await openBehind();
    const { env } = world;
    env.jobs_in_a_turn = 2;
    onTestFinished(() => {
      env.jobs_in_a_turn = 25;
    });
    const origin = new URL(box.url).origin;
    for (let i = 0; i < 6; i++) {
      const url = `${origin}/_sandbox/inbox/box${i}`;
      await control.v1('POST', '/webhooks', { url, event_types: ['payment.created'] }, api_key);
    }
    await control.post('/faults', { webhook: {}, effect: { before_answer: true }, times: 6 }, merchant);
    expect((await control.v1('POST', '/payments', { amount: 1, currency: 'EUR' }, api_key)).status).toBe(201);
    expect(world.deliveries.records.map(({ status }) => status)).toEqual(Array(6).fill('succeeded'));
  });
});

test('the bound on merchants holds when many ask at once', async () => {
  const { box, control } = await openPublic({ publicMerchants: 4 });
  const asked = Array.from({ length: 12 }, (_, i) => control.post('/merchants', {}, from(`203.0.113.${i + 1}`)));
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(3).fill(201), ...Array(9).fill(429)]);
  expect(engineOf(box).worlds.all()).toHaveLength(4);
});

describe('who may do what', () => {
  test('the mode and its bounds are told to anybody', async () => {
    const { box, control } = await openSandbox();
    open.push(box);
    expect((await control.get('/mode')).body).toEqual({ public: false, limits: null });
    const open_to_all = await openPublic({
      publicMerchants: 7,
      publicLifetime: '90m',
      publicRate: 3,
      publicRecords: 100,
    });
    expect((await open_to_all.control.get('/mode')).body).toEqual({
      public: true,
      limits: { merchants: 7, lifetime_seconds: 5_400, merchants_per_hour: 3, records: 100, ...PLENTY },
    });
  });

  test('a call needs the key of its merchant, and the fixed keys belong to nobody', async () => {
    const { box, control } = await openPublic();
    const bare = await control.get('/clock');
    expect([bare.status, bare.body.detail]).toEqual([
      401,
      expect.stringContaining('POST /_sandbox/merchants makes one'),
    ]);
    expect((await control.get('/clock', { key: DEFAULT_KEY })).status).toBe(401);
    for (const key of ['tb_key_default', 'tb_key_readonly', 'tb_key_revoked']) {
      expect((await control.v1('GET', '/account', undefined, key)).status).toBe(401);
    }
    expect((await control.v1('GET', '/account', undefined, box.apiKey)).status).toBe(200);
    expect((await control.get('/clock', { key: box.apiKey })).status).toBe(200);
  });

  test('keys do not follow from the seed', async () => {
    const boxes = [await openPublic({ seed: 1 }), await openPublic({ seed: 1 })];
    expect(new Set(boxes.map(({ box }) => box.apiKey)).size).toBe(2);
    const values = await Promise.all(
      boxes.map(async ({ box, control }) => (await control.post('/keys', {}, { key: box.apiKey })).body.api_key),
    );
    expect(new Set(values).size).toBe(2);
  });

  test('P10: nor do the ids of the operator’s merchants, which open their pages', async () => {
    const ids = async (): Promise<string[]> => {
      const { box, control } = await openPublic({ seed: 1 });
      const own = (await control.post('/merchants', { seed: 5 }, operator)).body;
      const payments = [await control.payment({}, box.apiKey), await control.payment({}, own.api_key)];
      const link = (await control.post('/payment-links', { currency: 'EUR' }, { key: own.api_key })).body.id;
      return [engineOf(box).worlds.default.id, own.id, ...payments, link];
    };
    const [some, others] = [await ids(), await ids()];
    for (const id of [...some, ...others]) expect(id).toMatch(/^[a-z_]+_[0-9a-z]{24}$/);
    expect(new Set([...some, ...others]).size).toBe(10);
  });

  test('anyone creates a merchant, whose key is the authority over its world and no other', async () => {
    const { control } = await openPublic();
    const [ada, bob] = [await newMerchant(control), await newMerchant(control)];
    const payment = await control.payment({}, ada.api_key);
    expect((await control.get(`/payments/${payment}`, { key: ada.api_key })).status).toBe(200);
    expect((await control.get(`/payments/${payment}`, { key: bob.api_key })).status).toBe(404);
    expect((await control.v1('GET', `/payments/${payment}`, undefined, bob.api_key)).status).toBe(404);
    const link = (await control.post('/payment-links', { currency: 'EUR' }, { key: ada.api_key })).body.id;
    expect((await control.get(`/payment-links/${link}`, { key: bob.api_key })).status).toBe(404);
    expect((await control.post(`/payment-links/${link}/open`, { amount: 1 }, { key: bob.api_key })).status).toBe(404);
    expect((await control.delete(`/merchants/${ada.id}`, {}, { key: bob.api_key })).status).toBe(403);
    expect((await control.get('/merchants', { key: bob.api_key })).status).toBe(403);
  });

  test('nobody chooses a seed, which would tell others the ids', async () => {
    const { control } = await openPublic();
    const refused = await control.post('/merchants', { seed: 1 }, from('203.0.113.1'));
    expect(refused.body).toMatchObject({ status: 400, parameter: 'seed', rule: 'absent' });
  });

  test("the operator's token lifts the bounds", async () => {
    const { control } = await openPublic({ publicMerchants: 1, publicRate: 1 });
    for (let i = 0; i < 3; i++) {
      const made = await control.post('/merchants', { seed: i }, operator);
      expect([made.status, made.body.ends_at, made.body.seed]).toEqual([201, null, i]);
    }
    expect((await control.get('/merchants', operator)).body.data).toHaveLength(4);
    const wrong = { headers: { 'x-control-token': 'guess', 'x-forwarded-for': '203.0.113.1' } };
    expect((await control.post('/merchants', {}, wrong)).status).toBe(429);
  });

  test('whoever has the operator’s code keeps a merchant, which then neither ends nor is kept again', async () => {
    const code = 'a-code-of-the-operator';
    const { control } = await openPublic({ claimCode: code, publicLifetime: '1s' });
    const [kept, lost] = [await newMerchant(control), await newMerchant(control)];
    const claim = (given: string, key: string) => control.post('/claim', { code: given }, { key });
    const wrong = await claim('a-code-of-nobody-else', kept.api_key);
    expect([wrong.status, wrong.body.parameter, wrong.body.value]).toEqual([403, 'code', undefined]);
    expect((await claim(code, kept.api_key)).body).toMatchObject({ id: kept.id, ends_at: null });
    expect((await claim(code, kept.api_key)).status).toBe(409);
    await expect.poll(async () => (await control.get('/clock', { key: lost.api_key })).status).toBe(401);
    const named = (id: string) => control.get('/clock', { headers: { ...operator.headers, 'x-merchant': id } });
    expect([(await named(kept.id)).status, (await named(lost.id)).status]).toEqual([200, 401]);
    expect((await control.post('/reset', {}, { key: kept.api_key })).status).toBe(200);
    expect((await control.get('/clock', { key: kept.api_key })).status).toBe(200);
    const codeless = await openPublic();
    const own = await newMerchant(codeless.control);
    const refused = await codeless.control.post('/claim', { code }, { key: own.api_key });
    expect([refused.status, refused.body.detail]).toEqual([403, expect.stringContaining('--claim-code')]);
  });

  test('who guesses the code has as many guesses an hour as merchants, whichever merchant they are for', async () => {
    const code = 'a-code-of-the-operator';
    const { box, control } = await openPublic({ claimCode: code, publicRate: 3 });
    const keys = [await newMerchant(control), await newMerchant(control)].map(({ api_key }) => api_key as string);
    const claim = (given: string, nth: number, address = '203.0.113.1') =>
      control.post('/claim', { code: given }, { key: keys[nth % 2] as string, ...from(address) });
    for (let nth = 0; nth < 3; nth++) expect((await claim('a-code-of-nobody-else', nth)).status).toBe(403);
    const late = await claim(code, 0);
    expect([late.status, late.headers['retry-after']]).toEqual([429, expect.stringMatching(/^3(?:600|59\d)$/)]);
    // Whoever guesses makes merchants as before, and keeps nobody else from claiming.
    await newMerchant(control);
    expect((await claim(code, 0, '203.0.113.2')).status).toBe(200);
    setHostTime(box, Date.now() + HOUR_MS);
    expect((await claim(code, 1)).status).toBe(200);
  });

  test('pages of other origins are rejected by the control API, and may call the merchant API', async () => {
    const { control } = await openPublic({ publicUrl: 'https://sandbox.example' });
    const asking = (origin: string) =>
      control.post(
        '/merchants',
        {},
        { headers: { origin, host: 'sandbox.example', 'x-forwarded-for': '203.0.113.1' } },
      );
    for (const origin of ['https://evil.example', 'http://localhost:3000', 'http://127.0.0.1:4020', 'null']) {
      expect((await asking(origin)).status, origin).toBe(403);
    }
    expect((await asking('https://sandbox.example')).status).toBe(201);
    const seen = await send(control.origin, 'GET', '/v1/account', undefined, {
      headers: { origin: 'https://evil.example' },
    });
    expect(seen.headers['access-control-allow-origin']).toBe('*');
    expect(seen.headers['access-control-allow-credentials']).toBeUndefined();
    const controlled = await control.get('/mode', { headers: { host: 'sandbox.example' } });
    expect(controlled.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('bounds', () => {
  test('merchants are bounded in number, and there is room again when one ends', async () => {
    const { box, control } = await openPublic({ publicMerchants: 2, publicLifetime: '1h' });
    const now_ms = Date.now();
    setHostTime(box, now_ms);
    const { api_key } = await newMerchant(control);
    setHostTime(box, now_ms + HOUR_MS - 5_000);
    const full = await control.post('/merchants', {}, from('203.0.113.1'));
    expect([full.status, full.body.code, full.headers['retry-after']]).toEqual([429, 'rate_limited', '5']);
    expect((await control.get('/clock', { key: api_key })).status).toBe(200);
    setHostTime(box, now_ms + HOUR_MS);
    await newMerchant(control);
  });

  test('one address makes so many in an hour, whatever it says of itself', async () => {
    const { box, control } = await openPublic({ publicRate: 2 });
    const now_ms = Date.now();
    setHostTime(box, now_ms);
    for (let i = 0; i < 2; i++) await newMerchant(control);
    const refused = await control.post('/merchants', {}, { headers: { 'x-forwarded-for': '8.8.8.8, 203.0.113.1' } });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    await newMerchant(control, '203.0.113.2');
    setHostTime(box, now_ms + HOUR_MS);
    await newMerchant(control);
  });

  test('a merchant ends on time, for its calls and for its pages, and is told so', async () => {
    const { box, control } = await openPublic({ publicLifetime: '24h' });
    const now_ms = Date.now();
    setHostTime(box, now_ms);
    const { api_key, id, ends_at } = await newMerchant(control);
    expect(Date.parse(ends_at)).toBe(now_ms + DAY_MS);
    const payment = await control.payment({}, api_key);
    const { worlds } = engineOf(box);
    setHostTime(box, now_ms + DAY_MS - 1);
    expect(worlds.findByRecord(payment)?.id).toBe(id);
    expect((await control.v1('GET', '/account', undefined, api_key)).status).toBe(200);
    setHostTime(box, now_ms + DAY_MS);
    expect(worlds.findByRecord(payment)).toBeUndefined();
    const gone = await control.v1('GET', '/account', undefined, api_key);
    expect([gone.status, gone.body.error.message]).toEqual([
      401,
      expect.stringContaining('end 1d after they were made'),
    ]);
    expect((await control.get('/clock', { key: api_key })).body).toMatchObject({
      status: 401,
      detail: expect.stringContaining('POST /_sandbox/merchants'),
      fix: 'tenderbox create merchant',
    });
    expect([worlds.endDue(), worlds.get(id), worlds.endDue()]).toEqual([1, undefined, 0]);
  });

  test('a merchant that has all its records adds none, reads on, and may begin anew', async () => {
    const { control } = await openPublic({ publicRecords: 100 });
    const { api_key: key } = await newMerchant(control);
    const pay = () => control.v1('POST', '/payments', { amount: 1, currency: 'EUR' }, key);
    let answer = await pay();
    for (let i = 0; i < 100 && answer.status === 201; i++) answer = await pay();
    expect([answer.status, answer.body.error.code]).toEqual([403, 'PERMISSION_DENIED']);
    expect(answer.body.error.message).toContain('at most 100 records');
    expect((await control.v1('GET', '/payments', undefined, key)).status).toBe(200);
    const full = await control.post('/payment-links', { currency: 'EUR' }, { key });
    expect(full.body).toMatchObject({ status: 403, fix: 'tenderbox reset', docs: '/docs/public-mode.md' });
    expect((await control.post('/clock/advance', { by: '1h' }, { key })).status).toBe(403);
    expect((await control.post('/reset', {}, { key })).status).toBe(200);
    expect((await pay()).status).toBe(201);
  });

  test('a subscription pauses where there is no more room', () => {
    const { env, world } = testWorld();
    env.max_records = 60;
    const subscription = createSubscription(world, { amount: 1, currency: 'EUR', interval: 'day' }, ORIGIN);
    advanceBy(world, 400 * DAY_MS);
    expect(subscription).toMatchObject({ status: 'paused', failure: expect.stringContaining('as many records') });
    expect(world.invoices.size).toBeLessThan(30);
  });

  const withPattern = (name: string, matches: string) => ({
    name,
    description: 'A pattern.',
    on: 'payment.created',
    match: { description: { matches } },
    steps: [{ expire: {} }],
  });

  test('P6: patterns are bounded by how large they are together', async () => {
    const { control } = await openPublic();
    const { api_key: key } = await newMerchant(control);
    const large = await control.put('/scenarios/large', withPattern('large', '(?:[ab]{1,200}){1,5}[^ab]'), { key });
    expect([large.status, large.body.parameter]).toEqual([400, '/match']);
    expect(large.body.detail).toMatch(/come to \d+ steps .* together they may have 500 .*smaller counts/);
    // Ordinary ones fit, each may be replaced, and together they meet the same bound.
    let status = 201;
    let count = 0;
    for (; status === 201 && count < 200; count++) {
      const name = `some-${count}`;
      ({ status } = await control.put(`/scenarios/${name}`, withPattern(name, '^order-[0-9]+ from'), { key }));
    }
    expect([status, count > 10]).toEqual([400, true]);
    expect((await control.put('/scenarios/some-0', withPattern('some-0', '^order'), { key })).status).toBe(200);
    const state = (await control.get('/state', { key })).body;
    expect((await control.put('/state', state, { key })).status).toBe(200);
    state.scenarios.large = withPattern('large', '[ab]{400}');
    const imported = await control.put('/state', state, { key });
    expect([imported.status, imported.body.parameter]).toEqual([400, 'scenarios.large.match']);
    expect(imported.body.detail).toContain('and those of the other scenarios to');
    expect(Object.keys((await control.get('/state', { key })).body.scenarios)).not.toContain('large');
  });

  test('P6: so are those of the operator’s folders, which everybody’s resources are held against', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'patterns-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const text = JSON.stringify(withPattern('large', '(?:[ab]{1,200}){1,5}[^ab]'));
    writeFileSync(join(folder, 'large.yaml'), text);
    await expect(openPublic({ scenarios: [folder] })).rejects.toThrow(
      /large\.yaml:1:\d+: The patterns of match come to/,
    );
    // On a machine of one's own nobody else waits.
    const { box } = await openSandbox({ scenarios: [folder] });
    open.push(box);
  });

  /** A merchant whose clock stands and whose inbox refuses everything, with as many failed deliveries. */
  async function refused(control: Control, count: number): Promise<string> {
    const { api_key: key } = (
      await control.post('/merchants', { clock: 'frozen', profile: { retry_schedule: 'none' } }, from('203.0.113.1'))
    ).body;
    await control.put('/inbox/shop', { status: 500 }, { key });
    const { url } = (await control.get('/inbox/shop', { key })).body;
    const endpoint = await control.post('/endpoints', { url, event_types: ['payment.created'] }, { key });
    expect(endpoint.status, endpoint.text).toBe(201);
    for (let i = 0; i < count; i++) await control.payment({}, key);
    await control.post('/settle', {}, { key });
    return key;
  }

  const deliveries = async (control: Control, key: string): Promise<number> =>
    (await control.get('/state', { key })).body.deliveries.length;

  test('P7: steps of a scenario add no more records than a merchant may have', async () => {
    const { box, control } = await openPublic({ publicRecords: 400 });
    const key = await refused(control, 20);
    const steps = Array.from({ length: 200 }, () => ({ after: '1m', replay_failed: {} }));
    const scenario = { name: 'again', description: 'Again.', on: 'manual', steps };
    expect((await control.put('/scenarios/again', scenario, { key })).status).toBe(201);
    const run = await control.post('/scenarios/again/run', {}, { key });
    expect(run.status, run.text).toBe(201);
    const advanced = await control.post('/clock/advance', { by: '4h' }, { key });
    // Each replay of all that failed is as large as there is room for, or is not made at all and says why.
    const { status, steps: made } = (await control.get(`/runs/${run.body.id}`, { key })).body;
    expect([advanced.status, status], advanced.text).toEqual([403, 'running']);
    expect(advanced.body.detail).toMatch(/^Time stands at .* on its way to .* at most 400 records/);
    expect(made.filter((step: Body) => step.status === 'done').length).toBeGreaterThan(5);
    const { env } = engineOf(box).worlds;
    expect(env.max_records).toBe(400);
    const world = engineOf(box).worlds.all().at(-1) as World;
    expect(recordsOf(world.data) + world.idempotency.size).toBeLessThanOrEqual(400);
    // Nor does time by itself.
    await control.put('/clock', { mode: 'scaled', speed: 1_000_000 }, { key });
    await control.get('/clock', { key });
    expect(await deliveries(control, key)).toBe(world.data.deliveries.length);
    expect(recordsOf(world.data) + world.idempotency.size).toBeLessThanOrEqual(400);
  });

  test('P7: all that failed is replayed, or nothing where there is no room for it', async () => {
    const { control } = await openPublic({ publicRecords: 100 });
    const key = await refused(control, 27);
    expect(await deliveries(control, key)).toBe(27);
    const replayed = await control.post('/deliveries/replay-failed', {}, { key });
    expect([replayed.status, replayed.body.detail]).toEqual([403, expect.stringContaining('this may add 27')]);
    expect(await deliveries(control, key)).toBe(27);
  });

  test('P7: jobs that are due at once stop before the bound, and run once there is room', () => {
    const { env, world } = testWorld();
    for (let i = 0; i < 50; i++) createPayment(world, { amount: 1, currency: 'USD' }, ORIGIN);
    env.max_records = recordsOf(world.data) + 20;
    advanceBy(world, DAY_MS);
    const expired = (): number => world.payments.count('expired');
    expect(recordsOf(world.data)).toBeLessThanOrEqual(env.max_records);
    expect([expired() > 0, expired() < 50]).toEqual([true, true]);
    expect(untilNextDue(world)).toBeNull();
    env.max_records = 10_000;
    expect(untilNextDue(world)).toBe(0);
    runDue(world);
    expect(expired()).toBe(50);
  });

  test.each([{ duplicate: 20, parallel: true }, { duplicate: 20 }])(
    'P7: copies of a webhook end where there is no more room: %o',
    async (effect) => {
      const { box, control } = await openPublic({ publicRecords: 100 });
      const { api_key: key } = await newMerchant(control);
      const { url } = (await control.get('/inbox/shop', { key })).body;
      for (const name of ['a', 'b', 'c', 'd'])
        await control.post('/endpoints', { url: url.replace('shop', name), event_types: ['payment.created'] }, { key });
      expect((await control.post('/faults', { webhook: {}, effect, times: 100 }, { key })).status).toBe(201);
      for (let i = 0; i < 4; i++) await control.v1('POST', '/payments', { amount: 1, currency: 'USD' }, key);
      await control.post('/settle', {}, { key });
      const world = engineOf(box).worlds.all().at(-1) as World;
      const records = recordsOf(world.data) + world.idempotency.size;
      expect(records).toBeGreaterThanOrEqual(100);
      expect(records).toBeLessThanOrEqual(100 + 4);
    },
  );

  test('P7: moving the clock ends in bounded time where receivers do not answer', async () => {
    const { box, control } = await openPublic();
    const { env } = engineOf(box).worlds;
    env.longest_advance_ms = 50;
    const { api_key: key } = (await control.post('/merchants', { clock: 'frozen' }, from('203.0.113.1'))).body;
    await control.put('/inbox/shop', { answer: 'hang' }, { key });
    const { url } = (await control.get('/inbox/shop', { key })).body;
    await control.post('/endpoints', { url, event_types: ['payment.expired'] }, { key });
    await control.payment({}, key);
    const advanced = await control.post('/clock/advance', { by: '1d' }, { key });
    expect([advanced.status, advanced.headers['retry-after']]).toEqual([503, '1']);
    expect(advanced.body.detail).toMatch(
      /^This took the 0.05 s that it may take, and time stands at .*Advance once more\.$/,
    );
  });

  test('webhooks go to public addresses only', async () => {
    const { control } = await openPublic();
    const receiver = await startReceiver();
    const { api_key: key } = await newMerchant(control);
    await control.v1('POST', '/webhooks', { url: receiver.url, event_types: ['payment.created'] }, key);
    await control.payment({}, key);
    await control.post('/settle', {}, { key });
    const [delivery] = (await control.get('/deliveries', { key })).body.data;
    const { attempts } = (await control.get(`/deliveries/${delivery.id}`, { key })).body;
    expect(attempts[0].error).toContain('addresses of the public internet only');
    expect(receiver.requests).toEqual([]);
    await receiver.close();
  });

  test('an imported world brings neither keys nor more records than there may be', async () => {
    const { control } = await openPublic({ publicRecords: 100 });
    const { api_key: key, id } = await newMerchant(control);
    const state = (await control.get('/state', { key })).body;
    state.keys[0].api_key = 'tb_key_default';
    state.origin.keys[0].api_key = 'tb_key_default';
    state.origin.ends_at_ms = Date.now() + 1_000 * DAY_MS;
    expect((await control.put('/state', state, { key })).status).toBe(200);
    expect((await control.get('/clock', { key: 'tb_key_default' })).status).toBe(401);
    const kept = (await control.get(`/merchants/${id}`, operator)).body;
    expect(Date.parse(kept.ends_at)).toBeLessThan(Date.now() + 2 * DAY_MS);
    const [entry] = state.ledger;
    state.ledger = [...state.ledger, ...Array.from({ length: 100 }, (_, i) => ({ ...entry, id: `led_x${i}` }))];
    state.counters.ledger = state.ledger.length;
    expect((await control.put('/state', state, { key })).status).toBe(403);
    expect((await control.get('/ledger', { key })).body.balanced).toBe(true);
  });
});

test('an import takes no page that is another merchant’s', async () => {
  const { box, control } = await openPublic();
  const [owner, thief] = [await newMerchant(control), await newMerchant(control)];
  const create = async ({ api_key }: Body): Promise<string> =>
    (await control.v1('POST', '/payments', { amount: 5, currency: 'USD' }, api_key)).body.id;
  const [id, own] = [await create(owner), await create(thief)];
  const { text } = await control.get('/state', { key: thief.api_key });
  const state = JSON.parse(text.replaceAll(own, id));
  expect((await control.put('/state', state, { key: thief.api_key })).status).toBe(200);
  const { worlds } = engineOf(box);
  expect(worlds.findByRecord(id)?.id).toBe(owner.id);
  const { payment } = (await control.get(`/payments/${id}`, { key: thief.api_key })).body;
  expect(new URL(payment.payment_url).pathname).toBe(`/pay/${id}~${thief.id}`);
  expect((await control.delete(`/merchants/${owner.id}`, {}, operator)).status).toBe(200);
  expect(worlds.findByRecord(id)).toBeUndefined();
});

describe('state of an earlier run', () => {
  test('that has the fixed keys gets others, also after a reset', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tenderbox-public-'));
    const data = join(folder, 'state.json');
    const { box } = await openSandbox({ data });
    await box.close();
    const { box: again, control } = await openPublic({ data });
    expect((await control.v1('GET', '/account')).status).toBe(401);
    expect((await control.post('/reset', {}, { key: again.apiKey })).status).toBe(200);
    expect((await control.v1('GET', '/account')).status).toBe(401);
    expect((await control.v1('GET', '/account', undefined, again.apiKey)).status).toBe(200);
    await again.close();
    rmSync(folder, { recursive: true });
  });
});

describe('addresses', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%j counts as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });

  test.each([
    ['9.9.9.8', ['9.9.9.8:1000', '9.9.9.8:1001', ' 9.9.9.8 ', '1.1.1.1, 9.9.9.8:7']],
    ['2001:db8::/64', ['[2001:db8::1]:1000', '[2001:db8::2]', '2001:db8::3', 'x, [2001:db8:0::4]:9']],
    // What is no address is no caller of its own: it is whoever wrote it.
    [
      '127.0.0.1',
      ['unknown', '_hidden', '9.9.9.8:x', 'a:b', '9.9.9.8, ', '[]:1', '[9.9.9.8', '::1::2', '9'.repeat(500)],
    ],
  ])('P11: %s is one caller, with whatever port, and junk is none', async (counted, written) => {
    const { control } = await openPublic({ publicRate: written.length - 1 });
    const made = [];
    for (const forwarded of written) {
      made.push((await control.post('/merchants', {}, { headers: { 'x-forwarded-for': forwarded } })).status);
    }
    expect(made, counted).toEqual([...Array(written.length - 1).fill(201), 429]);
  });

  test('P11: bound to more than loopback, nothing that a client says of its address is believed', () => {
    const said = (loopback: boolean) => {
      const call = { headers: { 'x-forwarded-for': '9.9.9.8:1' }, socket: { remoteAddress: '9.9.9.9' } };
      return clientAddress(call as never, { loopback });
    };
    expect([said(true), said(false)]).toEqual(['9.9.9.8', '9.9.9.9']);
  });

  test('are forgotten when there are too many, and counted anew after an hour', () => {
    const { worlds, host } = testWorld();
    const limits = { merchants: 10, lifetime_ms: HOUR_MS, per_hour: 1, records: 100, ...PLENTY };
    const mode = createPublicMode(limits, worlds);
    expect(mode.admit('10.0.0.1')).toBe(START_MS + HOUR_MS);
    expect(refusal(() => mode.admit('10.0.0.1')).extras.retry_after_s).toBe(3_600);
    for (let i = 0; i < 10_000; i++) mode.admit(`192.0.${i >> 8}.${i & 255}`);
    expect(mode.admit('10.0.0.1')).toBe(START_MS + HOUR_MS);
    host.now_ms += HOUR_MS;
    expect(mode.admit('10.0.0.1')).toBe(START_MS + 2 * HOUR_MS);
  });

  test('are told when the next merchant ends', () => {
    const { worlds, host } = testWorld();
    const mode = createPublicMode({ merchants: 2, lifetime_ms: HOUR_MS, per_hour: 9, records: 100, ...PLENTY }, worlds);
    const world: World = worlds.create({ ends_at_ms: mode.admit('10.0.0.1') });
    host.now_ms += HOUR_MS - 90_000;
    const { message, extras } = refusal(() => mode.admit('10.0.0.2'));
    expect([message, extras.retry_after_s]).toEqual([expect.stringContaining('ends in 1m30s'), 90]);
    host.now_ms += 90_000;
    mode.admit('10.0.0.2');
    expect(worlds.get(world.id)).toBeUndefined();
  });
});
