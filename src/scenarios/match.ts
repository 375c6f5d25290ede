/** `match:` conditions, compiled once when a scenario is read. */
import { RE2JS } from 're2js';
import type { Json, JsonObject } from '../domain/types.js';
import { isObject } from './check.js';

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
  matches: (operand) => {
    const pattern = compilePattern(operand as string);
    return (value) => typeof value === 'string' && pattern.matcher(value).find();
  },
};

/**
 * A pattern in RE2 syntax: it runs in time proportional to the text, so that no pattern in a file can stop the server.
 * @throws the library's own error for a pattern that is none
 */
export function compilePattern(pattern: string): RE2JS {
  return RE2JS.compile(pattern);
}

/** The size of all patterns of a `match`, compiled: how many steps they take for each character of a text, at most. */
export function sizeOfMatch(match: Json | undefined): number {
  if (!isObject(match)) return 0;
  const patterns = Object.values(match).map((condition) => (isObject(condition) ? condition.matches : undefined));
  return patterns.reduce<number>(
    (sum, each) => sum + (typeof each === 'string' ? compilePattern(each).programSize() : 0),
    0,
  );
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
