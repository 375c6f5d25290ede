/** How a customer is spoken to: in which language (the one in the address, else the browser's, else the merchant's), and of what went wrong. */

import { getOrMake } from '../../domain/collection.js';
import { currencyOf, minorToDecimal } from '../../domain/money.js';
import type { Problem } from '../../domain/problems.js';
import type { Minor } from '../../domain/records.js';
import { html, type Markup } from './html.js';
import { de } from './languages/de.js';
import { en, type Strings } from './languages/en.js';
import { es } from './languages/es.js';
import { fr } from './languages/fr.js';
import { pt } from './languages/pt.js';

export const LANGUAGES = { en, de, fr, es, pt } as const satisfies Record<string, Strings>;

export type LanguageCode = keyof typeof LANGUAGES;

/** The language of a tag such as `pt-BR`, if it is one of ours. */
function known(tag: string | undefined): LanguageCode | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return Object.hasOwn(LANGUAGES, code) ? (code as LanguageCode) : undefined;
}

/** The tags of an Accept-Language header, the best liked first. */
function likedTags(header: string): string[] {
  return header
    .slice(0, 1_000)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The first of the three that is one of ours; English where none is. */
export function chooseLanguage(
  asked: string | undefined,
  accepted: string | undefined,
  merchants: string,
): LanguageCode {
  const liked = accepted === undefined ? [] : likedTags(accepted);
  for (const tag of [asked, ...liked, merchants]) {
    const code = known(tag);
    if (code !== undefined) return code;
  }
  return 'en';
}

// Amounts and times as a language writes them.

/** An exact amount of a known currency. */
export interface Money {
  minor: bigint | Minor;
  currency: string;
}

export interface Format {
  money(money: Money): string;
  number(value: number): string;
  /** Date and time with the zone. */
  time(instant_ms: number): string;
  day(instant_ms: number): string;
  /** A date without a time, such as a due date. */
  date(text: string): string;
}

/** Formatters that were made: making one takes far longer than using it. */
const made = new Map<string, unknown>();

function once<T>(key: string, make: () => T): T {
  if (made.size >= 500 && !made.has(key)) made.clear();
  return getOrMake(made, key, make) as T;
}

/** A decimal text with all its digits; a number would lose some. */
type DecimalText = Parameters<Intl.NumberFormat['format']>[0];

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const { kind, decimals } = currencyOf(currency);
  if (kind === 'fiat') return new Intl.NumberFormat(locale, { style: 'currency', currency });
  // Digits in groups would be copied by hand with their separators.
  return new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, useGrouping: false });
}

/** An imported account may name a zone that there is not. */
function zoneOf(timezone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** How a language writes, at the merchant's place: alone it is written as where most speak it, `pt` as in Brazil. */
export function formatOf(language: LanguageCode, timezone: string): Format {
  const timeZone = once(`zone/${timezone}`, () => zoneOf(timezone));
  const instant = (name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    once(`${name}/${language}/${options.timeZone}`, () => new Intl.DateTimeFormat(language, options));
  const longDay = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return {
    money({ minor, currency }) {
      const format = once(`money/${language}/${currency}`, () => moneyFormat(language, currency));
      const text = format.format(minorToDecimal(minor, currency) as DecimalText);
      return currencyOf(currency).kind === 'fiat' ? text : `${text}\u00a0${currency}`;
    },
    number: (value) =>
      once(`number/${language}`, () => new Intl.NumberFormat(language, { maximumFractionDigits: 15 })).format(value),
    time: (instant_ms) => instant('time', { ...longDay, ...clock, timeZone }).format(instant_ms),
    day: (instant_ms) => instant('day', { ...longDay, timeZone }).format(instant_ms),
    date: (text) => instant('day', { ...longDay, timeZone: 'UTC' }).format(Date.parse(`${text}T00:00:00Z`)),
  };
}

/** Time that is left, where there is room for five characters: `14:59`, `23 h`, `29 d`. */
export function shortCountdown(left_ms: number): string {
  const [days, hours] = [Math.floor(left_ms / 86_400_000), Math.floor(left_ms / 3_600_000)];
  if (days > 0) return `${days} d`;
  return hours > 0 ? `${hours} h` : countdown(left_ms);
}

/** Time that is left, as a clock shows it: `14:59`, `1:00:00`, `29 d 23:59:59`. */
export function countdown(left_ms: number): string {
  const seconds = Math.max(0, Math.ceil(left_ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const clock = new Date((seconds % 86_400) * 1000).toISOString().slice(11, 19);
  return days > 0 ? `${days} d ${clock.replace(/^0/, '')}` : clock.replace(/^0(?:0:)?/, '');
}

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

/** A path of another page of the same customer: how it is shown goes along, what was chosen on this one does not. */
export const onward = (path: string, { lang, clean }: Query): string => withQuery(path, { lang, clean, stay: false });

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

/** What is wrong with a value: by its parameter, else by the rule that it breaks. */
const WRONG: Readonly<Record<string, keyof Strings['rejections']>> = {
  currency: 'currency',
  network: 'network',
  confirmations: 'count',
  customer_email: 'email',
  numeric: 'number',
  positive_numeric: 'number',
  decimals: 'decimals',
  max_digits: 'digits',
  max: 'most',
  without: 'notBoth',
};

function translated({ kind, extras: { detail } }: Problem, strings: Strings, format: Format): string | undefined {
  const { rejections, only } = strings;
  const [rule, limit] = ruleOf(detail?.rule);
  if (kind === 'forbidden') return rejections.full;
  if (kind === 'illegal_move') return detail?.parameter === 'currency' ? only(limit) : rejections.notNow;
  const wrong = WRONG[detail?.parameter ?? ''] ?? WRONG[rule];
  if (wrong === undefined || (kind !== 'invalid' && kind !== 'invalid_value')) return undefined;
  const text = rejections[wrong];
  return typeof text === 'string' ? text : text(format.number(Number(limit)));
}

/** What a page says of a rejection. What no language has words for is said in those of the API. */
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
