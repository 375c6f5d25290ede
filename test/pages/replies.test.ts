/** The pages without a server: a call goes in, a reply comes out. */
import { expect, test } from 'vitest';
import { type BodyRead, type Call, type EventStream, isEvents, type Reply, splitTarget } from '../../src/api/call.js';
import { pay } from '../../src/domain/payments/receiving.js';
import type { ChangeListener } from '../../src/domain/ports.js';
import { createPages } from '../../src/pages/index.js';
import { requested } from '../domain/requested.js';
import { turn } from '../support/world.js';

const FILES: Readonly<Record<string, string>> = {
  'manifest.json': JSON.stringify({
    entries: Object.fromEntries(
      ['dashboard', 'customer', 'theme'].map((name) => [name, { script: `${name}.js`, style: null, preload: [] }]),
    ),
    files: { 'theme.js': { bytes: 5, gzip_bytes: 6 } },
  }),
  'assets/theme.js': 'plain',
  'assets/theme.js.gz': 'zipped',
};

/** A sandbox with one payment request, and its pages. @param files what the build has made */
function pagesOf(files = FILES) {
  const { world, worlds, payment } = requested();
  const listeners = new Set<ChangeListener>();
  const reported: unknown[] = [];
  let stop = (): void => {};
  const pages = createPages({
    bound: { loopback: true },
    version: '0.0.0',
    originOf: () => 'http://127.0.0.1:4020',
    worlds,
    turn,
    upToDate: () => undefined,
    onChange: (_world, listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onStop: (act) => {
      stop = act;
      return () => {};
    },
    drawToken: () => 'token',
    read: async (path) => (files[path] === undefined ? undefined : new TextEncoder().encode(files[path])),
    report: (error) => void reported.push(error),
  });
  const change = (): void => {
    for (const listener of listeners) listener(new Map());
  };
  return { pages, world, payment, listeners, reported, change, stop: () => stop() };
}

interface Sent {
  headers?: Call['headers'];
  form?: string;
  body?: BodyRead;
}

function callOf(line: string, { headers, form = '', body }: Sent = {}): Call {
  const [method = '', target = ''] = line.split(' ');
  return {
    method,
    ...splitTarget(target),
    headers: { host: '127.0.0.1:4020', accept: 'text/html', ...headers },
    peer: { scheme: 'http', address: '127.0.0.1', share: undefined, hasSeveralHosts: false },
    waitsForLeave: false,
    isWhole: false,
    body: () => body ?? { ok: true, bytes: new TextEncoder().encode(form) },
    count: () => undefined,
    gone: new Promise(() => {}),
  };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const textOf = (reply: Reply | undefined): string => (typeof reply?.body === 'string' ? reply.body : '');

test('documents and what the build made are replied with, HEAD as GET is', async () => {
  const { pages } = pagesOf();
  for (const line of ['GET /', 'HEAD /dashboard', 'GET /dashboard/payments/pr_1']) {
    const reply = await pages(callOf(line));
    expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(textOf(reply)).toContain('src="/assets/dashboard.js"');
  }
  const zipped = await pages(callOf('GET /assets/theme.js', { headers: { 'accept-encoding': 'gzip' } }));
  expect(zipped?.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(zipped?.body).toEqual([new TextEncoder().encode('zipped')]);
  const plain = await pages(callOf('GET /assets/theme.js'));
  expect(plain?.headers).not.toHaveProperty('content-encoding');
});

test('a checkout is shown, and its forms lead back to it', async () => {
  const { pages, payment } = pagesOf();
  const shown = await pages(callOf(`GET /pay/${payment.id}?lang=de`));
  expect(shown).toMatchObject({ status: 200, headers: { vary: 'accept-language' } });
  expect(textOf(shown)).toContain('lang="de"');
  const chosen = await pages(callOf(`POST /pay/${payment.id}/coin`, { headers: FORM, form: 'coin=BTC' }));
  expect(chosen).toMatchObject({ status: 303, headers: { location: `/pay/${payment.id}?coin=BTC` } });
  const paid = await pages(callOf(`POST /pay/${payment.id}/pay`, { headers: FORM, form: 'currency=BTC' }));
  expect(paid).toMatchObject({ status: 303, headers: { location: `/pay/${payment.id}` } });
  expect(payment.status).toBe('paid');
});

test('a form that is not taken says why, and its connection ends where it was not read', async () => {
  const { pages, payment } = pagesOf();
  const line = `POST /pay/${payment.id}/pay`;
  const refused: [Sent, number][] = [
    [{ headers: { ...FORM, 'sec-fetch-site': 'cross-site' } }, 403],
    [{ headers: { ...FORM, origin: 'https://elsewhere.example' } }, 403],
    [{ headers: { 'content-type': 'application/json' } }, 415],
    [{ headers: FORM, body: { ok: false, reason: 'too_large' } }, 413],
  ];
  for (const [sent, status] of refused) {
    expect(await pages(callOf(line, sent))).toMatchObject({ status, headers: { connection: 'close' } });
  }
  const wrong = await pages(callOf(line, { headers: FORM, form: 'amount=much' }));
  expect(wrong).toMatchObject({ status: 422 });
  expect(payment.status).toBe('pending');
});

test('what is not there, not allowed or not ours is told to browsers; the rest is left to the API', async () => {
  const { pages, payment } = pagesOf();
  const json = { headers: { accept: 'application/json' } };
  const foreign = { host: 'evil.example' };
  expect(await pages(callOf('GET /pay/pr_none'))).toMatchObject({ status: 404 });
  expect(textOf(await pages(callOf('GET /pay/pr_none')))).toContain('data-testid="missing"');
  expect(await pages(callOf('GET /nowhere'))).toMatchObject({ status: 404 });
  expect(await pages(callOf('GET /assets/none.js'))).toMatchObject({ status: 404 });
  expect(await pages(callOf('GET /', { headers: foreign }))).toMatchObject({ status: 403 });
  const refused = { status: 405, headers: { allow: 'GET, HEAD' } };
  expect(await pages(callOf(`DELETE /pay/${payment.id}`, json))).toMatchObject(refused);
  expect(await pages(callOf(`GET /pay/${payment.id}/pay`))).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  const others = [
    callOf('GET /v1/payments', json),
    callOf('GET /pay/%E0', json),
    callOf('POST /dashboard'),
    callOf(`OPTIONS /pay/${payment.id}`),
    callOf('GET /', { headers: { ...foreign, accept: '*/*' } }),
  ];
  for (const call of others) expect(await pages(call), `${call.method} ${call.path}`).toBeUndefined();
});

test('without a build the page says what to run, and the log is told', async () => {
  const { pages, reported } = pagesOf({});
  const reply = await pages(callOf('GET /'));
  expect(reply).toMatchObject({ status: 503 });
  expect(textOf(reply)).toContain('npm run build');
  expect(reported).toHaveLength(1);
});

/** Opens the stream of a payment request. */
async function follow({ pages, payment }: ReturnType<typeof pagesOf>) {
  const reply = await pages(callOf(`GET /pay/${payment.id}/status`, { headers: { accept: 'text/event-stream' } }));
  if (reply === undefined || !isEvents(reply.body)) throw new Error('No stream');
  const written: string[] = [];
  let end = (): void => {};
  const closed = new Promise<void>((resolve) => {
    end = resolve;
  });
  const stream: EventStream = { write: (text) => void written.push(text), end: () => end(), closed };
  reply.body.follow(stream);
  return { reply, written, closed };
}

test('a stream says each change once, and ends when the sandbox stops', async () => {
  const made = pagesOf();
  const { reply, written, closed } = await follow(made);
  expect(reply.headers['cache-control']).toBe('no-store');
  made.change();
  expect(written).toHaveLength(1);
  turn(made.world, (world) => pay(world, made.payment.id, { currency: 'BTC' }));
  made.change();
  expect(written).toHaveLength(2);
  expect(written[1]).toContain('"status":"paid"');
  made.stop();
  await closed;
  expect(made.listeners.size).toBe(0);
});
