import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

export type Node = Record<string, unknown>;

export const documentPath = (name: string): string => fileURLToPath(new URL(`../../openapi/${name}`, import.meta.url));

const document = parse(readFileSync(documentPath('merchant.yaml'), 'utf8')) as Node;

// The document is judged by plain ajv and its own formats here, so that a fault in the server's validators cannot hide one.
const ajv = new Ajv2020.default({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'merchant.yaml');

/** The node at a JSON pointer, with references followed on the way. */
export function at(pointer: string): Node {
  let node: unknown = document;
  for (const key of pointer.split('/').slice(1)) {
    node = follow((node as Node)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')]);
  }
  if (node === undefined) throw new Error(`The document has nothing at ${pointer}.`);
  return node as Node;
}

/** What a node refers to, or the node itself. */
export function follow(node: unknown): unknown {
  const reference = (node as Node | undefined)?.$ref;
  return typeof reference === 'string' ? at(reference.slice(1)) : node;
}

/** The words of a table cell. */
export const words = (text = ''): string[] => text.split(' ').filter(Boolean);

/** In a fixed order, where the order of names says nothing. */
export const sorted = (names: Iterable<unknown>): unknown[] => [...names].sort();

export const component = (kind: string, name: string): Node => at(`/components/${kind}/${name}`);

/** The name of the component that a schema refers to. */
export const nameOf = (schema: unknown): string => String((schema as Node).$ref).replace('#/components/schemas/', '');

/** What is wrong with a value by the schema at a pointer; empty when nothing is. */
export function faults(pointer: string, value: unknown): string[] {
  const reference = `merchant.yaml#${encodeURI(pointer)}`;
  const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

export interface Found {
  readonly pointer: string;
  readonly node: Node;
}

/** Every object of the document below a pointer, in document order; references are not followed. */
export function* walk(node: unknown = document, pointer = ''): Generator<Found> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield { pointer, node: node as Node };
  for (const [key, child] of Object.entries(node)) {
    yield* walk(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

/** The examples of a media type, parameter or header, by name. */
export function examplesOf(node: Node): [name: string, value: unknown][] {
  const named = Object.entries((node.examples ?? {}) as Node).map(([name, example]): [string, unknown] => [
    name,
    (follow(example) as Node).value,
  ]);
  return 'example' in node ? [...named, ['example', node.example]] : named;
}

/** Every operation below `paths` or `webhooks`, with its method and path. */
export function operationsOf(section: 'paths' | 'webhooks'): { call: string; operation: Node }[] {
  return Object.entries(at(`/${section}`)).flatMap(([path, item]) =>
    Object.entries(item as Node).map(([method, operation]) => ({
      call: `${method} ${path}`,
      operation: operation as Node,
    })),
  );
}
