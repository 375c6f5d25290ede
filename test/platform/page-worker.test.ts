/** The worker that holds the sandbox of a page, and calls to it by that page and over the channel of the site. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Asking, EngineState } from '../../src/platform/page/wire.js';

type Listen = (event: { data: unknown }) => void;

/** A channel that brings each message in a task of its own, as browsers do. */
class FakeChannel {
  static readonly all = new Set<FakeChannel>();
  onmessage: Listen | null = null;
  private readonly listens: Listen[] = [];
  constructor(readonly name: string) {
    FakeChannel.all.add(this);
  }
  addEventListener(_type: string, listen: Listen): void {
    this.listens.push(listen);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) {
      if (other === this || other.name !== this.name) continue;
      setTimeout(() => {
        for (const listen of [other.onmessage, ...other.listens]) listen?.({ data: structuredClone(data) });
      });
    }
  }
}

/** The worker, to its own page. */
const inside = globalThis as unknown as { onmessage: Listen | null };
const BASE = 'https://docs.example/site/';
let storage: object | undefined;
let size: number;

beforeEach(() => {
  FakeChannel.all.clear();
  vi.resetModules();
  size = 7;
  const handle = {
    getSize: () => size,
    read: () => 0,
    truncate: (to: number) => {
      size = to;
    },
    close: () => undefined,
  };
  const folder = { getFileHandle: async () => ({ createSyncAccessHandle: async () => handle }) };
  storage = { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) };
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('location', { hash: '' });
  // What a worker says to its own page, and is told by it.
  vi.stubGlobal('postMessage', () => undefined);
  vi.stubGlobal('onmessage', null);
  const locks = { request: (_name: string, run: () => Promise<void>) => run() };
  vi.stubGlobal('navigator', {
    locks,
    get storage() {
      return storage;
    },
  });
});

interface Started {
  seed: number;
  data_file: string | null;
  notice(message: string): void;
}

/** A page of the site, whose worker has just been started. */
async function opened(fails: { start?: Error; close?: Error } = {}) {
  const [{ serveSite }, { createAsk }, { channelName }] = await Promise.all([
    import('../../src/platform/page/worker.js'),
    import('../../src/platform/page/ask.js'),
    import('../../src/platform/page/wire.js'),
  ]);
  const starts: Started[] = [];
  const answered: string[] = [];
  const told: EngineState[] = [];
  const page = new FakeChannel(channelName('/site/'));
  page.addEventListener('message', ({ data }) => {
    const { kind } = data as { kind: string };
    if (kind === 'here' || kind === 'failed') told.push(data as EngineState);
  });
  const ask = createAsk(new FakeChannel(page.name) as unknown as Parameters<typeof createAsk>[0]);
  /** What the page whose worker has the engine calls by, and by which way its calls went. */
  const nearby = () => {
    const [near, far] = [new FakeChannel('near'), new FakeChannel(page.name)];
    const worker = new FakeChannel('near');
    vi.stubGlobal('postMessage', (data: unknown) => worker.postMessage(data));
    worker.addEventListener('message', (event) => inside.onmessage?.(event));
    const ways: string[] = [];
    for (const [name, way] of Object.entries({ near, far })) {
      const post = way.postMessage.bind(way);
      way.postMessage = (data) => {
        if ((data as Asking).kind === 'call') ways.push(name);
        post(data);
      };
    }
    const askNear = createAsk(...([near, far] as unknown as Parameters<typeof createAsk>));
    return { ways, call: (url: string) => askNear({ method: 'GET', url, headers: [], body: null }) };
  };
  serveSite(BASE, async (options) => {
    if (fails.start) throw fails.start;
    starts.push(options);
    return {
      async fetch(request) {
        const { url, signal } = request as Request;
        if (url.endsWith('/slow')) await new Promise((resolve) => signal.addEventListener('abort', resolve));
        answered.push(`${options.seed} ${url}`);
        if (url.endsWith('/endless'))
          return new Response(new ReadableStream({ start: (c) => c.enqueue(Uint8Array.of(1)) }));
        return new Response('{}');
      },
      close() {
        if (fails.close) throw fails.close;
      },
    };
  });
  const anew = (seed: number): void => page.postMessage({ kind: 'anew', seed } as unknown as Asking);
  const call = (url: string, signal?: AbortSignal) => ask({ method: 'GET', url, headers: [], body: null, signal });
  const last = () => vi.waitFor(() => told.at(-1) ?? expect.fail());
  return { starts, answered, told, anew, call, last, fails, nearby };
}

