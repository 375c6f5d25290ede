/** A recording that is being made: calls as they come, without their secrets. */
import { headersToLog, isSecretParameter, maskBody, maskQuery, maskText } from '../domain/request-log.js';
import { archiveOf, type Exchange, entryOf, type HarEntry, textOf, urlOf } from './har.js';

/** A call that was passed on, and what came back. */
export interface Passed
  extends Omit<Exchange, 'url' | 'body' | 'body_truncated' | 'response_body' | 'response_truncated'> {
  /** As it was sent: path and query. */
  target: string;
  /** Bodies are undefined where they were too much to keep. */
  body: Uint8Array | undefined;
  response_body: Uint8Array | undefined;
}

/** Shorter ones are found by chance in what is no secret. */
const SHORTEST_SECRET = 8;

/** What headers of other services are called that carry a credential, beside the names that parameters have. */
const CREDENTIAL_HEADER =
  /(?:^|-)(?:auth|session(?:-?id)?|credentials?|jwt|otp|passphrase|cookie)$|(?:access|private|client|signing)-?key(?:-id)?$/i;

/** Whether a header of any service is called like a credential. */
const isSecretHeader = (name: string): boolean =>
  CREDENTIAL_HEADER.test(name) || isSecretParameter(name.replaceAll('-', '_'));

/** An element of XML that holds text alone. A section ends at its first end: else a broken text is read in countless ways. */
const ELEMENT = /(<(?:[\w.-]+:)?([\w.-]+)(?:\s[^<>]*)?>)(?:[^<]|<!\[CDATA\[(?:(?!\]\]>).)*\]\]>)+(?=<\/)/gs;
const ATTRIBUTE = /(\s([\w.:-]+)\s*=\s*)(?:"[^"<]*"|'[^'<]*')/g;

function maskXml(text: string): string {
  const mask = (whole: string, before: string, name: string): string =>
    isSecretParameter(name) ? `${before}****` : whole;
  const masked = text.replace(ATTRIBUTE, (whole, before, name) =>
    isSecretParameter(name) ? `${before}"****"` : whole,
  );
  return maskBody(masked.replace(ELEMENT, mask));
}

/** A part of a form with its name, up to the boundary behind it. */
const PART = /(\bname="?([^";\r\n]*)"?[\s\S]*?\r?\n\r?\n)([\s\S]*?)(?=\r?\n--)/gi;

const maskParts = (text: string): string =>
  maskBody(text.replace(PART, (whole, head, name) => (isSecretParameter(name) ? `${head}****` : whole)));

/** How bodies are masked that are not JSON, by their media type. */
const MASKS: readonly (readonly [type: RegExp, mask: (text: string) => string])[] = [
  [/^application\/x-www-form-urlencoded/i, maskQuery],
  [/^multipart\//i, maskParts],
  [/[/+]xml\b/i, maskXml],
];

/** What a call says that only its sender knows, and says again. */
function secretsOf({ authorization = '', ...headers }: Passed['headers']): string[] {
  const named = Object.entries(headers).flatMap(([name, value]) =>
    isSecretHeader(name) && !/signature/i.test(name) ? [value] : [],
  );
  return [authorization.replace(/^\S+\s+/, ''), ...named].filter((secret) => secret.length >= SHORTEST_SECRET);
}

export class Recorder {
  private readonly entries: HarEntry[] = [];
  /** What was used as a credential is masked wherever else it stands. */
  private readonly secrets = new Set<string>();

  /** @param origin of the service @param version of the program */
  constructor(
    private readonly origin: string,
    private readonly version: string,
  ) {}

  /** How many calls it has. */
  get size(): number {
    return this.entries.length;
  }

  private body(bytes: Uint8Array | undefined, headers: Passed['headers']): { text: string; truncated: boolean } {
    const text = bytes && textOf(bytes);
    const type = headers['content-type'] ?? '';
    const mask = MASKS.find(([of]) => of.test(type))?.[1] ?? maskBody;
    return { text: mask(text ?? ''), truncated: text === undefined };
  }

  private headers(headers: Passed['headers']): Record<string, string> {
    const kept = Object.entries(headersToLog(headers));
    const masked = (name: string, value: string): boolean => isSecretHeader(name) || value.startsWith('****');
    return Object.fromEntries(kept.map(([name, value]) => [name, masked(name, value) ? '****' : value]));
  }

  add(passed: Passed): void {
    for (const secret of secretsOf(passed.headers)) this.secrets.add(secret);
    const { target, headers, response_headers, ...rest } = passed;
    const [path = '', query = ''] = target.split(/\?(.*)/s);
    const sent = this.body(passed.body, headers);
    const answered = this.body(passed.response_body, response_headers);
    this.entries.push(
      entryOf({
        ...rest,
        url: urlOf(this.origin, maskText(path), maskQuery(query)),
        headers: this.headers(headers),
        body: sent.text,
        body_truncated: sent.truncated,
        response_headers: this.headers(response_headers),
        response_body: answered.text,
        response_truncated: answered.truncated,
      }),
    );
  }

  /** The recording so far, as the text of a file. */
  text(): string {
    let text = JSON.stringify(archiveOf(this.entries, this.version), null, 1);
    // Whatever was used as a credential once is none of the file's, wherever it stands.
    for (const secret of this.secrets) text = text.replaceAll(JSON.stringify(secret).slice(1, -1), '****');
    return `${text}\n`;
  }
}
