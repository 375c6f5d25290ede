/** The control API under /_sandbox: the life of a call as one list. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { sendText } from '../api/answer.js';
import { BodyRoom, bytesAhead, readBody } from '../api/body.js';
import { clientAddress, shareOf } from '../api/caller.js';
import { beginEventStream } from '../api/event-stream.js';
import { hostName } from '../api/own-host.js';
import { refusedShare } from '../api/unread.js';
import {
  type Contract,
  type ContractViolation,
  loadContract,
  type Operation,
  parseJsonBody,
  parseLongJsonBody,
  parseQuery,
  publishedText,
  type ValidRequest,
  validateRequest,
  validateResponse,
} from '../contract/index.js';
import { because, callCause } from '../domain/causes.js';
import { runDue } from '../domain/clock.js';
import { Problem } from '../domain/problems.js';
import { requireRoomIn } from '../domain/state/room.js';
import type { World } from '../domain/world.js';
import type { ControlContext, ControlHost } from './context.js';
import { type Form, formOf } from './forms.js';
import { findWorld, hasToken, refuseForeign, requireThere } from './guard.js';
import { HeavyTurns, isHeavy, PUBLIC_HEAVY } from './heavy.js';
import { OPERATIONS } from './operations/index.js';
import { printJson } from './print.js';
import { aboutPath, brokenAnswer, invalid, spellProblem } from './problems.js';
import { findRoute, readRoutes, requireMethod } from './routes.js';
import { Streams } from './stream/streams.js';
import { refuse } from './violations.js';
import { WaitPlaces } from './wait/places.js';

export const LONGEST_BODY = 64 * 1024;
/** Bodies that may be longer: a world, and texts of as many characters as they may have, each of them escaped. */
export const LONGEST_BODIES: Readonly<Record<string, number>> = {
  putState: 256 * 1024 * 1024,
  putScenario: 512 * 1024,
  diagnoseDelivery: 512 * 1024,
};
/** From a stranger no more is read into memory than a merchant with all its records has. */
export const LONGEST_PUBLIC_BODY = 16 * 1024 * 1024;
/** Bodies beyond the usual length share this at a time; one alone may be longer. */
export const ROOM_FOR_BODIES = 32 * 1024 * 1024;
const MOUNT = '/_sandbox';
/** For programs and pages of this origin: no other page may load, frame or run what is answered here. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};
const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const EMPTY_OBJECT = new TextEncoder().encode('{}');

interface Answer {
  status: number;
  contentType: string;
  /** In pieces where it may be long. */
  text: string | Uint8Array[];
  headers?: Readonly<Record<string, string>>;
}

type Handler = (request: unknown, context: ControlContext) => unknown;

/** The handler of everything below /_sandbox, to be mounted there; it answers every call that it is given. */
export function createControlApp(host: ControlHost): RequestHandler {
  const contract = loadContract('sandbox');
  const parts = {
    contract,
    routes: readRoutes(contract),
    streams: new Streams(host),
    waits: new WaitPlaces(host.waits),
    room: new BodyRoom(ROOM_FOR_BODIES),
    heavy: new HeavyTurns(host.publicMode === undefined ? UNBOUNDED : PUBLIC_HEAVY),
  };
  return (req, res) => {
    void serve(host, parts, req, res);
  };
}

interface Parts {
  contract: Contract;
  routes: ReturnType<typeof readRoutes>;
  streams: Streams;
  waits: WaitPlaces;
  room: BodyRoom;
  heavy: HeavyTurns;
}

/** Where no stranger is. */
const UNBOUNDED = { of_one: Number.POSITIVE_INFINITY, in_all: Number.POSITIVE_INFINITY };
/** Ends the turn of a call that needed none. */
const NO_TURN = (): void => {};

async function serve(
  host: ControlHost,
  { contract, routes, streams, waits, room, heavy }: Parts,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const [path = '', ...query] = (req.url ?? '').split('?');
  const method = req.method ?? '';
  let operation: Operation | undefined;
  let parameters: Record<string, string> = {};
  let endTurn: (() => void) | undefined = NO_TURN;
  try {
    refuseForeign(req, host.bound);
    if (path === '/openapi.json') {
      requireMethod(method, ['GET']);
      await send(res, showDocument(contract, originOf(req, host)));
      return;
    }
    ({ operation, path: parameters } = findRoute(routes, method, path));
    const world = findWorld(req, host, operation.operationId);
    if (!UNCOUNTED.has(operation.operationId)) limitCalls(req, res, host, world);
    const bytes = method === 'GET' ? undefined : await readBytes(req, res, operation, host, room);
    const gone = goneOf(res);
    if (isHeavy(operation.operationId)) {
      endTurn = await heavy.take(world, gone);
      if (endTurn === undefined) return;
      // The call before this one may have ended a moment ago.
      await host.breathe();
      requireThere(host, world);
    }
    const body = bytes === undefined ? undefined : await readJson(bytes, req, operation, host);
    const request = judge(operation, query.join('?'), parameters, req, body);
    const lastEventId = req.headers['last-event-id'] as string | undefined;
    const beginStream = () => beginEventStream(res, HEADERS, host.streams?.waiting_bytes);
    const { bound } = host;
    const caller = { address: clientAddress(req, bound), share: shareOf(req, bound), operator: hasToken(req, host) };
    const call = { caller, origin: originOf(req, host), gone, lastEventId, beginStream };
    await send(res, await run(host, operation, request, { host, world, streams, waits, ...call }));
  } catch (error) {
    await sendProblem(res, host, error, operation, parameters);
  } finally {
    endTurn?.();
  }
}

