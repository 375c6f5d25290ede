/** What the settings of a profile change, and so beside which parts of the reference each is noted. */

import type { components } from '../../contract/generated/sandbox.js';
import { settingText } from '../kit/contract-fields.js';

/** A setting with its present value. */
export type Setting = components['schemas']['SettingInfo'];

/**
 * By setting: places of the contract. `schemas/X` stands for the component, `schemas/X/field` for a field of it, a star at the
 * end for whatever begins so; `security` are the credentials and `events` the events as a whole.
 */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  auth: ['security', 'headers/WwwAuthenticate'],
  auth_error_body: ['schemas/ErrorUnauthenticated', 'schemas/ErrorCodeUnauthenticated'],
  error_codes: ['schemas/ErrorCode*'],
  error_details: ['schemas/ErrorDetails'],
  semantic_status: [
    'responses/InvalidBody',
    'responses/IdempotencyUnprocessable',
    'responses/Unprocessable',
    'responses/PayoutUnprocessable',
  ],
  rate_limit: ['headers/RateLimitLimit', 'headers/RateLimitRemaining', 'responses/RateLimited'],
  envelope: ['events', 'webhooks', 'parameters/ServiceSignature', 'schemas/EventType'],
  events: ['events', 'schemas/EventType'],
  signature_encoding: ['parameters/ServiceSignature'],
  signed_window: ['security'],
  payment_expiry: ['schemas/CreatePaymentRequest/expires_at'],
  late_payment: ['webhooks/payment.paid_late'],
  underpayment: ['webhooks/payment.underpaid'],
  expire_while_confirming: ['webhooks/payment.expired'],
  retry_schedule: ['events'],
  webhook_timeout: ['events'],
  payout_amounts: ['schemas/Transaction/amount'],
  webhook_json: ['parameters/ServiceSignature'],
  idempotency_store: ['parameters/IdempotencyKey'],
  payout_progress: ['operations/createPayout'],
  invoice_items: ['schemas/CreateInvoiceRequest/items'],
  timestamps: ['schemas/Timestamp', 'schemas/EventCreatedAt'],
  fee_percent: ['schemas/Transaction/fee'],
  business_name: ['schemas/Account/business_name'],
  brand_color: ['schemas/PaymentRequest/payment_url'],
  brand_logo: ['schemas/PaymentRequest/payment_url'],
};

const matches = (place: string, name: string): boolean =>
  place.endsWith('*') ? name.startsWith(place.slice(0, -1)) : place === name;

/** The settings that change one of the named parts. */
export function settingsAt(names: readonly string[], settings: readonly Setting[]): Setting[] {
  return settings.filter((setting) =>
    (PLACES[setting.name] ?? []).some((place) => names.some((name) => matches(place, name))),
  );
}

/** The name of an event, however the envelope spells its type. */
export const eventPlace = (type: string): string => `webhooks/${type.replace('_', '.')}`;

/** So much of a text is shown; a logo is longer. */
const LONGEST = 40;

/** A value with its unit, as people read it. */
export function valueText({ name, kind, current, unit }: Setting): string {
  if (kind === 'text') return String(current).slice(0, LONGEST) || 'none';
  const text = Array.isArray(current) ? current.join(', ') : String(current);
  return unit === undefined ? settingText(name, text) : `${text} ${unit}`;
}
