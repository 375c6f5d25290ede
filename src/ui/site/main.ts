/**
 * What every document of the site begins with: it has the service worker lead calls to the sandbox, starts a worker that may hold that,
 * and only then runs what draws the page. So nothing is sent before it is answered here, and no call reaches a real service.
 */
import './site.css';
import { createAsk } from '../../platform/page/ask.js';
import { APIS, carry, createRoute } from '../../platform/page/routes.js';
import { type Anew, type Answering, type Asking, channelName, type EngineState } from '../../platform/page/wire.js';
import { showBar } from './bar.js';
import { element } from './element.js';
import { notifyParent, serveParent } from './frame.js';
import { openStart } from './link.js';
import { offerToRun } from './run.js';

interface SiteFacts {
  base: string;
  site: { engine: string; script: string | null; shell?: 'page' | 'missing' | 'frame'; origins: readonly string[] };
}

const facts = JSON.parse(document.querySelector('meta[name="tenderbox"]')?.getAttribute('content') ?? '') as SiteFacts;
const { base, site } = facts;
const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
const openWorker = (hash = '') => new Worker(`${base}/assets/${site.engine}${hash}`, { type: 'module' });
/** What the sandbox is spoken with by: the channel of the site, or the worker of a page that has a sandbox of its own. */
let channel: BroadcastChannel | Worker | undefined;
/** Longer than a browser takes that does start a service worker. */
const PATIENCE_MS = 8_000;
const nothing = (): undefined => undefined;

/** What is told of the sandbox from now on. @returns what ends that */
function follow(hear: (told: EngineState) => void): () => void {
  const listen = (event: Event): void => {
    const { data } = event as MessageEvent<Answering>;
    if (data.kind === 'here' || data.kind === 'failed') hear(data);
  };
  channel?.addEventListener('message', listen);
  channel?.postMessage({ kind: 'who' } satisfies Asking);
  return () => channel?.removeEventListener('message', listen);
}

/** What is told of the sandbox, once it is another one than that. */
function told(other?: string): Promise<EngineState> {
  return new Promise((resolve) => {
    const leave = follow((found) => {
      if (found.engine === other) return;
      leave();
      resolve(found);
    });
  });
}

/** Puts another sandbox in the place of the one that is there. @throws Error that says why there is none then */
async function anew(seed: number): Promise<void> {
  const next = told((await told()).engine);
  channel?.postMessage({ kind: 'anew', seed } satisfies Anew);
  const found = await next;
  if (found.kind === 'failed') throw new Error(found.reason);
}

/** Resolves when calls of this page are led to the sandbox that all pages share. @throws Error that says why they never will be */
async function controlled(): Promise<void> {
  const { serviceWorker, locks } = navigator;
  if (serviceWorker === undefined || locks === undefined)
    throw new Error('Browsers share it among pages on HTTPS and localhost only, and not in every private window.');
  // A worker would wait without end for a lock that the browser rejects.
  await locks.request('tenderbox', nothing);
  const came = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  await serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` });
  // A browser that registers nothing does not say so.
  const late = new Promise<never>((_never, reject) => {
    setTimeout(reject, PATIENCE_MS, new Error('The browser starts no service worker here: allow it, and reload.'));
  });
  const { active } = await Promise.race([serviceWorker.ready, late]);
  if (serviceWorker.controller !== null) return;
  active?.postMessage('claim');
  await Promise.race([came, late]);
}

/**
 * Calls of the two APIs by this page go to the sandbox from here on without the service worker, by which each would take longer than all
 * that the sandbox does.
 * @param isAlone whether there is no service worker, and nothing of them may go its way
 */
function answerHere(ask: ReturnType<typeof createAsk>, isAlone: boolean): void {
  const routeOf = createRoute(new URL(`${base}/`, location.href), site.origins);
  const { fetch } = window;
  window.fetch = async (...of) => {
    const request = new Request(...of);
    const path = routeOf(request.url);
    // Customers' pages lead from one to the next, which browsers follow where a service worker answers.
    if (path === undefined || !(isAlone || APIS.test(path))) return fetch(request);
    const answer = await carry(ask, request, path);
    // As where the network answers: who waits is told why nothing came.
    request.signal.throwIfAborted();
    if (answer.type === 'error') throw new TypeError('The connection was cut.');
    return Object.defineProperty(answer, 'url', { value: request.url.replace(/#.*$/, '') });
  };
}

/**
 * Nothing is at this address: but a service worker that came only now may know what is.
 * @param why none ever comes
 */
function missing(wasControlled: boolean, why: string | undefined): void {
  if (!wasControlled && why === undefined) {
    location.reload();
    return;
  }
  const told = why === undefined ? '' : ` Pages of customers and records need a sandbox that all pages share. ${why}`;
  document.querySelector('main p')?.replaceChildren(`There is no page at this address.${told}`);
}

/** What is at this address: the page of a customer, which the engine draws, in the place of this one, or what a call answers in it. */
async function showPage(): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  if (!/^text\/html\b/.test(answer.headers.get('content-type') ?? '')) {
    document.querySelector('main')?.replaceChildren(element('pre', {}, text));
    return;
  }
  document.open();
  document.write(text);
  document.close();
  document.head.append(...styles.map((href) => element('link', { rel: 'stylesheet', href })));
  // A browser may go on reading what was written, and have no body until then.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Resolves never. @throws Error where the script of the worker does not run */
const failureOf = (worker: Worker): Promise<never> =>
  new Promise((_never, reject) => {
    const fail = ({ message }: ErrorEvent): void => reject(new Error(message || 'Its script could not be loaded.'));
    worker.addEventListener('error', fail, { once: true });
  });

async function start(): Promise<void> {
  const wasControlled = Boolean(navigator.serviceWorker?.controller);
  const isFrame = site.shell === 'frame';
  /** Why this page has a sandbox of its own; undefined where all pages of the site share one. */
  const why = isFrame ? '' : await controlled().then(nothing, ({ message }: Error) => message);
  const isAlone = why !== undefined;
  if (site.shell === 'missing') return missing(wasControlled, why);
  // It stands in for the pages that the sandbox draws, and is none itself.
  if (/^\/shell(?:\.html)?$/.test(location.pathname.slice(base.length))) return location.replace(`${base}/`);
  if (!isAlone) channel = new BroadcastChannel(channelName(`${base}/`));
  const worker = openWorker(isAlone ? '#alone' : '');
  channel ??= worker;
  const found = await Promise.race([told(), failureOf(worker)]);
  if (found.kind === 'failed') throw new Error(found.reason);
  if (isFrame) return serveParent(createAsk(worker));
  answerHere(createAsk(...(isAlone ? [worker] : [worker, channel])), isAlone);
  if (await openStart(base, anew)) return;
  if (site.shell === 'page') await showPage();
  else if (site.script !== null) await import(`${base}/assets/${site.script}`);
  else offerToRun({ base, origins: site.origins });
  // Whoever waits for the engine has it at once, and a page that comes back starts afresh.
  window.addEventListener('pagehide', () => worker.terminate());
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  const tell = showBar(base, isAlone ? { ...found, notice: why } : found, anew);
  if (!isAlone) follow(tell);
}

start().catch((error: Error) => {
  if (site.shell === 'frame') notifyParent({ tenderbox: 'failed', reason: error.message });
  else showBar(base, error, anew);
});
