/** The sandbox as durable objects, on the runtime itself: npm run nightly -- object. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenderbox } from '../../src/index.js';
import { verifyWebhook } from '../../src/webhooks.js';
import { buildObjects, startObjects } from '../../tools/object.mjs';
import { tenderbox } from '../cli/context.js';
import { expectAccessible, expectQuiet, openPage, picture, useBrowser } from '../pages/support/browser.js';
import { startReceiver } from '../support/receiver.js';
import {
  call as callOf,
  create as createWith,
  freePort,
  JSON_TYPE,
  MERCHANTS,
  newKey as newKeyOf,
  PAYMENT,
  proofFor,
  startWriters,
} from './support/merchants.js';

const KILLS = Number(process.env.OBJECT_KILLS ?? 10);
const WRITERS = 12;
const BITS = 12;
const CODE = 'a-code-of-the-operator';

useBrowser();

let folder: string;
let port: number;
let child: ChildProcess;
let url: string;

async function start(own = {}): Promise<void> {
  const env = {
    TENDERBOX_PROOF_BITS: String(BITS),
    TENDERBOX_MERCHANTS_PER_HOUR: '1000',
    TENDERBOX_CLAIM_CODE: CODE,
    ...own,
  };
  ({ child, url } = await startObjects({ folder, port, env, stdio: 'ignore' }));
}

async function kill(): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-objects-'));
  port = await freePort();
  await buildObjects();
  await start();
});
afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

const proof = (): Promise<string> => proofFor(url);
const create = async (body: object, proved?: string): Promise<Response> =>
  createWith(url, proved ?? (await proof()), body);
const newKey = (): Promise<string> => newKeyOf(url);
const call = (key: string, method: string, path: string, body?: unknown, headers = {}, origin = url) =>
  callOf(origin, key, method, path, body, headers);

const routeOf = (key: string): string => key.split('_')[2] as string;

test('a merchant costs some work, which counts once', async () => {
  const proved = await proof();
  expect((await create({ label: 'reader' }, proved)).status).toBe(201);
  expect((await create({}, proved)).status).toBe(428);
  expect((await create({}, `${proved}0`)).status).toBe(428);
  expect((await create({ label: 5 })).status).toBe(400);
});

test('an address makes as many merchants an hour as it may, whoever else its gate is for', async () => {
  await kill();
  await start({
    TENDERBOX_MERCHANTS_PER_HOUR: '1',
    TENDERBOX_PROOF_BITS: '0',
    TENDERBOX_ADDRESS_HEADER: 'x-forwarded-for',
  });
  // More than there are gates.
  const headers = Array.from({ length: 300 }, (_, nth) => ({ 'x-forwarded-for': `192.0.${nth >> 8}.${nth & 255}` }));
  const makeOne = async (from: object): Promise<number> =>
    (await createWith(url, await proofFor(url, from), {}, from)).status;
  const first: number[] = [];
  for (const from of headers) first.push(await makeOne(from));
  expect(first).toEqual(headers.map(() => 201));
  expect(await makeOne(headers[0] as object)).toBe(429);
  // What was refused counts for nothing, and is refused in the words of one process.
  const from = { 'x-forwarded-for': '198.51.100.1' };
  const told = async (body: string | Uint8Array<ArrayBuffer>, type: string) => {
    const headers = { ...from, 'content-type': type, 'x-proof-of-work': await proofFor(url, from) };
    const answer = await fetch(url + MERCHANTS, { method: 'POST', headers, body });
    return [answer.status, ((await answer.json()) as { detail?: string }).detail];
  };
  expect(await told('{"label":5}', 'application/json')).toEqual([400, expect.stringContaining('label')]);
  expect(await told('{}', 'text/plain')).toEqual([400, expect.stringContaining('content type')]);
  const broken = Uint8Array.from(Buffer.from('{"label":"\xff"}', 'latin1'));
  expect(await told(broken, 'application/json')).toEqual([400, expect.stringContaining('UTF-8')]);
  expect(await makeOne(from)).toBe(201);
  await kill();
  await start();
});

test('a key that is nobody’s is rejected, whether it names an object or not', async () => {
  for (const key of ['nope', 'tb_key_default', 'tb_key_aaaaaaaaaaaaaaaaaaaa_aaaaaaaa']) {
    expect(await call(key, 'GET', '/v1/payments')).toMatchObject({
      status: 401,
      body: { error: { code: 'UNAUTHENTICATED' } },
    });
    expect(await call(key, 'GET', '/_sandbox/clock')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  }
  const key = await newKey();
  expect(await call(`${key.slice(0, -1)}~`, 'GET', '/v1/payments')).toMatchObject({ status: 401 });
  expect(await call(key, 'GET', '/_sandbox/merchants')).toMatchObject({ status: 403 });
  expect(await call(key, 'POST', '/_sandbox/merchants/renew')).toMatchObject({ status: 200 });
  // Below the route twice is nothing that there is, and no way around the work.
  const route = routeOf(key);
  for (const [path, status] of [
    [`/~${route}`, 403],
    [`/~${route}/~${route}`, 404],
  ] as const)
    expect((await call(key, 'POST', path + MERCHANTS, {})).status).toBe(status);
  expect((await call(key, 'GET', '/_sandbox/health')).body).toMatchObject({ status: 'ok' });
  const { uptime_seconds } = (await call(key, 'GET', `/~${route}/_sandbox/health`)).body;
  expect(uptime_seconds).toBeLessThan(3_600);
});

test('commands make a merchant, keep it, and carry data there and back', async () => {
  const type = async (...args: string[]) => {
    const { code, out, err } = await tenderbox(args, {}, folder);
    return { code, text: [...out, ...err].join('\n') };
  };
  const made = await type('create', 'merchant', '--json', '--url', url);
  const { api_key: key, id } = JSON.parse(made.text);
  const pages = `${url}/~${routeOf(key)}/dashboard`;
  const here = ['--url', url, '--api-key', key] as const;
  expect((await type('open', ...here)).text).toBe(pages);
  expect((await type('demo', ...here)).text).toContain(`look at  ${pages}/payments/pay_req_`);
  const claim = (code: string) => type('claim', code, '--url', url, '--api-key', key);
  expect(await claim('a-code-of-nobody-else')).toMatchObject({
    code: 1,
    text: expect.stringContaining('not the code'),
  });
  expect(await claim(CODE)).toMatchObject({ code: 0, text: expect.stringContaining('is kept') });
  expect((await call(key, 'POST', '/_sandbox/merchants/renew')).body).toEqual({ ends_at: null });
  await kill();
  await start();
  expect(await claim(CODE)).toMatchObject({ code: 1, text: expect.stringContaining('kept already') });

  const { body: payment } = await call(key, 'POST', '/v1/payments', PAYMENT);
  expect(await type('export', 'mine.json', '--from', url, '--api-key', key)).toMatchObject({ code: 0 });
  const loaded = await type('import', 'mine.json', '--to', url, '--json');
  const other = JSON.parse(loaded.text);
  expect(other.id).not.toBe(id);
  expect((await call(other.api_key, 'GET', `/v1/payments/${payment.id}`)).status).toBe(200);
  const home = await createTenderbox({ data: join(folder, 'mine.json') });
  expect((await call(key, 'GET', `/v1/payments/${payment.id}`, undefined, {}, new URL(home.url).origin)).status).toBe(
    200,
  );
  await home.close();
});

test('a webhook arrives, signed, and pages are below the route', async () => {
  const receiver = await startReceiver();
  try {
    const key = await newKey();
    const secret = 'a-secret-of-this-test';
    await call(key, 'POST', '/v1/webhooks', { url: receiver.url, event_types: ['payment.created'], secret });
    const { body: payment } = await call(key, 'POST', '/v1/payments', PAYMENT);
    await receiver.received(1);
    const [got] = receiver.requests;
    expect(verifyWebhook(got?.body ?? '', got?.headers ?? {}, secret)).toMatchObject({ data: { id: payment.id } });
    expect(payment.payment_url).toBe(`${url}/~${routeOf(key)}/pay/${payment.id}`);
    const page = await fetch(payment.payment_url, { headers: { accept: 'text/html' } });
    expect([page.status, (await page.text()).includes(payment.id)]).toEqual([200, true]);
  } finally {
    await receiver.close();
  }
});

test('the front page makes a merchant with the work of a browser, and its key opens it from there', async () => {
  const page = await openPage({ url }, '/');
  await page.getByTestId('bounds').getByText('It lasts 1 day').waitFor();
  await expectAccessible(page);
  await picture(page, 'front-of-objects');
  await page.getByTestId('get-sandbox').click();
  await page.waitForURL(/\/~\w{20}\/$/);
  await page
    .getByTestId('ready')
    .getByText(`${new URL(page.url()).href}v1`)
    .waitFor();
  await expectAccessible(page);
  await picture(page, 'welcome-of-an-object');
  const key = await page.evaluate<string>(`JSON.parse(sessionStorage.getItem('tenderbox.keys')).key.api_key`);
  await page.getByTestId('demonstrate').click();
  await page.getByText('Your server is told by a signed webhook: payment.succeeded').waitFor();
  await page.getByRole('link', { name: 'Look at it in the dashboard' }).click();
  await page.waitForURL(/\/dashboard\/payments\/pay_req_/);
  await page.getByRole('tab', { name: /Webhooks/ }).waitFor();
  expect(page.complaints).toMatchObject({ policy: [], errors: [], failed: [], foreign: [] });
  const other = await openPage({ url }, '/');
  await other.getByText('I have a key already').click();
  await other.getByLabel('API key').fill('tb_key_default');
  await other.getByRole('button', { name: 'Use this key' }).click();
  await other.getByRole('alert').getByText('No merchant here has such a key').waitFor();
  await other.getByLabel('API key').fill(key);
  await other.getByRole('button', { name: 'Use this key' }).click();
  await other.getByTestId('ready').waitFor();
  expectQuiet(other);
  const strange = await openPage({ url }, new URL(page.url()).pathname.replace(/(~\w+\/).*/, '$1'));
  expect(await strange.getByRole('link', { name: 'Get my own sandbox' }).first().getAttribute('href')).toBe(`${url}/`);
  expect(await strange.getByTestId('demonstrate').count()).toBe(0);
});

