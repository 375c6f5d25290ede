/** Whose call it is, and whether it may be made. */

import { type Call, JSON_TYPE, namesOwnHost, Reply, type ReplyOptions } from '../api/call.js';
import {
  type ContractViolation,
  type Operation,
  parseJsonBody,
  parseQuery,
  validateRequest,
  validateResponse,
} from '../contract/index.js';
import { reserve } from '../domain/idempotency.js';
import { runDue } from '../domain/jobs.js';
import type { Settings } from '../domain/merchants/settings.js';
import { Problem } from '../domain/problems.js';
import { given, type Json, type KeyRecord } from '../domain/records.js';
import { isSecretParameter, nextRequestId } from '../domain/request-log.js';
import { authenticate, recognise, requireScope } from '../variants/auth.js';
import { formatProblem } from '../variants/errors.js';
import { countRequest, type Standing } from '../variants/limits.js';
import type { Account, Found, Input, MerchantHost, Route, Slot, Started, With } from './call.js';

/** Counts calls whose merchant is not recognised; a limit is never enforced on it, because such calls are rejected anyway. */
const ANONYMOUS = 'anonymous';
export const MAX_BODY_BYTES = 64 * 1024;
const NOTHING = new Uint8Array(0);

/** Whose call it is, as far as its credential tells; brings that world up to date and counts the call. */
export function identify(host: MerchantHost, route: Route, call: Call): Started {
  const started_ms = host.hostTime();
  const owner = recognise(host.worlds, call.headers);
  const world = owner?.world ?? host.worlds.default;
  runDue(world);
  const request_id = nextRequestId(world);
  const standing = countRequest(world, owner?.key.id ?? ANONYMOUS);
  const { retry_after_s } = standing;
  const headers = answerHeaders(request_id, standing);
  return { host, call, route, started_ms, owner, world, request_id, retry_after_s, headers };
}

/** The headers that every reply carries, made as one object: each call keeps its own in the request log. */
export function answerHeaders(request_id: string, { limit, remaining, reset_s }: Standing): Record<string, string> {
  return {
    'X-Request-Id': request_id,
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(reset_s),
    'Cache-Control': 'no-store',
    'content-type': JSON_TYPE,
  };
}

/** The operation that the call names. @throws Problem where there is nothing to be carried out */
export function operationOf({ route: { operation, miss } }: Started): Operation {
  if (miss !== undefined) throw miss();
  return operation as Operation;
}

/**
 * Rejects a call of a page that leads a name of its own here.
 *
 * Bound to loopback the sandbox has keys that everybody knows, and no page of the web may use them: one whose name is made to
 * lead here would be of the same origin to its browser, and only the Host header tells. Strangers of a public sandbox have none
 * but drawn keys.
 */
export function rejectForeignHost({ host: { bound }, call }: Started): void {
  // No browser leaves the Host out, which HTTP/1.0 allows.
  const { host: given } = call.headers;
  if (given === undefined || !bound.loopback || bound.public === true || namesOwnHost(call, bound)) return;
  const host = given.slice(0, 255);
  const named = host === '' ? 'The Host header is empty' : `The Host header names ${JSON.stringify(host)}`;
  const message = `${named}; the sandbox answers to 127.0.0.1, localhost and [::1] only. Start it with --public-url to give it another name, or with --host to open it to the network.`;
  throw new Problem('forbidden', message, {
    detail: { parameter: 'Host', value: host, rule: 'in:127.0.0.1,localhost,[::1]' },
  });
}

/** Rejects what comes while the sandbox stops. */
export function rejectWhileDraining(context: Started): Reply | undefined {
  if (!context.host.lifecycle.draining) return undefined;
  const problem = new Problem('unavailable', 'The sandbox is stopping. Start it again and retry.', {
    retry_after_s: 1,
  });
  return reject(context, problem, { Connection: 'close' });
}

type Body = Found['body'];
const NO_BODY: Body = { bytes: NOTHING, reason: null };

