/** Invoices (docs/service.md#invoices): draft, open, paid, past due, void. */

import type { Schema } from '../../contract/types.js';
import { DAY_MS, nowOf } from '../clock.js';
import { recordEvent } from '../events.js';
import { newId } from '../ids.js';
import { schedule } from '../jobs.js';
import {
  currencyOf,
  decimalToMinor,
  minorToDecimal,
  minorToNumber,
  plainDecimal,
  readAmount,
  requireCurrency,
} from '../money.js';
import { endUnpaid } from '../payments/outcomes.js';
import { createPayment, fullyDetected } from '../payments/payments.js';
import { pay, planReceipt, type ReceiveInput } from '../payments/receiving.js';
import type { JobHandler } from '../ports.js';
import { invalidValue, Problem } from '../problems.js';
import { given, type InvoiceRecord, type LineItem, type PaymentRecord } from '../records.js';
import { requireInvoiceTransition } from '../states.js';
import type { World } from '../world.js';
import { moveInvoice, publicInvoice } from './invoice-record.js';

const OPENS_AFTER_MS = 3_600_000;
export type NewInvoice = Schema<'CreateInvoiceRequest'>;

/** quantity × unit_price, summed exactly: both are read at this many decimals. */
const FACTOR_DECIMALS = 15;

function itemsSum(items: LineItem[]): bigint {
  const read = (value: number): bigint => decimalToMinor(plainDecimal(value), FACTOR_DECIMALS) ?? 0n;
  return items.reduce((total, { quantity, unit_price }) => total + read(quantity) * read(unit_price), 0n);
}

/** A sum at twice that many decimals, as minor units of a currency, rounded half up. */
function atDecimalsOf(currency: string, scaled: bigint): bigint {
  const unit = 10n ** BigInt(FACTOR_DECIMALS * 2 - currencyOf(currency).decimals);
  return (scaled * 2n + unit) / (unit * 2n);
}

/** What the lines of an invoice come to, each and together, in minor units of its currency. */
export function itemWorths({ items, currency }: Pick<InvoiceRecord, 'items' | 'currency'>) {
  const lines = items.map((item) => atDecimalsOf(currency, itemsSum([item])));
  return { lines, sum: atDecimalsOf(currency, itemsSum(items)) };
}

/** With `invoice_items: enforce` the amount must be the sum of the lines. */
function checkItems(world: World, body: NewInvoice, amount: bigint): void {
  if (world.data.settings.invoice_items !== 'enforce' || body.items === undefined || body.items.length === 0) return;
  const scaled = decimalToMinor(minorToDecimal(amount, body.currency), FACTOR_DECIMALS * 2) ?? 0n;
  if (itemsSum(body.items) === scaled) return;
  const message = 'amount must equal the sum of quantity × unit_price of the items.';
  throw invalidValue('amount', body.amount, 'sum:items', message);
}

/**
 * Creates an invoice as a draft; it opens when its page is first shown, when told so, or after an hour.
 * @throws Problem `invalid_value`
 */
export function createInvoice(world: World, body: NewInvoice, origin: string): InvoiceRecord {
  requireCurrency(body.currency);
  const amount = readAmount(body.amount, body.currency);
  checkItems(world, body, amount);
  world.env.beforeCreate?.(world, 'invoice', body.metadata);
  const { currency, description, customer_name, customer_email, due_date } = body;
  const invoice: InvoiceRecord = {
    id: newId(world, 'invoice'),
    created_at_ms: nowOf(world),
    amount: amount.toString(),
    currency,
    status: 'draft',
    origin,
    items: body.items ?? [],
    metadata: body.metadata ?? {},
    ...given({ description, customer_name, customer_email, due_date }),
  };
  world.invoices.add(invoice);
  schedule(world, 'invoice.open', nowOf(world) + OPENS_AFTER_MS, invoice.id);
  recordEvent(world, 'invoice.created', invoice, publicInvoice(world, invoice));
  return invoice;
}

