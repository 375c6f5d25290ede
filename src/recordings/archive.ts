/** Calls and their answers as an HTTP archive: HAR 1.2, http://www.softwareishard.com/blog/har-12-spec/ */
import type { ControlSchema } from '../contract/types.js';
import { timestamp } from '../domain/clock.js';

/** An entry of an archive. */
export type HarEntry = ControlSchema<'HarEntry'>;
type Pair = ControlSchema<'HarPair'>;

const HTTP_VERSION = 'HTTP/1.1';
/** The archive's word for what is not known. */
const UNKNOWN = -1;
const MOST_HEADERS = 256;

/** At most as many headers as an answer may show: a peer can send more of them than is of use. */
export function boundedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const lower = Object.entries(headers).map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  return Object.fromEntries(lower.slice(0, MOST_HEADERS));
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const pairsOf = (headers: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(boundedHeaders(headers)).map(([name, value]) => ({ name, value }));

const mediaType = (headers: Readonly<Record<string, string>>): string =>
  boundedHeaders(headers)['content-type'] ?? 'application/octet-stream';

/** As RFC 3986 has it: browsers let more stand in a path and a query. */
export function strictUrl(text: string): string {
  const { origin, pathname, search } = new URL(text);
  const rest = `${pathname}${search}`.replace(/%(?![0-9a-f]{2})/gi, '%25');
  return origin + rest.replace(/[^\w\-.~:/?@!$&'()*+,;=%]/g, encodeURIComponent);
}

/** A path that no URL can have, such as the `*` of OPTIONS, is written as one segment. */
export function urlOf(origin: string, path: string, query: string): string {
  const url = `${origin}${path}${query === '' ? '' : `?${query}`}`;
  return path.startsWith('/') && URL.canParse(url) ? strictUrl(url) : `${origin}/${encodeURIComponent(path)}`;
}

/** A call and its answer, without secrets. */
export interface Exchange {
  at_ms: number;
  duration_ms: number;
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  body_truncated: boolean;
  /** 0: no answer came. */
  status: number;
  response_headers: Readonly<Record<string, string>>;
  response_body: string;
  response_truncated: boolean;
  comment: string;
}

/** An exchange as an entry of an archive. */
export function entryOf(exchange: Exchange): HarEntry {
  const { method, url, headers, body, status, response_headers, response_body, duration_ms, comment } = exchange;
  const queryString = [...new URL(url).searchParams].map(([name, value]) => ({ name, value }));
  const size = exchange.body_truncated ? UNKNOWN : bytesOf(body);
  const length = exchange.response_truncated ? UNKNOWN : bytesOf(response_body);
  return {
    startedDateTime: timestamp(exchange.at_ms, 'milliseconds'),
    time: duration_ms,
    request: {
      method,
      url,
      httpVersion: HTTP_VERSION,
      cookies: [],
      headers: pairsOf(headers),
      queryString,
      ...(body === '' ? {} : { postData: { mimeType: mediaType(headers), params: [], text: body } }),
      headersSize: UNKNOWN,
      bodySize: size,
    },
    response: {
      status,
      statusText: '',
      httpVersion: HTTP_VERSION,
      cookies: [],
      headers: pairsOf(response_headers),
      content: { size: bytesOf(response_body), mimeType: mediaType(response_headers), text: response_body },
      redirectURL: '',
      headersSize: UNKNOWN,
      bodySize: length,
    },
    cache: {},
    timings: { send: 0, wait: duration_ms, receive: 0 },
    comment,
  };
}

/** Entries as an archive, in the order of their time. @param version of the program */
export function archiveOf(entries: readonly HarEntry[], version: string): ControlSchema<'HarArchive'> {
  const sorted = entries.toSorted((a, b) =>
    a.startedDateTime < b.startedDateTime ? -1 : Number(a.startedDateTime > b.startedDateTime),
  );
  return { log: { version: '1.2', creator: { name: 'tenderbox', version }, entries: sorted } };
}
