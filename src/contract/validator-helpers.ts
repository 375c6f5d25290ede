/** The formats that a document may name, and what else compiled validators call. */
import type { ValidationError } from './contract.js';

const dateTimePattern =
  /^\d{4}-\d{2}-\d{2}[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const ZERO = 48;

/** The number that two digits spell, without a text of their own: answers have many dates. */
const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;

/** True when the day that a text begins with, as YYYY-MM-DD, is in the (proleptic Gregorian) calendar: 2026-02-30 is not. */
function dayExists(text: string): boolean {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  const longest = month === 2 && isLeapYear(year) ? 29 : daysInMonth[month - 1];
  return longest !== undefined && day >= 1 && day <= longest;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** RFC 3339 date and time with a zone. Leap seconds are rejected, because no clock here can stand on one. */
export function isDateTime(text: string): boolean {
  return dateTimePattern.test(text) && dayExists(text);
}

/** RFC 3339 full-date. */
export function isDate(text: string): boolean {
  return datePattern.test(text) && dayExists(text);
}

const webUrlPattern = /^https?:\/\/[^\s/?#\\][^\s\\<>"{}|^`]*$/i;
const badEscapePattern = /%(?![0-9a-f]{2})/i;
const asciiPattern = /^[\x21-\x7e]+$/;

// What any reader of URLs takes, told without one: nearly every URL is as plain as this.
const plainUrlPattern =
  /^https?:\/\/(?:localhost|127\.0\.0\.1|(?:[a-z0-9]{1,63}\.){1,4}[a-z]{2,63})(?::(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}))?(?:\/[\w.~/-]*)?$/;

/**
 * An absolute http or https URL of printable ASCII. Other schemes (`javascript:`, `file:`) are rejected here, once,
 * because every URL of the contract is one that a browser or a webhook sender will follow.
 */
export function isWebUrl(text: string): boolean {
  if (plainUrlPattern.test(text)) return true;
  return asciiPattern.test(text) && webUrlPattern.test(text) && !badEscapePattern.test(text) && URL.canParse(text);
}

const referencePattern = /^[^\s\\<>"{}|^`]*$/;

/** A URI reference: the relative `url` of a list envelope, or an absolute web URL. */
export function isUriReference(text: string): boolean {
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return isWebUrl(text);
  return referencePattern.test(text) && !badEscapePattern.test(text);
}

/** In one pattern, since neither side of the `@` can hold another: to cut the sides out first takes as long as to validate them. */
const mailboxPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const longestLocalPart = 64;
const longestMailbox = 254;

/** A mailbox as people write them: dot-atom, `@`, a domain of at least two labels; RFC 5321 lengths. */
export const isEmail = (text: string): boolean =>
  text.length <= longestMailbox && text.indexOf('@') <= longestLocalPart && mailboxPattern.test(text);

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const maxInt32 = 2 ** 31 - 1;

/** A format as ajv takes it: a test on strings, or on numbers when it says so. */
type FormatDefinition =
  | ((text: string) => boolean)
  | { readonly type: 'number'; readonly validate: (value: number) => boolean };

/** Every format that a document may name. A document that names another is rejected when it is compiled. */
export const formats: Readonly<Record<string, FormatDefinition>> = {
  'date-time': isDateTime,
  date: isDate,
  uri: isWebUrl,
  'uri-reference': isUriReference,
  email: isEmail,
  uuid: (text) => uuidPattern.test(text),
  password: () => true,
  int32: { type: 'number', validate: (value) => Number.isInteger(value) && Math.abs(value) <= maxInt32 },
  int64: { type: 'number', validate: Number.isSafeInteger },
  float: { type: 'number', validate: Number.isFinite },
  double: { type: 'number', validate: Number.isFinite },
};

// Errors, lengths in characters, and equality of JSON values.

/** One error, as a validator tells it. */
export const breach = (
  instancePath: string,
  schemaPath: string,
  params: ValidationError['params'],
  propertyName?: string,
): ValidationError => ({ instancePath, schemaPath, params, propertyName });

/** Leaves the one error of a validator that stops there. */
export function reject(validator: { errors?: ValidationError[] | null }, ...of: Parameters<typeof breach>): false {
  validator.errors = [breach(...of)];
  return false;
}

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
