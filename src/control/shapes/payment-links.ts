import type { ControlSchema } from '../../contract/types.js';
import { paymentLinkUrl } from '../../domain/billing/payment-links.js';
import { minorToNumber } from '../../domain/money.js';
import type { PaymentLinkRecord } from '../../domain/types.js';
import { at } from './time.js';

/** How many of its payment requests a link shows. */
const SHOWN_PAYMENTS = 100;

export function showPaymentLink(link: PaymentLinkRecord): ControlSchema<'PaymentLink'> {
  const { id, amount, currency, status, description, callback_url, metadata, created_at_ms } = link;
  return {
    id,
    url: paymentLinkUrl(link),
    active: status === 'active',
    amount: amount === null ? null : minorToNumber(amount, currency),
    currency: currency as ControlSchema<'Currency'>,
    description: description ?? null,
    callback_url: callback_url ?? null,
    metadata,
    created_at: at(created_at_ms),
    uses: link.payment_request_ids.length,
    payment_request_ids: link.payment_request_ids.slice(-SHOWN_PAYMENTS).reverse(),
  };
}
