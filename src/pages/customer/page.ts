/** What all pages of customers have in common: what they are about, head, the word about the sandbox, the languages. */
import { type Call, type EventStream, frame, JSON_TYPE, Reply, streamReply } from '../../api/call.js';
import { Shares } from '../../api/shares.js';
import { COINS, NATIVE_COIN } from '../../chains/networks.js';
import { readPageId } from '../../domain/ids.js';
import { Problem } from '../../domain/problems.js';
import type { World } from '../../domain/world.js';
import type { Assets } from '../assets.js';
import { type PageRoute, type PagesHost, pageReply, renderPage, seeOther } from '../document.js';
import { type Brand, markOf, SHEET, sheetReply } from './brand.js';
import { html, type Markup, readForm } from './html.js';
import {
  chooseLanguage,
  type Format,
  formatOf,
  LANGUAGES,
  type LanguageCode,
  type Notice,
  type Query,
  readQuery,
  reasonOf,
  rejectionStatus,
  withQuery,
} from './language.js';
import type { Strings } from './languages/en.js';

/** What the pages of customers work with. */
interface CustomerContext {
  host: PagesHost;
  assets: Assets;
  streams: OpenStreams;
}

/** What a page is about. The id of a record is its customer's authority. */
export interface Found<R> {
  world: World;
  record: R;
  /** Of the page that shows it. */
  path: string;
}

/** A form that was rejected, and why. */
export interface Rejection {
  problem: Problem;
  form: URLSearchParams;
}

/** What a form does, in one turn. @returns where the browser is sent then */
export type RecordForm<R> = (found: Found<R>, form: URLSearchParams, query: Query) => string;

/** What the pages of one kind of record are, below `prefix/{id}`. */
export interface RecordPages<R> {
  prefix: string;
  find(world: World, id: string): R | undefined;
  page(host: PagesHost, found: Found<R>, locale: Locale, rejection?: Rejection): CustomerPage;
  /** How a record stands, for scripts; none where nothing can change. */
  status?(world: World, record: R): object;
  /** By the last segment of their paths. */
  forms: Readonly<Record<string, RecordForm<R>>>;
}

/** The routes of these pages; whoever asks for a record that is not there is told so. */
export function recordRoutes<R extends { id: string }>(context: CustomerContext, pages: RecordPages<R>): PageRoute[] {
  const { host, streams } = context;
  const { prefix, find, page, status, forms } = pages;
  type Serve = (found: Found<R>, call: Call) => Reply | Promise<Reply>;
  const route = (method: PageRoute['method'], below: string, serve: Serve): PageRoute => ({
    method,
    path: `${prefix}/{id}${below}`,
    serve(call, { id = '' }) {
      const world = host.worlds.findByRecord(id);
      const record = world && find(world, readPageId(id).id);
      if (world === undefined || record === undefined) return missingReply(context, call);
      const found = { world, record, path: `${prefix}/${id}` };
      return host.upToDate(world)?.then(() => serve(found, call)) ?? serve(found, call);
    },
  });
  const show = (found: Found<R>, call: Call, rejection?: Rejection): Promise<Reply> => {
    const locale = localeOf(call, found.world, found.path);
    const code = rejection === undefined ? 200 : rejectionStatus(rejection.problem);
    return customerReply(context, code, locale, page(host, found, locale, rejection));
  };
  const submit = async (found: Found<R>, call: Call, act: RecordForm<R>): Promise<Reply> => {
    const form = await readForm(call, host.bound);
    try {
      return seeOther(host.turn(found.world, () => act(found, form, readQuery(call.query))));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return await show(found, call, { problem, form });
    }
  };
  const stand: Serve = ({ world, record }, call) =>
    statusReply(host, streams, world, call, () => {
      const current = find(world, record.id);
      return current && status?.(world, current);
    });
  return [
    route('GET', '', (found, call) => show(found, call)),
    ...(status ? [route('GET', '/status', stand)] : []),
    route('GET', SHEET, ({ world }) => sheetReply(world)),
    ...Object.entries(forms).map(([name, act]) => route('POST', `/${name}`, (found, call) => submit(found, call, act))),
  ];
}

