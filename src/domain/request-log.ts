/** The request log of public calls, bounded by count and bytes; the oldest entries make room. */
import type { RequestEntry, WorldData } from './records.js';
import type { World } from './world.js';

// Keys that this program made, found by their form wherever they were put: what a field is called does not tell. And secrets in
// URLs, found by what their parameters are called.

/**
 * An API key or a secret key that was drawn, also as a URL spells it. The fixed keys of the default merchant are shorter: everybody
 * knows them, and they stay readable. A public key is none: it is sent in the clear with every signed request.
 */
const DRAWN_KEY = /(tb(?:_|%5f)(?:key|secret)(?:_|%5f))[\w%-]{12,}/gi;

/**
 * Whether a text may hold a key: every key has one of these, and few other texts do. Each text of each call is asked this, and
 * looking for characters is much less than trying the pattern.
 */
const mayHoldKey = (text: string): boolean => text.includes('b_') || text.includes('B_') || text.includes('%');

/** What stands in the place of a key. */
const MASKED_KEY = /tb(?:_|%5f)(?:key|secret)(?:_|%5f)\*{4}/i;

/** A text without the keys in it. Takes a time that grows with the text alone. */
export const maskKeys = (text: string): string => (mayHoldKey(text) ? text.replace(DRAWN_KEY, '$1****') : text);

/** Whether a text held a key before it was masked. */
export const heldKey = (text: string): boolean => MASKED_KEY.test(text);

/** Names of parameters whose values are secrets, wherever they stand: also where they should never have been put. */
const SECRET_PARAMETER = /secret|password|token|signature|authorization|api[-_]?key|^key$/i;

/** What a text has that may name a secret: a part of such a name, or an escape that could hide one. Few calls have any of it. */
const MAY_NAME_SECRET = /secret|password|token|signature|authorization|api[-_]?key|\bkey\b|[\\%]/i;

/** Whether an error may not repeat the value of a parameter. */
export const isSecretParameter = (parameter: string): boolean => SECRET_PARAMETER.test(parameter);

/** What a name says once its escapes are read; as it stands when they are broken. */
export function unescaped(name: string, read: (name: string) => unknown): string {
  try {
    return String(read(name));
  } catch {
    return name;
  }
}

/** User and password before the host of a URL, also as JSON may write its slashes, and what some libraries escape beside them. */
const USER_INFO = /(:(?:\\?\/){2})(?:[^\s"/?#@\\]|\\u[\da-f]{4})+@/gi;
/** The same of a URL that was escaped to stand in the query of another. */
const ESCAPED_USER_INFO = /(%3a(?:%2f){2})(?:(?!%2f|%3f|%23|%26|%40)[^\s"/?#@&\\])+(%40)/gi;
/**
 * A parameter of a URL up to its value, in its query or its fragment, also of one that stands in the query of another, and as JSON
 * may write the `&` and the `=`.
 */
const PARAMETER = /(?:[?&#]|\\u0026|(%3f|%26|%23))([^=&"\s#?\\]{1,256}?)(?:=|\\u003d|%3d)/gi;
/** The value of a parameter, and of one whose URL was escaped. */
const VALUE = /(?:[^&"\s#\\]|\\(?!u0026).)*/isy;
const ESCAPED_VALUE = /(?:(?!%26|%23)[^&"\s#\\])*/iy;

/** Where what stands before an `@` begins at the latest: a user's name has none of these. */
const ENDS_USER: ReadonlySet<number> = new Set(Array.from(' \t\r\n"/?#@', (character) => character.charCodeAt(0)));

/**
 * Whether an `@` follows a slash as it follows the user of a URL. The address of an e-mail does not, and each text of each call is
 * asked this. Takes a time that grows with the text alone.
 */
function mayHoldUser(text: string): boolean {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let before = at - 1;
    while (before >= 0 && !ENDS_USER.has(text.charCodeAt(before))) before -= 1;
    if (text[before] === '/') return true;
  }
  return false;
}

/** The URLs of a text without user, password, and the values of secret parameters. */
function maskUrls(text: string): string {
  const plain = mayHoldUser(text) ? text.replace(USER_INFO, '$1****@') : text;
  const escapes = plain.includes('%');
  const known = escapes ? plain.replace(ESCAPED_USER_INFO, '$1****$2') : plain;
  const may_ask =
    known.includes('?') || known.includes('#') || (escapes && (known.includes('%3') || known.includes('%23')));
  if (!may_ask || !MAY_NAME_SECRET.test(known)) return known;
  let masked = '';
  let kept = 0;
  for (const found of known.matchAll(PARAMETER)) {
    const [whole, escaped, name = ''] = found;
    if (found.index < kept || !isSecretParameter(unescaped(name, decodeURIComponent))) continue;
    const value = escaped === undefined ? VALUE : ESCAPED_VALUE;
    value.lastIndex = found.index + whole.length;
    masked += `${known.slice(kept, value.lastIndex)}****`;
    value.exec(known);
    kept = value.lastIndex;
  }
  return masked + known.slice(kept);
}

/** A text without keys, and without the secrets in its URLs. Costs next to nothing where it has neither `?`, `#` nor `@`. */
export const maskText = (text: string): string => maskKeys(maskUrls(text));

/** What stands in a URL in the place of a secret. */
const MASKED_IN_URL = /(?:=|\\u003d|%3d)\*{4}|\/\*{4}@|%2f\*{4}%40/i;

/** Whether a text held a key, or a URL with a secret, before it was masked. */
export const heldSecret = (text: string): boolean => heldKey(text) || MASKED_IN_URL.test(text);

/** Plain data without keys, and without the secrets of URLs, in its texts and names; the same object when there are none. */
export function withoutKeys<T extends object>(data: T): T {
  const text = JSON.stringify(data);
  const masked = maskText(text);
  return masked === text ? data : (JSON.parse(masked) as T);
}

export const MAX_ENTRIES = 1_000;
export const MAX_REQUEST_LOG_BYTES = 8 * 1024 * 1024;
/** Longest body that an entry keeps, of requests and of answers. */
export const MAX_KEPT_BODY = 64 * 1024;

/** Names of headers, in lower case, whose values are secrets; the request log shows only that they were there. */
const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'x-api-key',
  'x-api-signature',
  'cookie',
  'set-cookie',
  'proxy-authorization',
  'x-control-token',
]);

/** What the entries of a world take together, in bytes, at most: those that have made room since it was summed up are still in it. */
const sizes = new WeakMap<WorldData, number>();

function sizeOf(entry: RequestEntry): number {
  return entry.body.length + entry.response_body.length + entry.path.length + entry.query.length + 512;
}

/**
 * A text of JSON and, where it names a member, the value that follows, or the bracket that opens it. Takes each character once,
 * also of broken JSON.
 */
const JSON_TEXT = /"((?:[^"\\]|\\.)*)"?(?:(\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|([{[])|[^\s",{}[\]]+))?/gs;
/** A text of JSON, or a bracket outside of texts. */
const BRACKET = /"(?:[^"\\]|\\.)*"?|([{[])|[}\]]/gs;

