/** Where a schema says something, and a valid value that has something there. */
import type { Schema } from './document.js';
import { type Keys, spelled, validatorOf } from './oracle.js';

/** A value that fits the schema and the meaning that no schema says; undefined where the schema is enough. */
export type Hint = (at: Keys) => unknown;

export interface Place {
  keys: Keys;
  schema: Schema;
  /** Which branch of a `oneOf` or `anyOf` was taken on the way, by where it stands. */
  branches: ReadonlyMap<string, number>;
}

const branchesOf = (schema: Schema): Schema[] | undefined => schema.oneOf ?? schema.anyOf;

/** Every place of a schema: the whole, each member, each entry, each branch, at every depth. */
export function* placesOf(schema: Schema, keys: Keys = [], branches: Place['branches'] = new Map()): Generator<Place> {
  yield { keys, schema, branches };
  const alternatives = branchesOf(schema);
  for (const [i, branch] of (alternatives ?? []).entries()) {
    yield* placesOf(branch, keys, new Map([...branches, [spelled(keys), i]]));
  }
  for (const [name, member] of Object.entries<Schema>(schema.properties ?? {})) {
    yield* placesOf(member, [...keys, name], branches);
  }
  if (typeof schema.additionalProperties === 'object') {
    yield* placesOf(schema.additionalProperties, [...keys, 'some_key'], branches);
  }
  if (schema.items !== undefined) yield* placesOf(schema.items, [...keys, 0], branches);
}

export const FORMATS: Readonly<Record<string, { good: string; bad: string[] }>> = {
  'date-time': {
    good: '2026-11-27T08:30:00Z',
    bad: ['2026-02-30T00:00:00Z', 'tomorrow', '2026-12-01', '2026-12-01T00:00:00', '2026-12-01T25:00:00Z'],
  },
  date: { good: '2026-12-24', bad: ['2026-02-30', '24.12.2026', '2026-12-24T00:00:00Z'] },
  uri: {
    good: 'http://127.0.0.1:9/hook',
    bad: ['https://shop.example/a b', 'https://shop.example/%zz', 'https://shop.example/<a>'],
  },
  email: { good: 'ada@shop.example', bad: ['ada', 'ada@@shop.example', '@shop.example'] },
};

/** A pattern cannot be turned into a text in general; these are the named ones of the contracts, by `x-tenderbox-format`. */
export const PATTERNS: Readonly<Record<string, { good: string; bad: string[] }>> = {
  duration: { good: '15m', bad: ['soon', '15 m', '-1h'] },
  uri: { good: 'http://127.0.0.1:9/hook', bad: ['ftp://shop.example/', 'file:///etc/passwd', '/thanks'] },
  visible_ascii: { good: 'key-1', bad: ['a b', ' '] },
  business_name: { good: 'Corner Books', bad: [' a', 'a ', 'a\nb'] },
  color: { good: '#8a1c4a', bad: ['red', '#fff', '#8a1c4g', '8a1c4a'] },
  picture: {
    good: 'data:image/png;base64,iVBORw0KGgo=',
    bad: [
      'logo.png',
      'https://shop.example/logo.png',
      'data:text/html;base64,PHN2Zz4=',
      'data:image/png;base64,PHN2Zz4=',
    ],
  },
  inbox_name: { good: 'shop', bad: ['a b', '-a', 'a/b'] },
  snapshot_name: { good: 'before-refund', bad: ['a b', '-a', 'a/b'] },
};

/** A valid value, whole: every optional member is there unless the schema forbids all at once. */
export function sample(schema: Schema, hint: Hint, place?: Pick<Place, 'keys' | 'branches'>, at: Keys = []): unknown {
  const meant = hint(at);
  const wanted = place?.keys ?? [];
  // A value that is meant as a whole cannot hold the place that is wanted inside of it.
  const inside = wanted.length > at.length && at.every((key, i) => key === wanted[i]);
  if (meant !== undefined && !inside) return meant;
  const alternatives = branchesOf(schema);
  if (alternatives !== undefined) {
    const index = place?.branches.get(spelled(at)) ?? 0;
    return sample(alternatives[index] as Schema, hint, place, at);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const type = [schema.type].flat()[0];
  if (type === 'object' || schema.properties !== undefined) return sampleObject(schema, hint, place, at);
  if (type === 'array') return sampleArray(schema, hint, place, at);
  if (type === 'boolean') return true;
  return type === 'number' || type === 'integer' ? sampleNumber(schema) : sampleText(schema);
}

function sampleObject(schema: Schema, hint: Hint, place: Parameters<typeof sample>[2], at: Keys): object {
  const { properties = {}, required = [], maxProperties = Infinity } = schema;
  const next = place?.keys[at.length];
  const names = Object.keys(properties);
  const first = typeof next === 'string' ? next : (required[0] ?? names[0]);
  const chosen = names.length <= maxProperties ? names : [...new Set([...required, first])];
  const entries = chosen
    .filter((name) => properties[name] !== undefined)
    .map((name): [string, unknown] => [name, sample(properties[name], hint, place, [...at, name])]);
  if (typeof schema.additionalProperties === 'object' && typeof next === 'string' && properties[next] === undefined) {
    entries.push([next, sample(schema.additionalProperties, hint, place, [...at, next])]);
  }
  // What is meant to be left out has the hint null.
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

function sampleArray(schema: Schema, hint: Hint, place: Parameters<typeof sample>[2], at: Keys): unknown[] {
  const count = Math.max(1, schema.minItems ?? 0);
  return Array.from({ length: count }, () => sample(schema.items ?? {}, hint, place, [...at, 0]));
}

function sampleNumber({ minimum, exclusiveMinimum, type }: Schema): number {
  if (exclusiveMinimum !== undefined) return exclusiveMinimum + 1;
  if (minimum !== undefined) return Math.ceil(minimum);
  return type === 'integer' ? 7 : 7.5;
}

function sampleText({ format, pattern, minLength = 0, ...schema }: Schema): string {
  const named = schema['x-tenderbox-format'];
  if (pattern !== undefined) {
    const known = PATTERNS[named];
    if (known === undefined) throw new Error(`The suite knows no text for the pattern ${pattern}; give it a name.`);
    return known.good;
  }
  if (format !== undefined && FORMATS[format] !== undefined) return FORMATS[format].good;
  return 'text'.padEnd(minLength, 't');
}

/** A copy with another value in one place; `undefined` takes the member away. */
export function put(root: unknown, keys: Keys, value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(root)) return root.map((entry, i) => (i === key ? put(entry, rest, value) : entry));
  const copy = { ...(root as Record<string, unknown>) };
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = put(copy[key], rest, value);
  return copy;
}

/** What stands in a place. */
export const valueAt = (root: unknown, keys: Keys): unknown =>
  keys.reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key as string], root);

export const fits = (schema: Schema, value: unknown): boolean => validatorOf(schema)(value) === true;
