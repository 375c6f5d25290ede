/** Whose call it is, and whether it may be made. */

import { type Call, JSON_TYPE, namesOwnHost, Reply } from '../api/call.js';
import {
  type ContractViolation,
  type Operation,
  parseJsonBody,
  parseQuery,
  validateRequest,
} from '../contract/index.js';
import { reserve } from '../domain/idempotency.js';
import { runDue } from '../domain/jobs.js';
import { isSecretParameter, nextRequestId } from '../domain/journal.js';
import { Problem } from '../domain/problems.js';
import type { Json, KeyRecord } from '../domain/records.js';
import { authenticate, recognise, requireScope } from '../variants/auth.js';
import { answerHeaders, countRequest } from '../variants/limits.js';
import {
  effective,
  type Found,
  type Input,
  type MerchantHost,
  type Route,
  refuse,
  type Slot,
  type Started,
  type With,
} from './call.js';

/** Counts calls whose merchant is not recognised; a limit is never enforced on it, because such calls are refused anyway. */
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

/** The operation that the call names. @throws Problem where there is nothing to be carried out */
export function operationOf({ route: { operation, miss } }: Started): Operation {
  if (miss !== undefined) throw miss();
  return operation as Operation;
}

/**
 * Refuses a call of a page that leads a name of its own here.
 *
 * Bound to loopback the sandbox has keys that everybody knows, and no page of the web may use them: one whose name is made to
 * lead here would be of the same origin to its browser, and only the Host header tells. Strangers of a public sandbox have none
 * but drawn keys.
 */
export function refuseForeignHost({ host: { bound }, call }: Started): void {
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

/** Refuses what comes while the sandbox stops. */
export function refuseWhileDraining(context: Started): Reply | undefined {
  if (!context.host.draining()) return undefined;
  const problem = new Problem('unavailable', 'The sandbox is stopping. Start it again and retry.', {
    retry_after_s: 1,
  });
  return refuse(context, problem, { Connection: 'close' });
}

type Body = Found['body'];
const NO_BODY: Body = { bytes: NOTHING, fault: null };

/** Reads the body, as far as its bound. Nobody is told to send one whose call is refused for its key in any case. */
export function readBody({ call, owner }: Started): Body | Promise<Body> {
  if (call.waitsForLeave && owner?.key.revoked !== false) return NO_BODY;
  const read = call.body(MAX_BODY_BYTES);
  return read instanceof Promise ? read.then(bodyOf) : bodyOf(read);
}

const bodyOf = (read: Awaited<ReturnType<Call['body']>>): Body =>
  read.ok ? { bytes: read.bytes, fault: null } : { bytes: NOTHING, fault: read.fault };

/** The key that the credential is of, if it has the scope of the operation. @throws Problem */
export function authenticateCaller(context: With<'operation' | 'body'>): KeyRecord {
  const { call, world, owner, route, body } = context;
  const { method, headers } = call;
  const key = authenticate(world, owner, {
    method,
    path: route.path,
    headers,
    body: body.bytes,
    query: route.query,
  });
  requireScope(key, effective(context, context.operation).scope);
  return key;
}

/** Holds the call to the rate limit of its key, and to the bounds of a public sandbox. @throws Problem `rate_limited` */
export function limitRate({ call, world, retry_after_s: limit_s }: Started): void {
  const refused = call.count(world.id);
  if (refused !== undefined) throw new Problem('rate_limited', refused, { retry_after_s: 1 });
  const quota_s = Math.ceil((world.env.quotas?.requests.take(world) ?? 0) / 1_000);
  const retry_after_s = limit_s ?? (quota_s > 0 ? quota_s : undefined);
  if (retry_after_s === undefined) return;
  const message = `The rate limit is exceeded; the next request can succeed in ${retry_after_s} s.`;
  throw new Problem('rate_limited', message, { retry_after_s });
}

// What a request says, and whether it may be said again.

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** JSON that came from a client, for what error details repeat of it. */
const asJson = (value: unknown): Json | undefined => value as Json | undefined;

/** Reads query and JSON strictly. @throws Problem */
export function parse({ call, route, operation, body }: With<'operation' | 'body'>): Input {
  const read = parseQuery(route.query);
  if (!read.ok) throw invalid(read.violation);
  const { query } = read;
  const nothing = { query, body: undefined, text: undefined };
  if (!operation.hasBody) return nothing;
  if (body.fault !== null) throw bodyRefusal(body.fault);
  const type = call.headers['content-type'];
  if (body.bytes.length === 0 && type === undefined) return nothing;
  const parsed = parseJsonBody(body.bytes, type);
  if (!parsed.ok) throw invalid(parsed.violation);
  return { query, body: parsed.value, text: parsed.text };
}

function invalid({ parameter, value, rule, pointer, message }: ContractViolation): Problem {
  // An error says what is wrong with a secret and does not repeat it.
  const shown = isSecretParameter(parameter) ? undefined : asJson(value);
  return new Problem('invalid', message, { detail: { parameter, value: shown, rule }, pointer });
}

function bodyRefusal(fault: 'too_large' | 'encoded'): Problem {
  if (fault === 'encoded') {
    const detail = { parameter: 'Content-Encoding', rule: 'in:identity' };
    return new Problem('invalid', 'The body is compressed; send it as plain JSON.', { detail });
  }
  const detail = { parameter: 'body', rule: `max:${MAX_BODY_BYTES}` };
  return new Problem('invalid', `The body is larger than ${MAX_BODY_BYTES} bytes.`, { detail });
}

/** A well-formed key takes its slot, or finds the answer that is stored there. Malformed keys fail validation next. */
export function reserveKey({ call, route, world, input }: With<'input'>): Slot | undefined {
  const key = call.headers['idempotency-key'];
  if (call.method !== 'POST' || typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) return undefined;
  // No POST has query parameters: one that is sent is refused, and not answered with what the same key once did without it.
  if (Object.keys(input.query).length > 0) return undefined;
  const request = { method: call.method, path: route.path, key, body: asJson(input.body) };
  try {
    const reservation = reserve(world, request);
    return { reservation, note: { key, outcome: reservation.replay === null ? 'stored' : 'replayed' } };
  } catch (refusal) {
    const running = refusal instanceof Problem && refusal.kind === 'idempotency_running';
    return { note: { key, outcome: running ? 'in_use' : 'conflict' }, refusal };
  }
}

/**
 * Replies to a repetition as to the first call.
 * A step of its own, because the request log names the slot also where it refused the call.
 */
export function replay({ slot, headers }: Started & Pick<Found, 'slot'>): Reply | undefined {
  if (slot?.refusal !== undefined) throw slot.refusal;
  const stored = slot?.reservation?.replay ?? null;
  if (stored === null) return undefined;
  return new Reply(
    stored.status,
    { ...headers, 'Idempotent-Replayed': 'true', 'content-type': JSON_TYPE },
    stored.body,
  );
}

/** Holds the request against the contract. @returns the query, coerced and completed with its defaults */
export function validate(context: With<'operation' | 'input'>): Readonly<Record<string, unknown>> {
  const { call, route, input } = context;
  const judged = validateRequest(effective(context, context.operation), {
    query: input.query as Record<string, string>,
    path: route.params,
    headers: call.headers,
    body: input.body,
  });
  if (!judged.ok) throw invalid(judged.violations[0]);
  return judged.query;
}
