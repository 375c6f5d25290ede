/** What the examination of a webhook receiver sends: events in the chosen profile, printed and signed as production would. */
import { ID_LENGTH } from '../domain/ids.js';
import { defaultSettings, SETTINGS, type Settings } from '../domain/merchants/settings.js';
import type { EventRecord, JsonObject, PaymentRecord, TransactionRecord } from '../domain/records.js';
import { printEvent, SIGNATURE_HEADER, signatureHeader } from '../variants/envelopes.js';
import type { JsonStyle } from '../variants/json.js';

/**
 * What a receiver owes a message: `accepted` is a 2xx; `refused` a 4xx; `kept_out` anything but a 2xx, though a server error is
 * warned of; `any` is only noted.
 */
export type Expectation = 'accepted' | 'refused' | 'kept_out' | 'any';

export interface Step {
  message(examined: Examined): Message;
  expect: Expectation;
}

/** One row of the battery. */
export interface Case {
  id: string;
  /** What a receiver does that passes. */
  title: string;
  steps: readonly Step[];
  /** All steps at the same time; else one after the other. */
  parallel?: boolean;
  /** What it means in production when the check fails. */
  means: string;
  fix: string;
  /** `noted` counts as a failure only when everything was asked for; `asked` is sent only then. */
  graded?: 'noted' | 'asked';
  /** Only this envelope can show it. */
  envelope?: 'form1';
}

/** What came back. */
export type Answer =
  | { kind: 'answered'; status: number; location?: string | undefined; duration_ms: number }
  | { kind: 'failed'; error: string; duration_ms: number };

/** Sends one message and waits as long as it is told; handed in, because audit does not touch the network. */
export type Send = (message: Message, timeout_ms: number) => Promise<Answer>;

export type Verdict = 'pass' | 'fail' | 'warn' | 'note';

/** One line of the report card. */
export interface Line {
  id: string;
  title: string;
  verdict: Verdict;
  /** What was seen. */
  detail: string;
  means: string;
  fix: string;
  duration_ms: number;
}

/** `unreachable` says in one line why there was nothing to examine. */
export interface ReportCard {
  url: string;
  profile: string;
  lines: Line[];
  unreachable: string | null;
}

/** What the examination is given: the profile, the secret, and what touches the machine. */
export interface Examined {
  settings: Settings;
  secret: string;
  /** The time that messages bear, in milliseconds since 1970. */
  now_ms: number;
  /** Distinguishes the events of this run from those of another, because receivers remember what they have handled. */
  run: string;
  hmac(key: string, message: string): Uint8Array;
}

/** One webhook as it is sent. */
interface Message {
  body: string;
  headers: Record<string, string>;
}

/** What a message is made hard to read with: what it is, and the text. */
const CONTENTS = {
  unicode: ['letters beyond ASCII and emoji', 'Größe, naïve café, ключ, 漢字, 😀, e\u0301'],
  escapes: [
    'quotes, backslashes, control characters and a line separator',
    'say "hi" \\ back\\slash \t tab \n line \u0001 \u2028 \u007f {"data":{}} end',
  ],
  markup: [
    'characters that some programs escape: <, >, & and /',
    '<a href="https://shop.example/?a=1&b=2">it\'s > & < that</a>',
  ],
  satoshi: ['an amount of one satoshi, 1e-8', 'One satoshi'],
  large: ['large metadata, about 20 kB', 'A long story'],
} as const;
type Content = keyof typeof CONTENTS;

const LARGE_MEMBERS = 40;
const SECOND_MS = 1000;

function metadata(content: Content): JsonObject {
  const order_id = `order ${CONTENTS[content][1]}`;
  if (content !== 'large') return { order_id };
  const notes = Array.from({ length: LARGE_MEMBERS }, (_, i) => [`note_${i}`, 'x/é "y" '.repeat(60)]);
  return { order_id, ...Object.fromEntries(notes) };
}

const instant = (at_ms: number): string => new Date(at_ms).toISOString().replace(/\.\d+Z$/, 'Z');

function invoice(id: string, content: Content, now_ms: number): JsonObject {
  const [, text] = CONTENTS[content];
  return {
    id: `inv_${id}`,
    amount: 100.5,
    currency: 'EUR',
    status: 'paid',
    invoice_url: `https://pay.example/invoices/inv_${id}?a=1&b=2`,
    description: text,
    customer_name: text,
    customer_email: 'customer@shop.example',
    items: [{ name: text, quantity: 2, unit_price: 50.25 }],
    metadata: metadata(content),
    created_at: instant(now_ms - 60 * SECOND_MS),
    paid_at: instant(now_ms),
    payment_request_id: `pay_req_${id}`,
    transaction_id: `txn_${id}`,
  };
}

