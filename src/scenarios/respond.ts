/** `respond`: rules by which the merchant API answers otherwise, as faults. */

import {
  addFault,
  type FaultIssue,
  issueOfEffect,
  issueOfFault,
  type NewFault,
  plainPath,
} from '../domain/faults/faults.js';
import { kindOf } from '../domain/ids.js';
import type { FaultEffect, FaultMatch, Json, JsonObject } from '../domain/records.js';
import { isObject } from '../domain/state/state-checks.js';
import type { World } from '../domain/world.js';
import { withMeant } from '../words/nearest.js';
import { parseDuration } from './durations.js';
import type { Check, Scenario } from './types.js';

function readLatency(latency: Json): NonNullable<FaultEffect['latency_ms']> {
  if (!isObject(latency)) return parseDuration(String(latency));
  return { min: parseDuration(String(latency.min)), max: parseDuration(String(latency.max)) };
}

const present = (fields: Readonly<Record<string, Json | undefined>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A rule that was checked, as a fault. */
export function readRespond(rule: JsonObject): NewFault {
  const { operation, method, path, key, idempotency_key, nth, times, probability, latency, truncate, ...others } = rule;
  const match = present({
    operation_id: operation,
    method,
    path: typeof path === 'string' ? plainPath(path) : undefined,
    key,
    idempotency_key,
    nth,
  }) as FaultMatch;
  const effect = {
    ...others,
    ...(latency === undefined ? {} : { latency_ms: readLatency(latency) }),
    ...(truncate === undefined ? {} : truncate === true ? { truncate } : { truncate_bytes: truncate }),
  } as FaultEffect;
  return { match, effect, ...present({ times, probability }) };
}

/** The first key that a scenario's rules name and the merchant does not have: such a rule could never strike. */
export function unknownKey(world: World, { respond, steps }: Pick<Scenario, 'respond' | 'steps'>): string | undefined {
  const later = steps.filter(({ verb }) => verb === 'respond').map(({ input }) => readRespond(input));
  const named = [...respond, ...later].flatMap(({ match }) => (match?.key === undefined ? [] : [match.key]));
  return named.find((key) => !world.data.keys.some(({ id, label }) => id === key || label === key));
}

/** A path of the contract that has the kind of the resource in it is about that resource. */
function scoped(match: FaultMatch, resource_id: string): FaultMatch {
  const collection = `/${kindOf(resource_id)}s/{`;
  if (match.path?.startsWith(collection) !== true) return match;
  return { ...match, path: match.path.replace(/\{\w+\}/, resource_id) };
}

/** Adds a fault of a scenario that has started. */
export function install(world: World, scenario: string, fault: NewFault, resource_id: string | null): void {
  const match = resource_id === null ? fault.match : scoped(fault.match ?? {}, resource_id);
  addFault(world, { ...fault, ...(match === undefined ? {} : { match }), scenario });
}

// Whether a rule of `respond` can ever strike.

/** Fields of a fault that go by another name in a scenario. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  operation_id: 'operation',
  latency_ms: 'latency',
  truncate_bytes: 'truncate',
};

export function checkRespond(check: Check, pointer: string, rule: JsonObject): void {
  const issue = issueOf(check, rule);
  if (issue === undefined) return;
  const [, field = ''] = issue.field.split('.');
  const name = WRITTEN_AS[field] ?? field;
  const message = issue.message.replace(
    /\b(operation_id|latency_ms|truncate_bytes)\b/g,
    (word) => WRITTEN_AS[word] ?? word,
  );
  check.report(name in rule ? `${pointer}/${name}` : pointer, 'value', withMeant(message, issue.value, issue.rule));
}

function issueOf({ context: { operations } }: Check, rule: JsonObject): FaultIssue | undefined {
  try {
    const { match = {}, effect = {} } = readRespond(rule);
    return operations === undefined ? issueOfEffect(effect) : issueOfFault(match, effect, operations);
  } catch {
    // A duration that cannot be read was reported by the schema already.
    return undefined;
  }
}
