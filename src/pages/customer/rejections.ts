/** Why a form was not carried out, in the customer's language: by what was wrong, and not by the words of the API. */
import type { Problem } from '../../domain/problems.js';
import { html, type Markup } from './html.js';
import type { Format } from './language.js';
import type { Strings } from './languages/strings.js';

// What the address of a customer's page says about how it is shown. It is carried along from page to page.

export interface Query {
  /** The cryptocurrency and network that the customer looks at; nobody is bound to it before money is seen. */
  coin?: string;
  network?: string;
  lang?: string;
  /** Without the buttons of the sandbox, as in production. */
  clean: boolean;
  /** The customer does not want to be taken back to the merchant. */
  stay: boolean;
  /** What is said once, after a form. */
  note?: 'stale';
}

const MOST = 64;

export function readQuery(query: string): Query {
  const read = new URLSearchParams(query);
  const text = (name: string): string | undefined => read.get(name)?.slice(0, MOST) || undefined;
  const set = (name: string): boolean => read.has(name) && read.get(name) !== '0';
  return {
    coin: text('coin'),
    network: text('network'),
    lang: text('lang'),
    clean: set('clean'),
    stay: set('stay'),
    note: read.get('note') === 'stale' ? 'stale' : undefined,
  };
}

/** A path with the query that leads to the same page, but for what is changed. */
export function withQuery(path: string, query: Query, changes: Partial<Query> = {}): string {
  const merged = { ...query, note: undefined, ...changes };
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(merged)) {
    if (value === true) written.set(name, '1');
    else if (typeof value === 'string') written.set(name, value);
  }
  return written.size === 0 ? path : `${path}?${written}`;
}

/** A reason; `lang` where it is not in the language of the page. */
export interface Reason {
  text: string;
  lang?: 'en';
}

/** Reads `decimals:8` as its name and the number behind it. */
function ruleOf(rule = ''): readonly [name: string, value: string] {
  const [name = '', ...value] = rule.split(':');
  return [name, value.join(':')];
}

/** What is wrong with a value, by parameter first and then by the rule that it breaks. */
function wrongValue({ extras: { detail } }: Problem, { refusals }: Strings, format: Format): string | undefined {
  const [rule, limit] = ruleOf(detail?.rule);
  if (detail?.parameter === 'currency') return refusals.currency;
  if (detail?.parameter === 'network') return refusals.network;
  if (detail?.parameter === 'confirmations') return refusals.count;
  if (detail?.parameter === 'customer_email') return refusals.email;
  const written = format.number(Number(limit));
  switch (rule) {
    case 'numeric':
    case 'positive_numeric':
      return refusals.number;
    case 'decimals':
      return refusals.decimals(written);
    case 'max_digits':
      return refusals.digits(written);
    case 'max':
      return refusals.most(written);
    case 'without':
      return refusals.notBoth;
    default:
      return undefined;
  }
}

function translated(problem: Problem, strings: Strings, format: Format): string | undefined {
  const { detail } = problem.extras;
  switch (problem.kind) {
    case 'forbidden':
      return strings.refusals.full;
    case 'illegal_move':
      return detail?.parameter === 'currency' ? strings.only(ruleOf(detail.rule)[1]) : strings.refusals.notNow;
    case 'invalid':
    case 'invalid_value':
      return wrongValue(problem, strings, format);
    default:
      return undefined;
  }
}

/** What a page says of a refusal. What no language has words for is said in those of the API. */
export function reasonOf(problem: Problem, strings: Strings, format: Format): Reason {
  const text = translated(problem, strings, format);
  return text === undefined ? { text: problem.message, lang: 'en' } : { text };
}

/** A reason as a part of a sentence. */
export const reasonText = ({ text, lang }: Reason): Markup =>
  lang === undefined ? html`${text}` : html`<span lang="${lang}">${text}</span>`;

/** What was not done, and why. */
export interface Notice {
  text: string;
  reason?: Reason;
}

/** The place of the notice, which is there without one too, so that one can be put there. */
export function noticeBox(notice: Notice | undefined): Markup {
  if (notice === undefined) return html`<div data-part="notice"></div>`;
  const { text, reason } = notice;
  const why = reason === undefined ? null : html` ${reasonText(reason)}`;
  return html`<div data-part="notice"><p class="note warn" role="alert" data-testid="notice">${text}${why}</p></div>`;
}

/** The status of a page that says why a form was not carried out. */
export function rejectionStatus({ kind }: Problem): number {
  if (kind === 'illegal_move') return 409;
  if (kind === 'forbidden') return 403;
  return kind === 'invalid' || kind === 'invalid_value' ? 422 : 503;
}