test('answers that are to break off do so, after as much as was to come', async () => {
  const key = await newKey();
  const headers = { authorization: `Bearer ${key}` };
  const strike = async (effect: object) => {
    await call(key, 'POST', '/_sandbox/faults', { effect });
    return fetch(`${url}/v1/payments`, { headers });
  };
  for (const reset of ['before_commit', 'after_commit'])
    await expect(strike({ reset })).rejects.toThrow('fetch failed');
  const { status, body } = await strike({ truncate_bytes: 10 });
  const reader = body?.getReader();
  expect([status, (await reader?.read())?.value?.length]).toEqual([200, 10]);
  await expect(reader?.read()).rejects.toThrow('terminated');
});

test('what was acknowledged is there once, however often the process is killed', { timeout: 3_600_000 }, async () => {
  const keys = await Promise.all(Array.from({ length: WRITERS }, newKey));
  const writers = startWriters(keys, () => url);
  for (let count = 0; count < KILLS; count += 1) {
    await writers.everybodyPaid(2);
    await kill();
    await start();
  }
  expect(await writers.verdict()).toEqual({ lost: 0, doubled: 0 });
});

test('a clock that was set back stays there when its object is let go of', async () => {
  const key = await newKey();
  await call(key, 'POST', '/_sandbox/clock/advance', { by: '30d' });
  await call(key, 'GET', '/v1/payments');
  const now = new Date().toISOString();
  expect((await call(key, 'PUT', '/_sandbox/clock', { mode: 'real', now })).status).toBe(200);
  await kill();
  await start();
  const clock = (await call(key, 'GET', '/_sandbox/clock')).body as unknown as { now: string };
  expect(Date.parse(clock.now) - Date.parse(now)).toBeLessThan(60_000);
});

