/**
 * What the contract means and JSON Schema cannot say: which currencies there are, which address is one, which instant is in
 * time. It fills valid requests, and is the list of the rules of the business that a request may break.
 */
import * as facts from '../service/facts.js';
import { BTC_ADDRESS } from '../support/box.js';
import { type Keys, spelled } from './oracle.js';
import type { Hint } from './places.js';

type Meanings = Readonly<Record<string, unknown>>;

/** Valid values by operation and place; `*` is any operation. */
const MERCHANT: Readonly<Record<string, Meanings>> = {
  '*': { amount: 120.5, currency: 'EUR', 'metadata.some_key': 'value' },
  createPayout: { amount: 0.05, currency: 'BTC', address: BTC_ADDRESS },
};

let serial = 0;
/** A webhook URL that was not registered before. */
export const freshUrl = (): string => `http://127.0.0.1:9/${++serial}`;

export function merchantHint(operationId: string): Hint {
  return (at: Keys) => {
    const place = spelled(at);
    if (operationId === 'createWebhook' && place === 'url') return freshUrl();
    return MERCHANT[operationId]?.[place] ?? MERCHANT['*']?.[place];
  };
}

/** Decimals, and the least payout, of the currencies (docs/service.md#currencies). */
export const CRYPTO: Readonly<Record<string, { decimals: number; least: number }>> = Object.fromEntries(
  Object.entries(facts.CRYPTO).map(([code, { decimals, least }]) => [code, { decimals, least: Number(least) }]),
);
export const DECIMALS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(facts.CURRENCIES).map(([code, { decimals }]) => [code, decimals]),
);
