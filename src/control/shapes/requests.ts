import { type CoverageReport, coverageOf, profileContract } from '../../contract/index.js';
import type { ControlSchema } from '../../contract/types.js';
import { deliveryBody } from '../../deliveries/enqueue.js';
import { settingValues } from '../../domain/coverage.js';
import type { Settings } from '../../domain/merchants/settings.js';
import type { Sliced } from '../../domain/ports.js';
import type { AttemptRecord, CoverageData, DeliveryRecord, PaymentStatus, RequestEntry } from '../../domain/records.js';
import { maskText } from '../../domain/request-log.js';
import {
  INVOICE_TRANSITIONS,
  PAYMENT_TRANSITIONS,
  PAYOUT_TRANSITIONS,
  TRANSACTION_TRANSITIONS,
} from '../../domain/states.js';
import type { World } from '../../domain/world.js';
import { archiveOf, boundedHeaders, entryOf, type HarEntry, strictUrl, urlOf } from '../../recordings/har.js';
import { at } from './clock.js';

const captured = (text: string, truncated: boolean): ControlSchema<'CapturedBody'> | null =>
  text === '' && !truncated ? null : { text, truncated };

function showRejection(rejection: RequestEntry['refusal']): ControlSchema<'RequestRefusal'> | null {
  if (rejection === null) return null;
  const { code, parameter, rule, pointer, explanation } = rejection;
  return {
    code,
    parameter: parameter?.slice(0, 2_048) ?? null,
    rule: rule?.slice(0, 8_192) ?? null,
    pointer: pointer?.slice(0, 2_048) ?? null,
    explanation: explanation.slice(0, 8_192),
  };
}

const showFault = ({ id, effects }: NonNullable<RequestEntry['faults']>[number]) => ({
  fault_id: id,
  intended: true as const,
  effects,
});

/** A call to the merchant API and its answer. */
export function showRequest(world: World, entry: RequestEntry): ControlSchema<'RequestEntry'> {
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
    refusal: showRejection(entry.refusal),
    idempotency: idempotency && { ...idempotency, key: idempotency.key.slice(0, 255) },
    ...(faults === undefined ? {} : { faults: faults.map(showFault) }),
  };
}

// The request log as an HTTP archive.

/** Entries that are written out together. */
const TOGETHER = 10;

/** A call to the merchant API; secrets were masked before it came into the request log. */
function callOf(entry: RequestEntry, origin: string): HarEntry {
  const { id, path, query, verdict, refusal } = entry;
  const why = refusal === null ? '' : `: ${refusal.code}, ${refusal.explanation}`;
  return entryOf({ ...entry, url: urlOf(origin, path, query), comment: `${id} was ${verdict}${why}` });
}

function attemptOf(delivery: DeliveryRecord, attempt: AttemptRecord, body: string): HarEntry {
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
 * @param origin where the calls were sent to: the request log keeps paths
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
  const shown: HarEntry[] = [];
  for (const show of said) {
    shown.push(show());
    if (shown.length % TOGETHER === 0) yield;
  }
  return archiveOf(shown, version);
}

// What was exercised, held against the contract of a merchant's profile and the state tables of the core.

const PAYMENT_STATUSES = ['pending', 'paid', 'expired', 'failed'] as const satisfies readonly PaymentStatus[];

type Resource = CoverageReport['states'][number]['resource'];
const states = (resource: Resource, names: readonly string[]) => names.map((state) => ({ resource, state }));

const STATES = [
  ...states('payment', PAYMENT_STATUSES),
  ...states('payment_phase', Object.keys(PAYMENT_TRANSITIONS)),
  ...states('transaction', Object.keys(TRANSACTION_TRANSITIONS)),
  ...states('invoice', Object.keys(INVOICE_TRANSITIONS)),
  ...states('payout', Object.keys(PAYOUT_TRANSITIONS)),
];

/** The report of counts under a profile. */
export function showCoverage(coverage: CoverageData, settings: Settings): CoverageReport {
  return coverageOf(profileContract(settings), coverage, {
    states: STATES,
    settings: settingValues(),
    rate_limited: settings.rate_limit !== 'off',
  });
}
