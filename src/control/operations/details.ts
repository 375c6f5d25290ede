/** A record with everything that belongs to it, as the operations of the control API and the methods of a sandbox in code answer it. */
import { getDelivery } from '../../domain/endpoints/deliveries.js';
import { getInvoice } from '../../domain/invoices/invoice-record.js';
import { getPayment } from '../../domain/payments/payment-record.js';
import { getPayout } from '../../domain/payouts/payouts.js';
import type { World } from '../../domain/world.js';
import { showDelivery } from '../shapes/deliveries.js';
import { showInvoiceDetail, showPaymentDetail } from '../shapes/payments.js';
import { showPayoutDetail } from '../shapes/payouts.js';
import { SHOW_PRODUCT } from './products.js';

/** Each throws a Problem where there is no such record. */
export const SHOW_DETAIL = {
  payment: (world, id) => showPaymentDetail(world, getPayment(world, id)),
  invoice: (world, id) => showInvoiceDetail(world, getInvoice(world, id)),
  payout: (world, id) => showPayoutDetail(world, getPayout(world, id)),
  delivery: (world, id) => showDelivery(world, getDelivery(world, id)),
  ...SHOW_PRODUCT,
} satisfies Record<string, (world: World, id: string) => object>;
