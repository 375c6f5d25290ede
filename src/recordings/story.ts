/** A recording as a scenario: what happened to one record, when, and what went wrong on the way. */
import { ID_PREFIXES, kindOf } from '../domain/ids.js';
import type { JsonObject } from '../domain/records.js';
import { formatDuration } from '../scenarios/durations.js';
import { DamagedRecording, jsonOf } from './har.js';
import { recordsIn } from './ids.js';
import {
  isMoved,
  type Moved,
  type MovedKind,
  moveTo,
  refundIn,
  type ServiceCall,
  type ServiceCalls,
} from './service.js';

/** A record as an answer shows it. */
interface Sight {
  at_ms: number;
  /** Whether the call made something. */
  isNew: boolean;
  record: Readonly<Record<string, unknown>> & { id: string };
}

/** At most as many steps and rules as a scenario may have. */
const MOST_STEPS = 200;
const MOST_RULES = 50;
const SECOND_MS = 1_000;

function sightsOf(calls: readonly ServiceCall[]): Sight[] {
  return calls
    .filter(({ status }) => status < 400)
    .flatMap((call) =>
      recordsIn(jsonOf(call.answer)).map((record) => ({ at_ms: call.at_ms, isNew: call.status === 201, record })),
    );
}

const timeOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);

/** The records of a recording that something happens to, those first to which most happened. */
function heroesOf(sights: readonly Sight[]): string[] {
  const states = new Map<string, Set<unknown>>();
  for (const { record } of sights) {
    if (!isMoved(kindOf(record.id)) || typeof record.status !== 'string') continue;
    states.set(record.id, (states.get(record.id) ?? new Set()).add(record.status));
  }
  return [...states].sort(([, a], [, b]) => b.size - a.size).map(([id]) => id);
}

interface Happened extends Moved {
  at_ms: number;
}

/** What happened to a record, in order, by the clock of the recording. @param left_out takes states that no step leads to */
function happenings(
  id: string,
  kind: MovedKind,
  sights: readonly Sight[],
  behind_ms: number,
  left_out: string[],
): Happened[] {
  // A record says more exactly when something happened than whoever asked for it then.
  const whenOf = (seen_ms: number, said: unknown): number => {
    const said_ms = timeOf(said) + behind_ms;
    return Number.isNaN(said_ms) ? seen_ms : said_ms;
  };
  const found: Happened[] = [];
  const refunds = new Set<string>();
  let state: unknown;
  for (const { at_ms, record } of sights) {
    const refund = refundIn(record);
    if (refund?.payment_id === id && !refunds.has(record.id)) {
      refunds.add(record.id);
      found.push({ at_ms: whenOf(at_ms, record.created_at), verb: 'refund', input: refund.input });
    }
    if (record.id !== id || record.status === state || typeof record.status !== 'string') continue;
    const isFirst = state === undefined;
    state = record.status;
    const move = moveTo(kind, record);
    if (move !== undefined) found.push({ ...move, at_ms: whenOf(at_ms, record.paid_at ?? record.updated_at) });
    else if (!isFirst) left_out.push(`${id} is ${record.status}, to which no step leads`);
  }
  return found.sort((a, b) => a.at_ms - b.at_ms);
}

/** Steps with the time between them, to the second where it is seconds. */
function stepsOf(happened: readonly Happened[], begin_ms: number): JsonObject[] {
  let before_ms = begin_ms;
  return happened.map(({ at_ms, verb, input }) => {
    const wait_ms = Math.max(0, at_ms - before_ms);
    before_ms += wait_ms;
    const after = wait_ms < SECOND_MS ? wait_ms : Math.round(wait_ms / SECOND_MS) * SECOND_MS;
    return { ...(after === 0 ? {} : { after: formatDuration(after) }), [verb]: input };
  });
}

