/** What all pages of customers have in common: head, the word about the sandbox, the languages. */
import type { ServerResponse } from 'node:http';
import type { Assets } from '../assets.js';
import { renderPage, sendPage } from '../document.js';
import type { Format } from './format.js';
import { html, type Markup } from './html.js';
import { LANGUAGES, type LanguageCode } from './language.js';
import type { Strings } from './languages/strings.js';
import { type Query, withQuery } from './query.js';

/** How one page is to be written. */
export interface Voice {
  language: LanguageCode;
  strings: Strings;
  format: Format;
  query: Query;
  /** The page's own path, without query. */
  path: string;
}

/** A page of a customer. */
export interface CustomerPage {
  title: string;
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
  return html`<button type="button" class="copy" data-copy="${text}" data-copied="${copied}" aria-label="${label}" title="${label}" data-testid="${testId}">${COPY_ICON}</button>`;
}

/** A sign that goes with a state; the words beside it say the same. */
export const sign = (path: string): Markup =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`;

function languages({ language, strings, query, path }: Voice): Markup {
  const entries = Object.entries(LANGUAGES).map(([code, { name }]) =>
    code === language
      ? html`<li><span aria-current="true" lang="${code}">${name}</span></li>`
      : html`<li><a href="${withQuery(path, query, { lang: code })}" hreflang="${code}" lang="${code}" data-testid="language-${code}">${name}</a></li>`,
  );
  return html`<nav aria-label="${strings.language}"><ul class="languages">${entries}</ul></nav>`;
}

/** The address is always named: the answer to a form stands at the address of the form, which only forms are sent to. */
function refreshOf({ refresh }: CustomerPage, { path, query }: Voice): string {
  if (refresh === undefined) return '';
  const { seconds, to = withQuery(path, query) } = refresh;
  const content = `${seconds};url=${to}`;
  return html`<noscript><meta http-equiv="refresh" content="${content}"></noscript>`.text;
}

/** Sends a page in the language of its customer. @throws NotBuilt */
export async function sendCustomerPage(
  assets: Assets,
  res: ServerResponse,
  status: number,
  voice: Voice,
  page: CustomerPage,
): Promise<void> {
  const [entry, theme] = await Promise.all([assets.entry('customer'), assets.entry('theme')]);
  const { strings, language } = voice;
  const body = html`<header class="ribbon" data-testid="sandbox-note"><p><strong>${strings.sandbox}</strong> <span>${strings.sandboxHint}</span></p></header>
<div class="customer" data-stream="${page.stream}">${page.content}</div>
<p class="lost" role="status" data-lost="${strings.lost}" data-testid="connection"></p>
<footer class="foot">${languages(voice)}</footer>`;
  const html5 = renderPage({
    title: page.title,
    description: strings.sandbox,
    lang: language,
    head: `<meta name="robots" content="noindex">\n${refreshOf(page, voice)}`,
    body: body.text,
    theme,
    entry,
  });
  res.setHeader('vary', 'accept-language');
  sendPage(res, status, html5);
}
