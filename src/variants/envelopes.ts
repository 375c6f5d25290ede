/**
 * The catalogue of events that a profile sends, and the names that it gives them (docs/service.md#event-types). Records
 * and subscriptions hold the types of the full catalogue, so that a profile can change while endpoints are registered;
 * what the merchant sees of them is translated here.
 */

import { hexOf } from '../domain/bytes.js';
import { timestamp } from '../domain/clock.js';
import { EVENT_TYPES, type EventType } from '../domain/event-types.js';
import type { Settings } from '../domain/merchants/settings.js';
import { plainDecimal } from '../domain/money.js';
import type { EventRecord, Json, JsonObject, PaymentRecord, TransactionRecord } from '../domain/records.js';
import { type JsonStyle, printJson, rawMembers } from './json.js';

type EventSettings = Pick<Settings, 'events' | 'envelope'>;

/** What `named` sends, by what happened: an expiry is reported as a failure, and everything else is silent. */
const NAMED: Readonly<Partial<Record<EventType, EventType>>> = {
  'payment.succeeded': 'payment.succeeded',
  'payment.expired': 'payment.failed',
  'payment.failed': 'payment.failed',
  'invoice.paid': 'invoice.paid',
  'payout.completed': 'payout.completed',
};

/** The type that an event is reported as; undefined where the profile does not report it. */
export function reportedType(type: string, { events }: EventSettings): string | undefined {
  return events === 'named' ? NAMED[type as EventType] : type;
}

/** The name that an event goes by with receivers; undefined where the profile does not report it. */
export function reportedName(type: string, settings: EventSettings): string | undefined {
  const reported = reportedType(type, settings);
  return reported === undefined ? undefined : eventName(reported, settings.envelope);
}

/** The types that can be subscribed to. */
export function catalogueOf({ events }: EventSettings): readonly EventType[] {
  return events === 'named' ? EVENT_TYPES.filter((type) => NAMED[type] === type) : EVENT_TYPES;
}

/** The types that a merchant means by the names that it subscribes with; the contract has checked the names. */
export function subscribedTypes(names: readonly string[], settings: EventSettings): EventType[] {
  const types = new Map(catalogueOf(settings).map((type) => [eventName(type, settings.envelope), type]));
  return names.map((name) => types.get(name) ?? (name as EventType));
}

/** The names of a subscription as the merchant sees it now: of other types nothing is shown, and nothing is forgotten. */
export function subscribedNames(types: readonly string[], settings: EventSettings): string[] {
  const catalogue: readonly string[] = catalogueOf(settings);
  return types.filter((type) => catalogue.includes(type)).map((type) => eventName(type, settings.envelope));
}

// The two webhook envelopes (docs/service.md#envelopes) as one table: how an event is named, what the body holds, and which text is
// signed.

type EnvelopeName = Settings['envelope'];

/** The header that carries the signature (docs/service.md#signatures). */
export const SIGNATURE_HEADER = 'Service-Signature';

/** What form 2 shows besides the event's own data: the transaction that the event is about, and the payment request. */
export interface Related {
  transaction?: TransactionRecord | undefined;
  payment?: PaymentRecord | undefined;
}

export interface PrintedEvent {
  /** The bytes of the request body, as text. */
  body: string;
  /** The exact text that is signed. */
  signed: string;
}

interface Envelope {
  /** The name to subscribe with and the one that the body shows. */
  nameOf(event_type: string): string;
  fill(event: EventRecord, created_at: string, related: Related): JsonObject;
  /** Body and signed text, without reading the body again where that can be told from the parts. */
  print(filled: JsonObject, style: JsonStyle): PrintedEvent;
  /** The member that holds the event's time. */
  time: 'created_at' | 'timestamp';
  signedText(body: string): string;
}

/** Names whose form 2 spelling is not the form 1 name with `_` for `.` (docs/service.md#event-types). */
const FORM2_NAMES: Readonly<Record<string, string>> = { 'payment.succeeded': 'payment_received' };

function form1Signed(body: string): string {
  const members = rawMembers(body);
  const raw = (name: string): string => {
    const slice = members.get(name);
    return slice === undefined ? '""' : body.slice(slice.start, slice.end);
  };
  const value = (name: string): string => JSON.parse(raw(name)) as string;
  return value('event_id') + value('event_type') + value('created_at') + raw('data');
}

const form1Parts = (event_id: string, event_type: string, created_at: string, data: JsonObject) => ({
  event_id,
  event_type,
  created_at,
  data,
  api_version: 'v1',
});

/**
 * JSON.stringify writes a value alike wherever it stands, so that what is signed of `data` is a part of the body. The other styles
 * have to be read again. A body that is joined from parts would keep them until it is sent.
 */
function printForm1(filled: JsonObject, style: JsonStyle): PrintedEvent {
  if (style !== 'js') {
    const body = printJson(filled, style);
    return { body, signed: form1Signed(body) };
  }
  const { event_id, event_type, created_at, api_version } = filled;
  const body = JSON.stringify(filled);
  const before = JSON.stringify({ event_id, event_type, created_at }).length - '}'.length + ',"data":'.length;
  const after = ','.length + JSON.stringify({ api_version }).length - '{'.length;
  return { body, signed: `${event_id}${event_type}${created_at}${body.slice(before, -after)}` };
}

