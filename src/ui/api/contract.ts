/** A contract as pages show it and make forms of it: what an OpenAPI document says, by operation, by event and by status. */

/** A schema of OpenAPI 3.1, as far as it is shown. */
export interface Schema {
  type?: string | readonly string[];
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Readonly<Record<string, unknown>>;
  required?: readonly string[];
  items?: unknown;
  additionalProperties?: unknown;
  patternProperties?: Readonly<Record<string, unknown>>;
  oneOf?: readonly unknown[];
  anyOf?: readonly unknown[];
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: unknown;
  example?: unknown;
  /** Of the components that it was found by. */
  names: readonly string[];
}

export interface Example {
  name: string;
  summary: string;
  value: unknown;
}

/** A body: what it must look like, and what it may look like. */
interface Body {
  description: string;
  required: boolean;
  schema: unknown;
  examples: readonly Example[];
}

/** What is answered with one status. */
export interface Answer {
  status: string;
  description: string;
  headers: readonly Omit<Parameter, 'in'>[];
  body: Body | undefined;
  names: readonly string[];
}

/** A call of the API, or an event that the service sends. */
export interface Entry {
  /** What stands behind the # of the address. */
  id: string;
  kind: 'operation' | 'event';
  title: string;
  tag: string;
  method: string;
  path: string;
  description: string;
  scope: string | undefined;
  /** Read when it is asked for, as the next two are: one entry is shown at a time. */
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly answers: readonly Answer[];
}

type Node = Readonly<Record<string, unknown>>;

const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads once, when it is first asked for. */
function lazily<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

/** Two schemas that hold at once, as one: what both name is narrowed by both, once it is resolved. */
function merged(one: Node, other: Node): Node {
  const properties = { ...asNode(one.properties), ...asNode(other.properties) };
  for (const [name, inner] of Object.entries(asNode(one.properties))) {
    if (properties[name] !== inner) properties[name] = { allOf: [inner, properties[name]] };
  }
  const required = [one.required, other.required].flatMap((names) => (Array.isArray(names) ? names : []));
  return { ...one, ...other, required, ...(Object.keys(properties).length > 0 && { properties }) };
}

/** Answers that are good come first, then by number; `default` is what remains. */
const rankOf = (status: string): number => (status === 'default' ? 1_000 : Number(status.replaceAll('X', '0')));

/** References follow each other only so far: a document that leads in a circle must not lead the page there. */
const MOST_STEPS = 16;

/** The document of a merchant's contract, read. */
export class Contract {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly { name: string; description: string }[];
  readonly entries: readonly Entry[];

  constructor(readonly document: object) {
    const { info, tags } = asNode(document);
    this.title = textOf(asNode(info).title);
    this.description = textOf(asNode(info).description);
    this.tags = (Array.isArray(tags) ? tags : []).map((tag) => ({
      name: textOf(asNode(tag).name),
      description: textOf(asNode(tag).description),
    }));
    this.entries = [...this.readEntries('paths'), ...this.readEntries('webhooks')];
  }

