/**
 * Why something happened: what is done in a world names itself, and the events and the movements of the books that it brings
 * about keep that name. One short text, so that it costs next to nothing:
 *
 * - `req_0_000012`: a call of the merchant API, by its place in the journal;
 * - `call_3:payPayment`: a call of the control API, a page or code, which no journal keeps, by a number and what it did;
 * - `job_7:payment.expire`: something fell due;
 * - `run_…:2`: a step of a scenario run, counted from 0.
 */
import type { Job } from './records.js';
import type { World } from './world.js';

/** Does something in the name of a cause; what was being done before is the cause again afterwards. */
export function because<T>(world: World, cause: string, act: () => T): T {
  const before = world.cause;
  world.cause = cause;
  try {
    return act();
  } finally {
    world.cause = before;
  }
}

/** Who does something without a call of the control API: code that holds the sandbox, or a page that a customer sees. */
export type Caller = 'code' | 'page';

/** A name for a call that no journal keeps. */
export function callCause(world: World, what: string): string {
  world.calls += 1;
  return `call_${world.calls}:${what}`;
}

/** The name of a job that is run. */
export function jobCause({ id, kind, subject, detail }: Job): string {
  return kind === 'scenario.step' ? `${subject}:${String(detail?.step)}` : `job_${id}:${kind}`;
}

/** What a cause says. */
export type Cause =
  | { kind: 'request'; request_id: string }
  | { kind: 'call'; what: string }
  | { kind: 'job'; job: number; what: string }
  | { kind: 'step'; run_id: string; step: number };

/** Reads a cause; undefined for a text that is none, as an imported world may have it. */
export function readCause(cause: string): Cause | undefined {
  const [name = '', what = ''] = cause.split(':');
  if (name.startsWith('req_')) return { kind: 'request', request_id: cause };
  if (name.startsWith('call_')) return { kind: 'call', what };
  if (name.startsWith('job_')) return { kind: 'job', job: Number(name.slice('job_'.length)), what };
  return name.startsWith('run_') ? { kind: 'step', run_id: name, step: Number(what) } : undefined;
}
