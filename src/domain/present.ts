/**
 * Records as the public API shows them (docs/service.md#resources). Optional fields that were not given are
 * absent, and so are fields that do not exist yet; list items carry only what the description lists for them.
 */
import type { Schema } from '../contract/types.js';
import { timestamp } from './clock.js';
import { pageId } from './ids.js';
import { CURRENCY_CODES, currencyOf, minorToNumber } from './money.js';
import type {
  InvoiceRecord,
  JsonObject,
  MerchantRecord,
  PaymentRecord,
  PayoutRecord,
  TransactionRecord,
  WebhookRecord,
} from './records.js';
import type { World } from './world.js';

type CryptoCode = Schema<'CryptoCurrency'>;
type Code = Schema<'Currency'>;
type FiatCode = Exclude<Code, CryptoCode>;

const time = (world: World, instant_ms: number): string => timestamp(instant_ms, world.data.settings.timestamps);

/** What the URLs of payment pages begin with, put together once: each event that is kept has such a URL, and holds one text less. */
let pages = { origin: '', begin: '' };

export function paymentUrl(world: World, { origin, id }: PaymentRecord): string {
  if (origin !== pages.origin) pages = { origin, begin: `${origin}/pay/` };
  return pages.begin + pageId(world, id);
}

export const invoiceUrl = (world: World, { origin, id }: InvoiceRecord): string =>
  `${origin}/invoices/${pageId(world, id)}`;

/** What a payment request has once it is paid, and only then. */
function paidFields(world: World, payment: PaymentRecord) {
  if (payment.status !== 'paid') return {};
  const { paid_at_ms = 0, paid_amount = '0', paid_currency = '', transaction_id = '' } = payment;
  return {
    paid_at: time(world, paid_at_ms),
    paid_amount: minorToNumber(paid_amount, paid_currency),
    paid_currency: paid_currency as CryptoCode,
    transaction_id,
  };
}

export function paymentItem(world: World, payment: PaymentRecord): Schema<'PaymentRequestListItem'> {
  return {
    id: payment.id,
    amount: minorToNumber(payment.amount, payment.currency),
    currency: payment.currency as Code,
    status: payment.status,
    payment_url: paymentUrl(world, payment),
    created_at: time(world, payment.created_at_ms),
    expires_at: time(world, payment.expires_at_ms),
  };
}

export function publicPayment(world: World, payment: PaymentRecord): Schema<'PaymentRequest'> {
  const shown: Schema<'PaymentRequest'> = paymentItem(world, payment);
  if (payment.description !== undefined) shown.description = payment.description;
  if (payment.callback_url !== undefined) shown.callback_url = payment.callback_url;
  if (payment.metadata !== undefined) shown.metadata = payment.metadata;
  if (payment.customer_email !== undefined) shown.customer_email = payment.customer_email;
  return Object.assign(shown, paidFields(world, payment));
}

/** `data` of payment.succeeded: exactly ten fields (docs/service.md#event-data). */
export function succeededPayment(world: World, payment: PaymentRecord): JsonObject {
  const { id, amount, currency, status, payment_url, created_at } = paymentItem(world, payment);
  return { id, amount, currency, status, payment_url, created_at, ...paidFields(world, payment) } as JsonObject;
}

export function transactionItem(world: World, transaction: TransactionRecord): Schema<'TransactionListItem'> {
  return {
    id: transaction.id,
    payment_request_id: transaction.payment_request_id,
    amount: minorToNumber(transaction.amount, transaction.currency),
    currency: transaction.currency as Code,
    crypto_amount: minorToNumber(transaction.crypto_amount, transaction.crypto_currency),
    crypto_currency: transaction.crypto_currency as CryptoCode,
    status: transaction.status,
    type: transaction.type,
    created_at: time(world, transaction.created_at_ms),
    updated_at: time(world, transaction.updated_at_ms),
  };
}

export function publicTransaction(world: World, transaction: TransactionRecord): Schema<'Transaction'> {
  const shown = transactionItem(world, transaction) as Schema<'Transaction'>;
  shown.fee = minorToNumber(transaction.fee, transaction.fee_currency);
  shown.fee_currency = transaction.fee_currency as CryptoCode;
  shown.metadata = transaction.metadata;
  return shown;
}