describe('the worker of a site', () => {
  test('begins anew where the sandbox before can no longer be closed', async () => {
    const { anew, told, starts } = await opened({ close: new Error('the storage is full') });
    await vi.waitFor(() => expect(told).toMatchObject([{ kind: 'here', kept: true }]));
    anew(7);
    anew(8);
    await vi.waitFor(() => expect(told.map(({ kind }) => kind)).toEqual(['here', 'here', 'here']));
    expect(starts.map(({ seed }) => seed)).toEqual([1, 7, 8]);
    expect([size, new Set(told.map(({ engine }) => engine)).size]).toEqual([0, 3]);
  });

  test('keeps nothing only where the browser keeps nothing', async () => {
    const refuse = () => Promise.reject(new DOMException('private', 'SecurityError'));
    const folder = { getFileHandle: async () => ({ createSyncAccessHandle: refuse }) };
    for (const missing of [
      ...[undefined, {}, { getDirectory: refuse }],
      { getDirectory: async () => ({ getDirectoryHandle: refuse }) },
      { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) },
    ]) {
      storage = missing;
      expect(await (await opened()).last()).toMatchObject({ kind: 'here', kept: false });
      FakeChannel.all.clear();
    }
  });

  test('says why there is no sandbox, answers calls with it, and begins anew when it is told to', async () => {
    const whole = storage;
    storage = {
      getDirectory: async () => ({
        async getDirectoryHandle() {
          throw new Error('The disk is broken.');
        },
      }),
    };
    const { last, call, anew, told, starts } = await opened();
    expect(await last()).toMatchObject({ kind: 'failed', reason: 'The disk is broken.' });
    const answer = await call('/v1/payments');
    expect([answer.status, await answer.json()]).toEqual([503, { detail: 'The disk is broken.' }]);
    storage = whole;
    anew(1);
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ kind: 'here', kept: true }));
    expect(starts).toHaveLength(1);
    expect((await call('/v1/payments')).status).toBe(200);
  });

  test('tells what comes up while it answers', async () => {
    const { starts, last, told } = await opened();
    await last();
    starts[0]?.notice('Cannot write.');
    await vi.waitFor(() => expect(told).toMatchObject([{ notice: null }, { notice: 'Cannot write.' }]));
    expect(told[0]?.engine).toBe(told[1]?.engine);
  });

  test('answers each call once, though another sandbox takes the place of the one it was sent to', async () => {
    const { anew, call, answered } = await opened();
    expect((await call('/v1/a')).status).toBe(200);
    anew(2);
    const answers = await Promise.all(['/v1/b', '/v1/c'].map((path) => call(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answered).toEqual(['1', '2', '2'].map((seed, at) => `${seed} ${BASE}v1/${'abc'[at]}`));
  });

  test('lets go of a call that nobody waits for any more', async () => {
    const { call, answered } = await opened();
    const leaving = new AbortController();
    const answer = call('/v1/slow', leaving.signal);
    await call('/v1/a');
    leaving.abort();
    expect((await answer).type).toBe('error');
    await vi.waitFor(() => expect(answered).toHaveLength(2));
  });

  test('tells who has left while an answer came that it was left, and not cut', async () => {
    const { call } = await opened();
    const leaving = new AbortController();
    const reader = (await call('/v1/endless', leaving.signal)).body?.getReader();
    expect((await reader?.read())?.value).toEqual(Uint8Array.of(1));
    leaving.abort();
    await expect(reader?.read()).rejects.toBe(leaving.signal.reason);
  });

  test('answers its own page without the channel, once, though another page takes its place', async () => {
    const { nearby, call, last, told, answered, anew } = await opened();
    await last();
    const { ways, call: callNear } = nearby();
    expect([(await callNear('/v1/a')).status, (await call('/v1/b')).status, ways]).toEqual([200, 200, ['near']]);
    await callNear('/v1/c');
    expect(ways).toEqual(['near', 'near']);
    // Its worker is gone, and that of another page has the engine.
    inside.onmessage = null;
    vi.stubGlobal('postMessage', () => undefined);
    const waiting = callNear('/v1/d');
    anew(2);
    await vi.waitFor(() => expect(told).toHaveLength(2));
    expect((await waiting).status).toBe(200);
    expect(answered.map((url) => url.at(-1))).toEqual(['a', 'b', 'c', 'd']);
  });
});
