/** What is wrong with a text: it is no JSON, or JSON.parse lets it pass and two readers could understand it differently. */
export interface JsonFinding {
  readonly rule: 'json' | 'unique' | 'numeric' | 'unknown' | 'max_depth' | 'max_digits' | 'unicode';
  readonly path: readonly (string | number)[];
  /** The number that was found; of what is no JSON the place in words, if that can be told. */
  readonly value: string | undefined;
}

/** A text as it was read: its value, which is undefined where something was found. */
export interface JsonRead {
  readonly value: unknown;
  readonly finding: JsonFinding | undefined;
}

/** More levels than any body of the contract has; deeper ones only serve to exhaust a recursive reader. */
export const maxDepth = 64;

/** As many significant digits as every double keeps. */
export const maxDigits = 15;

/** Beyond it is not told where a text stops being JSON: whoever waits has waited for its reading already. */
const MOST_SCANNED = 4 * 1024 * 1024;

const openObject = 0x7b;
const closeObject = 0x7d;
const openArray = 0x5b;
const closeArray = 0x5d;
const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const backslash = 0x5c;

const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** What may stand in quotes. The engine keeps each turn in mind, so there are no more than these at a time. */
const QUOTED = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){0,1000}/y;
/** Bytes that are UTF-8 have half of a surrogate pair only as an escape. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;
const LONE_SURROGATES = /\p{Surrogate}/gu;
const LONGEST_ESCAPE = '\\uffff'.length;

/** An object or array that the scan is inside of. */
export interface Frame {
  readonly isObject: boolean;
  /** The names in an object. A body has few, and a list of those is made and searched sooner than a Set. */
  readonly few: string[];
  many: Set<string> | undefined;
  /** The name or index of the member that began last. */
  key: string | number;
  isEmpty: boolean;
  /** Read in pieces: what was taken of its members, where those begin that were not, and where the last whole one ends. */
  value: unknown[] | Record<string, unknown> | undefined;
  from: number;
  to: number;
}

export function frameAt(at: number, isObject: boolean): Frame {
  return { isObject, few: [], many: undefined, key: 0, isEmpty: true, value: undefined, from: at, to: at };
}

/** What was passed last: a bracket, or another value. The comma and the name before it are part of it. */
type Step = 'open' | 'close' | 'value';

/**
 * One pass over a text, which takes what JSON.parse takes, and keeps the first finding: a name that stands twice or is
 * `__proto__`, too deep a nesting, a number that a double does not hold, or half of a surrogate pair, which many readers reject.
 * Without recursion, so that the text cannot choose how much stack it takes.
 */
export class Scan {
  /** Where the last step ends; where there was none, the place that is wrong. */
  at = 0;
  finding: JsonFinding | undefined;
  frame: Frame | undefined;
  readonly frames: Frame[] = [];
  private hasBegun = false;
  private hasEscapes: boolean;
  private hasHalves: boolean;
  /** The line that `at` is in, once it was counted, and where it begins: before the text where its beginning was dropped. */
  private line = 1;
  private lineFrom = 0;

  /**
   * @param text as much of it as is there
   * @param isJson JSON.parse took the text
   * @param more brings the rest of the text
   */
  constructor(
    public text: string,
    private readonly isJson: boolean,
    private readonly anyDigits = false,
    private readonly more?: Iterator<string>,
  ) {
    this.hasEscapes = text.includes('\\');
    this.hasHalves = this.hasEscapes && SURROGATE_ESCAPE.test(text);
  }

  /** Adds as much again, so that a long token is not copied with each piece of it. @returns whether there was more */
  private extend(): boolean {
    const { length } = this.text;
    while (this.more !== undefined && this.text.length < 2 * length + 1) {
      const { done, value } = this.more.next();
      if (done === true) break;
      this.hasEscapes ||= value.includes('\\');
      this.hasHalves ||= this.hasEscapes && SURROGATE_ESCAPE.test(this.text.slice(-LONGEST_ESCAPE) + value);
      this.text += value;
    }
    return this.text.length > length;
  }

  /** Forgets the text up to here. */
  drop(): void {
    this.countLines();
    this.lineFrom -= this.at;
    this.text = this.text.slice(this.at);
    this.at = 0;
  }

  private countLines(): void {
    const { text, at } = this;
    for (let end = text.indexOf('\n', Math.max(0, this.lineFrom)); end !== -1 && end < at; ) {
      this.line += 1;
      this.lineFrom = end + 1;
      end = text.indexOf('\n', this.lineFrom);
    }
  }

  /** @returns undefined at the end of the text, where it is no JSON, and where it is too deep */
  next(): Step | undefined {
    const { frame } = this;
    let code = this.skip(0);
    if (frame === undefined) {
      if (!this.hasBegun) return this.value(code, 'a value');
      return code === -1 ? undefined : this.fail('the end');
    }
    const { isObject, isEmpty } = frame;
    if (code === (isObject ? closeObject : closeArray)) {
      this.at += 1;
      this.frames.pop();
      this.frame = this.frames[this.frames.length - 1];
      return 'close';
    }
    if (isEmpty) frame.isEmpty = false;
    else if (code === comma) code = this.skip(1);
    else return this.fail(isObject ? 'a comma or }' : 'a comma or ]');
    if (!isObject) {
      if (!isEmpty) frame.key = (frame.key as number) + 1;
      return this.value(code, isEmpty ? 'a value or ]' : 'a value');
    }
    if (code !== quote) return this.fail(isEmpty ? 'a name in quotes or }' : 'a name in quotes');
    return this.name(frame);
  }

