/** The Prefer header (RFC 7240): names are case-insensitive, values may be quoted, the first of a name counts. */

import { Reply, type ReplyFault } from '../api/call.js';
import { examplesOf, headerExamplesOf, type Operation, shownExample, validateResponse } from '../contract/index.js';
import { nowOf } from '../domain/clock.js';
import { drawWithin, faultsFor } from '../domain/faults/faults.js';
import { bringUpToDate } from '../domain/jobs.js';
import { invalidInput, type Problem } from '../domain/problems.js';
import type { FaultEffect, FaultRecord, RequestEntry } from '../domain/records.js';
import { type Closing, type Found, type Started, type StruckFaults, VERSION_PATH, type With } from './call.js';
import { accountOf, ExplainedReply, effective, IDEMPOTENCY_KEY, outsideContract } from './request.js';

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const WORD = `(?:${TOKEN}|"(?:[^"\\\\]|\\\\.)*")`;
const PAIR = `(${TOKEN})(?:[ \\t]*=[ \\t]*(${WORD}))?`;
/** One preference, and behind it its parameters, which none of ours has. */
const PREFERENCE = new RegExp(`[ \\t]*${PAIR}((?:[ \\t]*;[ \\t]*(?:${PAIR})?)*)[ \\t]*(?:,|$)`, 'y');
/** What cannot be read, up to the next comma. */
const UNREADABLE = /[^,]*(?:,|$)/y;

const unquote = (word: string): string => (word.startsWith('"') ? word.slice(1, -1).replace(/\\(.)/g, '$1') : word);

/**
 * The preferences of a header by lower-case name; one without a value has an empty one. What is not well-formed is skipped,
 * because preferences that a server does not understand are to be ignored.
 */
export function readPreferences(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < header.length; ) {
    PREFERENCE.lastIndex = at;
    const match = PREFERENCE.exec(header);
    if (match === null) {
      UNREADABLE.lastIndex = at;
      at += Math.max(1, UNREADABLE.exec(header)?.[0].length ?? 1);
      continue;
    }
    const [whole, name = '', value = ''] = match;
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, unquote(value));
    at += Math.max(1, whole.length);
  }
  return found;
}

// Replies that the client asks for with Prefer: the examples of the merchant's own contract. Nothing is carried out.

/** Follows `Prefer: code=NNN` and `Prefer: example=NAME`; whatever else is preferred is ignored. */
export function forceReply(context: With<'operation'>): ExplainedReply | undefined {
  const preferences = readPreferences(String(context.call.headers.prefer));
  if (!preferences.has('code') && !preferences.has('example')) return undefined;
  const operation = effective(context, context.operation);
  const { status, example, applied } = choose(operation, preferences);
  return exampleReply(context, operation, status, {
    example,
    headers: { 'Preference-Applied': applied },
    explanation: `Forced by Prefer: ${applied}.`,
  });
}

/** Which status is forced, by which of its examples, and how that was asked for. */
function choose(operation: Operation, preferences: ReadonlyMap<string, string>) {
  const code = preferences.get('code');
  const example = preferences.get('example');
  if (code === undefined) return chooseByExample(operation, example ?? '');
  const status = operation.statuses.find((documented) => String(documented) === code);
  if (status === undefined) throw rejection('code', code, operation.statuses.map(String));
  const names = [...examplesOf(operation, status).keys()];
  if (example === undefined) return { status, example: names[0] ?? '', applied: `code=${code}` };
  if (names.includes(example)) return { status, example, applied: `code=${code}, example=${example}` };
  throw rejection('example', example, names);
}

/** An example without a status is that of the first status that has one of this name. */
function chooseByExample(operation: Operation, example: string) {
  const status = operation.statuses.find((documented) => examplesOf(operation, documented).has(example));
  if (status !== undefined) return { status, example, applied: `example=${example}` };
  const names = new Set(operation.statuses.flatMap((documented) => [...examplesOf(operation, documented).keys()]));
  throw rejection('example', example, [...names]);
}

function rejection(name: string, value: string, allowed: readonly string[]): Problem {
  const list = allowed.join(',');
  const message = `Prefer: ${name}=${value.slice(0, 100)} cannot be followed here; ${name} can be one of ${list}.`;
  return invalidInput('Prefer', `${name}=${value.slice(0, 255)}`, `in:${list}`, message);
}

interface Shown {
  /** Its name; the first one of the status unless given. */
  example?: string;
  /** A text in the place of the example's. */
  message?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  explanation: string;
}

