/** Merchants carried from files into running sandboxes and back, and the work that one of them asks for. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenderbox, type Sandbox } from '../../src/index.js';
import { tenderbox } from './context.js';

const TOKEN = 'operator';
let folder: string;
let target: Sandbox;
let payments: string[];

const type = (...args: string[]) => tenderbox(args, {}, folder);
const read = async (key: string, path: string) =>
  fetch(target.url + path, { headers: { authorization: `Bearer ${key}` } });

async function send(url: string, key: string, body: object): Promise<{ id: string }> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<{ id: string }>;
}

async function listed({ controlUrl }: Sandbox): Promise<{ label: string }[]> {
  const answer = await fetch(`${controlUrl}/merchants`, { headers: { 'x-control-token': TOKEN } });
  return ((await answer.json()) as { data: { label: string }[] }).data;
}

/** Something that answers as it is told to. */
async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** A data file with two merchants, each with a payment, and a snapshot. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-carry-'));
  const home = await createTenderbox({ data: join(folder, 'data.json') });
  const shop = await home.createMerchant({ label: 'shop' });
  payments = [
    (await send(`${home.url}/payments`, home.apiKey, { amount: 5, currency: 'EUR' })).id,
    (await send(`${home.url}/payments`, shop.apiKey, { amount: 7, currency: 'EUR' })).id,
  ];
  await send(`${home.controlUrl}/snapshots`, home.apiKey, { name: 'before' });
  await home.close();
  target = await createTenderbox({ public: true, controlToken: TOKEN });
});
afterAll(async () => {
  await target.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a data file goes into a sandbox that anybody may use, and comes back', async () => {
  const there = ['--control-token', TOKEN];
  const loaded = await type('import', 'data.json', '--to', target.url, ...there);
  expect(loaded).toMatchObject({ code: 0, err: ['Snapshots stay where they are: 1.'] });
  expect(loaded.out.filter((line) => line.endsWith('was made:'))).toEqual(['default was made:', 'shop was made:']);
  const keys = loaded.out.flatMap((line) => /^ +api_key +(tb_key_\S+)$/.exec(line)?.[1] ?? []);
  for (const [i, key] of keys.entries()) expect((await read(key, `/payments/${payments[i]}`)).status).toBe(200);
  expect((await read(keys[0] as string, `/payments/${payments[1]}`)).status).toBe(404);

  const saved = await type('export', 'back.json', '--from', target.url, ...there);
  expect(saved).toMatchObject({
    code: 0,
    err: [],
    out: [expect.stringMatching(/^Wrote 3 .* start --data back\.json/)],
  });
  const back = await createTenderbox({ data: join(folder, 'back.json') });
  const labels = (await listed(back)).map(({ label }) => label);
  expect(labels).toEqual(['shop', 'default', 'default']);
  for (const [i, key] of keys.entries()) {
    const answer = await fetch(`${back.url}/payments/${payments[i]}`, { headers: { authorization: `Bearer ${key}` } });
    expect(answer.status).toBe(200);
  }
  await back.close();
});

test('where no key is needed neither are merchants made with one, and snapshots are told of', async () => {
  const own = await createTenderbox();
  const made = await type('import', 'data.json', '--to', own.url, '--merchant', 'shop');
  expect([made.code, made.err.at(-1), made.out[0]]).toEqual([0, expect.stringMatching(/^Snapshots/), 'shop was made:']);
  expect((await listed(own)).map(({ label }) => label)).toEqual(['shop', 'default']);
  await send(`${own.controlUrl}/snapshots`, own.apiKey, { name: 'before' });
  const saved = await type('export', 'own.json', '--from', own.url);
  expect(saved).toMatchObject({ code: 0, err: ['Snapshots stay where they are: 1.'] });
  await own.close();
});

test('a key in the environment is of no account beside a token that is given, nor where it is empty', async () => {
  const own = await createTenderbox({ controlToken: TOKEN });
  const all = ['export', 'all.json', '--from', own.url];
  const told = (env: Record<string, string>, ...args: string[]) => tenderbox([...all, ...args], env, folder);
  const set = { TENDERBOX_API_KEY: own.apiKey };
  await own.createMerchant({ label: 'second' });
  expect((await told(set)).out).toEqual([expect.stringMatching(/^Wrote 1 merchant to all\.json;/)]);
  expect((await told(set, '--control-token', TOKEN)).out).toEqual([expect.stringMatching(/^Wrote 2 merchants/)]);
  expect((await told({ TENDERBOX_API_KEY: '' })).out).toEqual([expect.stringMatching(/^Wrote 2 merchants/)]);
  const load = ['import', 'data.json', '--to', own.url, '--merchant', 'shop', '--control-token', TOKEN];
  expect((await tenderbox(load, set, folder)).out[0]).toBe('shop was made:');
  await own.close();
});

