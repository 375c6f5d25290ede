/** What commands need of the operations that are actions: the rows of src/domain/actions.ts, as the control contract describes them. */
import type { OpenAPIObject, OperationObject, SchemaObject } from 'openapi3-ts/oas31';
import { resolve } from '../pointer.js';
import type { DescribedAction } from '../types.js';

/** Types of what an option can say. */
const SINGLE = new Set(['string', 'number', 'integer']);

/** @param document all of whose references are internal */
export function actionsOf(document: OpenAPIObject): DescribedAction[] {
  const followed = (value: unknown): unknown => {
    const { $ref } = (value ?? {}) as { $ref?: string };
    return $ref === undefined ? value : resolve(document, $ref).value;
  };
  const fieldsOf = ({ requestBody }: OperationObject): DescribedAction['fields'] => {
    const body = followed(requestBody) as { content?: Record<string, { schema: unknown }> } | undefined;
    const { properties = {} } = (followed(body?.content?.['application/json']?.schema) ?? {}) as SchemaObject;
    const fields = Object.entries(properties).flatMap(([name, property]) => {
      const { type, description = '', enum: oneOf = [] } = followed(property) as SchemaObject;
      return typeof type === 'string' && SINGLE.has(type) ? [[name, { type, description, oneOf }]] : [];
    });
    return Object.fromEntries(fields);
  };
  return Object.entries(document.paths ?? {}).flatMap(([path, { post }]) => {
    const action = post?.['x-tenderbox-action'];
    if (post === undefined || action === undefined) return [];
    return [{ action, path, summary: post.summary ?? '', fields: fieldsOf(post) }];
  });
}

/**
 * A module with what a client needs of the document: each operation as method and path, and the operations of the actions by the
 * names that methods have, such as `receive` for `receivePayment`.
 */
export function operationsModule(document: OpenAPIObject): string {
  const operations: Record<string, string> = {};
  const actions: Record<string, Record<string, string>> = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const { operationId, 'x-tenderbox-action': action } = (item[method] ?? {}) as OperationObject;
      if (operationId === undefined) continue;
      operations[operationId] = `${method.toUpperCase()} ${path}`;
      if (action === undefined) continue;
      const [kind] = String(action).split('.') as [string];
      const noun = kind.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
      actions[kind] = { ...actions[kind], [operationId.replace(noun, '')]: operationId };
    }
  }
  const constant = (name: string, value: object): string =>
    `export const ${name} = ${JSON.stringify(value)} as const;\n`;
  return constant('OPERATIONS', operations) + constant('ACTIONS', actions);
}