test('what falls due while nobody calls comes about after a kill', async () => {
  const receiver = await startReceiver();
  try {
    const key = await newKey();
    await call(key, 'POST', '/v1/webhooks', { url: receiver.url, event_types: ['payment.expired'] });
    await call(key, 'PUT', '/_sandbox/clock', { mode: 'scaled', speed: 300 });
    await call(key, 'POST', '/v1/payments', PAYMENT);
    await kill();
    await start();
    await receiver.received(1);
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({ event_type: 'payment.expired' });
  } finally {
    await receiver.close();
  }
});

/** What differs from one merchant to the next, or is of the machine; samples are a table where faker is not there. */
const OWN =
  /"(?:id|email|business_name|file|[a-z_]*_id|[a-z_]*_at|created|payment_url|invoice_url|address|uri|qr[a-z_]*|hash|now|seed|secret)":(?:"[^"]*"|\d+)/g;
const plain = (body: unknown, place: string): string =>
  JSON.stringify(body)
    .replaceAll(place, 'HERE')
    // Guides are named by their paths, below the route.
    .replace(`"docs":"${new URL(place).pathname.replace(/\/$/, '')}/`, '"docs":"/')
    .replace(OWN, (member) => member.split(':', 1)[0] as string)
    .replaceAll(/\b(?:pay_req|inv|acct|req|evt|txn|payout|tx|whk|wh)_[a-z0-9_]+/g, 'ID');

