/**
 * The plain data of one merchant's world. Everything here is JSON: a world can be exported, imported, reset and snapshotted
 * by copying it. Amounts are decimal strings of integer minor units (`"21000"` satoshi), because JSON has no exact integers
 * beyond 2^53; code turns them into BigInt where it calculates. Instants are milliseconds of the merchant's clock since 1970 (UTC).
 */
import type { Interval } from './billing/subscriptions.js';
import type { JobKind } from './jobs.js';
import type { Settings } from './merchants/settings.js';

/** An exact amount: integer minor units of its currency, as a decimal string. */
export type Minor = string;

/** One value of a JSON document. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Metadata values are scalars (docs/service.md#bounds-of-a-request). */
export type Metadata = Record<string, string | number | boolean | null>;

export type PaymentStatus = 'pending' | 'paid' | 'expired' | 'failed';
/** What lies between the public states (docs/service.md#states-and-phases), for the control API and the pages only. */
export type PaymentPhase =
  | 'awaiting'
  | 'underpaid'
  | 'detected'
  | 'confirming'
  | 'paid'
  | 'overpaid'
  | 'expired'
  | 'paid_late'
  | 'failed'
  | 'partly_refunded'
  | 'refunded';
export type TransactionStatus = 'pending' | 'confirmed' | 'failed' | 'refunded';
export type TransactionType = 'payment' | 'payout' | 'refund';
export type InvoiceStatus = 'draft' | 'open' | 'paid' | 'past_due' | 'void';
export type PayoutStatus = 'pending' | 'processing' | 'completed' | 'failed';
export type PaymentLinkStatus = 'active' | 'inactive';
export type SubscriptionStatus = 'active' | 'paused' | 'cancelled';
export type FeeLevel = 'low' | 'medium' | 'high';

/** What every listed record has: its position in its collection is its place in time order. */
export interface Listed {
  id: string;
  created_at_ms: number;
}

export interface PaymentRecord extends Listed {
  amount: Minor;
  currency: string;
  status: PaymentStatus;
  phase: PaymentPhase;
  expires_at_ms: number;
  /** Origin of `payment_url`: the origin that the creating request was sent to, or the configured public URL. */
  origin: string;
  description?: string;
  callback_url?: string;
  metadata?: Metadata;
  customer_email?: string;
  paid_at_ms?: number;
  paid_amount?: Minor;
  paid_currency?: string;
  transaction_id?: string;
  invoice_id?: string;
  /** Ids of the customer's transactions, oldest first (type payment). */
  transaction_ids: string[];
  /** When the full amount was first seen; the 24 h until it counts as failed run from here. */
  detected_at_ms?: number;
  /** Set when the time is up and `underpayment: accept` waits for the confirmations of what came. */
  accept_underpaid?: boolean;
  /** Refunded so far: in `currency`, and in `paid_currency`. */
  refunded?: { amount: Minor; crypto_amount: Minor };
  /** Why it failed: `underpaid`, `unconfirmed`, or what the caller said. */
  failure?: string;
}

export interface TransactionRecord extends Listed {
  payment_request_id: string | null;
  payout_id?: string;
  amount: Minor;
  currency: string;
  crypto_amount: Minor;
  crypto_currency: string;
  status: TransactionStatus;
  type: TransactionType;
  updated_at_ms: number;
  fee: Minor;
  fee_currency: string;
  metadata: Metadata;
  network: string;
  hash: string;
  address: string;
  confirmations: number;
  confirmations_required: number;
  /** Blocks that were found before the last one that was needed: when, and how many confirmations it then had. */
  blocks?: { at_ms: number; confirmations: number; cause?: string }[];
  /** Arrived after its payment request had expired. */
  late?: boolean;
  /** Why it failed: `dropped`, `double_spent`, `unconfirmed`, or what the caller said. */
  failure?: string;
}

export interface LineItem {
  name: string;
  quantity: number;
  unit_price: number;
}

export interface InvoiceRecord extends Listed {
  amount: Minor;
  currency: string;
  status: InvoiceStatus;
  origin: string;
  description?: string;
  customer_name?: string;
  customer_email?: string;
  due_date?: string;
  items: LineItem[];
  metadata: Metadata;
  paid_at_ms?: number;
  /** The payment request that pays it: shown by the public API once paid only. */
  payment_request_id?: string;
  transaction_id?: string;
}

