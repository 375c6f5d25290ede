/** What goes wrong on purpose, how often, and what has been done so far (docs/service.md#faults-on-purpose). */
import { nowOf } from '../clock.js';
import { EVENT_TYPES } from '../event-types.js';
import { newId, randomFraction } from '../ids.js';
import { invalidValue, notFound } from '../problems.js';
import {
  DELIVERY_FAULTS,
  type DeliveryFault,
  type FaultEffect,
  type FaultMatch,
  type FaultRecord,
} from '../records.js';
import type { World } from '../world.js';

export const MAX_FAULTS = 100;
/** The random stream of all that faults draw. */
const STREAM = 'faults';

/** A fault to be added; what is left out counts as: once, always, none seen. */
export type NewFault = Pick<FaultRecord, 'match' | 'effect' | 'webhook' | 'behave'> &
  Partial<Pick<FaultRecord, 'times' | 'probability' | 'scenario'>>;

const isUsedUp = ({ times, applied }: FaultRecord): boolean => times !== null && applied >= times;

/** Whether there is room for one more, if need be in the place of one that is used up or that an earlier run brought. */
function makeSpace(faults: FaultRecord[], scenario: string | null): boolean {
  if (faults.length < MAX_FAULTS) return true;
  const spent = faults.findIndex(isUsedUp);
  const out = spent === -1 && scenario !== null ? faults.findIndex((fault) => fault.scenario !== null) : spent;
  if (out !== -1) faults.splice(out, 1);
  return out !== -1;
}

/** Adds a fault behind those there are. @throws Problem `invalid_value` when there are too many */
export function addFault(world: World, fault: NewFault): FaultRecord {
  const { faults } = world.data;
  if (!makeSpace(faults, fault.scenario ?? null)) {
    const message = `A merchant has at most ${MAX_FAULTS} faults; remove some first.`;
    throw invalidValue('faults', faults.length, `max:${MAX_FAULTS}`, message);
  }
  const added: FaultRecord = {
    id: newId(world, 'fault'),
    created_at_ms: nowOf(world),
    ...structuredClone(fault),
    times: fault.times === undefined ? 1 : fault.times,
    probability: fault.probability ?? 1,
    seen: 0,
    applied: 0,
    scenario: fault.scenario ?? null,
  };
  faults.push(added);
  world.changed('fault', added.id);
  return added;
}

/** @throws Problem `not_found` */
export function removeFault(world: World, id: string): FaultRecord {
  const at = world.data.faults.findIndex((fault) => fault.id === id);
  const [removed] = at === -1 ? [] : world.data.faults.splice(at, 1);
  if (removed === undefined) throw notFound('fault', id);
  world.changed('fault', id);
  return removed;
}

/** Removes every fault. @returns how many there were */
export function clearFaults(world: World): number {
  for (const { id } of world.data.faults) world.env.changed?.(world, 'fault', id);
  world.env.touched(world);
  return world.data.faults.splice(0).length;
}

/** A number of the range, from the merchant's chance. */
export function drawWithin(world: World, range: number | { min: number; max: number }): number {
  if (typeof range === 'number') return range;
  return range.min + Math.floor(randomFraction(world.data, STREAM) * (range.max - range.min + 1));
}

/** Counts a fitting call or delivery and decides whether the fault is done to it. */
export function strikes(world: World, fault: FaultRecord): boolean {
  fault.seen += 1;
  if (isUsedUp(fault) || fault.seen < (fault.match?.nth ?? 1)) return false;
  // Only what is really left to chance draws from it, so that a sure fault does not shift what others draw.
  if (fault.probability < 1 && randomFraction(world.data, STREAM) >= fault.probability) return false;
  fault.applied += 1;
  return true;
}

/** A call of the public API, as far as faults look at it. */
export interface FaultedCall {
  operation: Omit<FaultableOperation, 'statuses'>;
  /** Concrete, below the version segment. */
  path: string;
  key: { id: string; label: string } | null;
  idempotency_key: string | undefined;
}

function fits(match: FaultMatch, { operation, path, key, idempotency_key }: FaultedCall): boolean {
  return (
    (match.operation_id === undefined || match.operation_id === operation.operationId) &&
    (match.method === undefined || match.method === operation.method) &&
    (match.path === undefined || match.path === operation.path || match.path === path) &&
    (match.key === undefined || match.key === key?.id || match.key === key?.label) &&
    (match.idempotency_key === undefined || match.idempotency_key === idempotency_key)
  );
}

const onlySlows = ({ latency_ms, ...others }: FaultEffect): boolean =>
  latency_ms !== undefined && Object.keys(others).length === 0;

/**
 * The faults that are done to a call, in the order in which they were added: those that only slow, up to the first that does
 * more. Every fault that the call fits has counted it.
 */
export function faultsFor(world: World, call: FaultedCall): FaultRecord[] {
  const struck: FaultRecord[] = [];
  let decided = false;
  for (const fault of world.data.faults) {
    if (fault.effect === undefined || !fits(fault.match ?? {}, call)) continue;
    if (decided) {
      fault.seen += 1;
    } else if (strikes(world, fault)) {
      struck.push(fault);
      decided = !onlySlows(fault.effect);
    }
  }
  return struck;
}