/** An example of the contract as a reply, with the headers that its status always has. */
function exampleReply(
  context: Started,
  operation: Operation,
  status: number,
  { example: name, message, headers, explanation }: Shown,
): ExplainedReply {
  const examples = examplesOf(operation, status);
  const { world } = context;
  const written = name === undefined ? [...examples.values()][0] : examples.get(name);
  const dated = shownExample(written, world.data.settings.timestamps, nowOf(world));
  const example = withKey(dated, context.call.headers['idempotency-key']);
  const body = message === undefined ? example : withMessage(example, message);
  const [violation] = validateResponse(operation, status, body);
  if (violation !== undefined) throw outsideContract(violation);
  const shown = headerExamplesOf(operation, status, example);
  if (shown.Allow !== undefined) shown.Allow = methodsOf(operation).join(', ');
  const all = { ...shown, ...context.headers, ...headers };
  const rejection = status < 400 ? null : { code: codeOf(body), explanation };
  return new ExplainedReply(status, all, JSON.stringify(body), { refusal: rejection, intended: true });
}

const methodsOf = ({ contract, path }: Operation): string[] =>
  contract.operations.filter((other) => other.path === path).map(({ method }) => method);

type Details = { parameter?: string } | string;
type ErrorShape = {
  error?: { code?: string; message?: string; details?: Details };
  status?: string;
  message?: string;
};

const codeOf = (body: unknown): string => (body as ErrorShape | undefined)?.error?.code ?? 'error';

/** The same error about the key that the caller sent. */
function withKey(body: unknown, key: unknown): unknown {
  const { error } = (body ?? {}) as ErrorShape;
  const { details } = error ?? {};
  if (typeof details !== 'object' || details.parameter !== 'Idempotency-Key') return body;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) return body;
  return { ...(body as ErrorShape), error: { ...error, details: { ...details, value: key } } };
}

/** The same error with another text; both shapes of a rejected credential have one. */
function withMessage(body: unknown, message: string): unknown {
  const shape = body as ErrorShape;
  return shape.error === undefined ? { ...shape, message } : { ...shape, error: { ...shape.error, message } };
}

// Faults of the public API on purpose: chosen after authentication, done here and where the reply leaves.

const NONE: StruckFaults = { records: [], latency_ms: 0 };

/** The fault that does more than slow, if any: it comes last. */
function decisive({ records }: StruckFaults = NONE): { fault: FaultRecord; effect: FaultEffect } | undefined {
  const fault = records.at(-1);
  return fault?.effect === undefined ? undefined : { fault, effect: fault.effect };
}

/** Finds the faults that strike this call, and counts them. */
export function meetFaults({ world, call, operation, key }: With<'operation' | 'key'>): StruckFaults {
  const { 'idempotency-key': header } = call.headers;
  const records = faultsFor(world, {
    operation,
    path: call.path.slice(VERSION_PATH.length),
    key,
    idempotency_key: typeof header === 'string' ? header : undefined,
  });
  const latency_ms = records.reduce((sum, { effect }) => sum + drawWithin(world, effect?.latency_ms ?? 0), 0);
  return { records, latency_ms };
}

/** The reply of a fault that needs no execution. */
export function replyByFault(context: With<'operation' | 'faults'>): Reply | undefined {
  const { fault, effect } = decisive(context.faults) ?? {};
  if (fault === undefined || effect === undefined) return undefined;
  if (effect.reset === 'before_commit') {
    const explanation = `The fault ${fault.id} cut the connection on purpose; nothing was carried out.`;
    return new ExplainedReply(0, {}, '', { refusal: { code: 'connection_reset', explanation }, intended: true });
  }
  if (effect.status === undefined || effect.after_commit === true) return undefined;
  return replyOf(context, context.operation, fault, effect.status, 'nothing was carried out');
}

function replyOf(context: Started, named: Operation, { id, effect }: FaultRecord, status: number, rest: string): Reply {
  const { message, retry_after } = effect ?? {};
  return exampleReply(context, effective(context, named), status, {
    message,
    headers: retry_after === undefined ? {} : { 'Retry-After': String(retry_after) },
    explanation: `The fault ${id} answered ${status} on purpose; ${rest}.`,
  });
}

const waitOf = ({ host, faults = NONE }: Started & Partial<Found>): number => host.delay_ms + faults.latency_ms;

