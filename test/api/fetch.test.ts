/** The sandbox without a port: `box.fetch`, `box.handler` and `box.intercept`, with what goes wrong on the way. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import createOpenApiClient from 'openapi-fetch';
import { Agent, request, fetch as undiciFetch } from 'undici';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Call, type EventStream, Reply, streamReply } from '../../src/api/call.js';
import { createClient } from '../../src/client.js';
import { createTenderbox, type Sandbox, type TenderboxOptions } from '../../src/index.js';
import { createFetch } from '../../src/platform/fetch/fetch.js';
import { call, createPayment, openBox, openReceiver, PAYMENT } from '../support/box.js';
import { HOSTS, type Host, openMounted } from '../support/mounted.js';

const openHere = (options: TenderboxOptions = {}): Promise<Sandbox> =>
  openBox({ port: false, data: undefined as never, ...options });

const keyed = (box: Sandbox, headers: Record<string, string> = {}) => ({
  authorization: `Bearer ${box.apiKey}`,
  ...headers,
});
const posted = (box: Sandbox, body: RequestInit['body'] = JSON.stringify(PAYMENT)): RequestInit => ({
  method: 'POST',
  headers: keyed(box, { 'content-type': 'application/json' }),
  body,
});
const cause = (error: unknown) => (error as { cause?: { code?: string; message: string } }).cause;
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error) => error,
  );

/** A server of somebody else, closed when the test ends. @returns its origin */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('box.fetch', () => {
  test('takes what fetch takes: paths, URLs of any origin, requests, options, and what a host hands over', async () => {
    const box = await openHere();
    const { fetch } = box;
    const init = { headers: keyed(box) };
    const asked: (() => Promise<Response>)[] = [
      () => fetch('/v1/balance', init),
      () => fetch(`${box.url}/balance`, init),
      () => fetch(new URL('https://api.service.example/v1/balance'), init),
      () => fetch(new Request('https://api.service.example/v1/balance', init)),
      () => fetch(new Request(`${box.url}/balance`), init),
      () => fetch(new Request(`${box.url}/balance`, init), { NAME: 'of a host' }, { waitUntil: () => undefined }),
    ];
    for (const ask of asked) {
      const response = await ask();
      expect([response.status, Object.keys((await response.json()) as object)]).toEqual([
        200,
        expect.arrayContaining(['available']),
      ]);
    }
    const { payment_url } = (await (await fetch('https://api.service.example/v1/payments', posted(box))).json()) as {
      payment_url: string;
    };
    expect(payment_url).toMatch(/^http:\/\/tenderbox\.invalid\/pay\//);
    expect(await fetch(payment_url)).toMatchObject({ status: 200, url: payment_url });
    expect((await fetch('/v1/balance#total', init)).url).toBe(`${box.url}/balance`);
  });

  test('judges a call that a host hands over by its Host, which payment_url follows', async () => {
    const box = await openHere();
    const of = (host: string) =>
      new Request(`http://${host}/v1/payments`, {
        ...posted(box),
        headers: { ...keyed(box), 'content-type': 'application/json', host },
      });
    const own = (await (await box.fetch(of('localhost:3000'))).json()) as { payment_url: string };
    expect(own.payment_url).toMatch(/^http:\/\/localhost:3000\/pay\//);
    expect((await box.fetch(of('evil.example'))).status).toBe(403);
  });

  test('rejects what fetch rejects', async () => {
    const box = await openHere();
    await expect(box.fetch('http://')).rejects.toThrow(TypeError);
    await expect(box.fetch('/v1/balance', { method: 'GET', body: 'x' })).rejects.toThrow(TypeError);
    const request = new Request(`${box.url}/payments`, posted(box));
    await request.text();
    await expect(box.fetch(request)).rejects.toThrow(/read already/);
    const held = new Request(`${box.url}/payments`, posted(box));
    held.body?.getReader();
    await expect(box.fetch(held)).rejects.toThrow(/is being read/);
    await expect(box.fetch('/v1/balance', { signal: AbortSignal.abort(new Error('no')) })).rejects.toThrow('no');
  });

  test('reads bodies as HTTP does: within their limit, uncompressed, in pieces', async () => {
    const [here, there] = [await openHere(), await openBox({ data: undefined as never })];
    const pieces = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of JSON.stringify(PAYMENT)) controller.enqueue(new TextEncoder().encode(piece));
          controller.close();
        },
      });
    const headers = keyed(here, { 'content-type': 'application/json' });
    const cases: (() => RequestInit)[] = [
      () => posted(here, JSON.stringify('x'.repeat(70_000))),
      () => posted(here, ''),
      () => ({ ...posted(here), headers: { ...headers, 'content-encoding': 'gzip' } }),
      () => ({ ...posted(here, ''), headers: { ...headers, 'content-encoding': 'gzip' } }),
      () => ({ ...posted(here, pieces()), duplex: 'half' }) as RequestInit,
      () => posted(here, new Uint8Array([0x22, 0xff, 0x22])),
      () => posted(here, new URLSearchParams({ amount: '1' })),
    ];
    for (const init of cases) {
      const [inside, outside] = [
        await here.fetch('/v1/payments', init()),
        await fetch(`${there.url}/payments`, init()),
      ];
      const expected = (await outside.text()).replaceAll(new URL(there.url).origin, new URL(here.url).origin);
      expect([inside.status, await inside.text()]).toEqual([outside.status, expected]);
    }
    const long = { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(2_000_000) };
    expect(await (await here.fetch('/_sandbox/clock/advance', long)).text()).toContain('larger than 65536 bytes');
    const state = JSON.stringify(here.exportState());
    const restored = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: state };
    const both = await Promise.all([1, 2].map(() => here.fetch('/_sandbox/state', restored)));
    expect(both.map(({ status }) => status)).not.toContain(503);
  });

  test('reads a body whole where requests have no streams', async () => {
    const box = await openHere();
    const ask = (body: string) => {
      const request = new Request(`${box.url}/payments`, posted(box, body));
      return box.fetch(Object.defineProperty(request, 'body', { value: undefined }));
    };
    expect((await ask(JSON.stringify(PAYMENT))).status).toBe(201);
    expect(await (await ask('x'.repeat(70_000))).text()).toContain('larger than 65536 bytes');
  });

  test('is let down by a body that breaks off, which carries nothing out', async () => {
    const box = await openHere();
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error('the disk is gone'));
      },
    });
    const error = await failure(box.fetch('/v1/payments', { ...posted(box, broken), duplex: 'half' } as RequestInit));
    expect([error, cause(error)?.message]).toEqual([expect.any(TypeError), 'the disk is gone']);
    expect(box.requests()).toEqual([]);
  });

  test.each(['before_commit', 'after_commit'] as const)(
    'rejects as over a network when it is cut %s',
    async (reset) => {
      const box = await openHere();
      await box.faults.add({ match: { operation_id: 'createPayment' }, effect: { reset }, times: 1 });
      const error = await failure(box.fetch('/v1/payments', posted(box)));
      expect([error, cause(error)?.code]).toEqual([expect.any(TypeError), 'ECONNRESET']);
      expect(box.events().length > 0).toBe(reset === 'after_commit');
      expect((await box.fetch('/v1/payments', posted(box))).status).toBe(201);
    },
  );

  test('gives the beginning of a truncated answer, and then fails', async () => {
    const box = await openHere();
    await box.faults.add({ match: { operation_id: 'getBalance' }, effect: { truncate_bytes: 10 }, times: 2 });
    const response = await box.fetch('/v1/balance', { headers: keyed(box) });
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(10);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect((await reader.read()).value).toHaveLength(10);
    await expect(reader.read()).rejects.toThrow('terminated');
    await expect(box.fetch('/v1/balance', { headers: keyed(box) }).then((again) => again.text())).rejects.toThrow(
      TypeError,
    );
  });

  test('is slow where a fault says so, and ends early for whoever stops reading', async () => {
    const box = await openHere();
    const whole = await (await box.fetch('/v1/balance', { headers: keyed(box) })).text();
    await box.faults.add({
      match: { operation_id: 'getBalance' },
      effect: { drip: { bytes_per_second: 4 * whole.length } },
      times: 2,
    });
    const from_ms = performance.now();
    expect(await (await box.fetch('/v1/balance', { headers: keyed(box) })).text()).toBe(whole);
    expect(performance.now() - from_ms).toBeGreaterThan(150);
    const stopped = new AbortController();
    const response = await box.fetch('/v1/balance', { headers: keyed(box), signal: stopped.signal });
    stopped.abort(new Error('enough'));
    await expect(response.text()).rejects.toThrow('enough');
  });

  test('tells what waits that its client has gone', async () => {
    const box = await openHere();
    const body = JSON.stringify({ for: { event: 'payment.succeeded' }, timeout_ms: 60_000 });
    const waiting = new AbortController();
    const init = {
      method: 'POST',
      headers: keyed(box, { 'content-type': 'application/json' }),
      body,
      signal: waiting.signal,
    };
    const waited = failure(box.fetch('/_sandbox/wait', init));
    const from_ms = performance.now();
    waiting.abort();
    expect(await waited).toMatchObject({ name: 'AbortError' });
    await box.close();
    expect(performance.now() - from_ms).toBeLessThan(1_500);
  });

  test('opens streams, tells them what happens, and ends them with the sandbox', async () => {
    const box = await openHere();
    const response = await box.fetch('/_sandbox/stream');
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    let text = '';
    const read = (async () => {
      for await (const piece of response.body as AsyncIterable<Uint8Array>) text += new TextDecoder().decode(piece);
    })();
    await box.fetch('/v1/payments', posted(box));
    await expect.poll(() => text).toMatch(/^event: hello\n[\s\S]*event: delivery|event: request/);
    const other = await box.fetch('/_sandbox/stream');
    await other.body?.cancel();
    await box.close();
    await read;
    expect(text).toContain('event: bye');
  });

  const ports = {
    origin: 'http://a',
    sleep: async () => {},
    timer: () => ({ done: new Promise<void>(() => {}), cancel: () => {} }),
    onCrash: () => {},
  };

  test.each(['http://a', 'http://a/', 'http://a/v1'])(
    'calls the sandbox at %s itself, also by a path of that name',
    async (origin) => {
      const paths: string[] = [];
      const handle = async (call: Call) => {
        paths.push(call.path);
        return new Reply(200, {}, '');
      };
      const { callOwn } = createFetch({ ...ports, origin, handle });
      await callOwn({ method: 'POST', path: '/v1/payments', headers: {}, body: '' });
      expect(paths).toEqual(['/v1/payments']);
    },
  );

  test('gives up a body that never ends, and ends it', async () => {
    const ended = vi.fn();
    const body = new ReadableStream({ cancel: ended });
    const timer = vi.fn(() => ({ done: Promise.resolve(), cancel: () => {} }));
    const { fetch } = createFetch({ ...ports, timer, handle: async (call) => (await call.body(100)) as never });
    const error = await failure(fetch('/v1/payments', { method: 'POST', body, duplex: 'half' } as RequestInit));
    expect([error, cause(error)?.message]).toEqual([
      expect.any(TypeError),
      'The body of this request did not end within 30 s.',
    ]);
    expect(timer).toHaveBeenCalledWith(30_000);
    expect(ended).toHaveBeenCalled();
  });

  test('cuts a stream that nobody reads', async () => {
    const streams: EventStream[] = [];
    const handle = async () => streamReply({}, (stream) => void streams.push(stream), 100);
    const { fetch } = createFetch({ ...ports, handle });
    const response = await fetch('/');
    const [stream] = streams as [EventStream];
    for (let i = 0; i < 5; i++) stream.write('x'.repeat(80));
    await stream.closed;
    stream.end();
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('answers what is under way when the sandbox stops, and nothing after that', async () => {
    const box = await openHere({ delay: 200 });
    const under_way = box.fetch('/v1/balance', { headers: keyed(box) });
    await new Promise((resolve) => setTimeout(resolve, 20));
    await box.close();
    expect((await under_way).status).toBe(200);
    const error = await failure(box.fetch('/v1/balance', { headers: keyed(box) }));
    expect([error, cause(error)?.message]).toEqual([expect.any(TypeError), 'The sandbox is closed.']);
  });

  test('serves clients that others wrote, and ours, for every merchant', async () => {
    const box = await openHere();
    const other = await box.createMerchant({ label: 'other' });
    const client = createOpenApiClient<never>({
      baseUrl: other.url,
      fetch: other.fetch,
      headers: { 'x-api-key': other.apiKey },
    });
    const { data } = await (
      client as unknown as { POST(path: string, init: object): Promise<{ data: { id: string } }> }
    ).POST('/payments', { body: PAYMENT });
    await other.payments.pay(data.id);
    const ours = createClient(other);
    expect((await ours.payments.get(data.id)).status).toBe('paid');
    await other.faults.add({ match: { operation_id: 'createPayment' }, effect: { reset: 'after_commit' }, times: 1 });
    const again = await ours.payments.create(PAYMENT);
    expect(other.events().filter(({ event_type }) => event_type === 'payment.created')).toHaveLength(2);
    expect(again.status).toBe('pending');
  });

  test('delivers webhooks, to receivers and to inboxes of its own', async () => {
    const box = await openHere();
    const receiver = await openReceiver();
    for (const url of [receiver.url, 'http://tenderbox.invalid/_sandbox/inbox/shop'])
      expect(
        (await box.fetch('/v1/webhooks', posted(box, JSON.stringify({ url, event_types: ['payment.created'] }))))
          .status,
      ).toBe(201);
    await box.fetch('/v1/payments', posted(box));
    await box.settle();
    expect(box.deliveries().map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    expect(receiver.requests).toHaveLength(1);
  });
});

test('a sandbox without a port serves no HTTPS, and is where its public URL says', async () => {
  await expect(createTenderbox({ port: false, tls: true })).rejects.toThrow(/^tls: .* leave one of the two out\.$/);
  const box = await openHere({ publicUrl: 'https://sandbox.example' });
  expect([box.port, box.url]).toEqual([0, 'https://sandbox.example/v1']);
});

describe('box.handler', () => {
  test('answers in a server of node:http as the sandbox does itself', async () => {
    const box = await openHere();
    const origin = await serve(box.handler);
    const made = await createPayment({ url: `${origin}/v1`, apiKey: box.apiKey } as Sandbox);
    expect(made.payment_url).toBe(`${origin}/pay/${made.id}`);
    expect((await fetch(made.payment_url)).status).toBe(200);
    await box.faults.add({ match: { operation_id: 'getBalance' }, effect: { reset: 'before_commit' } });
    await expect(fetch(`${origin}/v1/balance`, { headers: keyed(box) })).rejects.toThrow(TypeError);
    await box.close();
    await expect(fetch(`${origin}/v1/account`, { headers: keyed(box) })).rejects.toThrow(TypeError);
  });

  test('answers below a path of an Express app, where publicUrl says where its pages are', async () => {
    const box = await openBox({ data: undefined as never, publicUrl: 'http://localhost:4999' });
    const app = express();
    app.use('/sandbox', box.handler);
    app.get('/own', (_req, res) => void res.send('own'));
    const origin = await serve(app);
    const made = await createPayment({ url: `${origin}/sandbox/v1`, apiKey: box.apiKey } as Sandbox);
    expect(made.payment_url).toBe(`http://localhost:4999/pay/${made.id}`);
    expect((await fetch(`${origin}/sandbox/_sandbox/health`)).status).toBe(200);
    expect(await (await fetch(`${origin}/own`)).text()).toBe('own');
  });

  test.each([true, false])('says what is wrong behind what has read the body (Express: %s)', async (isExpress) => {
    const box = await openHere();
    const app = express().use(express.json());
    const said: string[] = [];
    if (isExpress)
      app.use(box.handler).use(((error, _req, res, _next) => {
        said.push(error.message);
        res.status(500).end();
      }) as express.ErrorRequestHandler);
    else app.use((req, res) => box.handler(req, res));
    const response = await fetch(`${await serve(app)}/v1/payments`, posted(box));
    expect(response.status).toBe(500);
    expect([...said, await response.text()].join('')).toMatch(/Mount box\.handler before .* express\.json\(\)/);
  });
});

describe('below a path of a server', () => {
  test.each(Object.keys(HOSTS) as Host[])(
    '%s: calls, signed ones too, and pages with all that they name',
    async (host) => {
      const box = await openMounted(host, { clock: 'real', now: new Date() });
      const { publicKey, secretKey } = box;
      const place = box.url.replace(/\/v1$/, '');
      const { origin } = new URL(place);
      expect((await createClient({ url: box.url, publicKey, secretKey, auth: 'signed' }).payments.list()).data).toEqual(
        [],
      );
      const { payment_url } = await createPayment(box);
      expect(payment_url).toMatch(new RegExp(`^${place}/pay/`));
      for (const address of [place, `${place}/`, payment_url, `${place}/dashboard/payments`]) {
        const page = await (await fetch(address)).text();
        const named = [...page.matchAll(/ (?:href|src|action|data-stream)="([^"#]+)"/g)].map(
          ([, path]) => path as string,
        );
        expect(named.filter((path) => !path.startsWith('/sandbox/') && !path.includes(':'))).toEqual([]);
        const files = named.filter((path) => path.includes('/assets/'));
        expect(files.length).toBeGreaterThan(2);
        for (const path of files) expect((await fetch(origin + path)).status).toBe(200);
      }
      const sent = await fetch(`${payment_url}/pay`, {
        method: 'POST',
        body: new URLSearchParams(),
        redirect: 'manual',
      });
      expect([sent.status, sent.headers.get('location')]).toEqual([303, new URL(payment_url).pathname]);
    },
  );

  test('a sandbox with a port serves its base itself, and publicUrl says whose path it is', async () => {
    const box = await openBox({ data: undefined as never, base: '/sandbox' });
    const { origin } = new URL(box.url);
    const { payment_url } = await createPayment(box);
    expect(payment_url).toMatch(new RegExp(`^${origin}/sandbox/pay/`));
    expect((await fetch(payment_url)).status).toBe(200);
    const known = await openHere({ base: '/sandbox/', publicUrl: 'https://shop.example' });
    expect(known.url).toBe('https://shop.example/sandbox/v1');
    expect((await known.fetch(`${known.url}/balance`, { headers: keyed(known) })).status).toBe(200);
  });

  test.each(['Express, which takes the path off', 'a fetch handler of a host that leaves it'] as const)(
    '%s: whoever names another base, or none, is told of it',
    async (host) => {
      const said = async (base: string | undefined, path: string, accept = '*/*'): Promise<string> => {
        const box = await openMounted(host, { base: base as never });
        const answer = await fetch(box.url.replace('/v1', path), { headers: keyed(box, { accept }) });
        const text = (await answer.text()).replaceAll('\n', ' ');
        return `${answer.status} ${answer.status === 404 && accept === '*/*' ? JSON.parse(text).error.message : text}`;
      };
      const strips = host === 'Express, which takes the path off';
      expect(await said('/box', '/v1/balance')).toBe(
        '404 There is nothing at "/sandbox/v1/balance"; the API is below /box/v1; --base names what is before /v1.',
      );
      expect(await said('/box', '/dashboard', 'text/html')).toMatch(
        /^404 .*There is no page at \/sandbox\/dashboard\. .* below a path that --base does not name\./,
      );
      expect(await said(undefined, '/v1/balance')).toMatch(strips ? /^200 / : /below \/v1; --base names what/);
    },
  );

  test.each([
    ['sandbox', 'a path that begins with a slash, such as /sandbox/'],
    ['https://shop.example/sandbox', 'a path that begins with a slash, such as /sandbox/'],
    ['/a//b', 'a path that begins with a slash, such as /sandbox/'],
    ['/docs/', 'a path that the sandbox has not itself, such as /sandbox/'],
  ])('%s is no base', async (base, allowed) => {
    await expect(createTenderbox({ base })).rejects.toThrow(`base: must be ${allowed}, not ${JSON.stringify(base)}.`);
  });
});

describe('box.intercept', () => {
  const SERVICE = 'https://api.the-service.example';
  const ask = async (box: Sandbox, origin = SERVICE): Promise<number> =>
    (await fetch(`${origin}/v1/balance`, { headers: keyed(box) })).status;

  test('has the global fetch answered for an origin, and for no other', async () => {
    const before = globalThis.fetch;
    const [box, elsewhere] = [await openHere(), await openBox({ data: undefined as never })];
    const restore = box.intercept(`${SERVICE}/`);
    expect(await ask(box)).toBe(200);
    expect(await (await fetch(new Request(`${SERVICE}/v1/account`, { headers: keyed(box) }))).json()).toMatchObject({
      id: box.id,
    });
    expect((await call(elsewhere, 'GET /balance')).status).toBe(200);
    expect(elsewhere.requests()).toHaveLength(1);
    await expect(fetch('/v1/balance')).rejects.toThrow(TypeError);
    restore();
    restore();
    expect(globalThis.fetch).toBe(before);
  });

  test('answers a call that names the service in its Host header, through fetch and through undici', async () => {
    const box = await openBox({ data: undefined as never });
    box.intercept(SERVICE);
    const [url, name] = [`${SERVICE}/v1/balance`, 'api.the-service.example'];
    for (const host of ['host', 'Host']) {
      expect((await fetch(url, { headers: keyed(box, { [host]: name }) })).status).toBe(200);
    }
    expect((await fetch(new Request(url, { headers: keyed(box, { host: name }) }))).status).toBe(200);
    const once = new Map(Object.entries(keyed(box))).entries();
    expect((await fetch(url, { headers: once as never })).status).toBe(200);
    await expect(fetch(url, { headers: { 'not a name': '' } })).rejects.toThrow(TypeError);
    const dispatcher = new Agent().compose(box.interceptor(SERVICE));
    onTestFinished(() => dispatcher.close());
    const headers = keyed(box, { Host: name });
    for (const form of [
      headers,
      Object.entries(headers).flat(),
      new Map(Object.entries(headers)),
      new Headers(headers),
    ])
      expect((await request(url, { dispatcher, headers: form as never })).statusCode).toBe(200);
    expect((await request(url, { dispatcher })).statusCode).toBe(401);
  });

  test('is right where several overlap and end in any order', async () => {
    const before = globalThis.fetch;
    const [one, two] = [await openHere(), await openHere({ seed: 2 })];
    const id = async () =>
      ((await (await fetch(`${SERVICE}/v1/account`, { headers: keyed(one) })).json()) as { id: string }).id;
    const first = one.intercept(SERVICE);
    const second = two.intercept(SERVICE);
    two.intercept('https://other.example');
    expect(await id()).toBe(two.id);
    first();
    expect(await id()).toBe(two.id);
    one.intercept(SERVICE);
    expect(await id()).toBe(one.id);
    await one.close();
    expect(await id()).toBe(two.id);
    second();
    expect(await ask(two, 'https://other.example')).toBe(200);
    await two.close();
    expect(globalThis.fetch).toBe(before);
  });

  test('lives with others that replace fetch', async () => {
    const before = globalThis.fetch;
    const box = await openHere();
    const end = box.intercept(SERVICE);
    const ours = globalThis.fetch;
    const seen: string[] = [];
    vi.stubGlobal('fetch', ((input: string, init?: RequestInit) => {
      seen.push(input);
      return ours(input, init);
    }) as typeof fetch);
    expect(await ask(box)).toBe(200);
    end();
    box.intercept('https://other.example');
    expect(await ask(box, 'https://other.example')).toBe(200);
    await box.close();
    await expect(fetch('http://tenderbox.invalid/')).rejects.toThrow(TypeError);
    expect(seen).toEqual([`${SERVICE}/v1/balance`, 'http://tenderbox.invalid/']);
    vi.unstubAllGlobals();
    expect(globalThis.fetch).toBe(ours);
    globalThis.fetch = before;
  });

  test.each(['api.the-service.example', `${SERVICE}/v1`, 'ftp://files.example', '', 'http://u:p@a.example'])(
    'rejects %j with what would be right',
    async (origin) => {
      const box = await openHere();
      expect(() => box.intercept(origin)).toThrow(/^intercept takes an origin .*such as https:\/\/.*; it was given "/);
    },
  );

  test('has its like for dispatchers of undici', async () => {
    const [box, without_port] = [await openBox({ data: undefined as never }), await openHere()];
    const dispatcher = new Agent().compose(box.interceptor(SERVICE));
    const init = { dispatcher, headers: keyed(box) };
    const { statusCode, body } = await request(`${SERVICE}/v1/account`, init);
    expect([statusCode, await body.json()]).toEqual([200, expect.objectContaining({ id: box.id })]);
    expect((await undiciFetch(`${SERVICE}/v1/account`, init)).status).toBe(200);
    expect((await request(`${box.url}/account`, init)).statusCode).toBe(200);
    await dispatcher.close();
    expect(() => without_port.interceptor(SERVICE)).toThrow(/port: false/);
    expect(() => box.interceptor('service')).toThrow(/^interceptor takes an origin/);
  });

  test('is nothing for a sandbox that is closed', async () => {
    const box = await openHere();
    await box.close();
    expect(() => box.intercept(SERVICE)).toThrow(/closed/);
  });
});
