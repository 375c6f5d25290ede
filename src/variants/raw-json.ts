/**
 * The raw text of an object's members. A signature over `data` covers the text as it stands in the body, and whoever
 * parses and prints it again signs other bytes (docs/service.md#signatures), so both signer and receiver read it from
 * here.
 */

/** Where a member's value stands in the text: the end is exclusive. */
export interface Slice {
  start: number;
  end: number;
}

const SPACE = new Set([' ', '\t', '\n', '\r']);
const AFTER_SCALAR = new Set([',', '}', ']', ...SPACE]);

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && SPACE.has(text[at] as string)) at += 1;
  return at;
}

const QUOTE = 34;
const BACKSLASH = 92;

/** The position after the closing quote of the string that opens at `from`. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return text.length + 1;
    // A quote belongs to the string when an odd number of backslashes stands before it.
    let before = quote;
    while (before > at && text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((quote - before) % 2 === 0) return quote + 1;
    at = quote + 1;
  }
}

const OPENING = new Set(['{', '['].map((bracket) => bracket.charCodeAt(0)));
const CLOSING = new Set(['}', ']'].map((bracket) => bracket.charCodeAt(0)));

function endOfContainer(text: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
      continue;
    }
    at += 1;
    if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth === 0) break;
  }
  return at;
}

function endOfValue(text: string, from: number): number {
  const first = text[from];
  if (first === '"') return endOfString(text, from);
  if (first === '{' || first === '[') return endOfContainer(text, from);
  let at = from;
  while (at < text.length && !AFTER_SCALAR.has(text[at] as string)) at += 1;
  return at;
}

/**
 * Finds the values of an object's own members in JSON text that is known to be valid.
 * @returns each member's name with the slice of its value; empty when the text is no object
 * @throws SyntaxError when a name stands twice: parsers differ in which of the two they take
 */
export function rawMembers(text: string): Map<string, Slice> {
  const members = new Map<string, Slice>();
  let at = skipSpace(text, 0);
  if (text[at] !== '{') return members;
  at = skipSpace(text, at + 1);
  while (text[at] === '"') {
    const nameEnd = endOfString(text, at);
    const name = JSON.parse(text.slice(at, nameEnd)) as string;
    if (members.has(name)) throw new SyntaxError(`The member ${JSON.stringify(name)} stands twice.`);
    const start = skipSpace(text, skipSpace(text, nameEnd) + 1);
    const end = endOfValue(text, start);
    members.set(name, { start, end });
    at = skipSpace(text, end);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return members;
}
