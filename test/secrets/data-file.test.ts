/** No API key stands in a data file, whatever was done and however the process ended; and every key goes on working. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bannerLines } from '../../src/cli/banner.js';
import type { WorldData } from '../../src/core/types.js';
import type { World } from '../../src/core/world.js';
import { lineOf } from '../../src/host/change-file.js';
import { createTenderbox, type Sandbox, type TenderboxOptions } from '../../src/index.js';
import { readDataFile } from '../../src/store/data-file.js';
import { openStore } from '../../src/store/store.js';
import type { Tenderbox } from '../../src/tenderbox.js';
import { createPayment, NOW } from '../support/box.js';
import { type Body, control, FIXED, type Keys, NOW_S, originOf, sha256, statuses, statusOf } from './keys.js';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

let folder: string;
let file: string;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-keys-'));
  file = join(folder, 'data');
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  rmSync(folder, { recursive: true, force: true });
});

async function open(options: TenderboxOptions = {}): Promise<Sandbox> {
  const box = await createTenderbox({ clock: 'frozen', now: NOW, seed: 1, data: file, ...options });
  ends.push(() => box.close());
  return box;
}

const innerOf = (box: Sandbox) => box as unknown as { world: World; running: Tenderbox };

/** The keys that stand in any file of the folder. */
function keysInFiles(issued: readonly string[]): string[] {
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  return issued.filter((key) => files.some((text) => text.includes(key)));
}

/** What stands in a file, with API keys as an earlier version wrote them. */
function asEarlierVersion(issued: readonly string[]): void {
  const known = new Map(issued.map((key) => [sha256(key), key]));
  const plain = ({ api_key_sha256, ...key }: Body): Body => ({ ...key, api_key: known.get(api_key_sha256) });
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const changes = lines.map((line) => {
    const change = JSON.parse(line.slice(line.indexOf(' ') + 1)) as Body;
    if (change.set?.keys !== undefined) change.set.keys = change.set.keys.map(plain);
    if (change.set?.origin !== undefined) change.set.origin.keys = change.set.origin.keys.map(plain);
    return lineOf(change);
  });
  writeFileSync(file, `${JSON.stringify({ ...JSON.parse(head), version: 2 })}\n${changes.join('')}`);
}

