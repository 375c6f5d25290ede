/** Requests by chance: what fits a schema, what nearly does, and what is meant to hurt. */
import fc, { type Arbitrary } from 'fast-check';
import type { DocumentOperation, Schema } from './document.js';
import { DECIMALS, freshUrl } from './meanings.js';
import { type Keys, spelled } from './oracle.js';
import { PATTERNS } from './places.js';
import { NOW } from './target.js';

/** Arbitraries for places of which the schema does not say what is meant. */
export type Meaning = (at: Keys) => Arbitrary<unknown> | undefined;

const now = Date.parse(NOW);
const DAY = 86_400_000;

/** Numbers as people write them: a few digits and a few decimals, and the limits. */
function numbers({ type, minimum, exclusiveMinimum, maximum = 999_999_999_999_999 }: Schema): Arbitrary<number> {
  const least = minimum ?? exclusiveMinimum ?? -1_000_000;
  const whole = fc.integer({ min: Math.ceil(least), max: Math.min(maximum, 2 ** 31) });
  const integers = fc
    .oneof(whole, fc.constantFrom(minimum ?? maximum, maximum))
    .filter((value) => value !== exclusiveMinimum);
  if (type === 'integer') return integers;
  const decimals = fc
    .tuple(fc.nat(99_999_999), fc.nat(8))
    .map(([digits, places]) => Number(`${digits}e-${places}`))
    .filter((value) => value >= least && value <= maximum);
  return fc.oneof(decimals, integers);
}

function instants(): Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: -2 * DAY, max: 32 * DAY }), fc.constantFrom('Z', '.5Z', '.123456Z', '+02:00', '-11:30'))
    .map(([ahead, zone]) => new Date(now + ahead).toISOString().replace(/\.\d{3}Z$/, zone));
}

const FORMATTED: Readonly<Record<string, () => Arbitrary<string>>> = {
  'date-time': instants,
  date: () => fc.integer({ min: -400, max: 4000 }).map((days) => new Date(now + days * DAY).toISOString().slice(0, 10)),
  email: () => fc.emailAddress(),
  uri: () => fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true, withFragments: true }),
};

function texts({ format, pattern, minLength = 0, maxLength = 300, ...schema }: Schema): Arbitrary<string> {
  const formatted = FORMATTED[format];
  if (formatted !== undefined) return formatted();
  if (pattern !== undefined) return fc.constant(PATTERNS[schema['x-tenderbox-format']]?.good ?? 'text');
  // A unit of `binary` is one code point, which is how the contract counts.
  const unit = fc.constantFrom('grapheme-ascii' as const, 'binary' as const);
  const size = { minLength, maxLength: Math.min(maxLength, 400) };
  const usual = unit.chain((one) => fc.string({ unit: one, ...size }));
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: fc.constant('😀'.repeat(maxLength)) });
}

/** Values that fit a schema. */
export function valid(schema: Schema, meaning: Meaning, at: Keys = []): Arbitrary<unknown> {
  const meant = meaning(at);
  if (meant !== undefined) return meant;
  const alternatives: Schema[] | undefined = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined) return fc.oneof(...alternatives.map((each) => valid(each, meaning, at)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: string) => valid({ ...schema, type }, meaning, at)));
  }
  switch (schema.type) {
    case 'object':
      return objects(schema, meaning, at);
    case 'array': {
      const { items = {}, minItems: minLength = 0, maxItems: maxLength = 25, uniqueItems } = schema;
      const entry = valid(items, meaning, [...at, 0]);
      const size = { minLength, maxLength: Math.min(maxLength, 25) };
      return uniqueItems === true ? fc.uniqueArray(entry, size) : fc.array(entry, size);
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'number':
    case 'integer':
      return numbers(schema);
    default:
      return texts(schema);
  }
}

function objects(schema: Schema, meaning: Meaning, at: Keys): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames = {}, maxProperties = 50 } = schema;
  if (typeof additionalProperties === 'object') {
    const names = texts({ minLength: 1, maxLength: 40, ...propertyNames }).filter((name) => name !== '__proto__');
    const values = valid(additionalProperties, meaning, [...at, 'some_key']);
    return fc.dictionary(names, values, { maxKeys: Math.min(maxProperties, 12), noNullPrototype: true });
  }
  const members = Object.entries<Schema>(properties).map(([name, member]): [string, Arbitrary<unknown>] => [
    name,
    valid(member, meaning, [...at, name]),
  ]);
  const one = schema.maxProperties === 1 && members.length > 1;
  if (one) return fc.oneof(...members.map(([name, member]) => member.map((value) => ({ [name]: value }))));
  return fc.record(Object.fromEntries(members), { requiredKeys: required, noNullPrototype: true });
}

