/** An OpenAPI document read once: its operations, and the validators that the build has compiled of it. */
import type {
  OpenAPIObject,
  OperationObject,
  ParameterObject,
  RequestBodyObject,
  SchemaObject,
} from 'openapi3-ts/oas31';
import { escapeKey, type Located, resolve } from './pointer.js';

/** One documented parameter, with its schema resolved and the place in the document where that schema is written. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header' | 'cookie';
  readonly required: boolean;
  readonly schema: SchemaObject;
  readonly pointer: string;
}

/** What a body is. `schemaPointer` is absent where it is not JSON, or there is none. */
interface Media {
  readonly contentType: string | undefined;
  readonly schemaPointer: string | undefined;
}

/** What an operation documents for one status. */
interface DocumentedResponse extends Media {
  readonly pointer: string;
}

/** An OpenAPI document read once: its operation table, and what validates messages against it. */
export interface Contract {
  readonly document: OpenAPIObject;
  /** Every operation, in document order. */
  readonly operations: readonly Operation[];
  /** The operation of that operationId. Throws when the document has none. */
  operation(operationId: string): Operation;
  /** Where the schema of the webhooks of an event type stands; undefined for a type that the document does not have. */
  webhook(eventType: string): string | undefined;
  readonly validators: Validators;
}

/** One breach that a validator found. */
export interface ValidationError {
  /** JSON pointer into what was validated. */
  readonly instancePath: string;
  /** JSON pointer of the broken keyword in the document; `/required` for what no schema of the document says. */
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The name of a property, where it is the name that breaks a rule. */
  readonly propertyName?: string;
}

/** A compiled validator: a verdict, and on the function itself what was wrong in its last call. */
export type Validate = ((data: unknown) => boolean) & { errors?: readonly ValidationError[] | null };

/** The validators of an operation's requests: of query, headers and path parameters, and of the body if it has one. */
export interface RequestValidators {
  readonly general: Validate;
  readonly body: Validate | undefined;
}

/** The validators of a contract, which the build has compiled. They throw for what the contract does not have. */
export interface Validators {
  request(operationId: string): RequestValidators;
  /** That of the schema at a pointer: of an answer or a webhook. */
  schema(pointer: string): Validate;
}

/** The versions of a schema: the settings that change it, and by their values, in order, the name of the validator. */
export interface PlaceVersions {
  readonly by: readonly string[];
  readonly of: Readonly<Record<string, string>>;
}

/** What the build has compiled for one document. */
export interface CompiledValidators {
  /** By operationId, and by the pointers of the schemas of answers and webhooks. */
  readonly places: Readonly<Record<string, PlaceVersions>>;
  /** Each makes the validators of one version of an operation's requests. */
  readonly requests: Readonly<Record<string, () => RequestValidators>>;
  readonly schemas: Readonly<Record<string, Validate>>;
}

/** A function of a text that does its work for each text once. */
export function remembered<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const found = make(key);
    made.set(key, found);
    return found;
  };
}

/**
 * The validators that hold under these settings.
 * @param compiled what the build compiled of a document
 */
