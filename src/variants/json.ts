/**
 * The printers of the setting `webhook_json`: the same data as senders in other languages would print it
 * (docs/service.md#json-styles). Members keep the order that JavaScript gives them.
 */

import type { Settings } from '../domain/merchants/settings.js';
import { CURRENCIES, plainDecimal } from '../domain/money.js';
import type { Json, JsonObject } from '../domain/records.js';

export type JsonStyle = Settings['webhook_json'];

/** Which member of the same object names the currency that an amount is in. */
const AMOUNT_CURRENCY: Readonly<Record<string, string>> = {
  amount: 'currency',
  crypto_amount: 'crypto_currency',
  paid_amount: 'paid_currency',
  fee: 'fee_currency',
  fee_paid: 'fee_currency',
  unit_price: 'currency',
};

interface Place {
  /** The member that the value stands in; empty in arrays and at the top. */
  name: string;
  owner: JsonObject | null;
  /** The invoice's currency, for line items, which have none of their own. */
  currency: Json | undefined;
}

interface Printer {
  text(value: string): string;
  number(value: number, place: Place): string;
}

/** As many decimals as the currency has; more are kept, because printing must not change a value. */
function fixedNumber(value: number, place: Place): string {
  const plain = plainDecimal(value);
  const governing = AMOUNT_CURRENCY[place.name];
  const code = governing === undefined ? undefined : (place.owner?.[governing] ?? place.currency);
  const decimals = typeof code === 'string' ? CURRENCIES.get(code)?.decimals : undefined;
  if (decimals === undefined || decimals === 0) return plain;
  const [whole = '', fraction = ''] = plain.split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/** PHP (serialize_precision -1) writes an exponent below 0.0001, and from 2^63 on, where its integers end; always with a point: 1.0e-8. */
function phpNumber(value: number): string {
  if (value === 0 || (Math.abs(value) >= 1e-4 && Math.abs(value) < 2 ** 63)) return plainDecimal(value);
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}e${exponent}`;
}

/** What is printed with each character beyond ASCII as an escape. */
export const inAscii = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const phpText = (value: string): string => inAscii(JSON.stringify(value).replaceAll('/', '\\/'));

const print =
  (printer: Printer) =>
  (value: Json): string =>
    printValue(printer, value, { name: '', owner: null, currency: undefined });

function printValue(printer: Printer, value: Json, place: Place): string {
  if (typeof value === 'string') return printer.text(value);
  if (typeof value === 'number' && Number.isFinite(value)) return printer.number(value, place);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${value.map((item) => printValue(printer, item, { ...place, name: '', owner: null })).join(',')}]`;
  }
  return printObject(printer, value, place);
}

function printObject(printer: Printer, value: JsonObject, place: Place): string {
  const metadata = place.name === 'metadata';
  const currency = value.currency ?? place.currency;
  const members: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    // Metadata is the merchant's: a number in it is no amount, whatever it is called.
    const inside: Place = metadata ? { name: '', owner: null, currency: undefined } : { name, owner: value, currency };
    members.push(`${printer.text(name)}:${printValue(printer, member, inside)}`);
  }
  return `{${members.join(',')}}`;
}

const INDENT_SPACES = 4;

const STYLES: Readonly<Record<JsonStyle, (value: Json) => string>> = {
  js: (value) => JSON.stringify(value),
  plain: print({ text: JSON.stringify, number: plainDecimal }),
  fixed: print({ text: JSON.stringify, number: fixedNumber }),
  php: print({ text: phpText, number: phpNumber }),
  indented: (value) => JSON.stringify(value, null, INDENT_SPACES),
};

/** Prints a JSON value as the chosen sender would: the same value for every parser, in other bytes. */
export function printJson(value: Json, style: JsonStyle): string {
  return STYLES[style](value);
}

// The raw text of an object's members. A signature over `data` covers the text as it stands in the body, and whoever parses and
// prints it again signs other bytes (docs/service.md#signatures), so both signer and receiver read it from here.

/** Where a member's value stands in the text: the end is exclusive. */
interface Slice {
  start: number;
  end: number;
}

/** What stands beside texts in quotes: white space, a bracket, a comma, a colon, or a number or word. */
const TOKEN = /\s+|[{}[\],:]|[^\s"{}[\],:]+/y;

/** The position after the text in quotes, or after what else stands at `from`. */
function endOfToken(text: string, from: number): number {
  if (text[from] !== '"') {
    TOKEN.lastIndex = from;
    TOKEN.test(text);
    return TOKEN.lastIndex;
  }
  for (let quote = text.indexOf('"', from + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    // A quote belongs to the text when an odd number of backslashes stands before it.
    let before = quote;
    while (text[before - 1] === '\\') before -= 1;
    if ((quote - before) % 2 === 0) return quote + 1;
  }
  return text.length;
}

/**
 * Finds the values of an object's own members in JSON text that is known to be valid.
 * @returns each member's name with the slice of its value; empty when the text is no object
 * @throws SyntaxError when a name stands twice: parsers differ in which of the two they take
 */
export function rawMembers(text: string): Map<string, Slice> {
  const members = new Map<string, Slice>();
  let depth = 0;
  let name: string | undefined;
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = endOfToken(text, at);
    const token = text.slice(at, end);
    if (token.trim() === '') continue;
    if (depth === 0 && token !== '{') break;
    if (depth === 1 && (token === ',' || token === '}')) name = undefined;
    else if (depth === 1 && name === undefined) {
      name = JSON.parse(token) as string;
      if (members.has(name)) throw new SyntaxError(`The member ${JSON.stringify(name)} stands twice.`);
      members.set(name, { start: at, end: at });
    } else if (name !== undefined && !(depth === 1 && token === ':')) {
      const slice = members.get(name) as Slice;
      if (slice.start === slice.end) slice.start = at;
      slice.end = end;
    }
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
  }
  return members;
}
