/** The schemas of documents as they are compiled: only what validates, each distinct one once, with its place. */
import { createHash } from 'node:crypto';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { remembered } from '../contract.js';
import { escapeKey, keysOf, valueAt } from '../pointer.js';

type Json = Record<string, unknown>;

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

/** Where each copied schema stands in the document that it is of. */
export type Places = WeakMap<object, string>;

/** How schemas are copied. */
interface Copying {
  readonly places: Places;
  /** Whether `default` stays: a query's is filled in, a body's would change what the client sent. */
  readonly defaults?: boolean;
  /** What a reference becomes; without it, it stays. */
  readonly refer?: (ref: string) => string;
}

/** Keywords for which every validator would have to note what it has seen; no contract has needed one. */
const rejected = new Set(['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef', '$dynamicAnchor']);

/**
 * Copies a schema with only what validates data, and notes where each part was copied from.
 * @throws Error for a keyword that is not compiled
 */
export function copySchema(schema: unknown, pointer: string, copying: Copying): unknown {
  if (Array.isArray(schema)) return schema.map((entry, index) => copySchema(entry, `${pointer}/${index}`, copying));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Json = {};
  copying.places.set(copy, pointer);
  for (const [key, value] of Object.entries(schema)) {
    const place = `${pointer}/${escapeKey(key)}`;
    if (rejected.has(key)) throw new Error(`${place}: this keyword is not compiled; say it without.`);
    if (annotations.has(key) || key.startsWith('x-') || (key === 'default' && copying.defaults !== true)) continue;
    if (key === '$ref') copy[key] = copying.refer?.(value as string) ?? value;
    else if (plainValues.has(key) || key === 'default') copy[key] = structuredClone(value);
    else if (namedSchemas.has(key)) copy[key] = copyEach(value as Json, place, copying);
    else copy[key] = copySchema(value, place, copying);
  }
  return copy;
}

function copyEach(schemas: Json, pointer: string, copying: Copying): Json {
  const entries = Object.entries(schemas);
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, copySchema(schema, `${pointer}/${escapeKey(name)}`, copying)]),
  );
}

/** Every `$ref` in a part of a document. */
function* refsOf(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key === '$ref' && typeof value === 'string') yield value;
    else yield* refsOf(value);
  }
}

/**
 * The components that a part of a document leads to, directly or through others, by kind and name.
 * @param made what is made of each; what only its original leads to is left out
 */
export function componentsOf(
  document: OpenAPIObject,
  part: unknown,
  made: (component: unknown, ref: string) => unknown,
) {
  const found: Record<string, Json> = {};
  const follow = (from: unknown): void => {
    for (const ref of refsOf(from)) {
      const [kind = '', name = ''] = keysOf(ref).slice(1);
      if (found[kind]?.[name] !== undefined) continue;
      const component = made(valueAt(document, ref), ref);
      found[kind] = { ...found[kind], [name]: component };
      follow(component);
    }
  };
  follow(part);
  return found;
}

/**
 * Fingerprints of a document's schemas: the same where a schema and all that it refers to are the same, in the same
 * places.
 */
export class Fingerprints {
  constructor(private readonly document: OpenAPIObject) {}

  /** That of the schema at a pointer; undefined where nothing stands. */
  readonly of = remembered((start): string | undefined => {
    if (valueAt(this.document, start) === undefined) return undefined;
    const reached = new Set([start]);
    for (const pointer of reached) for (const ref of this.part(pointer).refs) reached.add(ref);
    const hash = createHash('sha1');
    for (const pointer of [...reached].sort()) hash.update(`${pointer}\n${this.part(pointer).text}\n`);
    return hash.digest('hex');
  });

  private readonly part = remembered((pointer) => {
    const copy = copySchema(valueAt(this.document, pointer), pointer, { places: new WeakMap() });
    return { text: JSON.stringify(copy), refs: [...refsOf(copy)] };
  });
}

/** Distinct schemas of any number of documents, under names of their own, by which they refer to each other. */
export class DistinctSchemas {
  /** By name, as the components of one document. */
  readonly schemas: Record<string, unknown> = {};
  readonly places: Places = new WeakMap();
  private readonly names = new Map<string, string>();

  /** The name of the schema at a pointer, and of all that it refers to. */
  nameOf(document: OpenAPIObject, fingerprints: Fingerprints, pointer: string): string {
    const key = `${pointer} ${fingerprints.of(pointer)}`;
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const name = `s${this.names.size}`;
    this.names.set(key, name);
    const refer = (ref: string): string => SCHEMAS + this.nameOf(document, fingerprints, ref);
    this.schemas[name] = copySchema(valueAt(document, pointer), pointer, { places: this.places, refer });
    return name;
  }
}

/** Below this the validator looks for the components of a document. */
export const SCHEMAS = '#/components/schemas/';