/** How one page is to be written. */
export interface Locale {
  language: LanguageCode;
  strings: Strings;
  format: Format;
  query: Query;
  /** The page's own path, without query. */
  path: string;
}

/** Says that a form was not carried out, and why. */
export const rejectionNotice = (problem: Problem, { strings, format }: Locale): Notice => ({
  text: strings.bar.notDone,
  reason: reasonOf(problem, strings, format),
});

/** A page of a customer. */
export interface CustomerPage {
  title: string;
  /** Whose page it is; none of a page that is nobody's. */
  brand?: Brand;
  /** What stands between the word about the sandbox and the languages: `main`, and what is beside it. */
  content: Markup;
  /** Seconds until the page is loaded anew, or another one, where scripts do not run. */
  refresh?: { seconds: number; to?: string };
  /** The path of a stream of changes; none where nothing can change. */
  stream?: string;
}

const COPY_ICON = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M9 9h10v10H9zM5 15V5h10"/></svg>`;

/** A button that only a script can serve; without one it is not shown. */
export function copyButton(text: string, label: string, { copied }: Strings, testId: string): Markup {
  return html`<button type="button" class="button" data-copy="${text}" data-copied="${copied}" data-testid="${testId}">${COPY_ICON}${label}</button>`;
}

/** The mark of a coin, and of the network that a token travels on; its name stands beside it. */
export function coinMark(currency: string, network?: string): Markup | null {
  const coin = COINS[currency];
  if (coin === undefined) return null;
  const native = NATIVE_COIN[network ?? ''];
  const rim =
    native !== undefined &&
    native !== currency &&
    html`<circle class="rim" cx="19" cy="19" r="5"/><circle fill="var(--coin-${native.toLowerCase()})" cx="19" cy="19" r="3.8"/>`;
  return html`<svg class="coin-mark" viewBox="0 0 24 24" aria-hidden="true"><circle fill="var(--coin-${currency.toLowerCase()})" cx="12" cy="12" r="11"/><path class="${coin.solid === true ? 'solid' : 'sign'}" d="${coin.sign}"/>${rim}</svg>`;
}

/** An instant; scripts write it in the customer's own zone. */
export const instant = (instant_ms: number, { format }: Locale): Markup =>
  html`<time datetime="${new Date(instant_ms).toISOString()}">${format.time(instant_ms)}</time>`;

/** A sign that goes with a state; the words beside it say the same. */
export const sign = (path: string): Markup =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`;

/** A line of a list of facts. */
export const fact = (name: string, value: Markup | string, testId: string): Markup =>
  html`<div><dt>${name}</dt><dd data-testid="${testId}">${value}</dd></div>`;

/** Who is paid. */
export const merchantHead = (brand: Brand, { payTo }: { payTo: string }): Markup =>
  html`<div class="merchant">${markOf(brand)}<h1><span class="unseen">${payTo}: </span><span data-testid="merchant">${brand.name}</span></h1></div>`;

function languages({ language, strings, query, path }: Locale): Markup {
  const entries = Object.entries(LANGUAGES).map(([code, { name }]) =>
    code === language
      ? html`<li><span aria-current="true" lang="${code}">${name}</span></li>`
      : html`<li><a href="${withQuery(path, query, { lang: code })}" hreflang="${code}" lang="${code}" data-testid="language-${code}">${name}</a></li>`,
  );
  return html`<nav aria-label="${strings.language}"><ul class="languages">${entries}</ul></nav>`;
}

/** The address is always named: the reply to a form stands at the address of the form, which only forms are sent to. */
function refreshOf({ refresh }: CustomerPage, { path, query }: Locale): Markup | undefined {
  if (refresh === undefined) return undefined;
  const { seconds, to = withQuery(path, query) } = refresh;
  const content = `${seconds};url=${to}`;
  return html`<noscript><meta http-equiv="refresh" content="${content}"></noscript>`;
}

/** Replies with a page in the language of its customer. @throws NotBuilt */
async function customerReply(
  { host, assets }: CustomerContext,
  status: number,
  locale: Locale,
  page: CustomerPage,
): Promise<Reply> {
  const [entry, theme] = await Promise.all([assets.entry('customer'), assets.entry('theme')]);
  const { strings, language } = locale;
  const body = html`<header class="ribbon" data-testid="sandbox-note"><p><strong>${strings.sandbox}</strong> <span>${strings.sandboxHint}</span></p></header>
