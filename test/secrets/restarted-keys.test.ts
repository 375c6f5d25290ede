/** After a restart every key works as before, and those that nobody has any more are said nowhere. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bannerLines } from '../../src/cli/banner.js';
import type { Sandbox } from '../../src/index.js';
import {
  type Body,
  control,
  FIXED,
  innerOf,
  type Keys,
  NOW_S,
  originOf,
  type Place,
  place,
  sha256,
  statuses,
  statusOf,
} from './keys.js';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

let at: Place;
beforeEach(() => {
  at = place();
});
afterEach(() => at.clear());

describe('after a restart', () => {
  /** A sandbox that was stopped and started again, with keys of every kind. */
  async function restarted(): Promise<{ box: Sandbox; made: Keys; revoked: Keys; second: Keys }> {
    const before = await at.open();
    const origin = originOf(before);
    const [made, revoked] = [await control(origin, 'POST', '/keys'), await control(origin, 'POST', '/keys')];
    await control(origin, 'PATCH', `/keys/${revoked.id}`, { revoked: true });
    const second = await control(origin, 'POST', '/merchants');
    await fetch(`${origin}/v1/account`, { headers: { authorization: `Bearer ${made.api_key}` } });
    await before.close();
    return { box: await at.open(), made, revoked, second };
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
    const { facts } = innerOf(box).running;
    expect(bannerLines(facts).join('\n')).toMatch(/Seed +\d+[\s\S]*default +tb_key_default[\s\S]*\(shown once\)/);
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
    const [token = ''] = bearers.filter((text) => /^tb_key_.{32}\*{4}$/.test(text));
    expect(token).not.toBe('');
    expect(sent.headers.authorization).toBe('********');
    // It was for that call alone, and stands nowhere.
    expect(await statusOf(origin, { 'x-api-key': token })).toBe(401);
    const journal = await fetch(`${origin}/_sandbox/requests?limit=100`);
    expect(await journal.text()).not.toContain(token.slice(7, 30));
    await box.close();
    expect(at.keysInFiles([token, token.slice(7, 30), made.api_key, revoked.api_key])).toEqual([]);
  });

  test('a token that a call never presented is taken back', async () => {
    const { box, made } = await restarted();
    const origin = originOf(box);
    const { data } = await control(origin, 'GET', '/requests');
    const entry = data.find((each: Body) => each.key_id === made.id);
    const { worlds } = innerOf(box).running.engine;
    const issued: (() => void)[] = [];
    const issue = worlds.issueToken.bind(worlds);
    worlds.issueToken = (owner, token) => {
      // The key that the call brings is another one, so that nobody ever presents the token.
      const done = issue(owner, `${token} `);
      issued.push(() => expect(worlds.ownerOf('api', `${token} `)).toBeUndefined());
      return done;
    };
    expect(await control(origin, 'POST', `/requests/${entry.id}/resend`)).toMatchObject({ verdict: 'refused' });
    expect(issued).toHaveLength(1);
    for (const check of issued) check();
  });

  test('an API key in the place of a public key is still told by its digest', async () => {
    const { box, made } = await restarted();
    const origin = originOf(box);
    const headers = { 'x-api-key': made.api_key, 'x-api-timestamp': String(NOW_S), 'x-api-signature': 'eA==' };
    expect(await statusOf(origin, headers)).toBe(401);
    const { data } = await control(origin, 'GET', '/requests');
    expect(data[0].refusal.explanation).toContain(
      'A signed request carries the public key (tb_public_…) in X-API-Key.',
    );
  });

  test('code that asks for a value that nobody has is told why', async () => {
    const options = { public: true, controlToken: 'token' };
    const before = await at.open(options);
    const key = before.apiKey;
    await before.close();
    const box = await at.open(options);
    expect(() => box.apiKey).toThrow(/^The API key key_\w+ was shown once, when it was made, and the data file holds/);
    expect(box.secretKey).toMatch(/^tb_secret_/);
    expect(await statusOf(originOf(box), { 'x-api-key': key })).toBe(200);
  });
});

test('the command of exec is given no key that nobody has, and whoever runs it is told', async () => {
  const print = 'console.log(JSON.stringify([process.env.TENDERBOX_API_KEY, process.env.TENDERBOX_SECRET_KEY]))';
  const args = ['exec', '--data', at.file, '--public', '--control-token', 'token', '--', process.execPath, '-e', print];
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
}, 300_000);
