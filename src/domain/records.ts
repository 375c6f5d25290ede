/**
 * The records of one merchant's world, each once: its type, and the check that an import is held against, follow from one table.
 * Everything here is JSON: a world can be exported, imported, reset and snapshotted by copying it. Amounts are decimal strings of
 * integer minor units (`"21000"` satoshi), because JSON has no exact integers beyond 2^53; code turns them into BigInt where it
 * calculates. Instants are milliseconds of the merchant's clock since 1970 (UTC).
 */
import { LAST_INSTANT_MS, LONGEST_DURATION_MS, SPEEDS } from './clock.js';
import { EVENT_TYPES } from './event-types.js';
import { LEDGER_ACCOUNTS } from './ledger/ledger.js';
import { SCOPES } from './merchants/keys.js';
import {
  defaultSettings,
  OPTIONAL_SETTINGS,
  readSettings,
  SETTING_NAMES,
  type Settings,
} from './merchants/settings.js';
import { CRYPTO_CODES, CURRENCY_CODES } from './money.js';
import { JOBS, type JobKind, RESOURCES } from './resources.js';
import type { Check, Of } from './state/state-checks.js';
import * as is from './state/state-checks.js';

const { record, optional, listOf, mapOf, orNull, oneOf } = is;

/** An exact amount: integer minor units of its currency, as a decimal string. */
export type Minor = string;

/** One value of a JSON document. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Metadata values are scalars (docs/service.md#bounds-of-a-request). */
export type Metadata = Record<string, string | number | boolean | null>;

const LONGEST_TEXT = 1_048_576;
const LONGEST_LATENCY_MS = 600_000;

const instant = is.integer(0, LAST_INSTANT_MS);
const minor = is.matching(/^(?:0|[1-9]\d{0,39})$/, 'must be an amount in minor units: digits in quotes.');
const positive = is.matching(/^[1-9]\d{0,39}$/, 'must be greater than zero, in minor units: digits in quotes.');
const id = is.matching(/^[a-z]{1,7}_[a-z0-9_]{1,120}$/, 'must be an id.');
/** What answers show of a record: an id as the contract spells those of its kind. */
const idOf = (prefix: string): Check<string> =>
  is.matching(new RegExp(`^${prefix}_[0-9a-z]{24}$`), `must be an id: ${prefix}_ and 24 letters or digits.`);
const short = is.text(255);
const named = (longest: number): Check<string> =>
  is.all(
    is.text(longest),
    is.that((value) => value !== '', 'must not be empty.'),
  );
const long = is.text(LONGEST_TEXT);
const url = is.matching(/^https?:\/\/[^\s]{1,4088}$/i, 'must be an http or https URL.');
const currency: Check<string> = oneOf(CURRENCY_CODES);
const crypto: Check<string> = oneOf(CRYPTO_CODES);
const count = is.integer(0, Number.MAX_SAFE_INTEGER);
const date: Check<string> = is.that(
  (v) => /^\d{4}-\d\d-\d\d$/.test(String(v)) && !Number.isNaN(Date.parse(String(v))),
  'must be a date.',
);
const scope: Check<string> = oneOf(SCOPES);
const eventType: Check<string> = oneOf(EVENT_TYPES);
const scalar = is.that(
  (value) => value === null || typeof value !== 'object',
  'must be a text, a number, true, false or null.',
);
const metadataText = is.text(500);
const metadata: Check<Metadata> = mapOf(is.text(40), (value, issues) =>
  (typeof value === 'string' ? metadataText : scalar)(value, issues),
);
// A header's name may be as long as all headers together.
const headers = mapOf(is.text(65_536), is.text(65_536));
const eventTypes = is.all(
  listOf(eventType, EVENT_TYPES.length),
  is.that(
    (value) => !Array.isArray(value) || (value.length > 0 && new Set(value).size === value.length),
    'must have at least one entry, and none twice.',
  ),
);

