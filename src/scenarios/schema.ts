/**
 * The JSON Schema of a scenario file, made from the tables. `scenarios/schema.json` is its printed form, for editors; a test
 * holds the two together. `x-expected` completes the sentence "… must be …" in the loader's messages.
 */
import { EVENT_TYPES } from '../domain/event-types.js';
import type { JsonObject } from '../domain/records.js';
import { DURATION_MEANING, DURATION_PATTERN } from './durations.js';
import {
  MATCH_FIELDS,
  onlyTrue,
  RESPOND_INPUT,
  TRIGGER_NAMES,
  text,
  VERB_NAMES,
  verbRow,
  whole,
} from './vocabulary.js';

export const NAME_PATTERN = '^[a-z0-9]+(?:-[a-z0-9]+)*$';
export const MAX_NAME_LENGTH = 64;
const MAX_STEPS = 200;

const scalarTypes = ['string', 'number', 'boolean', 'null'];
const ref = (name: string): JsonObject => ({ $ref: `#/$defs/${name}` });
const list = (maxItems: number, item: string, description: string, expected: string): JsonObject => ({
  type: 'array',
  maxItems,
  description,
  'x-expected': expected,
  items: ref(item),
});

const duration: JsonObject = {
  type: 'string',
  pattern: DURATION_PATTERN,
  description: 'Such as 500ms, 90s, 15m, 2h, 3d or 1h30m, on the clock of the merchant.',
  'x-expected': DURATION_MEANING,
};

const condition: JsonObject = {
  type: [...scalarTypes, 'object'],
  description: 'A value that the field equals, or comparisons that all hold.',
  'x-expected': 'a value, or comparisons such as { gte: 100 }',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    eq: { type: scalarTypes, description: 'Equal.' },
    ne: { type: scalarTypes, description: 'Not equal.' },
    gt: { type: 'number', description: 'Greater.' },
    gte: { type: 'number', description: 'Greater or equal.' },
    lt: { type: 'number', description: 'Less.' },
    lte: { type: 'number', description: 'Less or equal.' },
    in: { type: 'array', minItems: 1, maxItems: 100, items: { type: scalarTypes }, description: 'One of these.' },
    matches: text(500, 'A regular expression (RE2) that is found in the text.'),
  },
};

/** One input object per verb; `null` is what YAML makes of a verb with nothing behind it. */
function verbSchema(verb: (typeof VERB_NAMES)[number]): JsonObject {
  const { description, input } = verbRow(verb);
  const both = 'amount' in input && 'percent' in input;
  return {
    type: ['object', 'null'],
    description,
    'x-expected': Object.keys(input).length === 0 ? '{}' : `an object with ${Object.keys(input).join(', ')}, or {}`,
    additionalProperties: false,
    properties: input,
    ...(both ? { not: { required: ['amount', 'percent'] } } : {}),
  };
}

const step: JsonObject = {
  type: 'object',
  description: 'One verb, and how long after the step before.',
  'x-expected': 'an object with one verb, such as { after: 30s, confirm: {} }',
  additionalProperties: false,
  properties: {
    after: { ...ref('duration'), description: 'Counts from the previous step.' },
    ...Object.fromEntries(VERB_NAMES.map((verb) => [verb, verbSchema(verb)])),
  },
  oneOf: VERB_NAMES.map((verb) => ({ required: [verb] })),
};

const ruleKeys: JsonObject = {
  event: { enum: [...EVENT_TYPES], description: 'The event type that the rule is about.' },
  endpoint: text(2048, 'Id or URL of the only endpoint.'),
  duplicate: whole(2, 20, 'How often it is sent.'),
  parallel: { type: 'boolean', description: 'Whether duplicates are sent at the same time.' },
  delay: { ...ref('duration'), description: 'How long the first attempt is held back.' },
  drop: onlyTrue('It is never sent and counts as failed; a replay is sent.'),
  down: {
    ...ref('duration'),
    description: 'How long nothing listens: attempts until then fail, and the retries go on.',
  },
  reorder: onlyTrue('It is sent after the event that follows it.'),
  bad_signature: onlyTrue('It is signed with another secret.'),
  stale: { ...ref('duration'), description: 'How old it claims to be.' },
  other_envelope: onlyTrue('It comes in the envelope that the profile does not have.'),
  slow: { ...ref('duration'), description: 'Real time over which its body is sent.' },
  cut: onlyTrue('The connection of its first attempt is cut in the middle of the body.'),
  before_answer: onlyTrue('The answer of the API call that caused it waits for its first attempt.'),
};
/** Everything that a delivery rule can say. */
export const RULE_KEYS = Object.keys(ruleKeys);
/** What a delivery rule can do; a rule without any of these would do nothing. */
export const BEHAVIOURS = RULE_KEYS.filter((key) => !['event', 'endpoint', 'parallel'].includes(key));

const delivery: JsonObject = {
  type: 'object',
  description: 'How the webhooks of one event type behave.',
  'x-expected': 'an object such as { event: payment.succeeded, duplicate: 2 }',
  additionalProperties: false,
  required: ['event'],
  properties: ruleKeys,
  dependentRequired: { parallel: ['duplicate'] },
  anyOf: BEHAVIOURS.map((behaviour) => ({ required: [behaviour] })),
};

const respond: JsonObject = {
  type: 'object',
  description: 'How the merchant API answers certain calls.',
  'x-expected': 'an object such as { operation: createPayment, status: 429, times: 5 }',
  additionalProperties: false,
  properties: RESPOND_INPUT,
};

const matchFields = [...new Set(Object.values(MATCH_FIELDS).flat())];

export const SCENARIO_SCHEMA: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Tenderbox scenario',
  description:
    'What a customer, a chain or a merchant does to a resource, how its webhooks behave, and how the API answers.',
  type: 'object',
  'x-expected': 'an object with name, description, on and steps, deliveries or respond',
  additionalProperties: false,
  required: ['name', 'description', 'on'],
  properties: {
    name: {
      type: 'string',
      pattern: NAME_PATTERN,
      maxLength: MAX_NAME_LENGTH,
      description: 'What it is asked for by, for example in metadata.sandbox_scenario.',
      'x-expected': `lower-case words joined by hyphens, at most ${MAX_NAME_LENGTH} characters`,
    },
    description: text(1000, 'What happens, in plain words.'),
    on: { enum: [...TRIGGER_NAMES], description: 'What starts it.' },
    match: {
      type: 'object',
      description: 'Resources that it runs on without being asked for; every condition must hold.',
      'x-expected': 'an object of conditions, such as { currency: EUR }',
      minProperties: 1,
      additionalProperties: false,
      properties: Object.fromEntries(matchFields.map((field) => [field, ref('condition')])),
      patternProperties: { '^metadata\\..': ref('condition') },
    },
    steps: list(MAX_STEPS, 'step', 'What happens, in order.', `a list of at most ${MAX_STEPS} steps`),
    deliveries: list(50, 'delivery', 'How its webhooks behave.', 'a list of rules'),
    respond: list(50, 'respond', 'How the merchant API answers from the start of the scenario on.', 'a list of rules'),
  },
  $defs: { duration, condition, step, delivery, respond },
};
