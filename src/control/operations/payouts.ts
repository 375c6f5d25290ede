/** Payouts, withdrawals, balances and the books behind them. */
import type { ControlSchema } from '../../contract/types.js';
import { setAvailable } from '../../domain/ledger/ledger.js';
import { DEFAULT_LIMIT } from '../../domain/lists.js';
import { CRYPTO_CODES, currencyOf, minorOf, minorToNumber } from '../../domain/money.js';
import * as payouts from '../../domain/payouts/payouts.js';
import { invalidValue } from '../../domain/problems.js';
import type { LedgerEntry } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import { REQUEST_KEY } from '../../scenarios/library.js';
import type { Handlers, MagicEntry } from '../host.js';
import { readBalances } from '../inputs.js';
import { byStatus, facetOf, foundPage } from '../search.js';
import { showExported } from '../shapes/payments.js';
import { showBalanceSheet, showLedgerEntry, showPayoutDetail, showWorth } from '../shapes/payouts.js';

function showMagic({ currency, chain, network, byte, behaviour, effect, address }: MagicEntry) {
  const code = `0x${byte.toString(16).padStart(2, '0')}`;
  return {
    currency,
    network: chain,
    environment: network,
    behaviour,
    byte: code,
    address,
    effect,
  } as ControlSchema<'MagicAddress'>;
}

const numberIn = (currency: string, decimal: string): number => minorToNumber(minorOf(decimal, currency), currency);

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

export const payoutsOperations = {
  listPayouts: ({ query }, { world }) =>
    foundPage(world, query, { name: 'payouts', of: world.payouts, ...byStatus(query), show: payouts.publicPayout }),

  createPayout: ({ body }, { world }) => showPayoutDetail(world, payouts.createPayout(world, body)),

  getPayoutDetail: ({ path }, { world }) => showPayoutDetail(world, world.payouts.require(path.id)),

  getMagic: (_request, { host, world }) => ({
    payout_addresses: host.magic().map(showMagic),
    metadata: [{ key: REQUEST_KEY, values: host.scenarios.names(world) }],
    warning: 'Never send real funds to these addresses; nobody holds their keys.',
  }),

  getFees: (_request, { world }) => ({
    data: CRYPTO_CODES.map((code) => {
      const { network_fee, minimum_withdrawal } = currencyOf(code);
      const { low = '0', medium = '0', high = '0' } = network_fee ?? {};
      return {
        currency: code as ControlSchema<'Cryptocurrency'>,
        network_fee: { low: numberIn(code, low), medium: numberIn(code, medium), high: numberIn(code, high) },
        minimum_withdrawal: numberIn(code, minimum_withdrawal),
        available: minorToNumber(world.books.accounts(code).available, code),
      };
    }),
  }),

  // Payouts that the merchant makes in the dashboard: the same rules, the same record, marked as what they are.
  listWithdrawals: ({ query }, { world }) => {
    const which = { ...byStatus(query), facet: facetOf(query.status, 'withdrawal') };
    return foundPage(world, query, { name: 'withdrawals', of: world.payouts, ...which, show: payouts.publicPayout });
  },

  createWithdrawal: ({ body }, { world }) => showPayoutDetail(world, payouts.createPayout(world, body, 'merchant')),

  setBalance: ({ body }, { world }) => {
    const targets = Object.entries(readBalances(body));
    for (const [currency, amount] of targets) setAvailable(world, currency, BigInt(amount), 'balance_set');
    world.env.touched(world);
    return showBalanceSheet(world);
  },

  getLedger: ({ query }, { world }) => {
    const { currency, limit = DEFAULT_LIMIT, starting_after } = query;
    const read = olderEntries(world, starting_after, limit + 1, currency);
    const entries = read.slice(0, limit).map(showLedgerEntry);
    const sheet = { ...showBalanceSheet(world, currency), worth: showWorth(world) };
    return { ...sheet, entries, has_more: read.length > limit };
  },

  exportTransactions: (_request, { world }) => ({
    data: world.data.transactions.map((record) => showExported(world, record)),
  }),
} satisfies Handlers;
