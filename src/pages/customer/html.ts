/**
 * HTML by template. What stands in a hole is escaped, always, unless it is HTML that this tag made before; so no page can forget
 * to. Holes are rejected where escaping would not be enough: outside of quotes in a tag, in scripts and styles, in event handlers.
 */

import type { Bound, Call } from '../../api/call.js';
import { invalidInput } from '../../domain/problems.js';
import type { Entry } from '../assets.js';
import type { Message } from '../document.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, between tags and in attributes with quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** HTML that is safe to put into a page. Only this file makes any. */
export class Markup {
  /** @internal */
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Hole = Markup | string | number | bigint | false | null | undefined | readonly Hole[];

/** Templates whose holes were looked at. */
const checked = new WeakSet<TemplateStringsArray>();

/** Makes HTML; lists are put one behind the other, and nothing comes of false, null and undefined. */
export function html(strings: TemplateStringsArray, ...holes: readonly Hole[]): Markup {
  if (!checked.has(strings)) {
    check(strings);
    checked.add(strings);
  }
  return new Markup(strings.reduce((text, part, i) => text + write(holes[i - 1]) + part));
}

function write(hole: Hole): string {
  if (hole instanceof Markup) return hole.text;
  if (Array.isArray(hole)) return hole.map(write).join('');
  return hole === undefined || hole === null || hole === false ? '' : escapeHtml(String(hole));
}

/** @throws TypeError for a template with a hole where its text could become code */
function check(strings: TemplateStringsArray): void {
  let before = '';
  for (const part of strings.slice(0, -1)) {
    before += part;
    const issue = issueAtEnd(before);
    if (issue !== undefined) throw new TypeError(`A hole stands ${issue}: …${before.slice(-40)}`);
    before += 'x';
  }
}

function issueAtEnd(before: string): string | undefined {
  if (/<(script|style)\b(?![\s\S]*<\/\1)/i.test(before)) return 'in a script or a style';
  const tag = /<(?:$|[a-z!/](?:[^<>"]|"[^"]*")*("[^"]*)?$)/i.exec(before);
  if (tag === null) return undefined;
  if (tag[1] === undefined) return 'in a tag, outside of quotes';
  return /\s(?:on[a-z]+|style|srcdoc)="[^"]*$/i.test(tag[0]) ? 'in an attribute that is run' : undefined;
}

/** What a page loads: the script that runs before the first paint, its style sheet, and its modules. All of it the build made. */
export function assetTags(theme: Entry, { script, style, preload }: Entry): Markup {
  const at = (name: string): string => `/assets/${escapeHtml(name)}`;
  const tags = [
    `<script src="${at(theme.script)}"></script>`,
    ...(style === null ? [] : [`<link rel="stylesheet" href="${at(style)}">`]),
    ...preload.map((name) => `<link rel="modulepreload" href="${at(name)}">`),
    `<script type="module" src="${at(script)}"></script>`,
  ];
  return new Markup(tags.join('\n'));
}

/** An address that may be followed: http, https, or a path of our own. Anything else, such as `javascript:`, leads nowhere. */
export function safeHref(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

// Forms that customers' pages send: whose they are, and what is in them.

export const LONGEST_FORM = 16 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A form that is not taken; nothing has changed. */
export class FormRejected extends Error {
  override readonly name = 'FormRejected';
  constructor(readonly shown: Message) {
    super(shown.text);
  }
}

const foreign = (why: string): FormRejected =>
  new FormRejected({
    status: 403,
    heading: 'This form came from another site',
    text: `${why} Only forms of this page itself are taken, so nothing was done. Open the page and use its own buttons.`,
  });

/**
 * Browsers say where a form came from, and pages cannot make them lie. A program that says nothing is no browser, and may send
 * forms.
 * @throws FormRejected for a page of another origin, also of another port of the same machine
 */
function rejectForeignForm({ headers }: Call, { publicHost }: Bound): void {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw foreign(`Its browser calls that page ${String(site).slice(0, 40)}.`);
  }
  if (origin === undefined) return;
  const authority = /^https?:\/\/([^/]+)$/i.exec(origin)?.[1]?.toLowerCase();
  if (authority !== undefined && (authority === host?.toLowerCase() || authority === publicHost)) return;
  throw foreign(`It was sent by ${origin.slice(0, 200)}.`);
}

/** Reads a form. @throws FormRejected for a foreign one, another content type, or more than 16 KiB */
export async function readForm(call: Call, bound: Bound): Promise<URLSearchParams> {
  rejectForeignForm(call, bound);
  const type = call.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== FORM_TYPE) {
    const text = `It was sent as ${(type ?? 'nothing in particular').slice(0, 100)}, and forms are sent as ${FORM_TYPE}.`;
    throw new FormRejected({ status: 415, heading: 'This is no form', text });
  }
  const read = await call.body(LONGEST_FORM);
  if (read.ok) return new URLSearchParams(new TextDecoder().decode(read.bytes));
  const text = `A form of this page has at most ${LONGEST_FORM} bytes, and is not compressed.`;
  throw new FormRejected({ status: 413, heading: 'This form is too large', text });
}

/** @throws Problem for what is no decimal number; a decimal comma is one too, and one between thousands is none: euros have no `1,000` */
export function readNumber(form: URLSearchParams, name: string, decimals = 18): number | undefined {
  const text = form.get(name)?.trim();
  if (!text) return undefined;
  if (new RegExp(`^\\d{1,15}(?:[.,](?=\\d)\\d{0,${decimals}})?$`).test(text)) return Number(text.replace(',', '.'));
  throw invalidInput(name, text.slice(0, 100), 'numeric', `${name} must be a number such as 50 or 0.25.`);
}