<div class="customer" data-stream="${page.stream}">${page.content}</div>
<p class="lost" role="status" data-lost="${strings.lost}" data-testid="connection"></p>
<footer class="foot">${languages(locale)}</footer>`;
  const text = renderPage({
    title: page.title,
    description: strings.sandbox,
    lang: language,
    // What strangers let a public sandbox say is nobody's to find by searching.
    head: html`${host.bound.public === true && html`<meta name="robots" content="noindex">`}
${page.brand?.color && html`<link rel="stylesheet" href="${locale.path}${SHEET}">`}
${refreshOf(page, locale)}`,
    body,
    theme,
    entry,
  });
  return pageReply(status, text, { vary: 'accept-language' });
}

/** How to speak to whoever asked. @param path of the page that is shown, which may be another one than was asked for */
function localeOf({ query: asked, headers }: Call, world: World, path: string): Locale {
  const query = readQuery(asked);
  const { settings } = world.data.merchant;
  const language = chooseLanguage(query.lang, headers['accept-language'], settings.language);
  return { language, strings: LANGUAGES[language], format: formatOf(language, settings.timezone), query, path };
}

/** Says that there is no such record: never was, or went with its merchant. */
function missingReply(context: CustomerContext, call: Call): Promise<Reply> {
  const locale = localeOf(call, context.host.worlds.default, call.path);
  const { missing, missingLink } = locale.strings;
  const content = html`<main class="link"><div class="card"><h1 data-testid="missing">${missing.heading}</h1><p class="described">${missing.text}</p><p><a class="button" href="/dashboard">${missingLink}</a></p></div></main>`;
  return customerReply(context, 404, locale, { title: missing.heading, content });
}

// How one record stands, for scripts: as JSON, or as a stream that says each time that it has changed.

/** Streams that are open at a time: in all, and where callers do not trust each other of a merchant and of an address. */
export const MOST_STREAMS = { total: 500, share: 100 };
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

/** The streams of a sandbox. */
export class OpenStreams {
  private readonly open = new Set<EventStream>();
  private readonly shares = new Shares<World>({
    per_merchant: MOST_STREAMS.share,
    per_address: MOST_STREAMS.share,
    total: MOST_STREAMS.total,
  });

  /** Ends all of them. */
  end(): void {
    for (const stream of this.open) stream.end();
  }

  /** Replies with a stream where there can be one more. */
  reply(world: World, address: string | undefined, send: (stream: EventStream) => void): Reply {
    // Where callers trust each other, a merchant may have them all.
    const taken = this.shares.take(address === undefined ? undefined : world, address);
    if (typeof taken === 'string') {
      const most = taken === 'total' ? 'All' : `${MOST_STREAMS.share} of this merchant or address`;
      const body = { error: `${most} streams are open; try again in a few seconds.` };
      return jsonReply(taken === 'total' ? 503 : 429, body, { 'retry-after': '5' });
    }
    return streamReply(HEADERS, (stream) => {
      this.open.add(stream);
      void stream.closed.then(() => {
        this.open.delete(stream);
        taken();
      });
      send(stream);
    });
  }
}

const jsonReply = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Reply =>
  new Reply(status, { 'content-type': JSON_TYPE, ...HEADERS, ...headers }, JSON.stringify(body));

/** Replies how a record stands. @param read undefined when it is gone */
function statusReply(
  host: PagesHost,
  streams: OpenStreams,
  world: World,
  { method, headers, peer: { share } }: Call,
  read: () => object | undefined,
): Reply {
  const asked = /\btext\/event-stream\b/.test(headers.accept ?? '');
  if (!asked || method !== 'GET') return jsonReply(200, host.turn(world, read) ?? {});
  return streams.reply(world, share, (stream) => {
    let said = '';
    const send = (): void => {
      const status = host.worlds.get(world.id) === world ? read() : undefined;
      const text = JSON.stringify(status ?? { gone: true });
      if (text === said) return;
      stream.write(frame('status', '0', text));
      said = text;
      if (status === undefined) stream.end();
    };
    host.turn(world, send);
    void stream.closed.then(host.onChange(world, send));
  });
}
