/** The running sums of double-entry books, apart from what posts to them. */
import type { LedgerAccount, LedgerEntry } from '../types.js';

export const LEDGER_ACCOUNTS = ['available', 'pending', 'held', 'external', 'service_fees', 'network_fees'] as const;

export type Accounts = Record<LedgerAccount, bigint>;

const emptyAccounts = (): Accounts => ({
  available: 0n,
  pending: 0n,
  held: 0n,
  external: 0n,
  service_fees: 0n,
  network_fees: 0n,
});

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
    let accounts = this.sums.get(entry.currency);
    if (accounts === undefined) {
      accounts = emptyAccounts();
      this.sums.set(entry.currency, accounts);
    }
    const amount = BigInt(entry.amount);
    accounts[entry.from] -= amount;
    accounts[entry.to] += amount;
  }
}
