/**
 * The words of a scenario file, as tables: on what a scenario starts, which verbs each kind of resource knows, and which of
 * its fields `match` can look at. The schema, the checks and the runner all read these.
 */
import { CRYPTO_CODES } from '../domain/money.js';
import type { JsonObject } from '../domain/records.js';

export type ResourceKind = 'payment' | 'invoice' | 'payout' | 'webhook';

/** What starts a scenario, and the kind of resource that it then runs on; a manual one runs on what its verbs fit. */
export const TRIGGERS = {
  'payment.created': 'payment',
  'invoice.created': 'invoice',
  'payout.created': 'payout',
  'webhook.registered': 'webhook',
  manual: null,
} as const satisfies Record<string, ResourceKind | null>;

export type TriggerName = keyof typeof TRIGGERS;
export const TRIGGER_NAMES = Object.keys(TRIGGERS) as TriggerName[];

/** What each kind is called in a message. */
export const KIND_NAMES: Readonly<Record<ResourceKind, string>> = {
  payment: 'payment request',
  invoice: 'invoice',
  payout: 'payout',
  webhook: 'webhook endpoint',
};

/** A noun with its article. */
export const aOrAn = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

export const RESOURCE_KINDS = Object.keys(KIND_NAMES) as ResourceKind[];

// Schemas of what stands behind a word.

export function text(maxLength: number, description: string): JsonObject {
  return { type: 'string', minLength: 1, maxLength, description };
}

export function whole(minimum: number, maximum: number, description: string): JsonObject {
  const expected = `a whole number from ${minimum} to ${maximum}`;
  return { type: 'integer', minimum, maximum, description, 'x-expected': expected };
}

/** For a word that says all by standing there. */
export function onlyTrue(description: string): JsonObject {
  return { const: true, description, 'x-expected': 'true' };
}

const amount: JsonObject = {
  type: 'number',
  exclusiveMinimum: 0,
  description: 'In the cryptocurrency that is sent.',
  'x-expected': 'a number greater than 0',
};
const percent: JsonObject = {
  type: 'number',
  exclusiveMinimum: 0,
  maximum: 1000,
  description: 'Of the amount that is due.',
  'x-expected': 'a number greater than 0 and at most 1000',
};
const currency: JsonObject = {
  enum: [...CRYPTO_CODES],
  description: 'The cryptocurrency that the customer sends.',
};
const network = text(40, 'The chain that it is sent on; without it the usual one of the currency.');
const confirmations = whole(0, 1000, 'How many blocks; without it as many as the currency needs.');
const reason = text(255, 'Why, in a sentence.');

const percentage: JsonObject = {
  type: 'number',
  minimum: 0,
  maximum: 1,
  description: 'How likely it strikes what fits; 0 switches it off.',
  'x-expected': 'a number from 0 to 1',
};
const realTime: JsonObject = { $ref: '#/$defs/duration' };

/** A rule of `respond`: which calls of the merchant API, how many of them, and what is done to them. */
export const RESPOND_INPUT: Readonly<Record<string, JsonObject>> = {
  operation: text(64, 'The operation, such as createPayment.'),
  method: { enum: ['GET', 'POST', 'DELETE'], description: 'The method.' },
  path: text(
    2048,
    'A path of the contract. With its parameter in braces it is about the resource of the run, if there is one.',
  ),
  key: text(255, 'Id or label of the only key.'),
  idempotency_key: text(255, 'The only Idempotency-Key.'),
  nth: whole(1, 1_000_000, 'Only from this one of the fitting calls on.'),
  times: {
    ...whole(1, 1_000_000, 'To how many calls it is done, once unless given; null means until it is removed.'),
    type: ['integer', 'null'],
    'x-expected': 'a whole number from 1 to 1000000, or null',
  },
  probability: percentage,
  status: whole(400, 599, 'An error that the contract documents for the operation.'),
  retry_after: whole(0, 86_400, 'Seconds for the header Retry-After.'),
  message: text(1000, 'The message of the error.'),
  after_commit: onlyTrue('The call is carried out before it is answered with the status.'),
  latency: {
    description: 'Real time that the answer is kept waiting: a duration, or a range of them.',
    'x-expected': 'a duration such as 500ms, or { min: 1s, max: 3s }',
    type: ['string', 'object'],
    if: { type: 'string' },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: realTime,
    else: {
      additionalProperties: false,
      required: ['min', 'max'],
      properties: { min: realTime, max: realTime },
    },
  },
  reset: { enum: ['before_commit', 'after_commit'], description: 'The connection is reset instead of an answer.' },
  truncate: {
    type: ['boolean', 'integer'],
    not: { const: false },
    minimum: 0,
    maximum: 1_048_576,
    description: 'How many bytes of the body are sent before the connection ends; true means half of them.',
    'x-expected': 'true, or a whole number of bytes',
  },
  drip: {
    type: 'object',
    additionalProperties: false,
    required: ['bytes_per_second'],
    properties: { bytes_per_second: whole(1, 1_000_000, 'How slowly.') },
    description: 'The body of the answer is sent slowly.',
    'x-expected': 'an object such as { bytes_per_second: 50 }',
  },
};
const RESPOND_KEYS = Object.keys(RESPOND_INPUT);

