/**
 * The service worker of a site. It routes: calls of the two APIs and of customers' pages go to the worker that holds the engine, and
 * navigations to documents that start one. Everything else is the site's own, and goes its way.
 */
import { type Answering, type Asking, channelName } from './wire.js';

/** What the site's own line of code before this one says. */
interface Settings {
  /** Origins whose calls are answered here, such as that of the real service. */
  origins: readonly string[];
}

interface FetchEvent {
  readonly request: Request & { readonly mode: string };
  respondWith(response: Promise<Response>): void;
  waitUntil(done: Promise<unknown>): void;
}

interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Pick<FetchEvent, 'waitUntil'>) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listen: (event: { waitUntil(done: Promise<unknown>): void }) => void): void;
  readonly TENDERBOX?: Settings;
}

const worker = globalThis as unknown as Worker;
const { origins } = worker.TENDERBOX ?? { origins: [] };
const scope = new URL(worker.registration.scope);
const channel = new BroadcastChannel(channelName(scope.pathname));
/** How long a call waits for a page to start an engine. */
const PATIENCE_MS = 20_000;

interface Waiting {
  call: Extract<Asking, { kind: 'call' }>;
  /** Whether an engine has got it: what was under way there is nobody else's. */
  taken: boolean;
  answer(response: Response): void;
  stream?: ReadableStreamDefaultController<Uint8Array>;
  /** Nothing more will come. */
  end(): void;
}

const waiting = new Map<string, Waiting>();
const own = crypto.randomUUID();
let engine: string | undefined;
let count = 0;

const say = (message: Asking): void => channel.postMessage(message);

/** The engine has gone with what was under way: whoever waits for it is told as of a connection that breaks. */
function cut(id: string): void {
  const { stream, answer, end } = waiting.get(id) ?? {};
  if (stream === undefined) answer?.(Response.error());
  else stream.error(new TypeError('The connection was cut.'));
  end?.();
}

function met(found: string): void {
  if (found === engine) return;
  engine = found;
  for (const [id, asked] of [...waiting]) {
    if (asked.taken) cut(id);
    else say(asked.call);
  }
}

const BODILESS = [204, 205, 304];

function begin(asked: Waiting, { status, headers, bytes, whole, id }: Extract<Answering, { kind: 'reply' }>): void {
  const init = { status, headers: [...headers] };
  if (whole || BODILESS.includes(status)) {
    asked.answer(new Response(bytes as Uint8Array<ArrayBuffer> | null, init));
    asked.end();
    return;
  }
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      asked.stream = stream;
      if (bytes !== null) stream.enqueue(bytes);
    },
    cancel: () => leave(id),
  });
  asked.answer(new Response(body, init));
}

function leave(id: string): void {
  say({ kind: 'leave', id });
  waiting.get(id)?.end();
}

channel.onmessage = (event) => {
  const { data } = event as { data: Answering };
  if (data.kind === 'here') return met(data.engine);
  if (!('id' in data)) return;
  const asked = waiting.get(data.id);
  if (asked === undefined) return;
  if (data.kind === 'taken') asked.taken = true;
  else if (data.kind === 'reply') begin(asked, data);
  else if (data.kind === 'piece') asked.stream?.enqueue(data.bytes);
  else if (data.kind === 'cut') cut(data.id);
  else if (data.kind === 'end') {
    asked.stream?.close();
    asked.end();
  }
};
say({ kind: 'who' });

const NOBODY = 'No page of this site is open that holds the sandbox. Open one, and send the call again.';

/** The call of a page, answered by the engine. */
async function ask(event: FetchEvent, target: string): Promise<Response> {
  const { request } = event;
  const { method, headers, signal } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  count += 1;
  const id = `${own} ${count}`;
  return new Promise((answer) => {
    const over = new Promise<void>((resolve) => {
      const call = { kind: 'call', id, method, url: target, headers: [...headers], body } as const;
      const asked: Waiting = {
        ...{ call, answer, taken: false },
        end() {
          waiting.delete(id);
          resolve();
        },
      };
      waiting.set(id, asked);
      if (engine !== undefined) say(call);
      setTimeout(() => {
        if (asked.taken || !waiting.has(id)) return;
        answer(new Response(JSON.stringify({ detail: NOBODY }), { status: 503 }));
        asked.end();
      }, PATIENCE_MS);
    });
    signal.addEventListener('abort', () => leave(id));
    event.waitUntil(over);
  });
}

const APIS = /^\/(?:v1|_sandbox)(?:\/|$)/;
const CUSTOMERS = /^\/(?:pay|invoices|l)\//;

/** What becomes of a request; undefined for what is the site's own. */
function route(event: FetchEvent): Promise<Response> | undefined {
  const { url, mode, method } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (origins.includes(origin)) return ask(event, pathname + search);
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined;
  const path = pathname.slice(scope.pathname.length - 1);
  const visits = mode === 'navigate' && method === 'GET';
  if (visits && CUSTOMERS.test(path)) return fetch(new URL('shell.html', scope));
  if (visits && path.startsWith('/dashboard/')) return fetch(new URL('dashboard/index.html', scope));
  return APIS.test(path) || CUSTOMERS.test(path) ? ask(event, path + search) : undefined;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// A page that was reloaded past the cache has no service worker, and asks for it.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const answered = route(event);
  if (answered !== undefined) event.respondWith(answered);
});