/** The failures of the service from an instant on, as rules: those of an operation that follow each other are one. */
function rulesOf(calls: readonly ServiceCall[], begin_ms: number, left_out: string[]): JsonObject[] {
  const rules: JsonObject[] = [];
  const counts = new Map<string, number>();
  const last = new Map<string, JsonObject>();
  for (const { operation, status, at_ms, answer, method, path } of calls) {
    const fails = status >= 500 || status === 429;
    const name = operation?.operationId ?? '';
    if (fails && (at_ms < begin_ms || operation?.statuses.includes(status) !== true)) {
      const why = at_ms < begin_ms ? 'before it began' : 'which the contract does not know';
      left_out.push(`${method} ${path} was answered ${status}, ${why}`);
    }
    if (at_ms < begin_ms || operation === undefined) continue;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    const rule = last.get(name);
    last.delete(name);
    if (!fails || !operation.statuses.includes(status)) continue;
    const goes_on = rule?.status === status;
    const retry_after = Number(answer.headers['retry-after'] ?? Number.NaN);
    const asked: JsonObject = Number.isInteger(retry_after) && status !== 500 ? { retry_after } : {};
    const next: JsonObject = goes_on
      ? Object.assign(rule, { times: Number(rule.times) + 1 })
      : { operation: name, ...(nth === 1 ? {} : { nth }), times: 1, status, ...asked };
    if (!goes_on) rules.push(next);
    last.set(name, next);
  }
  return rules;
}

/** When a record began, by the clock of the recording, and how far that of the service is behind it. */
function beginOf(id: string | undefined, sights: readonly Sight[]): { begin_ms: number; behind_ms: number } {
  const [first] = sights.filter(({ record }) => record.id === id);
  const seen_ms = first?.at_ms ?? 0;
  const said_ms = timeOf(first?.record.created_at);
  if (Number.isNaN(said_ms)) return { begin_ms: seen_ms, behind_ms: 0 };
  return first?.isNew === true
    ? { begin_ms: seen_ms, behind_ms: seen_ms - said_ms }
    : { begin_ms: Math.min(said_ms, seen_ms), behind_ms: 0 };
}

/**
 * Makes a scenario of a recording, and says what has to be said about it.
 * @param wanted the record that it is about, where one was named
 * @throws DamagedRecording where there is none to make
 */
export function storyOf({ calls }: ServiceCalls, name: string, wanted?: string) {
  const sights = sightsOf(calls);
  const heroes = heroesOf(sights);
  if (wanted !== undefined && !heroes.includes(wanted)) {
    const known = heroes.length === 0 ? 'none' : heroes.slice(0, 5).join(', ');
    throw new DamagedRecording(
      `shows no payment request, invoice or payout ${wanted}; it shows ${known}. Ids of these begin with ${ID_PREFIXES.payment}, ${ID_PREFIXES.invoice} and ${ID_PREFIXES.payout}.`,
    );
  }
  const hero = wanted ?? heroes[0];
  /** States and failures that no scenario can bring about. */
  const left_out: string[] = [];
  const kind = hero === undefined ? undefined : kindOf(hero);
  const { begin_ms, behind_ms } = beginOf(hero, sights);
  const happened = hero === undefined || !isMoved(kind) ? [] : happenings(hero, kind, sights, behind_ms, left_out);
  const steps = stepsOf(happened.slice(0, MOST_STEPS), begin_ms);
  // To whom nothing happens is nobody's story, and the failures are one of their own: those are about nothing.
  const id = steps.length === 0 ? null : (hero ?? null);
  const from_ms = id === null ? Number.NEGATIVE_INFINITY : begin_ms;
  const respond = rulesOf(calls, from_ms, left_out).slice(0, MOST_RULES);
  if (steps.length === 0 && respond.length === 0) {
    throw new DamagedRecording(
      'shows nothing that a scenario could do: no payment request, invoice or payout changes its state, and no call is answered 429 or 5xx. Record until that happens.',
    );
  }
  const day = new Date(calls[0]?.at_ms ?? 0).toISOString().slice(0, 10);
  const scenario: JsonObject = {
    name,
    description: `As it was recorded on ${day}${id === null ? '' : ` of ${id}`}.`,
    on: id === null ? 'manual' : `${kind}.created`,
    ...(steps.length === 0 ? {} : { steps }),
    ...(respond.length === 0 ? {} : { respond }),
  };
  /** Records whose story is another one. */
  const others = heroes.filter((each) => each !== id);
  return { scenario, id, others, left_out };
}