const settings: Check<Settings> = (value, issues) => {
  if (!is.isObject(value)) return issues.here('must be an object.');
  const names = SETTING_NAMES.filter((name) => !OPTIONAL_SETTINGS.includes(name));
  for (const name of names) if (!Object.hasOwn(value, name)) issues.below(name, undefined, is.missing);
  const read = readSettings(value, defaultSettings());
  for (const { setting, message } of read.issues) issues.below(setting, undefined, is.wrong(message));
  // What people may write in several ways is kept in one.
  for (const [name, given] of Object.entries(value)) {
    const kept = read.settings?.[name as keyof Settings];
    if (kept === undefined || JSON.stringify(kept) === JSON.stringify(given)) continue;
    issues.below(name, undefined, is.wrong(`must be written as ${JSON.stringify(kept)}.`));
  }
};

const listed = { id, created_at_ms: instant };
/** What every listed record has: its position in its collection is its place in time order. */
export interface Listed {
  id: string;
  created_at_ms: number;
}

const payment = record({
  ...listed,
  id: idOf('pay_req'),
  amount: positive,
  currency,
  status: oneOf(['pending', 'paid', 'expired', 'failed']),
  phase: oneOf([
    'awaiting',
    'underpaid',
    'detected',
    'confirming',
    'paid',
    'overpaid',
    'expired',
    'paid_late',
    'failed',
    'partly_refunded',
    'refunded',
  ]),
  expires_at_ms: instant,
  /** Origin of `payment_url`: the origin that the creating request was sent to, or the configured public URL. */
  origin: url,
  description: optional(is.text(1_000)),
  callback_url: optional(url),
  metadata: optional(metadata),
  customer_email: optional(short),
  paid_at_ms: optional(instant),
  paid_amount: optional(minor),
  paid_currency: optional(crypto),
  transaction_id: optional(id),
  invoice_id: optional(id),
  /** Ids of the customer's transactions, oldest first (type payment). */
  transaction_ids: listOf(id),
  /** When the full amount was first seen, or less was accepted; the 24 h until it counts as failed run from here. */
  detected_at_ms: optional(instant),
  /** Set when the time is up and `underpayment: accept` waits for the confirmations of what came. */
  accept_underpaid: optional(is.flag),
  /** Refunded so far: in `currency`, and in `paid_currency`. */
  refunded: optional(record({ amount: minor, crypto_amount: minor })),
  /** Why it failed: `underpaid`, `unconfirmed`, or what the caller said. */
  failure: optional(short),
});
export interface PaymentRecord extends Of<typeof payment> {}
export type PaymentStatus = PaymentRecord['status'];
/** What lies between the public states (docs/service.md#states-and-phases), for the control API and the pages only. */
export type PaymentPhase = PaymentRecord['phase'];

const transaction = record({
  ...listed,
  id: idOf('txn'),
  payment_request_id: orNull(id),
  payout_id: optional(id),
  amount: minor,
  currency,
  crypto_amount: positive,
  crypto_currency: crypto,
  status: oneOf(['pending', 'confirmed', 'failed', 'refunded']),
  type: oneOf(['payment', 'payout', 'refund']),
  updated_at_ms: instant,
  fee: minor,
  fee_currency: crypto,
  metadata,
  network: short,
  hash: short,
  address: short,
  confirmations: is.integer(0, 1_000_000_000),
  confirmations_required: is.integer(0, 1_000_000_000),
  /** Blocks that were found before the last one that was needed: when, and how many confirmations it then had. */
  blocks: optional(listOf(record({ at_ms: instant, confirmations: count, cause: optional(short) }))),
  /** Arrived after its payment request had expired. */
  late: optional(is.flag),
  /** Why it failed: `dropped`, `double_spent`, `unconfirmed`, or what the caller said. */
  failure: optional(short),
});
export interface TransactionRecord extends Of<typeof transaction> {}
export type TransactionStatus = TransactionRecord['status'];
export type TransactionType = TransactionRecord['type'];

const lineItem = record({
  name: short,
  quantity: is.number(0, 1e15),
  unit_price: is.number(-1e15, 1e15),
});
export interface LineItem extends Of<typeof lineItem> {}

