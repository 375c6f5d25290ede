/** What docs/service.md says in tables, as data, for tests that must not ask the program. */
import type { Settings } from '../../src/domain/merchants/settings.js';
import { events } from '../contract/merchant-tables.js';

interface CryptoFacts {
  decimals: number;
  confirmations: number;
  /** Minimum withdrawal. */
  least: string;
  /** Network fee: low, medium, high. */
  fees: readonly [string, string, string];
  /** US dollars per unit. */
  rate: string;
  opening: string;
}

const crypto = (
  decimals: number,
  confirmations: number,
  least: string,
  fees: string,
  rate: string,
  opening: string,
): CryptoFacts => ({
  ...{ decimals, confirmations, least, rate, opening },
  fees: fees.split(' / ') as unknown as CryptoFacts['fees'],
});

export const CRYPTO: Readonly<Record<string, CryptoFacts>> = {
  BTC: crypto(8, 2, '0.0002', '0.00002 / 0.00005 / 0.00012', '60000', '100'),
  ETH: crypto(8, 12, '0.005', '0.0001 / 0.0003 / 0.0008', '3000', '1000'),
  LTC: crypto(8, 6, '0.01', '0.0001 / 0.0002 / 0.0005', '80', '10000'),
  USDT: crypto(6, 20, '5', '1 / 2 / 5', '1', '1000000'),
  USDC: crypto(6, 20, '5', '1 / 2 / 5', '1', '1000000'),
  TRX: crypto(6, 19, '10', '1 / 1 / 1', '0.125', '1000000'),
  XRP: crypto(6, 1, '10', '0.00001 / 0.00001 / 0.00002', '0.5', '1000000'),
  SOL: crypto(8, 32, '0.05', '0.000005 / 0.00001 / 0.0001', '150', '10000'),
  DOGE: crypto(8, 33, '10', '0.01 / 0.05 / 0.1', '0.125', '1000000'),
};

export const FIAT: Readonly<Record<string, { decimals: number; rate: string }>> = {
  USD: { decimals: 2, rate: '1' },
  EUR: { decimals: 2, rate: '1.1' },
  GBP: { decimals: 2, rate: '1.25' },
  CHF: { decimals: 2, rate: '1.125' },
  CAD: { decimals: 2, rate: '0.75' },
  AUD: { decimals: 2, rate: '0.65' },
  JPY: { decimals: 0, rate: '0.0065' },
};

/** Every currency code, with its decimals and its rate. */
export const CURRENCIES: Readonly<Record<string, { decimals: number; rate: string }>> = { ...CRYPTO, ...FIAT };

type Codes = Readonly<Record<Settings['error_codes'], string>> & { readonly status: number };

const codes = (status: number, endpoint: string, catalog = endpoint, overview = catalog): Codes => ({
  ...{ status, endpoint, catalog, overview },
});

/** Every condition that a call is refused for, with its status and its code in each set. */
export const PROBLEMS = {
  key: codes(401, 'UNAUTHENTICATED', 'INVALID_API_KEY', 'authentication_failed'),
  signature: codes(401, 'UNAUTHENTICATED', 'AUTHENTICATION_FAILED', 'authentication_failed'),
  scope: codes(403, 'PERMISSION_DENIED', 'PERMISSION_DENIED', 'permission_denied'),
  invalid: codes(400, 'INVALID_PARAMETER', 'INVALID_PARAMETER', 'invalid_request'),
  /** Invalid by a rule of the business alone: 400, or 422 by `semantic_status`. */
  meaning: codes(400, 'INVALID_PARAMETER', 'INVALID_PARAMETER', 'invalid_request'),
  balance: codes(422, 'INSUFFICIENT_BALANCE', 'INSUFFICIENT_BALANCE', 'invalid_request'),
  address: codes(422, 'INVALID_ADDRESS', 'INVALID_ADDRESS', 'invalid_request'),
  registered: codes(409, 'DUPLICATE_WEBHOOK', 'DUPLICATE_ENTRY', 'conflict'),
  reused: codes(422, 'IDEMPOTENCY_KEY_REUSED', 'INVALID_PARAMETER', 'invalid_request'),
  unknown: codes(404, 'RESOURCE_NOT_FOUND', 'RESOURCE_NOT_FOUND', 'resource_not_found'),
  method: codes(405, 'METHOD_NOT_ALLOWED', 'METHOD_NOT_ALLOWED', 'method_not_allowed'),
  limit: codes(429, 'RATE_LIMITED', 'RATE_LIMIT_EXCEEDED', 'rate_limit_exceeded'),
  crash: codes(500, 'INTERNAL_SERVER_ERROR', 'INTERNAL_ERROR', 'internal_server_error'),
  unavailable: codes(503, 'SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'service_unavailable'),
} as const;

export type Problem = keyof typeof PROBLEMS;

export const EVENT_TYPES: readonly string[] = Object.keys(events);

/** The types that `events: named` has. */
export const NAMED = ['payment.succeeded', 'payment.failed', 'payout.completed', 'invoice.paid'];

/** What an event type is called in an envelope. */
export function eventName(type: string, envelope: Settings['envelope']): string {
  if (envelope === 'form1') return type;
  return type === 'payment.succeeded' ? 'payment_received' : type.replaceAll('.', '_');
}

/** A decimal text in units of the last decimal; no floating point. */
export function unitsOf(text: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Such units as the number that JSON shows. */
export function numberOf(units: bigint, decimals: number): number {
  return Number(`${units}e-${decimals}`);
}

const RATE_DECIMALS = 8;

/** What is due in a cryptocurrency, in its units: at the rates of both, rounded up. */
export function due(amount: string, currency: string, inCrypto: string): bigint {
  const [from, to] = [CURRENCIES[currency], CURRENCIES[inCrypto]];
  if (from === undefined || to === undefined) throw new Error(`no rate for ${currency} in ${inCrypto}`);
  const [numerator, denominator] = [
    unitsOf(amount, from.decimals) * unitsOf(from.rate, RATE_DECIMALS) * 10n ** BigInt(to.decimals),
    unitsOf(to.rate, RATE_DECIMALS) * 10n ** BigInt(from.decimals),
  ];
  return (numerator + denominator - 1n) / denominator;
}

/** The service fee of what was received: a percentage of whole thousandths, rounded down. */
export const feeOf = (received: bigint, percent = 1): bigint => (received * BigInt(percent * 1000)) / 100_000n;
