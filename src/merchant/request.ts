/** What a request says, and whether it may be said again. */
import { JSON_TYPE, Reply } from '../api/reply.js';
import { type ContractViolation, parseJsonBody, parseQuery, validateRequest } from '../contract/index.js';
import { reserve } from '../domain/idempotency.js';
import { isSecretParameter } from '../domain/masks.js';
import { Problem } from '../domain/problems.js';
import type { Json } from '../domain/types.js';
import { effective, type Found, type Input, type Slot, type Started, type With } from './call.js';
import { MAX_BODY_BYTES } from './caller.js';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** JSON that came from a client, for what error details repeat of it. */
const asJson = (value: unknown): Json | undefined => value as Json | undefined;

export function parse({ call, route, operation, body }: With<'operation' | 'body'>): Input {
  const read = parseQuery(route.query);
  if (!read.ok) throw invalid(read.violation);
  const { query } = read;
  const nothing = { query, body: undefined, text: undefined };
  if (!operation.hasBody) return nothing;
  if (body.fault !== null) throw bodyRefusal(body.fault);
  const type = call.headers['content-type'];
  if (body.bytes.length === 0 && type === undefined) return nothing;
  const parsed = parseJsonBody(body.bytes, type);
  if (!parsed.ok) throw invalid(parsed.violation);
  return { query, body: parsed.value, text: parsed.text };
}

function invalid({ parameter, value, rule, pointer, message }: ContractViolation): Problem {
  // An error says what is wrong with a secret and does not repeat it.
  const shown = isSecretParameter(parameter) ? undefined : asJson(value);
  return new Problem('invalid', message, { detail: { parameter, value: shown, rule }, pointer });
}

function bodyRefusal(fault: 'too_large' | 'encoded'): Problem {
  if (fault === 'encoded') {
    const detail = { parameter: 'Content-Encoding', rule: 'in:identity' };
    return new Problem('invalid', 'The body is compressed; send it as plain JSON.', { detail });
  }
  const detail = { parameter: 'body', rule: `max:${MAX_BODY_BYTES}` };
  return new Problem('invalid', `The body is larger than ${MAX_BODY_BYTES} bytes.`, { detail });
}

/** A well-formed key takes its slot, or finds the answer that is stored there. Malformed keys fail validation next. */
export function reserveKey({ call, route, world, input }: With<'input'>): Slot | undefined {
  const key = call.headers['idempotency-key'];
  if (call.method !== 'POST' || typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) return undefined;
  // No POST has query parameters: one that is sent is refused, and not answered with what the same key once did without it.
  if (Object.keys(input.query).length > 0) return undefined;
  const request = { method: call.method, path: route.path, key, body: asJson(input.body) };
  try {
    const reservation = reserve(world, request);
    return { reservation, note: { key, outcome: reservation.replay === null ? 'stored' : 'replayed' } };
  } catch (refusal) {
    const running = refusal instanceof Problem && refusal.kind === 'idempotency_running';
    return { note: { key, outcome: running ? 'in_use' : 'conflict' }, refusal };
  }
}

/** A step of its own, because the request log names the slot also where it refused the call. */
export function replay({ slot, headers }: Started & Pick<Found, 'slot'>): Reply | undefined {
  if (slot?.refusal !== undefined) throw slot.refusal;
  const stored = slot?.reservation?.replay ?? null;
  if (stored === null) return undefined;
  return new Reply(
    stored.status,
    { ...headers, 'Idempotent-Replayed': 'true', 'content-type': JSON_TYPE },
    stored.body,
  );
}

/** @returns the query, coerced and completed with its defaults */
export function validate(context: With<'operation' | 'input'>): Readonly<Record<string, unknown>> {
  const { call, route, input } = context;
  const judged = validateRequest(effective(context, context.operation), {
    query: input.query as Record<string, string>,
    path: route.params,
    headers: call.headers,
    body: input.body,
  });
  if (!judged.ok) throw invalid(judged.violations[0]);
  return judged.query;
}
