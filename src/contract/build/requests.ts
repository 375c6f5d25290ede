/** Validators of requests, as express-openapi-validator makes them of an operation. */
import type { ValidateFunction } from 'ajv';
import { AjvOptions } from 'express-openapi-validator/dist/framework/ajv/options.js';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import { bodyMedia, type Operation, type Parameter } from '../contract.js';
import { valueAt } from '../pointer.js';
import { formats } from '../validator-helpers.js';
import { compilerOptions, withoutUnused } from './code.js';
import { componentsOf, copySchema, type Places, SCHEMAS } from './schemas.js';

type Json = Record<string, unknown>;

/**
 * What express-openapi-validator is given for one operation: a document of that operation alone, requests only, because
 * it puts the whole document into each validator. What it would compile, copy or act upon without need is left out:
 * answers, security (checked elsewhere), examples, discriminators (a TypeError without a body, and the alternatives say
 * it all), and the defaults of bodies (which it would write into what the client sent). Parameters say `allowReserved`,
 * because otherwise a plain `created_after=2026-01-01T00:00:00Z` is rejected for its colons.
 * @returns the document, and where each of its schemas stands in that of the contract
 */
export function requestDocument(operation: Operation) {
  const { document } = operation.contract;
  const places: Places = new WeakMap();
  const { bodyRequired, queryParameters, pathParameters, headerParameters } = operation.details;
  const parameters = [...queryParameters, ...pathParameters, ...headerParameters];
  const source: Json = {
    operationId: operation.operationId,
    parameters: parameters.map((parameter) => requestParameter(parameter, places)),
  };
  const { contentType, schemaPointer } = bodyMedia(operation);
  if (contentType !== undefined && schemaPointer !== undefined) {
    const schema = copySchema(valueAt(document, schemaPointer), schemaPointer, { places });
    source.requestBody = {
      // Without an explicit false, a request without a body and content type is rejected as an unsupported media type.
      required: bodyRequired,
      content: { [contentType]: { schema } },
    };
  }
  const { schemas = {}, ...others } = componentsOf(document, source, (schema, ref) =>
    copySchema(schema, ref, { places }),
  );
  const [stray] = Object.keys(others);
  if (stray !== undefined) throw new Error(`A request refers to #/components/${stray}; put it below ${SCHEMAS}.`);
  return {
    places,
    document: {
      openapi: '3.1.0',
      info: { title: 'requests', version: '1' },
      paths: { [operation.path]: { [operation.method.toLowerCase()]: source } },
      components: { schemas },
    },
  };
}

function requestParameter(parameter: Parameter, places: Places): Json {
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required,
    schema: copySchema(parameter.schema, parameter.pointer, { places, defaults: true }),
    ...(parameter.in === 'query' && { allowReserved: true }),
  };
}

interface AjvLookup {
  getSchema(key: string): ValidateFunction | undefined;
}

/** A compiled validator, and the Ajv of express-openapi-validator that compiled it. */
interface CompiledByEngine {
  readonly ajv: AjvLookup;
  readonly validate: ValidateFunction;
}

const engineOptions = {
  apiSpec: '',
  validateRequests: { allErrors: false, allowUnknownQueryParameters: false, coerceTypes: false },
  validateResponses: false,
  validateFormats: true,
  formats,
  serDes: [],
} as never;

/**
 * The two validators that express-openapi-validator makes of an operation: of query, path and headers, and of the body.
 * Its classes are not part of its public surface, which is why its version is pinned.
 */
export function compileRequest(
  operation: Operation,
  document: ReturnType<typeof requestDocument>['document'],
): { readonly general: CompiledByEngine; readonly body: CompiledByEngine } {
  const { method, path } = operation;
  const expressPath = path.replace(/\{([^}]+)\}/g, ':$1');
  const options = new AjvOptions(engineOptions);
  new SchemaPreprocessor(document as never, options.preprocessor as never, undefined as never).preProcess();
  // An alternative that stands in place tells of all its rules, where one that is referred to stops at the first.
  const ajvOptions = { ...options.request, ...compilerOptions, inlineRefs: true, meta: false };
  const validator = new RequestValidator(document as never, ajvOptions as never);
  const { ajv, ajvBody } = validator as unknown as { ajv: AjvLookup; ajvBody: AjvLookup };
  for (const each of [ajv, ajvBody]) withoutUnused(each);
  const schema = document.paths[path]?.[method.toLowerCase()];
  const openapi = { expressRoute: expressPath, openApiRoute: path, pathParams: {}, schema };
  const { contentType } = bodyMedia(operation);
  const headers: Record<string, string> = contentType === undefined ? {} : { 'content-type': contentType };
  try {
    // They are compiled when the first request comes; what becomes of that one does not matter.
    const request = { query: {}, headers, params: {}, method, path, originalUrl: path, openapi };
    validator.validate(request as never, {} as never, () => {});
  } catch (error) {
    if (!Array.isArray((error as { errors?: unknown }).errors)) throw error;
  }
  // The name that it keeps compiled validators under.
  const key = `${method}-${expressPath}-${headers['content-type'] ?? 'not_provided'}`;
  const compiled = (lookup: AjvLookup): CompiledByEngine => {
    const validate = lookup.getSchema(key);
    if (validate === undefined) throw new Error(`express-openapi-validator keeps no validator as ${key}.`);
    return { ajv: lookup, validate };
  };
  return { general: compiled(ajv), body: compiled(ajvBody) };
}
