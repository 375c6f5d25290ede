import type { ControlSchema } from '../../contract/types.js';
import { minorToNumber } from '../../domain/money.js';
import { publicTransaction } from '../../domain/present.js';
import type { TransactionRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { timelineOf } from './timeline.js';

type Phase = ControlSchema<'TransactionPhase'>;

/** Where a transaction is, more finely than its public status. */
function phaseOf({ status, confirmations, failure }: TransactionRecord): Phase {
  if (status === 'pending') return confirmations > 0 ? 'confirming' : 'detected';
  if (status === 'failed' && (failure === 'dropped' || failure === 'double_spent')) return failure;
  return status;
}

/** A transaction as the chain sees it. */
export function showChainTransaction(world: World, record: TransactionRecord): ControlSchema<'ChainTransaction'> {
  const { id, type, status, crypto_currency, created_at, updated_at } = publicTransaction(world, record);
  const { network, address, hash, confirmations, confirmations_required } = record;
  return {
    id,
    type,
    status,
    phase: phaseOf(record),
    crypto_amount: minorToNumber(record.crypto_amount, record.crypto_currency),
    crypto_currency,
    network: network as ControlSchema<'Network'>,
    address,
    hash,
    confirmations,
    confirmations_required,
    created_at,
    updated_at,
  };
}

/** One line of the transaction export. */
export function showExported(world: World, record: TransactionRecord): ControlSchema<'ExportedTransaction'> {
  const { metadata: _, ...shown } = publicTransaction(world, record);
  return shown;
}

/** A transaction with what the chain knows of it. */
export function showTransactionDetail(world: World, record: TransactionRecord): ControlSchema<'TransactionDetail'> {
  return {
    transaction: showExported(world, record),
    chain: showChainTransaction(world, record),
    timeline: timelineOf(world, new Set([record.id])),
  };
}
