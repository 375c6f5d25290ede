/** The schema's verdict in the words of somebody who writes scenarios: where, what is wrong, what would be right. */
import type { ValidationError } from '../contract/contract.js';
import type { Json, JsonObject } from '../domain/records.js';
import { suggestWord } from '../words/nearest.js';
import { escapePointer, keysOf } from './document.js';
import { DURATION_PATTERN, suggestDuration } from './durations.js';
import { findAll, findFirst } from './generated/validators.js';
import { MAX_NAME_LENGTH, NAME_PATTERN, SCENARIO_SCHEMA } from './schema.js';
import type { ScenarioIssue, Source } from './types.js';

/** Makes an issue out of a place in a document. */
export function issueAt(
  source: Source,
  pointer: string,
  part: 'key' | 'value',
  message: string,
  suggestion?: string,
): ScenarioIssue {
  const { line, column } = source.placeOf(pointer, part) ?? { line: null, column: null };
  return { file: source.file, line, column, pointer, message, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** What stands at the keys of a JSON pointer. */
const valueAt = (value: Json, keys: readonly string[]): Json | undefined =>
  keys.reduce<Json | undefined>((at, key) => (at as JsonObject | undefined)?.[key], value);

/** The schema that has the broken keyword. */
const schemaOf = (error: ValidationError): JsonObject =>
  valueAt(SCENARIO_SCHEMA, keysOf(error.schemaPath).slice(0, -1)) as JsonObject;

const keywordOf = (error: ValidationError): string => keysOf(error.schemaPath).at(-1) as string;

/**
 * Every way in which the document leaves the schema, at most one per value and unknown or missing key.
 * @param first whether it is enough to know one of them
 */
export function schemaIssues(source: Source, first = false): ScenarioIssue[] {
  const validate = first ? findFirst() : findAll();
  if (validate(source.value)) return [];
  const seen = new Set<string>();
  const explained = (validate.errors ?? []).flatMap((error) => {
    const keyword = keywordOf(error);
    const issue =
      EXPLAINED[keyword]?.(source, error) ?? (isLeftToChecks(error) ? undefined : explainValue(source, error));
    const key = issue === undefined ? '' : `${issue.pointer} ${NAMES_A_KEY.has(keyword) ? issue.message : ''}`;
    if (issue === undefined || seen.has(key)) return [];
    seen.add(key);
    return [issue];
  });
  // The first error may be one that is left to the checks, which rely on the others.
  return first && explained.length === 0 ? schemaIssues(source) : explained;
}

/** These hold between keys; the checks say them better than a schema can. */
const BETWEEN_KEYS = new Set(['oneOf', 'anyOf', 'not', 'dependentRequired']);
const NAMES_A_KEY = new Set(['required', 'additionalProperties']);

function isLeftToChecks(error: ValidationError): boolean {
  return BETWEEN_KEYS.has(keywordOf(error)) || /\/(oneOf|anyOf)\//.test(error.schemaPath);
}

type Explain = (source: Source, error: ValidationError) => ScenarioIssue | undefined;

const EXPLAINED: Readonly<Record<string, Explain>> = {
  required(source, error) {
    if (isLeftToChecks(error)) return undefined;
    const { missingProperty: missing } = error.params as { missingProperty: string };
    const schema = (schemaOf(error).properties as Record<string, JsonObject> | undefined)?.[missing];
    const expected = schema && expectation(schema);
    const message = `${labelOf(error.instancePath)} has no ${missing}.`;
    return issueAt(source, error.instancePath, 'value', message, expected && `It must be ${expected}.`);
  },
  additionalProperties(source, error) {
    const { additionalProperty: key } = error.params as { additionalProperty: string };
    const pointer = `${error.instancePath}/${escapePointer(key)}`;
    const known = Object.keys((schemaOf(error).properties ?? {}) as JsonObject);
    const message = `${labelOf(error.instancePath)} has no key ${quote(key)}.`;
    const suggestion = known.length === 0 ? 'It takes nothing: {}.' : suggestWord(key, known);
    return issueAt(source, pointer, 'key', message, suggestion);
  },
  enum(source, error) {
    const { allowedValues } = error.params as { allowedValues: Json[] };
    const given = valueAt(source.value, keysOf(error.instancePath));
    const message = `${labelOf(error.instancePath)} cannot be ${quote(given)}.`;
    return issueAt(source, error.instancePath, 'value', message, suggestWord(given, allowedValues.map(String)));
  },
};

function explainValue(source: Source, error: ValidationError): ScenarioIssue {
  const schema = schemaOf(error);
  const given = valueAt(source.value, keysOf(error.instancePath));
  const expected = expectation(schema) ?? 'something else';
  const message = `${labelOf(error.instancePath)} must be ${expected}, not ${quote(given)}.`;
  return issueAt(source, error.instancePath, 'value', message, suggestValue(given, schema));
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
function labelOf(pointer: string): string {
  const found = LABELS.find(([pattern]) => pattern.test(pointer));
  if (found !== undefined) return found[1];
  const parts = keysOf(pointer);
  const last = parts.at(-1) ?? '';
  return /^\d+$/.test(last) ? `${parts.at(-2)}[${last}]` : last;
}

/** A value as it would be written, shortened. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function suggestName(value: unknown): string | undefined {
  const name = String(value)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_NAME_LENGTH);
  return new RegExp(NAME_PATTERN).test(name) ? `Did you mean \`${name}\`?` : undefined;
}

function suggestNumber(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const digits = value.replace(/%$/, '').trim();
  return /^\d+(\.\d+)?$/.test(digits) ? `Did you mean \`${digits}\`?` : undefined;
}

/** A better spelling of a value that a pattern or a type rejected. */
function suggestValue(value: unknown, schema: { pattern?: unknown; type?: unknown }): string | undefined {
  if (schema.pattern === NAME_PATTERN) return suggestName(value);
  if (schema.pattern === DURATION_PATTERN) return suggestDuration(value);
  return schema.type === 'number' || schema.type === 'integer' ? suggestNumber(value) : undefined;
}
