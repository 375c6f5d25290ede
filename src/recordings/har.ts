/** Recordings as browsers, proxies and this program write them (HAR 1.2): written, and read as far as they say what was called and answered. */

import type { ControlSchema } from '../contract/types.js';
import { isShowable, timestamp } from '../domain/clock.js';
import { isObject } from '../domain/state/state-checks.js';

/** What was sent or answered, as far as the recording has it. */
export interface Message {
  /** By names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Undefined where the recording has none. */
  text: string | undefined;
}

/** A call of a recording. */
export interface RecordedCall {
  /** Where it stands in the file. */
  index: number;
  at_ms: number;
  method: string;
  url: URL;
  request: Message;
  /** 0: no answer came. */
  status: number;
  answer: Message;
}

/** What is no recording that can be read: where it is wrong, and what would be right. */
export class DamagedRecording extends Error {}

const HOW =
  '"Save all as HAR with content" in the developer tools of a browser writes one, and so does tenderbox record.';

type Fields = Readonly<Record<string, unknown>>;

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60));

/** The value of a place, where it is what must stand there. @param what it must be, such as `text` */
function required<T>(what: string, value: unknown, where: string, isRight: (value: unknown) => value is T): T {
  if (isRight(value)) return value;
  throw new DamagedRecording(`has no ${what} at ${where}, but ${shown(value)}. ${HOW}`);
}

const objectAt = (value: unknown, where: string): Fields => required('object', value, where, isObject);
const listAt = (value: unknown, where: string): readonly unknown[] => required('list', value, where, Array.isArray);
const textAt = (value: unknown, where: string): string =>
  required('text', value, where, (each) => typeof each === 'string');

function headersAt(value: unknown, where: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [i, each] of listAt(value, where).entries()) {
    const { name, value: text } = objectAt(each, `${where}[${i}]`);
    const lower = textAt(name, `${where}[${i}].name`).toLowerCase();
    // Names with a colon are of HTTP/2, and say again what method and URL say.
    if (!lower.startsWith(':')) headers[lower] = textAt(text, `${where}[${i}].value`);
  }
  return headers;
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The body of an answer; undefined also for one that is no text, which nobody compares. */
function contentAt(value: unknown, where: string): string | undefined {
  if (value === undefined) return undefined;
  const { text, encoding } = objectAt(value, where);
  if (text === undefined || text === null) return undefined;
  const said = textAt(text, `${where}.text`);
  if (encoding === undefined || encoding === null || encoding === '') return said;
  const packed = said.replaceAll(/\s/g, '');
  if (encoding !== 'base64' || !BASE64.test(packed)) {
    throw new DamagedRecording(`has at ${where}.text no ${shown(encoding)}, which its encoding says. ${HOW}`);
  }
  return textOf(Uint8Array.from(atob(packed), (character) => character.charCodeAt(0)));
}

/** The text of a body; undefined for what is none. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function urlAt(value: unknown, where: string): URL {
  const isUrl = (text: unknown): text is string => URL.canParse(text as string);
  return new URL(required('URL', textAt(value, where), where, isUrl));
}

function callAt(value: unknown, index: number): RecordedCall {
  const where = `log.entries[${index}]`;
  const entry = objectAt(value, where);
  const request = objectAt(entry.request, `${where}.request`);
  const response = objectAt(entry.response, `${where}.response`);
  const isTime = (text: unknown): text is string => isShowable(Date.parse(text as string));
  const at = `${where}.startedDateTime`;
  const time = required('time', textAt(entry.startedDateTime, at), at, isTime);
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const status = required('number', response.status, `${where}.response.status`, isNumber);
  const headers = headersAt(request.headers, `${where}.request.headers`);
  const sent = objectAt(request.postData ?? {}, `${where}.request.postData`);
  return {
    index,
    at_ms: Date.parse(time),
    method: textAt(request.method, `${where}.request.method`).toUpperCase(),
    url: urlAt(request.url, `${where}.request.url`),
    request: {
      // Some tools leave out of the headers what they say of the body beside it.
      headers: typeof sent.mimeType === 'string' ? { 'content-type': sent.mimeType, ...headers } : headers,
      text: sent.text === undefined ? undefined : textAt(sent.text, `${where}.request.postData.text`),
    },
    status,
    answer: {
      headers: headersAt(response.headers, `${where}.response.headers`),
      text: contentAt(response.content, `${where}.response.content`),
    },
  };
}

/** Reads a recording. @returns its calls in the order of their time @throws DamagedRecording */
export function readHar(text: string): RecordedCall[] {
  let value: unknown;
  try {
    // Some tools begin the file with a mark of its byte order.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new DamagedRecording(`is no JSON: ${(error as Error).message.replaceAll(/\s+/g, ' ')}. ${HOW}`);
  }
  const { log } = objectAt(value, 'the top');
  const entries = listAt(objectAt(log, 'log').entries, 'log.entries');
  return entries.map(callAt).sort((a, b) => a.at_ms - b.at_ms);
}

/** A body as JSON; undefined for what is none. */
export function jsonOf({ text }: Message): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Calls and their answers as an HTTP archive: HAR 1.2, http://www.softwareishard.com/blog/har-12-spec/

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
  /** What became of it, where that is more than an answer. */
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
