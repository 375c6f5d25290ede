/**
 * The life of a public call, as one list of named steps. A step that throws a Problem ends it; what it was until then decides
 * nothing, because everything that changes a world happens in `execute`.
 */

import { type BodyRead, type OwnRequest, openBody } from '../api/body.js';
import { namesOwnHost } from '../api/own-host.js';
import { refusedShare } from '../api/unread.js';
import type { ContractViolation } from '../contract/index.js';
import { parseJsonBody, parseQuery, validateRequest, validateResponse } from '../contract/index.js';
import { because } from '../domain/causes.js';
import { runDue } from '../domain/clock.js';
import { carriedOut, reserve } from '../domain/idempotency.js';
import { nextRequestId } from '../domain/journal.js';
import { isSecretParameter } from '../domain/masks.js';
import { Problem } from '../domain/problems.js';
import { requireRoomIn } from '../domain/state/room.js';
import { authenticate, recognise, requireScope } from '../variants/auth.js';
import { answerHeaders, countRequest } from '../variants/limits.js';
import { asJson, type Exchange, originOf } from './exchange.js';
import { holdForDeliveries, meetFaults, wait } from './faults.js';
import { effectiveOperation, forceAnswer } from './forced.js';
import { OPERATIONS } from './operations/index.js';
import { outsideContract } from './outside.js';

export const MAX_BODY_BYTES = 64 * 1024;
/** Counts calls whose merchant is not recognised; a limit is never enforced on it, because such calls are refused anyway. */
const ANONYMOUS = 'anonymous';
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** What a step that waits may leave instead of a promise: it is given what to call when it is done, and when it failed. */
export type Telling = (done: () => void, failed: (thrown: unknown) => void) => void;

export type PromisingStep = (exchange: Exchange) => void | Promise<void>;
export type Step = PromisingStep | ((exchange: Exchange) => Telling | undefined);

/** Whose call it is, as far as its credential tells; brings that world up to date and counts the call. */
export function identify(exchange: Exchange): void {
  const { context, req } = exchange;
  exchange.owner = recognise(context.worlds, req.headers);
  exchange.world = exchange.owner?.world ?? context.worlds.default;
  const { world } = exchange;
  runDue(world);
  exchange.request_id = nextRequestId(world);
  const standing = countRequest(world, exchange.owner?.key.id ?? ANONYMOUS);
  exchange.retry_after_s = standing.retry_after_s;
  exchange.headers = answerHeaders(exchange.request_id, standing);
}

/**
 * Bound to loopback the sandbox has keys that everybody knows, and no page of the web may use them: one whose name is made to
 * lead here would be of the same origin to its browser, and only the Host header tells. Strangers of a public sandbox have none
 * but drawn keys.
 */
function refuseForeignHost({ context: { bound }, req }: Exchange): void {
  // No browser leaves the Host out, which HTTP/1.0 allows.
  const { host: given } = req.headers;
  if (given === undefined || !bound.loopback || bound.public === true || namesOwnHost(req, bound)) return;
  const host = given.slice(0, 255);
  const named = host === '' ? 'The Host header is empty' : `The Host header names ${JSON.stringify(host)}`;
  const message = `${named}; the sandbox answers to 127.0.0.1, localhost and [::1] only. Start it with --public-url to give it another name, or with --host to open it to the network.`;
  throw new Problem('forbidden', message, {
    detail: { parameter: 'Host', value: host, rule: 'in:127.0.0.1,localhost,[::1]' },
  });
}

function refuseWhileDraining(exchange: Exchange): void {
  if (!exchange.context.draining()) return;
  exchange.headers.Connection = 'close';
  throw new Problem('unavailable', 'The sandbox is stopping. Start it again and retry.', { retry_after_s: 1 });
}

/** The client has gone before its request was complete: there is nobody to answer. */
export class ClientGone extends Error {}

function keepBody(exchange: Exchange, read: BodyRead): void {
  if (read.ok) exchange.bytes = read.bytes;
  else if (read.fault === 'aborted') throw new ClientGone();
  else exchange.bodyFault = read.fault;
}

function takeBody(exchange: Exchange): Telling | undefined {
  const { req, owner } = exchange;
  // Nobody is told to send a body whose call is refused for its key in any case.
  if ((req as OwnRequest).heldBack !== undefined && owner?.key.revoked !== false) return undefined;
  const body = openBody(req, MAX_BODY_BYTES);
  if (typeof body !== 'function') {
    keepBody(exchange, body);
    return undefined;
  }
  return (done, failed) =>
    body((read) => {
      try {
        keepBody(exchange, read);
      } catch (thrown) {
        failed(thrown);
        return;
      }
      done();
    });
}

function authenticateCaller(exchange: Exchange): void {
  const { req, world, owner, path, rawQuery: query, bytes: body } = exchange;
  exchange.key = authenticate(world, owner, { method: req.method ?? '', path, headers: req.headers, body, query });
  requireScope(exchange.key, effectiveOperation(exchange)?.scope);
}

