/**
 * What is wrong with a request, in the words that errors use. The faults come from plain ajv over the served schemas and are
 * put into words by the table below, which follows the words that the documentation lists; the program has a table of its own.
 */
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from './document.js';

/** One thing that is wrong; an answer may name any one of several. */
export interface Fault {
  /** The keyword that was broken, `business` for a rule that no schema says, `wire` for what is wrong with the text itself. */
  keyword: string;
  parameter: string;
  /** The rule words that are right for it; more than one where the documentation leaves it open. */
  rules: string[];
  /** What was sent there; undefined when nothing was. */
  value?: unknown;
  /** The value is not told: a secret, or what cannot be shown. */
  untold?: boolean;
}

export type Keys = readonly (string | number)[];

/** `['items', 0, 'name']` is written `items[0].name`. */
export const spelled = (keys: Keys): string =>
  keys.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');

const TYPE_WORDS: Readonly<Record<string, string>> = {
  ...{ number: 'numeric', integer: 'integer', string: 'string', boolean: 'boolean', object: 'object', array: 'array' },
};

// biome-ignore lint/suspicious/noExplicitAny: what ajv says of an error depends on its keyword.
type Words = (schema: any, error: ErrorObject) => string[];

const list = (values: unknown[]): string => `in:${values.map(String).join(',')}`;

/** Keyword to rule words. Where several types are allowed any of their words is right: no text says which. */
export const WORDS: Readonly<Record<string, Words>> = {
  type: (type) => [type].flat().flatMap((name: string) => TYPE_WORDS[name] ?? []),
  required: () => ['required'],
  enum: (values) => [list(values)],
  const: (value) => [list([value])],
  minLength: (least) => [`min_length:${least}`],
  maxLength: (most) => [`max_length:${most}`],
  minItems: (least) => [`min_items:${least}`],
  maxItems: (most) => [`max_items:${most}`],
  minProperties: (least) => [`min_items:${least}`],
  maxProperties: (most) => [`max_items:${most}`],
  minimum: (least) => [`min:${least}`],
  maximum: (most) => [`max:${most}`],
  exclusiveMinimum: (least) => [least === 0 ? 'positive_numeric' : `min:${least}`],
  exclusiveMaximum: (most) => [`max:${most}`],
  uniqueItems: () => ['unique'],
  additionalProperties: () => ['unknown'],
  unevaluatedProperties: () => ['unknown'],
  format: (name) => [`format:${name}`],
  // A pattern has a name, or that of what it stands on.
  pattern: (_pattern, error) => [`format:${error.parentSchema?.['x-tenderbox-format'] ?? lastName(error)}`],
};

const lastName = ({ instancePath }: ErrorObject): string =>
  instancePath.split('/').findLast((key) => !/^\d*$/.test(key)) ?? 'pattern';

/** Keywords that only say that a branch failed; the branch's own errors say why. */
const COMPOSITES = ['oneOf', 'anyOf', 'allOf', 'if', 'propertyNames'];

const ajv = new Ajv2020.default({ strict: false, allErrors: true, verbose: true, validateSchema: false });
addFormats.default(ajv);
/** By object, and by text: most schemas are the same in all profiles, and compiling them is what takes time. */
const byObject = new WeakMap<object, ValidateFunction>();
const byText = new Map<string, ValidateFunction>();

export function validatorOf(schema: Schema): ValidateFunction {
  const known = byObject.get(schema);
  if (known !== undefined) return known;
  const text = JSON.stringify(schema);
  const validate = byText.get(text) ?? ajv.compile(JSON.parse(text));
  byText.set(text, validate);
  byObject.set(schema, validate);
  return validate;
}

const SECRETS = ['secret', 'received_signature', 'computed_signature', 'match.key'];

/** Every fault of a value by its schema; the keys lead to it from the body. */
export function faultsOf(schema: Schema, value: unknown, at: Keys = []): Fault[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => !COMPOSITES.includes(keyword));
  return errors.map((error) => faultOf(error, value, at));
}

function faultOf(error: ErrorObject, root: unknown, at: Keys): Fault {
  const keys: (string | number)[] = [...at, ...keysOf(error.instancePath, root)];
  const { keyword, params, propertyName } = error;
  const name = propertyName ?? params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  if (name !== undefined) keys.push(name);
  const rules = WORDS[keyword]?.(error.schema, error);
  if (rules === undefined) throw new Error(`The suite has no word for the keyword ${keyword}.`);
  let value: unknown = error.data;
  if (propertyName !== undefined) value = propertyName;
  else if (name !== undefined) value = (error.data as Record<string, unknown>)[name];
  const parameter = spelled(keys) || 'body';
  return { keyword, parameter, rules, value, ...(SECRETS.includes(parameter) ? { untold: true } : {}) };
}

function keysOf(instancePath: string, root: unknown): (string | number)[] {
  let value: unknown = root;
  const parts = instancePath.split('/').slice(1);
  return parts.map((part) => {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const index = Array.isArray(value) ? Number(key) : key;
    value = (value as Record<string, unknown>)[key];
    return index;
  });
}