  /**
   * Follows references; what stands beside one is laid over what it leads to, as OpenAPI 3.1 has it, and an `allOf` is one schema.
   * @param steps how far it is followed
   * @returns what it leads to, with the names of the components on the way, nearest first, as in `schemas/Timestamp`
   */
  resolve<T>(given: unknown, steps = MOST_STEPS): { value: T; names: readonly string[] } {
    const names: string[] = [];
    let value = asNode(given);
    for (let step = 0; typeof value.$ref === 'string' && step < steps; step += 1) {
      const { $ref, ...beside } = value;
      names.push(textOf($ref).replace(/^#\/components\//, ''));
      value = { ...asNode(this.at(textOf($ref))), ...beside };
    }
    if (Array.isArray(value.allOf) && steps > 0) {
      const { allOf, ...beside } = value;
      const parts = (allOf as unknown[]).map((part) => this.resolve<Node>(part, Math.floor(steps / 2)).value);
      value = [...parts, beside].reduce(merged);
    }
    return { value: value as T, names };
  }

  /** The scheme of credentials by its name in the document. */
  schemeText(name: string): string {
    return textOf(asNode(this.at(`#/components/securitySchemes/${name}`)).description);
  }

  private at(reference: string): unknown {
    let node: unknown = this.document;
    for (const part of reference.split('/').slice(1)) {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      if (!Object.hasOwn(asNode(node), key)) return undefined;
      node = asNode(node)[key];
    }
    return node;
  }

  private readEntries(kind: 'paths' | 'webhooks'): Entry[] {
    return Object.entries(asNode(asNode(this.document)[kind])).flatMap(([path, item]) =>
      Object.entries(asNode(item))
        .filter(([, operation]) => typeof asNode(operation).operationId === 'string')
        .map(([method, operation]) => this.readEntry(kind, path, method, item, asNode(operation))),
    );
  }

  private readEntry(kind: 'paths' | 'webhooks', path: string, method: string, item: unknown, node: Node): Entry {
    const isEvent = kind === 'webhooks';
    const parameters = lazily(() =>
      [asNode(item).parameters, node.parameters]
        .flatMap((list) => (Array.isArray(list) ? list : []))
        .map((each) => this.readParameter(each)),
    );
    const body = lazily(() => this.withValues(this.readBody(node.requestBody), answers()));
    const answers = lazily(() =>
      Object.entries(asNode(node.responses))
        .map(([status, answer]) => this.readAnswer(status, answer))
        .sort((a, b) => rankOf(a.status) - rankOf(b.status)),
    );
    return {
      id: isEvent ? path : textOf(node.operationId),
      kind: isEvent ? 'event' : 'operation',
      title: textOf(node.summary) || textOf(node.operationId),
      tag: textOf(asNode(node.tags)[0]) || 'Others',
      method: method.toUpperCase(),
      path,
      description: textOf(node.description),
      scope: textOf(node['x-tenderbox-scope']) || undefined,
      get parameters() {
        return parameters();
      },
      get body() {
        return body();
      },
      get answers() {
        return answers();
      },
    };
  }

  private readParameter(given: unknown): Parameter {
    const { value, names } = this.resolve<Node>(given);
    return {
      name: textOf(value.name),
      in: value.in as Parameter['in'],
      required: value.required === true,
      description: textOf(value.description),
      schema: value.schema,
      example: value.example ?? asNode(Object.values(asNode(value.examples))[0]).value,
      names,
    };
  }

  private readBody(given: unknown): Body | undefined {
    const { value } = this.resolve<Node>(given);
    const content = asNode(asNode(value.content)['application/json']);
    if (content.schema === undefined) return undefined;
    const examples = Object.entries(asNode(content.examples)).map(([name, example]) => {
      const { value: read } = this.resolve<Node>(example);
      return { name, summary: textOf(read.summary), value: read.value };
    });
    const { description, required } = value;
    return { description: textOf(description), required: required === true, schema: content.schema, examples };
  }

  /**
   * A field whose values the contract leaves to the operation, as it does for `currency`, takes those that the success answers
   * with under the same name.
   */
  private withValues(body: Body | undefined, answers: readonly Answer[]): Body | undefined {
    const answered = answers.find(({ status, body: shown }) => status.startsWith('2') && shown !== undefined);
    if (body === undefined || answered === undefined) return body;
    const fieldsOf = (schema: unknown) => this.resolve<Schema>(schema).value.properties ?? {};
    const valuesOf = (field: unknown) => this.resolve<Schema>(field).value.enum;
    const fields = fieldsOf(body.schema);
    const known = fieldsOf(answered.body?.schema);
    const open = Object.keys(fields).filter((name) => valuesOf(fields[name]) === undefined && valuesOf(known[name]));
    if (open.length === 0) return body;
    const valued = open.map((name) => [name, { ...asNode(fields[name]), enum: valuesOf(known[name]) }] as const);
    return { ...body, schema: { ...asNode(body.schema), properties: { ...fields, ...Object.fromEntries(valued) } } };
  }

  private readAnswer(status: string, given: unknown): Answer {
    const { value, names } = this.resolve<Node>(given);
    const headers = Object.entries(asNode(value.headers)).map(([name, header]) => ({
      ...this.readParameter(header),
      name,
    }));
    return { status, description: textOf(value.description), headers, body: this.readBody(value), names };
  }
}

const BOUNDS: readonly (readonly [keyword: string, text: (value: unknown) => string])[] = [
  ['format', (value) => String(value)],
  ['x-tenderbox-format', (value) => String(value).replaceAll('_', ' ')],
  ['minimum', (value) => `at least ${value}`],
  ['exclusiveMinimum', (value) => `more than ${value}`],
  ['maximum', (value) => `at most ${value}`],
  ['minLength', (value) => `at least ${value} characters`],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minItems', (value) => `at least ${value} items`],
  ['maxItems', (value) => `at most ${value} items`],
  ['maxProperties', (value) => `at most ${value} pairs`],
];

/** What a value must be, in few words. */
export function rulesOf(schema: Schema): string[] {
  const rules = BOUNDS.flatMap(([keyword, text]) => (schema[keyword] === undefined ? [] : [text(schema[keyword])]));
  return [...new Set(rules)].filter((rule) => rule !== 'at least 1 characters');
}

/** The types that a value may have. */
export const typesOf = ({ type }: Schema): readonly unknown[] => (type === undefined ? [] : [type].flat());
