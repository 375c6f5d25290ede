/** What goes wrong on purpose, how often, and what has been done so far (docs/service.md#faults-on-purpose). */
import { nowOf } from '../clock.js';
import { newId } from '../ids.js';
import { invalidValue, notFound } from '../problems.js';
import { randomFraction } from '../random.js';
import type { FaultEffect, FaultMatch, FaultRecord } from '../types.js';
import type { World } from '../world.js';

export const MAX_FAULTS = 100;
/** The random stream of all that faults draw. */
const STREAM = 'faults';

/** A fault to be added; what is left out counts as: once, always, none seen. */
export type NewFault = Pick<FaultRecord, 'match' | 'effect' | 'webhook' | 'behave'> &
  Partial<Pick<FaultRecord, 'times' | 'probability' | 'scenario'>>;

const isUsedUp = ({ times, applied }: FaultRecord): boolean => times !== null && applied >= times;

/** Whether there is room for one more, if need be in the place of one that is used up or that an earlier run brought. */
function makeRoom(faults: FaultRecord[], scenario: string | null): boolean {
  if (faults.length < MAX_FAULTS) return true;
  const spent = faults.findIndex(isUsedUp);
  const out = spent === -1 && scenario !== null ? faults.findIndex((fault) => fault.scenario !== null) : spent;
  if (out !== -1) faults.splice(out, 1);
  return out !== -1;
}

/** Adds a fault behind those there are. @throws Problem `invalid_value` when there are too many */
export function addFault(world: World, fault: NewFault): FaultRecord {
  const { faults } = world.data;
  if (!makeRoom(faults, fault.scenario ?? null)) {
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
  world.env.changed?.(world, 'fault', added.id);
  world.env.touched(world);
  return added;
}

/** @throws Problem `not_found` */
export function removeFault(world: World, id: string): FaultRecord {
  const at = world.data.faults.findIndex((fault) => fault.id === id);
  const [removed] = at === -1 ? [] : world.data.faults.splice(at, 1);
  if (removed === undefined) throw notFound('fault', id);
  world.env.changed?.(world, 'fault', id);
  world.env.touched(world);
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
  operation: { operationId: string; method: string; path: string };
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
