/** Which path is which page, and what becomes of the others. */
import { type Call, ClientGone, HTML_TYPE, namesOwnHost, Reply } from '../api/call.js';
import { createRoutes, type Routes } from '../api/pipeline.js';
import { Assets, faviconReply, NotBuilt } from './assets.js';
import { CHECKOUT } from './checkout/routes.js';
import { FormRejected } from './customer/html.js';
import { OpenStreams, recordRoutes } from './customer/page.js';
import {
  atMount,
  DASHBOARD,
  factsReply,
  messageReply,
  type PageRoute,
  type PagesHost,
  REFERENCE,
  screenReply,
  WELCOME,
} from './document.js';
import { INVOICES } from './invoice.js';
import { linkPages } from './link.js';

/** Replies to what is for people; undefined where the next in line, which is the merchant API, is to reply. */
type Pages = (call: Call) => Reply | undefined | Promise<Reply | undefined>;

const HOME = { href: '/dashboard', text: 'Open the dashboard' };

const get = (path: string, serve: PageRoute['serve']): PageRoute => ({ method: 'GET', path, serve });

/** What the build made, and who owns a merchant and who has none may read alike. */
const filesOf = (assets: Assets): PageRoute[] => [
  get('/docs/{name}', (_call, { name = '' }) => assets.guide(name)),
  get('/llms.txt', () => assets.guide('llms.txt')),
  get('/assets/{name}', (call, { name = '' }) => assets.reply(name, call)),
  get('/favicon.svg', faviconReply),
  get('/favicon.ico', faviconReply),
];

/** What somebody sees where many have merchants, who has none there yet; undefined where there is nothing of the path. */
export function createFront(host: Pick<PagesHost, 'read' | 'version' | 'report'>): Pages {
  const assets = new Assets(host);
  const facts = { version: host.version, loopback: false, public: true, front: true };
  const routes = createRoutes([get('/', () => factsReply(WELCOME, facts, assets)), ...filesOf(assets)]);
  return (call) => {
    const found = routes.find(call.path);
    const page = found?.methods.get(call.method === 'HEAD' ? 'GET' : call.method);
    return found?.undecodable || page === undefined ? undefined : serve(host, assets, page, call, found?.params ?? {});
  };
}

/** Every page, by method and path. */
function tableOf(host: PagesHost, assets: Assets): PageRoute[] {
  const streams = new OpenStreams();
  host.onStop(() => streams.end());
  const context = { host, assets, streams };
  const dashboard: PageRoute['serve'] = (call) => screenReply(DASHBOARD, host, assets, call);
  const reference: PageRoute['serve'] = (call) => screenReply(REFERENCE, host, assets, call);
  return [
    get('/', host.bound.public === true ? (call) => screenReply(WELCOME, host, assets, call) : dashboard),
    get('/dashboard', dashboard),
    get('/docs', reference),
    get('/docs/', reference),
    ...filesOf(assets),
    ...recordRoutes(context, CHECKOUT),
    ...recordRoutes(context, INVOICES),
    ...recordRoutes(context, linkPages()),
  ];
}

/** All that is for people. What is neither a page nor asked for by a browser is left to the API. */
export function createPages(host: PagesHost): Pages {
  const assets = new Assets(host);
  const routes = createRoutes(tableOf(host, assets));
  const reply: Pages = (call) => {
    const { method } = call;
    if (method === 'OPTIONS') return undefined;
    if (!namesOwnHost(call, host.bound)) return asksForPage(call) ? foreignName() : undefined;
    const { path } = call;
    const found = routes.find(isOfDashboard(path) ? '/dashboard' : path);
    if (found === undefined || found.undecodable !== undefined) {
      const bare = path.replace(/\/$/, '');
      const isMeant = bare !== path && (isOfDashboard(bare) || routes.find(bare) !== undefined);
      return isMeant && asksForPage(call) ? moved(bare, call) : unknown(assets, call, path, routes);
    }
    const { methods, params } = found;
    const page = methods.get(method === 'HEAD' ? 'GET' : method);
    if (page !== undefined) return serve(host, assets, page, call, params);
    // Pages of records are read, and their forms are posted to the paths that they name.
    return params.id === undefined ? unknown(assets, call, path) : rejectMethod(assets, method, methods.has('GET'));
  };
  return (call) => (call.mount ? below(call.mount, reply(call)) : reply(call));
}

/** The same for a program that is mounted below a path: what leads to one of its own pages leads there. */
async function below(mount: string, replied: ReturnType<Pages>): Promise<Reply | undefined> {
  const reply = await replied;
  if (reply === undefined) return undefined;
  const { status, headers, body, options } = reply;
  const { location } = headers;
  const led = location?.startsWith('/') ? { ...headers, location: mount + location } : headers;
  const isPage = headers['content-type'] === HTML_TYPE && typeof body === 'string';
  return new Reply(status, led, isPage ? atMount(body, mount) : body, options);
}

async function serve(
  host: Pick<PagesHost, 'report'>,
  assets: Assets,
  page: PageRoute,
  call: Call,
  params: Readonly<Record<string, string>>,
): Promise<Reply | undefined> {
  try {
    return (await page.serve(call, params)) ?? unknown(assets, call, call.path);
  } catch (error) {
    if (error instanceof ClientGone) throw error;
    if (error instanceof FormRejected) {
      // What was not read must not be taken for the next request.
      return (await messageReply(error.shown, assets)).with(call.isWhole ? {} : { connection: 'close' });
    }
    return explain(host, error);
  }
}

/** The dashboard's own paths are read in the browser; one whose escapes are no text names nothing. */
function isOfDashboard(path: string): boolean {
  if (!/^\/dashboard\/.*[^/]$/.test(path)) return false;
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Of an address that ends with a slash there is one without. */
const moved = (path: string, { query }: Call): Reply =>
  new Reply(308, { location: query === '' ? path : `${path}?${query}` });

const asksForPage = ({ method, headers }: Call): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');

/** A browser under a foreign name is driven by a foreign page; the API rejects nobody for its name, so only browsers are told. */
function foreignName(): Promise<Reply> {
  const text =
    'The sandbox shows its pages under 127.0.0.1, localhost and [::1] only. Open it under one of these names.';
  return messageReply({ status: 403, heading: 'This name is not the sandbox’s own', text });
}

function unknown(assets: Assets, call: Call, path: string, routes?: Routes<PageRoute>): Promise<Reply> | undefined {
  if (!asksForPage(call)) return undefined;
  const meant = routes?.meant(path) ?? '';
  const text = `There is no page at ${path.slice(0, 200)}.${meant.replaceAll('`', '')} The address may be mistyped, of another version, or below a path that --base does not name.`;
  return messageReply({ status: 404, heading: 'No such page', text, link: HOME }, assets);
}

async function rejectMethod(assets: Assets, method: string, isRead: boolean): Promise<Reply> {
  const text = `${method} does nothing here; ${isRead ? 'GET and HEAD do' : 'POST does'}. Nothing was changed.`;
  const said = await messageReply({ status: 405, heading: 'This cannot be done here', text, link: HOME }, assets);
  return said.with({ allow: isRead ? 'GET, HEAD' : 'POST' });
}

function explain(host: Pick<PagesHost, 'report'>, error: unknown): Promise<Reply> {
  host.report(error);
  const built = !(error instanceof NotBuilt);
  const heading = built ? 'This page could not be made' : 'The pages are not built';
  const text = built
    ? 'That is a fault of the sandbox; its log says more. Reload the page, and please report it if it stays.'
    : `${(error as Error).message}, then reload this page.`;
  return messageReply({ status: built ? 500 : 503, heading, text });
}
