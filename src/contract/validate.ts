/** Requests, answers and webhooks held against a contract. */

import { allowedBy, didYouMean, withMeant } from '../words/nearest.js';
import type { Contract, Operation, Parameter, RequestValidators, Validate, ValidationError } from './contract.js';
import { keysOf, valueAt } from './pointer.js';
import {
  type ContractViolation,
  formatPath,
  instanceKeys,
  mostHelpful,
  offendingProperty,
  type Rejected,
  rejected,
  ruleOf,
  sentenceFor,
  sentenceForTypes,
  typesAllowed,
  type ViolationLocation,
  wrongPart,
} from './violation.js';

/** A query string read strictly, or the first thing that is wrong with it. */
type ParsedQuery = { readonly ok: true; readonly query: Record<string, string> } | Rejected;

/** Without a prototype, and yet of one shape: an object that is made by `Object.create(null)` is slow to fill and to read. */
const QueryOf = function Query() {} as unknown as new () => Record<string, string>;
QueryOf.prototype = Object.create(null);

const UNDECODABLE = 'is not valid percent-encoded UTF-8';
const BRACKETS = 'is not known here: no list or object is built from brackets; leave it out';

/**
 * Reads a raw query string (without the `?`). Strict where common parsers guess: a percent escape must be complete and
 * valid UTF-8, a name may stand once, and brackets do not build arrays or objects. The result inherits nothing.
 */
export function parseQuery(rawQuery: string): ParsedQuery {
  const query = new QueryOf();
  if (rawQuery === '') return { ok: true, query };
  for (const pair of rawQuery.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const rawName = equals === -1 ? pair : pair.slice(0, equals);
    const rawValue = equals === -1 ? '' : pair.slice(equals + 1);
    const name = decode(rawName);
    const value = decode(rawValue);
    if (name === undefined) return reject(rawName, rawName, 'format:url_encoding', UNDECODABLE);
    if (value === undefined) return reject(name, rawValue, 'format:url_encoding', UNDECODABLE);
    if (name === '') return reject('query', pair, 'unknown', 'has a value without a name');
    if (/[[\]]/.test(name)) return reject(name, value, 'unknown', BRACKETS);
    if (name in query) return reject(name, value, 'unique', 'may be given once only');
    query[name] = value;
  }
  return { ok: true, query };
}

