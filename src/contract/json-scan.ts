/** What JSON.parse lets pass although two readers of the same text could understand it differently. */
export interface JsonFinding {
  readonly rule: 'unique' | 'numeric' | 'unknown' | 'max_depth' | 'max_digits';
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** An object or array that the scan is inside of. `keys` is undefined for arrays. */
interface Frame {
  readonly keys: Set<string> | undefined;
  key: string | number;
}

const numberPattern = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const openObject = 0x7b;
const closeObject = 0x7d;
const openArray = 0x5b;
const closeArray = 0x5d;
const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;

/** More levels than any body of the contract has; deeper ones only serve to exhaust a recursive reader. */
export const maxDepth = 64;

/** As many significant digits as every double keeps. */
export const maxDigits = 15;

/**
 * Scans JSON text that JSON.parse has accepted, and answers the first finding: a duplicate key, a `__proto__` key, too
 * deep a nesting, or a number that a double does not hold. One pass over the text and no recursion, so that the text
 * cannot choose how much stack it takes.
 */
export function scanJson(text: string): JsonFinding | undefined {
  const frames: Frame[] = [];
  let expectsKey = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = endOfString(text, at);
      if (expectsKey) {
        const finding = enterKey(frames, text.slice(at, end + 1));
        if (finding !== undefined) return finding;
        expectsKey = false;
      }
      at = end;
    } else if (code === openObject || code === openArray) {
      if (frames.length === maxDepth) return { rule: 'max_depth', path: pathOf(frames), value: undefined };
      expectsKey = code === openObject;
      frames.push(expectsKey ? { keys: new Set(), key: '' } : { keys: undefined, key: 0 });
    } else if (code === closeObject || code === closeArray) {
      frames.pop();
      expectsKey = false;
    } else if (code === comma) {
      expectsKey = nextMember(frames);
    } else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      const token = numberAt(text, at);
      const rule = ruleOfNumber(token);
      if (rule !== undefined) return { rule, path: pathOf(frames), value: token };
      at += token.length - 1;
    }
  }
  return undefined;
}

/** The index of the quote that closes the string opened at `start`. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first--;
  return (at - first) % 2 === 1;
}

function enterKey(frames: readonly Frame[], literal: string): JsonFinding | undefined {
  const frame = frames.at(-1) as Frame;
  const key = literal.includes('\\') ? (JSON.parse(literal) as string) : literal.slice(1, -1);
  frame.key = key;
  if (key === '__proto__') return { rule: 'unknown', path: pathOf(frames), value: undefined };
  if (frame.keys?.has(key)) return { rule: 'unique', path: pathOf(frames), value: undefined };
  frame.keys?.add(key);
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

function numberAt(text: string, at: number): string {
  numberPattern.lastIndex = at;
  // Asked for its end alone, the pattern makes no list of what it found.
  numberPattern.test(text);
  return text.slice(at, numberPattern.lastIndex);
}

/** A short token without an exponent is always exact, and that is nearly every number of real traffic. */
function ruleOfNumber(token: string): 'numeric' | 'max_digits' | undefined {
  if (token.length <= maxDigits && !/[eE]/.test(token)) return undefined;
  if (!Number.isFinite(Number(token))) return 'numeric';
  const [mantissa = ''] = token.replace('-', '').split(/[eE]/);
  const significant = mantissa.replace('.', '').replace(/^0+/, '').replace(/0+$/, '');
  return significant.length > maxDigits ? 'max_digits' : undefined;
}
