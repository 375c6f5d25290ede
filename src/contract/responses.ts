import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { Contract, Operation, Validate } from './contract.js';
import { escapeKey, resolve } from './pointer.js';
import { compilers } from './run-time-compiler.js';
import {
  type ContractViolation,
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

const webhookPointers = new WeakMap<Contract, Map<string, string | undefined>>();

function webhookPointer(contract: Contract, eventType: string): string | undefined {
  let pointers = webhookPointers.get(contract);
  if (pointers === undefined) {
    pointers = new Map();
    webhookPointers.set(contract, pointers);
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

/** The compiled validators of one contract. Many operations share a schema, so they are kept by its place. */
interface Validators {
  readonly ajv: Ajv2020;
  readonly byPointer: Map<string, Validate>;
}

const validatorsOf = new WeakMap<Contract, Validators>();

function judge(contract: Contract, pointer: string, value: unknown): readonly ContractViolation[] {
  const validate = contract.compiled?.answer(pointer) ?? validatorAt(contract, pointer);
  if (validate(value)) return none;
  const error = mostTelling(validate.errors ?? []);
  const keys = instanceKeys(value, error.instancePath);
  const property = offendingProperty(error);
  if (property !== undefined) keys.push(property);
  const owner = placesOf(contract).get(error.parentSchema as object) ?? pointer;
  return [violation(`${owner}/${error.keyword}`, spellPath(keys) || 'body', error.data, ruleOf(error))];
}

const placesByContract = new WeakMap<Contract, WeakMap<object, string>>();

/**
 * Where each object of a document stands. ajv's own schema path starts anew at every `$ref`, but it hands out the
 * broken schema itself; the table is made when the first violation asks for it.
 */
function placesOf(contract: Contract): WeakMap<object, string> {
  let places = placesByContract.get(contract);
  if (places === undefined) {
    places = new WeakMap();
    placesByContract.set(contract, places);
    notePlaces(contract.document, '#', places);
  }
  return places;
}

function notePlaces(value: unknown, pointer: string, places: WeakMap<object, string>): void {
  if (typeof value !== 'object' || value === null) return;
  places.set(value, pointer);
  for (const [key, entry] of Object.entries(value)) notePlaces(entry, `${pointer}/${escapeKey(key)}`, places);
}

function validatorAt(contract: Contract, pointer: string): Validate {
  let validators = validatorsOf.get(contract);
  if (validators === undefined) {
    validators = { ajv: compilers().createAjv(contract), byPointer: new Map() };
    validatorsOf.set(contract, validators);
  }
  let validate = validators.byPointer.get(pointer);
  if (validate === undefined) {
    validate = validators.ajv.compile({ $ref: compilers().documentId + pointer }) as Validate;
    validators.byPointer.set(pointer, validate);
  }
  return validate;
}

function violation(pointer: string, parameter: string, value: unknown, rule: string): ContractViolation {
  const message = `${parameter} breaks the rule ${rule} of ${pointer}.`;
  return { location: 'body', parameter, value, rule, pointer, message };
}
