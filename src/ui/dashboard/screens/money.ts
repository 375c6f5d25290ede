/** What the screens about money share: currencies to choose from, numbers as they are typed, and days as filters. */
import type { components } from '../../../contract/generated/sandbox.js';
import type { FormField } from '../../kit/form-dialog.js';

export type Currency = components['schemas']['Currency'];
export type Crypto = components['schemas']['Cryptocurrency'];

export const CRYPTO = ['BTC', 'ETH', 'LTC', 'USDT', 'USDC', 'TRX', 'XRP', 'SOL', 'DOGE'] as const satisfies Crypto[];
const FIAT = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY'] as const satisfies Currency[];

const choices = (codes: readonly string[]) => codes.map((value) => ({ value, text: value }));

export const AMOUNT: FormField = { name: 'amount', label: 'Amount', type: 'number' };
export const CURRENCY: FormField = { name: 'currency', label: 'Currency', options: choices([...FIAT, ...CRYPTO]) };
export const CRYPTO_CURRENCY: FormField = { name: 'currency', label: 'Currency', options: choices(CRYPTO) };
export const DESCRIPTION: FormField = { name: 'description', label: 'Description', hint: 'May be left out.' };
export const FEE_LEVEL: FormField = {
  name: 'fee_level',
  label: 'Fee level',
  initial: 'medium',
  options: choices(['low', 'medium', 'high']),
  hint: 'How much network fee to spend on speed. Amount and fee are held until the payout ends.',
};

/** A list's two days, both included, on the merchant's clock. */
export const DAYS = [
  { name: 'from', label: 'From' },
  { name: 'until', label: 'Until' },
] as const;

const DAY_MS = 86_400_000;

/** The API's window for chosen days. Both of its ends are exclusive. */
export function windowOf({ from, until }: Readonly<Record<string, string | undefined>>) {
  const at = (day: string | undefined, shift_ms: number): string | undefined => {
    const instant_ms = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(instant_ms) ? undefined : new Date(instant_ms + shift_ms).toISOString();
  };
  return { created_after: at(from, -1), created_before: at(until, DAY_MS) };
}
