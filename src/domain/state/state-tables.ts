/**
 * The fields of every record of a world, as tables. They are typed by the records, so that a field that a record gains stops
 * the program from compiling until it stands here.
 */

import { LAST_INSTANT_MS, LONGEST_DURATION_MS, SPEEDS } from '../clock.js';
import { EVENT_TYPES } from '../events.js';
import { JOBS, type JobKind } from '../jobs.js';
import { SCOPES } from '../merchants/keys.js';
import { defaultSettings, readSettings } from '../merchants/settings.js';
import { CRYPTO_CODES, CURRENCY_CODES } from '../money.js';
import { RESOURCES } from '../resources.js';
import type * as T from '../types.js';
import * as is from './state-checks.js';

const { record, optional, listOf, mapOf, orNull, oneOf } = is;

const LONGEST_TEXT = 1_048_576;
const LONGEST_LATENCY_MS = 600_000;

const instant = is.integer(0, LAST_INSTANT_MS);
const minor = is.matching(/^(?:0|[1-9]\d{0,39})$/, 'must be an amount in minor units: digits in quotes.');
const positive = is.matching(/^[1-9]\d{0,39}$/, 'must be greater than zero, in minor units: digits in quotes.');
const id = is.matching(/^[a-z]+_[a-z0-9_]{1,120}$/, 'must be an id.');
/** What answers show of a record: an id as the contract spells those of its kind. */
const idOf = (prefix: string): is.Check =>
  is.matching(new RegExp(`^${prefix}_[0-9a-z]{24}$`), `must be an id: ${prefix}_ and 24 letters or digits.`);
const short = is.text(255);
const named = (longest: number): is.Check =>
  is.all(
    is.text(longest),
    is.that((value) => value !== '', 'must not be empty.'),
  );
const long = is.text(LONGEST_TEXT);
const url = is.matching(/^https?:\/\/[^\s]{1,4088}$/i, 'must be an http or https URL.');
const currency = oneOf(CURRENCY_CODES);
const crypto = oneOf(CRYPTO_CODES);
const count = is.integer(0, Number.MAX_SAFE_INTEGER);
const eventType = oneOf(EVENT_TYPES);
const scalar = is.that(
  (value) => value === null || typeof value !== 'object',
  'must be a text, a number, true, false or null.',
);
const metadataText = is.text(500);
const metadata = mapOf(is.text(40), (value, faults) =>
  (typeof value === 'string' ? metadataText : scalar)(value, faults),
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

const settings: is.Check = (value, faults) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults.here('must be an object.');
    return;
  }
  const names = Object.keys(defaultSettings());
  for (const name of names) if (!Object.hasOwn(value, name)) faults.below(name, undefined, is.missing);
  const read = readSettings(value as Record<string, unknown>, defaultSettings());
  for (const { setting, message } of read.faults) faults.below(setting, undefined, is.wrong(message));
  // What people may write in several ways is kept in one.
  for (const [name, kept] of Object.entries(read.settings ?? {})) {
    if (JSON.stringify(kept) === JSON.stringify((value as Record<string, unknown>)[name])) continue;
    faults.below(name, undefined, is.wrong(`must be written as ${JSON.stringify(kept)}.`));
  }
};

const listed = { id, created_at_ms: instant };

const payment = record<T.PaymentRecord>({
  ...listed,
  id: idOf('pay_req'),
  amount: positive,
  currency,
  status: oneOf(['pending', 'paid', 'expired', 'failed']),
  phase: oneOf([
    ...['awaiting', 'underpaid', 'detected', 'confirming', 'paid', 'overpaid', 'expired', 'paid_late', 'failed'],
    ...['partly_refunded', 'refunded'],
  ]),
  expires_at_ms: instant,
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
  transaction_ids: listOf(id),
  detected_at_ms: optional(instant),
  accept_underpaid: optional(is.flag),
  refunded: optional(record<NonNullable<T.PaymentRecord['refunded']>>({ amount: minor, crypto_amount: minor })),
  failure: optional(short),
});

const transaction = record<T.TransactionRecord>({
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
  blocks: optional(
    listOf(
      record<NonNullable<T.TransactionRecord['blocks']>[number]>({
        at_ms: instant,
        confirmations: count,
        cause: optional(short),
      }),
    ),
  ),
  late: optional(is.flag),
  failure: optional(short),
});

