/**
 * Exact money: integer minor units inside, JSON numbers outside (docs/service.md#money). No floating-point arithmetic: a number
 * is read through its shortest decimal text, which is what the client wrote, as long as it has at most 15 significant digits.
 */
import { invalidValue } from './problems.js';
import type { Minor } from './records.js';

// Currencies and their fixed facts (docs/service.md#currencies). Amounts are decimal text in the currency's unit.

interface Currency {
  code: string;
  kind: 'crypto' | 'fiat';
  decimals: number;
  /** Confirmations that make a transaction final; 0 for fiat. */
  confirmations: number;
  minimum_withdrawal: string;
  network_fee: { low: string; medium: string; high: string } | null;
  /** US dollars per unit: the fixed rate table of the seed data. */
  usd_rate: string;
  /** What a default merchant starts with. */
  opening_balance: string;
}

const crypto = (
  code: string,
  decimals: number,
  confirmations: number,
  minimum_withdrawal: string,
  [low, medium, high]: [low: string, medium: string, high: string],
  usd_rate: string,
  opening_balance: string,
): Currency => ({
  ...{ code, kind: 'crypto', decimals, confirmations, minimum_withdrawal },
  ...{ network_fee: { low, medium, high }, usd_rate, opening_balance },
});

const fiat = (code: string, decimals: number, minimum_withdrawal: string, usd_rate: string): Currency => ({
  ...{ code, kind: 'fiat', decimals, confirmations: 0, minimum_withdrawal },
  ...{ network_fee: null, usd_rate, opening_balance: '0' },
});

const ALL = [
  crypto('BTC', 8, 2, '0.0002', ['0.00002', '0.00005', '0.00012'], '60000', '100'),
  crypto('ETH', 8, 12, '0.005', ['0.0001', '0.0003', '0.0008'], '3000', '1000'),
  crypto('LTC', 8, 6, '0.01', ['0.0001', '0.0002', '0.0005'], '80', '10000'),
  crypto('USDT', 6, 20, '5', ['1', '2', '5'], '1', '1000000'),
  crypto('USDC', 6, 20, '5', ['1', '2', '5'], '1', '1000000'),
  crypto('TRX', 6, 19, '10', ['1', '1', '1'], '0.125', '1000000'),
  crypto('XRP', 6, 1, '10', ['0.00001', '0.00001', '0.00002'], '0.5', '1000000'),
  crypto('SOL', 8, 32, '0.05', ['0.000005', '0.00001', '0.0001'], '150', '10000'),
  crypto('DOGE', 8, 33, '10', ['0.01', '0.05', '0.1'], '0.125', '1000000'),
  fiat('USD', 2, '10', '1'),
  fiat('EUR', 2, '10', '1.1'),
  fiat('GBP', 2, '10', '1.25'),
  fiat('CHF', 2, '10', '1.125'),
  fiat('CAD', 2, '10', '0.75'),
  fiat('AUD', 2, '10', '0.65'),
  fiat('JPY', 0, '1000', '0.0065'),
];

export const CURRENCIES: ReadonlyMap<string, Currency> = new Map(ALL.map((currency) => [currency.code, currency]));

export const CURRENCY_CODES: readonly string[] = [...CURRENCIES.keys()];
export const CRYPTO_CODES: readonly string[] = ALL.filter(({ kind }) => kind === 'crypto').map(({ code }) => code);

/** The facts of a currency that is known to exist. */
export function currencyOf(code: string): Currency {
  const currency = CURRENCIES.get(code);
  if (currency === undefined) throw new RangeError(`No currency ${code}`);
  return currency;
}

const MAX_SIGNIFICANT_DIGITS = 15;

/**
 * Plain decimal text of a finite number, without exponent: 1e-8 → "0.00000001". A number is only written with an exponent below
 * 1e-6 and from 1e21 on, so that the point never falls between its digits, which are at most 17.
 */
export function plainDecimal(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (match === null) return text;
  const [, sign = '', whole = '', fraction = '', exponent = ''] = match;
  const power = Number(exponent);
  if (power < 0) return `${sign}0.${'0'.repeat(-power - 1)}${whole}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(power, '0')}`;
}

const PLAIN = /^\d+(?:\.\d+)?$/;
const ZERO = 0x30;

/** Decimal text to minor units; undefined when it has more decimals than the currency, or is not a plain decimal. */
export function decimalToMinor(text: string, decimals: number): bigint | undefined {
  // Only asked whether it fits, the pattern makes no list of what it found.
  if (!PLAIN.test(text)) return undefined;
  const point = text.indexOf('.');
  if (point === -1) return BigInt(text.padEnd(text.length + decimals, '0'));
  let end = text.length;
  while (text.charCodeAt(end - 1) === ZERO) end--;
  const written = end - point - 1;
  if (written > decimals) return undefined;
  return BigInt(text.slice(0, point) + text.slice(point + 1, end).padEnd(decimals, '0'));
}

