import { readAmount } from '../core/money.js';
import type { Minor } from '../core/types.js';

/**
 * Reads balances by currency; unlike other amounts they may be zero.
 * @throws Problem `invalid_value` naming the currency
 */
export function readBalances(balances: Readonly<Record<string, number | undefined>>): Record<string, Minor> {
  const read: Record<string, Minor> = {};
  for (const [code, value] of Object.entries(balances)) {
    if (value !== undefined) read[code] = value === 0 ? '0' : readAmount(value, code, code).toString();
  }
  return read;
}
