/** A breach of the contract, in the words of error details and in a sentence. */
import type { ValidationError } from './contract.js';
import { keysOf, valueAt } from './pointer.js';

const fixedSentences: Record<string, string> = {
  required: 'is required',
  numeric: 'must be a number',
  integer: 'must be a whole number, written in plain digits',
  positive_numeric: 'must be a number greater than 0',
  string: 'must be a string',
  object: 'must be an object',
  array: 'must be an array',
  boolean: 'must be true or false',
  unknown: 'is not known here; leave it out',
  unique: 'must have each entry only once',
};

/** What a format looks like, for those that people meet; any other is called by its name. */
const formatSentences: Record<string, string> = {
  uri: 'must be an absolute http or https URL',
  date: 'must be a date such as 2026-11-20',
  'date-time': 'must be a timestamp such as 2026-11-20T17:00:00Z',
  email: 'must be an email address such as ada@shop.example',
  unicode: 'must be whole Unicode: half of a surrogate pair is no character',
  duration: 'must be a duration such as 90s, 15m, 1h30m or PT15M, or a number of seconds',
  snapshot_name: 'must be a letter or digit, then letters, digits, hyphens, dots or underscores: before-refund',
  inbox_name: 'must be a letter or digit, then letters, digits, hyphens or underscores: shop',
  business_name: 'must be one line that neither begins nor ends with a space, or empty',
  color: 'must be a color such as #0b645c, or empty',
  picture:
    'must be a PNG, JPEG, WebP or SVG as a data URL in base64, such as data:image/png;base64,iVBORw0KGgo…, or empty',
  visible_ascii: 'must be sent once, as visible ASCII characters without spaces',
};

const limitSentences: Record<string, (limit: string) => string> = {
  in: (values) => `must be ${values.includes(',') ? 'one of ' : ''}${values.replaceAll(',', ', ')}`,
  min: (limit) => `must be at least ${limit}`,
  max: (limit) => `must be at most ${limit}`,
  min_length: (limit) => (limit === '1' ? 'must not be empty' : `must have at least ${limit} characters`),
  max_length: (limit) => `must have at most ${limit} characters`,
  min_items: (limit) => `must have at least ${limit} ${limit === '1' ? 'entry' : 'entries'}`,
  max_items: (limit) => `must have at most ${limit} ${limit === '1' ? 'entry' : 'entries'}`,
  format: (name) => formatSentences[name] ?? `must have the format ${name.replaceAll('_', ' ')}`,
};

/** Says in a sentence what a parameter must be, for people; the rule word says the same to programs. */
export function sentenceFor(parameter: string, rule: string): string {
  const [word = '', ...limit] = rule.split(':');
  const what = fixedSentences[rule] ?? limitSentences[word]?.(limit.join(':')) ?? `breaks the rule ${rule}`;
  return `${parameter} ${what}.`;
}

const typeSentences: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

/** Says what a parameter of several types may be. One that may be null besides is asked for by its type alone. */
export function sentenceForTypes(parameter: string, types: readonly string[], rule: string): string {
  if (types.filter((type) => type !== 'null').length < 2) return sentenceFor(parameter, rule);
  const names = types.map((type) => typeSentences[type] ?? type);
  return `${parameter} must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`;
}

/** Which part of a message is wrong. */
export type ViolationLocation = 'body' | 'query' | 'path' | 'header';

/** One breach of the contract, in the words that error details use. */
export interface ContractViolation {
  readonly location: ViolationLocation;
  /** What is wrong, as a client would write it: `items[0].quantity`, `limit`, `Idempotency-Key`; `body` as a whole. */
  readonly parameter: string;
  /** What was sent there; undefined where nothing was. */
  readonly value: unknown;
  /** One of the rule words: `required`, `in:low,medium,high`, `max_length:1000`, … */
  readonly rule: string;
  /** JSON pointer into the contract document: the keyword that was broken. Empty where the document has no say. */
  readonly pointer: string;
  readonly message: string;
}

/** What is rejected, with what to say of it. */
export interface Rejected {
  readonly ok: false;
  readonly violation: ContractViolation;
}

export const rejected = (violation: ContractViolation): Rejected => ({ ok: false, violation });

/** Formats a path of keys as a client would: `['items', 0, 'name']` → `items[0].name`. */
export function formatPath(keys: readonly (string | number)[]): string {
  let text = '';
  for (const key of keys) {
    if (typeof key === 'number') text += `[${key}]`;
    else text += text === '' ? key : `.${key}`;
  }
  return text;
}

/** The keys of an instance path, as numbers where they index an array of the data. */
export function instanceKeys(data: unknown, instancePath: string): (string | number)[] {
  let value: unknown = data;
  return keysOf(instancePath).map((key) => {
    const inArray = Array.isArray(value);
    value = (value as Record<string, unknown> | undefined)?.[key];
    return inArray ? Number(key) : key;
  });
}

// A composite keyword only says that one of its branches failed; the branch's own error says why.
const composites = new Set(['anyOf', 'oneOf', 'allOf', 'if', '$ref', 'propertyNames']);

