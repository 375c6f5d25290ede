import {
  endOf,
  type Frame,
  frameAt,
  type JsonFinding,
  type JsonRead,
  maxDepth,
  maxDigits,
  readJson,
  Scan,
} from './json-scan.js';
import { type ContractViolation, formatPath, type Rejected, rejected, sentenceFor } from './violation.js';

/** A body read strictly, or the first thing that is wrong with it. */
export type ReadBody = { readonly ok: true; readonly value: unknown } | Rejected;

/** The same with the text that its bytes are. */
export type ParsedBody = { readonly ok: true; readonly value: unknown; readonly text: string } | Rejected;

const BETWEEN_MEMBERS = /\s*,?/y;

/** Bytes of a long body that are decoded together. */
const PIECE = 64 * 1024;

const jsonType = /^application\/json[ \t]*(?:;[ \t]*charset=(?:"utf-8"|utf-8)[ \t]*)?$/i;
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a request body. Rejected besides malformed JSON: another content type or charset, invalid UTF-8, duplicate
 * keys, a `__proto__` key anywhere, nesting beyond 64 levels, numbers that a double does not hold to the digit, since an
 * amount that was rounded while it was read can no longer be told from the one that was meant, and halves of surrogate
 * pairs in texts and names, since receivers in other languages could never read the webhook that repeats them.
 */
export function parseJsonBody(bytes: Uint8Array, contentType: string | undefined): ParsedBody {
  const early = rejectAhead(bytes, contentType);
  if (early !== undefined) return early;
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return rejectedBytes();
  }
  const read = bodyOf(readJson(text));
  return read.ok ? { ok: true, value: read.value, text } : read;
}

/**
 * What is wrong with the texts of a value, which is given as JSON.stringify prints it: nothing that reached it as a body has
 * half of a surrogate pair, and neither may what code hands in.
 */
export function textIssue(text: string): ContractViolation | undefined {
  const { finding } = readJson(text);
  return finding?.rule === 'unicode' ? violationOf(finding) : undefined;
}

/**
 * The same piece by piece, for bodies that may be long.
 * @param anyDigits lets numbers pass that a double does not hold to the digit
 */
export function* parseLongJsonBody(
  bytes: Uint8Array,
  contentType: string | undefined,
  anyDigits: boolean,
): Generator<undefined, ReadBody> {
  const early = rejectAhead(bytes, contentType);
  if (early !== undefined) return early;
  const texts = textsOf(bytes);
  try {
    const read = yield* readJsonInPieces(texts, anyDigits);
    // What is no UTF-8 is no JSON, whatever else was found before.
    while (texts.next().done !== true) yield;
    return bodyOf(read);
  } catch (error) {
    if (error instanceof NotUtf8) return rejectedBytes();
    throw error;
  }
}

class NotUtf8 extends Error {}

/** @throws NotUtf8 at the piece where they are none */
function* textsOf(bytes: Uint8Array): Generator<string, undefined> {
  const reader = new TextDecoder('utf-8', { fatal: true });
  for (let from = 0; from < bytes.length; from += PIECE) {
    let text: string;
    try {
      text = reader.decode(bytes.subarray(from, from + PIECE), { stream: from + PIECE < bytes.length });
    } catch {
      throw new NotUtf8();
    }
    yield text;
  }
}

function add(frame: Frame, members: unknown): void {
  frame.value ??= frame.isObject ? {} : [];
  if (Array.isArray(frame.value)) for (const member of members as unknown[]) frame.value.push(member);
  else Object.assign(frame.value, members);
}

/** Reads the members up to a place. */
function take(frame: Frame, text: string, to: number): void {
  const members = text.slice(endOf(BETWEEN_MEMBERS, text, frame.from), to);
  add(frame, JSON.parse(frame.isObject ? `{${members}}` : `[${members}]`));
  frame.from = to;
}

/**
 * Reads a text that comes in pieces, so that whoever reads it can let others work in between. After each piece the members that
 * are whole are taken, and their text is dropped: all of it is never in memory, and none of it is looked at more than twice,
 * however it is nested.
 * @param anyDigits lets numbers pass that a double does not hold to the digit
 * @param piece characters that are read together
 */
export function* readJsonInPieces(
  texts: Iterator<string>,
  anyDigits: boolean,
  piece = 64 * 1024,
): Generator<undefined, JsonRead> {
  const scan = new Scan('', false, anyDigits, texts);
  // The text is read as if it were the only member of an array.
  const whole = frameAt(0, false);
  let frame = whole;
  for (let step = scan.next(); step !== undefined; step = scan.next()) {
    const { at, text, frame: outer = whole } = scan;
    if (step === 'close' && frame.value !== undefined) {
      take(frame, text, at - 1);
      take(outer, text, outer.to);
      add(outer, outer.isObject ? { [outer.key]: frame.value } : [frame.value]);
      outer.from = at;
    }
    if (step !== 'open') outer.to = at;
    frame = outer;
    if (at < piece) continue;
    for (const open of [whole, ...scan.frames]) {
      take(open, text, open.to);
      open.from = 0;
      open.to = 0;
    }
    scan.drop();
    yield;
  }
  const { finding } = scan;
  if (finding !== undefined) return { value: undefined, finding };
  take(whole, scan.text, scan.text.length);
  return { value: (whole.value as unknown[])[0], finding };
}

function bodyOf({ value, finding }: JsonRead): ReadBody {
  return finding === undefined ? { ok: true, value } : rejected(violationOf(finding));
}

/** What is rejected before the body is looked at. */
function rejectAhead(bytes: Uint8Array, contentType: string | undefined): Rejected | undefined {
  if (contentType === undefined || !jsonType.test(contentType)) {
    const message = 'The body must be sent with Content-Type: application/json in UTF-8.';
    return rejected({ ...violate('Content-Type', 'content_type', message, contentType), location: 'header' });
  }
  return bytes.length === 0 ? rejected(violate('body', 'required', 'A JSON body is required.')) : undefined;
}

const rejectedBytes = (): Rejected => rejected(violate('body', 'json', 'The body is not valid UTF-8.'));

/** What is found, in the rules and sentences of violations. */
const SAID: Readonly<Record<JsonFinding['rule'], (name: string, value?: string) => [rule: string, message: string]>> = {
  json: (_, place) => ['json', `The body is not valid JSON${place === undefined ? '' : `: ${place}`}.`],
  max_depth: () => ['json', `The body is nested deeper than ${maxDepth} levels.`],
  max_digits: (name) => [
    `max_digits:${maxDigits}`,
    `${name} has more than ${maxDigits} significant digits, so it cannot be read exactly.`,
  ],
  numeric: (name) => ['numeric', `${name} is a number out of range.`],
  unique: (name) => ['unique', `${name} stands more than once in the body.`],
  unicode: (name) => ['format:unicode', sentenceFor(name, 'format:unicode')],
  unknown: (name) => ['unknown', `${name} is not allowed.`],
};

function violationOf({ rule, path, value }: JsonFinding): ContractViolation {
  const parameter = formatPath(path) || 'body';
  return violate(parameter, ...SAID[rule](parameter, value), rule === 'json' ? undefined : value);
}

function violate(parameter: string, rule: string, message: string, value?: string): ContractViolation {
  return { location: 'body', parameter, value, rule, pointer: '', message };
}
