/** A request log made by hand: what the rules of the audit see of a client, without the client. */
import { expect } from 'vitest';
import { type Finding, type Recorded, RULES, runAudit } from '../../src/audit/index.js';
import { profileContract } from '../../src/contract/index.js';
import { defaultSettings } from '../../src/domain/merchants/settings.js';
import type {
  AttemptRecord,
  DeliveryRecord,
  EventRecord,
  RequestEntry,
  WebhookRecord,
} from '../../src/domain/records.js';

export const START_MS = Date.parse('2026-11-20T17:00:00Z');
const contract = profileContract(defaultSettings());

/** What a world without anything recorded is. */
export function recorded(parts: Partial<Recorded> = {}): Recorded {
  const journal = parts.journal ?? [];
  return {
    journal,
    deliveries: [],
    webhooks: [],
    events: [],
    transactions: [],
    keys: [],
    settings: defaultSettings(),
    counters: { job: 0, ledger: 0, request: journal.length },
    ...parts,
  };
}

let made = 0;

export interface CallInput {
  /** Milliseconds after the start, real and merchant's alike unless given apart. */
  at?: number;
  real?: number;
  body?: unknown;
  status?: number;
  key?: string;
  headers?: Record<string, string>;
  answerHeaders?: Record<string, string>;
  answer?: unknown;
  entry?: Partial<RequestEntry>;
}

function operationOf(method: string, path: string): string | null {
  const fits = contract.operations.find((operation) => {
    const pattern = operation.path.replace(/\{[^}]+\}/g, '[^/]+');
    return operation.method === method && new RegExp(`^/v1${pattern}$`).test(path);
  });
  return fits?.operationId ?? null;
}

/** An entry of the request log: `call('POST /payments', { status: 400 })`. It took a millisecond. */
export function call(line: string, input: CallInput = {}): RequestEntry {
  const [method = '', target = ''] = line.split(' ');
  const [path = '', query = ''] = `/v1${target}`.split('?');
  const {
    at = 0,
    real = at,
    body,
    status = method === 'POST' ? 201 : 200,
    key,
    headers,
    answerHeaders,
    answer,
  } = input;
  made += 1;
  return {
    id: `req_0_${String(made).padStart(6, '0')}`,
    at_ms: START_MS + at,
    real_ms: START_MS + real,
    method,
    path,
    query,
    operation_id: operationOf(method, path),
    headers: { authorization: 'Bearer ****ault', ...(key === undefined ? {} : { 'idempotency-key': key }), ...headers },
    key_id: 'key_default',
    body: body === undefined ? '' : JSON.stringify(body),
    body_truncated: false,
    status,
    response_headers: { ...answerHeaders },
    response_body: JSON.stringify(answer ?? {}),
    response_truncated: false,
    duration_ms: 1,
    verdict: status >= 500 || status === 0 ? 'failed' : status >= 400 ? 'refused' : 'accepted',
    refusal: null,
    idempotency: key === undefined ? null : { key, outcome: 'stored' },
    ...input.entry,
  };
}

export function attempt(fields: Partial<AttemptRecord> = {}): AttemptRecord {
  return {
    number: 1,
    scheduled_at_ms: START_MS,
    at_ms: START_MS,
    url: 'http://127.0.0.1:9/hooks',
    request_headers: {},
    status: 200,
    response_headers: {},
    response_body: '',
    response_truncated: false,
    duration_ms: 3,
    error: null,
    ...fields,
  };
}

export function delivery(fields: Partial<DeliveryRecord> = {}): DeliveryRecord {
  made += 1;
  return {
    id: `dlv_${made}`,
    created_at_ms: START_MS,
    event_id: 'evt_1',
    event_type: 'payment.succeeded',
    endpoint_id: 'whk_1',
    status: 'succeeded',
    url: 'http://127.0.0.1:9/hooks',
    signature: 'abc',
    attempts: [attempt()],
    next_attempt_at_ms: null,
    replay_of: null,
    misbehaviour: [],
    ...fields,
  };
}

export const event = (fields: Partial<EventRecord> = {}): EventRecord => ({
  id: 'evt_1',
  created_at_ms: START_MS,
  type: 'payment.succeeded',
  resource_id: 'pay_req_1',
  data: {},
  ...fields,
});

export const endpoint = (fields: Partial<WebhookRecord> = {}): WebhookRecord => ({
  id: 'whk_1',
  created_at_ms: START_MS,
  url: 'http://127.0.0.1:9/hooks',
  url_key: 'http://127.0.0.1:9/hooks',
  secret: 'whsec_1',
  event_types: ['payment.succeeded'],
  ...fields,
});

/** Everything that the audit finds. */
export const audit = (parts: Partial<Recorded>): Finding[] => runAudit({ data: recorded(parts) }, contract).findings;

/** The findings of one rule; the rule must exist. */
export function findings(rule: string, parts: Partial<Recorded>): Finding[] {
  expect(RULES.map(({ id }) => id)).toContain(rule);
  return audit(parts).filter((finding) => finding.rule === rule);
}

/** Calls one after the other, each so long after the answer of the one before. */
export function spaced(gaps: readonly number[], make: (at: number, index: number) => RequestEntry): RequestEntry[] {
  let at = 0;
  return [0, ...gaps].map((gap, index) => {
    at += gap + (index === 0 ? 0 : 1);
    return make(at, index);
  });
}
