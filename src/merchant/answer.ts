/** The end of a public call: a problem spelled, the answer sent, the call journaled, the turn closed. */
import { validateResponse } from '../contract/index.js';
import { nowOf, runDue } from '../domain/clock.js';
import { countAnswer, noteViolation } from '../domain/coverage.js';
import { conclude } from '../domain/idempotency.js';
import { journalAnswer, journalHeaders, MAX_KEPT_BODY, maskBody, maskQuery, record } from '../domain/journal.js';
import { maskText, withoutKeys } from '../domain/masks.js';
import { Problem } from '../domain/problems.js';
import type { JournalEntry } from '../domain/types.js';
import { spellProblem } from '../variants/errors.js';
import type { Exchange } from './exchange.js';
import { faultsOf, replaceAfterCommit, sendFaulted } from './faults.js';
import { effectiveOperation } from './forced.js';
import { outsideContract } from './outside.js';

export const JSON_TYPE = 'application/json; charset=utf-8';
const NOTHING = { status: 500, text: '' };
const decoder = new TextDecoder();

/** What went wrong, if anything, in the words of the journal. */
interface Refusal {
  problem: Problem;
  code: string;
}

/** Anything thrown becomes a Problem; what is not one already is a crash, told to the operator and not to the client. */
function asProblem(exchange: Exchange, thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  exchange.context.onCrash(thrown, { method: exchange.req.method ?? '', path: exchange.path });
  const explanation = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return new Problem('crash', 'The sandbox failed to serve this request. The journal says why.', { explanation });
}

/** Spells what was thrown as the answer; an error body outside the contract is a crash like any other answer. */
function spell(exchange: Exchange, thrown: unknown): Refusal {
  const problem = asProblem(exchange, thrown);
  const spelled = spellProblem(problem, exchange.world.data.settings);
  const operation = effectiveOperation(exchange);
  const [violation] = operation === null ? [] : validateResponse(operation, spelled.status, spelled.body);
  if (violation !== undefined && problem.kind !== 'crash') return spell(exchange, outsideContract(violation));
  Object.assign(exchange.headers, spelled.headers);
  exchange.answer = { status: spelled.status, text: JSON.stringify(spelled.body) };
  return { problem, code: spelled.code };
}

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Nothing is answered as done that a crash could undo. What could not be written is still in memory and is written as soon as it
 * can be: a retry with the same idempotency key is then answered as the first call would have been.
 */
function save({ context, req }: Exchange): Problem | null {
  try {
    context.save();
    return null;
  } catch (error) {
    if (READING.includes(req.method ?? '')) return null;
    const message = `The sandbox cannot write down what this request did: ${(error as Error).message}`;
    return new Problem('unavailable', message, { retry_after_s: 1 });
  }
}

/** Ends a call with the answer that its life left, or with the problem that ended it. */
export function finish(exchange: Exchange, thrown?: unknown): void {
  let refusal = thrown === undefined ? null : spell(exchange, thrown);
  const { world, reservation } = exchange;
  if (reservation !== null && reservation.replay === null) {
    // What a fault makes of the answer on its way is not what is kept for repetitions.
    const { status, text } = exchange.answer ?? NOTHING;
    conclude(world, reservation.record, { status, body: text });
  }
  const unsaved = save(exchange);
  if (unsaved !== null) refusal = spell(exchange, unsaved);
  replaceAfterCommit(exchange);
  if (exchange.bodyFault === 'too_large') {
    // What was not read must not be taken for the next request.
    exchange.headers.Connection = 'close';
  }
  const answer = exchange.answer ?? NOTHING;
  sendFaulted(exchange, {
    status: answer.status,
    contentType: JSON_TYPE,
    body: answer.text,
    headers: exchange.headers,
  });
  exchange.headers['content-type'] = JSON_TYPE;
  const entry = entryOf(exchange, answer, refusal);
  record(world, entry);
  cover(exchange, entry, refusal);
  exchange.context.onCall(world, entry);
  runDue(world);
}

/** What coverage counts of a call; one whose connection was cut before there was an answer has none. */
function cover({ world, intended, headers }: Exchange, entry: JournalEntry, refusal: Refusal | null): void {
  const { operation_id, status, method, path } = entry;
  if (refusal?.problem.kind === 'crash') {
    noteViolation(world, `${method} ${path}: ${refusal.problem.extras.explanation ?? refusal.problem.message}`);
  }
  if (operation_id === null || status === 0) return;
  const forced = intended !== null || headers['Preference-Applied'] !== undefined;
  countAnswer(world, { operation_id, status, code: entry.refusal?.code ?? null, forced });
}

/** The body as text, without what is too long for the journal. Most calls have none, or one that was read already. */
function bodyText({ text, bytes }: Exchange): string {
  if (bytes.length === 0) return '';
  return text !== undefined && bytes.length <= MAX_KEPT_BODY ? text : decoder.decode(bytes.subarray(0, MAX_KEPT_BODY));
}

function entryOf(exchange: Exchange, answer: { status: number; text: string }, refusal: Refusal | null): JournalEntry {
  const { req, context, operation, world } = exchange;
  const failed = answer.status >= 500 || answer.status === 0;
  const verdict = answer.status < 400 ? 'accepted' : 'refused';
  return {
    id: exchange.request_id,
    at_ms: nowOf(world),
    method: req.method ?? '',
    path: maskText(exchange.path),
    query: maskQuery(exchange.rawQuery),
    operation_id: operation?.operationId ?? null,
    headers: journalHeaders(req.headers),
    key_id: exchange.key?.id ?? exchange.owner?.key.id ?? null,
    body: maskBody(bodyText(exchange)),
    body_truncated: exchange.bytes.length > MAX_KEPT_BODY || exchange.bodyFault !== null,
    status: answer.status,
    response_headers: answer.status === 0 ? {} : exchange.headers,
    response_body: journalAnswer(req.method === 'GET' ? (req.url ?? '') : null, answer.text),
    response_truncated: answer.text.length > MAX_KEPT_BODY,
    real_ms: exchange.started_ms,
    duration_ms: Math.max(0, context.hostTime() - exchange.started_ms),
    verdict: failed ? 'failed' : verdict,
    refusal: refusal === null ? exchange.intended : refusalOf(refusal),
    idempotency: exchange.idempotency && withoutKeys(exchange.idempotency),
    ...faultsOf(exchange),
  };
}

function refusalOf({ problem, code }: Refusal): JournalEntry['refusal'] {
  const { detail, pointer, explanation } = problem.extras;
  return {
    code,
    ...(detail?.parameter === undefined ? {} : { parameter: detail.parameter }),
    ...(detail?.rule === undefined ? {} : { rule: detail.rule }),
    ...(pointer === undefined || pointer === '' ? {} : { pointer }),
    explanation: explanation ?? problem.message,
  };
}
