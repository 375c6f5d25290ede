import { describe, expect, it, test } from 'vitest';
import type { RequestEntry } from '../../src/domain/records.js';
import {
  clearRequestLog,
  headersToLog,
  heldKey,
  isSecretParameter,
  MAX_ENTRIES,
  MAX_REQUEST_LOG_BYTES,
  maskBody,
  maskKeys,
  maskQuery,
  maskSecret,
  nextRequestId,
  record,
  withoutKeys,
} from '../../src/domain/request-log.js';
import type { World } from '../../src/domain/world.js';
import { exported, testWorld } from '../support/world.js';
import { fullWorld } from './full-world.js';

const KEY = 'tb_key_0123456789abcdefghijklmn';

describe('the request log shows no secret of a body', () => {
  test.each([
    ['a text', '{"url":"u","secret":"s3cr3t","a":1}', '{"url":"u","secret":"****","a":1}'],
    ['a number', '{"secret": 12345, "a": 1}', '{"secret": "****", "a": 1}'],
    ['an object', '{"secret":{"value":"s3cr3t","deep":{"x":"}"}},"a":1}', '{"secret":"****","a":1}'],
    ['a list', '{"a":[{"secret":["s3cr3t",["]"]]}],"b":2}', '{"a":[{"secret":"****"}],"b":2}'],
    ['an object of a body that is cut off', '{"secret":{"value":"s3cr', '{"secret":"****"'],
    ['two objects', '{"secret":{"v":"s3cr3t"},"token":{"v":"s3cr3t"}}', '{"secret":"****","token":"****"}'],
    ['an escaped name', '{"\\u0073ecret":{"v":"s3cr3t"}}', '{"\\u0073ecret":"****"}'],
    ['true', '{"secret":true,"a":1}', '{"secret":"****","a":1}'],
    ['nothing, spaced', '{ "secret" : null , "a" : 1 }', '{ "secret" : "****" , "a" : 1 }'],
    ['a text with quotes', '{"secret":"a\\"b","a":1}', '{"secret":"****","a":1}'],
    ['a text that is cut off', '{"a":1,"secret":"s3cr', '{"a":1,"secret":"****"'],
    ['a text with a broken escape in its name', '{"\\xsecret":"s3cr3t"}', '{"\\xsecret":"****"}'],
    ['a secret in a secret', '{"token":{"secret":"s3cr3t"},"a":1}', '{"token":"****","a":1}'],
    ['a drawn key where no name tells of it', `{"note":"${KEY}"}`, '{"note":"tb_key_****"}'],
    ['a drawn key next to a secret', `{"secret":"s","note":"${KEY}"}`, '{"secret":"****","note":"tb_key_****"}'],
    ['a name within what is no secret', '{"metadata":{"api_key":{"v":"s3cr3t"}}}', '{"metadata":{"api_key":"****"}}'],
  ])('as %s', (_what, body, masked) => {
    expect(maskBody(body)).toBe(masked);
  });

  test('and leaves everything else as it is', () => {
    const body = JSON.stringify({ amount: 1, text: '"secret":{', items: [{ name: 'a { b' }] });
    expect(maskBody(body)).toBe(body);
    expect(maskBody('{"secret":['.repeat(6_000))).toBe('{"secret":"****"');
    expect(maskBody('{"secret":[]}'.repeat(5_000))).toHaveLength(5_000 * '{"secret":"****"}'.length);
  });
});

describe('The name of a parameter is secret', () => {
  it.each([
    'secret',
    'client_secret',
    'Password',
    'access_token',
    'signature',
    'authorization',
    'api_key',
    'api-key',
    'apikey',
    'key',
  ])('%s', (name) => {
    expect(isSecretParameter(name)).toBe(true);
    expect(maskBody(`{"${name}":"s3cr3t"}`)).toBe(`{"${name}":"****"}`);
    expect(maskQuery(`${name}=s3cr3t&a=1`)).toBe(`${name}=****&a=1`);
  });

  it.each(['amount', 'keyboard', 'monkey', 'public_key', 'description'])('not: %s', (name) => {
    expect(isSecretParameter(name)).toBe(false);
    expect(maskBody(`{"${name}":"plain","token":1}`)).toBe(`{"${name}":"plain","token":"****"}`);
    expect(maskQuery(`${name}=plain&token=1`)).toBe(`${name}=plain&token=****`);
  });
});

describe('The request log shows no secret of a query', () => {
  it.each([
    ['of an escaped name', 'a=1&%73ecret=s3cr3t', 'a=1&%73ecret=****'],
    ['with more of the sign that ends a name', 'secret=a=b', 'secret=****'],
    ['that is empty', 'secret=', 'secret=****'],
    ['but a name that has no value', 'secret&a=1', 'secret&a=1'],
    ['but a name that cannot be read', '%zz=1&token=2', '%zz=1&token=****'],
    ['that is a drawn key', `a=${KEY}&token=1`, 'a=tb_key_****&token=****'],
    ['that is a drawn key alone', `a=${KEY}`, 'a=tb_key_****'],
    ['and nothing is, where there is none', 'limit=1&created_after=2', 'limit=1&created_after=2'],
  ])('%s', (_name, query, masked) => {
    expect(maskQuery(query)).toBe(masked);
  });
});