const invoice = record({
  ...listed,
  id: idOf('inv'),
  amount: positive,
  currency,
  status: oneOf(['draft', 'open', 'paid', 'past_due', 'void']),
  origin: url,
  description: optional(is.text(1_000)),
  customer_name: optional(short),
  customer_email: optional(short),
  due_date: optional(date),
  items: listOf(lineItem, 100),
  metadata,
  paid_at_ms: optional(instant),
  /** The payment request that pays it: shown by the public API once paid only. */
  payment_request_id: optional(id),
  transaction_id: optional(id),
});
export interface InvoiceRecord extends Of<typeof invoice> {}
export type InvoiceStatus = InvoiceRecord['status'];

const payout = record({
  ...listed,
  id: idOf('payout'),
  amount: positive,
  currency: crypto,
  status: oneOf(['pending', 'processing', 'completed', 'failed']),
  address: short,
  network: short,
  fee_level: oneOf(['low', 'medium', 'high']),
  metadata,
  description: optional(is.text(1_000)),
  updated_at_ms: instant,
  /** Held for the network fee from creation until the payout settles, in `currency`. */
  fee_estimate: minor,
  fee_paid: optional(minor),
  transaction_id: optional(id),
  /** Who moves it: the clock, a magic address, or only somebody who tells it to. */
  progress: oneOf(['auto', 'magic', 'manual']),
  /** Made by the merchant in the dashboard, and not by the API. */
  withdrawal: optional(oneOf([true])),
  failure: optional(record({ stage: oneOf(['review', 'broadcast']), reason: short })),
});
export interface PayoutRecord extends Of<typeof payout> {}
export type PayoutStatus = PayoutRecord['status'];
export type FeeLevel = PayoutRecord['fee_level'];

const paymentLink = record({
  ...listed,
  /** null: the customer says how much. */
  amount: orNull(positive),
  currency,
  status: oneOf(['active', 'inactive']),
  /** Origin of its address, and of the payment pages of its payment requests. */
  origin: url,
  description: optional(is.text(1_000)),
  callback_url: optional(url),
  metadata,
  /** Ids of the payment requests that it made, oldest first. */
  payment_request_ids: listOf(id),
});
/** A reusable address: each time that its page is confirmed, it makes a payment request. */
export interface PaymentLinkRecord extends Of<typeof paymentLink> {}
export type PaymentLinkStatus = PaymentLinkRecord['status'];

/** Nothing is due of one that is paused or cancelled. */
const idle: Check = (value, issues) => {
  const { status, next_invoice_at_ms } = Object(value);
  if ((status !== 'paused' && status !== 'cancelled') || typeof next_invoice_at_ms !== 'number') return;
  issues.below('next_invoice_at_ms', undefined, is.wrong(`must be null, because it is ${status}.`));
};

const subscription = record({
  ...listed,
  amount: positive,
  currency,
  interval: oneOf(['day', 'week', 'month', 'year']),
  interval_count: is.integer(1, 365),
  /** Days from an invoice to its due date. */
  days_until_due: is.integer(0, 365),
  /** When the first interval begins: every invoice is made a whole number of intervals after it. */
  anchor_ms: instant,
  /** Which interval is billed next, the first being 0. */
  repetition: is.integer(0, 10_000_000),
  status: oneOf(['active', 'paused', 'cancelled']),
  /** Origin of the addresses of its invoices. */
  origin: url,
  description: optional(is.text(1_000)),
  customer_name: optional(short),
  customer_email: optional(short),
  metadata,
  /** null: none, because it is paused or cancelled, or time ends before. */
  next_invoice_at_ms: orNull(instant),
  /** Ids of the invoices that it made, oldest first. */
  invoice_ids: listOf(id),
  /** Why the last invoice could not be made. */
  failure: optional(is.text(1_000)),
});
/** An invoice per interval of the merchant's clock. */
export interface SubscriptionRecord extends Of<typeof subscription> {}
export type SubscriptionStatus = SubscriptionRecord['status'];

const webhook = record({
  ...listed,
  id: idOf('whk'),
  url,
  /** The URL with host case and default port folded: what uniqueness is checked by. */
  url_key: url,
  secret: optional(is.text(4_096)),
  event_types: eventTypes,
  /** Answered 410: nothing is sent there any more (docs/service.md#deliveries). */
  disabled: optional(is.flag),
});
export interface WebhookRecord extends Of<typeof webhook> {}

