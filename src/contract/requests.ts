import type { Operation, Parameter, RequestValidators, Validate, ValidationError } from './contract.js';
import { sentenceFor, sentenceForTypes } from './messages.js';
import {
  type ContractViolation,
  faultyPart,
  instanceKeys,
  keywordOf,
  mostTelling,
  offendingProperty,
  ruleOf,
  spellPath,
  typesAllowed,
  type ViolationLocation,
} from './violation.js';

/** A request as it came: query and path parameters decoded, header names in lower case, the body parsed. */
export interface RawRequest {
  readonly query: Readonly<Record<string, string>>;
  readonly path: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

/** A request that keeps to the contract: query values coerced and completed with their defaults, the body as it came. */
export interface ValidRequest {
  readonly ok: true;
  readonly query: Record<string, unknown>;
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A request that breaks the contract; the first violation is the one to report. */
export interface RefusedRequest {
  readonly ok: false;
  readonly violations: readonly [ContractViolation, ...ContractViolation[]];
}

/** Validates a request against its operation. */
export function validateRequest(operation: Operation, raw: RawRequest): ValidRequest | RefusedRequest {
  // The body of an operation that documents none is not looked at.
  const body = operation.hasBody ? raw.body : undefined;
  const early = checkQueryText(operation, raw.query) ?? checkBodyIsThere(operation, body);
  if (early !== undefined) return { ok: false, violations: [early] };
  const validators = operation.contract.validators.request(operation.operationId);
  // What is coerced and completed is written into the query; path parameters are strings, which need no copy.
  const query: Record<string, unknown> = { ...raw.query };
  const request = { query, headers: pickHeaders(operation, raw.headers), params: raw.path, body };
  const failed = firstFailed(validators, request);
  if (failed === undefined) return { ok: true, query, path: raw.path, body };
  return { ok: false, violations: [violationOf(operation, failed.errors ?? [], request)] };
}

function firstFailed({ general, body }: RequestValidators, request: { readonly body: unknown }): Validate | undefined {
  if (!general(request)) return general;
  return request.body !== undefined && body?.(request) === false ? body : undefined;
}

// Coercion alone would take 0x10, 1e1, " 5" and 007 for numbers.
const canonicalInteger = /^(?:0|[1-9]\d*)$/;
const canonicalNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** What must be judged on the text of the query, before its values are coerced. */
function checkQueryText(operation: Operation, query: RawRequest['query']): ContractViolation | undefined {
  for (const name in query) {
    const value = query[name] as string;
    const parameter = operation.queryParameters.find((candidate) => candidate.name === name);
    if (parameter === undefined) {
      return {
        location: 'query',
        parameter: name,
        value,
        rule: 'unknown',
        pointer: operation.pointer,
        message: sentenceFor(name, 'unknown'),
      };
    }
    const { type } = parameter.schema;
    if (type === 'integer' && !canonicalInteger.test(value)) return queryViolation(parameter, value, 'integer', 'type');
    if (type === 'number' && !canonicalNumber.test(value)) return queryViolation(parameter, value, 'numeric', 'type');
    if (value === '') return emptyViolation(parameter);
  }
  return undefined;
}

function queryViolation(parameter: Parameter, value: string, rule: string, keyword: string): ContractViolation {
  const pointer = `${parameter.pointer}/${keyword}`;
  return {
    location: 'query',
    parameter: parameter.name,
    value,
    rule,
    pointer,
    message: sentenceFor(parameter.name, rule),
  };
}

function checkBodyIsThere(operation: Operation, body: unknown): ContractViolation | undefined {
  if (body !== undefined || !operation.bodyRequired) return undefined;
  const pointer = `${operation.pointer}/requestBody`;
  return {
    location: 'body',
    parameter: 'body',
    value: undefined,
    rule: 'required',
    pointer,
    message: 'A JSON body is required.',
  };
}

/** An empty value is refused for every parameter, by the rule that its schema would have named. */
function emptyViolation(parameter: Parameter): ContractViolation {
  const { enum: allowed, format, type } = parameter.schema;
  if (allowed !== undefined) return queryViolation(parameter, '', `in:${allowed.map(String).join(',')}`, 'enum');
  if (type === 'boolean') return queryViolation(parameter, '', 'boolean', 'type');
  if (format !== undefined) return queryViolation(parameter, '', `format:${format}`, 'format');
  return queryViolation(parameter, '', 'min_length:1', 'minLength');
}

/** Only the documented headers. */
function pickHeaders(operation: Operation, headers: RawRequest['headers']): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of operation.headerNames) {
    const value = headers[name];
    if (value !== undefined) picked[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return picked;
}

const locations: Record<string, ViolationLocation> = {
  query: 'query',
  params: 'path',
  headers: 'header',
  body: 'body',
};

function violationOf(operation: Operation, errors: readonly ValidationError[], request: unknown): ContractViolation {
  const error = mostTelling(errors);
  const keys = instanceKeys(request, error.instancePath);
  const property = offendingProperty(error);
  const value = faultyValue(error, request, property);
  if (property !== undefined) keys.push(property);
  const [place, ...rest] = keys;
  const location = locations[String(place)] ?? 'body';
  const parameter = location === 'header' ? headerName(operation, rest) : spellPath(rest) || 'body';
  const rule = ruleOf(error, operation.contract.document);
  const inDocument = error.schemaPath.startsWith('#');
  const pointer = inDocument ? error.schemaPath : wrapperPointer(operation, location, rest[0]);
  return {
    location,
    parameter,
    value,
    rule,
    pointer,
    message: sentenceForTypes(parameter, typesAllowed(error, errors), rule),
  };
}

function headerName(operation: Operation, keys: readonly (string | number)[]): string {
  const name = String(keys[0]);
  return operation.headerParameters.find((parameter) => parameter.name.toLowerCase() === name)?.name ?? name;
}

function faultyValue(error: ValidationError, request: unknown, property: string | undefined): unknown {
  const part = faultyPart(error, request);
  if (property === undefined) return part;
  if (error.propertyName !== undefined || keywordOf(error) === 'propertyNames') return property;
  return (part as Record<string, unknown> | undefined)?.[property];
}

/** What no schema of the document says is that required parameters are there. */
function wrapperPointer(operation: Operation, location: ViolationLocation, name: unknown): string {
  const { queryParameters, pathParameters, headerParameters } = operation;
  const parameters = { query: queryParameters, path: pathParameters, header: headerParameters, body: [] }[location];
  const found = parameters.find((parameter) => parameter.name.toLowerCase() === String(name).toLowerCase());
  return found?.pointer ?? operation.pointer;
}
