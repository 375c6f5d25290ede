/** How an invoice ends: paid through a payment request of its own, or withdrawn. */
import { minorToNumber } from '../money.js';
import { endUnpaid } from '../payments/outcomes.js';
import { createPayment, fullyDetected } from '../payments/payments.js';
import { pay, planReceipt, type ReceiveInput } from '../payments/receiving.js';
import { Problem } from '../problems.js';
import type { InvoiceRecord, PaymentRecord } from '../records.js';
import { requireInvoiceTransition } from '../states.js';
import type { World } from '../world.js';
import { open, openPaymentOf, setInvoiceStatus } from './invoices.js';

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
  setInvoiceStatus(world, invoice, 'void');
  if (payment !== undefined) endUnpaid(world, payment);
  return invoice;
}
