/** A long JSON text read piece by piece, so that whoever reads it can let others work in between. */
import { endOfSpace } from './json-fault.js';
import {
  closeArray,
  closeObject,
  comma,
  endOfString,
  type JsonFinding,
  maxDepth,
  openArray,
  openObject,
  quote,
  scanJson,
} from './json-scan.js';

/** Characters of a piece. */
const PIECE = 64 * 1024;

const colon = 0x3a;
/** What ends a number or a word. */
const AFTER_WORD = /[\s,:[\]{}"]/g;

/** What came of reading a text: its value, or what scanJson finds in it; null where it is no JSON. */
type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly finding: JsonFinding | null };

/** The text is no JSON. */
class NoJson extends Error {}

/** The text is JSON, and has something that JSON.parse would let pass. */
class Found extends Error {
  constructor(readonly finding: JsonFinding) {
    super();
  }
}

/** An array or object that is being read. */
interface Container {
  readonly value: unknown[] | Record<string, unknown>;
  readonly isObject: boolean;
  /** Where the member begins that was not read yet. */
  from: number;
  /** Whether nothing may follow: no member was read, or no comma came after the last one. */
  mayEnd: boolean;
}

/**
 * Reads a text as JSON.parse and scanJson do. Members of one array or object are read together, as many as make a piece; one that
 * is longer by itself is read member by member in turn. So no part of the text is looked at more than twice, however it is nested.
 */
class Reader {
  private at = 0;
  private readonly path: (string | number)[] = [];

  constructor(
    private readonly text: string,
    private readonly anyDigits: boolean,
    private readonly piece: number,
  ) {}

  *read(): Generator<undefined, unknown> {
    const value = yield* this.value();
    if (endOfSpace(this.text, this.at) !== this.text.length) throw new NoJson();
    return value;
  }

  private *value(): Generator<undefined, unknown> {
    this.at = endOfSpace(this.text, this.at);
    const code = this.text.charCodeAt(this.at);
    if (code === openArray || code === openObject) return yield* this.container(code === openObject);
    return this.word(code === quote ? this.endOfText() : this.endOfWord());
  }

  /** Reads a string, a number or a word. */
  private word(end: number): unknown {
    const token = this.text.slice(this.at, end);
    const value = parse(token);
    this.judge(token, 0);
    this.at = end;
    return value;
  }

  private endOfText(): number {
    const end = endOfString(this.text, this.at);
    if (end === -1) throw new NoJson();
    return end + 1;
  }

  private endOfWord(): number {
    AFTER_WORD.lastIndex = this.at;
    return AFTER_WORD.exec(this.text)?.index ?? this.text.length;
  }

  /** @param above how many levels of the path a piece stands for itself, which has brackets of its own */
  private judge(piece: string, above: 0 | 1): void {
    const finding = scanJson(piece, this.path.length - above, this.anyDigits);
    if (finding === undefined) return;
    const outer = this.path.slice(0, this.path.length - above);
    const path = [...finding.path];
    const first = path[0];
    // A piece of an array begins to count anew.
    if (above === 1 && typeof first === 'number') path[0] = first + (this.path.at(-1) as number);
    throw new Found({ ...finding, path: [...outer, ...path] });
  }

  private *container(isObject: boolean): Generator<undefined, unknown> {
    const { text } = this;
    if (this.path.length === maxDepth) throw new Found({ rule: 'max_depth', path: [...this.path], value: undefined });
    const read: Container = { value: isObject ? {} : [], isObject, from: this.at + 1, mayEnd: true };
    this.path.push(isObject ? '' : 0);
    let at = read.from;
    let depth = 0;
    /** The last comma between two members that were not read yet. */
    let cut = -1;
    for (;;) {
      if (at - read.from > this.piece) {
        if (cut !== -1) {
          this.take(read, cut, false);
          read.from = cut + 1;
          read.mayEnd = false;
          cut = -1;
        } else {
          yield* this.longMember(read);
          at = endOfSpace(text, this.at);
          if (text.charCodeAt(at) !== comma) return this.end(read, at);
          read.from = at + 1;
          read.mayEnd = false;
          at = read.from;
          depth = 0;
        }
        yield;
        continue;
      }
      const code = text.charCodeAt(at);
      if (code === quote) {
        at = endOfString(text, at);
        if (at === -1) throw new NoJson();
      } else if (code === openArray || code === openObject) depth += 1;
      else if (code === closeArray || code === closeObject) {
        if (depth === 0) {
          this.take(read, at, read.mayEnd);
          return this.end(read, at);
        }
        depth -= 1;
      } else if (code === comma && depth === 0) cut = at;
      else if (at >= text.length) throw new NoJson();
      at += 1;
    }
  }

  private end({ value, isObject }: Container, at: number): unknown {
    if (this.text.charCodeAt(at) !== (isObject ? closeObject : closeArray)) throw new NoJson();
    this.path.pop();
    this.at = at + 1;
    return value;
  }

  /** Reads the members up to a comma or the end. */
  private take(read: Container, to: number, mayBeNone: boolean): void {
    const inside = this.text.slice(read.from, to);
    const piece = read.isObject ? `{${inside}}` : `[${inside}]`;
    const members = parse(piece) as unknown[] | Record<string, unknown>;
    if (Array.isArray(read.value)) this.path[this.path.length - 1] = read.value.length;
    this.judge(piece, 1);
    const names = Object.keys(members);
    if (names.length === 0 && !mayBeNone) throw new NoJson();
    if (Array.isArray(read.value)) for (const member of members as unknown[]) read.value.push(member);
    else for (const name of names) this.add(read.value, name, (members as Record<string, unknown>)[name]);
  }

  /** Reads the one member that is longer than a piece. */
  private *longMember({ value, from }: Container): Generator<undefined, void> {
    this.at = from;
    if (Array.isArray(value)) {
      this.path[this.path.length - 1] = value.length;
      value.push(yield* this.value());
      return;
    }
    const name = this.name();
    this.path[this.path.length - 1] = name;
    this.refuseName(value, name);
    this.add(value, name, yield* this.value());
  }

  private name(): string {
    this.at = endOfSpace(this.text, this.at);
    if (this.text.charCodeAt(this.at) !== quote) throw new NoJson();
    const name = this.word(this.endOfText()) as string;
    this.at = endOfSpace(this.text, this.at);
    if (this.text.charCodeAt(this.at) !== colon) throw new NoJson();
    this.at += 1;
    return name;
  }

  private add(value: Record<string, unknown>, name: string, member: unknown): void {
    this.path[this.path.length - 1] = name;
    this.refuseName(value, name);
    value[name] = member;
  }

  private refuseName(value: Record<string, unknown>, name: string): void {
    const rule = name === '__proto__' ? 'unknown' : Object.hasOwn(value, name) ? 'unique' : undefined;
    if (rule !== undefined) throw new Found({ rule, path: [...this.path], value: undefined });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoJson();
  }
}

/**
 * Reads a text piece by piece, as JSON.parse and scanJson read it at once.
 * @param anyDigits see scanJson
 * @param piece characters that are read together
 */
export function* readJsonInPieces(text: string, anyDigits: boolean, piece = PIECE): Generator<undefined, JsonRead> {
  try {
    return { ok: true, value: yield* new Reader(text, anyDigits, piece).read() };
  } catch (error) {
    if (error instanceof NoJson) return { ok: false, finding: null };
    if (error instanceof Found) return { ok: false, finding: error.finding };
    throw error;
  }
}