/** A query string without the values of secrets. */
export function maskQuery(query: string): string {
  if (query === '' || !MAY_NAME_SECRET.test(query)) return maskText(query);
  const pairs = query.split('&').map((pair) => {
    const name = pair.split('=', 1)[0] as string;
    const secret = name !== pair && isSecretParameter(unescaped(name, decodeURIComponent));
    return secret ? `${name}=****` : pair;
  });
  return maskText(pairs.join('&'));
}

/** Where an object or a list ends whose bracket opened before `from`; the end of the text where it is cut off. */
function endOfValue(text: string, from: number): number {
  let depth = 1;
  for (const found of text.slice(from).matchAll(BRACKET)) {
    if (found[0].startsWith('"')) continue;
    depth += found[1] === undefined ? -1 : 1;
    if (depth === 0) return from + found.index + 1;
  }
  return text.length;
}

/** The text of a JSON body without the values of secrets, whatever their type. */
export function maskBody(text: string): string {
  if (text === '' || !MAY_NAME_SECRET.test(text)) return maskText(text);
  let masked = '';
  let kept = 0;
  for (const found of text.matchAll(JSON_TEXT)) {
    const [whole, name = '', colon, opening] = found;
    if (colon === undefined || found.index < kept) continue;
    if (!isSecretParameter(name.includes('\\') ? unescaped(`"${name}"`, JSON.parse) : name)) continue;
    masked += `${text.slice(kept, found.index)}"${name}"${colon}"****"`;
    const end = found.index + whole.length;
    kept = opening === undefined ? end : endOfValue(text, end);
  }
  return maskText(masked + text.slice(kept));
}

/** A secret with only enough left to tell which one it was. */
export function maskSecret(value: string): string {
  const shown = value.length > 16 ? value.slice(-4) : '';
  return `****${shown}`;
}

type RawHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

function maskHeaders(headers: RawHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined) continue;
    const text = typeof value === 'string' ? value : value.join(', ');
    kept[name] = SECRET_HEADERS.has(name.toLowerCase()) ? maskSecret(text) : maskText(text);
  }
  return kept;
}

let lastHeaders: { raw: RawHeaders; kept: Record<string, string> } = { raw: {}, kept: {} };

/**
 * Headers as the request log keeps them: one text per name, secrets masked. Calls that share their headers share what is kept of them.
 */
export function headersToLog(headers: RawHeaders): Record<string, string> {
  if (headers !== lastHeaders.raw) lastHeaders = { raw: headers, kept: maskHeaders(headers) };
  return lastHeaders.kept;
}

/** A new id for a request: known before it is answered, so that the answer can carry it. */
export function nextRequestId(world: World): string {
  world.data.counters.request += 1;
  return `req_${world.data.merchant.ordinal}_${String(world.data.counters.request).padStart(6, '0')}`;
}

/** Keeps an entry and drops the oldest beyond the bounds. */
export function record(world: World, entry: RequestEntry): void {
  const { data } = world;
  const { journal } = data;
  journal.push(entry);
  // Taking the first one off is cheap where moving the other thousand is not.
  while (journal.length > MAX_ENTRIES) journal.shift();
  let bytes = (sizes.get(data) ?? Number.POSITIVE_INFINITY) + sizeOf(entry);
  if (bytes > MAX_REQUEST_LOG_BYTES) bytes = journal.reduce((sum, each) => sum + sizeOf(each), 0);
  for (; bytes > MAX_REQUEST_LOG_BYTES && journal.length > 1; journal.shift())
    bytes -= sizeOf(journal[0] as RequestEntry);
  sizes.set(data, bytes);
  world.changed('request', entry.id);
}

/** Keeps an entry in the place of the last one, of the same call, which was answered otherwise in the end. */
export function correct(world: World, entry: RequestEntry): void {
  world.data.journal[world.data.journal.length - 1] = entry;
  sizes.delete(world.data);
  world.changed('request', entry.id);
}

/** Forgets every entry. */
export function clearRequestLog(world: World): void {
  world.data.journal.length = 0;
  sizes.delete(world.data);
  world.env.touched(world);
}
