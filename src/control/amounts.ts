import { readAmount } from '../domain/money.js';
import type { Minor } from '../domain/types.js';
import { invalid } from './problems.js';

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

/** A share and an amount cannot both be meant. @throws ControlProblem */
export function refuseBoth({ amount, percent }: { amount?: number; percent?: number }): void {
  if (amount === undefined || percent === undefined) return;
  throw invalid('percent', percent, 'without:amount', 'percent cannot be combined with amount; give one of them.');
}
