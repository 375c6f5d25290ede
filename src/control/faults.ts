/** A fault as it comes in: durations read, and refused with the reason where it could never strike. */
import type { ControlSchema } from '../contract/types.js';
import {
  type FaultableOperation,
  type FaultFlaw,
  flawOfBehaviour,
  flawOfFault,
  flawOfWebhook,
  plainPath,
} from '../domain/faults/fault-checks.js';
import type { NewFault } from '../domain/faults/faults.js';
import type { FaultEffect, FaultMatch, Misbehaviour } from '../domain/types.js';
import type { World } from '../domain/world.js';
import { parseDuration } from '../scenarios/durations.js';
import { invalid } from './problems.js';

type Input = ControlSchema<'AddFaultRequest'>;
type Effect = ControlSchema<'FaultEffect'>;

/** Effects that deliveries have; all others are those of calls. */
const OF_DELIVERIES: readonly (keyof Effect)[] = [
  'duplicate',
  'parallel',
  'delay',
  'drop',
  'reorder',
  'bad_signature',
  'stale',
  'other_envelope',
  'slow',
  'cut',
  'before_answer',
];

function refuse(flaw: FaultFlaw | undefined): void {
  if (flaw !== undefined) throw invalid(flaw.field, flaw.value, flaw.rule, flaw.message);
}

function milliseconds(field: string, value: string | number): number {
  return typeof value === 'number' ? Math.round(value * 1000) : parseDuration(value, `effect.${field}`);
}

/** Every effect must be one of the kind that the fault is of. */
function requireKind(effect: Effect, webhook: boolean): void {
  const names = Object.keys(effect) as (keyof Effect)[];
  const stray = names.find((name) => OF_DELIVERIES.includes(name) !== webhook);
  if (stray === undefined) return;
  const message = webhook
    ? `${stray} is done to calls of the merchant API, and this fault is about deliveries; leave webhook out.`
    : `${stray} is done to deliveries, and this fault is about calls of the merchant API; add webhook: {}.`;
  throw invalid(`effect.${stray}`, effect[stray], webhook ? 'needs:match' : 'needs:webhook', message);
}

function readBehaviour({ delay, stale, slow, ...flags }: Effect): Misbehaviour {
  return {
    ...(flags as Misbehaviour),
    ...(delay === undefined ? {} : { delay_ms: milliseconds('delay', delay) }),
    ...(stale === undefined ? {} : { stale_ms: milliseconds('stale', stale) }),
    ...(slow === undefined ? {} : { slow_ms: milliseconds('slow', slow) }),
  };
}

/** @throws ControlProblem that says why the fault can never be done */
export function readFault(input: Input, world: World, operations: readonly FaultableOperation[]): NewFault {
  const { match, webhook, effect } = input;
  const often = {
    ...(input.times === undefined ? {} : { times: input.times }),
    ...(input.probability === undefined ? {} : { probability: input.probability }),
  };
  if (match !== undefined && webhook !== undefined) {
    throw invalid('webhook', webhook, 'contradiction', 'A fault is about calls (match) or about deliveries (webhook).');
  }
  requireKind(effect, webhook !== undefined);
  if (webhook !== undefined) {
    const behave = readBehaviour(effect);
    refuse(flawOfWebhook(webhook) ?? flawOfBehaviour(behave));
    return { webhook, behave, ...often };
  }
  const wanted: FaultMatch = { ...match, ...(match?.path === undefined ? {} : { path: plainPath(match.path) }) };
  refuse(flawOfFault(wanted, effect as FaultEffect, operations) ?? flawOfKey(wanted, world));
  return { match: wanted, effect: effect as FaultEffect, ...often };
}

function flawOfKey({ key }: FaultMatch, world: World): FaultFlaw | undefined {
  if (key === undefined || world.data.keys.some(({ id, label }) => id === key || label === key)) return undefined;
  const labels = world.data.keys.map(({ label }) => label);
  const message = `The merchant has no key ${JSON.stringify(key.slice(0, 100))}; its keys are ${labels.join(', ')}.`;
  return { field: 'match.key', value: key, rule: `in:${labels.join(',')}`, message };
}
