import { type Call, type Part, shellWord } from './call.js';

/** Prints a call for bash and zsh, with curl 7.76 or newer; a signed one with openssl. */
export function curlSnippet({ method, url, headers, body, signedWith }: Call): string {
  const signed = signedWith !== undefined;
  const data = body?.startsWith('@') ? '--data-raw' : '-d';
  const globs = url.some((part) => typeof part === 'string' && /[[\]{}]/.test(part));
  const lines = [
    // The status is shown with the headers; a body of 400 and above is shown as well, and the command ends with exit code 22.
    `curl -i --fail-with-body ${globs ? '-g ' : ''}${signed ? '"$url"' : joined(url)}`,
    ...methodOf(method, body),
    ...headers.map(([name, value]) => `-H ${headerOf(name, value)}`),
    ...(body === undefined ? [] : [`${data} ${signed ? '"$body"' : shellWord(body)}`]),
  ];
  const command = `${lines.join(' \\\n  ')}\n`;
  return signed ? `${signing(method, url, body, signedWith)}\n${command}` : command;
}

/** The names differ from the special variables of zsh, of which `path` is one. */
function signing(method: string, url: readonly Part[], body: string | undefined, secret: readonly Part[]): string {
  const message = `"${method}$signed_path$timestamp${body === undefined ? '' : '$body'}"`;
  return [
    `url=${joined(url)}`,
    ...(body === undefined ? [] : [`body=${shellWord(body)}`]),
    `signed_path="/\${url#*://*/}"`,
    `signed_path="\${signed_path%%\\?*}"`,
    'timestamp=$(date +%s)',
    `signature=$(printf '%s' ${message} |`,
    `  openssl dgst -sha256 -hmac ${joined(secret)} -binary | base64)`,
    '',
  ].join('\n');
}

function methodOf(method: string, body: string | undefined): string[] {
  if (method === (body === undefined ? 'GET' : 'POST')) return [];
  if (method === 'HEAD') return ['-I'];
  return [`-X ${/^\w+$/.test(method) ? method : shellWord(method)}`];
}

/** To curl, a header with nothing behind its colon is one to be left out. */
const headerOf = (name: string, value: readonly Part[]): string =>
  value.length === 1 && value[0] === '' ? shellWord(`${name};`) : joined([`${name}: `, ...value]);

/** Inside of double quotes, all other characters stand for themselves. */
const isPlain = (part: string): boolean => !/[$`"\\!\p{Cc}]/u.test(part);

function joined(parts: readonly Part[]): string {
  const texts = parts.filter((part) => typeof part === 'string');
  if (texts.length === parts.length) return shellWord(texts.join(''));
  if (!texts.every(isPlain)) {
    return parts.map((part) => (typeof part === 'string' ? shellWord(part) : `"$${nameOf(part)}"`)).join('');
  }
  const format = (part: Part, index: number): string => {
    if (typeof part === 'string') return part;
    const next = parts[index + 1];
    return typeof next === 'string' && /^\w/.test(next) ? `\${${nameOf(part)}}` : `$${nameOf(part)}`;
  };
  return `"${parts.map(format).join('')}"`;
}

const nameOf = (part: Exclude<Part, string>): string => ('local' in part ? part.local : part.variable);
