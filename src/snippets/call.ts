/** A request, made ready for printing: checked, its credentials as headers, its texts as parts, and as literals of each language. */

/** A text, or the environment variable that holds it where the snippet runs. */
export type Value = string | { readonly variable: string };

/** A text that may be put together: `[{ variable: 'TENDERBOX_URL' }, '/payments']`. */
export type Text = Value | readonly Value[];

/** The ways to authenticate (docs/service.md#authentication): Bearer, X-API-Key, or a signed request. */
export type Scheme = 'bearer' | 'key' | 'signed';

/** What a call authenticates with. A signed request is signed by the snippet, when it runs. */
export type Credentials =
  | { readonly scheme: 'bearer'; readonly key: Value }
  | { readonly scheme: 'key'; readonly key: Value }
  | { readonly scheme: 'signed'; readonly publicKey: Value; readonly secretKey: Value };

/** A call that a snippet makes. */
export interface SnippetRequest {
  readonly method: string;
  /** The whole address, with its query string. */
  readonly url: Text;
  /** Headers besides those of the credentials; a body without a Content-Type is sent as JSON. */
  readonly headers?: Readonly<Record<string, Text>>;
  /** The body as it is sent, byte for byte, so that numbers keep the form in which they are written. */
  readonly body?: string;
  /** None are sent where none are given. */
  readonly credentials?: Credentials;
}

/** A piece of a text: as it stands, from the environment, or from what the snippet has computed before. */
export type Part = string | { readonly variable: string } | { readonly local: 'timestamp' | 'signature' };

/** What a language prints. */
export interface Call {
  readonly method: string;
  readonly url: readonly Part[];
  readonly headers: readonly (readonly [name: string, value: readonly Part[]])[];
  readonly body: string | undefined;
  /** The secret key of a signed request; its headers refer to the timestamp and the signature. */
  readonly signedWith: readonly Part[] | undefined;
}

const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
const VARIABLE = /^[A-Za-z_]\w*$/;

/** Whether a character is an ASCII control character, which source code and headers had better not hold. */
const isControl = (char: string): boolean => char < ' ' || char === '\x7f';

/** @throws RangeError for a method, a header or a variable that there cannot be */
export function callOf({ method, url, headers = {}, body, credentials }: SnippetRequest): Call {
  if (!TOKEN.test(method)) throw new RangeError(`${JSON.stringify(method)} is no HTTP method.`);
  const own = Object.entries(headers).map(([name, value]) => [name, partsOf(value)] as const);
  const typed = own.some(([name]) => name.toLowerCase() === 'content-type');
  const json = [['Content-Type', ['application/json']] as const];
  const all = [...credentialHeaders(credentials), ...(body === undefined || typed ? [] : json), ...own];
  for (const [name, value] of all) checkHeader(name, value);
  return {
    method,
    url: partsOf(url),
    headers: all,
    body: body === undefined ? undefined : wellFormed(body),
    signedWith: credentials?.scheme === 'signed' ? partsOf(credentials.secretKey) : undefined,
  };
}

function credentialHeaders(credentials: Credentials | undefined): [string, readonly Part[]][] {
  if (credentials === undefined) return [];
  if (credentials.scheme === 'bearer') return [['Authorization', partsOf(['Bearer ', credentials.key])]];
  if (credentials.scheme === 'key') return [['X-API-Key', partsOf(credentials.key)]];
  return [
    ['X-API-Key', partsOf(credentials.publicKey)],
    ['X-API-Timestamp', [{ local: 'timestamp' }]],
    ['X-API-Signature', [{ local: 'signature' }]],
  ];
}

function checkHeader(name: string, value: readonly Part[]): void {
  if (!TOKEN.test(name)) throw new RangeError(`${JSON.stringify(name)} is no name of a header.`);
  if (value.some((part) => typeof part === 'string' && hasControls(part, '\t')))
    throw new RangeError(`The header ${name} holds a line break or another control character, which HTTP cannot send.`);
}

/** The parts of a text, neighbouring strings joined. */
function partsOf(text: Text): Part[] {
  const parts: Part[] = [];
  for (const value of Array.isArray(text) ? (text as readonly Value[]) : [text as Value]) {
    const last = parts.at(-1);
    if (typeof value !== 'string') parts.push(named(value));
    else if (typeof last === 'string') parts[parts.length - 1] = last + wellFormed(value);
    else if (value !== '') parts.push(wellFormed(value));
  }
  return parts.length === 0 ? [''] : parts;
}

function named(value: { readonly variable: string }): { readonly variable: string } {
  if (VARIABLE.test(value.variable)) return value;
  throw new RangeError(`${JSON.stringify(value.variable)} is no name of an environment variable.`);
}

/** Half of a surrogate pair cannot be sent: like every encoder of UTF-8, this puts the replacement character there. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Whether a snippet reads the environment, and so needs what its language reads it with. */
export const usesEnvironment = ({ url, headers, signedWith = [] }: Call): boolean =>
  [...url, ...headers.flatMap(([, value]) => value), ...signedWith].some(
    (part) => typeof part !== 'string' && 'variable' in part,
  );

// A text as a literal of each language: whatever it holds, the language reads exactly that text.

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
