import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, test } from 'vitest';
import {
  at,
  component,
  documentPath,
  examplesOf,
  faults,
  follow,
  type Node,
  nameOf,
  operationsOf,
  sorted,
  walk,
  words,
} from './merchant-document.js';
import { errorCodes, events, operations } from './merchant-tables.js';

const json = (node: Node): Node => (node.content as Record<string, Node>)['application/json'] as Node;

const operationNodes = new Map(
  operationsOf('paths').map(({ operation }) => [operation.operationId as string, operation]),
);
const operationNode = (id: string): Node => operationNodes.get(id) as Node;
const responsesOf = (operation: Node): [string, Node][] =>
  Object.entries(operation.responses as Node).map(([status, response]) => [status, follow(response) as Node]);

describe('the documents as such', () => {
  test.each(['merchant.yaml', 'sandbox.yaml'])('%s is OpenAPI 3.1 to the parser', async (name) => {
    await expect(SwaggerParser.validate(documentPath(name))).resolves.toMatchObject({ openapi: '3.1.0' });
  });
});

describe('operations', () => {
  test('are those of the description, and no others', () => {
    expect(
      Object.fromEntries(operationsOf('paths').map(({ call, operation }) => [operation.operationId, call])),
    ).toEqual(Object.fromEntries(Object.entries(operations).map(([id, row]) => [id, row.call])));
  });

  test.each(Object.keys(operations))('%s says what it does, and which scope it needs', (id) => {
    const { summary, description, tags, 'x-tenderbox-scope': scope } = operationNode(id);
    expect(String(summary)).toMatch(/^[A-Z]/);
    expect(String(description).length).toBeGreaterThan(20);
    expect(tags).toHaveLength(1);
    expect(scope).toBe(operations[id]?.scope);
  });

  test.each(Object.keys(operations))('%s takes and answers what the description says', (id) => {
    const { call, parameters, body, answers } = operations[id] as (typeof operations)[string];
    const operation = operationNode(id);
    const names = ((operation.parameters ?? []) as unknown[]).map((parameter) => (follow(parameter) as Node).name);
    const idempotency = call.startsWith('post') ? ['Idempotency-Key'] : [];
    expect(sorted(names)).toEqual(sorted([...words(parameters), ...idempotency, 'Prefer']));
    const sent = operation.requestBody as Node | undefined;
    expect(sent && { required: sent.required, schema: nameOf(json(sent).schema) }).toEqual(
      body === undefined ? undefined : { required: true, schema: body },
    );
    expect(nameOf(json((operation.responses as Record<string, Node>)[answers[0]] as Node).schema)).toBe(answers[1]);
  });

  test.each(Object.keys(operations))('%s documents every status it can answer', (id) => {
    const { call, answers } = operations[id] as (typeof operations)[string];
    // 400 stands everywhere, because every operation refuses a query parameter that it does not know.
    const byRule = [answers[0], '400', '401', '403', '405', '429', '500', '503'];
    if (call.endsWith('}')) byRule.push('404');
    if (call.startsWith('post')) byRule.push('409', '422');
    expect(sorted(responsesOf(operationNode(id)).map(([status]) => status))).toEqual(sorted(byRule));
  });

  test.each(Object.keys(operations))('%s names exactly the error codes of each status', (id) => {
    const answered = responsesOf(operationNode(id)).filter(([status]) => status >= '400');
    for (const [status, response] of answered) {
      const schema = nameOf(json(response).schema);
      const codes = at(`/components/schemas/${schema}/allOf/1/properties/error/properties/code`).enum as string[];
      expect(sorted(codes), status).toEqual(sorted(words(errorCodes[`${status} ${id}`] ?? errorCodes[status])));
      const examples = examplesOf(json(response)).map(([, value]) => ((value as Node).error as Node).code);
      expect(sorted(new Set(examples)), `examples of ${status}`).toEqual(sorted(codes));
    }
  });

  test.each(Object.keys(operations))('%s documents the headers of its answers', (id) => {
    const always = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
    const isPost = (operations[id] as { call: string }).call.startsWith('post');
    for (const [status, { headers }] of responsesOf(operationNode(id))) {
      const names = Object.keys(headers as Node);
      expect(names, status).toEqual(expect.arrayContaining(always));
      expect(names.includes('Allow'), status).toBe(status === '405');
      expect(names.includes('Retry-After'), status).toBe(['409', '429', '503'].includes(status));
      if (isPost && ['201', '422'].includes(status)) expect(names).toContain('Idempotent-Replayed');
    }
  });

  test('accept Bearer, an API key or the signed triple, all stated in one place', () => {
    expect(at('').security).toEqual([{ bearer: [] }, { apiKey: [] }, { publicKey: [], timestamp: [], signature: [] }]);
    for (const operation of operationNodes.values()) expect(operation).not.toHaveProperty('security');
  });
});

describe('webhooks', () => {
  test('every event type has one, and can be subscribed to', () => {
    expect(Object.keys(at('/webhooks'))).toEqual(Object.keys(events));
    expect(component('schemas', 'EventType').enum).toEqual(Object.keys(events));
  });

  test.each(Object.entries(events))('%s is a closed envelope around %s', (type, data) => {
    const operation = at(`/webhooks/${type}/post`);
    const name = nameOf(json(operation.requestBody as Node).schema);
    expect(operation).toMatchObject({ operationId: name.replace('Event', 'on'), security: [] });
    expect(name.toLowerCase()).toBe(`event${type.replace(/[._]/g, '')}`);
    const schema = component('schemas', name);
    expect(schema.required).toEqual(['event_id', 'event_type', 'created_at', 'data', 'api_version']);
    expect(schema).toMatchObject({ additionalProperties: false, properties: { event_type: { enum: [type] } } });
    expect(nameOf((schema.properties as Node).data)).toBe(data);
    expect(Object.keys(operation.responses as Node)).toEqual(expect.arrayContaining(['2XX', '410', 'default']));
  });
});

describe('examples', () => {
  const places = [...walk()].filter(({ pointer, node }) => 'schema' in node && !pointer.includes('/schemas/'));
  const illustrated = places.filter(({ node }) => examplesOf(node).length > 0);

  test('every body and every path parameter has one', () => {
    const bare = places.filter(({ node }) => examplesOf(node).length === 0).map(({ pointer }) => pointer);
    expect(bare.filter((pointer) => pointer.endsWith('/application~1json'))).toEqual([]);
    expect(bare.filter((pointer) => at(pointer).in === 'path')).toEqual([]);
  });

  test.each(illustrated.map(({ pointer, node }) => [pointer, node] as const))('%s', (pointer, node) => {
    for (const [name, value] of examplesOf(node)) expect(faults(`${pointer}/schema`, value), name).toEqual([]);
  });
});