test('the token of the environment goes to the sandbox that is named there, and to no other', async () => {
  const set = { TENDERBOX_CONTROL_TOKEN: TOKEN };
  const args = ['export', '--from', target.url];
  expect((await tenderbox(args, { ...set, TENDERBOX_URL: target.url }, folder)).code).toBe(0);
  const tokens: unknown[] = [];
  const { url, close } = await serve(({ headers }, response) => {
    tokens.push(headers['x-control-token']);
    response.writeHead(403, { 'content-type': 'application/problem+json' }).end('{"detail":"No."}');
  });
  for (const words of [
    ['export', '--from', url],
    ['import', 'data.json', '--to', url],
  ]) {
    const { code, err } = await tenderbox(words, { ...set, TENDERBOX_URL: target.url }, folder);
    expect([code, err.join('')]).toEqual([1, expect.stringMatching(/No\..* give --control-token for this one\./)]);
  }
  expect(tokens).toEqual([undefined, undefined]);
  close();
});

test('who is gone is left out, who is busy is waited for, and what fails leaves the file as it was', async () => {
  const world = (id: string) => ({ format: 'tenderbox.world', merchant: { id, label: id, ordinal: 4 }, origin: {} });
  let busy = 2;
  let broken = false;
  const { url, close } = await serve(({ url: path, headers }, response) => {
    const id = String(headers['x-merchant']);
    const say = (status: number, body: object) => {
      const kind = status === 200 ? 'application/json' : 'application/problem+json';
      response.writeHead(status, { 'content-type': kind, 'retry-after': '0' }).end(JSON.stringify(body));
    };
    if (path?.startsWith('/_sandbox/merchants')) say(200, { data: [{ id: 'one' }, { id: 'gone' }, { id: 'two' }] });
    else if (id === 'gone') say(401, { detail: 'No merchant has the id gone that X-Merchant names.' });
    else if (id === 'two' && broken) say(200, { merchant: {} });
    else if (id === 'two' && busy-- > 0) say(busy ? 429 : 503, { detail: 'Later.' });
    else say(200, path === '/_sandbox/state' ? world(id) : { data: [] });
  });
  const args = ['export', 'some.json', '--from', url];
  expect(await type(...args)).toMatchObject({
    code: 0,
    err: ['Merchant gone is gone since the list was made, and left out.'],
    out: [expect.stringMatching(/^Wrote 2 merchants/)],
  });
  const text = readFileSync(join(folder, 'some.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ next_ordinal: 5, worlds: { one: {}, two: {} } });
  const printed = await type('export', '--from', url);
  expect(printed.out.join('\n')).toBe(text.trimEnd());
  busy = 3;
  expect(await type(...args)).toMatchObject({
    code: 1,
    err: [/gone/, /Later/].map((why) => expect.stringMatching(why)),
  });
  broken = true;
  expect((await type(...args)).err.join('')).toMatch(/\/v1 is no state that a sandbox wrote/);
  expect(readFileSync(join(folder, 'some.json'), 'utf8')).toBe(text);
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  close();
});

test('one merchant goes into that of a key, and comes back with it', async () => {
  const made = JSON.parse((await type('create', 'merchant', '--json', '--url', target.url)).out.join('\n'));
  const mine = ['--api-key', made.api_key];
  const loaded = await type('import', 'data.json', '--to', target.url, '--merchant', 'shop', ...mine);
  expect(loaded).toMatchObject({ code: 0, out: ['shop of data.json is in force.'] });
  expect((await read(made.api_key, `/payments/${payments[1]}`)).status).toBe(200);
  expect((await type('export', 'mine.json', '--from', target.url, ...mine)).code).toBe(0);
  const { worlds } = JSON.parse(readFileSync(join(folder, 'mine.json'), 'utf8'));
  expect(Object.keys(worlds)).toEqual([made.id]);
  expect(worlds[made.id].origin).not.toHaveProperty('ends_at_ms');
  const again = await type('import', 'mine.json', '--to', target.url, '--json');
  expect(JSON.parse(again.out.join('\n'))).toMatchObject({ label: made.label, ends_at: expect.any(String) });
});

test('what cannot be carried is rejected, and nothing is left of it', async () => {
  const refusals: [args: string[], code: number, why: RegExp][] = [
    [['import', 'no.json', '--to', target.url], 2, /no ordinary file no\.json; check the path/],
    [['import', 'data.json', '--to', 'nowhere'], 2, /--to must be the base URL of a sandbox/],
    [['import', 'data.json', '--to', target.url, '--merchant', 'x'], 2, /no merchant x; it has default, shop\./],
    [
      ['import', 'data.json', '--to', target.url, '--api-key', 'k'],
      2,
      /several merchants .* say which with --merchant/,
    ],
    [['import', 'data.json', '--to', target.url, '--url', target.url], 2, /cannot be used with option/],
    [['import', 'data.json', '--url', target.url], 2, /data\.json is a data file, and no export: .* --to URL\.$/],
    [['import', 'data.json', '--merchant', 'shop'], 2, /--merchant is for --to URL/],
    [['import', 'other.json', '--to', target.url], 1, /is not a state of Tenderbox/],
    [['import', 'bare.json', '--to', target.url], 2, /^tenderbox: bare\.json is no state .*"merchant" needs/],
    [['import', 'nobody.json', '--to', target.url], 2, /the world acct_\w+ of nobody\.json is no state .*nothing was/],
    [
      ['import', 'broken.json', '--to', target.url, '--control-token', TOKEN],
      1,
      /of broken\.json was not loaded: .*status.* Nothing was loaded\./,
    ],
    [['export', '--from', target.url], 1, /X-Control-Token.* Give --api-key for one merchant/],
  ];
  const before = (await listed(target)).length;
  writeFileSync(join(folder, 'other.json'), '{"format":"of another program"}');
  writeFileSync(join(folder, 'bare.json'), '{"format":"tenderbox.world"}');
  const mine = readFileSync(join(folder, 'mine.json'), 'utf8');
  const nobody = JSON.parse(mine) as { worlds: Record<string, { merchant: object }> };
  for (const world of Object.values(nobody.worlds)) world.merchant = {};
  writeFileSync(join(folder, 'nobody.json'), JSON.stringify(nobody));
  writeFileSync(join(folder, 'broken.json'), mine.replace('"status":"pending"', '"status":"much"'));
  for (const [args, code, why] of refusals) {
    const { err, ...outcome } = await type(...args);
    expect({ ...outcome, err: err.join('\n') }, args.join(' ')).toMatchObject({
      code,
      out: [],
      err: expect.stringMatching(why),
    });
  }
  expect(await listed(target)).toHaveLength(before);

  const { err } = await type('import', 'broken.json', '--to', target.url);
  const [, key = ''] = /acct_\w+ that was made for it is still there: .* --api-key (\S+)\. /.exec(err.join('')) ?? [];
  const again = await type('import', 'mine.json', '--to', target.url, '--api-key', key);
  expect(again).toMatchObject({ code: 0, out: [expect.stringContaining('is in force')] });
});

test('a sandbox that asks for work before it makes a merchant is given it, and for no other call', async () => {
  const proved = (proof: unknown): boolean =>
    /^c \d+$/.test(String(proof)) && createHash('sha256').update(String(proof)).digest('hex').startsWith('000');
  const made = { id: 'acct_1', label: 'x', api_key: 'k', public_key: 'p', secret_key: 's' };
  let asked: { challenge: unknown; bits: unknown } = { challenge: 'c', bits: 12 };
  const proofs: unknown[] = [];
  const { url, close } = await serve((request, response) => {
    const proof = request.headers['x-proof-of-work'];
    proofs.push(proof);
    const given = proved(proof);
    const kind = given ? 'application/json' : 'application/problem+json';
    const problem = { status: 428, code: 'proof_required', detail: 'Work.', ...asked };
    response.writeHead(given ? 201 : 428, { 'content-type': kind }).end(JSON.stringify(given ? made : problem));
  });
  expect(await type('create', 'merchant', '--url', url)).toMatchObject({ code: 0, err: [] });
  expect(proofs).toEqual([undefined, expect.stringMatching(/^c \d+$/)]);
  const { code, err } = await type('export', '--url', url);
  expect([code, err.join(''), proofs.length]).toEqual([1, expect.stringContaining('refused (428): Work.'), 3]);
  const hostile = [
    { challenge: 'c', bits: 33 },
    { challenge: 'c', bits: -1 },
    { challenge: 'c', bits: 1.5 },
    { challenge: 'c', bits: '12' },
    { challenge: 'c\r\nx-control-token: t', bits: 1 },
    { challenge: 'c'.repeat(257), bits: 1 },
    { challenge: '', bits: 1 },
    { challenge: null, bits: 1 },
  ];
  for (asked of hostile) {
    const refused = await type('create', 'merchant', '--url', url);
    expect([refused.code, refused.err.join('')], JSON.stringify(asked)).toEqual([
      1,
      expect.stringMatching(/a proof of work that cannot be given: .* bits from 0 to 32\. Check its address/),
    ]);
  }
  expect(proofs).toHaveLength(3 + hostile.length);
  close();
});
