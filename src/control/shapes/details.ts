/** A record with everything that belongs to it, as the operations of the control API and the methods of a sandbox in code answer it. */
import type { ControlSchema } from '../../contract/types.js';
import { getPaymentLink } from '../../domain/billing/payment-links.js';
import { getSubscription } from '../../domain/billing/subscriptions.js';
import { getDelivery } from '../../domain/endpoints/deliveries.js';
import { getInvoice } from '../../domain/invoices/invoice-record.js';
import { getPayment } from '../../domain/payments/payment-record.js';
import { getPayout } from '../../domain/payouts/payouts.js';
import type { World } from '../../domain/world.js';
import { showDelivery } from './deliveries.js';
import { showInvoiceDetail, showPaymentDetail, showPaymentLink, showSubscription } from './payments.js';
import { showPayoutDetail } from './payouts.js';

export interface Details {
  payment: ControlSchema<'PaymentDetail'>;
  invoice: ControlSchema<'InvoiceDetail'>;
  payout: ControlSchema<'PayoutDetail'>;
  subscription: ControlSchema<'Subscription'>;
  payment_link: ControlSchema<'PaymentLink'>;
  delivery: ControlSchema<'Delivery'>;
}

/** Each throws a Problem where there is no such record. */
export const SHOW_DETAIL: { [Kind in keyof Details]: (world: World, id: string) => Details[Kind] } = {
  payment: (world, id) => showPaymentDetail(world, getPayment(world, id)),
  invoice: (world, id) => showInvoiceDetail(world, getInvoice(world, id)),
  payout: (world, id) => showPayoutDetail(world, getPayout(world, id)),
  subscription: (world, id) => showSubscription(getSubscription(world, id)),
  payment_link: (world, id) => showPaymentLink(world, getPaymentLink(world, id)),
  delivery: (world, id) => showDelivery(world, getDelivery(world, id)),
};
