import type { OpenAPIObject, SchemaObject } from 'openapi3-ts/oas31';

/** One documented parameter, with its schema resolved and the place in the document where that schema is written. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header' | 'cookie';
  readonly required: boolean;
  readonly schema: SchemaObject;
  readonly pointer: string;
}

/**
 * What an operation documents for one status. `schemaPointer` is absent where the body is not JSON, or there is none.
 */
export interface DocumentedResponse {
  readonly status: number;
  readonly pointer: string;
  readonly contentType: string | undefined;
  readonly schemaPointer: string | undefined;
}

/** One operation of a contract: everything that routing and validation ask about it, read once. */
export interface Operation {
  readonly contract: Contract;
  readonly operationId: string;
  readonly method: string;
  /** The path as OpenAPI writes it: `/payments/{payment_request_id}`. */
  readonly path: string;
  /** The path as Express writes it: `/payments/:payment_request_id`. */
  readonly expressPath: string;
  /** The pointer of the operation itself. */
  readonly pointer: string;
  /** `x-tenderbox-scope`: the permission that a key needs, where the operation asks for one. */
  readonly scope: string | undefined;
  readonly hasBody: boolean;
  readonly bodyRequired: boolean;
  readonly bodyContentType: string | undefined;
  readonly bodyPointer: string | undefined;
  readonly queryParameters: readonly Parameter[];
  readonly pathParameters: readonly Parameter[];
  readonly headerParameters: readonly Parameter[];
  /** The names of its headers, as Node spells those of a request: in lower case. */
  readonly headerNames: readonly string[];
  readonly statuses: readonly number[];
  readonly responses: ReadonlyMap<number, DocumentedResponse>;
}

/** An OpenAPI document read once: its operation table, and what validates messages against it. */
export interface Contract {
  readonly document: OpenAPIObject;
  /** Every operation, in document order. */
  readonly operations: readonly Operation[];
  /** The operation of that operationId. Throws when the document has none. */
  operation(operationId: string): Operation;
  readonly validators: Validators;
}

/** One breach that a validator found. */
export interface ValidationError {
  /** JSON pointer into what was validated. */
  readonly instancePath: string;
  /**
   * JSON pointer of the broken keyword in the contract's document; `/required` for what no schema of the document says.
   */
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The name of a property, where it is the name that breaks a rule. */
  readonly propertyName?: string;
}

/** A compiled validator: a verdict, and on the function itself what was wrong in its last call. */
export type Validate = ((data: unknown) => boolean) & { errors?: readonly ValidationError[] | null };

/**
 * The validators of an operation's requests: of query, headers and path parameters, and of the body where there is one.
 */
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

/**
 * The versions of a schema: the settings that change it, and by their values in that order the name of the validator.
 */
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
