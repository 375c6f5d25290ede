/** Where a text stops being JSON. The engine's own words for it differ between versions and quote the text. */

type Wanted = 'value' | 'item' | 'name' | 'member' | 'colon' | 'more' | 'end';

/** What may stand where nothing does that may. */
const EXPECTED: Readonly<Record<Wanted, string>> = {
  value: 'a value',
  item: 'a value or ]',
  name: 'a name in quotes',
  member: 'a name in quotes or }',
  colon: 'a colon',
  more: 'a comma or ',
  end: 'the end',
};

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Longer texts are not looked through to the end: whoever waits has waited for their reading already. */
const MOST_SCANNED = 4 * 1024 * 1024;
const MOST_OPEN = 1_000;

/** Where a pattern that begins at a place ends; that place itself where it does not fit. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Tokens that are read together. */
const TOKENS = 5_000;

/** Where the white space ends that begins at a place. Compares numbers, because a body may be nothing else for megabytes. */
export function endOfSpace(text: string, from: number): number {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
  }
}

/** Where the string ends that opens at a place, or else where it is wrong. */
function readString(text: string, at: number): { at: number; whole: boolean } {
  let next = at + 1;
  for (;;) {
    const code = text.charCodeAt(next);
    if (code === 0x22) return { at: next + 1, whole: true };
    const end = code === 0x5c ? endOf(ESCAPE, text, next) : next + 1;
    // Past the end of the text there is no code, and no comparison with it holds.
    if (!(code >= 0x20) || end === next) return { at: next, whole: false };
    next = end;
  }
}

/** A text on its way through the grammar. */
class Scan {
  private at = 0;
  private wanted: Wanted = 'value';
  /** The brackets that will close what is open. */
  private readonly open: string[] = [];

  constructor(private readonly text: string) {}

  /** @returns what was expected, and where; undefined when all is right, or too long or too deep to tell */
  *fault(): Generator<undefined, { at: number; expected: string } | undefined> {
    for (let tokens = 1; ; tokens += 1) {
      if (tokens % TOKENS === 0) yield;
      this.at = endOfSpace(this.text, this.at);
      if (this.at > MOST_SCANNED || this.open.length > MOST_OPEN) return undefined;
      if (this.wanted === 'end' && this.at === this.text.length) return undefined;
      const found = this.text.charAt(this.at);
      if (found === '"' && this.wanted !== 'end' && this.wanted !== 'more' && this.wanted !== 'colon') {
        const { at, whole } = readString(this.text, this.at);
        if (!whole) return { at, expected: 'the rest of a text in quotes' };
        this.pass(at, this.wanted === 'name' || this.wanted === 'member' ? 'colon' : this.afterValue());
      } else if (!this.step(found)) {
        const expected = EXPECTED[this.wanted] + (this.wanted === 'more' ? this.open.at(-1) : '');
        return { at: this.at, expected };
      }
    }
  }

  private pass(at: number, wanted: Wanted): void {
    this.at = at;
    this.wanted = wanted;
  }

  private afterValue(): Wanted {
    return this.open.length === 0 ? 'end' : 'more';
  }

  /** Takes what is no string. @returns whether it may stand there */
  private step(found: string): boolean {
    const { wanted, at, open } = this;
    const closes = found !== '' && found === open.at(-1);
    if (closes && (wanted === 'more' || wanted === 'item' || wanted === 'member')) {
      open.pop();
      this.pass(at + 1, this.afterValue());
    } else if (wanted === 'colon' && found === ':') this.pass(at + 1, 'value');
    else if (wanted === 'more' && found === ',') this.pass(at + 1, open.at(-1) === '}' ? 'name' : 'value');
    else if (wanted === 'value' || wanted === 'item') return this.takeValue(found);
    else return false;
    return true;
  }

  private takeValue(found: string): boolean {
    if (found === '{' || found === '[') {
      this.open.push(found === '{' ? '}' : ']');
      this.pass(this.at + 1, found === '{' ? 'member' : 'item');
      return true;
    }
    const end = Math.max(endOf(NUMBER, this.text, this.at), endOf(WORD, this.text, this.at));
    if (end === this.at) return false;
    this.pass(end, this.afterValue());
    return true;
  }
}

/**
 * Says in words where a text stops being JSON, such as `line 3, column 8 has "2", where a colon is expected`.
 * @returns undefined for JSON, and where it cannot be told
 */
export function faultOfJson(text: string): string | undefined {
  const work = faultInPieces(text);
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** The same piece by piece. */
export function* faultInPieces(text: string): Generator<undefined, string | undefined> {
  const fault = yield* new Scan(text).fault();
  if (fault === undefined) return undefined;
  let line = 1;
  let begins = 0;
  for (let end = text.indexOf('\n'); end !== -1 && end < fault.at; end = text.indexOf('\n', begins)) {
    line += 1;
    begins = end + 1;
  }
  const column = fault.at - begins + 1;
  const [found] = text.slice(fault.at, fault.at + 2);
  const has = found === undefined ? 'is the end of the text' : `has ${JSON.stringify(found)}`;
  return `line ${line}, column ${column} ${has}, where ${fault.expected} is expected`;
}
