import type { ControlSchema } from '../../contract/types.js';
import { nowOf } from '../../domain/clock.js';
import { checkBooks, type LedgerAccount } from '../../domain/ledger/ledger.js';
import { convertUp, minorToNumber } from '../../domain/money.js';
import { publicPayout } from '../../domain/payouts/payouts.js';
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
    const shown = Object.entries(amounts).map(([name, amount]) => [name, minorToNumber(amount, currency)]);
    currencies[currency] = { ...(Object.fromEntries(shown) as Record<keyof typeof amounts, number>), balanced };
  }
  return { balanced: checked.every(({ balanced }) => balanced), currencies };
}

type Currency = ControlSchema<'Currency'>;

const SLICES = 40;
const INSIDE: ReadonlySet<LedgerAccount> = new Set(['available', 'pending', 'held']);

/** How much of an entry comes into what the merchant has. */
function gainOf({ from, to, amount }: LedgerEntry): bigint {
  const into = INSIDE.has(to) ? BigInt(amount) : 0n;
  return INSIDE.has(from) ? into - BigInt(amount) : into;
}

/** What all that the merchant has is worth, now and on the way here. */
export function showWorth(world: World): ControlSchema<'Ledger'>['worth'] {
  const { ledger, merchant, rates } = world.data;
  const currency = merchant.settings.display_currency;
  const held = new Map<string, bigint>();
  const worthOf = (code: string): bigint => convertUp(held.get(code) ?? 0n, code, currency, rates);
  const number = (minor: bigint): number => minorToNumber(minor, currency);
  const total = (): number => number([...held.keys()].reduce((sum, code) => sum + worthOf(code), 0n));
  const now_ms = nowOf(world);
  const from_ms = ledger[0]?.at_ms ?? now_ms;
  const course: number[] = [];
  let next = 0;
  for (let slice = 1; slice <= (ledger.length === 0 ? 0 : SLICES); slice++) {
    const until_ms = slice === SLICES ? Number.POSITIVE_INFINITY : from_ms + ((now_ms - from_ms) * slice) / SLICES;
    for (; next < ledger.length && (ledger[next] as LedgerEntry).at_ms <= until_ms; next++) {
      const entry = ledger[next] as LedgerEntry;
      held.set(entry.currency, (held.get(entry.currency) ?? 0n) + gainOf(entry));
    }
    course.push(total());
  }
  const shares = [...held.keys()].map((code) => ({ currency: code as Currency, amount: number(worthOf(code)) }));
  return {
    amount: total(),
    currency: currency as Currency,
    shares: shares.sort((one, other) => other.amount - one.amount),
    since: at(from_ms),
    course,
  };
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
