/** YAML 1.2 text to a document whose nesting is bounded. */
import { Composer, type Document, Lexer, type LineCounter, Parser, YAMLParseError } from 'yaml';

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
