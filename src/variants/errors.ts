/**
 * How a problem is answered: status, code and body by the profile (docs/service.md#error-codes). The three sets
 * are the columns of one table; a code that the description's own set lacks is borrowed, and marked there.
 */

import type { Settings } from '../domain/merchants/settings.js';
import type { Problem, ProblemDetail, ProblemKind } from '../domain/problems.js';
import type { Json } from '../domain/records.js';
import { withMeant } from '../words/nearest.js';

function row(status: number, endpoint: string, catalog: string, overview: string) {
  return { status, endpoint, catalog, overview };
}

const ROWS: Readonly<Record<ProblemKind, ReturnType<typeof row>>> = {
  unauthenticated: row(401, 'UNAUTHENTICATED', 'INVALID_API_KEY', 'authentication_failed'),
  signature_refused: row(401, 'UNAUTHENTICATED', 'AUTHENTICATION_FAILED', 'authentication_failed'),
  forbidden: row(403, 'PERMISSION_DENIED', 'PERMISSION_DENIED', 'permission_denied'),
  invalid: row(400, 'INVALID_PARAMETER', 'INVALID_PARAMETER', 'invalid_request'),
  invalid_value: row(400, 'INVALID_PARAMETER', 'INVALID_PARAMETER', 'invalid_request'),
  insufficient_balance: row(422, 'INSUFFICIENT_BALANCE', 'INSUFFICIENT_BALANCE', 'invalid_request'),
  invalid_address: row(422, 'INVALID_ADDRESS', 'INVALID_ADDRESS', 'invalid_request'),
  duplicate_webhook: row(409, 'DUPLICATE_WEBHOOK', 'DUPLICATE_ENTRY', 'conflict'),
  idempotency_reused: row(422, 'IDEMPOTENCY_KEY_REUSED', 'INVALID_PARAMETER', 'invalid_request'),
  idempotency_running: row(409, 'IDEMPOTENCY_KEY_IN_USE', 'DUPLICATE_ENTRY', 'conflict'),
  not_found: row(404, 'RESOURCE_NOT_FOUND', 'RESOURCE_NOT_FOUND', 'resource_not_found'),
  method_not_allowed: row(405, 'METHOD_NOT_ALLOWED', 'METHOD_NOT_ALLOWED', 'method_not_allowed'),
  rate_limited: row(429, 'RATE_LIMITED', 'RATE_LIMIT_EXCEEDED', 'rate_limit_exceeded'),
  crash: row(500, 'INTERNAL_SERVER_ERROR', 'INTERNAL_ERROR', 'internal_server_error'),
  unavailable: row(503, 'SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'service_unavailable'),
  // No operation of the public API makes a move that its state table lacks; one that did would be a bug.
  illegal_move: row(500, 'INTERNAL_SERVER_ERROR', 'INTERNAL_ERROR', 'internal_server_error'),
};

/** A problem as the client sees it. */
interface FormattedProblem {
  status: number;
  code: string;
  body: { [key: string]: Json };
  headers: Record<string, string>;
}

/** The credential that a rejected call asks for, as RFC 9110 wants it; a signature has no registered scheme. */
const CHALLENGES: Readonly<Record<Settings['auth'], string>> = {
  any: 'Bearer realm="merchant API"',
  bearer: 'Bearer realm="merchant API"',
  key: 'Bearer realm="merchant API"',
  signed: 'HMAC-SHA256 realm="merchant API"',
};

type FormatSettings = Pick<Settings, 'auth' | 'error_codes' | 'error_details' | 'semantic_status' | 'auth_error_body'>;

/** Spells a problem in the words of a profile. */
export function formatProblem(problem: Problem, settings: FormatSettings): FormattedProblem {
  const { kind, extras } = problem;
  const message = withMeant(problem.message, extras.detail?.value, extras.detail?.rule);
  const semantic = kind === 'invalid_value' && settings.semantic_status === '422';
  const status = semantic ? 422 : ROWS[kind].status;
  const code = ROWS[kind][settings.error_codes];
  const headers: Record<string, string> = {};
  if (status === 401) headers['WWW-Authenticate'] = CHALLENGES[settings.auth];
  if (extras.retry_after_s !== undefined) headers['Retry-After'] = String(extras.retry_after_s);
  if (extras.allow !== undefined) headers.Allow = extras.allow.join(', ');
  if (status === 401 && settings.auth_error_body === 'status') {
    return { status, code, body: { status: 'error', message }, headers };
  }
  const details = formatDetails(extras.detail, settings.error_details);
  const error: { [key: string]: Json } = details === undefined ? { code, message } : { code, message, details };
  return { status, code, body: { error }, headers };
}

function formatDetails(detail: ProblemDetail | undefined, style: Settings['error_details']): Json | undefined {
  const { parameter, value, rule, reason } = detail ?? {};
  if (parameter === undefined || rule === undefined) return undefined;
  if (style === 'string') return reason === undefined ? `${parameter}: ${rule}` : `${parameter}: ${rule} (${reason})`;
  const details: { [key: string]: Json } = { parameter };
  if (value !== undefined) details.value = value;
  details.rule = rule;
  if (reason !== undefined) details.reason = reason;
  return details;
}
