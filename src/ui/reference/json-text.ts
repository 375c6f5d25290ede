/** JSON text laid out for reading. Numbers stay as they are written, because 0.10 and 1e-8 say more than a double keeps. */

const TOKEN = /"(?:\\.|[^"\\])*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** The text with one member per line; undefined where it is no JSON. */
export function layOut(text: string): string | undefined {
  if (issueOf(text) !== undefined) return undefined;
  const tokens = text.match(TOKEN) ?? [];
  let depth = 0;
  let out = '';
  const line = (): string => `\n${'  '.repeat(depth)}`;
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    if (token === '}' || token === ']') {
      depth -= 1;
      out += before === '{' || before === '[' ? token : line() + token;
      return;
    }
    if (before === '{' || before === '[' || before === ',') out += line();
    out += token === ':' ? ': ' : token;
    if (token === '{' || token === '[') depth += 1;
  });
  return out;
}

/** What is wrong with a text that should be JSON, in the browser's words; undefined when nothing is. */
export function issueOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A piece of code with what it is, for its colour. */
export interface Piece {
  text: string;
  kind: 'plain' | 'key' | 'string' | 'number' | 'word' | 'comment';
}

const JSON_PIECES = /("(?:\\.|[^"\\])*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** JSON in its parts. */
export function jsonPieces(text: string): Piece[] {
  return piecesOf(text, JSON_PIECES, ([whole, string, colon, number]) => {
    if (string !== undefined && colon !== undefined) return 'key';
    if (string !== undefined) return 'string';
    return number === whole ? 'number' : 'word';
  });
}

const WORDS =
  'await|const|import|from|if|throw|new|try|except|with|as|print|exit|echo|func|package|defer|return|var|err|nil|null|false|true';
const CODE_PIECES = new RegExp(
  `('(?:\\\\.|[^'\\\\])*'|"(?:\\\\.|[^"\\\\])*"|\`[^\`]*\`)|(^\\s*(?://|#).*$)|(?<![-\\w])(\\d+)\\b|(?<![-\\w])(${WORDS}|curl)(?![-\\w])`,
  'gm',
);

/** Code of any of the languages in its parts; roughly, for it only decides colours. */
export function codePieces(text: string): Piece[] {
  return piecesOf(text, CODE_PIECES, ([, string, comment, number]) => {
    if (string !== undefined) return 'string';
    if (comment !== undefined) return 'comment';
    return number === undefined ? 'word' : 'number';
  });
}

function piecesOf(text: string, pattern: RegExp, kindOf: (match: RegExpExecArray) => Piece['kind']): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), kind: 'plain' });
    pieces.push({ text: match[0], kind: kindOf(match) });
    from = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(from), kind: 'plain' });
  return pieces;
}
