/** HTML documents, replied with the headers that keep foreign code out, and what a page is handed. */
import { type Bound, type Call, HTML_TYPE, Reply } from '../api/call.js';
import type { Worlds } from '../domain/merchants/worlds.js';
import type { ChangeListener } from '../domain/ports.js';
import type { World } from '../domain/world.js';
import type { Assets, Entry } from './assets.js';
import { assetTags, escapeHtml, html, type Markup } from './customer/html.js';

/** No inline script, no inline style, nothing from elsewhere: what is not listed is rejected by the browser. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache',
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

/** What a document is made of. */
interface Page {
  title: string;
  description: string;
  body: Markup;
  /** Language of the text; English unless given. */
  lang?: string;
  /** More of the head. */
  head?: Markup | undefined;
  /** What its script is told about the sandbox, as JSON. */
  facts?: object;
  /** Run before the first paint. */
  theme: Entry;
  entry: Entry;
}

const ICON = html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`;
const FIRST = html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">`;

/** The text of a document. */
export function renderPage({ title, description, body, lang = 'en', head, facts, theme, entry }: Page): string {
  const factsTag = facts && html`<meta name="tenderbox" content="${JSON.stringify(facts)}">`;
  return html`<!doctype html>
<html lang="${lang}">
<head>
${FIRST}
<meta name="description" content="${description}">
${factsTag}
<title>${title}</title>
${ICON}
${assetTags(theme, entry)}
${head}
</head>
<body>${body}</body>
</html>`.text;
}

