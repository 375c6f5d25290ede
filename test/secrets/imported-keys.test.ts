/** API keys of imported worlds: by their values, by their digests, and what does not go together. */
import { afterEach, describe, expect, test } from 'vitest';
import { createTenderbox, type Sandbox } from '../../src/index.js';
import { NOW } from '../support/box.js';
import { type Body, control, NOW_S, originOf, sha256, statuses, statusOf } from './keys.js';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function open(): Promise<Sandbox> {
  const box = await createTenderbox({ clock: 'frozen', now: NOW, seed: 1 });
  ends.push(() => box.close());
  return box;
}

describe('an imported world', () => {
  type Change = (state: Body) => void;
  const digested: Change = ({ keys, origin }) => {
    for (const key of [...keys, ...origin.keys]) {
      key.api_key_sha256 = sha256(key.api_key);
      key.api_key = null;
    }
  };

  test.each<[string, Change]>([
    ['values', () => undefined],
    ['digests', digested],
    ['both', ({ keys }) => Object.assign(keys[0], { api_key_sha256: sha256(keys[0].api_key) })],
    ['the form of an earlier version', (state) => Object.assign(state, { version: 1 })],
  ])('with %s of its keys has their values where this process knows them', async (_name, change) => {
    const box = await open();
    const origin = originOf(box);
    const made = await control(origin, 'POST', '/keys');
    const { status: _, ...state } = await control(origin, 'GET', '/state');
    const before = structuredClone(state.keys);
    change(state);
    expect(await control(origin, 'PUT', '/state', state)).toMatchObject({ status: 200 });
    expect((await control(origin, 'GET', '/state')).keys).toEqual(before);
    expect(await statuses(origin, made, NOW_S)).toEqual([200, 200, 200]);
    expect(box.apiKey).toBe('tb_key_default');
  });

  test('brings keys that nobody here knows by their digest', async () => {
    const box = await open();
    const origin = originOf(box);
    const { status: _, ...state } = await control(origin, 'GET', '/state');
    const digest = sha256('tb_key_from_elsewhere_0123456789');
    Object.assign(state.keys[1], { api_key: null, api_key_sha256: digest });
    expect(await control(origin, 'PUT', '/state', state)).toMatchObject({ status: 200 });
    expect(await statusOf(origin, { 'x-api-key': 'tb_key_from_elsewhere_0123456789' })).toBe(200);
    expect(await statusOf(origin, { 'x-api-key': 'tb_key_readonly' })).toBe(401);
    expect((await control(origin, 'GET', '/state')).keys[1]).toMatchObject({ api_key: null, api_key_sha256: digest });
  });

  test('of an earlier version still answers a repetition whose Idempotency-Key was an API key, and forgets that key', async () => {
    const box = await open();
    const origin = originOf(box);
    const pay = (key: string) =>
      fetch(`${origin}/v1/payments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${box.apiKey}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ amount: 1, currency: 'EUR' }),
      });
    const first = await (await pay('an-ordinary-one')).text();
    const { status: _, ...state } = await control(origin, 'GET', '/state');
    const drawn = 'tb_key_0123456789abcdef01234567';
    for (const record of state.idempotency) record.slot = record.slot.replace('an-ordinary-one', drawn);
    expect(await control(origin, 'PUT', '/state', { ...state, version: 1 })).toMatchObject({ status: 200 });
    const again = await pay(drawn);
    expect([again.headers.get('idempotent-replayed'), await again.text()]).toEqual(['true', first]);
    expect(JSON.stringify(await control(origin, 'GET', '/state'))).not.toContain(drawn);
  });

  test.each<[string, string, string, Change]>([
    ['no digest', 'keys[0].api_key_sha256', 'is missing', ({ keys }) => Object.assign(keys[0], { api_key: null })],
    [
      'the digest of another key',
      'origin.keys[1].api_key_sha256',
      'is not the SHA-256 of api_key',
      ({ origin }) => Object.assign(origin.keys[1], { api_key_sha256: sha256('x') }),
    ],
    [
      'a digest in capitals',
      'keys[0].api_key_sha256',
      '64 digits of lower-case hex',
      ({ keys }) => Object.assign(keys[0], { api_key: null, api_key_sha256: sha256('x').toUpperCase() }),
    ],
    [
      'one key twice, as a value and as a digest',
      'keys[1]',
      'repeats the SHA-256',
      ({ keys }) => Object.assign(keys[1], { api_key: null, api_key_sha256: sha256(keys[0].api_key) }),
    ],
  ])('with %s is rejected at %s', async (_name, parameter, message, change) => {
    const box = await open();
    const { status: _, ...state } = await control(originOf(box), 'GET', '/state');
    change(state);
    const refused = await control(originOf(box), 'PUT', '/state', state);
    expect(refused).toMatchObject({ status: 400, parameter });
    expect(refused.detail).toContain(message);
  });

  test('may not bring the digest of another merchant’s key', async () => {
    const box = await open();
    const other = await box.createMerchant();
    const { status: _, ...state } = await control(originOf(box), 'GET', '/state');
    Object.assign(state.keys[1], { api_key: null, api_key_sha256: sha256(other.apiKey) });
    const refused = await control(originOf(box), 'PUT', '/state', state);
    expect([refused.status, refused.detail]).toEqual([409, expect.stringContaining('belongs to another merchant')]);
  });
});