const key = record({
  id,
  label: short,
  /** null: it was shown when it was made, and only its digest is known since. */
  api_key: orNull(short),
  /** The SHA-256 of the API key, in hex; there exactly where that is null. */
  api_key_sha256: optional(is.matching(/^[0-9a-f]{64}$/, 'must be a SHA-256: 64 digits of lower-case hex.')),
  public_key: short,
  secret_key: short,
  scopes: listOf(scope, SCOPES.length),
  revoked: is.flag,
  created_at_ms: instant,
});
export interface KeyRecord extends Of<typeof key> {}

const merchant = record({
  /** The account id, also the merchant's id in the control API; of a snapshot (state/state.ts) one that nobody is shown. */
  id: is.matching(/^(?:acct|snap)_[0-9a-z]{24}$/, 'must be an id: acct_ and 24 letters or digits.'),
  label: short,
  /** Place among all merchants of the process; 0 is `default`. Never used twice. */
  ordinal: count,
  email: short,
  business_name: short,
  created_at_ms: instant,
  settings: record({ display_currency: currency, language: short, timezone: short }),
});
export interface MerchantRecord extends Of<typeof merchant> {}

const account = oneOf(LEDGER_ACCOUNTS);

const ledgerEntry = record({
  id,
  at_ms: instant,
  currency,
  /** The account that the amount leaves. */
  from: account,
  /** The account that the amount enters. */
  to: account,
  amount: minor,
  /** Which movement of the books this is: `deposit`, `credit`, `service_fee`, `hold`, … */
  reason: is.text(64),
  resource_id: orNull(id),
  /** What brought it about (events.ts); absent for opening entries and in exports of earlier versions. */
  cause: optional(is.text(200)),
});
export interface LedgerEntry extends Of<typeof ledgerEntry> {}

const event = record({
  ...listed,
  id: idOf('evt'),
  type: eventType,
  resource_id: orNull(id),
  /** The resource as it was at that moment, in the shape of docs/service.md#event-data. */
  data: is.jsonObject,
  /** The bytes that every attempt and replay of this event sends; printed once, when the first delivery is made. */
  body: optional(long),
  /** What is signed for this event; kept by earlier versions only, because it follows from `body`. */
  signed: optional(long),
  /** Sent by hand through the control API. */
  test: optional(is.flag),
  /** What brought it about (events.ts); absent in exports of earlier versions. */
  cause: optional(is.text(200)),
});
export interface EventRecord extends Of<typeof event> {}

const attempt = record({
  number: count,
  scheduled_at_ms: instant,
  at_ms: instant,
  url,
  request_headers: headers,
  /** null: no answer came. */
  status: orNull(is.integer(100, 999)),
  response_headers: headers,
  /** At most the first 16 KiB. */
  response_body: is.text(65_536),
  response_truncated: is.flag,
  /** Real time, not the merchant's. */
  duration_ms: is.number(0, LAST_INSTANT_MS),
  error: orNull(is.text(65_536)),
});
export interface AttemptRecord extends Of<typeof attempt> {}

const duration = is.number(0, LONGEST_DURATION_MS);
const yes: Check<boolean> = oneOf([true]);

/** As the schemas of scenario files and of the control API bound it. */
const deliveryFaults = {
  /** How often it is sent, in all. */
  duplicate: optional(is.integer(2, 20)),
  /** Whether duplicates are sent at the same time, and not one after the other. */
  parallel: optional(is.flag),
  delay_ms: optional(duration),
  drop: optional(yes),
  /** Attempts fail for so long after the delivery was made, as if nothing listened, on the merchant's clock. */
  down_ms: optional(duration),
  reorder: optional(yes),
  bad_signature: optional(yes),
  stale_ms: optional(duration),
  /** Printed and signed in the envelope that the profile does not have. */
  other_envelope: optional(yes),
  /** Real milliseconds over which the body is sent, piece by piece. */
  slow_ms: optional(duration),
  /** The connection of the first attempt is cut in the middle of the body. */
  cut: optional(yes),
  /** The answer of the API call that caused it is held back until the first attempt was made. */
  before_answer: optional(yes),
};
/** The names of delivery faults, in the order in which the history marks them. */
export const DELIVERY_FAULTS = Object.keys(deliveryFaults) as readonly (keyof typeof deliveryFaults)[];
const deliveryFault = record(deliveryFaults);
const behaviour = record({
  ...deliveryFaults,
  duplicate: optional(is.integer(1, 20)),
  reorder: optional(is.flag),
});
/** What goes wrong with one delivery on purpose (docs/service.md#faults-on-purpose); `marks` say so in the history. */
export interface DeliveryFault extends Of<typeof deliveryFault> {}

