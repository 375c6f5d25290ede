import type { OpenAPIObject, OperationObject, ParameterObject, SchemaObject } from 'openapi3-ts/oas31';
import type { Contract, DocumentedResponse, Operation, Parameter } from './contract.js';
import { escapeKey, type Located, resolve } from './pointer.js';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

interface Content {
  readonly content?: Record<string, { schema?: unknown }>;
}

/** Reads the operation table of a contract, in document order. */
export function readOperations(contract: Contract): Operation[] {
  const paths = contract.document.paths ?? {};
  return Object.keys(paths).flatMap((path) => {
    const item = resolve<Record<string, unknown>>(contract.document, `#/paths/${escapeKey(path)}`);
    return methods
      .filter((method) => item.value[method] !== undefined)
      .map((method) => readOperation(contract, path, method, item));
  });
}

function readOperation(
  contract: Contract,
  path: string,
  method: string,
  item: Located<Record<string, unknown>>,
): Operation {
  const { document } = contract;
  const source = item.value[method] as OperationObject;
  const pointer = `${item.pointer}/${method}`;
  const parameters = readParameters(document, item, pointer);
  const headerParameters = parameters.filter((parameter) => parameter.in === 'header');
  const responses = readResponses(document, source, pointer);
  return {
    contract,
    operationId: source.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    expressPath: path.replace(/\{([^}]+)\}/g, ':$1'),
    pointer,
    scope: (source as Record<string, unknown>)['x-tenderbox-scope'] as string | undefined,
    ...readBody(document, source, pointer),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    headerParameters,
    headerNames: headerParameters.map(({ name }) => name.toLowerCase()),
    statuses: [...responses.keys()],
    responses,
  };
}

function readParameters(
  document: OpenAPIObject,
  item: Located<Record<string, unknown>>,
  operationPointer: string,
): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const owner of [item.pointer, operationPointer]) {
    const list = (resolve<{ parameters?: unknown[] }>(document, owner).value.parameters ?? []) as unknown[];
    for (const index of list.keys()) {
      const parameter = readParameter(document, `${owner}/parameters/${index}`);
      // An operation's own parameter replaces the path's of the same place and name.
      found.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...found.values()];
}

function readParameter(document: OpenAPIObject, pointer: string): Parameter {
  const parameter = resolve<ParameterObject>(document, pointer);
  const schema = resolve<SchemaObject>(document, `${parameter.pointer}/schema`);
  return {
    name: parameter.value.name,
    in: parameter.value.in,
    required: parameter.value.required === true,
    schema: schema.value,
    pointer: schema.pointer,
  };
}

function readBody(document: OpenAPIObject, source: OperationObject, pointer: string) {
  if (source.requestBody === undefined) {
    return { hasBody: false, bodyRequired: false, bodyContentType: undefined, bodyPointer: undefined };
  }
  const body = resolve<Content & { required?: boolean }>(document, `${pointer}/requestBody`);
  const media = readJsonMedia(document, body);
  return {
    hasBody: true,
    bodyRequired: body.value.required === true,
    bodyContentType: media.contentType,
    bodyPointer: media.schemaPointer,
  };
}

function readResponses(document: OpenAPIObject, source: OperationObject, pointer: string) {
  const responses = new Map<number, DocumentedResponse>();
  for (const status of Object.keys(source.responses ?? {})) {
    const response = resolve<Content>(document, `${pointer}/responses/${status}`);
    responses.set(Number(status), {
      status: Number(status),
      pointer: response.pointer,
      ...readJsonMedia(document, response),
    });
  }
  return responses;
}

/** Finds the JSON form among the contents of a body or an answer. Other forms (CSV, HTML) are not judged by schema. */
function readJsonMedia(document: OpenAPIObject, owner: Located<Content>) {
  const types = Object.keys(owner.value.content ?? {});
  const contentType = types.find((type) => /^application\/(?:[\w.-]+\+)?json\b/.test(type));
  if (contentType === undefined) return { contentType: types[0], schemaPointer: undefined };
  const pointer = `${owner.pointer}/content/${escapeKey(contentType)}/schema`;
  return { contentType, schemaPointer: resolve(document, pointer).pointer };
}
