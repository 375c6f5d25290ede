/** Faults of the public API on purpose: chosen after authentication, done here and where the reply leaves. */
import { Reply, type ReplyFault } from '../api/reply.js';
import type { Operation } from '../contract/index.js';
import { runDue } from '../domain/clock.js';
import { drawWithin, faultsFor } from '../domain/faults/faults.js';
import type { FaultEffect, FaultRecord, JournalEntry } from '../domain/types.js';
import {
  accountOf,
  type Closing,
  ExplainedReply,
  effective,
  type Started,
  type StruckFaults,
  type With,
} from './call.js';
import { exampleReply } from './forced.js';
import { VERSION_PATH } from './host.js';

const NONE: StruckFaults = { records: [], latency_ms: 0 };

/** The fault that does more than slow, if any: it comes last. */
function decisive({ records }: StruckFaults): { fault: FaultRecord; effect: FaultEffect } | undefined {
  const fault = records.at(-1);
  return fault?.effect === undefined ? undefined : { fault, effect: fault.effect };
}

/** Finds the faults that strike this call, and counts them. */
export function meetFaults({ world, call, route, operation, key }: With<'operation' | 'key'>): StruckFaults {
  if (world.data.faults.length === 0) return NONE;
  const { 'idempotency-key': header } = call.headers;
  const records = faultsFor(world, {
    operation,
    path: route.path.slice(VERSION_PATH.length),
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

const waitOf = ({ host, faults = NONE }: Started & { faults?: StruckFaults }): number =>
  host.delay_ms + faults.latency_ms;

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
export function holdForDeliveries({ host, world, outcome }: Closing): Promise<void> | undefined {
  if (outcome === undefined || (world.data.runs.length === 0 && world.data.faults.length === 0)) return undefined;
  runDue(world);
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

/** Whether a fault that was to strike a call that is carried out met one that was refused. */
function isGivenBack({ faults = NONE, reply }: Closing): boolean {
  const { effect } = decisive(faults) ?? {};
  return effect !== undefined && needsCommit(effect) && reply.status >= 400 && accountOf(reply).intended !== true;
}

/** A fault that strikes after the call was carried out takes the place of its reply, or is given back where it was refused. */
export function faultAfterCommit(context: Closing): Reply | undefined {
  const { faults = NONE, operation, reply } = context;
  const { fault, effect } = decisive(faults) ?? {};
  if (fault === undefined || effect === undefined || !needsCommit(effect)) return undefined;
  if (isGivenBack(context)) fault.applied -= 1;
  else if (effect.status !== undefined && operation !== undefined) {
    const rest = `the call had been carried out, and its answer was ${reply.status}`;
    return replyOf(context, operation, fault, effect.status, rest);
  }
  return undefined;
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
export const faultsOf = (context: Closing): NonNullable<JournalEntry['faults']> =>
  doneTo(context).map(({ id, effect }) => ({ id, effects: wordsOf(effect ?? {}) }));
