/**
 * The service worker of a site. It routes: calls of the two APIs and of customers' pages go to the worker that holds the engine, and
 * navigations to documents that start one. Everything else is the site's own, and goes its way.
 */
import { createAsk } from './ask.js';
import { APIS, CUSTOMERS, carry, createRoute } from './routes.js';
import { channelName } from './wire.js';

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
const askEngine = createAsk(channel as unknown as Parameters<typeof createAsk>[0]);

const routeOf = createRoute(scope, origins);

/** Where an answer is shown by itself, no page may be left that has the engine: one that starts it shows what has not come by then. */
const ALONE_MS = 1_500;

/** The call of a page, answered by the engine. */
function ask(event: FetchEvent, url: string): Promise<Response> {
  return new Promise((answered) => {
    event.waitUntil(new Promise<void>((end) => answered(carry(askEngine, event.request, url, end))));
  });
}

/** What becomes of a request; undefined for what is the site's own. */
function route(event: FetchEvent): Promise<Response> | undefined {
  const { url, mode, method } = event.request;
  const { origin, pathname } = new URL(url);
  if (mode === 'navigate' && method === 'GET' && origin === scope.origin && pathname.startsWith(scope.pathname)) {
    const path = pathname.slice(scope.pathname.length - 1);
    const shell = () => fetch(new URL('shell.html', scope));
    if (CUSTOMERS.test(path)) return shell();
    if (APIS.test(path)) {
      const later = new Promise<void>((resolve) => setTimeout(resolve, ALONE_MS));
      return Promise.race([ask(event, routeOf(url) as string), later.then(shell)]);
    }
    const drawn = /^\/(dashboard|docs)(?:\/|$)(?!.*\.md$)/.exec(path)?.[1];
    if (drawn !== undefined) return fetch(new URL(`${drawn}/index.html`, scope));
  }
  const asked = routeOf(url);
  return asked === undefined ? undefined : ask(event, asked);
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// A page that was reloaded past the cache has no service worker, and asks for it.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const answered = route(event);
  if (answered !== undefined) event.respondWith(answered);
});