/** Minor units of a known currency from text of the tables; the tables are right, so what is no amount is a bug. */
export function minorOf(text: string, code: string): bigint {
  const minor = decimalToMinor(text, currencyOf(code).decimals);
  if (minor === undefined) throw new RangeError(`${text} is no amount of ${code}`);
  return minor;
}

/** Minor units as plain decimal text, without trailing zeros: what rules and messages show. */
export function minorToDecimal(minor: bigint | Minor, code: string): string {
  const { decimals } = currencyOf(code);
  const value = BigInt(minor);
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Minor units as the JSON number that the public API shows. */
export const minorToNumber = (minor: bigint | Minor, code: string): number => Number(minorToDecimal(minor, code));

/** How many digits of a decimal text carry information. */
export function significantDigits(text: string): number {
  const digits = text.replace('-', '').replace('.', '').replace(/^0+/, '');
  return (text.includes('.') ? digits : digits.replace(/0+$/, '')).length;
}

/** Rejects a code that is not in `codes`. */
export function requireCurrency(code: string, codes: readonly string[] = CURRENCY_CODES, parameter = 'currency'): void {
  if (codes.includes(code)) return;
  throw invalidValue(parameter, code, `in:${codes.join(',')}`, `${parameter} must be one of ${codes.join(', ')}.`);
}

/**
 * Reads an amount of a known currency.
 * @throws Problem `invalid_value` with the rule positive_numeric, max_digits:15 or decimals:<n>
 */
export function readAmount(value: number, code: string, parameter = 'amount'): bigint {
  if (!Number.isFinite(value) || value <= 0) {
    throw invalidValue(parameter, value, 'positive_numeric', `${parameter} must be greater than zero.`);
  }
  const text = plainDecimal(value);
  if (significantDigits(text) > MAX_SIGNIFICANT_DIGITS || value >= 1e15) {
    const message = `${parameter} has more than ${MAX_SIGNIFICANT_DIGITS} significant digits.`;
    throw invalidValue(parameter, value, `max_digits:${MAX_SIGNIFICANT_DIGITS}`, message);
  }
  const { decimals } = currencyOf(code);
  const minor = decimalToMinor(text, decimals);
  if (minor === undefined) {
    const message = `${parameter} has more decimals than ${parameter === code ? 'the currency' : code} has (${decimals}).`;
    throw invalidValue(parameter, value, `decimals:${decimals}`, message);
  }
  return minor;
}

/**
 * Reads a percentage; how much it is of is the caller's.
 * @throws Problem `invalid_value` with the rule positive_numeric or max:<n>
 */
export function readPercent(value: number, most?: number, parameter = 'percent'): number {
  if (!Number.isFinite(value) || value <= 0) {
    throw invalidValue(parameter, value, 'positive_numeric', `${parameter} must be greater than zero.`);
  }
  if (most === undefined || value <= most) return value;
  throw invalidValue(parameter, value, `max:${most}`, `${parameter} must be at most ${most}.`);
}

/** a × b ÷ c, rounded up. */
export function mulDivUp(a: bigint, b: bigint, c: bigint): bigint {
  const product = a * b;
  return product / c + (product % c === 0n ? 0n : 1n);
}

/** a × b ÷ c, rounded half up. */
export function mulDivRound(a: bigint, b: bigint, c: bigint): bigint {
  return (a * b * 2n + c) / (c * 2n);
}

/** A percentage with at most six decimals, as a fraction of 100,000,000. */
const PERCENT_SCALE = 100_000_000n;

/** `percent` of `minor`, rounded up, so that two halves are never short of the whole, and however little is more than nothing. */
export function percentUp(minor: bigint, percent: number): bigint {
  return mulDivUp(minor, BigInt(Math.max(1, Math.round(percent * 1_000_000))), PERCENT_SCALE);
}

/** `percent` of `minor`, rounded down. */
export function percentDown(minor: bigint, percent: number): bigint {
  return (minor * BigInt(Math.round(percent * 1_000_000))) / PERCENT_SCALE;
}

const RATE_DECIMALS = 8;

/** An amount in another currency at the fixed rates, rounded up at the target's decimals (docs/service.md#money). */
export function convertUp(minor: bigint, from: string, to: string, rates: Record<string, string>): bigint {
  if (from === to) return minor;
  const rateFrom = decimalToMinor(rates[from] ?? currencyOf(from).usd_rate, RATE_DECIMALS) ?? 0n;
  const rateTo = decimalToMinor(rates[to] ?? currencyOf(to).usd_rate, RATE_DECIMALS) ?? 1n;
  const scaleFrom = 10n ** BigInt(currencyOf(from).decimals);
  const scaleTo = 10n ** BigInt(currencyOf(to).decimals);
  return mulDivUp(minor, rateFrom * scaleTo, rateTo * scaleFrom);
}