function limitRate(exchange: Exchange): void {
  const { world, res } = exchange;
  const refused = refusedShare(res, world.id);
  if (refused !== undefined) throw new Problem('rate_limited', refused, { retry_after_s: 1 });
  const quota_s = Math.ceil((world.env.quotas?.requests.take(world) ?? 0) / 1_000);
  const retry_after_s = exchange.retry_after_s ?? (quota_s > 0 ? quota_s : undefined);
  if (retry_after_s === undefined) return;
  const message = `The rate limit is exceeded; the next request can succeed in ${retry_after_s} s.`;
  throw new Problem('rate_limited', message, { retry_after_s });
}

function refuse(violation: ContractViolation): Problem {
  const { parameter, value, rule, pointer, message } = violation;
  // An error says what is wrong with a secret and does not repeat it.
  return new Problem('invalid', message, {
    detail: { parameter, value: isSecretParameter(parameter) ? undefined : asJson(value), rule },
    pointer,
  });
}

function parse(exchange: Exchange): void {
  const query = parseQuery(exchange.rawQuery);
  if (!query.ok) throw refuse(query.violation);
  exchange.query = query.query;
  if (exchange.operation?.hasBody !== true) return;
  if (exchange.bodyFault !== null) throw bodyRefusal(exchange.bodyFault);
  if (exchange.bytes.length === 0 && exchange.req.headers['content-type'] === undefined) return;
  const body = parseJsonBody(exchange.bytes, exchange.req.headers['content-type']);
  if (!body.ok) throw refuse(body.violation);
  exchange.body = body.value;
  exchange.text = body.text;
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
function reserveKey(exchange: Exchange): void {
  const { req, world, operation, path } = exchange;
  const key = req.headers['idempotency-key'];
  if (req.method !== 'POST' || operation === null || typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) return;
  // No POST has query parameters: one that is sent is refused, and not answered with what the same key once did without it.
  if (Object.keys(exchange.query).length > 0) return;
  const request = { method: req.method, path, key, body: asJson(exchange.body) };
  try {
    exchange.reservation = reserve(world, request);
  } catch (error) {
    const running = error instanceof Problem && error.kind === 'idempotency_running';
    exchange.idempotency = { key, outcome: running ? 'in_use' : 'conflict' };
    throw error;
  }
  const { replay } = exchange.reservation;
  exchange.idempotency = { key, outcome: replay === null ? 'stored' : 'replayed' };
  if (replay === null) return;
  exchange.headers['Idempotent-Replayed'] = 'true';
  exchange.answer = { status: replay.status, text: replay.body };
}

function validate(exchange: Exchange): void {
  const { pathParameters: path, req, body } = exchange;
  const operation = effectiveOperation(exchange);
  if (operation === null) return;
  const request = { query: exchange.query as Record<string, string>, path, headers: req.headers, body };
  const judged = validateRequest(operation, request);
  if (!judged.ok) throw refuse(judged.violations[0]);
  exchange.query = judged.query;
}

/** A new resource may ask for a scenario in its metadata; few ever do, so that scenarios are loaded for the first one. */
function prepareScenarios({ context, body }: Exchange): void | Promise<void> {
  const asked = (body as { metadata?: Record<string, unknown> } | undefined)?.metadata;
  if (typeof asked !== 'object' || asked === null || !Object.hasOwn(asked, 'sandbox_scenario')) return;
  return context.scenariosReady()?.then(() => undefined);
}

/** The one step that changes a world. */
function execute(exchange: Exchange): void {
  const { world, query, body, pathParameters: path } = exchange;
  // The profile may have changed while the call waited: what is judged here is what is carried out.
  const operation = effectiveOperation(exchange);
  if (operation === null) return;
  const handler = OPERATIONS[operation.operationId as keyof typeof OPERATIONS] as (
    request: unknown,
    context: { world: typeof world; origin: string },
  ) => { status: number; body: unknown };
  runDue(world);
  if (operation.method === 'POST') requireRoomIn(world);
  exchange.deliveries_before = world.deliveries.size;
  const context = { world, origin: originOf(exchange) };
  const { status, body: answer } = because(world, exchange.request_id, () => handler({ query, path, body }, context));
  const [violation] = validateResponse(operation, status, answer);
  if (violation !== undefined) throw outsideContract(violation);
  const text = JSON.stringify(answer);
  exchange.answer = { status, text };
  if (exchange.reservation !== null) carriedOut(world, exchange.reservation.record, { status, body: text });
}

/** The steps of a call to an operation, in order; it ends at the first that throws or leaves an answer. */
export const LIFE: readonly Step[] = [
  identify,
  refuseForeignHost,
  refuseWhileDraining,
  takeBody,
  authenticateCaller,
  forceAnswer,
  meetFaults,
  limitRate,
  parse,
  reserveKey,
  validate,
  prepareScenarios,
  wait,
  execute,
];

/** What lies between the last step and the answer, however the call went. */
export const BEFORE_ANSWER: readonly PromisingStep[] = [holdForDeliveries, wait];