/** Calls that come before there is a merchant, and those that are bounded by themselves. */
const UNCOUNTED: ReadonlySet<string> = new Set(['getHealth', 'getMode', 'createMerchant']);

/**
 * @throws Problem `rate_limited` when as many calls of the merchant are under way, unread or made in this minute as may be; the
 *   operator asks as often as it likes
 */
function limitCalls(req: IncomingMessage, res: ServerResponse, host: ControlHost, world: World): void {
  const refused = refusedShare(res, world.id);
  if (refused !== undefined) throw new Problem('rate_limited', refused, { retry_after_s: 1 });
  const quota = world.env.quotas?.control;
  if (quota === undefined || hasToken(req, host)) return;
  const wait_ms = quota.take(world);
  if (wait_ms === 0) return;
  const retry_after_s = Math.max(1, Math.ceil(wait_ms / 1_000));
  const message = `A merchant of this sandbox may make ${quota.most} calls of the control API in a minute; the next one can succeed in ${retry_after_s} s.`;
  throw new Problem('rate_limited', message, { retry_after_s });
}

/** Scheme, host and port that the call was sent to, unless a public URL is configured. */
function originOf(req: IncomingMessage, { publicOrigin }: ControlHost): string {
  const { host = 'localhost' } = req.headers;
  const scheme = 'encrypted' in req.socket ? 'https' : 'http';
  return publicOrigin ?? `${scheme}://${hostName(host) === undefined ? 'localhost' : host}`;
}

function goneOf(res: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    res.once('close', () => resolve());
  });
}

function showDocument(contract: Contract, origin: string): Answer {
  const text = publishedText(contract.document, `${origin}${MOUNT}`);
  return { status: 200, contentType: JSON_TYPE, text };
}

/** Everything that changes something carries the content type of JSON, so that no foreign page can send it unasked. */
async function readBytes(
  req: IncomingMessage,
  res: ServerResponse,
  operation: Operation,
  { publicMode }: ControlHost,
  room: BodyRoom,
): Promise<Uint8Array> {
  const longest = publicMode === undefined ? Number.POSITIVE_INFINITY : LONGEST_PUBLIC_BODY;
  const limit = Math.min(longest, LONGEST_BODIES[operation.operationId] ?? LONGEST_BODY);
  takeRoom(req, res, limit, room);
  const read = await readBody(req, limit);
  if (!read.ok) {
    if (read.fault === 'encoded') {
      const message = 'The body is compressed; send plain JSON.';
      throw invalid('Content-Encoding', req.headers['content-encoding'], 'in:identity', message);
    }
    throw invalid('body', undefined, `max_length:${limit}`, `The body is larger than ${limit} bytes.`);
  }
  return read.bytes.length === 0 && !operation.bodyRequired ? EMPTY_OBJECT : read.bytes;
}

/** A world holds numbers that nobody meant an amount by, such as durations to the last digit. */
async function readJson(
  bytes: Uint8Array,
  req: IncomingMessage,
  operation: Operation,
  host: ControlHost,
): Promise<unknown> {
  const type = req.headers['content-type'];
  const isWorld = operation.operationId === 'putState';
  const parsed = isWorld ? await host.inSlices(parseLongJsonBody(bytes, type, true)) : parseJsonBody(bytes, type);
  if (parsed.ok) return parsed.value;
  const { violation } = parsed;
  if (isSeed(violation)) return JSON.parse(new TextDecoder().decode(bytes));
  throw refuse(operation, violation);
}

/** A long body needs room until its call is answered. @throws Problem `unavailable` when others have it */
function takeRoom(req: IncomingMessage, res: ServerResponse, limit: number, room: BodyRoom): void {
  const bytes = bytesAhead(req, limit);
  if (bytes <= LONGEST_BODY) return;
  if (!room.take(bytes)) {
    throw new Problem('unavailable', 'Other long bodies are being read; send this one again.', { retry_after_s: 1 });
  }
  res.once('close', () => room.give(bytes));
}

