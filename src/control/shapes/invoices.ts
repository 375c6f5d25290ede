import type { ControlSchema } from '../../contract/types.js';
import { publicInvoice, publicPayment } from '../../domain/present.js';
import type { InvoiceRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { timelineOf } from './timeline.js';

/** An invoice with its payment request. */
export function showInvoiceDetail(world: World, invoice: InvoiceRecord): ControlSchema<'InvoiceDetail'> {
  const payment = world.payments.get(invoice.payment_request_id ?? '');
  return {
    invoice: publicInvoice(world, invoice),
    payment: payment === undefined ? null : publicPayment(world, payment),
    timeline: timelineOf(world, new Set([invoice.id])),
  };
}
