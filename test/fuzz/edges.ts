/** The values on the edges of each keyword, which must still be taken, and requests that have one of them. */
import { longText } from './breaking.js';
import type { DocumentOperation, Schema } from './document.js';
import { CRYPTO, DECIMALS } from './meanings.js';
import { type Keys, spelled } from './oracle.js';
import { type Hint, placesOf, put, sample, valueAt } from './places.js';
import type { FuzzRequest } from './target.js';

export interface Edge {
  name: string;
  request: FuzzRequest;
}

// biome-ignore lint/suspicious/noExplicitAny: what a keyword holds depends on it.
type Edges = (value: any, schema: Schema, valid: any) => unknown[];

const plain = ({ format, pattern, enum: values }: Schema): boolean =>
  format === undefined && pattern === undefined && values === undefined;

/** Code points, not units of UTF-16: an emoji is one character. */
const ofLength = (schema: Schema, length: number): string[] =>
  plain(schema) ? ['a'.repeat(length), '😀'.repeat(length), 'é'.repeat(length)] : [longText(schema, length)];

export const EDGES: Readonly<Record<string, Edges>> = {
  type: (type) => (Array.isArray(type) ? type.map((each: string) => OF_TYPE[each]) : []),
  enum: (values) => values,
  minLength: (least, schema) => (plain(schema) ? ofLength(schema, least) : []),
  // The part of an e-mail address before the @ and each label behind it have bounds of their own.
  maxLength: (most, schema) => (schema.format === 'email' ? [longEmail(most)] : ofLength(schema, most)),
  minimum: (least) => [least],
  maximum: (most) => [most],
  minItems: (least, _schema, valid) => [valid.slice(0, least)],
  maxItems: (most, { uniqueItems, items }, valid) =>
    uniqueItems === true ? [items.enum.slice(0, most)] : [Array.from({ length: most }, () => valid[0])],
  minProperties: () => [],
  maxProperties: (most, { properties }) =>
    properties === undefined ? [Object.fromEntries(Array.from({ length: most }, (_, i) => [`key_${i}`, i]))] : [],
  propertyNames: ({ minLength = 1, maxLength = 10 }) =>
    ['k'.repeat(minLength), 'k'.repeat(maxLength), '😀'.repeat(maxLength)].map((name) => ({ [name]: 'value' })),
};

const OF_TYPE: Readonly<Record<string, unknown>> = {
  ...{ string: 'text', number: 0.1, integer: 7, boolean: false, null: null, object: {}, array: [] },
};

function longEmail(length: number): string {
  const label = `${'a'.repeat(60)}.`;
  const domain = label.repeat(4).slice(0, length - 'ada@'.length - 3);
  return `ada@${domain}${domain.endsWith('.') ? 'a' : '.'}`.padEnd(length, 'b');
}

/** Requests with one value on an edge each, one with each optional member left out, and one without any of them. */
export function* edgesOf(operation: DocumentOperation, hint: Hint): Generator<Edge> {
  const schema = operation.body;
  const edge = (what: string, body: unknown): Edge => ({
    name: `${operation.operationId} ${what}`,
    request: { operation, body },
  });
  if (schema === undefined) return;
  for (const place of placesOf(schema)) {
    const whole = sample(schema, hint, place);
    for (const [keyword, edges] of Object.entries(EDGES)) {
      const said = place.schema[keyword];
      if (said === undefined) continue;
      for (const value of edges(said, place.schema, valueAt(whole, place.keys))) {
        yield edge(`${spelled(place.keys)} ${keyword}`, put(sample(schema, hint, place), place.keys, value));
      }
    }
  }
  for (const { keys, body } of withoutOptionals(schema, hint)) yield edge(`without ${spelled(keys)}`, body);
}

function* withoutOptionals(schema: Schema, hint: Hint): Generator<{ keys: Keys; body: unknown }> {
  const { properties = {}, required = [] } = schema;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  for (const name of optional) yield { keys: [name], body: put(sample(schema, hint), [name], undefined) };
  const none = optional.reduce<unknown>((body, name) => put(body, [name], undefined), sample(schema, hint));
  yield { keys: ['all'], body: none };
}

/** The least amount, all decimals, and 15 digits, in each currency that the operation takes. */
export function* amountEdges(
  operation: DocumentOperation,
  hint: Hint,
  addresses: ReadonlyMap<string, string>,
): Generator<Edge> {
  if (operation.body?.properties?.amount === undefined) return;
  const payout = operation.operationId === 'createPayout';
  for (const [currency, decimals] of Object.entries(DECIMALS)) {
    if (payout && CRYPTO[currency] === undefined) continue;
    const unit = Number(`1e-${decimals}`);
    const least = payout ? (CRYPTO[currency]?.least ?? unit) : unit;
    const whole = '123456789012345'.slice(0, 15 - decimals);
    const all = Number(decimals === 0 ? whole : `${whole}.${'987654321'.slice(0, decimals)}`);
    for (const amount of [least, Number((least + unit).toFixed(decimals)), all]) {
      const address = payout ? { address: addresses.get(currency) } : {};
      const body = { ...(sample(operation.body, hint) as object), currency, amount, ...address };
      yield { name: `${operation.operationId} ${amount} ${currency}`, request: { operation, body } };
    }
  }
}

const TIMES = [
  '2026-11-01T00:00:00Z',
  '2026-11-01T01:30:00+01:30',
  '2026-11-01T00:00:00.123456789Z',
  '2024-02-29T23:59:59-12:00',
];

/** Parameters on their edges. */
export function* parameterEdges(operation: DocumentOperation, path: Record<string, string>): Generator<Edge> {
  for (const { name, in: where, schema } of operation.parameters) {
    const texts: string[] = [
      ...(schema.enum ?? []),
      ...[schema.minimum, schema.maximum].filter((limit) => limit !== undefined).map(String),
      ...(schema.format === 'date-time' ? TIMES : []),
      ...(where === 'header' ? ['x'.repeat(schema.minLength ?? 1), 'x'.repeat(schema.maxLength)] : []),
    ];
    for (const text of texts) {
      const change =
        where === 'header' ? { headers: { [name]: text } } : { query: [[name, text]] as [string, string][] };
      yield { name: `${operation.operationId} ${name}=${text.slice(0, 40)}`, request: { operation, path, ...change } };
    }
  }
}
