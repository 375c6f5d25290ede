/** Values as they are shown everywhere: states, amounts, instants, ids, and what can be copied. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { now, zonedText, zoneName } from '../api/clock.js';
import { CoinMark } from './coin-mark.js';
import { Icon } from './icons.js';
import { say } from './toasts.js';

/** What a state means for whoever waits for it. */
export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';

/** States that are not listed are neutral. */
const TONES: Readonly<Record<string, Tone>> = {
  paid: 'good',
  succeeded: 'good',
  completed: 'good',
  confirmed: 'good',
  active: 'good',
  overpaid: 'good',
  underpaid: 'warn',
  paid_late: 'warn',
  past_due: 'warn',
  retrying: 'warn',
  failing: 'bad',
  awaiting: 'info',
  pending: 'info',
  processing: 'info',
  detected: 'info',
  confirming: 'info',
  open: 'info',
  failed: 'bad',
  dropped: 'bad',
};

export const toneOf = (status: string): Tone => TONES[status] ?? 'neutral';

/** With a capital letter at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number with its noun. */
export const countText = (count: number, noun: string, one = '', many = 's'): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? one : many}`;

/** Words with spaces, for people. */
export const wordsOf = (name: string): string => name.replaceAll('_', ' ');

const valueText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `(${partsText(value)})` : String(value);

/** An id without its middle: what kind it is, and its ends, by which people compare. */
export const shortId = (id: string): string => id.replace(/^(.*_.{4}).{4,}(.{4})$/, '$1…$2');

/** Names and values of an object in one line; what is just on has no value. */
export const partsText = (parts: object): string =>
  Object.entries(parts)
    .map(([name, value]) => wordsOf(name) + (value === true ? '' : ` ${valueText(value)}`))
    .join(', ');

/** What may happen, with how likely it is where it is not certain. */
export const chanceText = (what: object, probability: number): string =>
  partsText(what) + (probability < 1 ? `, with a probability of ${probability}` : '');

export function StatusBadge({ status, tone }: { status: string; tone?: Tone | 'sand' | undefined }) {
  return <span class={`badge ${tone ?? toneOf(status)}`}>{wordsOf(status)}</span>;
}

/** Decimals that are always shown; of other currencies, as many as there are. */
const FIAT_DECIMALS: Readonly<Record<string, number>> = { USD: 2, EUR: 2, GBP: 2, CHF: 2, CAD: 2, AUD: 2, JPY: 0 };

/** A number as the API gives it, with every digit that counts. */
export function amountText(amount: number, currency: string): string {
  const least = FIAT_DECIMALS[currency];
  const digits = least ?? 18;
  return `${amount.toLocaleString('en', { minimumFractionDigits: least ?? 0, maximumFractionDigits: digits })} ${currency}`;
}

/** With the mark of its coin, and of the network where one is given. */
export function Amount({ amount, currency, network }: { amount: number; currency: string; network?: string | null }) {
  return (
    <span class="number">
      {amountText(amount, currency)}
      <CoinMark currency={currency} network={network ?? undefined} />
    </span>
  );
}

const MONTHS = [Number.POSITIVE_INFINITY, 2_592_000, 'month'] as const;
const STEPS: readonly (readonly [limit_s: number, unit_s: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [60, 1, 'second'],
  [3_600, 60, 'minute'],
  [86_400, 3_600, 'hour'],
  [2_592_000, 86_400, 'day'],
];
/** Made when the first distance is written: it takes the browser longer than the rest of the page's start. */
let relative: Intl.RelativeTimeFormat | undefined;

/** How far an instant is from the merchant's present. */
function distanceText(instant_ms: number, now_ms: number): string {
  const seconds = (instant_ms - now_ms) / 1000;
  const [, unit_s, unit] = STEPS.find(([limit_s]) => Math.abs(seconds) < limit_s) ?? MONTHS;
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return relative.format(Math.trunc(seconds / unit_s), unit);
}

/** An instant of the merchant's clock: how long ago, and exactly on pointing at it. */
export function Time({ at, exact = false }: { at: string; exact?: boolean }) {
  const instant_ms = Date.parse(at);
  const present_ms = now.value;
  const text = exact || present_ms === undefined ? readable(at) : distanceText(instant_ms, present_ms);
  return (
    <time dateTime={at} title={`${at} on the merchant’s clock`} class="number">
      {text}
    </time>
  );
}

const readable = (at: string): string =>
  `${zonedText(Date.parse(at))
    .replace('T', ' ')
    .replace(/\.000$/, '')} ${zoneName()}`;

/** Copies, and says so. @returns whether the browser let it */
export async function copyText(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    say(`Copied ${what}.`);
    return true;
  } catch {
    say(`The browser does not let this page copy. Select ${what} and copy it by hand.`, 'bad');
    return false;
  }
}

/** Something to be copied, shown as it is, with a button. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1_500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => setCopied(await copyText(text, what));
  return (
    <button type="button" class="copy" aria-label={`Copy ${what}`} title={`Copy ${what}`} onClick={() => void copy()}>
      <Icon name={copied ? 'done' : 'copy'} />
    </button>
  );
}

/** An id or another text that programs read, with a way to copy it. */
export function Copyable({ text, what, children }: { text: string; what: string; children?: ComponentChildren }) {
  return (
    <span class="copyable">
      <code>{children ?? text}</code>
      <CopyButton text={text} what={what} />
    </span>
  );
}

/** The values of a key, each with a way to copy it; one that is not there is left out. */
export const keyFacts = (of: { api_key: string; public_key: string; secret_key: string }) => ({
  'API key': of.api_key && <Copyable text={of.api_key} what="the API key" />,
  'Public key': of.public_key && <Copyable text={of.public_key} what="the public key" />,
  'Secret key': of.secret_key && <Copyable text={of.secret_key} what="the secret key" />,
});

/** Names with values, in two columns that become one where there is little room; what is not there has no row. */
export function Facts({ of }: { of: Readonly<Record<string, ComponentChildren>> }) {
  return (
    <dl class="facts">
      {Object.entries(of)
        .filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '')
        .map(factRow)}
    </dl>
  );
}

/** A name with its value, in a list of them. */
export const factRow = ([name, value]: readonly [string, ComponentChildren]) => (
  <div key={name}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