describe('The request log keeps headers as one text per name', () => {
  it.each(['authorization', 'X-API-Key', 'x-api-signature', 'Cookie', 'proxy-authorization', 'x-control-token'])(
    'of a secret such as %s only the end',
    (name) => {
      expect(headersToLog({ [name]: 'Bearer 0123456789abcd' })).toEqual({ [name]: '****abcd' });
    },
  );

  it('others whole, lists joined, and none that is not there', () => {
    expect(headersToLog({ accept: '*/*', 'x-a': ['1', '2'], 'x-b': undefined, 'x-c': `is ${KEY}` })).toEqual({
      accept: '*/*',
      'x-a': '1, 2',
      'x-c': 'is tb_key_****',
    });
  });

  it('of a short secret nothing', () => {
    expect(maskSecret('0123456789abcdef')).toBe('****');
    expect(maskSecret('0123456789abcdefg')).toBe('****defg');
  });
});

describe('A key that the sandbox drew', () => {
  it.each([
    [KEY, 'tb_key_****'],
    ['tb_secret_0123456789abcdefghij', 'tb_secret_****'],
    ['a tb%5Fkey%5F0123456789ab b', 'a tb%5Fkey%5F**** b'],
    [`${KEY} and ${KEY}`, 'tb_key_**** and tb_key_****'],
  ])('is masked wherever it stands: %s', (text, masked) => {
    expect(maskKeys(text)).toBe(masked);
    expect([heldKey(masked), heldKey(text)]).toEqual([true, false]);
  });

  it.each(['tb_key_default', 'tb_secret_readonly', 'tb_public_0123456789abcdefghijklmn', 'plain'])(
    'is none: %s',
    (text) => {
      expect(maskKeys(text)).toBe(text);
      expect(heldKey(text)).toBe(false);
    },
  );

  it('is masked in plain data, which is the same where there is none', () => {
    const data = { a: [1, { b: 'x' }] };
    expect(withoutKeys(data)).toBe(data);
    expect(withoutKeys({ a: [KEY], [KEY]: 1 })).toEqual({ a: ['tb_key_****'], 'tb_key_****': 1 });
  });
});

describe('The request log', () => {
  const call = fullWorld().world.data.journal[0] as RequestEntry;
  const kept = (world: World) => world.data.journal.map(({ id }) => id);
  const add = (world: World, change: Partial<RequestEntry> = {}) =>
    record(world, { ...call, body: '', response_body: '', path: '', query: '', id: nextRequestId(world), ...change });

  it('numbers its calls, whose ids tell the merchant', () => {
    const { world, worlds } = testWorld();
    expect([nextRequestId(world), nextRequestId(world)]).toEqual(['req_0_000001', 'req_0_000002']);
    expect(nextRequestId(worlds.create())).toBe('req_1_000001');
  });

  it('tells of each call, and that there is something to keep', () => {
    const { world, env } = testWorld();
    const told: unknown[] = [];
    env.changed = (_world, kind, id) => told.push([kind, id]);
    env.touched = () => told.push('touched');
    add(world);
    clearRequestLog(world);
    expect(told).toEqual([['request', 'req_0_000001'], 'touched', 'touched']);
    expect(kept(world)).toEqual([]);
  });

  it('has the last thousand', () => {
    const { world } = testWorld();
    for (let n = 0; n < MAX_ENTRIES; n++) add(world);
    expect(kept(world)[0]).toBe('req_0_000001');
    add(world);
    expect([kept(world).length, kept(world)[0], kept(world).at(-1)]).toEqual([1_000, 'req_0_000002', 'req_0_001001']);
  });

  // Half of all that there is room for, and 512 for what stands around it.
  const HALF = 'x'.repeat(MAX_REQUEST_LOG_BYTES / 2 - 512);
  it.each(['body', 'response_body', 'path', 'query'] as const)(
    'has as many as there is room for, counted with their %s',
    (name) => {
      const { world } = testWorld();
      for (let n = 0; n < 2; n++) add(world, { [name]: HALF });
      expect(kept(world)).toHaveLength(2);
      add(world);
      expect(kept(world)).toEqual(['req_0_000002', 'req_0_000003']);
      add(world, { [name]: HALF.slice(512) });
      expect(kept(world)).toHaveLength(3);
      add(world, { [name]: HALF });
      expect(kept(world)).toEqual(['req_0_000003', 'req_0_000004', 'req_0_000005']);
    },
  );

  it('counts what came before the first long call too', () => {
    const { world } = testWorld();
    const average = Math.floor(MAX_REQUEST_LOG_BYTES / MAX_ENTRIES) - 700;
    for (let n = 0; n < MAX_ENTRIES; n++) add(world, { body: 'x'.repeat(average) });
    expect(kept(world)).toHaveLength(MAX_ENTRIES);
    add(world, { body: HALF });
    const { journal } = world.data;
    const sizes = journal.map(({ body, response_body, path, query }) =>
      [body, response_body, path, query].reduce((sum, text) => sum + text.length, 512),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_REQUEST_LOG_BYTES);
    expect(bytes + (sizes[0] as number)).toBeGreaterThan(MAX_REQUEST_LOG_BYTES);
    expect(journal.at(-1)?.body).toBe(HALF);
  });

  it('has the last call whatever its size', () => {
    const { world } = testWorld();
    add(world);
    add(world, { body: HALF, response_body: HALF, path: HALF });
    expect(kept(world)).toEqual(['req_0_000002']);
    add(world);
    expect(kept(world)).toEqual(['req_0_000003']);
  });

  it('knows its size after it was emptied or loaded', () => {
    const { world } = testWorld();
    for (let n = 0; n < 2; n++) add(world, { body: HALF });
    clearRequestLog(world);
    for (let n = 0; n < 2; n++) add(world, { body: HALF });
    expect(kept(world)).toHaveLength(2);
    world.load(exported(world));
    add(world);
    expect(kept(world)).toHaveLength(2);
  });
});
