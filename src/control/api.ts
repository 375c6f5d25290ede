/** The control API under /_sandbox: the steps of a call in order. */

import { type Call, ClientGone, JSON_TYPE, LONG, Reply, type ReplyBody } from '../api/call.js';
import { createHandle, createRoutes, type Handle, Pipeline } from '../api/pipeline.js';
import {
  loadContract,
  type Operation,
  parseQuery,
  publishedText,
  type ValidRequest,
  validateRequest,
  validateResponse,
} from '../contract/index.js';
import { because, callCause } from '../domain/events.js';
import { bringUpToDate, runDue } from '../domain/jobs.js';
import { requireBelowLimit } from '../domain/limits.js';
import { Problem } from '../domain/problems.js';
import type { World } from '../domain/world.js';
import { formOf } from './forms.js';
import { findRoute, findWorld, hasToken, rejectForeign, requireMethod, requireThere } from './guard.js';
import {
  BodyMemory,
  HeavyQueue,
  isHeavy,
  MEMORY_FOR_BODIES,
  PUBLIC_HEAVY,
  printJson,
  readBytes,
  readJson,
} from './heavy.js';
import {
  Answered,
  CONTROL_PATH,
  type ControlContext,
  type ControlHost,
  type Found,
  HEADERS,
  type Shared,
  type Started,
  type With,
} from './host.js';
import { OPERATIONS } from './operations/index.js';
import { aboutPath, brokenAnswer, formatProblem, reject } from './problems.js';
import { Streams } from './stream/streams.js';
import { waitPlaces } from './wait.js';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
/** Where no stranger is. */
const UNBOUNDED = { of_one: Number.POSITIVE_INFINITY, in_all: Number.POSITIVE_INFINITY };

/** The order is behaviour (docs/decisions/0024-one-runner.md): what rejects a call first decides what its client is told. */
const PIPELINE = Pipeline.of<Started>()
  .check(({ call, host }) => rejectForeign(call, host.bound))
  .check(showDocument)
  .find('route', ({ shared, call, path }) => findRoute(shared.routes, call.method, path))
  .find('world', ({ call, host, route }) => findWorld(call, host, route.operation.operationId))
  .check(limitCalls)
  .find('bytes', readBytes)
  .find('leave', enterQueue, isLong)
  .check(serveOthersFirst, isLong)
  .find('body', readJson)
  .find('request', validate)
  .check(catchUp)
  .find('result', run)
  .check(catchUp)
  .check(save)
  .check(replyOf)
  .close(leaveQueue);

/** All of the control API: it replies to every call that it is given. */
export function createControlApi(host: ControlHost): Handle {
  const contract = loadContract('sandbox');
  const shared: Shared = {
    contract,
    routes: createRoutes(contract.operations, CONTROL_PATH),
    streams: new Streams(host),
    waits: waitPlaces(host.waits),
    bodies: new BodyMemory(MEMORY_FOR_BODIES),
    heavy: new HeavyQueue(host.publicMode === undefined ? UNBOUNDED : PUBLIC_HEAVY),
  };
  return createHandle({
    start: (call: Call): Started => ({ host, shared, call, path: call.path.slice(CONTROL_PATH.length) || '/' }),
    pipeline: PIPELINE,
    format,
  });
}

/** Replies with the contract. */
function showDocument({ call, path, host, shared }: Started): Reply | undefined {
  if (path !== '/openapi.json') return undefined;
  requireMethod(call.method, ['GET', 'HEAD']);
  const text = publishedText(shared.contract.document, `${host.originOf(call)}${CONTROL_PATH}`);
  return replyWith(200, JSON_TYPE, text);
}

const replyWith = (status: number, type: string, body: ReplyBody, headers?: Readonly<Record<string, string>>): Reply =>
  new Reply(status, { ...HEADERS, ...headers, 'content-type': type }, body, { compressFrom: LONG });

/** Calls that come before there is a merchant, and those that are bounded by themselves. */
const UNCOUNTED: ReadonlySet<string> = new Set(['getHealth', 'getMode', 'createMerchant']);

/**
 * Holds a merchant to its calls.
 * @throws Problem `rate_limited` when as many calls of the merchant are under way, unread or made in this minute as may be; the
 *   operator asks as often as it likes
 */
function limitCalls({ call, host, world, route }: With<'route' | 'world'>): void {
  if (UNCOUNTED.has(route.operation.operationId) || hasToken(call, host)) return;
  const rejected = call.count(world.id);
  if (rejected !== undefined) throw new Problem('rate_limited', rejected, { retry_after_s: 1 });
  const quota = world.env.quotas?.control;
  if (quota === undefined) return;
  const wait_ms = quota.take(world);
  if (wait_ms === 0) return;
  const retry_after_s = Math.max(1, Math.ceil(wait_ms / 1_000));
  const message = `A merchant of this sandbox may make ${quota.most} calls of the control API in a minute; the next one can succeed in ${retry_after_s} s.`;
  throw new Problem('rate_limited', message, { retry_after_s });
}

function isLong({ call, route }: With<'route'>): boolean {
  return isHeavy(route.operation.operationId, call.query);
}

/** Waits until an operation that is long work may begin. @returns lets the next one begin @throws ClientGone */
async function enterQueue({ shared, world, call }: With<'world'>): Promise<() => void> {
  const end = await shared.heavy.enter(world, call.gone);
  if (end === undefined) throw new ClientGone();
  return end;
}

