import type { ControlSchema } from '../../contract/types.js';
import { checkBooks } from '../../domain/ledger/ledger.js';
import { minorToNumber } from '../../domain/money.js';
import { publicPayout } from '../../domain/present.js';
import type { LedgerEntry, PayoutRecord } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import { at } from './clock.js';
import { timelineOf } from './timeline.js';

/** Where a payout is, more finely than its public status. */
function phaseOf({ status, failure }: PayoutRecord): ControlSchema<'PayoutPhase'> {
  if (status === 'pending') return 'review';
  if (status === 'processing') return 'broadcast';
  if (status === 'completed') return 'completed';
  return failure?.stage === 'review' ? 'rejected' : 'failed';
}

/** A payout with what the merchant API does not show of it. */
export function showPayoutDetail(world: World, payout: PayoutRecord): ControlSchema<'PayoutDetail'> {
  const ids = new Set([payout.id, ...(payout.transaction_id === undefined ? [] : [payout.transaction_id])]);
  return {
    payout: publicPayout(world, payout),
    phase: phaseOf(payout),
    withdrawal: payout.withdrawal === true,
    timeline: timelineOf(world, ids),
  };
}

/** Where the money is, counted anew, and whether it adds up; of one currency where one is named. */
export function showBalanceSheet(world: World, only?: string): ControlSchema<'BalanceSheet'> {
  const checked = checkBooks(world).filter(({ currency }) => only === undefined || currency === only);
  const currencies: ControlSchema<'BalanceSheet'>['currencies'] = {};
  for (const { currency, balanced, ...amounts } of checked) {
    const shown = (amount: bigint): number => minorToNumber(amount, currency);
    currencies[currency] = {
      available: shown(amounts.available),
      pending: shown(amounts.pending),
      held: shown(amounts.held),
      incoming: shown(amounts.incoming),
      outgoing: shown(amounts.outgoing),
      fees: shown(amounts.fees),
      balanced,
    };
  }
  return { balanced: checked.every(({ balanced }) => balanced), currencies };
}

/** One movement of the books. */
export function showLedgerEntry(entry: LedgerEntry): ControlSchema<'LedgerEntry'> {
  const { id, at_ms, currency, reason, resource_id, from, to, amount } = entry;
  return {
    id,
    at: at(at_ms),
    currency: currency as ControlSchema<'Currency'>,
    reason,
    resource_id,
    debit: from,
    credit: to,
    amount: minorToNumber(amount, currency),
  };
}