/** Where HTML names a page or a file of ours. Whatever else stands in it is escaped, quotes as well. */
const NAMED = /(\s(?:href|src|action|data-(?:stream|opens|leave))="|;url=)(?=\/(?!\/))/g;

/** The same document for a program that is mounted below a path. */
export const atMount = (text: string, mount: string): string =>
  text.replace(NAMED, (found) => found + escapeHtml(mount));

/** About what travels at once: a shorter document comes no sooner for being compressed. */
const PACKET = 1_400;

/** Replies with a document. */
export const pageReply = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Reply =>
  new Reply(status, { 'content-type': HTML_TYPE, ...PAGE_HEADERS, ...headers }, text, { compressFrom: PACKET });

/** Sends the browser on, with GET. */
export const seeOther = (location: string): Reply => new Reply(303, { ...PAGE_HEADERS, location });

/** What a page says that tells what is wrong and what to do. */
export interface Message {
  status: number;
  heading: string;
  text: string;
  /** Where to go from here; none where no page of the sandbox would help. */
  link?: { href: string; text: string };
}

/** Replies with a page that needs no script, in the dress of the customers' pages, or plain: that may be what is missing. */
export async function messageReply({ status, heading, text, link }: Message, assets?: Assets): Promise<Reply> {
  const dress = await assets?.entry('customer').catch(() => undefined);
  const page = html`<!doctype html>
<html lang="en">
<head>${FIRST}
${ICON}
${dress && html`<link rel="stylesheet" href="/assets/${dress.style}">`}<title>${heading} · Tenderbox</title></head>
<body><div class="customer"><main class="link"><div class="card"><h1>${heading}</h1><p class="described">${text}</p>
${link && html`<p><a class="button" href="${link.href}">${link.text}</a></p>`}</div></main></div></body></html>`;
  return pageReply(status, page.text);
}

// Documents in which everything is made in the browser: the dashboard, the API reference, the front page of a public sandbox.

interface Screen {
  entry: 'dashboard' | 'reference' | 'welcome';
  title: string;
  description: string;
  /** Shown until the script has come, and instead where it never does. */
  body: Markup;
}

const starting = (heading: string, otherwise: Markup): Markup =>
  html`<div id="app"><main class="boot"><h1>${heading}</h1><p>This page is starting…</p></main></div>
<noscript><main class="boot"><p>This page needs JavaScript. ${otherwise}</p></main></noscript>`;

export const DASHBOARD: Screen = {
  entry: 'dashboard',
  title: 'Tenderbox',
  description: 'The dashboard of a local sandbox for a merchant cryptocurrency payment API.',
  body: html`<div id="app"><main class="boot"><p>The dashboard is starting…</p></main></div>
<noscript><main class="boot"><h1>The dashboard needs JavaScript</h1>
<p>Allow it for this address, or use the command line: <code>npx tenderbox --help</code>.</p></main></noscript>`,
};

export const REFERENCE: Screen = {
  entry: 'reference',
  title: 'API reference · Tenderbox',
  description: 'Every operation, event and error of the merchant payment API, to be tried against this sandbox.',
  body: starting(
    'API reference',
    html`The contract itself needs none: <a href="/v1/openapi.json">/v1/openapi.json</a>.`,
  ),
};

export const WELCOME: Screen = {
  entry: 'welcome',
  title: 'Tenderbox',
  description: 'A sandbox of a merchant cryptocurrency payment API, with a merchant of your own for a while.',
  body: starting(
    'Tenderbox',
    html`Without it: <code>POST /_sandbox/merchants</code> makes a sandbox of your own, <code>POST /v1/payments</code> a payment,
<code>POST /_sandbox/payments/{id}/pay</code> pays it, and its webhook is signed.`,
  ),
};

/** @throws NotBuilt */
export function screenReply(
  shown: Screen,
  { bound, version, originOf }: PagesHost,
  assets: Assets,
  call: Call,
): Promise<Reply> {
  // In a public sandbox nobody is `default`, wherever it is bound: the page asks for a key.
  const open = bound.public === true;
  const facts = { version, loopback: bound.loopback && !open, public: open, base: call.mount ?? '' };
  return factsReply(shown, facts, assets, originOf(call));
}

/** @param origin where its picture is, for whoever shows a link to it @throws NotBuilt */
export async function factsReply(
  { entry: name, ...shown }: Screen,
  facts: object,
  assets: Assets,
  origin?: string,
): Promise<Reply> {
  const [entry, theme] = await Promise.all([assets.entry(name), assets.entry('theme')]);
  const { picture } = entry;
  const head = picture && origin !== undefined ? preview(shown, `${origin}/assets/${picture}`) : undefined;
  return pageReply(200, renderPage({ ...shown, facts, theme, entry, head }));
}

/** What stands for the page where a link to it is shown; programs that show it take absolute addresses only. */
const preview = ({ title, description }: Pick<Screen, 'title' | 'description'>, picture: string): Markup =>
  html`<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${picture}">
<meta name="twitter:card" content="summary_large_image">`;

// What the pages are handed by the composition root.

/** What is the same for every page. */
export interface PagesHost {
  bound: Bound;
  version: string;
  /** Where whoever calls finds the sandbox, as replies name it. */
  originOf(call: Call): string;
  worlds: Worlds;
  /** One turn of a world: what is due by its clock comes first, what the call made due comes right after it. */
  turn<T>(world: World, act: () => T): T;
  /** Runs what is due where that is more than a turn may run. @returns resolves when it has; undefined when it has already */
  upToDate(world: World): undefined | Promise<undefined>;
  /** Calls `listener` after something in the world changed. @returns ends it */
  onChange(world: World, listener: ChangeListener): () => void;
  /** Calls `act` when the sandbox is told to stop: whoever listens is let go then. @returns prevents it */
  onStop(act: () => void): () => void;
  /** A text that nobody can guess, to know a form again that is sent twice. */
  drawToken(): string;
  /** Reads a file that the build made for browsers, by its path there; undefined when it is not there. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** A bug: for the log, never for the page. */
  report(error: unknown): void;
}

/** One page, or what one form does. */
export interface PageRoute {
  /** HEAD is served as GET is; the transport leaves out the body. */
  method: 'GET' | 'POST';
  /** `/pay/{id}` */
  path: string;
  /** @returns undefined where there is no such page after all */
  serve(call: Call, params: Readonly<Record<string, string>>): Reply | undefined | Promise<Reply | undefined>;
}
