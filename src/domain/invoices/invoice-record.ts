/** An invoice as others need it: how it is moved, paid and shown. */
import type { Schema } from '../../contract/types.js';
import { timeOf } from '../clock.js';
import { recordEvent } from '../events.js';
import { pageId } from '../ids.js';
import { minorToNumber } from '../money.js';
import type { InvoiceRecord, InvoiceStatus, PaymentRecord } from '../records.js';
import { INVOICE_TRANSITIONS } from '../states.js';
import type { World } from '../world.js';

const EVENT_OF = {
  draft: 'invoice.created',
  open: 'invoice.opened',
  paid: 'invoice.paid',
  past_due: 'invoice.past_due',
  void: 'invoice.voided',
} as const;

/** Moves an invoice and reports it. */
export function moveInvoice(world: World, invoice: InvoiceRecord, status: InvoiceStatus): void {
  invoice.status = status;
  world.invoices.reindex(invoice);
  recordEvent(world, EVENT_OF[status], invoice, publicInvoice(world, invoice));
}

/** The payment request of an invoice is paid, and so is the invoice, unless it was withdrawn meanwhile. */
export function settleInvoice(world: World, payment: PaymentRecord): void {
  const invoice = payment.invoice_id === undefined ? undefined : world.invoices.get(payment.invoice_id);
  if (invoice === undefined || !INVOICE_TRANSITIONS[invoice.status].includes('pay')) return;
  invoice.paid_at_ms = payment.paid_at_ms;
  invoice.payment_request_id = payment.id;
  invoice.transaction_id = payment.transaction_id;
  moveInvoice(world, invoice, 'paid');
}

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
