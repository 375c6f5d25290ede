/**
 * A second judge of documents and messages that shares no code with the program: the document dereferenced by its own
 * parser, and plain ajv with the formats of its own package.
 */
import SwaggerParser from '@apidevtools/swagger-parser';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

// biome-ignore lint/suspicious/noExplicitAny: a document is read as whatever it holds, and the test fails where it is not there.
type Node = any;

export interface Judge {
  /** What is wrong with an answer; a status that is not documented is wrong. */
  answer(operationId: string, status: number, body: unknown): string[];
  /** What is wrong with a webhook body. */
  webhook(name: string, body: unknown): string[];
  /** What is wrong with the examples of bodies, parameters and headers. */
  examples(): string[];
  /** The error codes of every documented failure, and the forms of details that occur. */
  answers(): { errors: [operationId: string, status: string, codes: Set<string>][]; details: string[] };
}

/** Compiled schemas by their text: most are the same in all profiles, and compiling them is what takes time. */
const compiled = new Map<string, ValidateFunction>();
const ajv = new Ajv2020.default({ strict: false, allErrors: true, validateSchema: false });
addFormats.default(ajv);

function faults(schema: object, value: unknown): string[] {
  const text = JSON.stringify(schema);
  let validate = compiled.get(text);
  if (validate === undefined) {
    validate = ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
  }
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

const json = (node: Node): Node => node?.content?.['application/json'];

export async function judgeOf(source: object): Promise<Judge> {
  const document: Node = await SwaggerParser.dereference(structuredClone(source) as never);
  const operations = new Map<string, Node>();
  for (const item of Object.values<Node>(document.paths)) {
    for (const operation of Object.values<Node>(item)) operations.set(operation.operationId, operation);
  }
  return {
    answer(operationId, status, body) {
      const response = operations.get(operationId)?.responses[status];
      if (response === undefined) return [`${operationId} does not document ${status}`];
      return faults(json(response).schema, body).map((fault) => `${operationId} ${status}: ${fault}`);
    },
    webhook(name, body) {
      const operation = document.webhooks[name]?.post;
      if (operation === undefined) return [`there is no webhook ${name}`];
      return faults(json(operation.requestBody).schema, body).map((fault) => `${name}: ${fault}`);
    },
    examples: () => [...exampleFaults(document, '')],
    answers() {
      const details = new Set<string>();
      const errors: [string, string, Set<string>][] = [];
      for (const [id, { responses }] of operations) {
        for (const [status, response] of Object.entries<Node>(responses)) {
          if (status < '400') continue;
          const [common, narrowed] = (json(response).schema.allOf ?? []).map((half: Node) => half.properties.error);
          if (common !== undefined) details.add(common.properties.details.type);
          const code = narrowed?.properties.code ?? { enum: [] };
          const branches: Node[] = code.anyOf ?? [code];
          errors.push([id, status, new Set(branches.flatMap((branch) => branch.enum))]);
        }
      }
      return { errors, details: [...details] };
    },
  };
}

/** Every place that has a schema and examples beside it. */
function* exampleFaults(node: Node, place: string): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node) && typeof node.schema === 'object') {
    const named = Object.entries<Node>(node.examples ?? {}).map(([name, { value }]): [string, unknown] => [
      name,
      value,
    ]);
    const all: [string, unknown][] = 'example' in node ? [...named, ['example', node.example]] : named;
    for (const [name, value] of all) {
      for (const fault of faults(node.schema, value)) yield `${place} ${name}: ${fault}`;
    }
    return;
  }
  for (const [key, child] of Object.entries(node)) yield* exampleFaults(child, `${place}/${key}`);
}
