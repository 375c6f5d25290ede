import type { ControlSchema } from '../../contract/types.js';
import type { JournalEntry } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { boundedHeaders } from './headers.js';
import { at } from './time.js';

const captured = (text: string, truncated: boolean): ControlSchema<'CapturedBody'> | null =>
  text === '' && !truncated ? null : { text, truncated };

function showRefusal(refusal: JournalEntry['refusal']): ControlSchema<'RequestRefusal'> | null {
  if (refusal === null) return null;
  const { code, parameter, rule, pointer, explanation } = refusal;
  return {
    code,
    parameter: parameter?.slice(0, 2_048) ?? null,
    rule: rule?.slice(0, 8_192) ?? null,
    pointer: pointer?.slice(0, 2_048) ?? null,
    explanation: explanation.slice(0, 8_192),
  };
}

const showFault = ({ id, effects }: NonNullable<JournalEntry['faults']>[number]) => ({
  fault_id: id,
  intended: true as const,
  effects,
});

/** A call to the merchant API and its answer. */
export function showRequest(world: World, entry: JournalEntry): ControlSchema<'RequestEntry'> {
  const { id, method, path, query, operation_id, key_id, status, duration_ms, verdict, idempotency, faults } = entry;
  return {
    id,
    at: at(entry.at_ms),
    method,
    path,
    query,
    operation_id,
    headers: boundedHeaders(entry.headers),
    key_id,
    key_label: world.data.keys.find((key) => key.id === key_id)?.label ?? null,
    body: captured(entry.body, entry.body_truncated),
    status,
    response_headers: boundedHeaders(entry.response_headers),
    response_body: captured(entry.response_body, entry.response_truncated),
    duration_ms,
    verdict,
    refusal: showRefusal(entry.refusal),
    idempotency: idempotency && { ...idempotency, key: idempotency.key.slice(0, 255) },
    ...(faults === undefined ? {} : { faults: faults.map(showFault) }),
  };
}
