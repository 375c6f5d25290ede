import type { Operation, Parameter } from './contract.js';
import { escapeKey, valueAt } from './pointer.js';

type Json = Record<string, unknown>;

/** A document of one operation's requests, and where each of its schemas stands in the contract's document. */
export interface RequestDocument {
  readonly document: Json;
  readonly origins: WeakMap<object, string>;
}

/**
 * What express-openapi-validator is given for one operation: a document of that operation alone, requests only.
 * Everything that it would compile, copy or act upon without need is left out: answers, security (judged elsewhere),
 * examples, discriminators (a TypeError without a body, and the alternatives say it all), and the defaults of bodies
 * (which it would write into what the client sent). Parameters say `allowReserved`, because otherwise a plain
 * `created_after=2026-01-01T00:00:00Z` is refused for its colons.
 */
export function requestDocument(operation: Operation): RequestDocument {
  const { document } = operation.contract;
  const copier = new SchemaCopier();
  const parameters = [...operation.queryParameters, ...operation.pathParameters, ...operation.headerParameters];
  const source: Json = {
    operationId: operation.operationId,
    parameters: parameters.map((parameter) => requestParameter(parameter, copier)),
  };
  if (operation.bodyPointer !== undefined) {
    const schema = copier.copy(valueAt(document, operation.bodyPointer), operation.bodyPointer, false);
    source.requestBody = {
      // Without an explicit false, a request without a body and content type is refused as an unsupported media type.
      required: operation.bodyRequired,
      content: { [operation.bodyContentType as string]: { schema } },
    };
  }
  return {
    origins: copier.origins,
    document: {
      openapi: '3.1.0',
      info: { title: 'requests', version: '1' },
      paths: { [operation.path]: { [operation.method.toLowerCase()]: source } },
      components: { schemas: reachableSchemas(document, source, copier) },
    },
  };
}

function requestParameter(parameter: Parameter, copier: SchemaCopier): Json {
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required,
    schema: copier.copy(parameter.schema, parameter.pointer, true),
    ...(parameter.in === 'query' && { allowReserved: true }),
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

/** Copies schemas with only what judges data, and remembers where each was copied from. */
class SchemaCopier {
  readonly origins = new WeakMap<object, string>();

  /** `default` stays where `keepDefaults` says so. */
  copy(schema: unknown, pointer: string, keepDefaults: boolean): unknown {
    if (Array.isArray(schema))
      return schema.map((entry, index) => this.copy(entry, `${pointer}/${index}`, keepDefaults));
    if (typeof schema !== 'object' || schema === null) return schema;
    const copy: Json = {};
    this.origins.set(copy, pointer);
    for (const [key, value] of Object.entries(schema)) {
      const place = `${pointer}/${escapeKey(key)}`;
      if (annotations.has(key) || (key === 'default' && !keepDefaults)) continue;
      if (plainValues.has(key) || key === 'default') copy[key] = structuredClone(value);
      else if (namedSchemas.has(key)) copy[key] = this.copyEach(value as Json, place, keepDefaults);
      else copy[key] = this.copy(value, place, keepDefaults);
    }
    return copy;
  }

  private copyEach(schemas: Json, pointer: string, keepDefaults: boolean): Json {
    const entries = Object.entries(schemas);
    return Object.fromEntries(
      entries.map(([name, schema]) => [name, this.copy(schema, `${pointer}/${escapeKey(name)}`, keepDefaults)]),
    );
  }
}

const schemaPrefix = '#/components/schemas/';

/** The component schemas that a part of the document leads to, directly or through others. */
function reachableSchemas(document: unknown, part: unknown, copier: SchemaCopier): Json {
  const found: Json = {};
  const pending = [...refsOf(part)];
  for (let ref = pending.pop(); ref !== undefined; ref = pending.pop()) {
    if (!ref.startsWith(schemaPrefix)) throw new Error(`A request refers to ${ref}; put it below ${schemaPrefix}.`);
    const name = ref.slice(schemaPrefix.length);
    if (Object.hasOwn(found, name)) continue;
    found[name] = copier.copy(valueAt(document, ref), ref, false);
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
