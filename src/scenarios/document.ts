/** YAML 1.2 text to plain JSON, with the place of every key and value. */
import {
  Composer,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  Parser,
  YAMLParseError,
} from 'yaml';
import type { Json } from '../domain/records.js';
import { MAX_FILE_BYTES, type Place, type ScenarioIssue, type Source } from './types.js';

// YAML 1.2 text to a document whose nesting is bounded.

/** Values that may be open at a time: more than anything nests that is read here. */
const MOST_OPEN = 64;

/**
 * Reads a text as the `yaml` package's own `parseDocument` does, apart from its depth: the package makes nodes by recursion, and
 * some thousand brackets bring it so near to the end of the stack that a regular expression which is compiled there ends the
 * whole process, which nothing can catch. A document that nests too deeply has one error, `RESOURCE_EXHAUSTION`.
 */
export function parseYaml(text: string, lines: LineCounter): Document {
  const parser = new Parser(lines.addNewLine);
  let too_deep_at: number | undefined;
  function* tokens() {
    lines.addNewLine(0);
    for (const lexeme of new Lexer().lex(text)) {
      if (parser.stack.length > MOST_OPEN) {
        too_deep_at = parser.offset;
        return;
      }
      yield* parser.next(lexeme);
    }
    yield* parser.end();
  }
  const composer = new Composer({ lineCounter: lines, version: '1.2', prettyErrors: false, uniqueKeys: true });
  const [document, second] = composer.compose(tokens(), true, text.length);
  if (document === undefined) throw new Error('A composer that is told to make a document has made none.');
  if (too_deep_at !== undefined) {
    const at: [number, number] = [too_deep_at, too_deep_at + 1];
    document.errors = [new YAMLParseError(at, 'RESOURCE_EXHAUSTION', 'The values are nested too deeply')];
  } else if (second !== undefined) {
    const at: [number, number] = [second.range[0], second.range[1]];
    document.errors.push(new YAMLParseError(at, 'MULTIPLE_DOCS', 'This is the start of a second document'));
  }
  return document;
}

/** Values after aliases are followed: more than any scenario needs, and far too few for an alias bomb. */
const MAX_VALUES = 10_000;
const MAX_DEPTH = 20;
const MAX_SYNTAX_ISSUES = 20;

/** One level of a JSON pointer. */
export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The keys of a JSON pointer, with or without the `#` before it. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

const SYNTAX_MESSAGES: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'A file holds one scenario; this is the start of a second document.',
  DUPLICATE_KEY: 'The same key stands twice in one object.',
  TAB_AS_INDENT: 'YAML is indented with spaces; this is a tab.',
  RESOURCE_EXHAUSTION: 'The values are nested too deeply.',
};

class Rejection extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** Reads the text of a file. Errors of the syntax are reported alone: what follows them would be guesswork. */
export function readDocument(file: string, text: string): { source: Source } | { issues: ScenarioIssue[] } {
  const lines = new LineCounter();
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const issue = (message: string, offset: number): ScenarioIssue => ({ file, ...place(offset), pointer: '', message });
  // The size is measured in UTF-8, as the file has it; no character is shorter than a byte.
  if (text.length > MAX_FILE_BYTES || new TextEncoder().encode(text).length > MAX_FILE_BYTES) {
    return { issues: [issue('A scenario file may have at most 256 kB.', 0)] };
  }
  const document = parseYaml(text, lines);
  const broken = syntaxIssues(document, issue);
  if (broken.length > 0) return { issues: broken };
  try {
    const reader = new Reader(document);
    const value = reader.read(document.contents, '', []);
    const placeOf: Source['placeOf'] = (pointer, part) => {
      const offsets = reader.offsets.get(pointer);
      return offsets === undefined ? null : place(part === 'key' ? offsets.key : offsets.value);
    };
    return { source: { file, value, placeOf } };
  } catch (error) {
    if (error instanceof Rejection) return { issues: [issue(error.message, error.offset)] };
    throw error;
  }
}

function syntaxIssues(document: Document, issue: (message: string, offset: number) => ScenarioIssue): ScenarioIssue[] {
  const found: ScenarioIssue[] = [];
  for (const { code, message, pos } of [...document.errors, ...document.warnings]) {
    const next = issue(SYNTAX_MESSAGES[code] ?? `${message.replace(/\.$/, '')}.`, pos[0]);
    // After the first error of a line the parser guesses, and repeats itself.
    if (found.length < MAX_SYNTAX_ISSUES && !found.some(({ line }) => line === next.line)) found.push(next);
  }
  if (document.directives?.yaml.explicit === true && document.directives.yaml.version !== '1.2') {
    found.push(issue('Scenarios are YAML 1.2; leave the %YAML directive out.', 0));
  }
  if (found.length === 0 && document.contents === null) found.push(issue('The file is empty.', 0));
  return found;
}

class Reader {
  readonly offsets = new Map<string, { key: number; value: number }>();
  private values = 0;

  constructor(private readonly document: Document) {}

  /** @param above the nodes that this one stands in, through which an alias must not lead back */
  read(node: unknown, pointer: string, above: readonly unknown[], key_offset?: number): Json {
    const start = (node as Node | null)?.range?.[0] ?? key_offset ?? 0;
    if (!this.offsets.has(pointer)) this.offsets.set(pointer, { key: key_offset ?? start, value: start });
    this.values += 1;
    if (this.values > MAX_VALUES)
      throw new Rejection(`A scenario has at most ${MAX_VALUES} values, aliases counted.`, start);
    if (above.length > MAX_DEPTH) throw new Rejection('The values are nested too deeply.', start);
    if (isAlias(node)) {
      const target = node.resolve(this.document);
      if (target === undefined) throw new Rejection(`There is no anchor &${node.source} before this alias.`, start);
      if (above.includes(target)) throw new Rejection('The alias leads back to the value that it stands in.', start);
      return this.read(target, pointer, above, start);
    }
    if (isScalar(node)) return readScalar(node.value, node.tag, start);
    const inside = [...above, node];
    if (isSeq(node)) return node.items.map((item, index) => this.read(item, `${pointer}/${index}`, inside));
    if (isMap(node)) return this.readMap(node.items, pointer, inside);
    return null;
  }

  private readMap(pairs: { key: unknown; value: unknown }[], pointer: string, inside: readonly unknown[]): Json {
    const entries = pairs.map(({ key, value }): [string, Json] => {
      const offset = (key as Node | null)?.range?.[0] ?? 0;
      if (!isScalar(key) || key.value === null) throw new Rejection('A key must be plain text.', offset);
      const name = String(key.value);
      if (hasHalf(name)) throw new Rejection(HALF, offset);
      return [name, this.read(value, `${pointer}/${escapePointer(name)}`, inside, offset)];
    });
    return Object.fromEntries(entries);
  }
}

/** YAML can escape half of a surrogate pair as JSON can, and no webhook could carry it to every receiver. */
const HALF = 'The text must be whole Unicode: half of a surrogate pair is no character.';
const hasHalf = (text: string): boolean => /\p{Surrogate}/u.test(text);

function readScalar(value: unknown, tag: string | undefined, offset: number): Json {
  if (typeof value === 'string' && hasHalf(value)) throw new Rejection(HALF, offset);
  const plain = value === null || typeof value === 'string' || typeof value === 'boolean';
  if (plain || (typeof value === 'number' && Number.isFinite(value))) return value as Json;
  const what = tag === undefined ? 'This value' : `A value with the tag ${tag}`;
  throw new Rejection(`${what} has no form in JSON.`, offset);
}
