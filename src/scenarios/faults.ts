/** The schema's verdict in the words of somebody who writes scenarios: where, what is wrong, what would be right. */
import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../domain/types.js';
import { escapePointer, type Source } from './document.js';
import { SCENARIO_SCHEMA } from './schema.js';
import { suggestValue, suggestWord } from './suggest.js';
import type { ScenarioFault } from './types.js';

/** Makes a fault out of a place in a document. */
export function faultAt(
  source: Source,
  pointer: string,
  part: 'key' | 'value',
  message: string,
  suggestion?: string,
): ScenarioFault {
  const { line, column } = source.placeOf(pointer, part) ?? { line: null, column: null };
  return { file: source.file, line, column, pointer, message, ...(suggestion === undefined ? {} : { suggestion }) };
}

type Validator = ReturnType<Ajv2020['compile']>;
const compiled = new Map<boolean, Validator>();

/** Compiled when the first scenario is read: a server that is never asked for one does not pay for it. */
function validator(allErrors: boolean): Validator {
  let found = compiled.get(allErrors);
  if (found === undefined) {
    const ajv = new Ajv2020({ allErrors, verbose: true, allowUnionTypes: true, strictRequired: false });
    ajv.addVocabulary(['x-expected']);
    found = ajv.compile(SCENARIO_SCHEMA);
    compiled.set(allErrors, found);
  }
  return found;
}

/**
 * Every way in which the document leaves the schema, at most one per value and unknown or missing key.
 * @param first whether it is enough to know one of them
 */
export function schemaFaults(source: Source, first = false): ScenarioFault[] {
  const validate = validator(!first);
  if (validate(source.value)) return [];
  const seen = new Set<string>();
  const told = (validate.errors ?? []).flatMap((error) => {
    const fault =
      TELLERS[error.keyword]?.(source, error) ?? (isLeftToChecks(error) ? undefined : tellValue(source, error));
    const key = fault === undefined ? '' : `${fault.pointer} ${NAMES_A_KEY.has(error.keyword) ? fault.message : ''}`;
    if (fault === undefined || seen.has(key)) return [];
    seen.add(key);
    return [fault];
  });
  // The first error may be one that is left to the checks, which rely on the others.
  return first && told.length === 0 ? schemaFaults(source) : told;
}

/** These hold between keys; the checks say them better than a schema can. */
const BETWEEN_KEYS = new Set(['oneOf', 'anyOf', 'not', 'dependentRequired']);
const NAMES_A_KEY = new Set(['required', 'additionalProperties']);

function isLeftToChecks(error: ErrorObject): boolean {
  return BETWEEN_KEYS.has(error.keyword) || /\/(oneOf|anyOf)\//.test(error.schemaPath);
}

type Teller = (source: Source, error: ErrorObject) => ScenarioFault | undefined;

const TELLERS: Readonly<Record<string, Teller>> = {
  required(source, error) {
    if (isLeftToChecks(error)) return undefined;
    const { missingProperty: missing } = error.params as { missingProperty: string };
    const schema = propertyOf(error, missing);
    const expected = schema === undefined ? undefined : expectation(schema);
    const suggestion = expected === undefined ? undefined : `It must be ${expected}.`;
    return faultAt(
      source,
      error.instancePath,
      'value',
      `${labelOf(error.instancePath)} has no ${missing}.`,
      suggestion,
    );
  },
  additionalProperties(source, error) {
    const { additionalProperty: key } = error.params as { additionalProperty: string };
    const pointer = `${error.instancePath}/${escapePointer(key)}`;
    const known = Object.keys((error.parentSchema?.properties ?? {}) as JsonObject);
    const message = `${labelOf(error.instancePath)} has no key ${quote(key)}.`;
    const suggestion = known.length === 0 ? 'It takes nothing: {}.' : suggestWord(key, known);
    return faultAt(source, pointer, 'key', message, suggestion);
  },
  enum(source, error) {
    const allowed = (error.schema as Json[]).map(String);
    const message = `${labelOf(error.instancePath)} cannot be ${quote(error.data)}.`;
    return faultAt(source, error.instancePath, 'value', message, suggestWord(error.data, allowed));
  },
};

function propertyOf(error: ErrorObject, name: string): JsonObject | undefined {
  return (error.parentSchema?.properties as Record<string, JsonObject> | undefined)?.[name];
}

function tellValue(source: Source, error: ErrorObject): ScenarioFault {
  const schema = (error.parentSchema ?? {}) as JsonObject;
  const expected = expectation(schema) ?? error.message ?? 'something else';
  const message = `${labelOf(error.instancePath)} must be ${expected}, not ${quote(error.data)}.`;
  return faultAt(source, error.instancePath, 'value', message, suggestValue(error.data, schema));
}

/** How the sentence "… must be …" ends for a schema. */
function expectation(schema: JsonObject): string | undefined {
  if (typeof schema['x-expected'] === 'string') return schema['x-expected'];
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.join(', ')}`;
  const { type, minLength, maxLength, minItems, maxItems } = schema;
  if (type === 'string' && minLength !== undefined) return `text of ${minLength} to ${maxLength} characters`;
  if (type === 'array' && maxItems !== undefined) return `a list of ${minItems ?? 0} to ${maxItems} values`;
  if (Array.isArray(type)) return type.map(withArticle).join(' or ');
  return typeof type === 'string' ? withArticle(type) : undefined;
}

const ARTICLES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};
const withArticle = (type: Json): string => ARTICLES[String(type)] ?? String(type);

const LABELS: readonly [pattern: RegExp, label: string][] = [
  [/^$/, 'The scenario'],
  [/^\/steps\/\d+$/, 'The step'],
  [/^\/deliveries\/\d+$/, 'The delivery rule'],
  [/^\/respond\/\d+$/, 'The respond rule'],
];

/** What a value is called in a message: its key, or what stands there. */
export function labelOf(pointer: string): string {
  const found = LABELS.find(([pattern]) => pattern.test(pointer));
  if (found !== undefined) return found[1];
  const parts = pointer.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = parts.at(-1) ?? '';
  return /^\d+$/.test(last) ? `${parts.at(-2)}[${last}]` : last;
}

/** A value as it would be written, shortened. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
