/** What commands need of the operations that are actions: the rows of src/domain/actions.ts, as the control contract describes them. */
import type { OpenAPIObject, OperationObject, SchemaObject } from 'openapi3-ts/oas31';
import { valueAt } from '../pointer.js';

interface Described {
  /** Its name in the registry, such as `payment.confirm`. */
  action: string;
  /** Below `/_sandbox`, with the id in braces. */
  path: string;
  summary: string;
  /** What can be said of it. Fields that are no single values are left to the API. */
  fields: Readonly<Record<string, { type: string; description: string; oneOf: unknown[] }>>;
}

/** @param document all of whose references are internal */
export function actionsOf(document: OpenAPIObject): Described[] {
  const followed = (value: unknown): unknown => {
    const { $ref } = (value ?? {}) as { $ref?: string };
    return $ref === undefined ? value : followed(valueAt(document, $ref));
  };
  const fieldsOf = ({ requestBody }: OperationObject): Described['fields'] => {
    const body = followed(requestBody) as { content?: Record<string, { schema: unknown }> } | undefined;
    const { properties = {} } = (followed(body?.content?.['application/json']?.schema) ?? {}) as SchemaObject;
    const fields = Object.entries(properties).map(([name, property]) => [name, followed(property) as SchemaObject]);
    return Object.fromEntries(
      (fields as [string, SchemaObject][])
        .filter(([, { type }]) => type === 'string' || type === 'number' || type === 'integer')
        .map(([name, { type, description = '', enum: oneOf = [] }]) => [name, { type, description, oneOf }]),
    ) as Described['fields'];
  };
  return Object.entries(document.paths ?? {}).flatMap(([path, { post }]) => {
    const action = post?.['x-tenderbox-action'];
    if (post === undefined || action === undefined) return [];
    return [{ action, path, summary: post.summary ?? '', fields: fieldsOf(post) }];
  });
}