// Whether a fault can ever be done: what it is about must exist, and its effects must go together.

/** An operation of the contract, as far as faults look at it. */
export interface FaultableOperation {
  operationId: string;
  method: string;
  path: string;
  statuses: readonly number[];
}

/** One thing that is wrong: the field (`match.operation_id`), its value, the rule and the reason. */
export interface FaultIssue {
  field: string;
  value: unknown;
  rule: string;
  message: string;
}

function issue(field: string, value: unknown, rule: string, message: string): FaultIssue {
  return { field, value, rule, message };
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
export function issueOfMatch(match: FaultMatch, operations: readonly FaultableOperation[]): FaultIssue | undefined {
  const { operation_id, method, path } = match;
  const ids = operations.map(({ operationId }) => operationId);
  if (operation_id !== undefined && !ids.includes(operation_id)) {
    const message = `There is no operation ${JSON.stringify(operation_id.slice(0, 100))}; the operations are ${ids.join(', ')}.`;
    return issue('match.operation_id', operation_id, `in:${ids.join(',')}`, message);
  }
  if (operationsFor(match, operations).length > 0) return undefined;
  const asked = [operation_id, method, path].filter((part) => part !== undefined).join(' ');
  const message = `No operation is ${asked}, so the fault could never be done.`;
  return path === undefined
    ? issue('match.method', method, 'operation', message)
    : issue('match.path', path, 'operation', message);
}

function issueOfStatus(status: number, matched: readonly FaultableOperation[]): FaultIssue | undefined {
  const lacking = matched.filter(({ statuses }) => !statuses.includes(status)).map(({ operationId }) => operationId);
  if (lacking.length === 0) return undefined;
  const [first] = matched;
  const common = (first?.statuses ?? []).filter(
    (each) => each >= 400 && matched.every(({ statuses }) => statuses.includes(each)),
  );
  const message = `${status} is documented nowhere for ${lacking.join(', ')}; what the fault is about can answer ${common.join(', ')}.`;
  return issue('effect.status', status, `in:${common.join(',')}`, message);
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

const noEffect = (value: unknown): FaultIssue =>
  issue('effect', value, 'required', 'The fault has no effect; give it at least one.');

/** What is wrong with the effects of a fault, whatever it is about, if anything. */
export function issueOfEffect(effect: FaultEffect): FaultIssue | undefined {
  const at = (name: keyof FaultEffect, rule: string, message: string): FaultIssue =>
    issue(`effect.${name}`, effect[name], rule, message);
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
export function issueOfFault(
  match: FaultMatch,
  effect: FaultEffect,
  operations: readonly FaultableOperation[],
): FaultIssue | undefined {
  const found = issueOfMatch(match, operations) ?? issueOfEffect(effect);
  if (found !== undefined || effect.status === undefined) return found;
  return issueOfStatus(effect.status, operationsFor(match, operations));
}

/** What is wrong with the deliveries that a fault is about, if anything. */
export function issueOfWebhook({ event_type }: { event_type?: string }): FaultIssue | undefined {
  if (event_type === undefined || (EVENT_TYPES as readonly string[]).includes(event_type)) return undefined;
  const message = `There is no event type ${JSON.stringify(event_type.slice(0, 100))}.`;
  return { field: 'webhook.event_type', value: event_type, rule: `in:${EVENT_TYPES.join(',')}`, message };
}

/** With what is never sent nothing else can go wrong, and what is held back cannot come early. */
const NEVER_TOGETHER: readonly (readonly [keyof DeliveryFault, readonly (keyof DeliveryFault)[]])[] = [
  ['drop', DELIVERY_FAULTS.filter((name) => name !== 'drop')],
  ['before_answer', ['delay_ms', 'reorder']],
];

/** How scenarios, faults and the history call a delivery fault. */
export const nameOfDeliveryFault = (field: keyof DeliveryFault): string => field.replace(/_ms$/, '');

/** Whether an effect is one of deliveries; all others are those of calls. */
export const isOfDeliveries = (effect: string): boolean =>
  DELIVERY_FAULTS.some((field) => nameOfDeliveryFault(field) === effect);

/** What is wrong with the fault of a delivery, if anything. */
export function issueOfBehaviour(behave: DeliveryFault): FaultIssue | undefined {
  if (Object.keys(behave).length === 0) return noEffect(behave);
  for (const [one, others] of NEVER_TOGETHER) {
    const other = behave[one] === undefined ? undefined : others.find((name) => behave[name] !== undefined);
    if (other === undefined) continue;
    const [name, beside] = [one, other].map(nameOfDeliveryFault);
    const message = `${beside} has no effect where ${name} is done as well; leave one of them out.`;
    return { field: `effect.${beside}`, value: behave[other], rule: 'contradiction', message };
  }
  if (behave.parallel === undefined || behave.duplicate !== undefined) return undefined;
  const message = 'parallel says how duplicates are sent; give duplicate as well.';
  return { field: 'effect.parallel', value: behave.parallel, rule: 'needs:duplicate', message };
}