/** Lets the next long work begin. */
function leaveQueue({ leave }: Partial<Found>): void {
  leave?.();
}

/** Lets other calls be served before long work: the call before this one may have ended a moment ago. */
async function serveOthersFirst({ host, world }: With<'world'>): Promise<void> {
  await host.yieldToLoop();
  requireThere(host, world);
}

/** Holds the request against the contract. */
function validate({ call, route, body }: With<'route' | 'body'>): ValidRequest {
  const { operation, params } = route;
  const parsed = parseQuery(call.query);
  if (!parsed.ok) throw reject(operation, parsed.violation);
  const request = validateRequest(operation, { query: parsed.query, path: params, headers: call.headers, body });
  if (request.ok) return request;
  throw reject(operation, request.violation);
}

/** Operations that change something and add no record, or are what makes room. */
const ADDS_NOTHING: ReadonlySet<string> = new Set([
  'createMerchant',
  'claimMerchant',
  'forkMerchant',
  'resetMerchant',
  'putState',
  'restoreSnapshot',
  'putProfile',
  'patchProfile',
  'putClock',
  'settle',
  'waitFor',
  'updateKey',
  'putInbox',
  'listenToInbox',
  'answerMessage',
  'resendRequest',
  'countRequests',
]);

const mayAdd = ({ method, operationId }: Operation): boolean =>
  method !== 'GET' && method !== 'DELETE' && !ADDS_NOTHING.has(operationId);

/** Runs what is due, in slices where it is much: nothing that a caller does or is shown comes before it. */
function catchUp({ host, world }: With<'world'>): undefined | Promise<void> {
  return bringUpToDate(world, host.inSlices)?.then(() => requireThere(host, world));
}

type Handler = (request: object, context: ControlContext) => unknown;

/** Carries the operation out. It is a turn of the world, which an operation that waits lets others into. */
function run(found: With<'route' | 'world' | 'request'>) {
  const { host, call, world, request } = found;
  const { operation } = found.route;
  const handle = OPERATIONS[operation.operationId as keyof typeof OPERATIONS] as unknown as Handler;
  const context: ControlContext = { ...found, origin: host.originOf(call), isOperator: hasToken(call, host) };
  if (mayAdd(operation)) requireBelowLimit(world);
  return inTurn(world, operation, () => handle(request, context));
}

/** What the handler put into the present runs before it is answered, also when it threw. */
async function inTurn(world: World, { method, operationId }: Operation, handle: () => unknown): Promise<unknown> {
  try {
    // What only looks brings nothing about, and takes no number.
    return await (method === 'GET' ? handle() : because(world, callCause(world, operationId), handle));
  } finally {
    runDue(world);
  }
}

/** Keeps what the call did: nothing is answered as done that a crash could undo. */
function save({ host, route }: With<'route'>): void {
  if (route.operation.method === 'GET') return;
  try {
    host.save();
  } catch (error) {
    const message = `The sandbox cannot write down what this call did: ${(error as Error).message}`;
    throw new Problem('unavailable', message, { retry_after_s: 1 });
  }
}

/** Holds the answer against the contract, and prints it as it was asked for. */
async function replyOf({ host, route, request, result }: With<'route' | 'request' | 'result'>): Promise<Reply> {
  const { operation } = route;
  const [success = 200] = operation.statuses;
  const { status, body } = result instanceof Answered ? result : { status: success, body: result };
  const form = formOf(operation.operationId, body, request.query, host);
  const [violation] = validateResponse(operation, status, body);
  if (violation !== undefined) throw brokenAnswer(violation);
  const { contentType = JSON_TYPE, headers } = form;
  const text = form.text ?? (isHeavy(operation.operationId) ? printJson(body) : JSON.stringify(body ?? null));
  const whole = typeof text === 'string' ? text : await host.inSlices<string | Uint8Array[]>(text);
  return replyWith(status, contentType, whole, headers);
}

function format({ call, host, route }: Started & Partial<Found>, error: unknown): Reply {
  const operation = route?.operation;
  const formatted = aboutPath(formatProblem(error), route);
  const documented = operation === undefined || operation.statuses.includes(formatted.status);
  const body = documented ? formatted : formatProblem(undefined);
  if (body.docs) body.docs = (call.mount ?? '') + body.docs;
  // Whoever reads it need not have the variable.
  if (body.fix) body.fix = body.fix.replace('$TENDERBOX_CONTROL_URL', `${host.originOf(call)}${CONTROL_PATH}`);
  // That nothing can be written, or that there is no room, is told by whoever found out, and once.
  const foreseen = documented && error instanceof Problem;
  if (body.status >= 500 && !foreseen) host.report(error, operation?.operationId);
  const headers: Record<string, string> = {};
  if (body.status === 405 && body.allowed !== undefined) headers.allow = body.allowed.join(', ');
  if ((body.status === 429 || body.status === 503) && error instanceof Problem)
    headers['retry-after'] = String(error.extras.retry_after_s ?? 1);
  // What was not read must not be taken for the next call.
  if (!call.isWhole) headers.connection = 'close';
  return replyWith(body.status, PROBLEM_TYPE, JSON.stringify(body), headers);
}
