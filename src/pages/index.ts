/** The pages' front door: which path is which page, and what becomes of the others. */
import { type NextFunction, type Request, type Response, Router } from 'express';
import { sendText } from '../api/answer.js';
import { namesOwnHost } from '../api/own-host.js';
import { Assets, NotBuilt } from './assets.js';
import { addCheckout } from './checkout/routes.js';
import { FormRefused } from './customer/forms.js';
import { serveDashboard } from './dashboard.js';
import { FAVICON } from './favicon.js';
import type { PagesHost } from './host.js';
import { addInvoices } from './invoice/routes.js';
import { addLinks } from './link/routes.js';
import { sendMessage } from './messages.js';
import { serveReference, serveWelcome } from './reference.js';

/** Pages of customers with the status of what they show, and what their forms are sent to. */
const PAGE_PATH = /^\/(?:pay|invoices|l)\/[^/]+(?:\/status)?$/;
const FORM_PATH =
  /^\/(?:pay\/[^/]+\/(?:coin|pay|receive|confirm|drop|expire|fail)|invoices\/[^/]+\/(?:open|pay)|l\/[^/]+\/open)$/;

const HOME = { href: '/dashboard', text: 'Open the dashboard' };

/** The handler of everything that is for people. What is neither a page nor asked for by a browser goes on to the API. */
export function createPages(host: PagesHost): Router {
  const assets = new Assets(host);
  const router = Router({ strict: true, caseSensitive: true });
  // A router answers OPTIONS by itself; here the API's own answer is meant.
  router.use((req, _res, next) => next(req.method === 'OPTIONS' ? 'router' : undefined));
  router.use((req, res, next) => refuseForeign(host, req, res, next));
  router.get('/', (_req, res) => (host.bound.public === true ? serveWelcome : serveDashboard)(host, assets, res));
  router.get(['/dashboard', '/dashboard/*rest'], (_req, res) => serveDashboard(host, assets, res));
  router.get(['/docs', '/docs/'], (_req, res) => serveReference(host, assets, res));
  router.get('/assets/:name', async (req, res, next) => {
    if (!(await assets.send(req.params.name, req, res))) next();
  });
  router.get(['/favicon.svg', '/favicon.ico'], (_req, res) => {
    const headers = { 'cache-control': 'public, max-age=86400' };
    sendText(res, { status: 200, contentType: 'image/svg+xml', body: FAVICON, headers });
  });
  addCheckout(router, { host, assets });
  addInvoices(router, { host, assets });
  addLinks(router, { host, assets });
  router.all(['/pay/:id{/*rest}', '/invoices/:id{/*rest}', '/l/:id{/*rest}'], refuseMethod);
  router.use(refuseUnknown);
  router.use((error: unknown, req: Request, res: Response, next: NextFunction) => {
    // An address whose escapes are no text names no page.
    if (error instanceof FormRefused) refuseForm(req, res, error);
    else if ((error as { status?: number }).status === 400) refuseUnknown(req, res, () => next(error));
    else explain(host, error, res);
  });
  return router;
}

/** A browser under a foreign name is driven by a foreign page; the API refuses nobody for its name, so only browsers are told. */
function refuseForeign({ bound }: PagesHost, req: Request, res: Response, next: NextFunction): void {
  if (namesOwnHost(req, bound)) next();
  else if (!asksForPage(req)) next('router');
  else {
    const text =
      'The sandbox shows its pages under 127.0.0.1, localhost and [::1] only. Open it under one of these names.';
    sendMessage(res, { status: 403, heading: 'This name is not the sandbox’s own', text });
  }
}

const asksForPage = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');

function refuseUnknown(req: Request, res: Response, next: NextFunction): void {
  if (!asksForPage(req)) next();
  else {
    const text = `There is no page at ${req.path.slice(0, 200)}. The address may be mistyped, or of another version.`;
    sendMessage(res, { status: 404, heading: 'No such page', text, link: HOME });
  }
}

function refuseForm(req: Request, res: Response, { shown }: FormRefused): void {
  // What was not read must not be taken for the next request.
  if (!req.complete) res.setHeader('connection', 'close');
  sendMessage(res, shown);
}

/** Pages are read, and their forms are posted to the paths that they name. */
function refuseMethod(req: Request, res: Response, next: NextFunction): void {
  const { method, path } = req;
  const form = FORM_PATH.test(path);
  const allowed = form ? ['POST'] : ['GET', 'HEAD'];
  if (allowed.includes(method) || (!form && !PAGE_PATH.test(path))) refuseUnknown(req, res, next);
  else {
    res.setHeader('allow', allowed.join(', '));
    const text = `${method} does nothing here; ${allowed.join(' and ')} do. Nothing was changed.`;
    sendMessage(res, { status: 405, heading: 'This cannot be done here', text, link: HOME });
  }
}

function explain(host: PagesHost, error: unknown, res: Response): void {
  host.report(error);
  const built = !(error instanceof NotBuilt);
  const heading = built ? 'This page could not be made' : 'The pages are not built';
  const text = built
    ? 'That is a fault of the sandbox; its log says more. Reload the page, and please report it if it stays.'
    : `${(error as Error).message}, then reload this page.`;
  sendMessage(res, { status: built ? 500 : 503, heading, text });
}
