import { type CoverageReport, coverageOf, profileContract } from '../../contract/index.js';
import type { ControlSchema } from '../../contract/types.js';
import { deliveryBody } from '../../deliveries/index.js';
import { settingValues } from '../../domain/coverage.js';
import { maskText } from '../../domain/journal.js';
import type { Settings } from '../../domain/merchants/settings.js';
import type { Sliced } from '../../domain/ports.js';
import type { AttemptRecord, CoverageData, DeliveryRecord, JournalEntry, PaymentStatus } from '../../domain/records.js';
import { INVOICE_MOVES, PAYMENT_MOVES, PAYOUT_MOVES, TRANSACTION_MOVES } from '../../domain/states.js';
import type { World } from '../../domain/world.js';
import { at } from './clock.js';

const MOST_HEADERS = 256;

/** At most as many headers as an answer may show: a peer can send more of them than is of use. */
export function boundedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const lower = Object.entries(headers).map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  return Object.fromEntries(lower.slice(0, MOST_HEADERS));
}

const captured = (text: string, truncated: boolean): ControlSchema<'CapturedBody'> | null =>
  text === '' && !truncated ? null : { text, truncated };

function showRefusal(refusal: JournalEntry['refusal']): ControlSchema<'RequestRefusal'> | null {
  if (refusal === null) return null;
  const { code, parameter, rule, pointer, explanation } = refusal;
  return {
    code,
    parameter: parameter?.slice(0, 2_048) ?? null,
    rule: rule?.slice(0, 8_192) ?? null,
    pointer: pointer?.slice(0, 2_048) ?? null,
    explanation: explanation.slice(0, 8_192),
  };
}

const showFault = ({ id, effects }: NonNullable<JournalEntry['faults']>[number]) => ({
  fault_id: id,
  intended: true as const,
  effects,
});

/** A call to the merchant API and its answer. */
export function showRequest(world: World, entry: JournalEntry): ControlSchema<'RequestEntry'> {
  const { id, method, path, query, operation_id, key_id, status, duration_ms, verdict, idempotency, faults } = entry;
  return {
    id,
    at: at(entry.at_ms),
    method,
    path,
    query,
    operation_id,
    headers: boundedHeaders(entry.headers),
    key_id,
    key_label: world.data.keys.find((key) => key.id === key_id)?.label ?? null,
    body: captured(entry.body, entry.body_truncated),
    status,
    response_headers: boundedHeaders(entry.response_headers),
    response_body: captured(entry.response_body, entry.response_truncated),
    duration_ms,
    verdict,
    refusal: showRefusal(entry.refusal),
    idempotency: idempotency && { ...idempotency, key: idempotency.key.slice(0, 255) },
    ...(faults === undefined ? {} : { faults: faults.map(showFault) }),
  };
}

// The journal as an HTTP archive: HAR 1.2, http://www.softwareishard.com/blog/har-12-spec/

type Entry = ControlSchema<'HarEntry'>;
type Pair = ControlSchema<'HarPair'>;