const lineItem = record<T.LineItem>({
  name: short,
  quantity: is.number(0, 1e15),
  unit_price: is.number(-1e15, 1e15),
});

const invoice = record<T.InvoiceRecord>({
  ...listed,
  id: idOf('inv'),
  amount: positive,
  currency,
  status: oneOf(['draft', 'open', 'paid', 'past_due', 'void']),
  origin: url,
  description: optional(is.text(1_000)),
  customer_name: optional(short),
  customer_email: optional(short),
  due_date: optional(
    is.that((v) => /^\d{4}-\d\d-\d\d$/.test(String(v)) && !Number.isNaN(Date.parse(String(v))), 'must be a date.'),
  ),
  items: listOf(lineItem, 100),
  metadata,
  paid_at_ms: optional(instant),
  payment_request_id: optional(id),
  transaction_id: optional(id),
});

const payout = record<T.PayoutRecord>({
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
  fee_estimate: minor,
  fee_paid: optional(minor),
  transaction_id: optional(id),
  progress: oneOf(['auto', 'magic', 'manual']),
  withdrawal: optional(oneOf([true])),
  failure: optional(
    record<NonNullable<T.PayoutRecord['failure']>>({ stage: oneOf(['review', 'broadcast']), reason: short }),
  ),
});

const paymentLink = record<T.PaymentLinkRecord>({
  ...listed,
  amount: orNull(positive),
  currency,
  status: oneOf(['active', 'inactive']),
  origin: url,
  description: optional(is.text(1_000)),
  callback_url: optional(url),
  metadata,
  payment_request_ids: listOf(id),
});

const subscription = record<T.SubscriptionRecord>({
  ...listed,
  amount: positive,
  currency,
  interval: oneOf(['day', 'week', 'month', 'year']),
  interval_count: is.integer(1, 365),
  days_until_due: is.integer(0, 365),
  anchor_ms: instant,
  repetition: is.integer(0, 10_000_000),
  status: oneOf(['active', 'paused', 'cancelled']),
  origin: url,
  description: optional(is.text(1_000)),
  customer_name: optional(short),
  customer_email: optional(short),
  metadata,
  next_invoice_at_ms: orNull(instant),
  invoice_ids: listOf(id),
  failure: optional(is.text(1_000)),
});

const webhook = record<T.WebhookRecord>({
  ...listed,
  id: idOf('whk'),
  url,
  url_key: url,
  secret: optional(is.text(4_096)),
  event_types: eventTypes,
  disabled: optional(is.flag),
});

const key = record<T.KeyRecord>({
  id,
  label: short,
  api_key: orNull(short),
  api_key_sha256: optional(is.matching(/^[0-9a-f]{64}$/, 'must be a SHA-256: 64 digits of lower-case hex.')),
  public_key: short,
  secret_key: short,
  scopes: listOf(oneOf(SCOPES), SCOPES.length),
  revoked: is.flag,
  created_at_ms: instant,
});

const merchant = record<T.MerchantRecord>({
  id: idOf('acct'),
  label: short,
  ordinal: count,
  email: short,
  business_name: short,
  created_at_ms: instant,
  settings: record<T.MerchantRecord['settings']>({ display_currency: currency, language: short, timezone: short }),
});

const account = oneOf(['available', 'pending', 'held', 'external', 'service_fees', 'network_fees']);

const ledgerEntry = record<T.LedgerEntry>({
  id,
  at_ms: instant,
  currency,
  from: account,
  to: account,
  amount: minor,
  reason: is.text(64),
  resource_id: orNull(id),
  cause: optional(is.text(200)),
});

const event = record<T.EventRecord>({
  ...listed,
  id: idOf('evt'),
  type: eventType,
  resource_id: orNull(id),
  data: is.jsonObject,
  body: optional(long),
  signed: optional(long),
  test: optional(is.flag),
  cause: optional(is.text(200)),
});

const attempt = record<T.AttemptRecord>({
  number: count,
  scheduled_at_ms: instant,
  at_ms: instant,
  url,
  request_headers: headers,
  status: orNull(is.integer(100, 999)),
  response_headers: headers,
  response_body: is.text(65_536),
  response_truncated: is.flag,
  duration_ms: is.number(0, LAST_INSTANT_MS),
  error: orNull(is.text(65_536)),
});

const duration = is.number(0, LONGEST_DURATION_MS);
const yes = oneOf([true]);

