/** Invoices (docs/service.md#invoices): draft, open, paid, past due, void. How they are made, moved and shown. */

import type { Schema } from '../../contract/types.js';
import { DAY_MS, nowOf, timeOf } from '../clock.js';
import { recordEvent } from '../events.js';
import { newId, pageId } from '../ids.js';
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
import type { JobHandler } from '../ports.js';
import { invalidValue } from '../problems.js';
import { given, type InvoiceRecord, type InvoiceStatus, type LineItem, type PaymentRecord } from '../records.js';
import { INVOICE_TRANSITIONS, requireInvoiceTransition } from '../states.js';
import type { World } from '../world.js';

const OPENS_AFTER_MS = 3_600_000;

export type NewInvoice = Schema<'CreateInvoiceRequest'>;

/** quantity × unit_price, summed exactly: both are read at this many decimals, and no double has more. */
const FACTOR_DECIMALS = 324;

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

const EVENT_OF = {
  draft: 'invoice.created',
  open: 'invoice.opened',
  paid: 'invoice.paid',
  past_due: 'invoice.past_due',
  void: 'invoice.voided',
} as const;

/** Gives an invoice its next status and reports it. */
export function setInvoiceStatus(world: World, invoice: InvoiceRecord, status: InvoiceStatus): void {
  invoice.status = status;
  world.invoices.reindex(invoice);
  recordEvent(world, EVENT_OF[status], invoice, publicInvoice(world, invoice));
}

/** A draft becomes payable; a due date that has already ended makes it past due at once. */
export function openInvoice(world: World, id: string): InvoiceRecord {
  const invoice = requireInvoiceTransition(world, id, 'open');
  open(world, invoice);
  return invoice;
}

/** As `openInvoice`, where it is known that it may open. */
export function open(world: World, invoice: InvoiceRecord): void {
  setInvoiceStatus(world, invoice, 'open');
  if (invoice.due_date === undefined) return;
  const due_ends_ms = Date.parse(`${invoice.due_date}T00:00:00Z`) + DAY_MS;
  schedule(world, 'invoice.past_due', Math.max(due_ends_ms, nowOf(world)), invoice.id);
}

export function markPastDue(world: World, id: string): InvoiceRecord {
  const invoice = requireInvoiceTransition(world, id, 'mark past due');
  setInvoiceStatus(world, invoice, 'past_due');
  return invoice;
}

/** The payment request that an invoice can be paid through now. */
export function openPaymentOf(world: World, invoice: InvoiceRecord): PaymentRecord | undefined {
  const payment = invoice.payment_request_id === undefined ? undefined : world.payments.get(invoice.payment_request_id);
  return payment?.status === 'pending' ? payment : undefined;
}

/**
 * The payment request of an invoice is paid, and so is the invoice, unless it was withdrawn meanwhile.
 * @returns a later one that it could still have been paid through
 */
export function settleInvoice(world: World, payment: PaymentRecord): PaymentRecord | undefined {
  const invoice = payment.invoice_id === undefined ? undefined : world.invoices.get(payment.invoice_id);
  if (invoice === undefined || !INVOICE_TRANSITIONS[invoice.status].includes('pay')) return undefined;
  const later = openPaymentOf(world, invoice);
  invoice.paid_at_ms = payment.paid_at_ms;
  invoice.payment_request_id = payment.id;
  invoice.transaction_id = payment.transaction_id;
  setInvoiceStatus(world, invoice, 'paid');
  return later;
}

/** Job: an hour after creation. */
export const onOpenDue: JobHandler = (world, job) => {
  const invoice = world.invoices.get(job.subject);
  return invoice?.status === 'draft' && open(world, invoice);
};

/** Job: the due date has ended (UTC). */
export const onPastDue: JobHandler = (world, job) => {
  const invoice = world.invoices.get(job.subject);
  return invoice?.status === 'open' && setInvoiceStatus(world, invoice, 'past_due');
};

export const invoiceUrl = (world: World, { origin, id }: InvoiceRecord): string =>
  `${origin}/invoices/${pageId(world, id)}`;

export function publicInvoice(world: World, invoice: InvoiceRecord): Schema<'Invoice'> {
  const shown: Schema<'Invoice'> = {
    id: invoice.id,
    amount: minorToNumber(invoice.amount, invoice.currency),
    currency: invoice.currency as Schema<'Currency'>,
    status: invoice.status,
    invoice_url: invoiceUrl(world, invoice),
    created_at: timeOf(world, invoice.created_at_ms),
    items: invoice.items,
    metadata: invoice.metadata,
  };
  if (invoice.description !== undefined) shown.description = invoice.description;
  if (invoice.customer_name !== undefined) shown.customer_name = invoice.customer_name;
  if (invoice.customer_email !== undefined) shown.customer_email = invoice.customer_email;
  if (invoice.due_date !== undefined) shown.due_date = invoice.due_date;
  if (invoice.status === 'paid') {
    shown.paid_at = timeOf(world, invoice.paid_at_ms ?? 0);
    shown.payment_request_id = invoice.payment_request_id ?? '';
    shown.transaction_id = invoice.transaction_id ?? '';
  }
  return shown;
}

export function invoiceItem(world: World, invoice: InvoiceRecord): Schema<'InvoiceListItem'> {
  const shown: Schema<'InvoiceListItem'> = {
    id: invoice.id,
    amount: minorToNumber(invoice.amount, invoice.currency),
    currency: invoice.currency as Schema<'Currency'>,
    status: invoice.status,
    created_at: timeOf(world, invoice.created_at_ms),
  };
  if (invoice.description !== undefined) shown.description = invoice.description;
  if (invoice.customer_email !== undefined) shown.customer_email = invoice.customer_email;
  if (invoice.due_date !== undefined) shown.due_date = invoice.due_date;
  return shown;
}
