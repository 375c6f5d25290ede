/** Faults of the public API on purpose: chosen after authentication, done here and where the answer leaves. */

import { sendText, type WholeAnswer } from '../api/answer.js';
import { resetConnection, sendDripped, sendTruncated } from '../api/broken.js';
import { runDue } from '../domain/clock.js';
import { drawWithin, faultsFor } from '../domain/faults/faults.js';
import type { FaultEffect, FaultRecord, JournalEntry } from '../domain/types.js';
import type { Exchange } from './exchange.js';
import { answerWithExample, effectiveOperation } from './forced.js';

/** The answer of a call whose connection is cut before there is anything to answer. */
const CUT = { status: 0, text: '' };
const VERSION = /^\/v1(?=\/)/;

/** The fault that does more than slow, if any: it comes last. */
function decisive({ faults }: Exchange): { fault: FaultRecord; effect: FaultEffect } | null {
  const fault = faults.at(-1);
  return fault?.effect === undefined ? null : { fault, effect: fault.effect };
}

/** Finds the faults that this call meets; one that needs no execution leaves its answer here. */
export function meetFaults(exchange: Exchange): void {
  const { world, operation, key, req, path } = exchange;
  if (world.data.faults.length === 0 || operation === null) return;
  const { 'idempotency-key': header } = req.headers;
  const idempotency_key = typeof header === 'string' ? header : undefined;
  exchange.faults = faultsFor(world, { operation, path: path.replace(VERSION, ''), key, idempotency_key });
  for (const { effect } of exchange.faults) exchange.latency_ms += drawWithin(world, effect?.latency_ms ?? 0);
  const { fault, effect } = decisive(exchange) ?? {};
  if (fault === undefined || effect === undefined) return;
  if (effect.reset === 'before_commit') {
    exchange.answer = CUT;
    const explanation = `The fault ${fault.id} cut the connection on purpose; nothing was carried out.`;
    exchange.intended = { code: 'connection_reset', explanation };
  } else if (effect.status !== undefined && effect.after_commit !== true) {
    answerByFault(exchange, fault, effect.status, 'nothing was carried out');
  }
}

function answerByFault(exchange: Exchange, { id, effect }: FaultRecord, status: number, rest: string): void {
  const operation = effectiveOperation(exchange);
  if (operation === null) return;
  if (effect?.retry_after !== undefined) exchange.headers['Retry-After'] = String(effect.retry_after);
  const explanation = `The fault ${id} answered ${status} on purpose; ${rest}.`;
  answerWithExample(exchange, operation, status, null, explanation, effect?.message);
}

/** Keeps the answer waiting, once: before execution, or before an answer that comes without it. */
export function wait(exchange: Exchange): void | Promise<void> {
  const { delay_ms, sleep } = exchange.context;
  const total_ms = delay_ms + exchange.latency_ms;
  if (exchange.waited || total_ms === 0) return;
  exchange.waited = true;
  return sleep(total_ms);
}

/** Holds the answer until those deliveries of the call were attempted that are to arrive before it. */
export function holdForDeliveries(exchange: Exchange): void | Promise<void> {
  const { world, deliveries_before, context } = exchange;
  if (deliveries_before === null || (world.data.runs.length === 0 && world.data.faults.length === 0)) return;
  runDue(world);
  const early = world.deliveries.records
    .slice(deliveries_before)
    .filter(({ behave }) => behave?.before_answer === true);
  if (early.length > 0)
    return context.attempted(
      world,
      early.map(({ id }) => id),
    );
}

const needsCommit = ({ reset, after_commit }: FaultEffect): boolean =>
  reset === 'after_commit' || after_commit === true;

/** A fault that strikes after the call was carried out takes the place of its answer, or is given back where it was refused. */
export function replaceAfterCommit(exchange: Exchange): void {
  const { fault, effect } = decisive(exchange) ?? {};
  if (fault === undefined || effect === undefined || !needsCommit(effect)) return;
  const status = exchange.answer?.status ?? 500;
  if (status >= 400) {
    exchange.faults = exchange.faults.slice(0, -1);
    fault.applied -= 1;
  } else if (effect.status !== undefined) {
    delete exchange.headers['Idempotent-Replayed'];
    answerByFault(exchange, fault, effect.status, `the call had been carried out, and its answer was ${status}`);
  }
}

/** Sends the answer as the fault lets it through: whole where there is none. */
export function sendFaulted(exchange: Exchange, answer: WholeAnswer): void {
  const { res, context } = exchange;
  const { reset, truncate, truncate_bytes, drip } = decisive(exchange)?.effect ?? {};
  const cut_bytes = truncate === true ? Math.floor(answer.body.length / 2) : truncate_bytes;
  if (reset !== undefined) resetConnection(res);
  else if (cut_bytes !== undefined) sendTruncated(res, answer, cut_bytes);
  else if (drip !== undefined) void sendDripped(res, answer, drip.bytes_per_second, context.sleep);
  else sendText(res, answer);
}

/** What a fault does, in the words of the journal. */
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

/** What the journal says about the faults of a call; nothing where there were none. */
export function faultsOf({ faults }: Exchange): Pick<JournalEntry, 'faults'> {
  if (faults.length === 0) return {};
  return { faults: faults.map(({ id, effect }) => ({ id, effects: wordsOf(effect ?? {}) })) };
}
