/** Transactions: what moved on a chain, and what it does to the books (docs/service.md#transactions). */
import { nowOf } from '../clock.js';
import { recordEvent } from '../events.js';
import { derivedBytes, newId } from '../ids.js';
import { post } from '../ledger/ledger.js';
import { currencyOf, percentDown } from '../money.js';
import { publicTransaction } from '../present.js';
import { notFound, Problem } from '../problems.js';
import { TRANSACTION_MOVES } from '../states.js';
import type { Metadata, TransactionRecord, TransactionStatus, TransactionType } from '../types.js';
import type { World } from '../world.js';

/** 32 bytes are enough for a hash on every chain. */
const HASH_BYTES = 32;

interface NewTransaction {
  type: TransactionType;
  payment_request_id: string | null;
  payout_id?: string;
  amount: bigint;
  currency: string;
  crypto_amount: bigint;
  crypto_currency: string;
  network: string;
  address: string;
  fee: bigint;
  metadata: Metadata;
}

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
  recordEvent(world, event, id, publicTransaction(world, record));
  return record;
}

/** Moves a transaction on and reports it; the books are the caller's. */
function move(world: World, record: TransactionRecord, to: TransactionStatus): void {
  if (!TRANSACTION_MOVES[record.status].includes(to)) {
    throw new Problem('illegal_move', `Transaction ${record.id} is ${record.status} and cannot become ${to}.`);
  }
  record.status = to;
  record.updated_at_ms = nowOf(world);
  world.transactions.refile(record);
}

/** The transaction has all its confirmations. Incoming money becomes available, less the service fee. */
export function confirmTransaction(world: World, record: TransactionRecord): void {
  move(world, record, 'confirmed');
  record.confirmations = Math.max(record.confirmations, record.confirmations_required);
  if (record.type === 'payment') creditDeposit(world, record);
  const event = record.type === 'refund' ? 'refund.completed' : 'transaction.confirmed';
  recordEvent(world, event, record.id, publicTransaction(world, record));
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
  move(world, record, 'failed');
  record.failure = failure;
  if (record.type === 'payment') {
    const amount = BigInt(record.crypto_amount);
    const { crypto_currency: currency, id: resource_id } = record;
    post(world, { currency, from: 'pending', to: 'external', amount, reason: 'deposit_dropped', resource_id });
  }
  recordEvent(world, 'transaction.failed', record.id, publicTransaction(world, record));
}

/** Everything that the transaction brought has been returned. */
export function markRefunded(world: World, record: TransactionRecord): void {
  move(world, record, 'refunded');
  recordEvent(world, 'transaction.refunded', record.id, publicTransaction(world, record));
}

/** Service fee on what a customer sent, in the same currency. */
export function serviceFee(world: World, crypto_amount: bigint): bigint {
  return percentDown(crypto_amount, world.data.settings.fee_percent);
}

/** @throws Problem `not_found` */
export function getTransaction(world: World, id: string): TransactionRecord {
  const record = world.transactions.get(id);
  if (record === undefined) throw notFound('transaction', id);
  return record;
}
