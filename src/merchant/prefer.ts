/** The Prefer header (RFC 7240): names are case-insensitive, values may be quoted, the first of a name counts. */

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const WORD = `(?:${TOKEN}|"(?:[^"\\\\]|\\\\.)*")`;
const PAIR = `(${TOKEN})(?:[ \\t]*=[ \\t]*(${WORD}))?`;
/** One preference, and behind it its parameters, which none of ours has. */
const PREFERENCE = new RegExp(`[ \\t]*${PAIR}((?:[ \\t]*;[ \\t]*(?:${PAIR})?)*)[ \\t]*(?:,|$)`, 'y');
/** What cannot be read, up to the next comma. */
const UNREADABLE = /[^,]*(?:,|$)/y;

const unquote = (word: string): string => (word.startsWith('"') ? word.slice(1, -1).replace(/\\(.)/g, '$1') : word);

/**
 * The preferences of a header by lower-case name; one without a value has an empty one. What is not well-formed is skipped,
 * because preferences that a server does not understand are to be ignored.
 */
export function readPreferences(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < header.length; ) {
    PREFERENCE.lastIndex = at;
    const match = PREFERENCE.exec(header);
    if (match === null) {
      UNREADABLE.lastIndex = at;
      at += Math.max(1, UNREADABLE.exec(header)?.[0].length ?? 1);
      continue;
    }
    const [whole, name = '', value = ''] = match;
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, unquote(value));
    at += Math.max(1, whole.length);
  }
  return found;
}