interface VerbRow {
  description: string;
  input: Record<string, JsonObject>;
  /** The kinds that know the verb, each with the keys of `input` that it understands. */
  fits: Partial<Record<ResourceKind, readonly string[]>>;
  /** Concerns the merchant as a whole, so that a run of it needs no resource. */
  free?: true;
}

const nothing = { input: {} };

export const VERBS = {
  receive: {
    description: 'A transaction of the customer is seen on the chain.',
    input: { amount, percent, currency, network, confirmations },
    fits: { payment: ['amount', 'percent', 'currency', 'network', 'confirmations'] },
  },
  confirm: {
    description: 'Blocks are found on top of what was received.',
    input: { confirmations: whole(1, 1000, 'How many blocks; without it as many as the currency needs.') },
    fits: { payment: ['confirmations'] },
  },
  pay: {
    description: 'The customer pays, and the payment is confirmed.',
    input: { amount, percent, currency, network },
    fits: {
      payment: ['amount', 'percent', 'currency', 'network'],
      invoice: ['amount', 'percent', 'currency'],
    },
  },
  drop: {
    description: 'What was received vanishes from the chain.',
    input: {
      reason: { enum: ['dropped', 'double_spent'], description: 'Whether another transaction took its place.' },
    },
    fits: { payment: ['reason'] },
  },
  expire: { description: 'The time for paying is up.', ...nothing, fits: { payment: [] } },
  fail: {
    description: 'The payment request or the payout fails.',
    input: {
      stage: { enum: ['review', 'broadcast'], description: 'Where a payout fails; without it where it is now.' },
      reason,
    },
    fits: { payment: ['reason'], payout: ['stage', 'reason'] },
  },
  refund: {
    description: 'The merchant returns what was paid, or a part of it.',
    input: {
      amount: { ...amount, description: 'In the currency of the payment request.' },
      percent: {
        ...percent,
        maximum: 100,
        description: 'Of what is left to refund.',
        'x-expected': 'a number greater than 0 and at most 100',
      },
    },
    fits: { payment: ['amount', 'percent'] },
  },
  process: { description: 'The payout passes review and is sent.', ...nothing, fits: { payout: [] } },
  complete: { description: 'The payout is confirmed on the chain.', ...nothing, fits: { payout: [] } },
  open: { description: 'The invoice is first looked at.', ...nothing, fits: { invoice: [] } },
  void: { description: 'The merchant withdraws the invoice.', ...nothing, fits: { invoice: [] } },
  past_due: { description: 'The due date has gone by.', ...nothing, fits: { invoice: [] } },
  replay_failed: {
    description: 'Every webhook delivery of the merchant that failed, or waits for a retry, is sent again.',
    ...nothing,
    fits: { payment: [], invoice: [], payout: [], webhook: [] },
    free: true,
  },
  respond: {
    description: 'From now on the merchant API answers otherwise, as a fault.',
    input: RESPOND_INPUT,
    fits: { payment: RESPOND_KEYS, invoice: RESPOND_KEYS, payout: RESPOND_KEYS, webhook: RESPOND_KEYS },
    free: true,
  },
} as const satisfies Record<string, VerbRow>;

export type Verb = keyof typeof VERBS;
export const VERB_NAMES = Object.keys(VERBS) as Verb[];

/** A verb's row without the literal types, for code that walks the table. */
export function verbRow(verb: Verb): VerbRow {
  return VERBS[verb];
}

/** Fields that `match` can look at; everything below `metadata.` besides, except on webhook endpoints. */
export const MATCH_FIELDS: Readonly<Record<ResourceKind, readonly string[]>> = {
  payment: ['amount', 'currency', 'description', 'customer_email', 'callback_url'],
  invoice: ['amount', 'currency', 'description', 'customer_name', 'customer_email', 'due_date'],
  payout: ['amount', 'currency', 'description', 'address', 'fee_level'],
  webhook: ['url'],
};

/** Kinds whose resources carry metadata, through which a scenario can be asked for. */
export const KINDS_WITH_METADATA: readonly ResourceKind[] = ['payment', 'invoice', 'payout'];

/** The kinds of resource that a scenario with these steps can run on. */
export function kindsOf(scenario: { on: TriggerName; steps: readonly { verb: Verb }[] }): ResourceKind[] {
  const kind = TRIGGERS[scenario.on];
  if (kind !== null) return [kind];
  return RESOURCE_KINDS.filter((each) => scenario.steps.every((step) => verbRow(step.verb).fits[each] !== undefined));
}
