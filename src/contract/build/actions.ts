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
