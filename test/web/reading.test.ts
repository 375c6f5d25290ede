/** Nothing changes by being looked at, so that a foreign page that makes a browser look at it does nothing. */
import { METHODS } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract, loadControlContract } from '../../src/contract/index.js';
import { DEFAULT_KEY, send, worldOf } from '../control/context.js';
import { connect } from '../support/raw.js';
import { openStocked, pathOf, type Stocked } from './stocked.js';

await loadControlContract();

let stocked: Stocked;
beforeAll(async () => {
  stocked = await openStocked();
});
afterAll(() => stocked.box.close());

/**
 * What is noted of every call of the merchant API, whatever it does: the request log, the numbers of requests, the windows of rate
 * limits and the coverage. A call without a key is noted as well.
 */
const NOTED = ['journal', 'windows', 'coverage'] as const;

/** The world without what is noted of calls. */
function remembered(): object {
  const state = structuredClone(worldOf(stocked.box).data) as unknown as Record<string, unknown>;
  for (const name of NOTED) delete state[name];
  delete (state.counters as Record<string, unknown>).request;
  return state;
}

/** The world as it is exported, without when. */
async function exported(): Promise<object> {
  const { status, body } = await stocked.control.get('/state');
  expect(status).toBe(200);
  const { exported_at: _when, ...world } = body;
  return world;
}

const readings = (name: 'merchant' | 'sandbox') =>
  loadContract(name).operations.filter(({ method, operationId }) => method === 'GET' && operationId !== 'openStream');

/** An operation with each value that its parameters may name, beside none at all. */
function targets(name: 'merchant' | 'sandbox'): [operation: string, target: string][] {
  return readings(name).flatMap((operation) => {
    const path = pathOf(operation, stocked.ids);
    const queries = operation.details.queryParameters.flatMap(({ name: parameter, schema }) =>
      ((schema as { enum?: string[] }).enum ?? []).map((value) => `?${parameter}=${value}`),
    );
    const wanted = operation.details.queryParameters
      .filter(({ required }) => required)
      .map(({ name: each }) => `&${each}=e`);
    return ['?', ...queries].map((query): [string, string] => {
      const all = query + wanted.join('');
      return [operation.operationId, path + all.replace('?&', '?').replace(/\?$/, '')];
    });
  });
}

describe('the exported state is equal before and after', () => {
  test('every GET of the control API, in every form, and its HEAD', async () => {
    const before = await exported();
    const asked = targets('sandbox');
    for (const [operation, target] of asked) {
      const { status } = await stocked.control.get(target);
      expect([operation, target, status]).toEqual([operation, target, 200]);
      await send(stocked.control.origin, 'HEAD', `/_sandbox${target}`);
    }
    expect(await exported()).toEqual(before);
    expect(new Set(asked.map(([operation]) => operation)).size).toBe(readings('sandbox').length);
    expect(asked.length).toBeGreaterThan(60);
  });

  test('a stream that is opened and left', async () => {
    const before = await exported();
    const stream = await connect(stocked.control.origin);
    stream.write('GET /_sandbox/stream HTTP/1.1\r\nHost: localhost\r\n\r\n');
    while (!stream.received().includes('text/event-stream')) {
      await new Promise((resolve) => stream.socket.once('data', resolve));
    }
    stream.socket.destroy();
    expect(await exported()).toEqual(before);
  });

  test('every GET and HEAD of the merchant API, but for what is noted of each call', async () => {
    const before = remembered();
    const asked = targets('merchant');
    for (const [, target] of asked) {
      const { status, text } = await stocked.control.v1('GET', target);
      expect(status, `${target} ${text}`).toBe(200);
      const head = await send(stocked.control.origin, 'HEAD', `/v1${target}`, undefined, { key: DEFAULT_KEY });
      expect(head.text).toBe('');
    }
    expect(remembered()).toEqual(before);
    expect(asked.length).toBeGreaterThan(25);
  });

  test('every page, also with the names of its forms, with parameters, and what pages load', async () => {
    const forms = ['coin', 'pay', 'receive', 'confirm', 'drop', 'expire', 'fail', 'open', 'void', 'status'];
    const below = stocked.pages.flatMap((page) => [
      page,
      `${page}?lang=fr&coin=BTC&pay=1`,
      ...forms.map((form) => `${page}/${form}?percent=100&currency=BTC`),
    ]);
    const others = ['/', '/dashboard', '/dashboard/payments', '/docs', '/favicon.ico', '/v1/openapi.json'];
    const before = remembered();
    for (const target of [...others, ...below]) {
      for (const method of ['GET', 'HEAD']) {
        const { status } = await send(stocked.control.origin, method, target, undefined, {
          headers: { accept: 'text/html' },
        });
        expect([200, 404, 405], `${method} ${target}`).toContain(status);
      }
    }
    expect(remembered()).toEqual(before);
    expect(below.length).toBeGreaterThan(40);
  });

  test('every path of both APIs under every method that it has not, which is rejected with those that it has', async () => {
    const before = remembered();
    // A tunnel has no path, and a HEAD is looked at above.
    const known = METHODS.filter((method) => !['CONNECT', 'HEAD'].includes(method));
    let asked = 0;
    for (const [name, base] of [
      ['merchant', '/v1'],
      ['sandbox', '/_sandbox'],
    ] as const) {
      const { operations } = loadContract(name);
      for (const operation of new Map(operations.map((one) => [one.path, one])).values()) {
        const own = operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
        const target = base + pathOf(operation, stocked.ids);
        for (const method of known.filter((one) => !own.includes(one))) {
          const { status, headers } = await send(stocked.control.origin, method, target, undefined, {
            key: DEFAULT_KEY,
          });
          const allowed = String(headers.allow)
            .split(', ')
            .filter((one) => one !== 'HEAD');
          expect([method, target, status, allowed.sort()]).toEqual([method, target, 405, own.sort()]);
          asked++;
        }
      }
    }
    expect(remembered()).toEqual(before);
    expect(asked).toBeGreaterThan(720);
  });

  test('methods in disguise: an override is no method', async () => {
    const before = remembered();
    for (const name of ['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method']) {
      const headers = { [name]: 'POST', 'content-type': 'application/json', accept: 'text/html' };
      for (const target of ['/_sandbox/clock?_method=DELETE', '/_sandbox/faults?_method=DELETE', stocked.pages[1]]) {
        await send(stocked.control.origin, 'GET', target as string, undefined, { headers });
      }
    }
    expect(remembered()).toEqual(before);
  });
});
