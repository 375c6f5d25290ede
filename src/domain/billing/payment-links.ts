/**
 * Payment links of the merchant dashboard (docs/service.md#products-of-the-dashboard): an address that is used again
 * and again, and makes a payment request each time that its page is confirmed. Showing the page makes none.
 */
import type { ControlSchema } from '../../contract/types.js';
import { nowOf } from '../clock.js';
import { newId, pageId } from '../ids.js';
import { minorToDecimal, minorToNumber, readAmount, requireCurrency } from '../money.js';
import { createPayment } from '../payments/payments.js';
import { invalidValue, Problem } from '../problems.js';
import {
  given,
  type Metadata,
  type PaymentLinkRecord,
  type PaymentLinkStatus,
  type PaymentRecord,
} from '../records.js';
import { RESOURCES } from '../resources.js';
import { requires, type Transitions } from '../states.js';
import type { World } from '../world.js';

/** Where the metadata of a payment request names the link that made it. */
const PAYMENT_LINK_KEY = 'payment_link_id';

export type NewPaymentLink = ControlSchema<'CreatePaymentLinkRequest'>;

/** The address that customers are given. */
export const paymentLinkUrl = (world: World, { origin, id }: PaymentLinkRecord): string =>
  `${origin}/l/${pageId(world, id)}`;

/**
 * Makes an active link.
 * @param origin where its page is, for example `http://127.0.0.1:4020`
 * @throws Problem `invalid_value`; `illegal_move` when there are too many
 */
export function createPaymentLink(world: World, body: NewPaymentLink, origin: string): PaymentLinkRecord {
  const { currency, description, callback_url, metadata = {} } = body;
  requireCurrency(currency);
  const amount = body.amount === undefined || body.amount === null ? null : readAmount(body.amount, currency);
  // What its payment requests would be rejected for is rejected now, and not when a customer comes.
  world.env.beforeCreate?.(world, 'payment', metadata as Metadata);
  if (world.payment_links.size >= RESOURCES.payment_link.most) {
    const message = `A merchant has at most ${RESOURCES.payment_link.most} payment links, inactive ones too; use one again, or reset the merchant.`;
    throw new Problem('illegal_move', message);
  }
  const link: PaymentLinkRecord = {
    id: newId(world, 'payment_link'),
    created_at_ms: nowOf(world),
    amount: amount === null ? null : amount.toString(),
    currency,
    status: 'active',
    origin,
    ...given({ description, callback_url }),
    metadata: metadata as Metadata,
    payment_request_ids: [],
  };
  world.payment_links.add(link);
  world.changed('payment_link', link.id);
  return link;
}

type PaymentLinkAction = 'make a payment request' | 'be deactivated' | 'be activated';

const TRANSITIONS: Transitions<PaymentLinkStatus, PaymentLinkAction> = {
  active: ['make a payment request', 'be deactivated'],
  inactive: ['be activated'],
};
export const requireLinkTransition = requires('Payment link', ({ payment_links }) => payment_links, TRANSITIONS);

function setStatus(world: World, id: string, action: PaymentLinkAction, status: PaymentLinkStatus): PaymentLinkRecord {
  const link = requireLinkTransition(world, id, action);
  link.status = status;
  world.payment_links.reindex(link);
  world.changed('payment_link', link.id);
  return link;
}

/** The link makes no more payment requests; those that it made go on. @throws Problem `not_found`, `illegal_move` */
export const deactivatePaymentLink = (world: World, id: string): PaymentLinkRecord =>
  setStatus(world, id, 'be deactivated', 'inactive');

/** @throws Problem `not_found`, `illegal_move` */
export const activatePaymentLink = (world: World, id: string): PaymentLinkRecord =>
  setStatus(world, id, 'be activated', 'active');

/** How much a payment request of the link is about, as the contract of payment requests has it. */
function amountOf({ amount, currency }: PaymentLinkRecord, given: number | undefined): number {
  if (amount === null) {
    if (given !== undefined) return given;
    const message = 'This link leaves the amount to the customer, so it is needed here.';
    throw invalidValue('amount', null, 'required', message);
  }
  const fixed = minorToNumber(amount, currency);
  if (given === undefined || given === fixed) return fixed;
  const written = minorToDecimal(amount, currency);
  throw invalidValue('amount', given, `in:${written}`, `The amount of this link is fixed: ${written} ${currency}.`);
}

/**
 * The customer confirms the link's page: makes a payment request of its amount, or of the amount that the customer chose.
 * @param origin where the payment page is; that of the link where left out
 * @throws Problem `not_found`, `illegal_move` for an inactive link, `invalid_value` for the amount
 */
export function openPaymentLink(
  world: World,
  id: string,
  input: ControlSchema<'OpenPaymentLinkRequest'> = {},
  origin?: string,
): PaymentRecord {
  const link = requireLinkTransition(world, id, 'make a payment request');
  const { currency, description, callback_url } = link;
  const body = {
    amount: amountOf(link, input.amount),
    ...{ currency, description, callback_url, customer_email: input.customer_email },
    metadata: { ...link.metadata, [PAYMENT_LINK_KEY]: link.id },
  };
  const payment = createPayment(world, body, origin ?? link.origin);
  link.payment_request_ids.push(payment.id);
  world.env.changed?.(world, 'payment_link', link.id);
  return payment;
}