export function validatorsFrom(compiled: CompiledValidators, settings: Readonly<Record<string, string>>): Validators {
  const nameOf = (place: string): string => {
    const { places } = compiled;
    const versions = Object.hasOwn(places, place) ? places[place] : undefined;
    const name = versions?.of[versions.by.map((setting) => settings[setting]).join(' ')];
    if (name === undefined) throw new Error(`No validator was compiled for ${place}; npm run generate compiles them.`);
    return name;
  };
  return {
    request: remembered((operationId) => compiled.requests[nameOf(operationId)]?.() as RequestValidators),
    schema: remembered((pointer) => compiled.schemas[nameOf(pointer)] as Validate),
  };
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

interface Content {
  readonly content?: Record<string, { schema?: unknown }>;
}

/** What of an operation is behind references. */
interface Details {
  readonly bodyRequired: boolean;
  readonly queryParameters: readonly Parameter[];
  readonly pathParameters: readonly Parameter[];
  readonly headerParameters: readonly Parameter[];
  /** The names of its headers, as Node spells those of a request: in lower case. */
  readonly headerNames: readonly string[];
  readonly responses: ReadonlyMap<number, DocumentedResponse>;
}

/** One operation of a contract: everything that routing and validation ask about it. */
export interface Operation {
  readonly contract: Contract;
  readonly operationId: string;
  readonly method: string;
  /** The path as OpenAPI writes it: `/payments/{payment_request_id}`. */
  readonly path: string;
  /** The pointer of the operation itself. */
  readonly pointer: string;
  /** `x-tenderbox-scope`: the permission that a key needs, where the operation asks for one. */
  readonly scope: string | undefined;
  readonly hasBody: boolean;
  readonly statuses: readonly number[];
  /** Read when it is first asked for: a start needs it of no operation, and most runs of a few. */
  readonly details: Details;
}

function readOperation(contract: Contract, path: string, method: string, source: OperationObject): Operation {
  const pointer = `#/paths/${escapeKey(path)}/${method}`;
  let details: Details | undefined;
  return {
    contract,
    operationId: source.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    pointer,
    scope: (source as Record<string, unknown>)['x-tenderbox-scope'] as string | undefined,
    hasBody: source.requestBody !== undefined,
    statuses: Object.keys(source.responses ?? {}).map(Number),
    get details() {
      details ??= readDetails(contract.document, pointer);
      return details;
    },
  };
}

/** @param pointer that of the operation */
function readDetails(document: OpenAPIObject, pointer: string): Details {
  const { value: source } = resolve<OperationObject>(document, pointer);
  const parameters = readParameters(document, pointer);
  const headerParameters = parameters.filter((parameter) => parameter.in === 'header');
  return {
    bodyRequired:
      source.requestBody !== undefined &&
      resolve<RequestBodyObject>(document, `${pointer}/requestBody`).value.required === true,
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    headerParameters,
    headerNames: headerParameters.map(({ name }) => name.toLowerCase()),
    responses: readResponses(document, source, pointer),
  };
}

function readParameters(document: OpenAPIObject, pointer: string): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const owner of [pointer.slice(0, pointer.lastIndexOf('/')), pointer]) {
    const list = (resolve<{ parameters?: unknown[] }>(document, owner).value.parameters ?? []) as unknown[];
    for (const index of list.keys()) {
      const parameter = readParameter(document, `${owner}/parameters/${index}`);
      // An operation's own parameter replaces the path's of the same place and name.
      found.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...found.values()];
}

function readParameter(document: OpenAPIObject, pointer: string): Parameter {
  const parameter = resolve<ParameterObject>(document, pointer);
  const schema = resolve<SchemaObject>(document, `${parameter.pointer}/schema`);
  return {
    name: parameter.value.name,
    in: parameter.value.in,
    required: parameter.value.required === true,
    schema: schema.value,
    pointer: schema.pointer,
  };
}

function readResponses(document: OpenAPIObject, source: OperationObject, pointer: string) {
  const responses = new Map<number, DocumentedResponse>();
  for (const status of Object.keys(source.responses ?? {})) {
    const response = resolve<Content>(document, `${pointer}/responses/${status}`);
    responses.set(Number(status), { pointer: response.pointer, ...readJsonMedia(document, response) });
  }
  return responses;
}

/** What the body of its requests is; of an operation without one there is nothing. */
export function bodyMedia({ contract: { document }, hasBody, pointer }: Operation): Media {
  if (!hasBody) return { contentType: undefined, schemaPointer: undefined };
  return readJsonMedia(document, resolve<Content>(document, `${pointer}/requestBody`));
}

/** Finds the JSON form among the contents of a body or an answer. Other forms (CSV, HTML) are not validated by schema. */
function readJsonMedia(document: OpenAPIObject, owner: Located<Content>): Media {
  const types = Object.keys(owner.value.content ?? {});
  const contentType = types.find((type) => /^application\/(?:[\w.-]+\+)?json\b/.test(type));
  if (contentType === undefined) return { contentType: types[0], schemaPointer: undefined };
  const pointer = `${owner.pointer}/content/${escapeKey(contentType)}/schema`;
  return { contentType, schemaPointer: resolve(document, pointer).pointer };
}

function findWebhook(document: OpenAPIObject, eventType: string): string | undefined {
  if (!Object.hasOwn(document.webhooks ?? {}, eventType)) return undefined;
  const item = resolve(document, `#/webhooks/${escapeKey(eventType)}`);
  const body = resolve(document, `${item.pointer}/post/requestBody`);
  return resolve(document, `${body.pointer}/content/application~1json/schema`).pointer;
}

/**
 * Reads a document into a contract. The document must be bundled (every `$ref` internal), and must not be changed
 * afterwards.
 * @param validators those that were compiled for it
 */
export function readContract(document: OpenAPIObject, validators: Validators): Contract {
  const operations: Operation[] = [];
  const contract: Contract = {
    document,
    operations,
    validators,
    operation(operationId) {
      const operation = byId.get(operationId);
      if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
      return operation;
    },
    webhook: remembered((eventType) => findWebhook(document, eventType)),
  };
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const source = item[method];
      if (source !== undefined) operations.push(readOperation(contract, path, method, source));
    }
  }
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  return contract;
}