const HTTP_VERSION = 'HTTP/1.1';
/** Entries that are written out together. */
const TOGETHER = 10;
/** The archive's word for what is not known. */
const UNKNOWN = -1;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const pairsOf = (headers: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(boundedHeaders(headers)).map(([name, value]) => ({ name, value }));

const mediaType = (headers: Readonly<Record<string, string>>): string =>
  boundedHeaders(headers)['content-type'] ?? 'application/octet-stream';

/** As RFC 3986 has it: browsers let more stand in a path and a query. */
function strictUrl(text: string): string {
  const { origin, pathname, search } = new URL(text);
  const rest = `${pathname}${search}`.replace(/%(?![0-9a-f]{2})/gi, '%25');
  return origin + rest.replace(/[^\w\-.~:/?@!$&'()*+,;=%]/g, encodeURIComponent);
}

/** A path that no URL can have, such as the `*` of OPTIONS, is written as one segment. */
function urlOf(origin: string, path: string, query: string): string {
  const url = `${origin}${path}${query === '' ? '' : `?${query}`}`;
  return path.startsWith('/') && URL.canParse(url) ? strictUrl(url) : `${origin}/${encodeURIComponent(path)}`;
}

interface Exchange {
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

function entryOf(exchange: Exchange): Entry {
  const { method, url, headers, body, status, response_headers, response_body, duration_ms, comment } = exchange;
  const queryString = [...new URL(url).searchParams].map(([name, value]) => ({ name, value }));
  const size = exchange.body_truncated ? UNKNOWN : bytesOf(body);
  const length = exchange.response_truncated ? UNKNOWN : bytesOf(response_body);
  return {
    startedDateTime: at(exchange.at_ms),
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

/** A call to the merchant API; secrets were masked before it came into the journal. */
function callOf(entry: JournalEntry, origin: string): Entry {
  const { id, path, query, verdict, refusal } = entry;
  const why = refusal === null ? '' : `: ${refusal.code}, ${refusal.explanation}`;
  return entryOf({ ...entry, url: urlOf(origin, path, query), comment: `${id} was ${verdict}${why}` });
}

function attemptOf(delivery: DeliveryRecord, attempt: AttemptRecord, body: string): Entry {
  const { id, event_type } = delivery;
  const failed = attempt.error === null ? '' : `: ${attempt.error}`;
  return entryOf({
    ...attempt,
    method: 'POST',
    url: strictUrl(maskText(attempt.url)),
    headers: attempt.request_headers,
    body,
    body_truncated: false,
    status: attempt.status ?? 0,
    comment: `${id}, attempt ${attempt.number} to deliver ${event_type}${failed}`,
  });
}

/**
 * Everything that was said, in the order of the merchant's clock: calls to the merchant API, and each attempt of a delivery.
 * @param origin where the calls were sent to: the journal keeps paths
 */
export function* showArchive(world: World, origin: string, version: string): Sliced<ControlSchema<'HarArchive'>> {
  // What is said of the past is what it is now, although the world goes on while it is written out.
  const said = [
    ...world.data.journal.map((entry) => () => callOf(entry, origin)),
    ...world.data.deliveries.flatMap((delivery) => {
      const body = deliveryBody(world, delivery);
      return delivery.attempts.map((attempt) => {
        const taken = { ...attempt };
        return () => attemptOf(delivery, taken, body);
      });
    }),
  ];
  const shown: Entry[] = [];
  for (const show of said) {
    shown.push(show());
    if (shown.length % TOGETHER === 0) yield;
  }
  const entries = shown.toSorted((a, b) =>
    a.startedDateTime < b.startedDateTime ? -1 : Number(a.startedDateTime > b.startedDateTime),
  );
  return { log: { version: '1.2', creator: { name: 'tenderbox', version }, entries } };
}

// What was exercised, held against the contract of a merchant's profile and the state tables of the core.

const PAYMENT_STATUSES = ['pending', 'paid', 'expired', 'failed'] as const satisfies readonly PaymentStatus[];

const states = (resource: string, names: readonly string[]) => names.map((state) => ({ resource, state }));

const STATES = [
  ...states('payment', PAYMENT_STATUSES),
  ...states('payment_phase', Object.keys(PAYMENT_MOVES)),
  ...states('transaction', Object.keys(TRANSACTION_MOVES)),
  ...states('invoice', Object.keys(INVOICE_MOVES)),
  ...states('payout', Object.keys(PAYOUT_MOVES)),
];

/** The report of counts under a profile. */
export function showCoverage(coverage: CoverageData, settings: Settings): CoverageReport {
  return coverageOf(profileContract(settings), coverage, {
    states: STATES,
    settings: settingValues(),
    rate_limited: settings.rate_limit !== 'off',
  });
}
