import type { Json } from './records.js';
import { maskText, withoutKeys } from './request-log.js';

/**
 * What can be wrong with a call, named by the condition and not by its words: the status, the code and the body come
 * from the merchant's profile, in variants/errors (docs/service.md#error-codes).
 */
export type ProblemKind =
  | 'unauthenticated'
  | 'signature_refused'
  | 'forbidden'
  | 'invalid'
  | 'invalid_value'
  | 'insufficient_balance'
  | 'invalid_address'
  | 'duplicate_webhook'
  | 'idempotency_reused'
  | 'idempotency_running'
  | 'not_found'
  | 'method_not_allowed'
  | 'rate_limited'
  | 'crash'
  | 'unavailable'
  | 'illegal_move';

export interface ProblemDetail {
  parameter?: string;
  value?: Json;
  rule?: string;
  reason?: string;
}

interface ProblemExtras {
  detail?: ProblemDetail;
  /** Seconds after which the same call may succeed. */
  retry_after_s?: number;
  /** Methods that the path knows, for 405. */
  allow?: string[];
  /** What would be possible instead, for whoever wants to show it. */
  allowed?: readonly string[];
  /** A command that puts it right, for whoever can give commands. */
  fix?: string;
  /** The guide about it, where that about its kind is about something else. */
  guide?: string;
  /** For the request log and never for the public answer. */
  explanation?: string;
  /** Where in the contract the broken rule stands. */
  pointer?: string;
}

/** The one thing that core throws at a caller who is wrong, or must wait. Nothing has changed when it is thrown. */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** What a caller put into the wrong place is told back, and a key is not. */
  readonly extras: ProblemExtras;
  constructor(
    readonly kind: ProblemKind,
    message: string,
    extras: ProblemExtras = {},
  ) {
    super(maskText(message));
    this.extras = withoutKeys(extras);
  }
}

/** A value that is wrong in its form, although the schema could not say so: always a 400. */
export function invalidInput(parameter: string, value: unknown, rule: string, message: string): Problem {
  return new Problem('invalid', message, { detail: { parameter, value: value as Json, rule } });
}

/**
 * A value that satisfies the schema and breaks a rule of the business: a currency that is not known, too many decimals, below
 * the minimum, a time out of bounds, items that do not add up (`semantic_status` chooses the status).
 */
export function invalidValue(parameter: string, value: unknown, rule: string, message: string): Problem {
  return new Problem('invalid_value', message, { detail: { parameter, value: value as Json, rule } });
}

/** An id or cursor that names nothing. */
export function notFound(what: string, id: unknown): Problem {
  // Code hands over a record in the place of its id, or a promise of one.
  if (typeof id !== 'string') {
    const { id: own } = Object(id) as { id?: unknown };
    const here = typeof own === 'string' ? `, here ${JSON.stringify(own.slice(0, 100))}` : '';
    return new Problem('not_found', `There is no ${what} with an id of type ${typeof id}: an id is a string${here}.`);
  }
  return new Problem('not_found', `There is no ${what} with the id ${JSON.stringify(id.slice(0, 100))}.`);
}

/** A record that was looked up. @throws Problem `not_found` */
export function requireFound<T>(record: T | undefined, what: string, id: string): T {
  if (record === undefined) throw notFound(what, id);
  return record;
}

/** A move that the state table does not have; nothing has changed (docs/service.md#states-and-phases). */
export function illegalMove(what: string, id: string, from: string, verb: string, allowed: readonly string[]): Problem {
  const may = allowed.length > 0 ? `From ${from} one can: ${allowed.join(', ')}.` : `${from} is final.`;
  return new Problem('illegal_move', `${what} ${id} is ${from} and cannot ${verb}. ${may}`, { allowed });
}
