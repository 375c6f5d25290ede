/** How the control API says what is wrong: application/problem+json (RFC 9457), from one table. */
import { allowedInstead, type ContractViolation, type Operation } from '../contract/index.js';
import type { ControlSchema } from '../contract/types.js';
import { ACTIONS, type ActedKind } from '../domain/actions.js';
import { kindOf } from '../domain/ids.js';
import { Problem, type ProblemKind } from '../domain/problems.js';
import { withoutKeys } from '../domain/request-log.js';
import { suggestDuration } from '../scenarios/durations.js';
import { allowedBy, suggestWord, withMeant } from '../words/nearest.js';
import type { Route } from './guard.js';

type ProblemBody = ControlSchema<'Problem'>;

const SHOW_CONTRACT = 'curl -s $TENDERBOX_CONTROL_URL/openapi.json';

type CodeRow = readonly [status: number, title: string, guide: string, fix?: string];
/**
 * By code: its status in numbers and words, the guide about it, and the command that puts it right or shows what would, where one fits
 * all of that code.
 */
const CODES = {
  unauthenticated: [401, 'Unauthorized', 'authentication'],
  permission_denied: [403, 'Forbidden', 'authentication'],
  invalid_parameter: [400, 'Bad Request', 'control-api', SHOW_CONTRACT],
  insufficient_balance: [409, 'Conflict', 'payouts-and-magic-addresses', 'tenderbox fund CURRENCY AMOUNT'],
  invalid_address: [400, 'Bad Request', 'payouts-and-magic-addresses', 'curl -s $TENDERBOX_CONTROL_URL/magic'],
  resource_not_found: [404, 'Not Found', 'look-inside', 'tenderbox events --once'],
  method_not_allowed: [405, 'Method Not Allowed', 'control-api', SHOW_CONTRACT],
  conflict: [409, 'Conflict', 'payments-and-states'],
  timeout: [408, 'Request Timeout', 'time-and-clock', 'tenderbox advance 15m'],
  rate_limited: [429, 'Too Many Requests', 'public-mode'],
  internal_server_error: [500, 'Internal Server Error', 'operations', 'tenderbox requests'],
  service_unavailable: [503, 'Service Unavailable', 'operations', 'tenderbox health'],
} as const satisfies Record<string, CodeRow>;

type Code = keyof typeof CODES;

/** The code of each condition that the core knows. */
const CODE_OF: Readonly<Record<ProblemKind, Code>> = {
  unauthenticated: 'unauthenticated',
  signature_refused: 'unauthenticated',
  forbidden: 'permission_denied',
  invalid: 'invalid_parameter',
  invalid_value: 'invalid_parameter',
  insufficient_balance: 'insufficient_balance',
  invalid_address: 'invalid_address',
  duplicate_webhook: 'conflict',
  idempotency_reused: 'conflict',
  idempotency_running: 'conflict',
  not_found: 'resource_not_found',
  method_not_allowed: 'method_not_allowed',
  rate_limited: 'rate_limited',
  crash: 'internal_server_error',
  unavailable: 'service_unavailable',
  illegal_move: 'conflict',
};

/** A rejection that says more than the core's problems can: several issues, or the nearest miss. */
export class ControlProblem extends Error {
  override readonly name = 'ControlProblem';
  constructor(
    readonly code: Code,
    message: string,
    readonly extras: Pick<ProblemBody, 'parameter' | 'value' | 'rule' | 'errors' | 'allowed' | 'nearest' | 'fix'> & {
      guide?: string;
    } = {},
  ) {
    super(message);
  }
}

/** Longest value that an answer repeats; whoever sent more knows it. */
const LONGEST_VALUE = 2_000;

const LIMITS = { detail: 8_192, parameter: 2_048, rule: 8_192, allowed: 256, errors: 100 };

const tooLong = (value: unknown): boolean => (JSON.stringify(value) ?? '').length > LONGEST_VALUE;

/** A body within the bounds of the contract, without fields that have nothing to say. */
function bounded(code: Code, detail: string, extras: ControlProblem['extras']): ProblemBody {
  const { parameter, value, rule, errors, allowed, nearest } = extras;
  const [status, title, usualGuide, usual]: CodeRow = CODES[code];
  const { guide = usualGuide, fix = usual } = extras;
  return withoutKeys({
    ...{ type: 'about:blank', title, status, detail: detail.slice(0, LIMITS.detail), code },
    parameter: parameter?.slice(0, LIMITS.parameter),
    value: tooLong(value) ? undefined : value,
    rule: rule?.slice(0, LIMITS.rule),
    errors: errors?.slice(0, LIMITS.errors).map(boundedError),
    allowed: allowed?.slice(0, LIMITS.allowed).map((each) => each.slice(0, 255)),
    nearest,
    fix,
    docs: guide && `/docs/${guide}.md`,
  });
}

const boundedError = ({ parameter, value, rule, message }: ControlSchema<'ProblemError'>) => ({
  parameter: parameter.slice(0, LIMITS.parameter),
  rule: rule.slice(0, LIMITS.rule),
  message: message.slice(0, LIMITS.detail),
  value: tooLong(value) ? undefined : value,
});

