/**
 * `tenderbox/webhooks`: how a receiver verifies a webhook (docs/service.md#signatures). It reads the raw text of `data`, because
 * parsing and printing it again gives other bytes with most senders, and compares in constant time.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import type { EventType, Form2Body, WebhookBody } from '../contract/types.js';
import { constantTimeEqual } from '../domain/bytes.js';
import { SIGNATURE_HEADER } from '../variants/envelopes.js';
import { rawMembers } from '../variants/json.js';

/**
 * An event in envelope form 1, as the contract describes it; `event_type` says which, and so what `data` is.
 * `WebhookEvent<'payment.succeeded'>` is one of that type.
 */
export type WebhookEvent<Type extends EventType = EventType> = { [T in Type]: WebhookBody<T> }[Type];

/** An event in envelope form 2; `event` says which. `WebhookNotification<'payment_received'>` is one of that name. */
export type WebhookNotification<Name extends Form2Body['event'] = Form2Body['event']> = Extract<
  Form2Body,
  { event: Name }
>;

/** Headers as Node, Express, fetch or a plain object have them; names in any case. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export type WebhookVerificationCode = 'missing_signature' | 'malformed_body' | 'signature_mismatch';

/** Why a webhook must not be trusted. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  constructor(
    readonly code: WebhookVerificationCode,
    message: string,
  ) {
    super(message);
  }
}

export interface VerifyOptions {
  /** Rejects signatures in the other encoding; without it both are read. */
  encoding?: 'hex' | 'base64';
}

const FORMATTED = { hex: bytesToHex, base64: base64.encode };

function signatureIn(headers: WebhookHeaders): string {
  const name = SIGNATURE_HEADER.toLowerCase();
  const found =
    typeof headers.get === 'function'
      ? (headers.get as (name: string) => string | null)(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const values = typeof found === 'string' ? [found] : Array.isArray(found) ? (found as string[]) : [];
  const [value] = values;
  if (values.length === 1 && value !== undefined && value !== '') return value;
  const seen = values.length > 1 ? 'came more than once' : 'is missing';
  throw new WebhookVerificationError('missing_signature', `The header ${SIGNATURE_HEADER} ${seen}.`);
}

const malformed = (why: string): WebhookVerificationError =>
  new WebhookVerificationError('malformed_body', `The body is no webhook: ${why}.`);

function textOf(rawBody: string | Uint8Array): string {
  if (typeof rawBody === 'string') return rawBody;
  if (!(rawBody instanceof Uint8Array)) {
    throw new TypeError('verifyWebhook needs the raw body, as text or bytes; a parsed body cannot be verified.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawBody);
  } catch {
    throw malformed('it is not UTF-8');
  }
}

function parse(text: string): { event: Record<string, unknown>; signed: string } {
  let event: Record<string, unknown>;
  let members: ReturnType<typeof rawMembers>;
  try {
    event = JSON.parse(text) as Record<string, unknown>;
    members = rawMembers(text);
  } catch (error) {
    throw malformed((error as Error).message);
  }
  // Form 2 has no event_id, and signs the whole body.
  if (!members.has('event_id')) return { event, signed: text };
  const { event_id, event_type, created_at, api_version } = event;
  const data = members.get('data');
  if (data === undefined) throw malformed('it has no data');
  for (const [name, value] of Object.entries({ event_id, event_type, created_at })) {
    if (typeof value !== 'string') throw malformed(`${name} is no string`);
  }
  // The signature does not cover the version, so another one is not taken on trust.
  if (api_version !== 'v1') throw malformed('api_version is not v1');
  const signed = `${event_id}${event_type}${created_at}${text.slice(data.start, data.end)}`;
  return { event, signed };
}

/** A misspelt option would verify otherwise than was meant. @throws TypeError */
function requireKnown(options: unknown): asserts options is VerifyOptions {
  const given = typeof options === 'object' && options !== null ? Object.entries(options) : [['options', options]];
  for (const [name, value] of given) {
    if (name !== 'encoding') throw new TypeError(`verifyWebhook has no option ${name}; it takes { encoding: 'hex' }.`);
    if (value === undefined || Object.hasOwn(FORMATTED, value)) continue;
    throw new TypeError(`The encoding of verifyWebhook is 'hex' or 'base64', not ${JSON.stringify(value)}.`);
  }
}

/**
 * Verifies a webhook and returns its event. That the service wrote it is verified, not that it is one of this version of the contract:
 * answer an event of a type that is not known with success, and do nothing.
 * @typeParam Event the envelope that the profile has: form 1 unless `verifyWebhook<WebhookNotification>` says form 2, or
 * `verifyWebhook<WebhookEvent | WebhookNotification>` says that it can be either, which `'event_id' in event` tells apart
 * @param rawBody the request body exactly as it came, before any JSON parser
 * @param headers the request's headers
 * @param secret the secret that the endpoint was registered with
 * @throws WebhookVerificationError when the webhook must not be trusted; TypeError when it is called wrongly
 */
export function verifyWebhook<Event extends WebhookEvent | WebhookNotification = WebhookEvent>(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  options: VerifyOptions = {},
): Event {
  if (typeof secret !== 'string' || secret === '')
    throw new TypeError('verifyWebhook needs the secret of the endpoint.');
  if (typeof headers !== 'object' || headers === null)
    throw new TypeError('verifyWebhook needs the headers of the request, such as req.headers.');
  requireKnown(options);
  const signature = signatureIn(headers);
  const { event, signed } = parse(textOf(rawBody));
  const digest = hmac(sha256, utf8ToBytes(secret), utf8ToBytes(signed));
  const encodings = options.encoding === undefined ? (['hex', 'base64'] as const) : [options.encoding];
  if (encodings.some((encoding) => constantTimeEqual(FORMATTED[encoding](digest), signature)))
    return event as unknown as Event;
  throw new WebhookVerificationError(
    'signature_mismatch',
    'The signature does not fit the body: it was changed on the way, or signed with another secret.',
  );
}
