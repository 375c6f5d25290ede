/** The worker in front of durable objects: which calls wake which object, and what a merchant costs. */
import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { front } from '../../src/platform/object/front.js';
import type { Admission, Env } from '../../src/platform/object/runtime.js';

/** Every object that was called, with what it was asked. */
let woken: [name: string, asked: string][];
/** The gates among them, by their names. */
let gates: string[];
let admission: Admission;
/** How the object of a merchant answers who makes one. */
let created: number;
/** What the object of a merchant throws, if it does. */
let broken: Error | undefined;
let env: Env;

beforeEach(() => {
  woken = [];
  gates = [];
  admission = 0;
  created = 201;
  broken = undefined;
  const idFromName = (name: string) => name;
  const note = (name: unknown, asked: string): void => void woken.push([String(name), asked]);
  env = {
    SECRET: 'a secret of this test',
    ADDRESS_HEADER: 'x-forwarded-for',
    PROOF_BITS: '4',
    PAGES: { fetch: async () => new Response() },
    GATE: {
      idFromName,
      get: (name) => ({
        async admit(who) {
          gates.push(String(name));
          note(who, 'admit');
          return admission;
        },
        async forgive() {
          note('', 'forgive');
        },
      }),
    },
    MERCHANT: {
      idFromName,
      get: (name) => ({
        async fetch({ method, url }) {
          note(name, `${method} ${new URL(url).pathname}`);
          if (broken !== undefined) throw broken;
          return new Response('merchant');
        },
        async create({ route, url }, body, type) {
          note(name, `create ${url} ${new TextDecoder().decode(body)} ${type}`);
          return { status: created, headers: [], body: route };
        },
      }),
    },
  };
});

const ORIGIN = 'https://sandbox.example';
/** What is for people who have no merchant yet. */
const show = async ({ url }: Request) => (url === `${ORIGIN}/` ? new Response('the front page') : undefined);
const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  front(new Request(ORIGIN + path, init), env, show);
const withKey = (key: string): RequestInit => ({ headers: { authorization: `Bearer ${key}` } });

const ask = (headers: Record<string, string> = {}): Promise<Response> =>
  call('/_sandbox/merchants', { method: 'POST', body: '{}', headers });

/** A header that is good for a merchant, for an address, or one that is not, because no work was done. */
async function proof(address = '192.0.2.1', isGood = true): Promise<Record<string, string>> {
  const { challenge, bits } = (await (await ask({ 'x-forwarded-for': address })).json()) as {
    challenge: string;
    bits: number;
  };
  for (let count = 0; ; count += 1) {
    const text = `${challenge} ${count}`;
    const hash = createHash('sha256').update(text).digest();
    if ((hash[0] as number) < 2 ** (8 - bits) === isGood)
      return { 'x-proof-of-work': text, 'x-forwarded-for': address };
  }
}

test('makes a merchant for work that was done for the address that calls, and counts it there', async () => {
  expect((await ask()).status).toBe(428);
  const headers = await proof('2001:db8::1');
  expect((await ask({ ...headers, 'x-forwarded-for': '192.0.2.9' })).status).toBe(428);
  expect((await ask(await proof('2001:db8::1', false))).status).toBe(428);
  expect(woken).toEqual([]);
  const made = await ask({ ...headers, 'x-forwarded-for': '192.0.2.9, 2001:db8::2' });
  const route = await made.text();
  expect([made.status, route]).toEqual([201, expect.stringMatching(/^[a-z0-9]{20}$/)]);
  expect(woken).toEqual([
    ['2001:db8:0:0::/64', 'admit'],
    [route, `create ${ORIGIN} {} text/plain;charset=UTF-8`],
  ]);
  expect(gates).toEqual([expect.stringMatching(/^[0-9a-f]{2}$/)]);
});