export interface PayoutRecord extends Listed {
  amount: Minor;
  currency: string;
  status: PayoutStatus;
  address: string;
  network: string;
  fee_level: FeeLevel;
  metadata: Metadata;
  description?: string;
  updated_at_ms: number;
  /** Held for the network fee from creation until the payout settles, in `currency`. */
  fee_estimate: Minor;
  fee_paid?: Minor;
  transaction_id?: string;
  /** Who moves it: the clock, a magic address, or only somebody who tells it to. */
  progress: 'auto' | 'magic' | 'manual';
  /** Made by the merchant in the dashboard, and not by the API. */
  withdrawal?: true;
  failure?: { stage: 'review' | 'broadcast'; reason: string };
}

/** A reusable address: each time that its page is confirmed, it makes a payment request. */
export interface PaymentLinkRecord extends Listed {
  /** null: the customer says how much. */
  amount: Minor | null;
  currency: string;
  status: PaymentLinkStatus;
  /** Origin of its address, and of the payment pages of its payment requests. */
  origin: string;
  description?: string;
  callback_url?: string;
  metadata: Metadata;
  /** Ids of the payment requests that it made, oldest first. */
  payment_request_ids: string[];
}

/** An invoice per interval of the merchant's clock. */
export interface SubscriptionRecord extends Listed {
  amount: Minor;
  currency: string;
  interval: Interval;
  interval_count: number;
  /** Days from an invoice to its due date. */
  days_until_due: number;
  /** When the first interval begins: every invoice is made a whole number of intervals after it. */
  anchor_ms: number;
  /** Which interval is billed next, the first being 0. */
  repetition: number;
  status: SubscriptionStatus;
  /** Origin of the addresses of its invoices. */
  origin: string;
  description?: string;
  customer_name?: string;
  customer_email?: string;
  metadata: Metadata;
  /** null: none, because it is paused or cancelled, or time ends before. */
  next_invoice_at_ms: number | null;
  /** Ids of the invoices that it made, oldest first. */
  invoice_ids: string[];
  /** Why the last invoice could not be made. */
  failure?: string;
}

export interface WebhookRecord extends Listed {
  url: string;
  /** The URL with host case and default port folded: what uniqueness is judged by. */
  url_key: string;
  secret?: string;
  event_types: string[];
  /** Answered 410: nothing is sent there any more (docs/service.md#deliveries). */
  disabled?: boolean;
}

export interface KeyRecord {
  id: string;
  label: string;
  /** null: it was shown when it was made, and only its digest is known since. */
  api_key: string | null;
  /** The SHA-256 of the API key, in hex; there exactly where that is null. */
  api_key_sha256?: string;
  public_key: string;
  secret_key: string;
  scopes: string[];
  revoked: boolean;
  created_at_ms: number;
}

export interface MerchantRecord {
  /** The account id, also the merchant's id in the control API. */
  id: string;
  label: string;
  /** Place among all merchants of the process; 0 is `default`. Never used twice. */
  ordinal: number;
  email: string;
  business_name: string;
  created_at_ms: number;
  settings: { display_currency: string; language: string; timezone: string };
}

export type LedgerAccount = 'available' | 'pending' | 'held' | 'external' | 'service_fees' | 'network_fees';

export interface LedgerEntry {
  id: string;
  at_ms: number;
  currency: string;
  /** The account that the amount leaves. */
  from: LedgerAccount;
  /** The account that the amount enters. */
  to: LedgerAccount;
  amount: Minor;
  /** Which movement of the books this is: `deposit`, `credit`, `service_fee`, `hold`, … */
  reason: string;
  resource_id: string | null;
  /** What brought it about (causes.ts); absent for opening entries and in exports of earlier versions. */
  cause?: string;
}

export interface EventRecord extends Listed {
  type: string;
  resource_id: string | null;
  /** The resource as it was at that moment, in the shape of docs/service.md#event-data. */
  data: JsonObject;
  /** The bytes that every attempt and replay of this event sends; printed once, when the first delivery is made. */
  body?: string;
  /** What is signed for this event; kept by earlier versions only, because it follows from `body`. */
  signed?: string;
  /** Sent by hand through the control API. */
  test?: boolean;
  /** What brought it about (causes.ts); absent in exports of earlier versions. */
  cause?: string;
}

export type DeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'cancelled';

export interface AttemptRecord {
  number: number;
  scheduled_at_ms: number;
  at_ms: number;
  url: string;
  request_headers: Record<string, string>;
  /** null: no answer came. */
  status: number | null;
  response_headers: Record<string, string>;
  /** At most the first 16 KiB. */
  response_body: string;
  response_truncated: boolean;
  /** Real time, not the merchant's. */
  duration_ms: number;
  error: string | null;
}

