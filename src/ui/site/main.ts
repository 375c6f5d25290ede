/**
 * What every document of the site begins with: it has the service worker lead calls to the sandbox, starts a worker that may hold that,
 * and only then runs what draws the page. So nothing is sent before it is answered here, and no call reaches a real service.
 */
import './site.css';
import { createAsk } from '../../platform/page/ask.js';
import { type Anew, type Answering, type Asking, channelName, type EngineState } from '../../platform/page/wire.js';
import { showBar } from './bar.js';
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
/** A frame has a sandbox of its own, and speaks with its worker alone. */
const channel = site.shell === 'frame' ? openWorker('#alone') : new BroadcastChannel(channelName(`${base}/`));

/** What is told of the sandbox from now on. @returns what ends that */
function follow(hear: (told: EngineState) => void): () => void {
  const listen = (event: Event): void => {
    const { data } = event as MessageEvent<Answering>;
    if (data.kind === 'here' || data.kind === 'failed') hear(data);
  };
  channel.addEventListener('message', listen);
  channel.postMessage({ kind: 'who' } satisfies Asking);
  return () => channel.removeEventListener('message', listen);
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
  channel.postMessage({ kind: 'anew', seed } satisfies Anew);
  const found = await next;
  if (found.kind === 'failed') throw new Error(found.reason);
}

/** Resolves when calls of this page are led to the sandbox. */
async function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined)
    throw new Error(
      'This browser lets pages answer calls on HTTPS and localhost only, and not in every private window.',
    );
  const came = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  await serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` });
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller !== null) return;
  active?.postMessage('claim');
  await came;
}

/** Nothing is at this address: but a service worker that came only now may know what is. */
function missing(wasControlled: boolean): void {
  if (!wasControlled) location.reload();
  else document.querySelector('main p')?.replaceChildren('There is no page at this address.');
}

/** The page of a customer, which the engine draws, in the place of this one. */
async function showPage(): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  document.open();
  document.write(text);
  document.close();
  for (const href of styles) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
  }
}

async function start(): Promise<void> {
  const wasControlled = Boolean(navigator.serviceWorker?.controller);
  if (site.shell !== 'frame') await controlled();
  if (site.shell === 'missing') return missing(wasControlled);
  const worker = channel instanceof Worker ? channel : openWorker();
  const found = await told();
  if (found.kind === 'failed') throw new Error(found.reason);
  if (site.shell === 'frame') return serveParent(createAsk(channel));
  if (await openStart(base, anew)) return;
  if (site.shell === 'page') await showPage();
  else if (site.script !== null) await import(`${base}/assets/${site.script}`);
  else offerToRun({ base, origins: site.origins });
  // Whoever waits for the engine has it at once, and a page that comes back starts afresh.
  window.addEventListener('pagehide', () => worker.terminate());
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  follow(showBar(base, found, anew));
}

start().catch((error: Error) => {
  if (site.shell === 'frame') notifyParent({ tenderbox: 'failed', reason: error.message });
  else showBar(base, error, anew);
});
