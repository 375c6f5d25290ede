import { describe, expect, test } from 'vitest';
import { loadContract, loadControlContract, validateResponse, validateWebhook } from '../../src/contract/index.js';
import { fixture } from './fixture.js';
import { compileContract } from './in-memory.js';

await loadControlContract();

const contract = compileContract(fixture);
const order = { id: 'o1', amount: 5, created_at: '2026-11-20T17:00:00Z' };
const judge = (operationId: string, status: number, body: unknown) =>
  validateResponse(contract.operation(operationId), status, body);

test('an operation has one success, which is what its handler answers with', () => {
  const operations = [...loadContract('merchant').operations, ...loadContract('sandbox').operations];
  const several = operations.filter(({ statuses }) => statuses.filter((status) => status < 300).length !== 1);
  // A scenario that is new is answered with 201 by its handler.
  expect(several.map(({ operationId }) => operationId)).toEqual(['putScenario']);
  for (const { statuses } of operations) expect(statuses[0]).toBeLessThan(300);
});

describe('an answer', () => {
  test('that keeps to the contract has no violations', () => {
    expect(judge('createOrder', 201, order)).toEqual([]);
    expect(judge('createOrder', 400, { error: 'x' })).toEqual([]);
    expect(judge('listOrders', 200, [order, order])).toEqual([]);
    expect(judge('deleteOrder', 204, undefined)).toEqual([]);
    expect(judge('advance', 200, 'a,b')).toEqual([]);
  });

  test.each<[string, string, number, unknown, string, string, string]>([
    [
      'wrong field',
      'createOrder',
      201,
      { ...order, amount: '5' },
      'amount',
      'numeric',
      '#/components/schemas/Money/type',
    ],
    ['missing field', 'createOrder', 201, {}, 'id', 'required', '#/components/schemas/Order/required'],
    [
      'extra field',
      'createOrder',
      201,
      { ...order, phase: 'x' },
      'phase',
      'unknown',
      '#/components/schemas/Order/additionalProperties',
    ],
    [
      'inside a list',
      'listOrders',
      200,
      [order, { ...order, id: 1 }],
      '[1].id',
      'string',
      '#/components/schemas/Order/properties/id/type',
    ],
    ['undocumented status', 'createOrder', 418, {}, 'status', 'in:201,400', '#/paths/~1orders/post/responses'],
    ['no body', 'createOrder', 201, undefined, 'body', 'object', '#/components/schemas/Order/type'],
    [
      'body where none is documented',
      'deleteOrder',
      204,
      {},
      'body',
      'unknown',
      '#/paths/~1orders~1{order_id}/delete/responses/204',
    ],
  ])('is found out: %s', (_name, operationId, status, body, parameter, rule, pointer) => {
    expect(judge(operationId, status, body)).toMatchObject([{ parameter, rule, pointer }]);
  });
});

describe('a webhook', () => {
  test('is judged by its event type', () => {
    const envelope = { event_type: 'order.paid', data: order };
    expect(validateWebhook(contract, 'order.paid', envelope)).toEqual([]);
    expect(validateWebhook(contract, 'order.paid', { ...envelope, data: {} })).toMatchObject([
      { parameter: 'data.id', rule: 'required', pointer: '#/components/schemas/Order/required' },
    ]);
    expect(validateWebhook(contract, 'order.shipped', envelope)).toMatchObject([
      { rule: 'unknown', value: 'order.shipped' },
    ]);
  });
});

interface Media {
  readonly examples?: Record<string, { $ref?: string; value?: unknown }>;
}

// Every example of the documents is a test case, so that what the documentation shows is what the validators accept.
describe.each(['merchant', 'sandbox'] as const)('the examples of the %s contract', (name) => {
  const loaded = loadContract(name);
  const components = loaded.document.components?.examples as Record<string, { value: unknown }>;
  const exampleValue = (example: { $ref?: string; value?: unknown }) =>
    example.$ref === undefined ? example.value : components[example.$ref.split('/').at(-1) as string]?.value;

  function mediaAt(pointer: string): Media {
    const keys = pointer
      .slice(2)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const owner = keys.reduce((value: unknown, key) => (value as Record<string, unknown>)[key], loaded.document);
    return (owner as { content?: Record<string, Media> }).content?.['application/json'] ?? {};
  }

  test('are answers that its validators accept', () => {
    let count = 0;
    for (const operation of loaded.operations) {
      for (const [status, response] of operation.details.responses) {
        for (const [label, example] of Object.entries(mediaAt(response.pointer).examples ?? {})) {
          const found = validateResponse(operation, status, exampleValue(example));
          expect(found, `${operation.operationId} ${status} ${label}`).toEqual([]);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(loaded.operations.length);
  });

  test('are webhooks that its validators accept', () => {
    for (const [type, item] of Object.entries(loaded.document.webhooks ?? {})) {
      const body = (item as { post: { requestBody: { content: Record<string, Media> } } }).post.requestBody;
      for (const example of Object.values(body.content['application/json']?.examples ?? {})) {
        expect(validateWebhook(loaded, type, exampleValue(example)), type).toEqual([]);
      }
    }
  });
});
