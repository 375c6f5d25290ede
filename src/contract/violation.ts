import type { ErrorObject } from 'ajv';
import { keysOf } from './pointer.js';

/** Which part of a message is at fault. */
export type ViolationLocation = 'body' | 'query' | 'path' | 'header';

/** One breach of the contract, in the words that error details use. */
export interface ContractViolation {
  readonly location: ViolationLocation;
  /** What is at fault, as a client would write it: `items[0].quantity`, `limit`, `Idempotency-Key`; `body` as a whole. */
  readonly parameter: string;
  /** What was sent there; undefined where nothing was. */
  readonly value: unknown;
  /** One of the rule words: `required`, `in:low,medium,high`, `max_length:1000`, … */
  readonly rule: string;
  /** JSON pointer into the contract document: the keyword that was broken. Empty where the document has no say. */
  readonly pointer: string;
  readonly message: string;
}

/** Spells a path of keys as a client would: `['items', 0, 'name']` → `items[0].name`. */
export function spellPath(keys: readonly (string | number)[]): string {
  let text = '';
  for (const key of keys) {
    if (typeof key === 'number') text += `[${key}]`;
    else text += text === '' ? key : `.${key}`;
  }
  return text;
}

/** The keys of an ajv instance path, as numbers where they index an array of the data. */
export function instanceKeys(data: unknown, instancePath: string): (string | number)[] {
  let value: unknown = data;
  return keysOf(instancePath).map((key) => {
    const inArray = Array.isArray(value);
    value = (value as Record<string, unknown> | undefined)?.[key];
    return inArray ? Number(key) : key;
  });
}

const typeRules: Record<string, string> = {
  number: 'numeric',
  integer: 'integer',
  string: 'string',
  boolean: 'boolean',
  object: 'object',
  array: 'array',
};

// A composite keyword only says that one of its branches failed; the branch's own error says why.
const composites = new Set(['anyOf', 'oneOf', 'allOf', 'if', '$ref']);

/**
 * Picks the error that helps most. The validators stop at the first fault, so there are several only where a composite
 * keyword reports its branches: then the deepest one wins, because that branch came furthest, and a wrong type loses,
 * because the other branch was meant. What is left is decided by document order.
 */
export function mostTelling(errors: readonly ErrorObject[]): ErrorObject {
  const candidates = errors.filter((error) => !composites.has(error.keyword));
  let best = candidates[0] ?? errors[0];
  for (const error of candidates) if (best === undefined || telling(error) > telling(best)) best = error;
  if (best === undefined) throw new Error('A validator failed without an error.');
  return best;
}

function telling(error: ErrorObject): number {
  const depth = error.instancePath.split('/').length;
  return depth * 2 + (error.keyword === 'type' ? 0 : 1);
}

type RuleSpeller = (error: ErrorObject) => string;

const limitOf = (error: ErrorObject): string => String((error.params as { limit: number }).limit);

const ruleSpellers: Record<string, RuleSpeller> = {
  required: () => 'required',
  dependentRequired: () => 'required',
  type: (error) => spellType(error),
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
  pattern: (error) => `format:${spellPattern(error)}`,
  additionalProperties: () => 'unknown',
  unevaluatedProperties: () => 'unknown',
  propertyNames: () => 'unknown',
  not: () => 'unknown',
  'false schema': () => 'unknown',
};

/** Says the rule that an ajv error broke, in the words of the error details. */
export function ruleOf(error: ErrorObject): string {
  return ruleSpellers[error.keyword]?.(error) ?? `format:${error.keyword}`;
}

/** The types that an error of the keyword `type` asked for; none of another error. */
function typesAsked({ keyword, schema, params }: ErrorObject): string[] {
  if (keyword !== 'type') return [];
  const type: unknown = schema ?? (params as { type: unknown }).type;
  return Array.isArray(type) ? type.map(String) : String(type).split(',');
}

/** The types that a value may have where the one that it has was refused: of all alternatives that were tried on it. */
export function typesAllowed(refusal: ErrorObject, errors: readonly ErrorObject[]): string[] {
  if (refusal.keyword !== 'type') return [];
  const same = errors.filter(({ instancePath }) => instancePath === refusal.instancePath);
  return [...new Set(same.flatMap(typesAsked))];
}

const spellType = (error: ErrorObject): string =>
  typeRules[typesAsked(error).find((name) => name !== 'null') ?? ''] ?? 'string';

/** A pattern has no name of its own: `x-tenderbox-format` gives it one, else the property that it stands on does. */
function spellPattern(error: ErrorObject): string {
  const named = (error.parentSchema as Record<string, unknown> | undefined)?.['x-tenderbox-format'];
  if (typeof named === 'string') return named;
  const property = keysOf(error.instancePath).findLast((key) => !/^\d+$/.test(key));
  return error.propertyName === undefined ? (property ?? 'pattern') : 'key';
}

/** The property that an error is about when it is not the instance itself: the missing, unknown or ill-named one. */
export function offendingProperty(error: ErrorObject): string | undefined {
  const { params } = error;
  return (params.missingProperty ??
    params.additionalProperty ??
    params.unevaluatedProperty ??
    error.propertyName ??
    (error.keyword === 'propertyNames' ? params.propertyName : undefined)) as string | undefined;
}
