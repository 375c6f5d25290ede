/**
 * Double-entry books per currency (docs/service.md#balance-and-ledger). Every movement takes from one account what it puts into
 * another, so the accounts of a currency always sum to zero; `external` is the world outside and goes negative as money comes
 * in.
 */
import type { Schema } from '../../contract/types.js';
import { nowOf } from '../clock.js';
import { getOrMake } from '../collection.js';
import { CURRENCY_CODES, currencyOf, minorToNumber } from '../money.js';
import type { LedgerEntry, WorldData } from '../records.js';
import type { World } from '../world.js';

type FiatCode = Exclude<Schema<'Currency'>, Schema<'CryptoCurrency'>>;

export const LEDGER_ACCOUNTS = ['available', 'pending', 'held', 'external', 'service_fees', 'network_fees'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

// The running sums of double-entry books, apart from what posts to them.

type Accounts = Record<LedgerAccount, bigint>;

const emptyAccounts = (): Accounts => Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, 0n])) as Accounts;

/** Running sums over the entries; derived, never stored. */
export class Books {
  private readonly sums = new Map<string, Accounts>();

  constructor(readonly entries: LedgerEntry[]) {
    for (const entry of entries) this.count(entry);
  }

  accounts(currency: string): Readonly<Accounts> {
    return this.sums.get(currency) ?? emptyAccounts();
  }

  currencies(): string[] {
    return [...this.sums.keys()];
  }

  add(entry: LedgerEntry): void {
    this.entries.push(entry);
    this.count(entry);
  }

  private count(entry: LedgerEntry): void {
    const accounts = getOrMake(this.sums, entry.currency, emptyAccounts);
    const amount = BigInt(entry.amount);
    accounts[entry.from] -= amount;
    accounts[entry.to] += amount;
  }
}

type Movement = Omit<LedgerEntry, 'id' | 'at_ms' | 'amount' | 'cause'> & { amount: bigint };

/** Moves `amount` minor units from one account to another. Nothing moves for zero. */
export function post(world: World, movement: Movement): void {
  if (movement.amount === 0n) return;
  if (movement.amount < 0n) throw new RangeError('A movement of the books cannot be negative');
  world.data.counters.ledger += 1;
  world.books.add({
    id: `led_${String(world.data.counters.ledger).padStart(9, '0')}`,
    at_ms: nowOf(world),
    currency: movement.currency,
    from: movement.from,
    to: movement.to,
    amount: movement.amount.toString(),
    reason: movement.reason,
    resource_id: movement.resource_id,
    ...(world.cause === null ? {} : { cause: world.cause }),
  });
  world.env.changed?.(world, 'balance', world.id);
}

/** Recounts every entry from nothing and holds the running sums against it: what came in minus what went out minus fees is what is there. */
export function checkBooks(world: World) {
  const recount = new Books([]);
  const flows = new Map<string, { incoming: bigint; outgoing: bigint }>();
  for (const entry of world.data.ledger) {
    recount.add(entry);
    const flow = getOrMake(flows, entry.currency, () => ({ incoming: 0n, outgoing: 0n }));
    if (entry.from === 'external') flow.incoming += BigInt(entry.amount);
    if (entry.to === 'external') flow.outgoing += BigInt(entry.amount);
  }
  return recount.currencies().map((currency) => {
    const kept = world.books.accounts(currency);
    const counted = recount.accounts(currency);
    const { incoming, outgoing } = flows.get(currency) ?? { incoming: 0n, outgoing: 0n };
    const fees = counted.service_fees + counted.network_fees;
    const inside = counted.available + counted.pending + counted.held;
    const agrees = LEDGER_ACCOUNTS.every((account) => kept[account] === counted[account]);
    const positive = counted.available >= 0n && counted.pending >= 0n && counted.held >= 0n;
    const { available, pending, held } = counted;
    return {
      currency,
      available,
      pending,
      held,
      incoming,
      outgoing,
      fees,
      balanced: agrees && positive && inside === incoming - outgoing - fees,
    };
  });
}

/** Sets what is available of a currency by a movement from or to outside, so that the books still add up. */
export function setAvailable(world: World, currency: string, target: bigint, reason: string): void {
  const more = target - world.books.accounts(currency).available;
  const movement = { currency, reason, resource_id: null };
  if (more > 0n) post(world, { ...movement, from: 'external', to: 'available', amount: more });
  else post(world, { ...movement, from: 'available', to: 'external', amount: -more });
}

/** What the records say must be pending and held, by currency. */
function owed({ transactions, payouts }: Pick<WorldData, 'transactions' | 'payouts'>) {
  const sums = new Map<string, { pending: bigint; held: bigint }>();
  const add = (currency: string, account: 'pending' | 'held', amount: bigint): void => {
    getOrMake(sums, currency, () => ({ pending: 0n, held: 0n }))[account] += amount;
  };
  for (const { type, status, crypto_currency, crypto_amount } of transactions) {
    if (type === 'payment' && status === 'pending') add(crypto_currency, 'pending', BigInt(crypto_amount));
  }
  for (const { status, currency, amount, fee_estimate } of payouts) {
    if (status === 'pending' || status === 'processing') add(currency, 'held', BigInt(amount) + BigInt(fee_estimate));
  }
  return sums;
}

/** What is wrong with books: nothing is less than nothing but the world outside, and what is pending or held belongs to some record. */
export function* issuesOfBooks(data: Pick<WorldData, 'ledger' | 'transactions' | 'payouts'>): Iterable<string> {
  const books = new Books(data.ledger);
  const sums = owed(data);
  for (const currency of new Set([...books.currencies(), ...sums.keys()])) {
    const { available, pending, held } = books.accounts(currency);
    const right = sums.get(currency) ?? { pending: 0n, held: 0n };
    const of = `minor units of ${currency}`;
    if (available < 0n) yield `leaves ${available} ${of} available.`;
    if (pending !== right.pending) yield `has ${pending} ${of} pending, and the transactions have ${right.pending}.`;
    if (held !== right.held) yield `has ${held} ${of} held, and the payouts have ${right.held}.`;
  }
}

/** Currencies that have a balance, and the constants of all that there are (docs/service.md#balance-and-ledger). */
export function publicBalance(world: World): Schema<'Balance'> {
  const shown: Schema<'Balance'> = { available: {}, pending: {}, currency_details: {} };
  for (const code of CURRENCY_CODES as readonly Schema<'Currency'>[]) {
    const { kind, minimum_withdrawal, network_fee } = currencyOf(code);
    const { available, pending } = world.books.accounts(code);
    if (kind === 'crypto' || available !== 0n || pending !== 0n) {
      shown.available[code] = minorToNumber(available, code);
      shown.pending[code] = minorToNumber(pending, code);
    }
    const minimum = Number(minimum_withdrawal);
    if (network_fee === null)
      shown.currency_details[code as FiatCode] = {
        minimum_withdrawal: minimum,
      };
    else {
      shown.currency_details[code as Schema<'CryptoCurrency'>] = {
        minimum_withdrawal: minimum,
        network_fee_estimate: {
          low: Number(network_fee.low),
          medium: Number(network_fee.medium),
          high: Number(network_fee.high),
        },
      };
    }
  }
  return shown;
}
