/**
 * Who may not call: names that are not the machine's own (a page whose name is made to lead here), pages of other origins, and
 * whatever a page can send without asking. Each is refused with words, and nothing has changed.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostName, namesOwnHost } from '../../src/api/call.js';
import { loadContract, loadControlContract, type Operation } from '../../src/contract/index.js';
import { DEFAULT_KEY, send, worldOf } from '../control/context.js';
import { connect, exchange } from '../support/raw.js';
import { hostileHosts } from './hosts.js';
import { openStocked, pathOf, type Stocked } from './stocked.js';

await loadControlContract();

const HOSTS = hostileHosts(1_000);
const FORM = 'application/x-www-form-urlencoded';

let stocked: Stocked;
let origin: string;
beforeAll(async () => {
  stocked = await openStocked();
  ({ origin } = stocked.control);
});
afterAll(() => stocked.box.close());

const NOTED = ['journal', 'windows', 'coverage', 'counters'] as const;
function remembered(): object {
  const state = structuredClone(worldOf(stocked.box).data) as unknown as Record<string, unknown>;
  for (const name of NOTED) delete state[name];
  return state;
}

const operations = loadContract('sandbox').operations;
const mutations = operations.filter(({ method }) => method !== 'GET');
const target = (operation: Operation): string => `/_sandbox${pathOf(operation, stocked.ids)}`;

describe('a Host that is not the machine’s own', () => {
  test('of a thousand, none is taken for its own, and none throws', () => {
    const bounds = [
      { loopback: true },
      { loopback: true, publicHost: 'pay.test:8443' },
      { loopback: true, public: true },
    ];
    for (const host of HOSTS) {
      const peer = { scheme: 'http', address: '', share: undefined, hasSeveralHosts: false } as const;
      const call = { headers: { host }, peer };
      expect(() => hostName(host), host).not.toThrow();
      expect(
        bounds.map((bound) => namesOwnHost(call, bound)),
        host,
      ).toEqual([false, false, false]);
    }
    expect(new Set(HOSTS).size).toBe(1_000);
  });

  test('of a thousand, none gets in', async () => {
    const key = `Authorization: Bearer ${DEFAULT_KEY}`;
    const doors = [
      'GET /v1/balance',
      'GET /_sandbox/state',
      'GET /dashboard',
      'GET /docs',
      'GET /_sandbox/stream',
      `GET ${stocked.pages[0]}`,
      'GET /_sandbox/inbox/web',
    ];
    const before = remembered();
    const refused = new Map<string, number>();
    for (let from = 0; from < HOSTS.length; from += 50) {
      await Promise.all(
        HOSTS.slice(from, from + 50).map(async (host, i) => {
          const door = doors[(from + i) % doors.length] as string;
          const head = [`${door} HTTP/1.1`, `Host: ${host}`, key, 'Accept: text/html', 'Connection: close', '', ''];
          const [answer] = await exchange(origin, Buffer.from(head.join('\r\n'), 'latin1'));
          expect([400, 403], `${door} ${JSON.stringify(host)} ${answer?.text.slice(0, 300)}`).toContain(answer?.status);
          refused.set(door, (refused.get(door) ?? 0) + 1);
        }),
      );
    }
    expect([...refused.keys()].sort()).toEqual([...doors].sort());
    expect(remembered()).toEqual(before);
    expect((await stocked.control.get('/health')).status).toBe(200);
  });

  const rebound: [line: string, type: string, body: string, statuses: number[]][] = [
    ['GET /v1/payments', '', '', [403]],
    ['GET /v1/nothing', '', '', [404]],
    ['POST /v1/payments', 'application/json', '{"amount":1,"currency":"EUR"}', [403]],
    ['POST /v1/webhooks', 'application/json', '{"url":"http://127.0.0.1:1/","event_types":["payment.created"]}', [403]],
    ['GET /_sandbox/openapi.json', '', '', [403]],
    ['GET /_sandbox/keys', '', '', [403]],
    ['POST /_sandbox/keys', 'application/json', '{}', [403]],
    ['PUT /_sandbox/inbox/web', 'application/json', '{}', [403]],
    ['GET /_sandbox/health', '', '', [403]],
    ['POST /_sandbox/reset', 'application/json', '{}', [403]],
    ['POST {page}/pay', FORM, 'currency=BTC', [404]],
    ['GET {page}/status', '', '', [404]],
    ['GET /assets/dashboard.js', '', '', [404]],
  ];
  test.each(rebound)('%s of a page that was led here by its name', async (line, type, body, statuses) => {
    const [method = '', path = ''] = line.replace('{page}', stocked.pages[1] as string).split(' ');
    const before = remembered();
    for (const host of ['evil.example', `evil.example:${new URL(origin).port}`]) {
      const headers: Record<string, string> = { host, origin: `http://${host}`, 'content-type': type };
      const raw = body === '' ? {} : { raw: body };
      const answer = await send(origin, method, path, undefined, { key: DEFAULT_KEY, headers, ...raw });
      expect(statuses, answer.text).toContain(answer.status);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(remembered()).toEqual(before);
  });

  test('the rejection of the merchant API says what to do, in the profile’s own words', async () => {
    const headers = { host: 'tunnel.example' };
    const answer = await send(origin, 'GET', '/v1/payments', undefined, { key: DEFAULT_KEY, headers });
    expect(answer.body.error).toEqual({
      code: 'PERMISSION_DENIED',
      details: { parameter: 'Host', value: 'tunnel.example', rule: 'in:127.0.0.1,localhost,[::1]' },
      message:
        'The Host header names "tunnel.example"; the sandbox answers to 127.0.0.1, localhost and [::1] only. Start it with --public-url to give it another name, or with --host to open it to the network.',
    });
  });

  test('two Host headers are none', async () => {
    for (const path of ['/v1/balance', '/_sandbox/clock', '/dashboard']) {
      const head = [
        'Host: localhost',
        'Host: evil.example',
        `Authorization: Bearer ${DEFAULT_KEY}`,
        'Accept: text/html',
      ];
      const bytes = [`GET ${path} HTTP/1.1`, ...head, 'Connection: close', '', ''].join('\r\n');
      const [answer] = await exchange(origin, bytes);
      expect([path, answer?.status]).toEqual([path, 403]);
    }
  });
});

describe('every operation of the control API', () => {
  const foreign: [from: string, headers: Record<string, string>][] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that hides', { origin: 'null' }],
    ['an origin that looks like this one', { origin: 'http://localhost.evil.example' }],
    ['a cross-site page that names no origin', { 'sec-fetch-site': 'cross-site' }],
  ];
  test.each(foreign)('is kept from %s', async (_name, headers) => {
    const before = remembered();
    for (const operation of operations) {
      const body = operation.method === 'GET' ? undefined : {};
      const all = { host: 'localhost', 'sec-fetch-mode': 'no-cors', ...headers };
      const { status, body: problem } = await send(origin, operation.method, target(operation), body, { headers: all });
      const { parameter } = problem;
      expect([operation.operationId, status]).toEqual([operation.operationId, 403]);
      expect(['Origin', 'Sec-Fetch-Site']).toContain(parameter);
    }
    expect(remembered()).toEqual(before);
  });

  const simple: [string, string, string][] = [
    ['a form', FORM, 'a=1&{}'],
    ['text', 'text/plain', '{}'],
    ['text that says it is JSON', 'text/plain; charset=application/json', '{}'],
    [
      'parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n{}\r\n--x--\r\n',
    ],
    ['no type at all', '', '{}'],
    ['no type and no body', '', ''],
    ['a form without a body', FORM, ''],
  ];
  test.each(simple)('that changes something is rejected when it is sent as %s', async (_name, type, body) => {
    const before = remembered();
    for (const operation of mutations) {
      // From another port of this machine, whose pages may call: only the type tells.
      const headers = { host: 'localhost', origin: 'http://localhost:3000', 'content-type': type };
      const { status, text } = await send(origin, operation.method, target(operation), undefined, {
        raw: body,
        headers,
      });
      expect([operation.operationId, status, text]).toEqual([
        operation.operationId,
        400,
        expect.stringContaining('Content-Type'),
      ]);
    }
    expect(remembered()).toEqual(before);
    expect(mutations.length).toBeGreaterThan(45);
  });

  test('answers no question in advance, and gives no page of another origin leave to read', async () => {
    for (const operation of operations) {
      const headers = {
        host: 'localhost',
        origin: 'http://localhost:3000',
        'access-control-request-method': operation.method,
        'access-control-request-headers': 'content-type, authorization',
      };
      const asked = await send(origin, 'OPTIONS', target(operation), undefined, { headers });
      expect([operation.operationId, asked.status]).toEqual([operation.operationId, 405]);
      const names = Object.keys(asked.headers).filter((name) => name.startsWith('access-control'));
      expect(names).toEqual([]);
    }
  });
});

describe('every answer that a browser would show', () => {
  test('has a policy without unsafe-inline, and may not be framed', async () => {
    const { pages, ids } = stocked;
    const shown = [
      '/',
      '/dashboard',
      '/dashboard/payments',
      '/docs',
      '/no-such-page',
      '/pay/nothing',
      ...pages,
      `/pay/${ids.pending}/pay`,
      '/_sandbox/coverage?format=html',
      '/_sandbox/coverage',
      '/_sandbox/no-such-operation',
      '/_sandbox/transactions/export?format=csv',
    ];
    for (const path of shown) {
      const { headers } = await send(origin, 'GET', path, undefined, { headers: { accept: 'text/html' } });
      const policy = String(headers['content-security-policy']);
      expect(policy, path).toMatch(/^default-src 'none'/);
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toMatch(/unsafe|\*|https?:/);
      expect([headers['x-content-type-options'], headers['cross-origin-resource-policy']], path).toEqual([
        'nosniff',
        'same-origin',
      ]);
    }
  });

  test('a rejected form, and a rejected name, have it too', async () => {
    const form = { 'content-type': FORM, origin: 'https://evil.example', accept: 'text/html' };
    const refused = await send(origin, 'POST', `${stocked.pages[1]}/pay`, undefined, { raw: 'a=1', headers: form });
    const named = await send(origin, 'GET', '/docs', undefined, {
      headers: { host: 'evil.example', accept: 'text/html' },
    });
    for (const { status, headers } of [refused, named]) {
      expect([status, headers['content-security-policy']]).toEqual([
        403,
        expect.stringContaining("default-src 'none'"),
      ]);
    }
  });
});

test('a stream is kept from a page of another site before it begins', async () => {
  for (const path of ['/_sandbox/stream', '/_sandbox/stream?api_key=tb_key_default']) {
    const stream = await connect(origin);
    const head = ['Host: localhost', 'Origin: https://evil.example', 'Accept: text/event-stream', 'Connection: close'];
    stream.write([`GET ${path} HTTP/1.1`, ...head, '', ''].join('\r\n'));
    const [answer] = await stream.answers();
    expect([answer?.status, answer?.headers.get('content-type')]).toEqual([
      403,
      'application/problem+json; charset=utf-8',
    ]);
  }
});
