import type { OpenAPIObject } from 'openapi3-ts/oas31';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown, required = true) => ({ required, content: { 'application/json': { schema } } });

/** A document with one of each thing that the contract room translates; small, so that a failing test is readable. */
export const fixture = {
  openapi: '3.1.0',
  info: { title: 'Fixture', version: '1' },
  paths: {
    '/orders': {
      post: {
        operationId: 'createOrder',
        'x-tenderbox-scope': 'orders:write',
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
        requestBody: json(ref('OrderBody')),
        responses: {
          201: { description: 'Created', content: { 'application/json': { schema: ref('Order') } } },
          400: { $ref: '#/components/responses/Invalid' },
        },
      },
      get: {
        operationId: 'listOrders',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 } },
          { name: 'status', in: 'query', schema: { type: 'string', enum: ['open', 'paid'] } },
          { name: 'created_after', in: 'query', schema: { type: 'string', format: 'date-time' } },
          { name: 'starting_after', in: 'query', schema: { type: 'string', maxLength: 20 } },
          { name: 'expand', in: 'query', schema: { type: 'boolean' } },
        ],
        responses: {
          200: {
            description: 'A page',
            content: { 'application/json': { schema: { type: 'array', items: ref('Order') } } },
          },
        },
      },
    },
    '/orders/{order_id}': {
      parameters: [{ name: 'order_id', in: 'path', required: true, schema: { type: 'string', maxLength: 12 } }],
      get: {
        operationId: 'getOrder',
        responses: { 200: { description: 'One', content: { 'application/json': { schema: ref('Order') } } } },
      },
      delete: { operationId: 'deleteOrder', responses: { 204: { description: 'Gone' } } },
    },
    '/clock': {
      post: {
        operationId: 'advance',
        requestBody: json(
          {
            type: 'object',
            additionalProperties: false,
            oneOf: [{ required: ['by'] }, { required: ['to'] }],
            properties: {
              by: { type: 'string', pattern: '^\\d+[smh]$', 'x-tenderbox-format': 'duration' },
              to: { type: 'string', format: 'date-time' },
            },
          },
          false,
        ),
        responses: { 200: { description: 'CSV', content: { 'text/csv': { schema: { type: 'string' } } } } },
      },
    },
  },
  webhooks: {
    'order.paid': {
      post: {
        requestBody: json({
          type: 'object',
          required: ['event_type', 'data'],
          properties: { event_type: { const: 'order.paid' }, data: ref('Order') },
        }),
      },
    },
  },
  components: {
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        schema: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[!-~]+$', 'x-tenderbox-format': 'visible' },
      },
    },
    responses: {
      Invalid: { description: 'Invalid', content: { 'application/json': { schema: ref('Problem') } } },
    },
    schemas: {
      Problem: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
      Money: { type: 'number', exclusiveMinimum: 0, maximum: 1_000_000, examples: [1] },
      Item: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'quantity'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 10 },
          quantity: { type: 'integer', minimum: 1 },
        },
      },
      OrderBody: {
        type: 'object',
        additionalProperties: false,
        required: ['amount', 'currency'],
        properties: {
          amount: ref('Money'),
          currency: { type: 'string', pattern: '^[A-Z]{3,5}$' },
          url: { type: 'string', format: 'uri' },
          email: { type: ['string', 'null'], format: 'email' },
          due_date: { type: 'string', format: 'date' },
          level: { type: 'string', enum: ['low', 'high'], default: 'low' },
          version: { const: 'v1' },
          urgent: { type: 'boolean' },
          notes: { type: 'object' },
          items: { type: 'array', minItems: 1, maxItems: 3, items: ref('Item') },
          tags: { type: 'array', uniqueItems: true, items: { type: 'string' } },
          metadata: {
            type: 'object',
            maxProperties: 2,
            propertyNames: { maxLength: 5 },
            additionalProperties: { type: ['string', 'number', 'boolean'], maxLength: 8 },
          },
        },
      },
      Order: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'amount', 'created_at'],
        properties: {
          id: { type: 'string' },
          amount: ref('Money'),
          created_at: { type: 'string', format: 'date-time' },
        },
      },
    },
  },
} as unknown as OpenAPIObject;
