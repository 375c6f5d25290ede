import type { Operation, Parameter } from './contract.js';
import { valueAt } from './pointer.js';

type Json = Record<string, unknown>;

/**
 * What express-openapi-validator is given for one operation: a document of that operation alone, requests only.
 * Everything that it would compile, copy or act upon without need is left out: answers, security (judged elsewhere),
 * examples, discriminators (a TypeError without a body, and the alternatives say it all), and the defaults of bodies
 * (which it would write into what the client sent). Parameters say `allowReserved`, because otherwise a plain
 * `created_after=2026-01-01T00:00:00Z` is refused for its colons.
 */
export function requestDocument(operation: Operation): Json {
  const { document } = operation.contract;
  const parameters = [...operation.queryParameters, ...operation.pathParameters, ...operation.headerParameters];
  const source: Json = { operationId: operation.operationId, parameters: parameters.map(requestParameter) };
  if (operation.bodyPointer !== undefined) {
    const schema = withoutAnnotations(valueAt(document, operation.bodyPointer), false);
    source.requestBody = {
      // Without an explicit false, a request without a body and content type is refused as an unsupported media type.
      required: operation.bodyRequired,
      content: { [operation.bodyContentType as string]: { schema } },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'requests', version: '1' },
    paths: { [operation.path]: { [operation.method.toLowerCase()]: source } },
    components: { schemas: reachableSchemas(document, source) },
  };
}

function requestParameter(parameter: Parameter): Json {
  const place = parameter.in;
  const schema = withoutAnnotations(parameter.schema, true);
  return {
    name: parameter.name,
    in: place,
    required: parameter.required,
    schema,
    ...(place === 'query' && { allowReserved: true }),
  };
}

const namedSchemas = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
const plainValues = new Set(['enum', 'const', 'required', 'dependentRequired', 'type']);
const annotations = new Set([
  'example',
  'examples',
  'discriminator',
  'description',
  'title',
  'summary',
  'externalDocs',
]);

/** A copy of a schema with only what judges data; `default` stays where `keepDefaults` says so. */
function withoutAnnotations(schema: unknown, keepDefaults: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((entry) => withoutAnnotations(entry, keepDefaults));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Json = {};
  for (const [key, value] of Object.entries(schema)) {
    if (annotations.has(key) || (key === 'default' && !keepDefaults)) continue;
    if (plainValues.has(key) || key === 'default') copy[key] = structuredClone(value);
    else if (namedSchemas.has(key))
      copy[key] = mapValues(value as Json, (entry) => withoutAnnotations(entry, keepDefaults));
    else copy[key] = withoutAnnotations(value, keepDefaults);
  }
  return copy;
}

function mapValues(object: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

const schemaPrefix = '#/components/schemas/';

/** The component schemas that a part of the document leads to, directly or through others. */
function reachableSchemas(document: unknown, part: unknown): Json {
  const found: Json = {};
  const pending = [...refsOf(part)];
  for (let ref = pending.pop(); ref !== undefined; ref = pending.pop()) {
    if (!ref.startsWith(schemaPrefix)) throw new Error(`A request refers to ${ref}; put it below ${schemaPrefix}.`);
    const name = ref.slice(schemaPrefix.length);
    if (Object.hasOwn(found, name)) continue;
    found[name] = withoutAnnotations(valueAt(document, ref), false);
    pending.push(...refsOf(found[name]));
  }
  return found;
}

function* refsOf(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key === '$ref' && typeof value === 'string') yield value;
    else yield* refsOf(value);
  }
}
