/** Every keyword of every parameter and body member, broken once in an otherwise valid request. */
import { breakAt } from './breaking.js';
import type { DocumentOperation, DocumentParameter, Schema } from './document.js';
import { type Fault, faultsOf, spelled, WORDS } from './oracle.js';
import { FORMATS, type Hint, PATTERNS, placesOf, sample } from './places.js';
import type { FuzzRequest } from './target.js';

export interface Breach {
  /** `createPayment body.items[0].name maxLength`: what is broken, for people and for the table. */
  name: string;
  keyword: string;
  request: FuzzRequest;
  /** What the answer may name; one fault, unless two keywords cannot be broken apart. */
  faults: Fault[];
}

/** Valid path parameters and queries of an operation. */
export type Base = Pick<FuzzRequest, 'path' | 'query'>;

export function* breachesOf(operation: DocumentOperation, base: Base, hint: Hint): Generator<Breach> {
  const body = operation.body === undefined ? undefined : sample(operation.body, hint);
  const valid: FuzzRequest = { operation, ...base, ...(body === undefined ? {} : { body }) };
  yield* bodyBreaches(valid, hint);
  for (const parameter of operation.parameters) {
    for (const breach of parameterBreaches(valid, parameter)) yield breach;
  }
  yield* wireBreaches(valid);
}

function* bodyBreaches(valid: FuzzRequest, hint: Hint): Generator<Breach> {
  const { operation } = valid;
  const schema = operation.body;
  if (schema === undefined) return;
  for (const place of placesOf(schema)) {
    const whole = sample(schema, hint, place);
    if (faultsOf(schema, whole).length > 0) throw new Error(`${operation.operationId}: ${JSON.stringify(whole)}`);
    for (const { keyword, place: at, body } of breakAt(place, whole, spelled)) {
      const faults = faultsOf(schema, body);
      const name = `${operation.operationId} body.${at} ${keyword}`;
      // What one branch refuses another one may take.
      if (faults.length === 0 && place.branches.size > 0) continue;
      if (faults.length === 0) throw new Error(`${name}: ${JSON.stringify(body)} breaks nothing`);
      yield { name, keyword, request: { ...valid, body }, faults };
    }
  }
}

/** Texts that break a keyword of a parameter. A text cannot have the wrong type where the type is string. */
const TEXTS: Readonly<Record<string, (schema: Schema) => string[]>> = {
  type: ({ type }) =>
    ({ integer: ['ten', '1.5', '0x10', '1e1', '05', '+5', ''], number: ['ten', '0x10'], boolean: ['maybe', '1'] })[
      type as string
    ] ?? [],
  enum: ({ enum: values }) => ['none-of-them', String(values[0]).toUpperCase(), ''].filter((t) => !values.includes(t)),
  minLength: ({ minLength }) => ['a'.repeat(minLength - 1)],
  maxLength: ({ maxLength }) => ['a'.repeat(maxLength + 1)],
  minimum: ({ minimum }) => (minimum > 0 ? [String(minimum - 1)] : []),
  maximum: ({ maximum }) => [String(maximum + 1), `${maximum}0`],
  format: ({ format }) => FORMATS[format]?.bad ?? [],
  pattern: (schema) => PATTERNS[schema['x-tenderbox-format']]?.bad.filter((text) => text.trim() !== '') ?? [],
};

function* parameterBreaches(valid: FuzzRequest, parameter: DocumentParameter): Generator<Breach> {
  const { name, schema } = parameter;
  for (const [keyword, texts] of Object.entries(TEXTS)) {
    if (schema[keyword] === undefined) continue;
    for (const text of texts(schema)) {
      // A path with an empty part is another path, and no operation has it.
      if (parameter.in === 'path' && text === '') continue;
      const rules =
        WORDS[keyword]?.(schema[keyword], { parentSchema: schema, instancePath: `/${name}` } as never) ?? [];
      const fault: Fault = { keyword, parameter: name, rules, value: text };
      const breach = `${valid.operation.operationId} ${parameter.in}.${name} ${keyword}`;
      yield { name: breach, keyword, request: withText(valid, parameter, text), faults: [fault] };
    }
  }
}

function withText(valid: FuzzRequest, parameter: DocumentParameter, text: string): FuzzRequest {
  const { name } = parameter;
  if (parameter.in === 'path') return { ...valid, path: { ...valid.path, [name]: text } };
  if (parameter.in === 'header') return { ...valid, headers: { ...valid.headers, [name]: text } };
  return { ...valid, query: [...(valid.query ?? []).filter(([other]) => other !== name), [name, text]] };
}

/** What is wrong with the text of a request before any schema is asked. */
function* wireBreaches(valid: FuzzRequest): Generator<Breach> {
  const { operation, body } = valid;
  const breach = (what: string, change: Partial<FuzzRequest>, parameter: string, rule: string, value?: unknown) => ({
    name: `${operation.operationId} ${what}`,
    keyword: what,
    request: { ...valid, ...change },
    faults: [{ keyword: 'wire', parameter, rules: [rule], value }],
  });
  yield breach('unknown query', { query: [['colour', 'green']] }, 'colour', 'unknown', 'green');
  yield breach('bracketed query', { rawQuery: 'limit[]=1' }, 'limit[]', 'unknown', '1');
  const [first] = operation.parameters.filter((parameter) => parameter.in === 'query');
  if (first !== undefined) {
    const { name } = first;
    yield breach('query twice', { rawQuery: `${name}=1&${name}=2` }, name, 'unique', '2');
    yield breach('query escape', { rawQuery: `${name}=%zz` }, name, 'format:url_encoding', '%zz');
  }
  if (body === undefined) return;
  const text = JSON.stringify(body);
  const inner = text.slice(1, -1);
  const twice = inner === '' ? '"a":1,"a":2' : `${inner},"a":1,"a":2`;
  yield breach('malformed JSON', { rawBody: text.slice(0, -1) }, 'body', 'json');
  yield breach('member twice', { rawBody: `{${twice}}` }, 'a', 'unique');
  yield breach(
    'trap key',
    { rawBody: `{${inner}${inner === '' ? '' : ','}"__proto__":{"a":1}}` },
    '__proto__',
    'unknown',
  );
  const comma = inner === '' ? '' : ',';
  yield breach('half a character', { rawBody: `{${inner}${comma}"a":"x\\ud800y"}` }, 'a', 'format:unicode');
  yield breach('half a name', { rawBody: `{${inner}${comma}"x\\uDC00y":1}` }, 'x\ufffdy', 'format:unicode');
  yield breach('invalid UTF-8', { rawBody: Buffer.from(`{"a":"\xff"}`, 'latin1') }, 'body', 'json');
  const type = (value: string) => ({ headers: { 'content-type': value } });
  yield breach('content type', type('text/plain'), 'Content-Type', 'content_type', 'text/plain');
  yield breach(
    'charset',
    type('application/json; charset=utf-16'),
    'Content-Type',
    'content_type',
    'application/json; charset=utf-16',
  );
  const deep = `{"a":${'['.repeat(70)}${']'.repeat(70)}}`;
  yield { ...breach('deep nesting', { rawBody: deep }, '', 'json'), faults: [deepFault] };
}

const deepFault: Fault = { keyword: 'wire', parameter: `a${'[0]'.repeat(63)}`, rules: ['json'] };
