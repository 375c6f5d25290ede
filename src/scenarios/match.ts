/** `match:` conditions, compiled once when a scenario is read. */

import { RE2JS } from 're2js';
import { CRYPTO_CODES, CURRENCY_CODES } from '../domain/money.js';
import type { Json, JsonObject } from '../domain/records.js';
import { isObject } from '../domain/state/state-checks.js';
import { suggestWord } from '../words/nearest.js';
import { escapePointer } from './document.js';
import { quote } from './issues.js';
import type { Check } from './types.js';
import { KIND_NAMES, KINDS_WITH_METADATA, MATCH_FIELDS, type ResourceKind } from './vocabulary.js';

type Test = (value: Json | undefined) => boolean;

const isNumber = (value: unknown): value is number => typeof value === 'number';

const OPERATORS: Readonly<Record<string, (operand: Json) => Test>> = {
  eq: (operand) => (value) => value === operand,
  ne: (operand) => (value) => value !== operand,
  gt: (operand) => (value) => isNumber(value) && value > (operand as number),
  gte: (operand) => (value) => isNumber(value) && value >= (operand as number),
  lt: (operand) => (value) => isNumber(value) && value < (operand as number),
  lte: (operand) => (value) => isNumber(value) && value <= (operand as number),
  in: (operand) => (value) => (operand as Json[]).includes(value as Json),
  // RE2 runs in time proportional to the text, so that no pattern in a file can stop the server.
  matches: (operand) => {
    const pattern = RE2JS.compile(operand as string);
    return (value) => typeof value === 'string' && pattern.matcher(value).find();
  },
};

/** The size of all patterns of a `match`, compiled: how many steps they take for each character of a text, at most. */
export function sizeOfMatch(match: Json | undefined): number {
  if (!isObject(match)) return 0;
  let size = 0;
  for (const condition of Object.values(match)) {
    const pattern = isObject(condition) ? condition.matches : undefined;
    if (typeof pattern === 'string') size += RE2JS.compile(pattern).programSize();
  }
  return size;
}

/** A field of a resource as it is retrieved; `metadata.` leads into its metadata, where keys may hold dots themselves. */
function fieldOf(resource: JsonObject, field: string): Json | undefined {
  if (!field.startsWith('metadata.')) return resource[field];
  const { metadata } = resource;
  const key = field.slice('metadata.'.length);
  return isObject(metadata) && Object.hasOwn(metadata, key) ? metadata[key] : undefined;
}

/** Makes one question of all conditions: they must all hold. */
export function compileMatch(match: JsonObject): (resource: JsonObject) => boolean {
  const tests = Object.entries(match).flatMap(([field, condition]) => {
    const comparisons = isObject(condition) ? condition : { eq: condition };
    return Object.entries(comparisons).map(([operator, operand]) => {
      const test = (OPERATORS[operator] as (operand: Json) => Test)(operand);
      return (resource: JsonObject): boolean => test(fieldOf(resource, field));
    });
  });
  return (resource) => tests.every((test) => test(resource));
}

// Whether `match` asks for what the resource has, in terms that can ever be true.

const NUMERIC = new Set(['gt', 'gte', 'lt', 'lte']);
const FEE_LEVELS = ['low', 'medium', 'high'];

/** Values that a field can have at all. */
function valuesOf(kind: ResourceKind, field: string): readonly string[] | undefined {
  if (field === 'currency') return kind === 'payout' ? CRYPTO_CODES : CURRENCY_CODES;
  return field === 'fee_level' ? FEE_LEVELS : undefined;
}

export function checkMatch(check: Check, match: JsonObject): void {
  const { kind, report } = check;
  if (kind === null) {
    const message = 'A manual scenario starts only when it is told to, so match has no effect.';
    report('/match', 'key', message, 'Leave it out.');
  }
  for (const [field, condition] of Object.entries(match)) {
    const pointer = `/match/${escapePointer(field)}`;
    checkPattern(check, pointer, condition);
    if (kind == null || !isKnown(field)) continue;
    const type = typeOf(kind, field);
    if (type === undefined) {
      const known = [...MATCH_FIELDS[kind], ...(KINDS_WITH_METADATA.includes(kind) ? ['metadata.*'] : [])];
      report(pointer, 'key', `A ${KIND_NAMES[kind]} has no field ${field}.`, suggestWord(field, known));
    } else if (type !== 'any') checkOperands(check, kind, { field, pointer, type }, condition);
  }
}

/** Fields of no kind at all were reported by the schema. */
function isKnown(field: string): boolean {
  return field.startsWith('metadata.') || Object.values(MATCH_FIELDS).flat().includes(field);
}

function typeOf(kind: ResourceKind, field: string): 'number' | 'string' | 'any' | undefined {
  if (field.startsWith('metadata.')) return KINDS_WITH_METADATA.includes(kind) ? 'any' : undefined;
  if (!MATCH_FIELDS[kind].includes(field)) return undefined;
  return field === 'amount' ? 'number' : 'string';
}

function checkPattern(check: Check, pointer: string, condition: Json): void {
  if (!isObject(condition) || typeof condition.matches !== 'string' || condition.matches === '') return;
  try {
    RE2JS.compile(condition.matches);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    const hint = 'Patterns are RE2: no look-around, no back-references.';
    check.report(`${pointer}/matches`, 'value', `The pattern cannot be read: ${reason}.`, hint);
  }
}

interface Field {
  field: string;
  pointer: string;
  type: 'number' | 'string';
}

function checkOperands(check: Check, kind: ResourceKind, at: Field, condition: Json): void {
  if (!isObject(condition)) {
    checkOperand(check, kind, at, at.pointer, condition);
    return;
  }
  for (const [operator, operand] of Object.entries(condition)) {
    const pointer = `${at.pointer}/${operator}`;
    if (NUMERIC.has(operator) ? at.type === 'string' : operator === 'matches' && at.type === 'number') {
      check.report(pointer, 'key', `${operator} does not apply to ${at.field}, which is a ${at.type}.`);
    } else if (operator === 'in' && Array.isArray(operand)) {
      for (const [index, each] of operand.entries()) checkOperand(check, kind, at, `${pointer}/${index}`, each);
    } else if (operator === 'eq' || operator === 'ne') checkOperand(check, kind, at, pointer, operand);
  }
}

function checkOperand(check: Check, kind: ResourceKind, at: Field, pointer: string, operand: Json): void {
  // What is no scalar was reported by the schema; null asks for a field that is absent, which no operator here can say.
  if (typeof operand === 'object' && operand !== null) return;
  if (typeof operand !== at.type) {
    const hint =
      at.type === 'number' && !Number.isNaN(Number(operand)) ? `Did you mean \`${Number(operand)}\`?` : undefined;
    check.report(pointer, 'value', `${at.field} is a ${at.type}, and never ${quote(operand)}.`, hint);
    return;
  }
  const values = valuesOf(kind, at.field);
  if (values !== undefined && !values.includes(operand as string)) {
    check.report(pointer, 'value', `${at.field} is never ${quote(operand)}.`, suggestWord(operand, values));
  }
}