function decode(text: string): string | undefined {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function reject(parameter: string, value: string, rule: string, what: string): Rejected {
  const message = parameter === 'query' ? `The query string ${what}.` : `Query parameter ${parameter} ${what}.`;
  return rejected({ location: 'query', parameter, value, rule, pointer: '', message });
}

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

/** Validates a request against its operation. */
export function validateRequest(operation: Operation, raw: RawRequest): ValidRequest | Rejected {
  // The body of an operation that documents none is not looked at.
  const body = operation.hasBody ? raw.body : undefined;
  const early = checkQueryText(operation, raw.query) ?? checkBodyIsThere(operation, body);
  if (early !== undefined) return rejected(advised(operation, early));
  const validators = operation.contract.validators.request(operation.operationId);
  // What is coerced and completed is written into the query; path parameters are strings, which need no copy.
  const query: Record<string, unknown> = { ...raw.query };
  const request = { query, headers: pickHeaders(operation, raw.headers), params: raw.path, body };
  const failed = firstFailed(validators, request);
  if (failed === undefined) return { ok: true, query, path: raw.path, body };
  return rejected(advised(operation, violationOf(operation, failed.errors ?? [], request)));
}

/** What could stand where something is rejected: the values that the rule names, or the names that are known there. */
export function allowedInstead(operation: Operation, { location, pointer, rule }: ContractViolation): string[] {
  // Where it is the number of fields that is wrong, it matters which there are.
  const counts = /\/m(?:in|ax)Properties$/.test(pointer);
  if (rule !== 'unknown' && !counts) return allowedBy(rule);
  if (location === 'query') return operation.details.queryParameters.map(({ name }) => name);
  const schema = `#/${keysOf(pointer).slice(0, -1).join('/')}`;
  if (counts && valueAt(operation.contract.document, `${schema}/additionalProperties`) !== false) return [];
  return Object.keys(valueAt(operation.contract.document, `${schema}/properties`) ?? {});
}

/** Says what was probably meant by a value or a name. */
function advised(operation: Operation, violation: ContractViolation): ContractViolation {
  const { parameter, value, rule, message } = violation;
  const allowed = allowedInstead(operation, violation);
  if (/^m(?:in|ax)_items:/.test(rule) && allowed.length > 0) {
    return { ...violation, message: `${message} It takes ${allowed.join(', ')}.` };
  }
  if (rule !== 'unknown') return { ...violation, message: withMeant(message, value, rule) };
  const name = parameter.slice(parameter.lastIndexOf('.') + 1);
  return { ...violation, message: message + didYouMean(name, allowed, '`') };
}

function firstFailed({ general, body }: RequestValidators, request: { readonly body: unknown }): Validate | undefined {
  if (!general(request)) return general;
  return request.body !== undefined && body?.(request) === false ? body : undefined;
}

// Coercion alone would take 0x10, 1e1, " 5" and 007 for numbers.
const canonicalInteger = /^(?:0|[1-9]\d*)$/;
const canonicalNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** What must be validated on the text of the query, before its values are coerced. */
function checkQueryText(operation: Operation, query: RawRequest['query']): ContractViolation | undefined {
  for (const name in query) {
    const value = query[name] as string;
    const parameter = operation.details.queryParameters.find((candidate) => candidate.name === name);
    if (parameter === undefined) return inQuery(name, value, 'unknown', operation.pointer);
    const { type, maximum } = parameter.schema;
    // So many digits are infinite once they are read, and no bound is asked of what is.
    if (maximum !== undefined && Number(value) === Number.POSITIVE_INFINITY)
      return queryViolation(parameter, value, `max:${maximum}`, 'maximum');
    if (type === 'integer' && !canonicalInteger.test(value)) return queryViolation(parameter, value, 'integer', 'type');
    if (type === 'number' && !canonicalNumber.test(value)) return queryViolation(parameter, value, 'numeric', 'type');
    if (value === '') return emptyViolation(parameter);
  }
  return undefined;
}

const inQuery = (parameter: string, value: string, rule: string, pointer: string): ContractViolation => ({
  ...{ location: 'query', parameter, value, rule, pointer, message: sentenceFor(parameter, rule) },
});

const queryViolation = ({ name, pointer }: Parameter, value: string, rule: string, keyword: string) =>
  inQuery(name, value, rule, `${pointer}/${keyword}`);

function checkBodyIsThere(operation: Operation, body: unknown): ContractViolation | undefined {
  if (body !== undefined || !operation.details.bodyRequired) return undefined;
  const pointer = `${operation.pointer}/requestBody`;
  const message = 'A JSON body is required.';
  return { location: 'body', parameter: 'body', value: undefined, rule: 'required', pointer, message };
}

/** An empty value is rejected for every parameter, by the rule that its schema would have named. */
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
  for (const name of operation.details.headerNames) {
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
  const error = mostHelpful(errors, request);
  const keys = instanceKeys(request, error.instancePath);
  const property = offendingProperty(error);
  const value = wrongValue(error, request, property);
  if (property !== undefined) keys.push(property);
  const [place, ...rest] = keys;
  const location = locations[String(place)] ?? 'body';
  const parameter = location === 'header' ? headerName(operation, rest) : formatPath(rest) || 'body';
  const rule = ruleOf(error, operation.contract.document);
  const inDocument = error.schemaPath.startsWith('#');
  const pointer = inDocument ? error.schemaPath : wrapperPointer(operation, location, rest[0]);
  const subject = error.propertyName === undefined ? parameter : `A name in ${formatPath(rest.slice(0, -1))}`;
  const message = sentenceForTypes(subject, typesAllowed(error, errors), rule);
  return { location, parameter, value, rule, pointer, message };
}

function headerName(operation: Operation, keys: readonly (string | number)[]): string {
  const name = String(keys[0]);
  return operation.details.headerParameters.find((parameter) => parameter.name.toLowerCase() === name)?.name ?? name;
}

function wrongValue(error: ValidationError, request: unknown, property: string | undefined): unknown {
  const part = wrongPart(error, request);
  if (property === undefined || error.propertyName !== undefined) return part;
  return (part as Record<string, unknown> | undefined)?.[property];
}

/** What no schema of the document says is that required parameters are there. */
function wrapperPointer(operation: Operation, location: ViolationLocation, name: unknown): string {
  const { queryParameters, pathParameters, headerParameters } = operation.details;
  const parameters = { query: queryParameters, path: pathParameters, header: headerParameters, body: [] }[location];
  const found = parameters.find((parameter) => parameter.name.toLowerCase() === String(name).toLowerCase());
  return found?.pointer ?? operation.pointer;
}

const none: readonly ContractViolation[] = [];

/**
 * Validates an answer of ours: its status must be documented for the operation, and its body must match the schema that
 * stands there. Answers the violations, at most one, or an empty list. `body` is the value that will be printed;
 * answers whose documented form is not JSON are validated by status alone.
 */
export function validateResponse(operation: Operation, status: number, body: unknown): readonly ContractViolation[] {
  const documented = operation.details.responses.get(status);
  if (documented === undefined) {
    const allowed = operation.statuses.join(',');
    return [violation(`${operation.pointer}/responses`, 'status', status, `in:${allowed}`)];
  }
  if (documented.contentType === undefined && body !== undefined) {
    return [violation(documented.pointer, 'body', body, 'unknown')];
  }
  if (documented.schemaPointer === undefined) return none;
  return violationsOf(operation.contract, documented.schemaPointer, body);
}

/** Validates a webhook body of ours against the `webhooks` entry of its event type. */
export function validateWebhook(
  contract: Contract,
  eventType: string,
  envelope: unknown,
): readonly ContractViolation[] {
  const pointer = contract.webhook(eventType);
  if (pointer === undefined) return [violation('#/webhooks', 'event_type', eventType, 'unknown')];
  return violationsOf(contract, pointer, envelope);
}

function violationsOf(contract: Contract, pointer: string, value: unknown): readonly ContractViolation[] {
  const validate = contract.validators.schema(pointer);
  if (validate(value)) return none;
  const error = mostHelpful(validate.errors ?? [], value);
  const keys = instanceKeys(value, error.instancePath);
  const property = offendingProperty(error);
  if (property !== undefined) keys.push(property);
  const rule = ruleOf(error, contract.document);
  return [violation(error.schemaPath, formatPath(keys) || 'body', wrongPart(error, value), rule)];
}

function violation(pointer: string, parameter: string, value: unknown, rule: string): ContractViolation {
  const message = `${parameter} breaks the rule ${rule} of ${pointer}.`;
  return { location: 'body', parameter, value, rule, pointer, message };
}