/** How one delivery is made to misbehave (docs/service.md#faults-on-purpose); `marks` say so in the history. */
export interface Misbehaviour {
  /** How often it is sent, in all. */
  duplicate?: number;
  /** Whether duplicates are sent at the same time, and not one after the other. */
  parallel?: boolean;
  delay_ms?: number;
  drop?: boolean;
  reorder?: boolean;
  bad_signature?: boolean;
  stale_ms?: number;
  /** Printed and signed in the envelope that the profile does not have. */
  other_envelope?: boolean;
  /** Real milliseconds over which the body is sent, piece by piece. */
  slow_ms?: number;
  /** The connection of the first attempt is cut in the middle of the body. */
  cut?: boolean;
  /** The answer of the API call that caused it is held back until the first attempt was made. */
  before_answer?: boolean;
}

/** Which calls of the public API a fault is about; every part that is there must fit. */
export interface FaultMatch {
  operation_id?: string;
  method?: string;
  /** Below the version segment: a path of the contract with its parameters in braces, or a concrete one. */
  path?: string;
  /** Id or label of a key. */
  key?: string;
  idempotency_key?: string;
  /** The first of the fitting calls that it is done to; 1 where left out. */
  nth?: number;
}

/** What is done to a call; what stands together is done together. */
export interface FaultEffect {
  status?: number;
  /** Seconds; for the header of that name. */
  retry_after?: number;
  message?: string;
  /** The status takes the place of the answer after the call was carried out, and not of the call. */
  after_commit?: boolean;
  /** Real time; a range is drawn from the merchant's chance. */
  latency_ms?: number | { min: number; max: number };
  reset?: 'before_commit' | 'after_commit';
  /** How much of the answer's body is sent before the connection ends. */
  truncate_bytes?: number;
  /** The same, at half of the body. */
  truncate?: boolean;
  drip?: { bytes_per_second: number };
}

/** Something that goes wrong on purpose: in the public API (`match`, `effect`), or in deliveries (`webhook`, `behave`). */
export interface FaultRecord {
  id: string;
  created_at_ms: number;
  match?: FaultMatch;
  effect?: FaultEffect;
  /** Which deliveries: to one endpoint (id or URL), of one event type. */
  webhook?: { endpoint?: string; event_type?: string };
  behave?: Misbehaviour;
  /** How often it is done in all; null until it is removed. */
  times: number | null;
  probability: number;
  /** How many calls or deliveries fitted, and to how many of them it was done. */
  seen: number;
  applied: number;
  /** The scenario that it came with. */
  scenario: string | null;
}

/** How a built-in inbox answers. */
export interface InboxBehaviour {
  answer: 'status' | 'redirect' | 'hang' | 'close';
  status: number;
  /** Real milliseconds before it answers. */
  delay_ms: number;
}

export interface DeliveryRecord extends Listed {
  event_id: string;
  event_type: string;
  endpoint_id: string;
  status: DeliveryStatus;
  url: string;
  signature: string | null;
  attempts: AttemptRecord[];
  next_attempt_at_ms: number | null;
  /** The delivery that this one sends again. */
  replay_of: string | null;
  /** What the history says was done on purpose. */
  misbehaviour: string[];
  behave?: Misbehaviour;
  /** Bytes of its own, where they are not those of its event. */
  printed?: { body: string; signed: string };
}

/** Later is data with a due time: never a closure, never a timer. */
export interface Job {
  id: number;
  due_ms: number;
  kind: JobKind;
  /** The record that the job is about. */
  subject: string;
  /** Whatever else its handler needs, as plain data. */
  detail?: JsonObject;
}

export type RunStatus = 'running' | 'completed' | 'failed' | 'cancelled';

export interface RunRecord {
  id: string;
  scenario: string;
  resource_id: string | null;
  status: RunStatus;
  started_at_ms: number;
  /** The scenario as it was when the run began: a later change of the file does not change a run. */
  steps: { verb: string; due_ms: number; status: 'waiting' | 'done' | 'failed' | 'cancelled'; error?: string }[];
  /** The steps' own definitions, parallel to `steps`. */
  plan: JsonObject[];
  deliveries: JsonObject[];
}