/** Amounts that fit their currency most of the time. */
const priced = (codes: readonly string[]) =>
  fc.tuple(fc.constantFrom(...codes), fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 9 }));

/** Bodies of an operation of the merchant API that keep to the schema and usually to the rules of the business as well. */
export function merchantBodies(operation: DocumentOperation, address: ReadonlyMap<string, string>): Arbitrary<unknown> {
  const free = valid(operation.body, (at) =>
    operation.operationId === 'createWebhook' && spelled(at) === 'url'
      ? fc.oneof(FORMATTED.uri?.() as Arbitrary<string>, fc.nat(9).map(freshUrl))
      : undefined,
  );
  if (operation.body.properties.amount === undefined) return free;
  const payout = operation.operationId === 'createPayout';
  const codes = payout ? [...address.keys()] : Object.keys(DECIMALS);
  return fc.tuple(free, priced(codes), fc.nat(9)).map(([body, [currency, minor, less], odd]) => {
    if (odd === 0) return body;
    const decimals = Math.max(0, (DECIMALS[currency] ?? 0) - less);
    const amount = Number(`${minor}e-${decimals}`);
    const to = payout ? { address: address.get(currency) } : {};
    return { ...(body as object), currency, amount, ...to };
  });
}

/** Values that fit hardly anywhere. */
const ODD: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    0,
    -1,
    0.5,
    1e15,
    1e21,
    1e-9,
    [],
    {},
    [[]],
    { a: { b: 1 } },
    { 'x\ud83dy': 'z' },
    'EUR',
    '2026-02-30',
  ),
  fc.constantFrom(
    'x'.repeat(1001),
    'javascript:alert(1)',
    '\u0000',
    '\ud800',
    'x\udc00y',
    '\u202e',
    '2026-12-01T00:00:00Z',
  ),
  fc.string({ unit: 'binary' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** One change somewhere in a value: another value, a member or entry more or less. */
export function mutate(value: unknown, steps: readonly number[], odd: unknown): unknown {
  const [step = 0, ...rest] = steps;
  if (typeof value !== 'object' || value === null || rest.length === 0) return odd;
  if (Array.isArray(value)) {
    const index = step % (value.length + 1);
    return index === value.length ? [...value, odd] : value.with(index, mutate(value[index], rest, odd));
  }
  const entries = Object.entries(value);
  const index = step % (entries.length + 2);
  if (index === entries.length) return { ...value, [`extra_${step}`]: odd };
  if (index > entries.length) return Object.fromEntries(entries.slice(1));
  return Object.fromEntries(entries.map(([key, each], i) => [key, i === index ? mutate(each, rest, odd) : each]));
}

/** Bodies with one thing changed that usually makes them wrong. */
export const nearly = (bodies: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(bodies, fc.array(fc.nat(30), { minLength: 2, maxLength: 5 }), ODD)
    .map(([body, steps, odd]) => mutate(body, steps, odd));

/** Queries: known parameters with texts that fit, or nearly do, and now and then one that is not known. */
export function queries(operation: DocumentOperation, cursors: readonly string[]): Arbitrary<[string, string][]> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const odd = fc.constantFrom(
    '',
    '0',
    '101',
    '-1',
    '1e1',
    '0x10',
    ' 5',
    'none',
    '2026-02-30T00:00:00Z',
    '\u0000',
    '😀',
  );
  const pairs = parameters.map(({ name, schema }) => {
    const fitting = /^(starting_after|ending_before)$/.test(name)
      ? fc.constantFrom(...cursors)
      : valid(schema, () => undefined);
    const text = fc.oneof({ weight: 6, arbitrary: fitting.map(String) }, { weight: 1, arbitrary: odd });
    return fc.tuple(fc.constant(name), text);
  });
  const unknown = fc.tuple(fc.constantFrom('colour', 'Limit', 'limit ', 'toString'), odd);
  if (pairs.length === 0) {
    return fc.array<[string, string]>(unknown, { maxLength: 1 });
  }
  const one = fc.oneof({ weight: 20, arbitrary: fc.oneof(...pairs) }, { weight: 1, arbitrary: unknown });
  return fc.uniqueArray(one, { selector: ([name]) => name, maxLength: 4 });
}
