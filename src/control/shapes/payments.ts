/** Payment requests and invoices with what the merchant API does not show of them. */
import type { ControlSchema } from '../../contract/types.js';
import { publicInvoice } from '../../domain/invoices/invoices.js';
import { CRYPTO_CODES, minorToNumber } from '../../domain/money.js';
import { paidIn, publicPayment, transactionsOf } from '../../domain/payments/payments.js';
import { depositsIn } from '../../domain/payments/receiving.js';
import { publicTransaction } from '../../domain/payments/transactions.js';
import { type InvoiceRecord, type PaymentRecord, pick, type TransactionRecord } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import { at } from './clock.js';
import { timelineOf } from './timeline.js';

const MOST_TRANSACTIONS = 1_000;

/** Where the customer can pay: in every currency, and once begun only in the currency that the rest is taken in. */
function depositAddresses(world: World, payment: PaymentRecord): ControlSchema<'DepositAddress'>[] {
  const begun = paidIn(world, payment);
  return (begun === undefined ? CRYPTO_CODES : [begun])
    .flatMap((currency) => depositsIn(world, payment, currency))
    .map(({ currency, network, address, missing, uri }) => ({
      currency: currency as ControlSchema<'Cryptocurrency'>,
      network: network as ControlSchema<'Network'>,
      address,
      amount_due: minorToNumber(missing, currency),
      uri,
    }));
}

/** What the service took from the transactions that reached the balance. */
function feeOf(transactions: readonly TransactionRecord[]): ControlSchema<'Fee'> | null {
  const credited = transactions.filter(({ status }) => status === 'confirmed' || status === 'refunded');
  const currency = credited[0]?.fee_currency;
  const fee = credited.reduce((sum, transaction) => sum + BigInt(transaction.fee), 0n);
  if (currency === undefined || fee === 0n) return null;
  return { amount: minorToNumber(fee, currency), currency: currency as ControlSchema<'Currency'> };
}

/** A payment request in a list. */
export function showPaymentSummary(payment: PaymentRecord): ControlSchema<'PaymentSummary'> {
  const { id, status, phase, currency, description = null } = payment;
  return {
    id,
    amount: minorToNumber(payment.amount, currency),
    currency: currency as ControlSchema<'Currency'>,
    status,
    phase,
    description,
    created_at: at(payment.created_at_ms),
    expires_at: at(payment.expires_at_ms),
  };
}

/** The whole view of a payment request. */
export function showPaymentDetail(world: World, payment: PaymentRecord): ControlSchema<'PaymentDetail'> {
  const own = transactionsOf(world, payment);
  const counting = own.filter(({ status }) => status !== 'failed');
  // Refunds are not among the request's own transactions.
  const all = [...own, ...world.related.refunds.of(payment.id)];
  const ids = new Set([payment.id, ...all.map(({ id }) => id)]);
  return {
    payment: publicPayment(world, payment),
    phase: payment.phase,
    confirmations: counting.length === 0 ? 0 : Math.min(...counting.map(({ confirmations }) => confirmations)),
    confirmations_required: counting[0]?.confirmations_required ?? null,
    deposit_addresses: depositAddresses(world, payment),
    transactions: all.slice(0, MOST_TRANSACTIONS).map((record) => showChainTransaction(world, record)),
    timeline: timelineOf(world, ids),
    fee: feeOf(own),
    invoice_id: payment.invoice_id ?? null,
  };
}

type Phase = ControlSchema<'TransactionPhase'>;

/** Where a transaction is, more finely than its public status. */
function phaseOf({ status, confirmations, failure }: TransactionRecord): Phase {
  if (status === 'pending') return confirmations > 0 ? 'confirming' : 'detected';
  if (status === 'failed' && (failure === 'dropped' || failure === 'double_spent')) return failure;
  return status;
}

/** A transaction as the chain sees it. */
function showChainTransaction(world: World, record: TransactionRecord): ControlSchema<'ChainTransaction'> {
  const shown = publicTransaction(world, record);
  return {
    ...pick(shown, 'id', 'type', 'status'),
    phase: phaseOf(record),
    ...pick(shown, 'crypto_amount', 'crypto_currency'),
    network: record.network as ControlSchema<'Network'>,
    ...pick(record, 'address', 'hash', 'confirmations', 'confirmations_required'),
    ...pick(shown, 'created_at', 'updated_at'),
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

/** An invoice with its payment request. */
export function showInvoiceDetail(world: World, invoice: InvoiceRecord): ControlSchema<'InvoiceDetail'> {
  const payment = world.payments.get(invoice.payment_request_id ?? '');
  return {
    invoice: publicInvoice(world, invoice),
    payment: payment === undefined ? null : publicPayment(world, payment),
    timeline: timelineOf(world, new Set([invoice.id])),
  };
}