const latency = is.integer(0, LONGEST_LATENCY_MS);
const latencyRange = record({ min: latency, max: latency });

/** What is done to a call; what stands together is done together. */
const faultEffect = record({
  status: optional(is.integer(400, 599)),
  /** Seconds; for the header of that name. */
  retry_after: optional(is.integer(0, 86_400)),
  message: optional(named(1_000)),
  /** The status takes the place of the answer after the call was carried out, and not of the call. */
  after_commit: optional(is.flag),
  /** Real time; a range is drawn from the merchant's chance. */
  latency_ms: optional<number | Of<typeof latencyRange>>((value, issues) =>
    (typeof value === 'number' ? latency : latencyRange)(value, issues),
  ),
  reset: optional(oneOf(['before_commit', 'after_commit'])),
  /** How much of the answer's body is sent before the connection ends. */
  truncate_bytes: optional(is.integer(0, 1_048_576)),
  /** The same, at half of the body. */
  truncate: optional(yes),
  drip: optional(record({ bytes_per_second: is.integer(1, 1_000_000) })),
});
/** As a delivery keeps it: each copy of one that is sent several times says how many are still to come, and waits for no other. */
export interface FaultEffect extends Of<typeof faultEffect> {}

const faultMatch = record({
  operation_id: optional(is.text(64)),
  method: optional(is.text(32)),
  /** Below the version segment: a path of the contract with its parameters in braces, or a concrete one. */
  path: optional(is.text(2_048)),
  /** Id or label of a key. */
  key: optional(named(255)),
  idempotency_key: optional(named(255)),
  /** The first of the fitting calls that it is done to; 1 where left out. */
  nth: optional(is.integer(1, 1_000_000)),
});
/** Which calls of the public API a fault is about; every part that is there must fit. */
export interface FaultMatch extends Of<typeof faultMatch> {}

const fault = record({
  id,
  created_at_ms: instant,
  match: optional(faultMatch),
  effect: optional(faultEffect),
  /** Which deliveries: to one endpoint (id or URL), of one event type. */
  webhook: optional(record({ endpoint: optional(named(2_048)), event_type: optional(eventType) })),
  behave: optional(deliveryFault),
  /** How often it is done in all; null until it is removed. */
  times: orNull(is.integer(1, 1_000_000)),
  probability: is.number(0, 1),
  /** How many calls or deliveries fitted, and to how many of them it was done. */
  seen: count,
  applied: count,
  /** The scenario that it came with. */
  scenario: orNull(is.text(64)),
});
/** Something that goes wrong on purpose: in the public API (`match`, `effect`), or in deliveries (`webhook`, `behave`). */
export interface FaultRecord extends Of<typeof fault> {}

const delivery = record({
  ...listed,
  event_id: id,
  event_type: eventType,
  endpoint_id: id,
  status: oneOf(['pending', 'succeeded', 'failed', 'cancelled']),
  url,
  signature: orNull(short),
  attempts: listOf(attempt, 1_000),
  next_attempt_at_ms: orNull(instant),
  /** The delivery that this one sends again. */
  replay_of: orNull(id),
  /** What the history says was done on purpose. */
  misbehaviour: listOf(is.text(64), 64),
  behave: optional(behaviour),
  /** Bytes of its own, where they are not those of its event. */
  printed: optional(record({ body: long, signed: long })),
});
export interface DeliveryRecord extends Of<typeof delivery> {}
export type DeliveryStatus = DeliveryRecord['status'];

const job = record({
  id: is.integer(1, Number.MAX_SAFE_INTEGER),
  due_ms: instant,
  kind: oneOf(Object.keys(JOBS) as JobKind[]),
  /** The record that the job is about. */
  subject: id,
  /** Whatever else its handler needs, as plain data. */
  detail: optional(is.jsonObject),
});
/** Later is data with a due time: never a closure, never a timer. */
export interface Job extends Of<typeof job> {}

