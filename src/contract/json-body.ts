import { type JsonFinding, type JsonRead, maxDepth, maxDigits, readJson, readJsonInPieces } from './json-scan.js';
import { type ContractViolation, sentenceFor, spellPath } from './violation.js';

/** A body read strictly, with the text that its bytes are, or the first thing that is wrong with it. */
export type ParsedBody =
  | { readonly ok: true; readonly value: unknown; readonly text: string }
  | { readonly ok: false; readonly violation: ContractViolation };

const jsonType = /^application\/json[ \t]*(?:;[ \t]*charset=(?:"utf-8"|utf-8)[ \t]*)?$/i;
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a request body. Refused besides malformed JSON: another content type or charset, invalid UTF-8, duplicate
 * keys, a `__proto__` key anywhere, nesting beyond 64 levels, numbers that a double does not hold to the digit, since an
 * amount that was rounded while it was read can no longer be told from the one that was meant, and halves of surrogate
 * pairs in texts and names, since receivers in other languages could never read the webhook that repeats them.
 */
export function parseJsonBody(bytes: Uint8Array, contentType: string | undefined): ParsedBody {
  const refused = refuseAhead(bytes, contentType);
  if (refused !== undefined) return refused;
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return refuseBytes();
  }
  return bodyOf(readJson(text), text);
}

/**
 * What is wrong with the texts of a value, which is given as JSON.stringify prints it: nothing that reached it as a body has
 * half of a surrogate pair, and neither may what code hands in.
 */
export function textFault(text: string): ContractViolation | undefined {
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
): Generator<undefined, ParsedBody> {
  const refused = refuseAhead(bytes, contentType);
  if (refused !== undefined) return refused;
  const reader = new TextDecoder('utf-8', { fatal: true });
  const texts: string[] = [];
  const piece = 256 * 1024;
  try {
    for (let from = 0; from < bytes.length; from += piece) {
      const stream = from + piece < bytes.length;
      texts.push(reader.decode(bytes.subarray(from, from + piece), { stream }));
      yield;
    }
  } catch {
    return refuseBytes();
  }
  const text = texts.join('');
  return bodyOf(yield* readJsonInPieces(text, anyDigits), text);
}

function bodyOf({ value, finding }: JsonRead, text: string): ParsedBody {
  return finding === undefined ? { ok: true, value, text } : refuse(violationOf(finding));
}

/** What is refused before the body is looked at. */
function refuseAhead(bytes: Uint8Array, contentType: string | undefined): ParsedBody | undefined {
  if (contentType === undefined || !jsonType.test(contentType)) {
    const message = 'The body must be sent with Content-Type: application/json in UTF-8.';
    return refuse({ ...violate('Content-Type', 'content_type', message, contentType), location: 'header' });
  }
  return bytes.length === 0 ? refuse(violate('body', 'required', 'A JSON body is required.')) : undefined;
}

const refuse = (violation: ContractViolation): ParsedBody => ({ ok: false, violation });

const refuseBytes = (): ParsedBody => refuse(violate('body', 'json', 'The body is not valid UTF-8.'));

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
  const parameter = spellPath(path) || 'body';
  return violate(parameter, ...SAID[rule](parameter, value), rule === 'json' ? undefined : value);
}

function violate(parameter: string, rule: string, message: string, value?: string): ContractViolation {
  return { location: 'body', parameter, value, rule, pointer: '', message };
}