test('counts an address whose port the proxy names, and all that are none as one', async () => {
  const counted = async (from: string): Promise<string | undefined> => {
    woken = [];
    await ask({ ...(await proof(from)), 'x-forwarded-for': from });
    return woken[0]?.[0];
  };
  expect(await counted('198.51.100.77:40000')).toBe('198.51.100.77');
  expect(await counted('[2001:db8:1:2::3]:443')).toBe('2001:db8:1:2::/64');
  expect(await counted('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
  for (const none of ['unknown', 'nonsense:1', '192.0.2.1,']) expect(await counted(none)).toBe('');
});

test('does not count a merchant that was rejected, nor one that a page of another site asks for', async () => {
  created = 400;
  expect((await ask(await proof())).status).toBe(400);
  expect(woken.map(([, asked]) => asked)).toEqual(['admit', expect.stringMatching(/^create /), 'forgive']);
  woken = [];
  expect((await ask({ ...(await proof()), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(woken).toEqual([]);
});

test('says why there is no merchant', async () => {
  admission = 61_000;
  const late = await ask(await proof());
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '61']);
  admission = null;
  expect((await ask(await proof())).status).toBe(428);
  expect(woken.map(([, asked]) => asked)).toEqual(['admit', 'admit']);
});

test('counts the codes for keeping a merchant by address, however they come, before it wakes one', async () => {
  const route = await (await ask(await proof())).text();
  const claim = (path: string) =>
    call(path, {
      method: 'POST',
      headers: { 'x-api-key': `tb_key_${route}_secret`, 'x-forwarded-for': '192.0.2.1' },
    });
  woken = [];
  await claim('/_sandbox/claim');
  expect(woken).toEqual([[route, 'POST /_sandbox/claim']]);
  env = { ...env, CLAIM_CODE: 'a-code-of-the-operator' };
  woken = [];
  await claim('/_sandbox/claim');
  expect(woken).toEqual([
    ['claims of 192.0.2.1', 'admit'],
    [route, 'POST /_sandbox/claim'],
  ]);
  expect(gates).toEqual([gates[0], gates[0]]);
  woken = [];
  // Whoever only knows where the merchant is gives no code.
  await call(`/~${route}/_sandbox/claim`, { method: 'POST', headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(woken).toEqual([[route, `POST /~${route}/_sandbox/claim`]]);
  woken = [];
  // What is below a route twice is nothing that there is, and no way around what is counted.
  await claim(`/~${route}/~${route}/_sandbox/claim`);
  expect(woken).toEqual([[route, `POST /~${route}/~${route}/_sandbox/claim`]]);
  woken = [];
  admission = 61_000;
  for (const path of ['/_sandbox/claim', `/~${route}/_sandbox/claim`]) {
    const late = await claim(path);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '61']);
  }
  expect(woken.map(([, asked]) => asked)).toEqual(['admit', 'admit']);
});

test('finds the object of a call by its key or its path, and wakes none for what names none', async () => {
  const route = await (await ask(await proof())).text();
  woken = [];
  await call('/v1/payments', withKey(`tb_key_${route}_secret`));
  await call('/_sandbox/clock', { headers: { 'x-api-key': `tb_public_${route}_x` } });
  await call(`/~${route}/pay/pay_req_1`);
  expect(woken).toEqual([
    [route, 'GET /v1/payments'],
    [route, 'GET /_sandbox/clock'],
    [route, `GET /~${route}/pay/pay_req_1`],
  ]);
  woken = [];
  const foreign = `${route.slice(0, -1)}${route.endsWith('0') ? '1' : '0'}`;
  const refused = await Promise.all(
    ['nope', 'tb_key_default', `tb_key_${foreign}_secret`].flatMap((key) => [
      call('/v1/payments', withKey(key)),
      call('/_sandbox/clock', withKey(key)),
    ]),
  );
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  expect((await call(`/~${foreign}/dashboard`)).status).toBe(404);
  expect(await (await call('/')).text()).toBe('the front page');
  expect((await call('/nothing')).status).toBe(404);
  expect((await call('/v1/payments')).status).toBe(401);
  expect((await call('/_sandbox/mode')).status).toBe(200);
  expect((await call('/v1/payments', { method: 'OPTIONS' })).status).toBe(204);
  expect(woken).toEqual([]);
});

test('says in the words of the API that an object was lost, or cannot be started', async () => {
  const route = await (await ask(await proof())).text();
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const said = async (path: string) => {
    const answer = await call(path, withKey(`tb_key_${route}_secret`));
    const { code, error } = (await answer.json()) as { code?: string; error?: { code: string } };
    return [answer.status, code ?? error?.code, answer.headers.get('retry-after')];
  };
  broken = Object.assign(new Error('the network connection was lost'), { retryable: true });
  expect(await said('/v1/payments')).toEqual([503, 'SERVICE_UNAVAILABLE', '1']);
  expect(await said('/_sandbox/clock')).toEqual([503, 'service_unavailable', '1']);
  expect(error).not.toHaveBeenCalled();
  broken = new Error('the change log is damaged');
  expect(await said('/v1/payments')).toEqual([500, 'INTERNAL_SERVER_ERROR', null]);
  expect(await said('/_sandbox/clock')).toEqual([500, 'internal_server_error', null]);
  expect(error).toHaveBeenCalledWith(broken);
  error.mockRestore();
});

test('shows how it is and what its bounds are, in the form of the contract, to whoever reads', async () => {
  const { limits } = (await (await call('/_sandbox/mode')).json()) as { limits: object };
  expect(limits).toMatchObject({ lifetime_seconds: 86_400 });
  const health = await call('/_sandbox/health');
  expect(await health.json()).toEqual({
    status: 'ok',
    version: expect.any(String),
    uptime_seconds: expect.any(Number),
  });
  expect(health.headers.get('cache-control')).toBe('no-store');
  for (const path of ['/_sandbox/mode', '/_sandbox/health']) {
    const { status, headers } = await call(path, { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
  expect(woken).toEqual([]);
});

test('takes settings that are empty for settings that are not given', async () => {
  env = { ...env, PUBLIC_URL: '', ADDRESS_HEADER: '' };
  await ask(await proof(''));
  expect(woken.map(([, asked]) => asked)).toEqual(['admit', `create ${ORIGIN} {} text/plain;charset=UTF-8`]);
});

test.each<[name: keyof Env, value: string | null]>([
  ['SECRET', 'short'],
  ['SECRET', null],
  ['PROOF_BITS', ''],
  ['PROOF_BITS', '64'],
  ['MERCHANTS_PER_HOUR', '20/h'],
  ['CLAIM_CODE', 'guess'],
  ['PUBLIC_URL', 'sandbox.example'],
  ['PUBLIC_URL', 'https://exa%mple'],
  ['ADDRESS_HEADER', 'X Real Ip'],
])('%s of %j is said to be wrong, and wakes nobody', async (name, value) => {
  env = { ...env, [name]: value };
  const answer = await ask();
  expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
    503,
    expect.stringContaining(`${name} must be`),
  ]);
  expect(woken).toEqual([]);
});

test('a body is read no further than it may be long', async () => {
  const headers = await proof();
  const body = 'x'.repeat(100_000);
  expect((await call('/_sandbox/merchants', { method: 'POST', body, headers })).status).toBe(413);
  expect(woken).toEqual([]);
});
