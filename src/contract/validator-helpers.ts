/** What compiled validators call: errors, the format functions, lengths in characters, and equality of JSON values. */
import type { ValidationError } from './contract.js';

export { formats } from './formats.js';

/** One error, as a validator tells it. */
export const breach = (
  instancePath: string,
  schemaPath: string,
  params: ValidationError['params'],
  propertyName?: string,
): ValidationError => ({ instancePath, schemaPath, params, propertyName });

/** Adds an error to those that were found before, if any. */
export function withBreach(errors: ValidationError[] | null, error: ValidationError): ValidationError[] {
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}

/** The characters of a text, of which a pair of surrogates is one. */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    const pair = (text.charCodeAt(i) & 0xfc00) === 0xdc00 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800;
    if (pair) count--;
  }
  return count;
}

/** Whether two JSON values are the same. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(
      (name) =>
        Object.hasOwn(b, name) && equal((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
    )
  );
}

/** A function that does its work when it is first called, and answers the same ever after. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
