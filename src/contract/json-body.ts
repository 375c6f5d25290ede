import { faultInPieces, faultOfJson } from './json-fault.js';
import { readJsonInPieces } from './json-pieces.js';
import { type JsonFinding, maxDepth, maxDigits, scanJson } from './json-scan.js';
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
  let value: unknown;
  try {
    text = decoder.decode(bytes);
  } catch {
    return refuseBytes();
  }
  try {
    value = JSON.parse(text);
  } catch {
    return refuseText(faultOfJson(text));
  }
  const finding = scanJson(text);
  return finding === undefined ? { ok: true, value, text } : refuseFinding(finding);
}

/**
 * What is wrong with the texts of a value, which is given as JSON.stringify prints it: nothing that reached it as a body has
 * half of a surrogate pair, and neither may what code hands in.
 */
export function textFault(text: string): ContractViolation | undefined {
  const finding = scanJson(text);
  const refused = finding?.rule === 'unicode' ? refuseFinding(finding) : undefined;
  return refused?.ok === false ? refused.violation : undefined;
}

/** Bytes that are read as text at a time. */
const TEXT_PIECE = 256 * 1024;

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
  try {
    for (let from = 0; from < bytes.length; from += TEXT_PIECE) {
      const stream = from + TEXT_PIECE < bytes.length;
      texts.push(reader.decode(bytes.subarray(from, from + TEXT_PIECE), { stream }));
      yield;
    }
  } catch {
    return refuseBytes();
  }
  const text = texts.join('');
  const read = yield* readJsonInPieces(text, anyDigits);
  if (read.ok) return { ok: true, value: read.value, text };
  return read.finding === null ? refuseText(yield* faultInPieces(text)) : refuseFinding(read.finding);
}

/** What is refused before the body is looked at. */
function refuseAhead(bytes: Uint8Array, contentType: string | undefined): ParsedBody | undefined {
  if (contentType === undefined || !jsonType.test(contentType)) return refuseContentType(contentType);
  if (bytes.length === 0) return refuse('body', undefined, 'required', 'A JSON body is required.');
  return undefined;
}

const refuseBytes = (): ParsedBody => refuse('body', undefined, 'json', 'The body is not valid UTF-8.');

function refuseText(fault: string | undefined): ParsedBody {
  const where = fault === undefined ? '' : `: ${fault}`;
  return refuse('body', undefined, 'json', `The body is not valid JSON${where}.`);
}

function refuseContentType(contentType: string | undefined): ParsedBody {
  const message = 'The body must be sent with Content-Type: application/json in UTF-8.';
  const parameter = 'Content-Type';
  const violation = { location: 'header', parameter, value: contentType, rule: 'content_type', pointer: '', message };
  return { ok: false, violation: violation as ContractViolation };
}

function refuseFinding(finding: JsonFinding): ParsedBody {
  const parameter = spellPath(finding.path) || 'body';
  switch (finding.rule) {
    case 'max_depth':
      return refuse(parameter, undefined, 'json', `The body is nested deeper than ${maxDepth} levels.`);
    case 'max_digits':
      return refuse(
        parameter,
        finding.value,
        `max_digits:${maxDigits}`,
        `${parameter} has more than ${maxDigits} significant digits, so it cannot be read exactly.`,
      );
    case 'numeric':
      return refuse(parameter, finding.value, 'numeric', `${parameter} is a number out of range.`);
    case 'unique':
      return refuse(parameter, undefined, 'unique', `${parameter} stands more than once in the body.`);
    case 'unicode':
      return refuse(parameter, undefined, 'format:unicode', sentenceFor(parameter, 'format:unicode'));
    case 'unknown':
      return refuse(parameter, undefined, 'unknown', `${parameter} is not allowed.`);
  }
}

function refuse(parameter: string, value: unknown, rule: string, message: string): ParsedBody {
  return { ok: false, violation: { location: 'body', parameter, value, rule, pointer: '', message } };
}
