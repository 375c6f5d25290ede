/** What JSON.parse lets pass although two readers of the same text could understand it differently. */
export interface JsonFinding {
  readonly rule: 'unique' | 'numeric' | 'unknown' | 'max_depth' | 'max_digits' | 'unicode';
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** An object or array that the scan is inside of. `keys` is undefined for arrays. */
interface Frame {
  readonly keys: Keys | undefined;
  key: string | number;
}

/** More are not searched one by one. */
const fewKeys = 16;

/** The keys of an object. A body has few, and a list of those is made and searched sooner than a Set. */
class Keys {
  private readonly few: string[] = [];
  private many: Set<string> | undefined;

  /** @returns whether it is new */
  add(key: string): boolean {
    if (this.many === undefined) {
      if (this.few.includes(key)) return false;
      this.few.push(key);
      if (this.few.length > fewKeys) this.many = new Set(this.few);
      return true;
    }
    if (this.many.has(key)) return false;
    this.many.add(key);
    return true;
  }
}

export const openObject = 0x7b;
export const closeObject = 0x7d;
export const openArray = 0x5b;
export const closeArray = 0x5d;
export const quote = 0x22;
export const comma = 0x2c;
const backslash = 0x5c;
const minus = 0x2d;
const plus = 0x2b;
const point = 0x2e;
const zero = 0x30;
const bothCases = 0x20;
const letterE = 0x65;

/** More levels than any body of the contract has; deeper ones only serve to exhaust a recursive reader. */
export const maxDepth = 64;

/** As many significant digits as every double keeps. */
export const maxDigits = 15;

/** Bytes that are UTF-8 have half of a surrogate pair only as an escape. */
const surrogateEscape = /\\u[dD][89a-fA-F]/;
const loneSurrogate = /\p{Surrogate}/u;
const loneSurrogates = /\p{Surrogate}/gu;

/**
 * Scans JSON text that JSON.parse has accepted, and answers the first finding: a duplicate key, a `__proto__` key, too
 * deep a nesting, a number that a double does not hold, or a text with half of a surrogate pair, which many readers refuse.
 * One pass over the text and no recursion, so that the text cannot choose how much stack it takes.
 * @param around how many levels are around the text, which is then a piece of a longer one
 * @param anyDigits lets numbers pass that a double does not hold to the digit
 */
export function scanJson(text: string, around = 0, anyDigits = false): JsonFinding | undefined {
  const frames: Frame[] = [];
  const escapes = text.includes('\\');
  const surrogates = escapes && surrogateEscape.test(text);
  let expectsKey = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = escapes ? endOfString(text, at) : text.indexOf('"', at + 1);
      if (expectsKey) {
        const finding = enterKey(frames, escapes ? unescaped(text.slice(at, end + 1)) : text.slice(at + 1, end));
        if (finding !== undefined) return finding;
        expectsKey = false;
      } else if (surrogates && loneSurrogate.test(unescaped(text.slice(at, end + 1)))) {
        return { rule: 'unicode', path: pathOf(frames), value: undefined };
      }
      at = end;
    } else if (code === openObject || code === openArray) {
      if (frames.length + around >= maxDepth) return { rule: 'max_depth', path: pathOf(frames), value: undefined };
      expectsKey = code === openObject;
      frames.push(expectsKey ? { keys: new Keys(), key: '' } : { keys: undefined, key: 0 });
    } else if (code === closeObject || code === closeArray) {
      frames.pop();
      expectsKey = false;
    } else if (code === comma) {
      expectsKey = nextMember(frames);
    } else if (code === minus || isDigit(code)) {
      const end = endOfNumber(text, at);
      if (!isPlain(text, at, end)) {
        const token = text.slice(at, end);
        const rule = ruleOfNumber(token);
        if (rule !== undefined && !(anyDigits && rule === 'max_digits'))
          return { rule, path: pathOf(frames), value: token };
      }
      at = end - 1;
    }
  }
  return undefined;
}

/** The index of the quote that closes the string opened at `start`; -1 where none does. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first--;
  return (at - first) % 2 === 1;
}

const unescaped = (literal: string): string =>
  literal.includes('\\') ? (JSON.parse(literal) as string) : literal.slice(1, -1);

function enterKey(frames: readonly Frame[], key: string): JsonFinding | undefined {
  const frame = frames.at(-1) as Frame;
  frame.key = key;
  if (loneSurrogate.test(key)) {
    // What is answered can be read by everybody.
    frame.key = key.replace(loneSurrogates, '\ufffd');
    return { rule: 'unicode', path: pathOf(frames), value: undefined };
  }
  if (key === '__proto__') return { rule: 'unknown', path: pathOf(frames), value: undefined };
  if (frame.keys?.add(key) === false) return { rule: 'unique', path: pathOf(frames), value: undefined };
  return undefined;
}

/** Moves past a comma, and says whether a key comes next. */
function nextMember(frames: readonly Frame[]): boolean {
  const frame = frames.at(-1) as Frame;
  if (frame.keys !== undefined) return true;
  frame.key = (frame.key as number) + 1;
  return false;
}

function pathOf(frames: readonly Frame[]): (string | number)[] {
  return frames.map((frame) => frame.key);
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isExponent = (code: number): boolean => (code | bothCases) === letterE;

/** Where the number ends that begins at `at`; the text is known to be JSON. */
function endOfNumber(text: string, at: number): number {
  for (let end = at + 1; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (!isDigit(code) && code !== point && code !== minus && code !== plus && !isExponent(code)) return end;
  }
  return text.length;
}

/** A short number without an exponent is always exact, and that is nearly every one of real traffic. */
function isPlain(text: string, at: number, end: number): boolean {
  if (end - at > maxDigits) return false;
  for (let each = at; each < end; each++) if (isExponent(text.charCodeAt(each))) return false;
  return true;
}

function ruleOfNumber(token: string): 'numeric' | 'max_digits' | undefined {
  if (!Number.isFinite(Number(token))) return 'numeric';
  return significantDigits(token) > maxDigits ? 'max_digits' : undefined;
}

/**
 * The digits of a number from its first to its last that is no zero. Looks at each once: a pattern that looks for zeros at the end
 * would begin anew at each of them.
 */
function significantDigits(token: string): number {
  let digits = 0;
  let significant = 0;
  for (let at = 0; at < token.length; at++) {
    const code = token.charCodeAt(at);
    if (isExponent(code)) break;
    if (!isDigit(code) || (code === zero && digits === 0)) continue;
    digits += 1;
    if (code !== zero) significant = digits;
  }
  return significant;
}