/** Reads the body, as far as its bound. Nobody is told to send one whose call is rejected for its key in any case. */
export function readBody({ call, owner }: Started): Body | Promise<Body> {
  if (call.waitsForLeave && owner?.key.revoked !== false) return NO_BODY;
  const read = call.body(MAX_BODY_BYTES);
  return read instanceof Promise ? read.then(bodyOf) : bodyOf(read);
}

const bodyOf = (read: Awaited<ReturnType<Call['body']>>): Body =>
  read.ok ? { bytes: read.bytes, reason: null } : { bytes: NOTHING, reason: read.reason };

/** The key that the credential is of, if it has the scope of the operation. @throws Problem */
export function authenticateCaller(context: With<'operation' | 'body'>): KeyRecord {
  const { call, world, owner, body } = context;
  const { method, path, mount, headers, query } = call;
  const key = authenticate(world, owner, { method, path, mount, headers, body: body.bytes, query });
  requireScope(key, effective(context, context.operation).scope);
  return key;
}

/** Holds the call to the rate limit of its key, and to the bounds of a public sandbox. @throws Problem `rate_limited` */
export function limitRate({ call, world, retry_after_s: limit_s }: Started): void {
  const rejected = call.count(world.id);
  if (rejected !== undefined) throw new Problem('rate_limited', rejected, { retry_after_s: 1 });
  const quota_s = Math.ceil((world.env.quotas?.requests.take(world) ?? 0) / 1_000);
  const retry_after_s = limit_s ?? (quota_s > 0 ? quota_s : undefined);
  if (retry_after_s === undefined) return;
  const message = `The rate limit is exceeded; the next request can succeed in ${retry_after_s} s.`;
  throw new Problem('rate_limited', message, { retry_after_s });
}

// What a request says, and whether it may be said again.

/** What a key looks like that can be told back. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** Reads query and JSON strictly. @throws Problem */
export function parse({ call, operation, body }: With<'operation' | 'body'>): Input {
  const read = parseQuery(call.query);
  if (!read.ok) throw invalid(read.violation);
  const { query } = read;
  const nothing = { query, body: undefined, text: undefined };
  if (!operation.hasBody) return nothing;
  if (body.reason !== null) throw bodyRejection(body.reason);
  const type = call.headers['content-type'];
  if (body.bytes.length === 0 && type === undefined) return nothing;
  const parsed = parseJsonBody(body.bytes, type);
  if (!parsed.ok) throw invalid(parsed.violation);
  return { query, body: parsed.value, text: parsed.text };
}

function invalid({ parameter, value, rule, pointer, message }: ContractViolation): Problem {
  // An error says what is wrong with a secret and does not repeat it.
  const shown = isSecretParameter(parameter) ? undefined : (value as Json | undefined);
  return new Problem('invalid', message, { detail: { parameter, value: shown, rule }, pointer });
}

function bodyRejection(reason: 'too_large' | 'encoded'): Problem {
  if (reason === 'encoded') {
    const detail = { parameter: 'Content-Encoding', rule: 'in:identity' };
    return new Problem('invalid', 'The body is compressed; send it as plain JSON.', { detail });
  }
  const detail = { parameter: 'body', rule: `max:${MAX_BODY_BYTES}` };
  return new Problem('invalid', `The body is larger than ${MAX_BODY_BYTES} bytes.`, { detail });
}

/** A well-formed key takes its slot, or finds the answer that is stored there. Malformed keys fail validation next. */
export function reserveKey({ call, world, input }: With<'input'>): Slot | undefined {
  const key = call.headers['idempotency-key'];
  if (call.method !== 'POST' || typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) return undefined;
  // No POST has query parameters: one that is sent is rejected, and not answered with what the same key once did without it.
  if (Object.keys(input.query).length > 0) return undefined;
  const request = { method: call.method, path: call.path, key, body: input.body as Json | undefined };
  try {
    const reservation = reserve(world, request);
    return { reservation, note: { key, outcome: reservation.replay === null ? 'stored' : 'replayed' } };
  } catch (rejection) {
    const running = rejection instanceof Problem && rejection.kind === 'idempotency_running';
    return { note: { key, outcome: running ? 'in_use' : 'conflict' }, refusal: rejection };
  }
}

