import type { Contract, Operation } from './contract.js';
import { escapeKey, resolve } from './pointer.js';
import {
  type ContractViolation,
  faultyPart,
  instanceKeys,
  mostTelling,
  offendingProperty,
  ruleOf,
  spellPath,
} from './violation.js';

const none: readonly ContractViolation[] = [];

/**
 * Judges an answer of ours: its status must be documented for the operation, and its body must match the schema that
 * stands there. Answers the violations, at most one, or an empty list. `body` is the value that will be printed;
 * answers whose documented form is not JSON are judged by status alone.
 */
export function validateResponse(operation: Operation, status: number, body: unknown): readonly ContractViolation[] {
  const documented = operation.responses.get(status);
  if (documented === undefined) {
    const allowed = operation.statuses.join(',');
    return [violation(`${operation.pointer}/responses`, 'status', status, `in:${allowed}`)];
  }
  if (documented.contentType === undefined && body !== undefined) {
    return [violation(documented.pointer, 'body', body, 'unknown')];
  }
  if (documented.schemaPointer === undefined) return none;
  return judge(operation.contract, documented.schemaPointer, body);
}

/** Judges a webhook body of ours against the `webhooks` entry of its event type. */
export function validateWebhook(
  contract: Contract,
  eventType: string,
  envelope: unknown,
): readonly ContractViolation[] {
  const pointer = webhookPointer(contract, eventType);
  if (pointer === undefined) return [violation('#/webhooks', 'event_type', eventType, 'unknown')];
  return judge(contract, pointer, envelope);
}

const knownWebhooks = new WeakMap<Contract, Map<string, string | undefined>>();

function webhookPointer(contract: Contract, eventType: string): string | undefined {
  let pointers = knownWebhooks.get(contract);
  if (pointers === undefined) {
    pointers = new Map();
    knownWebhooks.set(contract, pointers);
  }
  if (!pointers.has(eventType)) pointers.set(eventType, findWebhook(contract, eventType));
  return pointers.get(eventType);
}

function findWebhook(contract: Contract, eventType: string): string | undefined {
  if (!Object.hasOwn(contract.document.webhooks ?? {}, eventType)) return undefined;
  const item = resolve(contract.document, `#/webhooks/${escapeKey(eventType)}`);
  const body = resolve(contract.document, `${item.pointer}/post/requestBody`);
  return resolve(contract.document, `${body.pointer}/content/application~1json/schema`).pointer;
}

/** Where the schemas of a contract's webhooks stand. */
export const webhookPointers = (contract: Contract): string[] =>
  Object.keys(contract.document.webhooks ?? {}).flatMap((type) => webhookPointer(contract, type) ?? []);

function judge(contract: Contract, pointer: string, value: unknown): readonly ContractViolation[] {
  const validate = contract.validators.schema(pointer);
  if (validate(value)) return none;
  const error = mostTelling(validate.errors ?? []);
  const keys = instanceKeys(value, error.instancePath);
  const property = offendingProperty(error);
  if (property !== undefined) keys.push(property);
  const rule = ruleOf(error, contract.document);
  return [violation(error.schemaPath, spellPath(keys) || 'body', faultyPart(error, value), rule)];
}

function violation(pointer: string, parameter: string, value: unknown, rule: string): ContractViolation {
  const message = `${parameter} breaks the rule ${rule} of ${pointer}.`;
  return { location: 'body', parameter, value, rule, pointer, message };
}
