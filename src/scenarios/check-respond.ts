/** Whether a rule of `respond` can ever strike. */
import { type FaultFlaw, flawOfEffect, flawOfFault } from '../domain/faults/fault-checks.js';
import type { JsonObject } from '../domain/types.js';
import type { Check } from './check.js';
import { readRespond } from './respond.js';

/** Fields of a fault that go by another name in a scenario. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  operation_id: 'operation',
  latency_ms: 'latency',
  truncate_bytes: 'truncate',
};

export function checkRespond(check: Check, pointer: string, rule: JsonObject): void {
  const flaw = flawOf(check, rule);
  if (flaw === undefined) return;
  const field = flaw.field.split('.')[1];
  const name = field === undefined ? undefined : (WRITTEN_AS[field] ?? field);
  const message = flaw.message.replace(
    /\b(operation_id|latency_ms|truncate_bytes)\b/g,
    (word) => WRITTEN_AS[word] ?? word,
  );
  if (name !== undefined && name in rule) check.report(`${pointer}/${name}`, 'value', message);
  else check.report(pointer, 'value', message);
}

function flawOf({ context: { operations } }: Check, rule: JsonObject): FaultFlaw | undefined {
  try {
    const { match = {}, effect = {} } = readRespond(rule);
    return operations === undefined ? flawOfEffect(effect) : flawOfFault(match, effect, operations);
  } catch {
    // A duration that cannot be read was reported by the schema already.
    return undefined;
  }
}