/**
 * Replies to a repetition as to the first call.
 * A step of its own, because the request log names the slot also where it rejected the call.
 */
export function replay({ slot, headers }: Started & Pick<Found, 'slot'>): Reply | undefined {
  if (slot?.refusal !== undefined) throw slot.refusal;
  const stored = slot?.reservation?.replay ?? null;
  if (stored === null) return undefined;
  return new Reply(stored.status, { ...headers, 'Idempotent-Replayed': 'true' }, stored.body);
}

/** Holds the request against the contract. @returns the query, coerced and completed with its defaults */
export function validate(context: With<'operation' | 'input'>): Readonly<Record<string, unknown>> {
  const { call, route, input } = context;
  const validated = validateRequest(effective(context, context.operation), {
    query: input.query as Record<string, string>,
    path: route.params,
    headers: call.headers,
    body: input.body,
  });
  if (!validated.ok) throw invalid(validated.violation);
  return validated.query;
}

// Problems as replies, in the words of the merchant's profile.

/** A reply with the reason for it. */
export class ExplainedReply extends Reply {
  constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    body: string,
    readonly account: Account,
    options?: ReplyOptions,
  ) {
    super(status, headers, body, options);
  }
}

export const accountOf = (reply: Reply): Account =>
  reply instanceof ExplainedReply ? reply.account : { refusal: null };

/** The operation as the contract of the merchant's profile has it: that may change while a call waits. */
export const effective = ({ host, world }: Started, { operationId }: Operation): Operation =>
  host.contractOf(world).operation(operationId);

/** Anything thrown; what is no Problem is a crash, told to the operator and not to the client. */
export function format(context: Started, thrown: unknown): ExplainedReply {
  if (thrown instanceof Problem) return reject(context, thrown);
  const { host, call } = context;
  host.onCrash(thrown, { method: call.method, path: call.path });
  const explanation = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  const message = 'The sandbox failed to serve this request. The journal says why.';
  return reject(context, new Problem('crash', message, { explanation }));
}

/** An error body outside the contract is a crash like any other answer. */
export function reject(
  context: Started,
  problem: Problem,
  headers: Readonly<Record<string, string>> = {},
): ExplainedReply {
  const { operation } = context.route;
  const formatted = formatProblem(problem, context.world.data.settings);
  const [violation] =
    operation === null ? [] : validateResponse(effective(context, operation), formatted.status, formatted.body);
  if (violation !== undefined && problem.kind !== 'crash') return reject(context, outsideContract(violation), headers);
  const all = { ...context.headers, ...formatted.headers, ...headers };
  return new ExplainedReply(formatted.status, all, JSON.stringify(formatted.body), accountFor(problem, formatted.code));
}

function accountFor({ kind, message, extras }: Problem, code: string): Account {
  const { detail, pointer, explanation } = extras;
  const { parameter, rule } = detail ?? {};
  const found = given({ parameter, rule, pointer: pointer || undefined });
  return { refusal: { code, ...found, explanation: explanation ?? message }, crash: kind === 'crash' };
}

/** An answer of ours that leaves the contract is a bug: 500 for the client, the pointer for the request log. */
export function outsideContract({ pointer, parameter, rule, message }: ContractViolation): Problem {
  const explanation = `The sandbox's own answer leaves the contract: ${parameter} breaks ${rule} (${message})`;
  return new Problem('crash', 'The sandbox made an answer that its contract does not allow.', { explanation, pointer });
}

/** What never became a request is rejected with these. */
interface ParserRejection {
  message: string;
  parameter?: string;
  rule?: string;
}

/** The body of an answer to what never became a request: no merchant is known, so the profile of `default` decides its form. */
export function formatParserRejection(rejection: ParserRejection, settings: Settings): string {
  const { message, parameter = 'request', rule = 'http' } = rejection;
  const problem = new Problem('invalid', message, { detail: { parameter, rule } });
  return JSON.stringify(formatProblem(problem, settings).body);
}