  /** Passes what is known, and white space. @returns the code of what follows; that of no character at the end of the text */
  private skip(known: number): number {
    let { text } = this;
    for (let at = this.at + known; ; at++) {
      if (at >= text.length && this.extend()) text = this.text;
      const code = at < text.length ? text.charCodeAt(at) : -1;
      if (code > 0x20 || !(code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09)) {
        this.at = at;
        return code;
      }
    }
  }

  /** The text is no JSON, whatever was found before. */
  private fail(expected: string): undefined {
    const { text, at } = this;
    this.finding = { rule: 'json', path: [], value: undefined };
    if (at > MOST_SCANNED) return;
    this.countLines();
    const [found] = text.slice(at, at + 2);
    const has = found === undefined ? 'is the end of the text' : `has ${JSON.stringify(found)}`;
    const place = `line ${this.line}, column ${at - this.lineFrom + 1}`;
    this.finding = { rule: 'json', path: [], value: `${place} ${has}, where ${expected} is expected` };
  }

  private value(code: number, expected: string): Step | undefined {
    this.hasBegun = true;
    if (code === openObject || code === openArray) return this.open(code === openObject);
    const from = this.at;
    if (code !== quote) return this.literal(from, expected);
    if (this.string() === undefined) return undefined;
    if (this.hasHalves && this.unquoted(from).search(LONE_SURROGATES) !== -1) this.find('unicode');
    return 'value';
  }

  private literal(from: number, expected: string): Step | undefined {
    do this.at = endOf(LITERAL, this.text, from);
    while (this.isNearEnd() && this.extend());
    if (this.at === from) return this.fail(expected);
    // No shorter number is out of range.
    if (this.at - from < '1e309'.length) return 'value';
    const token = this.text.slice(from, this.at);
    if (!Number.isFinite(Number(token)) && token !== 'false') this.find('numeric', token);
    else if (!this.anyDigits && token.length > maxDigits) {
      const digits = token.replace(/e.*/i, '').replace('.', '').replace(/^-?0*/, '');
      if (/[1-9]/.test(digits.slice(maxDigits))) this.find('max_digits', token);
    }
    return 'value';
  }

  private open(isObject: boolean): Step | undefined {
    if (this.frames.length === maxDepth) return this.find('max_depth');
    this.at += 1;
    this.frame = frameAt(this.at, isObject);
    this.frames.push(this.frame);
    return 'open';
  }

  private name(frame: Frame): Step | undefined {
    const from = this.at;
    if (this.string() === undefined) return undefined;
    const name = this.unquoted(from);
    const { few, many } = frame;
    frame.key = name;
    if (this.hasHalves && name.search(LONE_SURROGATES) !== -1) this.find('unicode');
    else if (name === '__proto__') this.find('unknown');
    else if (many === undefined ? few.includes(name) : many.has(name)) this.find('unique');
    else if (many !== undefined) many.add(name);
    else if (few.push(name) > 16) frame.many = new Set(few);
    return this.skip(0) === colon ? this.value(this.skip(1), 'a value') : this.fail('a colon');
  }

  private string(): Step | undefined {
    const from = this.at + 1;
    this.at = this.isJson ? this.text.indexOf('"', from) : -1;
    // A quote behind a backslash may be part of the string.
    if (this.at === -1 || this.text.charCodeAt(this.at - 1) === backslash) this.at = endOfQuoted(this.text, from);
    while (this.text.charCodeAt(this.at) !== quote && this.isNearEnd() && this.extend()) {
      this.at = endOfQuoted(this.text, this.at);
    }
    if (this.text.charCodeAt(this.at) !== quote) return this.fail('the rest of a text in quotes');
    this.at += 1;
    return 'value';
  }

  /** Whether what stands here may be the beginning of a token whose end is still to come. */
  private isNearEnd(): boolean {
    return this.at > this.text.length - LONGEST_ESCAPE;
  }

  /** What the string says that ends here. */
  private unquoted(from: number): string {
    const inside = this.text.slice(from + 1, this.at - 1);
    return this.hasEscapes && inside.includes('\\') ? (JSON.parse(`"${inside}"`) as string) : inside;
  }

  private find(rule: JsonFinding['rule'], value?: string): undefined {
    if (this.finding !== undefined) return;
    // What is answered can be read by everybody.
    const path = this.frames.map(({ key }) => (typeof key === 'string' ? key.replace(LONE_SURROGATES, '\ufffd') : key));
    this.finding = { rule, path, value };
  }
}

/** Where a pattern that begins at a place ends; that place itself where it does not fit. */
export function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Where the quote stands that closes a text in quotes, or what must not stand in there. */
function endOfQuoted(text: string, from: number): number {
  let end = endOf(QUOTED, text, from);
  for (let at = from; end !== at && text.charCodeAt(end) !== quote; end = endOf(QUOTED, text, at)) at = end;
  return end;
}

/** Reads a text at once. */
export function readJson(text: string): JsonRead {
  let value: unknown;
  let isJson = true;
  try {
    value = JSON.parse(text);
  } catch {
    isJson = false;
  }
  const scan = new Scan(text, isJson);
  while ((isJson ? scan.finding === undefined : scan.at <= MOST_SCANNED) && scan.next() !== undefined);
  if (isJson && scan.finding === undefined) return { value, finding: undefined };
  return { value: undefined, finding: scan.finding ?? { rule: 'json', path: [], value: undefined } };
}

/**
 * Where a text stops being JSON, such as `line 3, column 8 has "2", where a colon is expected`: the words of engines differ.
 * @returns undefined for JSON, and where it cannot be told
 */
export function jsonIssue(text: string): string | undefined {
  const { finding } = readJson(text);
  return finding?.rule === 'json' ? finding.value : undefined;
}