/** Headers of a connection, and of the moment. */
const OF_CONNECTION = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];
const OF_MOMENT = ['x-ratelimit-reset', 'x-request-id'];

test('the same calls have the same answers as over HTTP', async () => {
  const node = await createTenderbox({ public: true, controlToken: 'token' });
  const { origin } = new URL(node.url);
  try {
    const made = await fetch(origin + MERCHANTS, { method: 'POST', headers: JSON_TYPE, body: '{}' });
    const nodes = ((await made.json()) as { api_key: string }).api_key;
    const own = await newKey();
    const course: [method: string, path: string, body?: unknown, headers?: object][] = [
      ['GET', '/v1/account'],
      ['POST', '/v1/payments', PAYMENT, { 'idempotency-key': 'a' }],
      ['POST', '/v1/payments', PAYMENT, { 'idempotency-key': 'a' }],
      ['POST', '/v1/payments', { amount: -1, currency: 'EUR' }],
      ['POST', '/v1/payments', { ...PAYMENT, metadata: { sandbox_scenario: 'no-such-scenario' } }],
      ['GET', '/v1/payments?limit=1'],
      ['GET', '/v1/payments?limit=x'],
      ['GET', '/v1/payments/pay_req_none'],
      ['POST', '/v1/invoices', { amount: 10, currency: 'EUR', due_date: '2099-12-01' }],
      ['POST', '/v1/payouts', { amount: 0.001, currency: 'BTC', address: 'no address' }],
      ['DELETE', '/v1/payments'],
      ['GET', '/v1/balance'],
      ['GET', '/v1/nothing'],
      ['GET', '/_sandbox/profile'],
      ['GET', '/_sandbox/scenarios'],
      ['GET', '/_sandbox/faults'],
      ['GET', '/_sandbox/jobs'],
      ['PATCH', '/_sandbox/profile', { error_codes: 'no such setting' }],
      ['GET', '/_sandbox/nothing'],
    ];
    for (const [method, path, body, headers] of course) {
      const [here, there] = await Promise.all([
        call(own, method, path, body, headers),
        call(nodes, method, path, body, headers, origin),
      ]);
      const mine = plain(here.body, `${url}/~${routeOf(own)}`);
      expect([path, here.status, mine]).toEqual([path, there.status, plain(there.body, origin)]);
      const headersOf = (answer: Headers) =>
        Object.fromEntries([...answer].filter(([name]) => ![...OF_CONNECTION, ...OF_MOMENT].includes(name)));
      expect([path, headersOf(here.headers)]).toEqual([path, headersOf(there.headers)]);
    }
  } finally {
    await node.close();
  }
});