export function publicInvoice(world: World, invoice: InvoiceRecord): Schema<'Invoice'> {
  const shown: Schema<'Invoice'> = {
    id: invoice.id,
    amount: minorToNumber(invoice.amount, invoice.currency),
    currency: invoice.currency as Code,
    status: invoice.status,
    invoice_url: invoiceUrl(world, invoice),
    created_at: time(world, invoice.created_at_ms),
    items: invoice.items,
    metadata: invoice.metadata,
  };
  if (invoice.description !== undefined) shown.description = invoice.description;
  if (invoice.customer_name !== undefined) shown.customer_name = invoice.customer_name;
  if (invoice.customer_email !== undefined) shown.customer_email = invoice.customer_email;
  if (invoice.due_date !== undefined) shown.due_date = invoice.due_date;
  if (invoice.status === 'paid') {
    shown.paid_at = time(world, invoice.paid_at_ms ?? 0);
    shown.payment_request_id = invoice.payment_request_id ?? '';
    shown.transaction_id = invoice.transaction_id ?? '';
  }
  return shown;
}

export function invoiceItem(world: World, invoice: InvoiceRecord): Schema<'InvoiceListItem'> {
  const shown: Schema<'InvoiceListItem'> = {
    id: invoice.id,
    amount: minorToNumber(invoice.amount, invoice.currency),
    currency: invoice.currency as Code,
    status: invoice.status,
    created_at: time(world, invoice.created_at_ms),
  };
  if (invoice.description !== undefined) shown.description = invoice.description;
  if (invoice.customer_email !== undefined) shown.customer_email = invoice.customer_email;
  if (invoice.due_date !== undefined) shown.due_date = invoice.due_date;
  return shown;
}

export function payoutItem(world: World, payout: PayoutRecord): Schema<'PayoutListItem'> {
  return {
    id: payout.id,
    amount: minorToNumber(payout.amount, payout.currency),
    currency: payout.currency as CryptoCode,
    status: payout.status,
    address: payout.address,
    created_at: time(world, payout.created_at_ms),
  };
}

function payoutCommon(world: World, payout: PayoutRecord) {
  const described = payout.description === undefined ? {} : { description: payout.description };
  // Added and not spread: Node 20 is slow at members that are written after a spread.
  return Object.assign(payoutItem(world, payout), {
    fee_level: payout.fee_level,
    metadata: payout.metadata,
    ...described,
  });
}

/** A payout as its creation answers it: without the fields of the single retrieval. */
export function createdPayout(world: World, payout: PayoutRecord): Schema<'PayoutCreated'> {
  return { ...payoutCommon(world, payout), status: 'pending' };
}

export function publicPayout(world: World, payout: PayoutRecord): Schema<'Payout'> {
  const updated_at = time(world, payout.updated_at_ms);
  const shown: Schema<'Payout'> = Object.assign(payoutCommon(world, payout), { updated_at });
  if (payout.fee_paid !== undefined) {
    shown.fee_paid = minorToNumber(payout.fee_paid, payout.currency);
    shown.fee_currency = payout.currency as CryptoCode;
  }
  if (payout.transaction_id !== undefined) shown.transaction_id = payout.transaction_id;
  return shown;
}

export function webhookItem(world: World, webhook: WebhookRecord): Schema<'WebhookEndpointListItem'> {
  return {
    id: webhook.id,
    url: webhook.url,
    event_types: webhook.event_types as Schema<'WebhookEndpointListItem'>['event_types'],
    created_at: time(world, webhook.created_at_ms),
  };
}

export function publicWebhook(world: World, webhook: WebhookRecord): Schema<'WebhookEndpoint'> {
  return { ...webhookItem(world, webhook), secret_provided: webhook.secret !== undefined };
}

/** What the merchant is called: by its profile, else by its account. */
export const businessName = ({ data }: World): string => data.settings.business_name || data.merchant.business_name;

export function publicAccount(world: World, merchant: MerchantRecord): Schema<'Account'> {
  const { id, email, created_at_ms, settings } = merchant;
  return {
    id,
    email,
    business_name: businessName(world),
    created_at: time(world, created_at_ms),
    settings: { ...settings, display_currency: settings.display_currency as Code },
  };
}

/** Currencies that have a balance, and the constants of all that there are (docs/service.md#balance-and-ledger). */
export function publicBalance(world: World): Schema<'Balance'> {
  const shown: Schema<'Balance'> = { available: {}, pending: {}, currency_details: {} };
  for (const code of CURRENCY_CODES as readonly Code[]) {
    const { kind, minimum_withdrawal, network_fee } = currencyOf(code);
    const { available, pending } = world.books.accounts(code);
    if (kind === 'crypto' || available !== 0n || pending !== 0n) {
      shown.available[code] = minorToNumber(available, code);
      shown.pending[code] = minorToNumber(pending, code);
    }
    const minimum = Number(minimum_withdrawal);
    if (network_fee === null) shown.currency_details[code as FiatCode] = { minimum_withdrawal: minimum };
    else {
      shown.currency_details[code as CryptoCode] = {
        minimum_withdrawal: minimum,
        network_fee_estimate: {
          low: Number(network_fee.low),
          medium: Number(network_fee.medium),
          high: Number(network_fee.high),
        },
      };
    }
  }
  return shown;
}
