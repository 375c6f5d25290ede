import type { ErrorObject } from 'ajv';
import type { OpenAPIObject, SchemaObject } from 'openapi3-ts/oas31';

/** One documented parameter, with its schema resolved and the place in the document where that schema is written. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header' | 'cookie';
  readonly required: boolean;
  readonly schema: SchemaObject;
  readonly pointer: string;
}

/** What an operation documents for one status. `schemaPointer` is absent where the body is not JSON, or there is none. */
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

/** An OpenAPI document read once: its operation table, and by identity the key to its lazily compiled validators. */
export interface Contract {
  readonly document: OpenAPIObject;
  /** Every operation, in document order. */
  readonly operations: readonly Operation[];
  /** The operation of that operationId. Throws when the document has none. */
  operation(operationId: string): Operation;
  /** Its validators that were compiled when the program was built; undefined where there are none. */
  readonly compiled: CompiledValidators | undefined;
}

/** An ajv validator: a verdict, and errors on the function itself. */
export type Validate = ((data: unknown) => boolean) & { errors?: ErrorObject[] | null };

/** The validators of one operation's requests: of query, headers and path parameters, and of the body where there is one. */
export interface CompiledRequest {
  readonly general: Validate;
  readonly body: Validate | undefined;
}

/** Validators that were compiled ahead of time, as far as they hold for a contract. */
export interface CompiledValidators {
  /** Whether there is one for every request and every answer. */
  readonly complete: boolean;
  request(operationId: string): CompiledRequest | undefined;
  answer(pointer: string): Validate | undefined;
}