/** Formats whatever was thrown; a crash says nothing about its cause. */
export function formatProblem(error: unknown): ProblemBody {
  if (error instanceof ControlProblem) return bounded(error.code, error.message, error.extras);
  if (!(error instanceof Problem)) {
    return bounded('internal_server_error', 'The sandbox failed on this call; its log has the details.', {});
  }
  const { detail = {}, allow, allowed = allow, fix, guide } = error.extras;
  const { parameter, value, rule } = detail;
  const reason = detail.reason === undefined || error.message.includes(detail.reason) ? '' : ` ${detail.reason}`;
  const extras = { parameter, value, rule, allowed: allowed && [...allowed], fix, guide };
  return bounded(CODE_OF[error.kind], withMeant(error.message + reason, value, rule), extras);
}

/** Commands that list what a path is about; whatever else there is has its id in an event. */
const LISTS = ['deliveries', 'faults', 'keys', 'requests', 'scenarios', 'snapshots'];
const listOf = ({ path }: Operation): string | undefined =>
  path.startsWith('/diff/') ? 'snapshots' : LISTS.find((name) => path.startsWith(`/${name}/`));

/** Adds which path parameter is wrong, where the message is about it and names nothing else; what lists others, or can be done instead. */
export function aboutPath(body: ProblemBody, route: Pick<Route, 'operation' | 'params'> | undefined): ProblemBody {
  const [found] = Object.entries(route?.params ?? {});
  if (route === undefined || found === undefined || (body.status !== 404 && body.status !== 409)) return body;
  const [parameter, value] = found;
  const [move = ''] = body.allowed ?? [];
  const actions = ACTIONS[kindOf(value) as ActedKind] ?? {};
  const fix = `tenderbox ${Object.hasOwn(actions, move) ? move : 'show'} ${value}`;
  // A name is no record to show, and an id that a shell would read as something else has no place in a command.
  const shown = body.code === 'conflict' && kindOf(value) !== undefined && /^\w{1,64}$/.test(value);
  // What a body names can be missing too, such as the record that a scenario is to run on.
  const start = value.slice(0, 100);
  const named = body.detail.includes(body.status === 404 ? JSON.stringify(start) : start);
  const list = body.status === 404 && named && listOf(route.operation);
  const complete = shown ? { ...body, fix } : list ? { ...body, fix: `tenderbox ${list}` } : body;
  return named && body.parameter === undefined ? { ...complete, parameter, value: value.slice(0, 255) } : complete;
}

/** A value that the contract lets through and this sandbox does not. */
export function invalid(parameter: string, value: unknown, rule: string, message: string): ControlProblem {
  return new ControlProblem('invalid_parameter', withMeant(message, value, rule), { parameter, value, rule });
}

/** An answer of ours that leaves the contract: the violation is named by its place, not by its value. */
export function brokenAnswer(violation: ContractViolation): ControlProblem {
  const { parameter, rule, pointer } = violation;
  const message = `The sandbox's own answer breaks its contract at ${pointer} (${parameter}: ${rule}). This is a fault of the sandbox.`;
  return new ControlProblem('internal_server_error', message, { parameter, rule });
}

// A request that breaks the contract, as a problem that says what would be right.

/** Parameters that hold a secret; settings about secrets, such as signature_encoding, hold none. */
const SECRET =
  /(?:^|[._])(?:secret|secret_?key|api_?key|password|token|authorization)$|(?:^|\.)(?:(?:(?:received|computed)_)?signature|key)$/i;

function rejectUnknown(operation: Operation, violation: ContractViolation): ControlProblem {
  const { parameter, value, rule, location } = violation;
  const allowed = allowedInstead(operation, violation);
  const what = location === 'query' ? 'query parameter' : 'field';
  const name = parameter.slice(parameter.lastIndexOf('.') + 1);
  const none = `${operation.method} ${operation.path} takes no ${what}s.`;
  const advice = allowed.length === 0 ? none : suggestWord(name, allowed);
  const message = `The ${what} \`${parameter.slice(0, 200)}\` is not known here. ${advice}`;
  const errors = [{ parameter, value, rule, message }];
  return new ControlProblem('invalid_parameter', message, { parameter, value, rule, errors, allowed });
}

/** What a newer sandbox wrote is rejected in words that say so. */
function rejectVersion(violation: ContractViolation): ControlProblem {
  const { parameter, value, rule } = violation;
  const read = rule.replace(/^in:/, '').replaceAll(',', ' and ');
  const message = `The document is of version ${JSON.stringify(value)}, and this sandbox reads ${read}. Import it with the version of Tenderbox that exported it.`;
  return new ControlProblem('invalid_parameter', message, { parameter, value, rule });
}

/** Formats the first violation of a request. */
export function reject(operation: Operation, broken: ContractViolation): ControlProblem {
  // An error says what is wrong with a secret and does not repeat it.
  const violation = SECRET.test(broken.parameter) ? { ...broken, value: undefined } : broken;
  const { parameter, value, rule, message } = violation;
  if (rule === 'unknown') return rejectUnknown(operation, violation);
  if (operation.operationId === 'putState' && parameter === 'version' && typeof value === 'number') {
    return rejectVersion(violation);
  }
  const extras = { parameter, value, rule, ...(rule.startsWith('in:') && { allowed: allowedBy(rule) }) };
  if (rule === 'content_type') {
    const sent =
      value === undefined ? 'There is no content type' : `The content type is ${String(value).slice(0, 100)}`;
    return new ControlProblem('invalid_parameter', `${sent}; send application/json.`, extras);
  }
  const meant = rule === 'format:duration' ? suggestDuration(value) : undefined;
  return new ControlProblem('invalid_parameter', meant === undefined ? message : `${message} ${meant}`, extras);
}