/** Keeps the call waiting before it is carried out. */
export function pause(context: With<'faults'>): true | Promise<true> {
  const total_ms = waitOf(context);
  return total_ms === 0 || context.host.sleep(total_ms).then(() => true as const);
}

/** A reply that came without the call being carried out waits as long. */
export function pauseUnlessPaused(context: Closing): Promise<void> | undefined {
  const total_ms = waitOf(context);
  return context.paused === true || total_ms === 0 ? undefined : context.host.sleep(total_ms);
}

/** Holds the reply until those deliveries of the call were attempted that are to arrive before it. */
export function holdForDeliveries(context: Closing): Promise<void> | undefined {
  const { host, world, outcome } = context;
  if (outcome === undefined) return undefined;
  const behind = bringUpToDate(world, host.inSlices);
  if (behind !== undefined) return behind.then(() => holdForDeliveries(context));
  const early = world.deliveries.records
    .slice(outcome.deliveries_before)
    .filter(({ behave }) => behave?.before_answer === true);
  if (early.length === 0) return undefined;
  return host.attempted(
    world,
    early.map(({ id }) => id),
  );
}

const needsCommit = ({ reset, after_commit }: FaultEffect): boolean =>
  reset === 'after_commit' || after_commit === true;

/** Whether a fault that was to strike a call that is carried out met one that was rejected. */
function isGivenBack({ faults, reply }: Closing): boolean {
  const { effect } = decisive(faults) ?? {};
  return effect !== undefined && needsCommit(effect) && reply.status >= 400 && accountOf(reply).intended !== true;
}

/** A fault that strikes after the call was carried out takes the place of its reply, or is given back where it was rejected. */
export function faultAfterExecution(context: Closing): Reply | undefined {
  const { faults, operation, reply } = context;
  const { fault, effect } = decisive(faults) ?? {};
  if (fault === undefined || effect === undefined || !needsCommit(effect)) return undefined;
  if (isGivenBack(context)) fault.applied -= 1;
  else if (effect.status !== undefined && operation !== undefined) {
    const rest = `the call had been carried out, and its answer was ${reply.status}`;
    return replyOf(context, operation, fault, effect.status, rest);
  }
  return undefined;
}

/** Gives a fault back whose call was carried out and could not be kept. */
export function giveBack(context: Closing, reply: Reply): void {
  if (!isGivenBack(context)) faultAfterExecution({ ...context, reply });
}

/** The faults that were done to a call that has ended. */
function doneTo(context: Closing): readonly FaultRecord[] {
  const { records } = context.faults ?? NONE;
  return isGivenBack(context) ? records.slice(0, -1) : records;
}

function wayOf(context: Closing): ReplyFault | undefined {
  const { reset, truncate, truncate_bytes, drip } = doneTo(context).at(-1)?.effect ?? {};
  const bytes = truncate === true ? Math.floor(String(context.reply.body).length / 2) : truncate_bytes;
  if (reset !== undefined) return { kind: 'reset' };
  if (bytes !== undefined) return { kind: 'truncate', bytes };
  return drip === undefined ? undefined : { kind: 'drip', bytes_per_second: drip.bytes_per_second };
}

/** A reply that goes wrong on its way. */
export function breakReply(context: Closing): Reply | undefined {
  const fault = wayOf(context);
  if (fault === undefined) return undefined;
  const { status, headers, body } = context.reply;
  return new Reply(status, headers, body, { fault });
}

/** What a fault does, in the words of the request log. */
function wordsOf(effect: FaultEffect): string[] {
  const { status, after_commit, latency_ms, reset, truncate, truncate_bytes, drip } = effect;
  const range = typeof latency_ms === 'object' ? `${latency_ms.min} to ${latency_ms.max}` : latency_ms;
  return [
    ...(status === undefined ? [] : [`status ${status}${after_commit === true ? ' after commit' : ''}`]),
    ...(latency_ms === undefined ? [] : [`latency ${range} ms`]),
    ...(reset === undefined ? [] : [`reset ${reset.replace('_', ' ')}`]),
    ...(truncate === undefined && truncate_bytes === undefined ? [] : [`truncate ${truncate_bytes ?? 'half'}`]),
    ...(drip === undefined ? [] : [`drip ${drip.bytes_per_second} bytes per second`]),
  ];
}

/** What the request log says about the faults of a call. */
export const faultsOf = (context: Closing): NonNullable<RequestEntry['faults']> =>
  doneTo(context).map(({ id, effect }) => ({ id, effects: wordsOf(effect ?? {}) }));
