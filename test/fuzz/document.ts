/** A contract document as the fuzz suite reads it: every reference followed, one entry per operation. Shares no code with the program. */
import SwaggerParser from '@apidevtools/swagger-parser';

// biome-ignore lint/suspicious/noExplicitAny: a schema is read as whatever it holds.
export type Schema = any;

export interface DocumentParameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface DocumentResponse {
  headers?: Record<string, { required?: boolean; schema: Schema }>;
  content?: Record<string, { schema?: Schema }>;
}

export interface DocumentOperation {
  operationId: string;
  method: string;
  /** The path template, below the version segment or below `/_sandbox`. */
  path: string;
  parameters: DocumentParameter[];
  /** The schema of the JSON body; undefined where the operation has none. */
  body?: Schema;
  bodyRequired: boolean;
  responses: Record<string, DocumentResponse>;
}

export interface FuzzDocument {
  operations: DocumentOperation[];
}

/** An answer that never ends is no answer to be judged whole. */
const isStream = (operation: Schema): boolean =>
  operation.responses['200']?.content?.['text/event-stream'] !== undefined;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads a document; what it refers to is put in place. */
export async function readDocument(source: object): Promise<FuzzDocument> {
  const document: Schema = await SwaggerParser.dereference(structuredClone(source) as never);
  const operations: DocumentOperation[] = [];
  for (const [path, item] of Object.entries<Schema>(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined || isStream(operation)) continue;
      operations.push({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
        body: operation.requestBody?.content['application/json'].schema,
        bodyRequired: operation.requestBody?.required === true,
        responses: operation.responses,
      });
    }
  }
  return { operations };
}