/** As the schemas of scenario files and of the control API bound it. */
const misbehaviours: Parameters<typeof record<T.Misbehaviour>>[0] = {
  duplicate: optional(is.integer(2, 20)),
  parallel: optional(is.flag),
  delay_ms: optional(duration),
  drop: optional(yes),
  reorder: optional(yes),
  bad_signature: optional(yes),
  stale_ms: optional(duration),
  other_envelope: optional(yes),
  slow_ms: optional(duration),
  cut: optional(yes),
  before_answer: optional(yes),
};
const misbehaviour = record<T.Misbehaviour>(misbehaviours);
/** As a delivery keeps it: each copy of one that is sent several times says how many are still to come, and waits for no other. */
const misbehaviourOfDelivery = record<T.Misbehaviour>({
  ...misbehaviours,
  duplicate: optional(is.integer(1, 20)),
  reorder: optional(is.flag),
});

const latency = is.integer(0, LONGEST_LATENCY_MS);
const latencyRange = record<{ min: number; max: number }>({
  min: latency,
  max: latency,
});

const faultEffect = record<T.FaultEffect>({
  status: optional(is.integer(400, 599)),
  retry_after: optional(is.integer(0, 86_400)),
  message: optional(named(1_000)),
  after_commit: optional(is.flag),
  latency_ms: optional((value, faults) => (typeof value === 'number' ? latency : latencyRange)(value, faults)),
  reset: optional(oneOf(['before_commit', 'after_commit'])),
  truncate_bytes: optional(is.integer(0, 1_048_576)),
  truncate: optional(yes),
  drip: optional(record<NonNullable<T.FaultEffect['drip']>>({ bytes_per_second: is.integer(1, 1_000_000) })),
});

const fault = record<T.FaultRecord>({
  id,
  created_at_ms: instant,
  match: optional(
    record<T.FaultMatch>({
      operation_id: optional(is.text(64)),
      method: optional(is.text(32)),
      path: optional(is.text(2_048)),
      key: optional(named(255)),
      idempotency_key: optional(named(255)),
      nth: optional(is.integer(1, 1_000_000)),
    }),
  ),
  effect: optional(faultEffect),
  webhook: optional(
    record<NonNullable<T.FaultRecord['webhook']>>({
      endpoint: optional(named(2_048)),
      event_type: optional(eventType),
    }),
  ),
  behave: optional(misbehaviour),
  times: orNull(is.integer(1, 1_000_000)),
  probability: is.number(0, 1),
  seen: count,
  applied: count,
  scenario: orNull(is.text(64)),
});

const delivery = record<T.DeliveryRecord>({
  ...listed,
  event_id: id,
  event_type: eventType,
  endpoint_id: id,
  status: oneOf(['pending', 'succeeded', 'failed', 'cancelled']),
  url,
  signature: orNull(short),
  attempts: listOf(attempt, 1_000),
  next_attempt_at_ms: orNull(instant),
  replay_of: orNull(id),
  misbehaviour: listOf(is.text(64), 64),
  behave: optional(misbehaviourOfDelivery),
  printed: optional(record<NonNullable<T.DeliveryRecord['printed']>>({ body: long, signed: long })),
});

const job = record<T.Job>({
  id: is.integer(1, Number.MAX_SAFE_INTEGER),
  due_ms: instant,
  kind: oneOf(Object.keys(JOBS) as JobKind[]),
  subject: id,
  detail: optional(is.jsonObject),
});

const runStep = record<T.RunRecord['steps'][number]>({
  verb: is.text(64),
  due_ms: instant,
  status: oneOf(['waiting', 'done', 'failed', 'cancelled']),
  error: optional(long),
});

const run = record<T.RunRecord>({
  id,
  scenario: is.text(64),
  resource_id: orNull(id),
  status: oneOf(['running', 'completed', 'failed', 'cancelled']),
  started_at_ms: instant,
  steps: listOf(runStep, 200),
  plan: listOf(is.jsonObject, 200),
  deliveries: listOf(is.jsonObject, 50),
});

const idempotency = record<T.IdempotencyRecord>({
  slot: is.text(65_536),
  fingerprint: short,
  at_ms: instant,
  state: oneOf(['running', 'done']),
  status: optional(is.integer(100, 599)),
  body: optional(long),
});

const refusal = record<NonNullable<T.JournalEntry['refusal']>>({
  code: is.text(64),
  parameter: optional(long),
  rule: optional(long),
  pointer: optional(long),
  explanation: long,
});

