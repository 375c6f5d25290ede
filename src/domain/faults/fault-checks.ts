/** Whether a fault can ever be done: what it is about must exist, and its effects must go together. */
import { EVENT_TYPES } from '../events.js';
import type { FaultEffect, FaultMatch, Misbehaviour } from '../types.js';

/** An operation of the contract, as far as faults look at it. */
export interface FaultableOperation {
  operationId: string;
  method: string;
  path: string;
  statuses: readonly number[];
}

/** One thing that is wrong: the field (`match.operation_id`), its value, the rule and the reason. */
export interface FaultFlaw {
  field: string;
  value: unknown;
  rule: string;
  message: string;
}

const VERSION = /^\/v1(?=\/)/;

/** A path as faults keep it: without the version segment. */
export const plainPath = (path: string): string => path.replace(VERSION, '');

function fitsPath(template: string, path: string): boolean {
  if (template === path) return true;
  const parts = template.split('/');
  const segments = path.split('/');
  // A segment in braces is a parameter of the contract or nothing: no call has it in its path, so it could never strike.
  const isConcrete = (segment: string | undefined): boolean => segment !== '' && segment?.startsWith('{') === false;
  const fits = (part: string, i: number): boolean =>
    part === segments[i] || (part.startsWith('{') && isConcrete(segments[i]));
  return parts.length === segments.length && parts.every(fits);
}

/** The operations that a fault can be done to. */
export function operationsFor(match: FaultMatch, operations: readonly FaultableOperation[]): FaultableOperation[] {
  const { operation_id, method, path } = match;
  return operations.filter(
    (operation) =>
      (operation_id === undefined || operation.operationId === operation_id) &&
      (method === undefined || operation.method === method) &&
      (path === undefined || fitsPath(operation.path, path)),
  );
}

/** What is wrong with the calls that a fault is about, if anything. */
export function flawOfMatch(match: FaultMatch, operations: readonly FaultableOperation[]): FaultFlaw | undefined {
  const { operation_id, method, path } = match;
  const ids = operations.map(({ operationId }) => operationId);
  if (operation_id !== undefined && !ids.includes(operation_id)) {
    const message = `There is no operation ${JSON.stringify(operation_id.slice(0, 100))}; the operations are ${ids.join(', ')}.`;
    return { field: 'match.operation_id', value: operation_id, rule: `in:${ids.join(',')}`, message };
  }
  if (operationsFor(match, operations).length > 0) return undefined;
  const asked = [operation_id, method, path].filter((part) => part !== undefined).join(' ');
  const message = `No operation is ${asked}, so the fault could never be done.`;
  const [field, value] = path === undefined ? ['match.method', method] : ['match.path', path];
  return { field, value, rule: 'operation', message };
}

function flawOfStatus(status: number, matched: readonly FaultableOperation[]): FaultFlaw | undefined {
  const lacking = matched.filter(({ statuses }) => !statuses.includes(status)).map(({ operationId }) => operationId);
  if (lacking.length === 0) return undefined;
  const [first] = matched;
  const common = (first?.statuses ?? []).filter(
    (each) => each >= 400 && matched.every(({ statuses }) => statuses.includes(each)),
  );
  const message = `${status} is documented nowhere for ${lacking.join(', ')}; what the fault is about can answer ${common.join(', ')}.`;
  return { field: 'effect.status', value: status, rule: `in:${common.join(',')}`, message };
}

/** Pairs of effects of which one makes the other impossible. */
const APART: readonly (readonly [keyof FaultEffect, keyof FaultEffect])[] = [
  ['reset', 'status'],
  ['reset', 'truncate'],
  ['reset', 'truncate_bytes'],
  ['reset', 'drip'],
  ['truncate', 'truncate_bytes'],
  ['truncate', 'drip'],
  ['truncate_bytes', 'drip'],
];
/** Effects that say something about a status, and nothing without one. */
const ABOUT_STATUS: readonly (keyof FaultEffect)[] = ['retry_after', 'message', 'after_commit'];

