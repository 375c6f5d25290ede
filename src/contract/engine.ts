import type { ErrorObject, ValidateFunction } from 'ajv';
import { AjvOptions } from 'express-openapi-validator/dist/framework/ajv/options.js';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import type { Operation } from './contract.js';
import { formats } from './formats.js';
import { requestDocument } from './request-document.js';

/** The parts of a request that the engine reads, and writes coerced query values into. */
export interface EngineRequest {
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, string>;
  readonly params: Record<string, string>;
  readonly body: unknown;
}

/** The validator of one operation's requests. */
export interface Engine {
  /**
   * Whether the validators that a request like this one has brought about find it good; false as well where there are none yet.
   * Coerced and completed values are written into the query.
   */
  accepts(request: EngineRequest): boolean;
  /** Answers ajv's own errors, none when the request is good. */
  judge(request: EngineRequest): readonly ErrorObject[];
  /** Where the schema that an error broke stands in the contract's document; undefined for the engine's own wrapper. */
  originOf(error: ErrorObject): string | undefined;
}

interface AjvLookup {
  getSchema(key: string): ValidateFunction | undefined;
}

/**
 * The request validator of express-openapi-validator for one operation, without its middleware: its stock chain
 * compiles every path pattern on every request, tries all security schemes, and reduces errors to a message. Given a
 * document of one operation, and the route already known, what is left is the validation itself. The classes are not
 * part of its public surface, which is why its version is pinned.
 */
export function createEngine(operation: Operation): Engine {
  // `verbose` puts the broken schema and the value into each error, from which rule and value are rebuilt.
  const { validator, document, origins } = createValidator(operation, { verbose: true });
  return {
    accepts: (request) => accepts(validator, operation, request),
    judge: (request) => judge(validator, operation, document, request),
    originOf: (error) => origins.get(error.parentSchema ?? {}),
  };
}

function createValidator(operation: Operation, extra: object) {
  const { document, origins } = requestDocument(operation);
  const options = new AjvOptions(engineOptions);
  new SchemaPreprocessor(document as never, options.preprocessor as never, undefined as never).preProcess();
  const validator = new RequestValidator(document as never, { ...options.request, ...extra } as never);
  return { validator, document, origins };
}

/** A compiled validator and the ajv that compiled it. */
export interface Compiled {
  readonly ajv: AjvLookup;
  readonly validate: ValidateFunction;
}

/**
 * The two validators that the engine makes of an operation: of everything but the body, and of the body.
 * @param extra options of ajv
 */
export function compileWithEngine(operation: Operation, extra: object): { general: Compiled; body: Compiled } {
  const { validator, document } = createValidator(operation, extra);
  const headers: Record<string, string> =
    operation.bodyContentType === undefined ? {} : { 'content-type': operation.bodyContentType };
  // They are compiled when the first request is judged; what becomes of that one does not matter.
  const request = { query: {}, headers, params: {}, body: undefined };
  judge(validator, operation, document, request);
  const { ajv, ajvBody } = validator as unknown as { ajv: AjvLookup; ajvBody: AjvLookup };
  const key = cacheKey(operation, request);
  const compiled = (lookup: AjvLookup): Compiled => ({
    ajv: lookup,
    validate: lookup.getSchema(key) as ValidateFunction,
  });
  return { general: compiled(ajv), body: compiled(ajvBody) };
}

/** The name that the engine itself keeps compiled validators under. */
const cacheKey = ({ method, expressPath }: Operation, { headers }: EngineRequest): string =>
  `${method}-${expressPath}-${headers['content-type'] ?? 'not_provided'}`;

const engineOptions = {
  apiSpec: '',
  validateRequests: { allErrors: false, allowUnknownQueryParameters: false, coerceTypes: false },
  validateResponses: false,
  validateFormats: true,
  formats,
  serDes: [],
} as never;

/** Without what the engine does around its validators for each request, which takes ten times as long as they do. */
function accepts(validator: RequestValidator, operation: Operation, request: EngineRequest): boolean {
  const key = cacheKey(operation, request);
  const { ajv, ajvBody } = validator as unknown as { ajv: AjvLookup; ajvBody: AjvLookup };
  const general = ajv.getSchema(key);
  const body = ajvBody.getSchema(key);
  return general !== undefined && body !== undefined && Boolean(general(request)) && Boolean(body(request));
}

function judge(
  validator: RequestValidator,
  operation: Operation,
  document: Record<string, unknown>,
  request: EngineRequest,
): readonly ErrorObject[] {
  const { method, path, expressPath } = operation;
  const schema = (document.paths as Record<string, Record<string, unknown>>)[path]?.[method.toLowerCase()];
  const openapi = { expressRoute: expressPath, openApiRoute: path, pathParams: request.params, schema };
  try {
    validator.validate({ ...request, method, path, originalUrl: path, openapi } as never, {} as never, () => {});
    return [];
  } catch (error) {
    return rawErrors(validator, cacheKey(operation, request), error);
  }
}

/**
 * The thrown error carries messages only. The compiled validators lie in the ajv caches under the key that the
 * validator itself builds, and still hold the errors of their last run. Anything else that was thrown is a bug.
 */
function rawErrors(validator: RequestValidator, key: string, error: unknown): readonly ErrorObject[] {
  if (!Array.isArray((error as { errors?: unknown }).errors)) throw error;
  const { ajv, ajvBody } = validator as unknown as { ajv: AjvLookup; ajvBody: AjvLookup };
  const errors = ajv.getSchema(key)?.errors ?? ajvBody.getSchema(key)?.errors;
  if (!errors) throw error;
  return errors;
}
