/** What the handlers of customers' pages share: finding what a page is about, and speaking to whoever asked. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NO_SNIFFING } from '../../api/answer.js';
import type { Problem } from '../../domain/problems.js';
import type { World } from '../../domain/world.js';
import type { Assets } from '../assets.js';
import { PAGE_HEADERS } from '../document.js';
import type { PagesHost } from '../host.js';
import { formatOf } from './format.js';
import { html } from './html.js';
import { chooseLanguage, LANGUAGES } from './language.js';
import { sendCustomerPage, type Voice } from './layout.js';
import { readQuery } from './query.js';

export interface CustomerContext {
  host: PagesHost;
  assets: Assets;
}

/** How to speak to whoever asked. @param path of the page that is shown, which may be another one than was asked for */
export function voiceOf(req: IncomingMessage & { originalUrl?: string }, world: World, path: string): Voice {
  const query = readQuery(req.originalUrl ?? req.url ?? '');
  const { settings } = world.data.merchant;
  const language = chooseLanguage(query.lang, req.headers['accept-language'], settings.language);
  return { language, strings: LANGUAGES[language], format: formatOf(language, settings.timezone), query, path };
}

/** Says that there is no such record: never was, or went with its merchant. */
export async function sendMissing(
  { host, assets }: CustomerContext,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const voice = voiceOf(req, host.worlds.default, (req.url ?? '/').split('?')[0] ?? '/');
  const { missing, missingLink } = voice.strings;
  const content = html`<main class="link"><div class="card"><h1 data-testid="missing">${missing.heading}</h1><p class="described">${missing.text}</p><p><a class="button" href="/dashboard">${missingLink}</a></p></div></main>`;
  await sendCustomerPage(assets, res, 404, voice, { title: missing.heading, content });
}

/** The status of a page that says why a form was not carried out. */
export function refusalStatus({ kind }: Problem): number {
  if (kind === 'illegal_move') return 409;
  if (kind === 'forbidden') return 403;
  return kind === 'invalid' || kind === 'invalid_value' ? 422 : 503;
}

/** Sends the browser on, with GET. */
export function seeOther(res: ServerResponse, location: string): void {
  res.writeHead(303, { ...PAGE_HEADERS, ...NO_SNIFFING, location, 'content-length': 0 });
  res.end();
}