const runStep = record({
  verb: is.text(64),
  due_ms: instant,
  status: oneOf(['waiting', 'done', 'failed', 'cancelled']),
  error: optional(long),
});

const run = record({
  id,
  scenario: is.text(64),
  resource_id: orNull(id),
  status: oneOf(['running', 'completed', 'failed', 'cancelled']),
  started_at_ms: instant,
  /** The scenario as it was when the run began: a later change of the file does not change a run. */
  steps: listOf(runStep, 200),
  /** The steps' own definitions, parallel to `steps`. */
  plan: listOf(is.jsonObject, 200),
  deliveries: listOf(is.jsonObject, 50),
});
export interface RunRecord extends Of<typeof run> {}

const idempotency = record({
  /** Method, path and key (the scope is the merchant's world). */
  slot: is.text(65_536),
  fingerprint: short,
  at_ms: instant,
  state: oneOf(['running', 'done']),
  status: optional(is.integer(100, 599)),
  body: optional(long),
});
export interface IdempotencyRecord extends Of<typeof idempotency> {}

const rejection = record({
  code: is.text(64),
  parameter: optional(long),
  rule: optional(long),
  pointer: optional(long),
  explanation: long,
});

const requestEntry = record({
  id,
  at_ms: instant,
  method: is.text(32),
  path: is.text(65_536),
  query: is.text(65_536),
  operation_id: orNull(is.text(64)),
  /** Credentials are masked before they get here. */
  headers,
  key_id: orNull(id),
  body: long,
  body_truncated: is.flag,
  /** 0 where a fault cut the connection before there was anything to answer. */
  status: is.integer(0, 599),
  response_headers: headers,
  response_body: long,
  response_truncated: is.flag,
  /** The real instant at which it came: how long clients really waited. Exports of earlier versions lack it. */
  real_ms: optional(is.number(0, LAST_INSTANT_MS)),
  /** Real time, not the merchant's. */
  duration_ms: is.number(0, LAST_INSTANT_MS),
  verdict: oneOf(['accepted', 'refused', 'failed']),
  refusal: orNull(rejection),
  idempotency: orNull(record({ key: is.text(65_536), outcome: oneOf(['stored', 'replayed', 'conflict', 'in_use']) })),
  /** What was done to it on purpose, and by which faults. */
  faults: optional(listOf(record({ id, effects: listOf(is.text(255), 16) }), 100)),
});
export interface RequestEntry extends Of<typeof requestEntry> {}

const mode = oneOf(['real', 'frozen', 'scaled']);
const speed = is.number(SPEEDS.least, SPEEDS.most);

const origin = record({
  seed: short,
  clock: record({ mode, now_ms: orNull(instant), speed }),
  settings,
  /** Starting balances in minor units by currency. */
  balances: mapOf(currency, minor),
  keys: listOf(key, 1_000),
  merchant,
  webhooks: listOf(record({ url, secret: optional(is.text(4_096)), event_types: eventTypes }), 16),
  /** Host time at which the merchant ends by itself; absent where it does not. */
  ends_at_ms: optional(instant),
  /** Whether the records of the contract's examples are there from the start, under the examples' ids. */
  examples: optional(oneOf([true])),
  /** Whether another merchant may have records of the same ids: a fork, and whoever took over the records of another one. */
  shares_ids: optional(oneOf([true])),
});
/** What a world was made from: `reset` starts again from it. */
export interface Origin extends Of<typeof origin> {}

const word = is.integer(-(2 ** 31), 2 ** 32 - 1);
const streamState: Check<[number, number, number, number]> = is.all(
  listOf(word, 4) as Check<[number, number, number, number]>,
  is.that((value) => !Array.isArray(value) || value.length === 4, 'must have four numbers.'),
);

const rateWindow = record({ seconds: is.integer(1, 31_536_000), start_ms: instant, count });

const coverageCount = record({ count, forced: count });
/** How often something was exercised, and how often of these because the client asked for that answer. */
export interface CoverageCount extends Of<typeof coverageCount> {}
const coverageCounts = mapOf(is.text(160), coverageCount);

