/** The movement of a refund: a transaction of its own, out of the available balance (docs/service.md#refunds). */
import { post } from '../ledger/ledger.js';
import type { PaymentRecord, TransactionRecord } from '../types.js';
import type { World } from '../world.js';
import { confirmTransaction, createTransaction, markRefunded } from './transactions.js';

/** Whether the balance can return all that a transaction brought. */
export function canRefund(world: World, transaction: TransactionRecord): boolean {
  return world.books.accounts(transaction.crypto_currency).available >= BigInt(transaction.crypto_amount);
}

/** Sends money back to the customer at once: refund.created, then refund.completed. */
export function sendRefund(
  world: World,
  payment: PaymentRecord,
  paidBy: TransactionRecord,
  amount: bigint,
  crypto_amount: bigint,
): TransactionRecord {
  const { crypto_currency, network, address } = paidBy;
  const refund = createTransaction(world, {
    type: 'refund',
    payment_request_id: payment.id,
    amount,
    currency: payment.currency,
    crypto_amount,
    crypto_currency,
    network,
    address,
    fee: 0n,
    metadata: payment.metadata ?? {},
  });
  post(world, {
    currency: crypto_currency,
    from: 'available',
    to: 'external',
    amount: crypto_amount,
    reason: 'refund',
    resource_id: refund.id,
  });
  confirmTransaction(world, refund);
  return refund;
}

/** Returns one transaction whole. */
export function refundTransaction(world: World, payment: PaymentRecord, transaction: TransactionRecord): void {
  sendRefund(world, payment, transaction, BigInt(transaction.amount), BigInt(transaction.crypto_amount));
  markRefunded(world, transaction);
}
