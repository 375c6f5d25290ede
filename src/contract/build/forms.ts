/** What pages make forms of: the bodies of a document's operations, without what forms do not show. */
import type { OpenAPIObject } from 'openapi3-ts/oas31';

type Node = Readonly<Record<string, unknown>>;

/** Whole documents are several times as long, mostly by their answers and examples. */
const UNSHOWN = new Set(['example', 'examples']);

/** @param named whether the members are named by the contract itself, as properties are: a property may be called `example` */
function shown(value: unknown, named = false): unknown {
  if (Array.isArray(value)) return value.map((each) => shown(each));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([key]) => named || !UNSHOWN.has(key));
  return Object.fromEntries(members.map(([key, inner]) => [key, shown(inner, !named && key === 'properties')]));
}

/**
 * A document of the operations that take a body, with nothing of them but that, and of the components that it leads to.
 * @param document all of whose references are internal
 */
export function formsOf(document: OpenAPIObject): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item as Record<string, Node>)) {
      const { operationId, requestBody } = operation;
      if (requestBody !== undefined)
        paths[path] = { ...paths[path], [method]: { operationId, requestBody: shown(requestBody) } };
    }
  }
  return { paths, components: componentsOf(document, paths) };
}

/** The components that a value leads to, by kind and name. */
function componentsOf(document: OpenAPIObject, from: unknown): object {
  const all = document.components as Readonly<Record<string, Node>>;
  const found: Record<string, Record<string, unknown>> = {};
  const follow = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref } = value as Node;
    if (typeof $ref === 'string') {
      const [kind = '', name = ''] = $ref.split('/').slice(2);
      if (found[kind]?.[name] === undefined) {
        const component = shown(all[kind]?.[name]);
        found[kind] = { ...found[kind], [name]: component };
        follow(component);
      }
    }
    for (const inner of Object.values(value)) follow(inner);
  };
  follow(from);
  return found;
}
