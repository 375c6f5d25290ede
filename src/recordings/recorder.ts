/** A recording that is being made: calls as they come, without their secrets. */
import { journalHeaders, maskBody, maskQuery, maskText } from '../domain/journal.js';
import { archiveOf, entryOf, type HarEntry, urlOf } from './archive.js';

/** A call that was passed on, and what came back. */
export interface Passed {
  at_ms: number;
  duration_ms: number;
  method: string;
  /** As it was sent: path and query. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  /** 0: no answer came. */
  status: number;
  response_headers: Readonly<Record<string, string>>;
  response_body: Uint8Array;
  /** What became of it, where that is more than an answer. */
  comment: string;
}

/** Shorter ones are found by chance in what is no secret. */
const SHORTEST_SECRET = 8;
const FORM = /^application\/x-www-form-urlencoded/i;

/** What a call says that only its sender knows. */
function secretsOf({ authorization = '', cookie = '', ...headers }: Passed['headers']): string[] {
  const cookies = cookie.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
  const given = [authorization.replace(/^\S+\s+/, ''), headers['x-api-key'], headers['x-api-signature'], ...cookies];
  return given.filter((secret): secret is string => secret !== undefined && secret.length >= SHORTEST_SECRET);
}

/** Text is kept as text; what is none is not kept. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
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

  private masked(text: string): string {
    let masked = text;
    for (const secret of this.secrets) masked = masked.replaceAll(secret, '****');
    return masked;
  }

  private body(bytes: Uint8Array, headers: Passed['headers']): { text: string; truncated: boolean } {
    const text = textOf(bytes);
    const mask = FORM.test(headers['content-type'] ?? '') ? maskQuery : maskBody;
    return { text: this.masked(mask(text ?? '')), truncated: text === undefined };
  }

  private headers(headers: Passed['headers']): Record<string, string> {
    const kept = Object.entries(journalHeaders(headers));
    return Object.fromEntries(kept.map(([name, value]) => [name, this.masked(value)]));
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
        url: this.masked(urlOf(this.origin, maskText(path), maskQuery(query))),
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
    return `${JSON.stringify(archiveOf(this.entries, this.version), null, 1)}\n`;
  }
}
