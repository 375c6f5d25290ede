/** Transactions: what moved on a chain, and what it does to the books (docs/service.md#transactions). */
import type { Schema } from '../../contract/types.js';
import { nowOf, timeOf } from '../clock.js';
import { recordEvent } from '../events.js';
import { derivedBytes, newId } from '../ids.js';
import { post } from '../ledger/ledger.js';
import { currencyOf, minorToNumber, percentDown } from '../money.js';
import { Problem } from '../problems.js';
import type { TransactionRecord, TransactionStatus } from '../records.js';
import { TRANSACTION_TRANSITIONS } from '../states.js';
import type { World } from '../world.js';

/** 32 bytes are enough for a hash on every chain. */
const HASH_BYTES = 32;

type Given = 'type' | 'payment_request_id' | 'payout_id' | 'currency' | 'crypto_currency';
type NewTransaction = Pick<TransactionRecord, Given | 'network' | 'address' | 'metadata'> &
  Record<'amount' | 'crypto_amount' | 'fee', bigint>;

/** Records a transaction as seen (pending) and reports it as `created`: transaction.created or refund.created. */
export function createTransaction(world: World, made: NewTransaction): TransactionRecord {
  const now_ms = nowOf(world);
  const id = newId(world, 'transaction');
  // Every member by its name: Node 20 is slow at members that are written after a spread.
  const record: TransactionRecord = {
    type: made.type,
    payment_request_id: made.payment_request_id,
    currency: made.currency,
    crypto_currency: made.crypto_currency,
    network: made.network,
    address: made.address,
    metadata: made.metadata,
    id,
    created_at_ms: now_ms,
    updated_at_ms: now_ms,
    amount: made.amount.toString(),
    crypto_amount: made.crypto_amount.toString(),
    fee: made.fee.toString(),
    fee_currency: made.crypto_currency,
    status: 'pending',
    hash: world.env.chains.transactionHash(made.network, derivedBytes(world.data, `hash/${id}`, HASH_BYTES)),
    confirmations: 0,
    confirmations_required: currencyOf(made.crypto_currency).confirmations,
    ...(made.payout_id === undefined ? {} : { payout_id: made.payout_id }),
  };
  world.transactions.add(record);
  const event = made.type === 'refund' ? 'refund.created' : 'transaction.created';
  recordEvent(world, event, record, publicTransaction(world, record));
  return record;
}

/** Gives a transaction its next status; books and events are the caller's. */
function setStatus(world: World, record: TransactionRecord, to: TransactionStatus): void {
  if (!TRANSACTION_TRANSITIONS[record.status].includes(to)) {
    throw new Problem('illegal_move', `Transaction ${record.id} is ${record.status} and cannot become ${to}.`);
  }
  record.status = to;
  record.updated_at_ms = nowOf(world);
  world.transactions.reindex(record);
}

/** The transaction has all its confirmations. Incoming money becomes available, less the service fee. */
export function confirmTransaction(world: World, record: TransactionRecord): void {
  setStatus(world, record, 'confirmed');
  record.confirmations = Math.max(record.confirmations, record.confirmations_required);
  if (record.type === 'payment') creditDeposit(world, record);
  const event = record.type === 'refund' ? 'refund.completed' : 'transaction.confirmed';
  recordEvent(world, event, record, publicTransaction(world, record));
}

function creditDeposit(world: World, record: TransactionRecord): void {
  const fee = BigInt(record.fee);
  const amount = BigInt(record.crypto_amount) - fee;
  const { crypto_currency: currency, id: resource_id } = record;
  post(world, { currency, from: 'pending', to: 'available', amount, reason: 'credit', resource_id });
  post(world, { currency, from: 'pending', to: 'service_fees', amount: fee, reason: 'service_fee', resource_id });
}

/** The transaction will never confirm. Incoming money that was pending is gone again. */
export function failTransaction(world: World, record: TransactionRecord, failure: string): void {
  setStatus(world, record, 'failed');
  record.failure = failure;
  if (record.type === 'payment') {
    const amount = BigInt(record.crypto_amount);
    const { crypto_currency: currency, id: resource_id } = record;
    post(world, { currency, from: 'pending', to: 'external', amount, reason: 'deposit_dropped', resource_id });
  }
  recordEvent(world, 'transaction.failed', record, publicTransaction(world, record));
}

/** Everything that the transaction brought has been returned. */
export function markRefunded(world: World, record: TransactionRecord): void {
  setStatus(world, record, 'refunded');
  recordEvent(world, 'transaction.refunded', record, publicTransaction(world, record));
}

/** Service fee on what a customer sent, in the same currency. */
export function serviceFee(world: World, crypto_amount: bigint): bigint {
  return percentDown(crypto_amount, world.data.settings.fee_percent);
}

export function transactionItem(world: World, transaction: TransactionRecord): Schema<'TransactionListItem'> {
  return {
    id: transaction.id,
    payment_request_id: transaction.payment_request_id,
    amount: minorToNumber(transaction.amount, transaction.currency),
    currency: transaction.currency as Schema<'Currency'>,
    crypto_amount: minorToNumber(transaction.crypto_amount, transaction.crypto_currency),
    crypto_currency: transaction.crypto_currency as Schema<'CryptoCurrency'>,
    status: transaction.status,
    type: transaction.type,
    created_at: timeOf(world, transaction.created_at_ms),
    updated_at: timeOf(world, transaction.updated_at_ms),
  };
}

export function publicTransaction(world: World, transaction: TransactionRecord): Schema<'Transaction'> {
  const shown = transactionItem(world, transaction) as Schema<'Transaction'>;
  shown.fee = minorToNumber(transaction.fee, transaction.fee_currency);
  shown.fee_currency = transaction.fee_currency as Schema<'CryptoCurrency'>;
  shown.metadata = transaction.metadata;
  return shown;
}
