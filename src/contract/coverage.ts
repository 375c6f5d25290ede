/**
 * How much of a contract was exercised. What is there to cover comes from the document and from tables that are handed in;
 * what was exercised comes as counts by name. docs/coverage.md says the same for readers.
 */
import type { Contract, Operation } from './contract.js';
import { resolve, valueAt } from './pointer.js';
import type { ControlSchema } from './types.js';

/** How often something was exercised, and how often of these because the client asked for that answer. */
interface Count {
  readonly count: number;
  readonly forced: number;
}

/** What was exercised, by names of words with a space between them. */
interface CoverageCounts {
  /** `createPayment 201` */
  readonly answers: Readonly<Record<string, Count>>;
  /** `createPayment 400 INVALID_PARAMETER` */
  readonly codes: Readonly<Record<string, Count>>;
  readonly events: Readonly<Record<string, number>>;
  /** `payment paid` */
  readonly states: readonly string[];
  /** `auth any` */
  readonly settings: readonly string[];
  readonly violations: readonly string[];
}

/** What there is to cover beside the contract's operations and events. */
interface CoverageScope {
  readonly states: readonly Omit<CoverageReport['states'][number], 'reached'>[];
  readonly settings: readonly { setting: string; value: string }[];
  /** Whether the profile rejects calls above its rate limit, so that a client can bring a 429 about. */
  readonly rate_limited: boolean;
}

export type CoverageReport = ControlSchema<'CoverageReport'>;
export type CoveredOperation = ControlSchema<'CoveredOperation'>;
export type Share = ControlSchema<'CoverageShare'>;
type CoveredAnswer = CoveredOperation['answers'][number];

/**
 * Errors that a client can bring about by itself. A 405 belongs to no operation of the contract, and 500 and 503 are the
 * service's: they count where they were reached, by Prefer or a fault, and are not missed where they were not.
 */
const REACHABLE: readonly number[] = [400, 401, 403, 404, 409, 422];
const NEVER: Count = { count: 0, forced: 0 };

/** The percentage is rounded down, so that 100 means all of it. */
function shareWhere<T>(items: readonly T[], isCovered: (item: T) => boolean): Share {
  const covered = items.filter(isCovered).length;
  const of = items.length;
  return { covered, of, percent: of === 0 ? 100 : Math.floor((covered / of) * 1_000) / 10 };
}

/** The error codes that an operation documents for a status; none where its body has no code. */
function codesOf({ contract: { document }, details }: Operation, status: number): readonly string[] {
  const pointer = details.responses.get(status)?.schemaPointer;
  if (pointer === undefined || status < 400) return [];
  // The second half of an error's schema narrows the codes of `Error` to those of the status.
  const code = `${pointer}/allOf/1/properties/error/properties/code`;
  if (valueAt(document, code) === undefined) return [];
  return (resolve<{ enum?: string[] }>(document, code).value.enum ?? []) as readonly string[];
}

function coverOperation(operation: Operation, counts: CoverageCounts, rate_limited: boolean): CoveredOperation {
  const { operationId: operation_id, method, path } = operation;
  const answers = operation.statuses.map((status): CoveredAnswer => {
    const name = `${operation_id} ${status}`;
    const { count, forced } = counts.answers[name] ?? NEVER;
    const reachable = status < 400 || REACHABLE.includes(status) || (status === 429 && rate_limited);
    const codes = codesOf(operation, status).map((code) => ({ code, ...(counts.codes[`${name} ${code}`] ?? NEVER) }));
    return { status, counted: reachable || count > 0, count, forced, codes };
  });
  const counted = answers.filter((answer) => answer.counted);
  return { operation_id, method, path, ...shareWhere(counted, isReached), answers };
}

const isReached = ({ count }: { count: number }): boolean => count > 0;

/** Holds counts against a contract. What the contract does not have, such as answers under an earlier profile, is left out. */
export function coverageOf(contract: Contract, counts: CoverageCounts, scope: CoverageScope): CoverageReport {
  const operations = contract.operations.map((operation) => coverOperation(operation, counts, scope.rate_limited));
  const types = Object.keys(contract.document.webhooks ?? {});
  const event_types = types.map((event_type) => ({ event_type, count: counts.events[event_type] ?? 0 }));
  const states = scope.states.map((each) => {
    return { ...each, reached: counts.states.includes(`${each.resource} ${each.state}`) };
  });
  const settings = scope.settings.map((each) => {
    return { ...each, in_force: counts.settings.includes(`${each.setting} ${each.value}`) };
  });
  return sumUp({ operations, event_types, states, settings, violations: [...counts.violations] });
}

type Parts = Pick<CoverageReport, 'operations' | 'event_types' | 'states' | 'settings' | 'violations'>;

function sumUp(parts: Parts): CoverageReport {
  const { operations, event_types, states, settings } = parts;
  const answers = operations.flatMap((operation) => operation.answers).filter(({ counted }) => counted);
  const codes = answers.flatMap((answer) => answer.codes);
  const succeeded = ({ answers: all }: CoveredOperation): boolean =>
    all.some(({ status, count }) => status < 400 && count > 0);
  const whole = shareWhere(answers, isReached);
  return {
    ...whole,
    dimensions: {
      operations: shareWhere(operations, succeeded),
      answers: whole,
      error_codes: shareWhere(codes, isReached),
      event_types: shareWhere(event_types, isReached),
      states: shareWhere(states, ({ reached }) => reached),
      settings: shareWhere(settings, ({ in_force }) => in_force),
    },
    ...parts,
  };
}

/** Items of several lists, those of the same name put together. */
export function joined<T>(lists: readonly (readonly T[])[], nameOf: (item: T) => string, add: (a: T, b: T) => T): T[] {
  const all = new Map<string, T>();
  for (const item of lists.flat()) {
    const before = all.get(nameOf(item));
    all.set(nameOf(item), before === undefined ? item : add(before, item));
  }
  return [...all.values()];
}

const added = <T extends Count>(a: T, b: T): T => ({ ...a, count: a.count + b.count, forced: a.forced + b.forced });

function addedAnswers(a: CoveredAnswer, b: CoveredAnswer): CoveredAnswer {
  const codes = joined([a.codes, b.codes], ({ code }) => code, added);
  return { ...added(a, b), counted: a.counted || b.counted, codes };
}

function addedOperations(a: CoveredOperation, b: CoveredOperation): CoveredOperation {
  const answers = joined([a.answers, b.answers], ({ status }) => String(status), addedAnswers);
  const counted = answers.filter((answer) => answer.counted);
  return { ...a, ...shareWhere(counted, isReached), answers };
}

/** What several runs exercised together: those of shards, of workers, of sandboxes in one process. */
export function addCoverage(reports: readonly CoverageReport[]): CoverageReport {
  const all = <K extends keyof Parts>(part: K) => reports.map((report) => report[part]);
  return sumUp({
    operations: joined(all('operations'), ({ operation_id }) => operation_id, addedOperations),
    event_types: joined(
      all('event_types'),
      ({ event_type }) => event_type,
      (a, b) => ({ ...a, count: a.count + b.count }),
    ),
    states: joined(
      all('states'),
      ({ resource, state }) => `${resource} ${state}`,
      (a, b) => ({ ...a, reached: a.reached || b.reached }),
    ),
    settings: joined(
      all('settings'),
      ({ setting, value }) => `${setting} ${value}`,
      (a, b) => ({ ...a, in_force: a.in_force || b.in_force }),
    ),
    violations: [...new Set(all('violations').flat())],
  });
}
