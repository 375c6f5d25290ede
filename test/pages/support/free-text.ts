/** Every string that an operation takes as it comes, read from the contracts: those a page must not take for code. */
import merchant from '../../../src/contract/generated/merchant.json' with { type: 'json' };
import sandbox from '../../../src/contract/generated/sandbox.json' with { type: 'json' };

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

interface Operation {
  operationId: string;
  requestBody?: { $ref?: string; content: Record<string, { schema: Schema }> };
}

type Document = { paths: Record<string, Record<string, Operation>> };

/** Deeper than any body of the contracts. */
const DEEPEST = 6;
/** Formats that bound which characters a text may have; an e-mail address and a URL leave much open. */
const STRICT_FORMATS = new Set(['date', 'date-time']);

const isText = ({ type = [], enum: values, const: value, format = '' }: Schema): boolean =>
  [type].flat().includes('string') && values === undefined && value === undefined && !STRICT_FORMATS.has(format);

/** A pattern that says all of a text, rather than how it begins. */
const isBound = ({ pattern }: Schema): boolean => pattern?.startsWith('^') === true && pattern.endsWith('$');

function* texts(document: Document, at: Schema, name: string, depth: number): Generator<string> {
  const schema = resolve(document, at);
  if (depth > DEEPEST) return;
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    yield* texts(document, part, name, depth + 1);
  if (isText(schema) && !isBound(schema)) yield name;
  for (const [key, value] of Object.entries(schema.properties ?? {}))
    yield* texts(document, value, name === '' ? key : `${name}.${key}`, depth + 1);
  if (schema.items) yield* texts(document, schema.items, `${name}[]`, depth + 1);
  const { additionalProperties: more } = schema;
  if (typeof more === 'object') yield* texts(document, more, `${name}.*`, depth + 1);
}

function resolve<T extends { $ref?: string }>(document: Document, at: T): T {
  if (at.$ref === undefined) return at;
  const found = at.$ref
    .slice(2)
    .split('/')
    .reduce((node: unknown, key) => (node as Record<string, unknown>)[key], document);
  return resolve(document, found as T);
}

function ofDocument(document: Document): string[] {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  return operations.flatMap((operation) => {
    if (operation.requestBody === undefined) return [];
    const { content } = resolve(document, operation.requestBody);
    const names = Object.values(content).flatMap(({ schema }) => [...texts(document, schema, '', 0)]);
    return names.map((name) => `${operation.operationId} ${name}`);
  });
}

/** `createPayment description` and so on, each once. */
export const FREE_TEXTS: readonly string[] = [
  ...new Set([merchant, sandbox].flatMap((document) => ofDocument(document as unknown as Document))),
].sort();