describe('no API key is in the file', () => {
  test('after keys were made, revoked and deleted, merchants came and went, a reset, an import and a restart', async () => {
    let box = await open();
    const origin = originOf(box);
    const issued = [...FIXED];
    const make = async (key?: string): Promise<Keys> => {
      const made = await control(origin, 'POST', '/keys', {}, key);
      issued.push(made.api_key);
      return made;
    };
    const other = await box.createMerchant({ label: 'second' });
    issued.push(other.apiKey);
    const [first, second] = [await make(), await make(other.apiKey)];
    expect(keysInFiles(issued)).toEqual([]);
    await createPayment(box);
    for (const key of [...FIXED, first.api_key, second.api_key]) await statusOf(origin, { 'x-api-key': key });
    await control(origin, 'PATCH', `/keys/${first.id}`, { revoked: true });
    await control(origin, 'DELETE', `/keys/${second.id}`, undefined, other.apiKey);
    const gone = await control(origin, 'POST', '/merchants');
    issued.push(gone.api_key);
    await control(origin, 'DELETE', `/merchants/${gone.id}`);
    const { status: _, ...exported } = await control(origin, 'GET', '/state');
    await box.reset();
    await control(origin, 'PUT', '/state', exported);
    await other.reset();
    expect(keysInFiles(issued)).toEqual([]);
    await box.close();
    box = await open();
    await control(originOf(box), 'POST', '/clock/advance', { by: '1h' });
    issued.push((await control(originOf(box), 'POST', '/keys')).api_key);
    await box.close();
    expect(new Set(issued).size).toBe(8);
    expect(keysInFiles(issued)).toEqual([]);
    // The digests are there, so that the search was of the right file.
    expect(keysInFiles([sha256('tb_key_default'), sha256(first.api_key)])).toHaveLength(2);
  });

  test('after the file was written anew', async () => {
    const store = await openStore({ file, least_growth: 20_000 });
    ends.push(() => store.close());
    const box = await open({ data: undefined });
    const { world } = innerOf(box);
    const { touched, changed } = world.env;
    Object.assign(world.env, {
      touched(of: World) {
        store.touched(of);
        touched(of);
      },
      changed(...of: Parameters<typeof store.changed>) {
        store.changed(...of);
        changed?.(...of);
      },
    });
    world.env.touched(world);
    store.commit();
    const issued = [...FIXED];
    let largest = 0;
    let written = 0;
    for (let number = 0; number < 60; number += 1) {
      issued.push((await control(originOf(box), 'POST', '/keys')).api_key);
      await createPayment(box);
      store.commit();
      const size = readFileSync(file).length;
      if (size < largest) written += 1;
      largest = size;
      expect(keysInFiles(issued)).toEqual([]);
    }
    expect(written).toBeGreaterThan(0);
  });

  test('of a public sandbox', async () => {
    const options = { public: true, controlToken: 'token' };
    const box = await open(options);
    const issued = [...FIXED, box.apiKey, ...innerOf(box).running.facts.keys.map(({ api_key }) => api_key ?? '')];
    for (let number = 0; number < 3; number += 1) {
      const made = await control(originOf(box), 'POST', '/merchants');
      issued.push(made.api_key, (await control(originOf(box), 'POST', '/keys', {}, made.api_key)).api_key);
    }
    await box.close();
    expect(keysInFiles(issued)).toEqual([]);
    const again = await open(options);
    const found = await Promise.all(issued.map((key) => statusOf(originOf(again), { 'x-api-key': key })));
    // The third of the default merchant's keys is the one that is revoked.
    expect(found).toEqual([401, 401, 401, 200, 200, 200, 401, 200, 200, 200, 200, 200, 200]);
    await again.close();
    expect(keysInFiles(issued)).toEqual([]);
  });

  test('after kill -9', async () => {
    const issued = [...FIXED];
    for (let round = 0; round < 2; round += 1) {
      const args = ['start', '--port', '0', '--data', file, '--seed', '3', '--log', 'silent'];
      const child = spawn(process.execPath, [CLI, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
      ends.push(() => child.kill('SIGKILL'));
      const origin = await new Promise<string>((resolve) => {
        child.stdout.on('data', (chunk) => {
          const found = /(http:\/\/127\.0\.0\.1:\d+)\/v1/.exec(String(chunk))?.[1];
          if (found !== undefined) resolve(found);
        });
      });
      for (const key of issued.slice(3)) expect(await statusOf(origin, { 'x-api-key': key })).toBe(200);
      for (let number = 0; number < 5; number += 1) issued.push((await control(origin, 'POST', '/keys')).api_key);
      const ended = new Promise((resolve) => child.on('close', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    expect(issued).toHaveLength(13);
    expect(keysInFiles(issued)).toEqual([]);
  }, 60_000);

  test('once a file of an earlier version was opened, as lines or as one document', async () => {
    const box = await open();
    const made: Keys = await control(originOf(box), 'POST', '/keys');
    const payment = await createPayment(box);
    await box.close();
    const issued = [...FIXED, made.api_key];
    const document = JSON.stringify({ ...box.exportState(), version: 1 });
    for (const write of [() => asEarlierVersion(issued), () => writeFileSync(file, document)]) {
      write();
      expect(keysInFiles(issued)).toEqual(issued);
      const upgraded = await open();
      expect(keysInFiles(issued)).toEqual([]);
      expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '')).toMatchObject({ version: 3 });
      expect(await statuses(originOf(upgraded), made, NOW_S)).toEqual([200, 200, 200]);
      expect((await upgraded.payments.get(payment.id)).payment.id).toBe(payment.id);
      await upgraded.close();
      expect(keysInFiles(issued)).toEqual([]);
      expect(readdirSync(folder)).toEqual(['data']);
    }
  });
});

describe('after a restart', () => {
  /** A sandbox that was stopped and started again, with keys of every kind. */
  async function restarted(): Promise<{ box: Sandbox; made: Keys; revoked: Keys; second: Keys }> {
    const before = await open();
    const origin = originOf(before);
    const [made, revoked] = [await control(origin, 'POST', '/keys'), await control(origin, 'POST', '/keys')];
    await control(origin, 'PATCH', `/keys/${revoked.id}`, { revoked: true });
    const second = await control(origin, 'POST', '/merchants');
    await fetch(`${origin}/v1/account`, { headers: { authorization: `Bearer ${made.api_key}` } });
    await before.close();
    return { box: await open(), made, revoked, second };
  }

  test('every key is known however it is presented, and a revoked one stays revoked', async () => {
    const { box, made, revoked, second } = await restarted();
    const origin = originOf(box);
    const fixed = {
      id: '',
      api_key: 'tb_key_default',
      public_key: 'tb_public_default',
      secret_key: 'tb_secret_default',
    };
    expect(await statuses(origin, fixed, NOW_S)).toEqual([200, 200, 200]);
    expect(await statuses(origin, made, NOW_S)).toEqual([200, 200, 200]);
    expect(await statuses(origin, revoked, NOW_S)).toEqual([401, 401, 401]);
    expect(await statuses(origin, second, NOW_S)).toEqual([200, 200, 200]);
    expect(await statusOf(origin, { 'x-api-key': sha256(made.api_key) })).toBe(401);
    await control(origin, 'DELETE', `/keys/${made.id}`);
    expect(await statuses(origin, made, NOW_S)).toEqual([401, 401, 401]);
  });

  test('fixed keys and those that follow from the seed have their values again, all others a digest', async () => {
    const { box, made, second } = await restarted();
    expect(box.apiKey).toBe('tb_key_default');
    const own = await control(originOf(box), 'GET', '/state');
    const known = own.keys.map(({ api_key, api_key_sha256 }: Body) => api_key ?? api_key_sha256);
    expect(known.slice(0, 4)).toEqual([...FIXED, sha256(made.api_key)]);
    expect(own.version).toBe(2);
    const theirs = await control(originOf(box), 'GET', '/state', undefined, second.api_key);
    expect(theirs.keys[0]).not.toHaveProperty('api_key_sha256');
    expect(theirs.keys[0].api_key).toBe(second.api_key);
    expect(bannerLines(innerOf(box).running.facts).join('\n')).toMatch(/default +tb_key_default[\s\S]*\(shown once\)/);
  });

  test('a call is sent again as the key that made it, whose value nobody has', async () => {
    const { box, made, revoked } = await restarted();
    const origin = originOf(box);
    const { data } = await control(origin, 'GET', '/requests');
    const entry = data.find((each: Body) => each.key_id === made.id);
    const bearers: string[] = [];
    const { env } = innerOf(box).world;
    const { sha256Hex } = env.crypto;
    env.crypto.sha256Hex = (text) => {
      bearers.push(text);
      return sha256Hex(text);
    };
    const sent = await control(origin, 'POST', `/requests/${entry.id}/resend`);
    env.crypto.sha256Hex = sha256Hex;
    expect(sent).toMatchObject({ key_id: made.id, verdict: 'accepted' });
    const [stand_in = ''] = bearers.filter((text) => /^tb_key_.{32}\*{4}$/.test(text));
    expect(stand_in).not.toBe('');
    expect(sent.headers.authorization).toBe('********');
    // It was for that call alone, and stands nowhere.
    expect(await statusOf(origin, { 'x-api-key': stand_in })).toBe(401);
    const journal = await fetch(`${origin}/_sandbox/requests?limit=100`);
    expect(await journal.text()).not.toContain(stand_in.slice(7, 30));
    await box.close();
    expect(keysInFiles([stand_in, stand_in.slice(7, 30), made.api_key, revoked.api_key])).toEqual([]);
  });

  test('a stand-in that a call never presented is taken back', async () => {
    const { box, made } = await restarted();
    const origin = originOf(box);
    const { data } = await control(origin, 'GET', '/requests');
    const entry = data.find((each: Body) => each.key_id === made.id);
    const { worlds } = innerOf(box).running.engine;
    const lent: (() => void)[] = [];
    const lend = worlds.lend.bind(worlds);
    worlds.lend = (owner, stand_in) => {
      // The key that the call brings is another one, so that nobody ever presents the stand-in.
      const done = lend(owner, `${stand_in} `);
      lent.push(() => expect(worlds.ownerOf('api', `${stand_in} `)).toBeUndefined());
      return done;
    };
    expect(await control(origin, 'POST', `/requests/${entry.id}/resend`)).toMatchObject({ verdict: 'refused' });
    expect(lent).toHaveLength(1);
    for (const check of lent) check();
  });

  test('an API key in the place of a public key is still told by its digest', async () => {
    const { box, made } = await restarted();
    const origin = originOf(box);
    const headers = { 'x-api-key': made.api_key, 'x-api-timestamp': String(NOW_S), 'x-api-signature': 'eA==' };
    expect(await statusOf(origin, headers)).toBe(401);
    const { data } = await control(origin, 'GET', '/requests');
    expect(data[0].refusal.explanation).toContain('A signed request carries the public key in X-API-Key.');
  });

  test('code that asks for a value that nobody has is told why', async () => {
    const options = { public: true, controlToken: 'token' };
    const before = await open(options);
    const key = before.apiKey;
    await before.close();
    const box = await open(options);
    expect(() => box.apiKey).toThrow(/^The API key key_\w+ was shown once, when it was made, and the data file holds/);
    expect(box.secretKey).toMatch(/^tb_secret_/);
    expect(await statusOf(originOf(box), { 'x-api-key': key })).toBe(200);
  });
});

test('the command of exec is given no key that nobody has, and whoever runs it is told', async () => {
  const print = 'console.log(JSON.stringify([process.env.TENDERBOX_API_KEY, process.env.TENDERBOX_SECRET_KEY]))';
  const args = ['exec', '--data', file, '--public', '--control-token', 'token', '--', process.execPath, '-e', print];
  const run = () =>
    spawnSync(process.execPath, [CLI, ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, TENDERBOX_API_KEY: 'stale' },
    });
  const first = run();
  expect(JSON.parse(first.stdout.split('\n')[0] ?? '')[0], first.stderr).toMatch(/^tb_key_/);
  expect(first.stderr).not.toContain('TENDERBOX_API_KEY');
  const second = run();
  expect(JSON.parse(second.stdout.split('\n')[0] ?? '')).toEqual([null, expect.stringMatching(/^tb_secret_/)]);
  expect(second.stderr).toContain('TENDERBOX_API_KEY is not set, because the API key of the merchant was shown once');
}, 30_000);

test('what is read of a file is digests, until a sandbox knows better', async () => {
  const box = await open();
  await box.close();
  const [world] = Object.values((await readDataFile(file)).state.worlds) as [WorldData];
  expect(world.keys.map(({ api_key, api_key_sha256 }) => [api_key, api_key_sha256])).toEqual(
    FIXED.map((key) => [null, sha256(key)]),
  );
});
