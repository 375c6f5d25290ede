/** What clients need of the contracts: commands the operations of the control API with what can be said of them, clients in code their paths. */
import type { OpenAPIObject, ParameterObject, SchemaObject } from 'openapi3-ts/oas31';
import { resolve } from '../pointer.js';
import type { DescribedAction, DescribedField, DescribedOperation } from '../types.js';
import { componentsOf } from './schemas.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

function* operationsOf(document: OpenAPIObject) {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      const parameters = [...(item.parameters ?? []), ...(operation?.parameters ?? [])];
      if (operation?.operationId !== undefined)
        yield { id: operation.operationId, path, method: method.toUpperCase(), operation, parameters };
    }
  }
}

/** @param document all of whose references are internal */
function reader(document: OpenAPIObject): <T>(value: unknown) => T {
  return function followed<T>(value: unknown): T {
    const { $ref } = (value ?? {}) as { $ref?: string };
    return ($ref === undefined ? value : followed(resolve(document, $ref).value)) as T;
  };
}

/** Rows of src/domain/actions.ts, each a command. */
export function actionsOf(document: OpenAPIObject): DescribedAction[] {
  return [...operationsOf(document)].flatMap(({ id, path, operation }) => {
    const action: string | undefined = operation['x-tenderbox-action'];
    const command = path.slice(path.lastIndexOf('/') + 1);
    return action === undefined ? [] : [{ action, command, operation: id, summary: operation.summary ?? '' }];
  });
}

/** What can be said of each operation, as options of a command. */
export function describedOperations(document: OpenAPIObject): Record<string, DescribedOperation> {
  const followed = reader(document);
  const field = (place: DescribedField['in'], value: unknown, required: boolean): DescribedField => {
    const { type, description = '', enum: own, items, default: otherwise } = followed<SchemaObject>(value);
    const [kind = 'any'] = [type ?? 'any'].flat().filter((each) => each !== 'null');
    const of = followed<SchemaObject | undefined>(items);
    const oneOf = [own, of?.enum, followed<SchemaObject | undefined>(of?.items)?.enum].find(Array.isArray) ?? [];
    const texts = kind !== 'array' || of?.type === 'string' ? {} : { json: true as const };
    const given = otherwise === undefined ? {} : { default: otherwise };
    return { in: place, type: kind, description, oneOf, ...(required ? { required: true } : {}), ...texts, ...given };
  };
  const described = [...operationsOf(document)].map(({ id, method, path, operation, parameters }) => {
    const body = followed<{ content?: Record<string, { schema: unknown; examples?: object }> } | undefined>(
      operation.requestBody,
    )?.content?.['application/json'];
    const { properties = {}, required = [] } = followed<SchemaObject | undefined>(body?.schema) ?? {};
    const said = parameters.map((each) => followed<ParameterObject>(each)).filter((each) => each.in !== 'header');
    const fields = [
      ...said.map((each): [string, DescribedField] => [
        each.name,
        {
          ...field(each.in as 'path' | 'query', each.schema, each.required === true),
          ...(each.description === undefined ? {} : { description: each.description }),
          ...(each.in === 'path' && each.example !== undefined ? { example: String(each.example) } : {}),
        },
      ]),
      ...Object.entries(properties).map(([name, property]): [string, DescribedField] => [
        name,
        field('body', property, required.includes(name)),
      ]),
    ];
    const examples = Object.values(body?.examples ?? {}).map((each) => followed<{ value?: object }>(each).value ?? {});
    const example = examples.find((each) => Object.keys(each).length > 0);
    const { summary = '' } = operation;
    return [id, { method, path, summary, fields: Object.fromEntries(fields), ...(example && { example }) }];
  });
  return Object.fromEntries(described);
}

/** What is done to one record of a list, such as `/payments/{id}/pay`. */
const ACTION_PATH = /^\/([\w-]+)\/\{id\}\/[\w-]+$/;

/** A kind of record in code: what all of them are called, and its methods by the operation that each is. */
interface CodeMethods {
  name: string;
  /** Those that take an id and nothing else. */
  plain: Record<string, string>;
  /** Those that take an id and what more there is to say. */
  said: Record<string, string>;
  create: string;
  list: string;
}

/** A list as code calls it: `paymentLinks` for `payment-links`. */
const inCode = (list: string): string => list.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A module with what clients in code need of the document: each operation as method and path, and the methods of what can be created
 * and acted on, such as `payments.receive` for `receivePayment`.
 */
export function operationsModule(document: OpenAPIObject): string {
  const described = describedOperations(document);
  const idAt = (method: 'get' | 'post', path: string): string | undefined =>
    document.paths?.[path]?.[method]?.operationId;
  const methods: Record<string, CodeMethods> = {};
  for (const { action, operation } of actionsOf(document)) {
    const { path, fields } = described[operation] as DescribedOperation;
    const [, list = ''] = ACTION_PATH.exec(path) ?? [];
    const create = idAt('post', `/${list}`);
    if (create === undefined) continue;
    const [get, listed] = [idAt('get', `/${list}/{id}`), idAt('get', `/${list}`)];
    if (get === undefined || listed === undefined)
      throw new Error(`/${list} can be created and acted on, but not read.`);
    const [kind] = action.split('.') as [string];
    const noun = kind.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
    methods[kind] ??= { name: inCode(list), plain: { get }, said: {}, create, list: listed };
    const takesMore = Object.values(fields).some((field) => field.in === 'body');
    methods[kind][takesMore ? 'said' : 'plain'][operation.replace(noun, '')] = operation;
  }
  const ways = Object.entries(described).map(([id, { method, path }]) => [id, `${method} ${path}`]);
  return constant('OPERATIONS', Object.fromEntries(ways)) + constant('METHODS', methods);
}

const constant = (name: string, value: object): string => `export const ${name} = ${JSON.stringify(value)} as const;\n`;

/**
 * A module with the methods of the client of the merchant API: `getPayment`, whose path begins with /payments, is `payments.get`. With
 * that of a list stands how many it gives at most, if its pages are of a length that is asked for.
 */
export function methodsModule(document: OpenAPIObject): string {
  const followed = reader(document);
  const groups: Record<string, Record<string, object>> = {};
  for (const { id, method, path, parameters } of operationsOf(document)) {
    const group = inCode(path.split('/')[1] ?? '');
    const [verb = ''] = /^[a-z]+/.exec(id) ?? [];
    if (!/^(create|get|list|delete)$/.test(verb) || groups[group]?.[verb] !== undefined || path.split('{').length > 2)
      throw new Error(
        `${id} cannot be a method of the client: each group has one to create, get, list and delete by id.`,
      );
    const limit = parameters.map((each) => followed<ParameterObject>(each)).find(({ name }) => name === 'limit');
    const most = followed<SchemaObject | undefined>(limit?.schema)?.maximum;
    groups[group] = { ...groups[group], [verb]: { id, method, path, ...(most !== undefined && { most }) } };
  }
  return constant('METHODS', groups);
}

// What pages make forms of: the bodies of a document's operations, without what forms do not show.

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
  for (const { path, method, operation } of operationsOf(document)) {
    const { operationId, requestBody } = operation;
    if (requestBody !== undefined)
      paths[path] = { ...paths[path], [method.toLowerCase()]: { operationId, requestBody: shown(requestBody) } };
  }
  return { paths, components: componentsOf(document, paths, (component) => shown(component)) };
}