function payment(id: string, status: string, now_ms: number, satoshi: boolean): JsonObject {
  const paid = {
    paid_at: instant(now_ms),
    paid_amount: satoshi ? 1e-8 : 0.0021,
    paid_currency: 'BTC',
    transaction_id: `txn_${id}`,
  };
  return {
    id: `pay_req_${id}`,
    amount: satoshi ? 1e-8 : 100.5,
    currency: satoshi ? 'BTC' : 'EUR',
    status,
    payment_url: `https://pay.example/pay/pay_req_${id}`,
    created_at: instant(now_ms - 60 * SECOND_MS),
    ...(status === 'paid' ? paid : { expires_at: instant(now_ms + 900 * SECOND_MS) }),
  };
}

/** How one message of the battery differs from an ordinary one. */
interface Wanted {
  /** Distinguishes the event from the others of the run; the same name is the same event. */
  name: string;
  /** Events with the same are about the same resource; else the event has one of its own. */
  about?: string;
  event_type?: string;
  content?: Content;
  /** Moves the time of the message. */
  shift_ms?: number;
  settings?: Partial<Settings>;
}

/** The opaque part of an id: the same for the same name of the same run. */
function tokenOf(name: string, { hmac, run }: Examined): string {
  const characters = Array.from(hmac(run, name), (byte) => (byte % 36).toString(36));
  return characters.slice(0, ID_LENGTH).join('');
}

function eventOf(wanted: Wanted, examined: Examined): EventRecord {
  const { name, about = name, event_type, content, shift_ms = 0 } = wanted;
  const at_ms = examined.now_ms + shift_ms;
  const id = tokenOf(about, examined);
  // The texts stand in an invoice, because a payment shows none.
  const texts = content !== undefined && content !== 'satoshi';
  const type = event_type ?? (texts ? 'invoice.paid' : 'payment.succeeded');
  const status = type === 'payment.pending' ? 'pending' : type === 'payment.failed' ? 'failed' : 'paid';
  const data = texts ? invoice(id, content, at_ms) : payment(id, status, at_ms, content === 'satoshi');
  return {
    id: `evt_${tokenOf(`event ${name}`, examined)}`,
    type,
    created_at_ms: at_ms,
    resource_id: String(data.id),
    data,
  };
}

/** The transaction that form 2 tells of besides. */
function related(event: EventRecord): { transaction: TransactionRecord; payment: PaymentRecord } {
  const token = event.id.replace('evt_', '');
  const transaction = { id: `txn_${token}`, address: 'bcrt1qexample', hash: 'a'.repeat(64), confirmations: 2 };
  const request = { id: `pay_req_${token}`, metadata: event.data.metadata ?? {} };
  return { transaction: transaction as TransactionRecord, payment: request as PaymentRecord };
}

/** Prints one message, not yet signed. */
export function printed(wanted: Wanted, examined: Examined): { body: string; signed: string } {
  const settings: Settings = { ...defaultSettings(), ...examined.settings, ...wanted.settings };
  const event = eventOf(wanted, examined);
  return printEvent(event, settings, related(event));
}

/** A message with a signature, or with none. */
export function withSignature(body: string, signature: string | null): Message {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (signature !== null) headers[SIGNATURE_HEADER] = signature;
  return { body, headers };
}

/** The signature that production would send for a printed message. */
export function signatureOf(signed: string, examined: Examined, settings: Partial<Settings> = {}): string {
  const encoding = settings.signature_encoding ?? examined.settings.signature_encoding;
  return signatureHeader(signed, examined.secret, encoding, examined.hmac);
}

/** Makes a genuine message. */
export const genuine =
  (wanted: Wanted) =>
  (examined: Examined): Message => {
    const { body, signed } = printed(wanted, examined);
    return withSignature(body, signatureOf(signed, examined, wanted.settings));
  };

export const accepted = (message: Step['message']): Step => ({ message, expect: 'accepted' });

// Every way to print JSON, with every content that breaks receivers which print it again.

const STYLES: Readonly<Record<JsonStyle, string>> = {
  js: 'as JavaScript prints it',
  plain: 'without exponents',
  fixed: 'with as many decimals as the currency has',
  php: 'as PHP prints it',
  indented: 'indented',
};

function contentCase(style: JsonStyle, content: Content): Case {
  return {
    id: `json-${style}-${content}`,
    title: `accepts ${CONTENTS[content][0]}, ${STYLES[style]}`,
    steps: [accepted(genuine({ name: `${style}${content}`, content, settings: { webhook_json: style } }))],
    means: 'Genuine webhooks are refused as soon as a customer, or the sender, writes the same data in other bytes.',
    fix: 'Verify the raw bytes of the body as UTF-8: take the text of data as it stands there, and never parse and print it again. Allow bodies of 64 KiB.',
  };
}

/** Five styles by five contents. */
export const CONTENT_CASES: readonly Case[] = SETTINGS.webhook_json.values.flatMap((style) =>
  (Object.keys(CONTENTS) as Content[]).map((content) => contentCase(style, content)),
);
