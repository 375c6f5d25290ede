/** Calls that are written as commands of curl, and how their answers are shown. */

import { parsed } from '../api/parsed.js';

/** What a command asks for. */
export interface Asked {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** The words of a line of shell; undefined where the shell does more with it than to run one command. */
function wordsOf(line: string): string[] | undefined {
  const words: string[] = [];
  let rest = line.trim();
  while (rest !== '') {
    const word = /^(?:'[^']*'|"(?:[^"\\$`]|\\.)*"|\\.|[^\s'"\\|&;<>()$`*])+/.exec(rest)?.[0];
    if (word === undefined) return undefined;
    const plain = word.replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/g, (_quoted, single, double, one) => {
      return single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? one;
    });
    words.push(plain);
    rest = rest.slice(word.length).trimStart();
  }
  return words;
}

/** Options that say how an answer is printed, and what other tools write into every command. */
const QUIET = new Set('-s -S -sS -i -f -sf -si -L --silent --show-error --fail-with-body --location'.split(' '));
/** Such an option with a value. */
const FORMAT = '--write-out';

function callOf(words: readonly string[]): Asked | undefined {
  const [name, ...rest] = words;
  if (name !== 'curl') return undefined;
  const asked: Asked = { url: '', method: '', headers: {} };
  for (let at = 0; at < rest.length; at += 1) {
    // A value may stand at its letter, as in -XPOST.
    const [, word = rest[at] as string, near] = /^(-[XHd])(.+)/s.exec(rest[at] as string) ?? [];
    const value = near ?? rest[at + 1] ?? '';
    if (QUIET.has(word)) continue;
    if (!word.startsWith('-')) {
      asked.url = word;
      continue;
    }
    if (near === undefined) at += 1;
    if (word === '-X' || word === '--request') asked.method = value;
    else if (word === '-H' || word === '--header') {
      const [header = '', ...of] = value.split(':');
      asked.headers[header.toLowerCase()] = of.join(':').trim();
    } else if (['-d', '--data', '--data-raw'].includes(word)) asked.body = value;
    else if (word !== FORMAT) return undefined;
  }
  if (!URL.canParse(asked.url) || asked.body?.startsWith('@')) return undefined;
  if (asked.method === '') asked.method = asked.body === undefined ? 'GET' : 'POST';
  if (asked.body !== undefined) asked.headers['content-type'] ??= 'application/x-www-form-urlencoded';
  return asked;
}

/**
 * The calls of a piece of shell; none where it does anything else.
 * @param environment the variables that it may name
 */
export function callsOf(shell: string, environment: Readonly<Record<string, string>> = {}): Asked[] {
  const plain = shell
    .replace(/^(?:#.*$|\$ )/gm, '')
    .replace(/\$([A-Z_]+)/g, (variable, name) => environment[name] ?? variable)
    .replace(/\\\n\s*/g, ' ');
  // A body between quotes may be several lines.
  const lines = plain.match(/(?:'[^']*'|"(?:[^"\\]|\\.)*"|[^'"\n])+/g)?.filter((line) => line.trim() !== '') ?? [];
  const calls = lines.map((line) => callOf(wordsOf(line) ?? []));
  return calls.every((call) => call !== undefined) ? calls : [];
}

/** An answer as text: its status, its id, and its body, of which JSON is indented. */
export function shownAnswer(status: number, headers: Headers, body: string): string {
  // It may be cut short, or no JSON at all.
  const value = parsed(body);
  const shown = value === undefined ? body : JSON.stringify(value, null, 2);
  return `${status} ${headers.get('x-request-id') ?? ''}\n${shown}`;
}
