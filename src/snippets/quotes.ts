/** A text as a literal of each language: whatever it holds, the language reads exactly that text. */
import { isControl } from './call.js';

const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** An ASCII control character as all five languages write it inside of quotes. */
const control = (char: string): string => NAMED[char] ?? `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Replaces characters one by one; control characters are always escaped, but for those of `kept`. */
function escaped(text: string, own: Readonly<Record<string, string>>, kept = ''): string {
  const format = (char: string): string => {
    if (Object.hasOwn(own, char)) return own[char] as string;
    return isControl(char) && !kept.includes(char) ? control(char) : char;
  };
  return Array.from(text, format).join('');
}

const hasControls = (text: string, kept = ''): boolean =>
  [...text].some((char) => isControl(char) && !kept.includes(char));

/**
 * A word of bash and zsh. Line breaks stand in it as they are; other control characters would be keys to a terminal that
 * the command is pasted into, and are escaped.
 * @throws RangeError for the character NUL, which no argument of a program can hold
 */
export function shellWord(text: string): string {
  if (text.includes('\0')) throw new RangeError('A command line cannot hold the character NUL.');
  if (!hasControls(text, '\n')) return `'${text.replaceAll("'", "'\\''")}'`;
  // An interactive shell looks for commands of its history behind an exclamation mark.
  return `$'${escaped(text, { '\\': '\\\\', "'": "\\'", '!': '\\x21' })}'`;
}

/** In a page, a script ends at the first `</script` and changes its reading at `<!--`, wherever they stand. */
const insideScript = (literal: string): string => literal.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');

/** JavaScript, between single quotes. */
export const jsString = (text: string): string => `'${insideScript(escaped(text, { '\\': '\\\\', "'": "\\'" }))}'`;

/** JavaScript, as it stands between backticks; line breaks stay, carriage returns would become line breaks. */
export const jsTemplate = (text: string): string =>
  insideScript(escaped(text, { '\\': '\\\\', '`': '\\`' }, '\n').replaceAll('${', '\\${'));

/** Python; a text of several lines stands between three quotes. */
export function pyString(text: string): string {
  if (!text.includes('\n')) return `"${escaped(text, { '\\': '\\\\', '"': '\\"' })}"`;
  return `"""${escaped(text, { '\\': '\\\\' }, '\n').replace(/"(?="")|"$/g, '\\"')}"""`;
}

/** PHP; line breaks stand in it as they are. */
export function phpString(text: string): string {
  if (!hasControls(text, '\n')) return `'${escaped(text, { '\\': '\\\\', "'": "\\'" }, '\n')}'`;
  return `"${escaped(text, { '\\': '\\\\', '"': '\\"', $: '\\$' })}"`;
}

/** Go; raw where that is easier to read and possible: raw strings hold neither a backtick nor a carriage return. */
export function goString(text: string): string {
  const raw = /["\\\n]/.test(text) && !/[`\ufeff]/.test(text) && !hasControls(text, '\n');
  if (raw) return `\`${text}\``;
  return `"${escaped(text, { '\\': '\\\\', '"': '\\"', '\ufeff': '\\ufeff' })}"`;
}