/** The keyword of JSON Schema that was broken. */
const keywordOf = ({ schemaPath }: ValidationError): string => schemaPath.slice(schemaPath.lastIndexOf('/') + 1);

/**
 * Picks the error that helps most. The validators stop at the first error, so there are several only where a composite
 * keyword reports its branches: then the deepest one wins, because that branch came furthest, and a wrong type loses,
 * because the other branch was meant. What is left is decided by document order.
 * @param data what was validated
 */
export function mostHelpful(errors: readonly ValidationError[], data: unknown): ValidationError {
  const candidates = errors.filter((error) => !composites.has(keywordOf(error)));
  let best = candidates[0] ?? errors[0];
  for (const each of candidates) {
    if (best === undefined || helpfulness(each, data) > helpfulness(best, data)) best = each;
  }
  if (best === undefined) throw new Error('A validator failed without an error.');
  return best;
}

function helpfulness(error: ValidationError, data: unknown): number {
  const depth = error.instancePath.split('/').length;
  return depth * 2 + (hasWrongType(error, data) ? 0 : 1);
}

/** A list or an object is no word of an enum, but of another type. */
const hasWrongType = (error: ValidationError, data: unknown): boolean =>
  keywordOf(error) === 'type' || (keywordOf(error) === 'enum' && typeof valueAt(data, error.instancePath) === 'object');

type RuleFormat = (error: ValidationError, document: unknown) => string;

const limitOf = (error: ValidationError): string => String((error.params as { limit: number }).limit);

const ruleFormats: Record<string, RuleFormat> = {
  required: () => 'required',
  dependentRequired: () => 'required',
  type: (error) => formatType(error),
  enum: (error) => `in:${(error.params as { allowedValues: unknown[] }).allowedValues.map(String).join(',')}`,
  const: (error) => `in:${String((error.params as { allowedValue: unknown }).allowedValue)}`,
  minimum: (error) => `min:${limitOf(error)}`,
  exclusiveMinimum: (error) => (limitOf(error) === '0' ? 'positive_numeric' : `min:${limitOf(error)}`),
  maximum: (error) => `max:${limitOf(error)}`,
  exclusiveMaximum: (error) => `max:${limitOf(error)}`,
  minLength: (error) => `min_length:${limitOf(error)}`,
  maxLength: (error) => `max_length:${limitOf(error)}`,
  minItems: (error) => `min_items:${limitOf(error)}`,
  maxItems: (error) => `max_items:${limitOf(error)}`,
  minProperties: (error) => `min_items:${limitOf(error)}`,
  maxProperties: (error) => `max_items:${limitOf(error)}`,
  uniqueItems: () => 'unique',
  format: (error) => `format:${(error.params as { format: string }).format}`,
  pattern: (error, document) => `format:${formatPattern(error, document)}`,
  additionalProperties: () => 'unknown',
  unevaluatedProperties: () => 'unknown',
  not: () => 'unknown',
  'false schema': () => 'unknown',
};

/**
 * Says the rule that was broken, in the words of the error details.
 * @param document that of the contract
 */
export function ruleOf(error: ValidationError, document: unknown): string {
  const keyword = keywordOf(error);
  return ruleFormats[keyword]?.(error, document) ?? `format:${keyword}`;
}

/** The types that an error of the keyword `type` asked for; none of another error. */
function typesAsked(error: ValidationError): string[] {
  if (keywordOf(error) !== 'type') return [];
  const { type } = error.params;
  return Array.isArray(type) ? type.map(String) : [String(type)];
}

/** The types that a value may have where the one that it has was rejected: of all alternatives that were tried on it. */
export function typesAllowed(rejection: ValidationError, errors: readonly ValidationError[]): string[] {
  if (keywordOf(rejection) !== 'type') return [];
  const same = errors.filter(({ instancePath }) => instancePath === rejection.instancePath);
  return [...new Set(same.flatMap(typesAsked))];
}

function formatType(error: ValidationError): string {
  const type = typesAsked(error).find((name) => name !== 'null') ?? 'string';
  return type === 'number' ? 'numeric' : type;
}

/** A pattern has no name of its own: `x-tenderbox-format` gives it one, else the property that it stands on does. */
function formatPattern(error: ValidationError, document: unknown): string {
  const named = valueAt(document, error.schemaPath.replace(/\/pattern$/, '/x-tenderbox-format'));
  if (typeof named === 'string') return named;
  const property = keysOf(error.instancePath).findLast((key) => !/^\d+$/.test(key));
  return error.propertyName === undefined ? (property ?? 'pattern') : 'key';
}

/** What breaks the rule: the value at the place of the error, or the name of a property. */
export function wrongPart(error: ValidationError, data: unknown): unknown {
  return error.propertyName ?? valueAt(data, error.instancePath);
}

/** The property that an error is about when it is not the instance itself: the missing, unknown or ill-named one. */
export function offendingProperty(error: ValidationError): string | undefined {
  const { params } = error;
  return (params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? error.propertyName) as
    | string
    | undefined;
}
