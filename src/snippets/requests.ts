/** The calls that a contract describes, filled in with its own examples. */
import type { Credentials, Scheme, SnippetRequest, Text, Value } from './call.js';

/** What fills an operation in; what is left out comes from the contract's examples. */
interface Choices {
  /** By name: values of path, query and header parameters. Of the last two, others are not sent. */
  readonly parameters?: Readonly<Record<string, string | undefined>>;
  /** Name of the example that is the body; the first one unless given. */
  readonly example?: string;
  /** The body as text, instead of an example; nothing is sent when it is empty. */
  readonly body?: string;
  /** Base URL of the service, with the version segment; the variable TENDERBOX_URL unless given. */
  readonly base?: Value;
  /** The first way of the contract, with the variables that `tenderbox exec` sets, unless given. */
  readonly credentials?: Credentials;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema?: { readonly default?: unknown; readonly enum?: readonly unknown[] };
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, unknown>>;
}

/** Of an operation, what the contracts of this program always say, and calls are made of. */
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly security?: readonly object[];
}

/** The credentials that `tenderbox exec` puts into the environment of its command. */
export const ENVIRONMENT: Readonly<Record<Scheme, Credentials>> = {
  bearer: { scheme: 'bearer', key: { variable: 'TENDERBOX_API_KEY' } },
  key: { scheme: 'key', key: { variable: 'TENDERBOX_API_KEY' } },
  signed: {
    scheme: 'signed',
    publicKey: { variable: 'TENDERBOX_PUBLIC_KEY' },
    secretKey: { variable: 'TENDERBOX_SECRET_KEY' },
  },
};

/** The security scheme of the contract that tells each way to authenticate from the others. */
const SCHEMES: Readonly<Record<string, Scheme>> = { bearer: 'bearer', apiKey: 'key', signature: 'signed' };

/** The ways to authenticate that a contract accepts, in its order. */
export function schemesOf(document: object): Scheme[] {
  const { security = [] } = document as Document;
  return security.flatMap((each) => Object.keys(each).flatMap((name) => SCHEMES[name] ?? []));
}

/**
 * The call of an operation, from an OpenAPI document as `/v1/openapi.json` answers it.
 * @throws RangeError for an operation or an example that the document does not have
 */
export function requestOf(document: object, operationId: string, choices: Choices = {}): SnippetRequest {
  const { path, method, operation, parameters } = find(document, operationId);
  const body = choices.body ?? exampleBody(document, operation, choices.example);
  const [scheme] = schemesOf(document);
  const credentials = choices.credentials ?? (scheme === undefined ? undefined : ENVIRONMENT[scheme]);
  return {
    method: method.toUpperCase(),
    url: [choices.base ?? { variable: 'TENDERBOX_URL' }, addressOf(path, parameters, choices.parameters ?? {})],
    headers: headersOf(method, parameters, choices.parameters ?? {}),
    ...(body === undefined || body === '' ? {} : { body }),
    ...(credentials === undefined ? {} : { credentials }),
  };
}

/** The operations of a contract in its order, each with all its parameters. */
export function operationsOf(document: object) {
  return Object.entries((document as Document).paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, value]) => {
      const operation = value as Operation;
      if (operation.operationId === undefined) return [];
      const written = [...((item.parameters ?? []) as unknown[]), ...(operation.parameters ?? [])];
      return [{ path, method, operation, parameters: written.map((each) => parameterOf(document, each)) }];
    }),
  );
}

function find(document: object, operationId: string) {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  if (found !== undefined) return found;
  throw new RangeError(`The contract has no operation ${operationId}.`);
}

/** A parameter with its schema, and the first of its examples as the one. */
function parameterOf(document: object, written: unknown): Parameter {
  const { examples = {}, ...parameter } = deref(document, written) as Parameter;
  const first = deref(document, Object.values(examples)[0]) as Example | undefined;
  const schema = deref(document, parameter.schema) as NonNullable<Parameter['schema']>;
  return { example: first?.value, ...parameter, schema };
}

function addressOf(path: string, parameters: readonly Parameter[], given: NonNullable<Choices['parameters']>): string {
  const inPath = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const known = parameters.find((each) => each.in === 'path' && each.name === name);
    return encodeURIComponent(given[name] ?? String(known?.example ?? name));
  });
  const query = parameters.flatMap(({ name, in: place }) => {
    const value = place === 'query' ? given[name] : undefined;
    return value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`];
  });
  return query.length === 0 ? inPath : `${inPath}?${query.join('&')}`;
}

/** What stands for the key that a client makes up. The contract has no example, which tools would send with every call. */
const MADE_UP_KEY = 'order-1042-attempt-1';

/** A POST carries an Idempotency-Key: a made-up one unless one is given. */
function headersOf(
  method: string,
  parameters: readonly Parameter[],
  given: NonNullable<Choices['parameters']>,
): Record<string, Text> {
  const headers: Record<string, Text> = {};
  for (const { name, in: place } of parameters) {
    if (place !== 'header') continue;
    const value = given[name] ?? (method === 'post' && name === 'Idempotency-Key' ? MADE_UP_KEY : undefined);
    if (value !== undefined && value !== '') headers[name] = value;
  }
  return headers;
}

/** The names of the examples that an operation has for its body, in the order of the document. */
export function bodyExamplesOf(document: object, operationId: string): string[] {
  return Object.keys(examplesOf(document, find(document, operationId).operation.requestBody));
}

/** The examples of a body or an answer, by name, in the order of the document. */
export function examplesOf(document: object, owner: unknown): Readonly<Record<string, Example>> {
  const { content } = (deref(document, owner) ?? {}) as { content?: Record<string, { examples?: object }> };
  const examples = Object.entries(content?.['application/json']?.examples ?? {});
  return Object.fromEntries(examples.map(([name, example]) => [name, deref(document, example) as Example]));
}

function exampleBody(document: object, operation: Operation, name: string | undefined): string | undefined {
  const examples = examplesOf(document, operation.requestBody);
  const chosen = name ?? Object.keys(examples)[0];
  if (chosen === undefined) return undefined;
  if (!Object.hasOwn(examples, chosen)) {
    throw new RangeError(
      `${operation.operationId} has no example ${chosen}; it has ${Object.keys(examples).join(', ')}.`,
    );
  }
  return exampleText(examples[chosen]?.value);
}

/** What fits on a line of code. */
const LINE = 60;

/** An example as text: on one line where it is short. */
export function exampleText(value: unknown): string {
  const lines = JSON.stringify(value, null, 2);
  // A line break stands between tokens only.
  const line = lines.replace(/(?<=[{[])\n *|\n *(?=[}\]])/g, '').replace(/\n */g, ' ');
  return line.length > LINE ? lines : line;
}

/** Follows the references of a document, which are all to places within it. */
function deref(document: object, value: unknown): unknown {
  const { $ref } = (value ?? {}) as { $ref?: string };
  if ($ref === undefined) return value;
  const keys = $ref.split('/').slice(1);
  const step = (at: unknown, key: string): unknown =>
    (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  return deref(document, keys.reduce(step, document));
}