/** Amounts are strings in form 2; fields that do not exist yet are absent (docs/service.md#envelopes). */
function form2Data({ type, data, resource_id }: EventRecord, { transaction, payment }: Related): JsonObject {
  const metadata = (data.metadata ?? payment?.metadata ?? {}) as JsonObject;
  const own = transaction?.id === resource_id ? resource_id : undefined;
  const request = type.startsWith('payment.') ? data.id : data.payment_request_id;
  const order = metadata.order_id ?? payment?.id ?? request;
  const fields: Record<string, Json | undefined> = {
    transaction_id: (data.transaction_id as Json | undefined) ?? own ?? transaction?.id,
    order_id: order === null || order === undefined ? undefined : String(order),
    amount: typeof data.amount === 'number' ? plainDecimal(data.amount) : undefined,
    currency: data.currency,
    status: data.status,
    payment_address: transaction?.address,
    payment_hash: transaction?.hash,
    confirmation_count: transaction?.confirmations,
  };
  return JSON.parse(JSON.stringify(fields)) as JsonObject;
}

const ENVELOPES: Readonly<Record<EnvelopeName, Envelope>> = {
  form1: {
    nameOf: (event_type) => event_type,
    fill: ({ id, type, data }, created_at) => form1Parts(id, type, created_at, data),
    print: printForm1,
    time: 'created_at',
    signedText: form1Signed,
  },
  form2: {
    nameOf: (event_type) => FORM2_NAMES[event_type] ?? event_type.replaceAll('.', '_'),
    fill: (event, created_at, related) => ({
      event: ENVELOPES.form2.nameOf(event.type),
      timestamp: created_at,
      data: form2Data(event, related),
    }),
    print(filled, style) {
      const body = printJson(filled, style);
      return { body, signed: body };
    },
    time: 'timestamp',
    signedText: (body) => body,
  },
};

/** The name that an event type goes by in an envelope: what endpoints subscribe with. */
export function eventName(event_type: string, envelope: EnvelopeName): string {
  return ENVELOPES[envelope].nameOf(event_type);
}

/**
 * Prints an event as the profile asks for, once: all attempts and replays send these bytes (docs/service.md#deliveries).
 * @param event with the type that it is reported as
 */
export function printEvent(event: EventRecord, settings: Settings, related: Related = {}): PrintedEvent {
  const envelope = ENVELOPES[settings.envelope];
  const created_at = timestamp(event.created_at_ms, settings.timestamps);
  return envelope.print(envelope.fill(event, created_at, related), settings.webhook_json);
}

/**
 * What the body of an event says, where it need not be read for that: JSON.stringify has printed these parts, and reading them
 * would give them again.
 * @param name what the event goes by with receivers
 * @returns undefined where the body is made in another way
 */
export function plainlyPrinted(event: EventRecord, name: string, settings: Settings): JsonObject | undefined {
  const { envelope, webhook_json, timestamps } = settings;
  if (envelope !== 'form1' || webhook_json !== 'js') return undefined;
  return form1Parts(event.id, name, timestamp(event.created_at_ms, timestamps), event.data);
}

/** The envelope that a printed body has. */
const envelopeOf = (members: ReturnType<typeof rawMembers>): Envelope =>
  members.has('event_id') ? ENVELOPES.form1 : ENVELOPES.form2;

/**
 * The exact text that is signed for a printed body. It follows from the body alone, as a receiver must find it.
 * @returns undefined for what is no printed body
 */
export function signedTextOf(body: string): string | undefined {
  try {
    return envelopeOf(rawMembers(body)).signedText(body);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * The same body with its time moved by `shift_ms`, and what is signed for it: a stale message that is signed well. Derived
 * from the printed text, so that it stays the same when the profile changes between two attempts.
 */
export function restamp(body: string, shift_ms: number): PrintedEvent {
  const members = rawMembers(body);
  const envelope = envelopeOf(members);
  const slice = members.get(envelope.time);
  if (slice === undefined) return { body, signed: envelope.signedText(body) };
  const before = JSON.parse(body.slice(slice.start, slice.end)) as string;
  const moved = timestamp(Date.parse(before) + shift_ms, before.includes('.') ? 'milliseconds' : 'seconds');
  const text = body.slice(0, slice.start) + JSON.stringify(moved) + body.slice(slice.end);
  return { body: text, signed: envelope.signedText(text) };
}

export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const ENCODINGS: Readonly<Record<Settings['signature_encoding'], (bytes: Uint8Array) => string>> = {
  hex: hexOf,
  base64,
};

/** The value of Service-Signature: HMAC-SHA256 of the signed text, keyed with the endpoint's secret. */
export function signatureHeader(
  signed: string,
  secret: string,
  encoding: Settings['signature_encoding'],
  hmac: (key: string, message: string) => Uint8Array,
): string {
  return ENCODINGS[encoding](hmac(secret, signed));
}

/**
 * The signature of an event that a document shows: the one that it would be sent with.
 * @param event the whole body, as a value
 */
export function signatureOfEvent(
  event: JsonObject,
  secret: string,
  { webhook_json, signature_encoding }: Settings,
  hmac: (key: string, message: string) => Uint8Array,
): string {
  const body = printJson(event, webhook_json);
  return signatureHeader(signedTextOf(body) ?? body, secret, signature_encoding, hmac);
}
