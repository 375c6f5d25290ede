/** Values that break exactly one keyword of a schema. */
import type { Schema } from './document.js';
import type { Keys } from './oracle.js';
import { FORMATS, fits, PATTERNS, type Place, put, sample, valueAt } from './places.js';

/** A body with one thing wrong, and which keyword of which place was meant. */
export interface BrokenBody {
  place: string;
  keyword: string;
  body: unknown;
}

const OF_EACH_TYPE: unknown[] = ['text', 7, 1.5, true, null, [], {}];

/** A text of so many characters that keeps to the format of the schema. */
export function longText({ format }: Schema, length: number, character = 'a'): string {
  if (format === 'uri') return 'http://127.0.0.1:9/'.padEnd(length, character);
  if (format === 'email') return `ada@${'a.'.repeat(Math.ceil(length / 2))}`.slice(0, length - 2).concat('ab');
  return character.repeat(length);
}

/** As many different values of a schema as are asked for, as far as it has them. */
function several(schema: Schema, valid: unknown, count: number): unknown[] {
  const choices: unknown[] = schema.enum ?? [];
  return Array.from({ length: count }, (_, i) => choices[i] ?? choices[0] ?? valid);
}

// biome-ignore lint/suspicious/noExplicitAny: what a keyword holds depends on it.
type Breaker = (value: any, schema: Schema, valid: any) => unknown[];

/** For each keyword the values that break it; an empty list where nothing can. */
export const BREAKERS: Readonly<Record<string, Breaker>> = {
  type: (type) => OF_EACH_TYPE.filter((value) => !fits({ type }, value)),
  enum: (values) => (typeof values[0] === 'string' ? ['none-of-them', `${values[0]} `, ''] : [999_999]),
  const: (value) => (typeof value === 'boolean' ? [!value] : typeof value === 'number' ? [value + 1] : ['another']),
  minLength: (least) => ['a'.repeat(least - 1)],
  maxLength: (most, schema) => {
    const plain = [longText(schema, most + 1)];
    return schema.format === undefined && schema.pattern === undefined ? [...plain, '😀'.repeat(most + 1)] : plain;
  },
  pattern: (_pattern, schema) => PATTERNS[schema['x-tenderbox-format']]?.bad ?? ['%%%'],
  format: (name) => FORMATS[name]?.bad ?? [],
  // One more or less is no other number where a double has no place for it.
  minimum: (least, { type }) =>
    [least - 1, ...(type === 'integer' ? [] : [least - 0.25])].filter((value) => value < least),
  maximum: (most, { type }) =>
    [most + 1, ...(type === 'integer' || most > 1e12 ? [] : [most + 0.25])].filter((value) => value > most),
  exclusiveMinimum: (least) => [least, least - 1],
  exclusiveMaximum: (most) => [most],
  minItems: (least, _schema, valid) => [valid.slice(0, least - 1)],
  maxItems: (most, { items }, valid) => [several(items, valid[0], most + 1)],
  uniqueItems: (_unique, _schema, valid) => [[valid[0], valid[0]]],
  minProperties: () => [{}],
  maxProperties: (most, { properties = {} }, valid) => {
    const free = Object.keys(properties).length === 0;
    const extra = Array.from({ length: most + 1 }, (_, i) => [`key_${i}`, 'value']);
    return free ? [Object.fromEntries(extra)] : [{ ...valid, ...membersOf(properties, most + 1) }];
  },
  propertyNames: ({ minLength, maxLength }, _schema, valid) => [
    ...(minLength === undefined ? [] : [{ ...valid, ['k'.repeat(minLength - 1)]: 1 }]),
    ...(maxLength === undefined ? [] : [{ ...valid, ['k'.repeat(maxLength + 1)]: 1 }]),
    ...(maxLength === undefined ? [] : [{ ...valid, ['😀'.repeat(maxLength + 1)]: 1 }]),
  ],
  required: (names: string[], _schema, valid) => names.map((name) => put(valid, [name], undefined)),
  additionalProperties: (more, _schema, valid) =>
    more === false ? ['colour', 'constructor', 'Amount', ''].map((name) => ({ ...valid, [name]: 'green' })) : [],
};

function membersOf(properties: Schema, count: number): object {
  const chosen = Object.entries<Schema>(properties).slice(0, count);
  return Object.fromEntries(chosen.map(([name, schema]) => [name, sample(schema, () => undefined)]));
}

/** Keywords that describe, name or lead on, and that no value can break by itself. */
const SILENT = [
  ...['description', 'title', 'default', 'example', 'examples', 'properties', 'items', 'oneOf', 'anyOf', '$comment'],
  ...['x-tenderbox-format', 'x-tenderbox-of', 'deprecated', 'readOnly', 'writeOnly'],
];

/** The keywords of a schema that can be broken. A keyword that the suite does not know is an error, not a gap. */
export function keywordsOf(schema: Schema): string[] {
  const names = Object.keys(schema).filter((name) => !SILENT.includes(name));
  for (const name of names) if (BREAKERS[name] === undefined) throw new Error(`The suite cannot break ${name}.`);
  return names;
}

/** Every keyword of a place broken in an otherwise valid body. */
export function* breakAt(place: Place, body: unknown, name: (keys: Keys) => string): Generator<BrokenBody> {
  const valid = valueAt(body, place.keys);
  for (const keyword of keywordsOf(place.schema)) {
    for (const value of BREAKERS[keyword]?.(place.schema[keyword], place.schema, valid) ?? []) {
      yield { place: name(place.keys), keyword, body: put(body, place.keys, value) };
    }
  }
  if ((place.schema.oneOf ?? place.schema.anyOf) === undefined) return;
  for (const value of OF_EACH_TYPE.filter((each) => !fits(place.schema, each))) {
    yield { place: name(place.keys), keyword: 'oneOf', body: put(body, place.keys, value) };
  }
}