const journalEntry = record<T.JournalEntry>({
  id,
  at_ms: instant,
  method: is.text(32),
  path: is.text(65_536),
  query: is.text(65_536),
  operation_id: orNull(is.text(64)),
  headers,
  key_id: orNull(id),
  body: long,
  body_truncated: is.flag,
  status: is.integer(0, 599),
  response_headers: headers,
  response_body: long,
  response_truncated: is.flag,
  real_ms: optional(is.number(0, LAST_INSTANT_MS)),
  duration_ms: is.number(0, LAST_INSTANT_MS),
  verdict: oneOf(['accepted', 'refused', 'failed']),
  refusal: orNull(refusal),
  idempotency: orNull(
    record<NonNullable<T.JournalEntry['idempotency']>>({
      key: is.text(65_536),
      outcome: oneOf(['stored', 'replayed', 'conflict', 'in_use']),
    }),
  ),
  faults: optional(
    listOf(record<NonNullable<T.JournalEntry['faults']>[number]>({ id, effects: listOf(is.text(255), 16) }), 100),
  ),
});

const mode = oneOf(['real', 'frozen', 'scaled']);
const speed = is.number(SPEEDS.least, SPEEDS.most);

const origin = record<T.Origin>({
  seed: short,
  clock: record<T.Origin['clock']>({ mode, now_ms: orNull(instant), speed }),
  settings,
  balances: mapOf(currency, minor),
  keys: listOf(key, 1_000),
  merchant,
  webhooks: listOf(
    record<T.Origin['webhooks'][number]>({ url, secret: optional(is.text(4_096)), event_types: eventTypes }),
    16,
  ),
  ends_at_ms: optional(instant),
  examples: optional(oneOf([true])),
});

const word = is.integer(-(2 ** 31), 2 ** 32 - 1);
const streamState = is.all(
  listOf(word, 4),
  is.that((value) => !Array.isArray(value) || value.length === 4, 'must have four numbers.'),
);

const rateWindow = record<T.WorldData['windows'][string][number]>({
  seconds: is.integer(1, 31_536_000),
  start_ms: instant,
  count,
});

const coverageCounts = mapOf(is.text(160), record<T.CoverageCount>({ count, forced: count }));

const coverage = record<T.CoverageData>({
  answers: coverageCounts,
  codes: coverageCounts,
  events: mapOf(is.text(64), count),
  states: listOf(is.text(64), 100),
  settings: listOf(is.text(64), 1_000),
  violations: listOf(long, 100),
});

/** A whole world, in the order in which worlds have their fields. */
export const WORLD_FIELDS = record<T.WorldData>({
  origin,
  merchant,
  settings,
  clock: record<T.ClockState>({
    mode,
    now_ms: is.number(0, LAST_INSTANT_MS),
    anchor_ms: is.number(0, LAST_INSTANT_MS),
    speed,
  }),
  random: mapOf(is.text(64), streamState),
  counters: record<T.WorldData['counters']>({ job: count, ledger: count, request: count }),
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
  subscriptions: listOf(subscription, RESOURCES.subscription.most),
  webhooks: listOf(webhook, 16),
  ledger: listOf(ledgerEntry),
  events: listOf(event),
  deliveries: listOf(delivery),
  jobs: listOf(job),
  runs: listOf(run),
  idempotency: listOf(idempotency),
  journal: listOf(journalEntry, 1_000),
  windows: mapOf(is.text(255), listOf(rateWindow, 100)),
  scenarios: mapOf(is.text(64), is.jsonObject),
  faults: listOf(fault, 100),
  inboxes: is.all(
    mapOf(
      is.matching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be the name of an inbox.'),
      record<T.InboxBehaviour>({
        answer: oneOf(['status', 'redirect', 'hang', 'close']),
        status: is.integer(200, 599),
        delay_ms: is.integer(0, 600_000),
      }),
    ),
    is.that((value) => Object.keys(Object(value)).length <= 64, 'must have at most 64 inboxes.'),
  ),
  coverage,
});

/** The parts of a world in the order of WORLD_FIELDS, so that an export of it is the same text wherever it came from. */
export const inOrder = (parts: object): T.WorldData =>
  Object.fromEntries(
    WORLD_FIELDS.names.map((name) => [name, (parts as Record<string, unknown>)[name]]),
  ) as unknown as T.WorldData;
