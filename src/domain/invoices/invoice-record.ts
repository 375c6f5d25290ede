/** What the files about invoices share: finding one, moving one, and its payment. */
import { recordEvent } from '../events.js';
import { publicInvoice } from '../present.js';
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