const coverage = record({
  /** Answers by operation and status: `createPayment 201`. */
  answers: coverageCounts,
  /** Errors by operation, status and code: `createPayment 400 INVALID_PARAMETER`. */
  codes: coverageCounts,
  /** Events that a receiver took, by the name that they were sent under. */
  events: mapOf(is.text(64), count),
  /** `payment paid`, `payment_phase confirming`. */
  states: listOf(is.text(64), 100),
  /** Values that were in force when a call was answered: `auth any`. */
  settings: listOf(is.text(64), 1_000),
  /** Answers of the sandbox that left its own contract, or crashes; the first ones. */
  violations: listOf(long, 100),
});
/** What the merchant's traffic has exercised; names are made of words with a space between them. */
export interface CoverageData extends Of<typeof coverage> {}

const inbox = record({
  answer: oneOf(['status', 'redirect', 'hang', 'close', 'listener']),
  status: is.integer(200, 599),
  /** Real milliseconds before it answers. */
  delay_ms: is.integer(0, 600_000),
});
/** How a built-in inbox answers. */
export interface InboxBehaviour extends Of<typeof inbox> {}

const clock = record({
  mode,
  /** Merchant's time at the anchor. */
  now_ms: is.number(0, LAST_INSTANT_MS),
  /** Host time at the anchor; unused while frozen. */
  anchor_ms: is.number(0, LAST_INSTANT_MS),
  /** Merchant's seconds per real second; 1 unless scaled. */
  speed,
});
export interface ClockState extends Of<typeof clock> {}

/** A whole world, in the order in which worlds have their fields. */
export const WORLD_FIELDS = record({
  origin,
  merchant,
  settings,
  clock,
  /** State of the random streams (see random.ts). */
  random: mapOf(is.text(64), streamState),
  /** Counters for ids that need no chance: jobs, ledger entries, requests. */
  counters: record({ job: count, ledger: count, request: count }),
  /** US dollars per unit of each currency, as decimal strings. */
  rates: mapOf(
    currency,
    is.matching(/^(?!0+(?:\.0+)?$)\d{1,15}(?:\.\d{1,8})?$/, 'must be a rate greater than zero, as decimal text.'),
  ),
  keys: listOf(key, 1_000),
  payments: listOf(payment),
  transactions: listOf(transaction),
  invoices: listOf(invoice),
  payouts: listOf(payout),
  payment_links: listOf(paymentLink, RESOURCES.payment_link.most),
  subscriptions: listOf(is.all(subscription, idle), RESOURCES.subscription.most),
  webhooks: listOf(webhook, 16),
  ledger: listOf(ledgerEntry),
  events: listOf(event),
  deliveries: listOf(delivery),
  jobs: listOf(job),
  runs: listOf(run),
  idempotency: listOf(idempotency),
  journal: listOf(requestEntry, 1_000),
  /** Fixed rate-limit windows by key id: window start and count per window length in seconds. */
  windows: mapOf(is.text(255), listOf(rateWindow, 100)),
  /** Scenarios that were put through the control API, by name. */
  scenarios: mapOf(is.text(64), is.jsonObject),
  /** In the order in which they were added, which is the order in which they are tried. */
  faults: listOf(fault, 100),
  /** Inboxes that were told how to answer, by name. What they received is kept in memory only. */
  inboxes: is.all(
    mapOf(is.matching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be the name of an inbox.'), inbox),
    is.that((value) => Object.keys(Object(value)).length <= 64, 'must have at most 64 inboxes.'),
  ),
  coverage,
});
export interface WorldData extends Of<typeof WORLD_FIELDS> {}

/** Some fields of a record, as they are. */
export const pick = <T extends object, K extends keyof T>(record: T, ...names: K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<T, K>;

/** The fields of a record that were given: what is undefined is not kept. */
export const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** The parts of a world in the order of WORLD_FIELDS, so that an export of it is the same text wherever it came from. */
export const inOrder = (parts: object): WorldData =>
  Object.fromEntries(
    WORLD_FIELDS.names.map((name) => [name, (parts as Record<string, unknown>)[name]]),
  ) as unknown as WorldData;