/** A long number that nobody meant an amount by: a seed is any whole number that a double holds. */
function isSeed({ parameter, rule }: ContractViolation): boolean {
  return rule.startsWith('max_digits') && parameter === 'seed';
}

function judge(
  operation: Operation,
  rawQuery: string,
  path: Record<string, string>,
  req: IncomingMessage,
  body: unknown,
): ValidRequest {
  const parsed = parseQuery(rawQuery);
  if (!parsed.ok) throw refuse(operation, parsed.violation);
  const request = validateRequest(operation, { query: parsed.query, path, headers: req.headers, body });
  if (request.ok) return request;
  throw refuse(operation, request.violations[0]);
}

/** Operations that change something and add no record, or are what makes room. */
const ADDS_NOTHING: ReadonlySet<string> = new Set([
  'createMerchant',
  'resetMerchant',
  'putState',
  'putProfile',
  'patchProfile',
  'putClock',
  'settle',
  'waitFor',
  'updateKey',
  'putInbox',
  'resendRequest',
  'countRequests',
]);

const mayAdd = ({ method, operationId }: Operation): boolean =>
  method !== 'GET' && method !== 'DELETE' && !ADDS_NOTHING.has(operationId);

/** A turn of the world, which an operation that waits lets others into. */
async function run(
  host: ControlHost,
  operation: Operation,
  request: ValidRequest,
  context: ControlContext,
): Promise<Answer> {
  const { operationId } = operation;
  const handle = OPERATIONS[operationId as keyof typeof OPERATIONS] as unknown as Handler;
  const { world } = context;
  runDue(world);
  if (mayAdd(operation)) requireRoomIn(world);
  const { query, path, body } = request;
  const result = (await inTurn(world, operation, () => handle({ query, path, body }, context))) as {
    status: number;
    body: unknown;
  };
  if (operation.method !== 'GET') saveFor(host);
  const form = formOf(operationId, result.body, query, host);
  const status = form.status ?? result.status;
  const [violation] = validateResponse(operation, status, result.body);
  if (violation !== undefined) throw brokenAnswer(violation);
  const text = await textOf(host, operationId, form.text, result.body);
  return { status, contentType: form.contentType ?? JSON_TYPE, text, headers: form.headers ?? {} };
}

async function textOf(
  host: ControlHost,
  operation_id: string,
  text: Form['text'],
  body: unknown,
): Promise<Answer['text']> {
  if (typeof text === 'object') return host.inSlices(text);
  if (text !== undefined) return text;
  return isHeavy(operation_id) ? host.inSlices(printJson(body)) : JSON.stringify(body ?? null);
}

/** Nothing is answered as done that a crash could undo. */
function saveFor({ save }: ControlHost): void {
  try {
    save();
  } catch (error) {
    const message = `The sandbox cannot write down what this call did: ${(error as Error).message}`;
    throw new Problem('unavailable', message, { retry_after_s: 1 });
  }
}

/** What the handler put into the present runs before it is answered, also when it threw. */
async function inTurn(world: World, { method, operationId }: Operation, handle: () => unknown): Promise<unknown> {
  try {
    // What only looks brings nothing about, and takes no number.
    const result = method === 'GET' ? handle() : because(world, callCause(world, operationId), handle);
    return result instanceof Promise ? await result : result;
  } finally {
    runDue(world);
  }
}

async function send(res: ServerResponse, { status, contentType, text, headers }: Answer): Promise<void> {
  await sendText(res, { status, contentType, body: text, headers: { ...HEADERS, ...headers }, compress: true });
}

async function sendProblem(
  res: ServerResponse,
  host: ControlHost,
  error: unknown,
  operation: Operation | undefined,
  path: Record<string, string>,
): Promise<void> {
  const spelled = aboutPath(spellProblem(error), path);
  const documented = operation === undefined || operation.statuses.includes(spelled.status);
  const body = documented ? spelled : spellProblem(undefined);
  // That nothing can be written, or that there is no room, is told by whoever found out, and once.
  const foreseen = documented && error instanceof Problem;
  if (body.status >= 500 && !foreseen) host.report(error, operation?.operationId);
  const headers: Record<string, string> = {};
  if (body.status === 405 && body.allowed !== undefined) headers.allow = body.allowed.join(', ');
  if ((body.status === 429 || body.status === 503) && error instanceof Problem)
    headers['retry-after'] = String(error.extras.retry_after_s ?? 1);
  const { req } = res;
  if (req !== undefined && !req.complete) {
    // What was not read must not be taken for the next call.
    headers.connection = 'close';
  }
  await send(res, { status: body.status, contentType: PROBLEM_TYPE, text: JSON.stringify(body), headers });
}