const noEffect = (value: unknown): FaultFlaw => ({
  field: 'effect',
  value,
  rule: 'required',
  message: 'The fault has no effect; give it at least one.',
});

/** What is wrong with the effects of a fault, whatever it is about, if anything. */
export function flawOfEffect(effect: FaultEffect): FaultFlaw | undefined {
  const at = (name: keyof FaultEffect, rule: string, message: string): FaultFlaw => ({
    field: `effect.${name}`,
    value: effect[name],
    rule,
    message,
  });
  if (Object.keys(effect).length === 0) return noEffect(effect);
  for (const [one, other] of APART) {
    if (effect[one] === undefined || effect[other] === undefined) continue;
    return at(other, 'contradiction', `${other} cannot be done where ${one} is done as well; make two faults of them.`);
  }
  const orphan = ABOUT_STATUS.find((name) => effect[name] !== undefined);
  if (orphan !== undefined && effect.status === undefined) {
    return at(orphan, 'needs:status', `${orphan} says something about a status; give status as well.`);
  }
  const { latency_ms, status, retry_after } = effect;
  if (typeof latency_ms === 'object' && latency_ms.min > latency_ms.max) {
    return at('latency_ms', 'min:max', 'latency_ms has a min that is greater than its max.');
  }
  if (retry_after !== undefined && ![409, 429, 503].includes(status ?? 0)) {
    return at('retry_after', 'in:409,429,503', `Retry-After belongs to 409, 429 and 503, not to ${status}.`);
  }
  return undefined;
}

/** What is wrong with a fault of the public API, if anything. */
export function flawOfFault(
  match: FaultMatch,
  effect: FaultEffect,
  operations: readonly FaultableOperation[],
): FaultFlaw | undefined {
  const flaw = flawOfMatch(match, operations) ?? flawOfEffect(effect);
  if (flaw !== undefined || effect.status === undefined) return flaw;
  return flawOfStatus(effect.status, operationsFor(match, operations));
}

/** What is wrong with the deliveries that a fault is about, if anything. */
export function flawOfWebhook({ event_type }: { event_type?: string }): FaultFlaw | undefined {
  if (event_type === undefined || (EVENT_TYPES as readonly string[]).includes(event_type)) return undefined;
  const message = `There is no event type ${JSON.stringify(event_type.slice(0, 100))}.`;
  return { field: 'webhook.event_type', value: event_type, rule: `in:${EVENT_TYPES.join(',')}`, message };
}

/** What is never sent cannot misbehave otherwise, and what is held back cannot come early. */
const NEVER_TOGETHER: readonly (readonly [keyof Misbehaviour, readonly (keyof Misbehaviour)[]])[] = [
  [
    'drop',
    [
      'duplicate',
      'parallel',
      'delay_ms',
      'reorder',
      'bad_signature',
      'stale_ms',
      'other_envelope',
      'slow_ms',
      'cut',
      'before_answer',
    ],
  ],
  ['before_answer', ['delay_ms', 'reorder']],
];

/** What is wrong with the misbehaviour of a delivery, if anything. */
export function flawOfBehaviour(behave: Misbehaviour): FaultFlaw | undefined {
  if (Object.keys(behave).length === 0) return noEffect(behave);
  for (const [one, others] of NEVER_TOGETHER) {
    const other = behave[one] === undefined ? undefined : others.find((name) => behave[name] !== undefined);
    if (other === undefined) continue;
    const [name, beside] = [one, other].map((each) => each.replace(/_ms$/, ''));
    const message = `${beside} has no effect where ${name} is done as well; leave one of them out.`;
    return { field: `effect.${beside}`, value: behave[other], rule: 'contradiction', message };
  }
  if (behave.parallel === undefined || behave.duplicate !== undefined) return undefined;
  const message = 'parallel says how duplicates are sent; give duplicate as well.';
  return { field: 'effect.parallel', value: behave.parallel, rule: 'needs:duplicate', message };
}