export interface IdempotencyRecord {
  /** Method, path and key (the scope is the merchant's world). */
  slot: string;
  fingerprint: string;
  at_ms: number;
  state: 'running' | 'done';
  status?: number;
  body?: string;
}

export interface JournalEntry {
  id: string;
  at_ms: number;
  method: string;
  path: string;
  query: string;
  operation_id: string | null;
  /** Credentials are masked before they get here. */
  headers: Record<string, string>;
  key_id: string | null;
  body: string;
  body_truncated: boolean;
  /** 0 where a fault cut the connection before there was anything to answer. */
  status: number;
  response_headers: Record<string, string>;
  response_body: string;
  response_truncated: boolean;
  /** The real instant at which it came: how long clients really waited. Exports of earlier versions lack it. */
  real_ms?: number;
  /** Real time, not the merchant's. */
  duration_ms: number;
  verdict: 'accepted' | 'refused' | 'failed';
  refusal: { code: string; parameter?: string; rule?: string; pointer?: string; explanation: string } | null;
  idempotency: { key: string; outcome: 'stored' | 'replayed' | 'conflict' | 'in_use' } | null;
  /** What was done to it on purpose, and by which faults. */
  faults?: { id: string; effects: string[] }[];
}

export interface ClockState {
  mode: 'real' | 'frozen' | 'scaled';
  /** Merchant's time at the anchor. */
  now_ms: number;
  /** Host time at the anchor; unused while frozen. */
  anchor_ms: number;
  /** Merchant's seconds per real second; 1 unless scaled. */
  speed: number;
}

/** What a world was made from: `reset` starts again from it. */
export interface Origin {
  seed: string;
  clock: { mode: ClockState['mode']; now_ms: number | null; speed: number };
  settings: Settings;
  /** Starting balances in minor units by currency. */
  balances: Record<string, Minor>;
  keys: KeyRecord[];
  merchant: MerchantRecord;
  webhooks: { url: string; secret?: string; event_types: string[] }[];
  /** Host time at which the merchant ends by itself; absent where it does not. */
  ends_at_ms?: number;
  /** Whether the records of the contract's examples are there from the start, under the examples' ids. */
  examples?: true;
}

/** How often something was exercised, and how often of these because the client asked for that answer. */
export interface CoverageCount {
  count: number;
  forced: number;
}

/** What the merchant's traffic has exercised; names are made of words with a space between them. */
export interface CoverageData {
  /** Answers by operation and status: `createPayment 201`. */
  answers: Record<string, CoverageCount>;
  /** Errors by operation, status and code: `createPayment 400 INVALID_PARAMETER`. */
  codes: Record<string, CoverageCount>;
  /** Events that a receiver took, by the name that they were sent under. */
  events: Record<string, number>;
  /** `payment paid`, `payment_phase confirming`. */
  states: string[];
  /** Values that were in force when a call was answered: `auth any`. */
  settings: string[];
  /** Answers of the sandbox that left its own contract, or crashes; the first ones. */
  violations: string[];
}

export interface WorldData {
  origin: Origin;
  merchant: MerchantRecord;
  settings: Settings;
  clock: ClockState;
  /** State of the random streams (see random.ts). */
  random: Record<string, [number, number, number, number]>;
  /** Counters for ids that need no chance: jobs, ledger entries, journal. */
  counters: { job: number; ledger: number; request: number };
  /** US dollars per unit of each currency, as decimal strings. */
  rates: Record<string, string>;
  keys: KeyRecord[];
  payments: PaymentRecord[];
  transactions: TransactionRecord[];
  invoices: InvoiceRecord[];
  payouts: PayoutRecord[];
  payment_links: PaymentLinkRecord[];
  subscriptions: SubscriptionRecord[];
  webhooks: WebhookRecord[];
  ledger: LedgerEntry[];
  events: EventRecord[];
  deliveries: DeliveryRecord[];
  jobs: Job[];
  runs: RunRecord[];
  idempotency: IdempotencyRecord[];
  journal: JournalEntry[];
  /** Fixed rate-limit windows by key id: window start and count per window length in seconds. */
  windows: Record<string, { seconds: number; start_ms: number; count: number }[]>;
  /** Scenarios that were put through the control API, by name. */
  scenarios: Record<string, JsonObject>;
  /** In the order in which they were added, which is the order in which they are tried. */
  faults: FaultRecord[];
  /** Inboxes that were told how to answer, by name. What they received is kept in memory only. */
  inboxes: Record<string, InboxBehaviour>;
  coverage: CoverageData;
}
