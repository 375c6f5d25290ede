/** Balances, the books behind them, and the transaction export. */
import type { ControlHandler } from '../../contract/types.js';
import { setAvailable } from '../../domain/ledger/ledger.js';
import { invalidValue } from '../../domain/problems.js';
import type { LedgerEntry } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { readBalances } from '../amounts.js';
import type { ControlContext } from '../host.js';
import { showBalanceSheet, showLedgerEntry } from '../shapes/ledger.js';
import { showExported } from '../shapes/transactions.js';

const DEFAULT_LIMIT = 10;

export const setBalance: ControlHandler<'setBalance', ControlContext> = ({ body }, { world }) => {
  const targets = Object.entries(readBalances(body));
  for (const [currency, amount] of targets) setAvailable(world, currency, BigInt(amount), 'balance_set');
  world.env.touched(world);
  return { status: 200, body: showBalanceSheet(world) };
};

export const getLedger: ControlHandler<'getLedger', ControlContext> = ({ query }, { world }) => {
  const { currency, limit = DEFAULT_LIMIT, starting_after } = query;
  const read = olderEntries(world, starting_after, limit + 1, currency);
  const entries = read.slice(0, limit).map(showLedgerEntry);
  return { status: 200, body: { ...showBalanceSheet(world, currency), entries, has_more: read.length > limit } };
};

/** Entries below a cursor, newest first. */
function olderEntries({ data }: World, after: string | undefined, count: number, currency?: string): LedgerEntry[] {
  const { ledger } = data;
  const from = after === undefined ? ledger.length : ledger.findIndex(({ id }) => id === after);
  if (from < 0) throw invalidValue('starting_after', after, 'exists', 'starting_after names no entry of the ledger.');
  const found: LedgerEntry[] = [];
  for (let i = from - 1; i >= 0 && found.length < count; i--) {
    const entry = ledger[i] as LedgerEntry;
    if (currency === undefined || entry.currency === currency) found.push(entry);
  }
  return found;
}

export const exportTransactions: ControlHandler<'exportTransactions', ControlContext> = (_request, { world }) => ({
  status: 200,
  body: { data: world.data.transactions.map((record) => showExported(world, record)) },
});