/** A draft becomes payable; a due date that has already ended makes it past due at once. */
export function openInvoice(world: World, id: string): InvoiceRecord {
  const invoice = requireInvoiceTransition(world, id, 'open');
  open(world, invoice);
  return invoice;
}

function open(world: World, invoice: InvoiceRecord): void {
  moveInvoice(world, invoice, 'open');
  if (invoice.due_date === undefined) return;
  const due_ends_ms = Date.parse(`${invoice.due_date}T00:00:00Z`) + DAY_MS;
  schedule(world, 'invoice.past_due', Math.max(due_ends_ms, nowOf(world)), invoice.id);
}

export function markPastDue(world: World, id: string): InvoiceRecord {
  const invoice = requireInvoiceTransition(world, id, 'mark past due');
  moveInvoice(world, invoice, 'past_due');
  return invoice;
}

function openPaymentOf(world: World, invoice: InvoiceRecord): PaymentRecord | undefined {
  const payment = invoice.payment_request_id === undefined ? undefined : world.payments.get(invoice.payment_request_id);
  return payment?.status === 'pending' ? payment : undefined;
}

/** The payment request that an invoice is paid through: the one that is open, or a new one. Opens a draft first. */
export function invoicePayment(world: World, id: string): PaymentRecord {
  const invoice = requireInvoiceTransition(world, id, 'pay');
  if (invoice.status === 'draft') open(world, invoice);
  const existing = openPaymentOf(world, invoice);
  if (existing !== undefined) return existing;
  const { currency, customer_email, origin } = invoice;
  const amount = minorToNumber(invoice.amount, currency);
  const body = { amount, currency, description: `Invoice ${invoice.id}`, customer_email };
  const payment = createPayment(world, body, origin, invoice.id);
  invoice.payment_request_id = payment.id;
  // No event of the invoice tells of it, and whoever keeps the world must still know which payment request is its own.
  world.env.changed?.(world, 'invoice', invoice.id);
  return payment;
}

/** The customer pays an invoice, wholly unless told otherwise: payment events, then invoice.paid. */
export function payInvoice(world: World, id: string, input: Omit<ReceiveInput, 'confirmations'> = {}): InvoiceRecord {
  const invoice = requireInvoiceTransition(world, id, 'pay');
  // Reject a bad amount or currency before anything is opened or created.
  planReceipt(world, openPaymentOf(world, invoice) ?? { ...invoice, transaction_ids: [] }, input);
  pay(world, invoicePayment(world, id).id, input);
  return invoice;
}

/** An invoice that can be withdrawn. @throws Problem `not_found`, `illegal_move` */
export function requireVoidable(world: World, id: string): InvoiceRecord {
  const invoice = requireInvoiceTransition(world, id, 'void');
  const payment = openPaymentOf(world, invoice);
  if (payment === undefined || !fullyDetected(payment)) return invoice;
  const message = `Invoice ${invoice.id} is being paid (${payment.id} is ${payment.phase}) and cannot be voided until that is settled.`;
  throw new Problem('illegal_move', message);
}

/** Withdraws an invoice; its payment request ends with it, unless the customer's money is already on its way. */
export function voidInvoice(world: World, id: string): InvoiceRecord {
  const invoice = requireVoidable(world, id);
  const payment = openPaymentOf(world, invoice);
  moveInvoice(world, invoice, 'void');
  if (payment !== undefined) endUnpaid(world, payment);
  return invoice;
}

/** Job: an hour after creation. */
export const onOpenDue: JobHandler = (world, job) => {
  const invoice = world.invoices.get(job.subject);
  return invoice?.status === 'draft' && open(world, invoice);
};

/** Job: the due date has ended (UTC). */
export const onPastDue: JobHandler = (world, job) => {
  const invoice = world.invoices.get(job.subject);
  return invoice?.status === 'open' && moveInvoice(world, invoice, 'past_due');
};
