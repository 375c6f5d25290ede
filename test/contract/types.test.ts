import { expectTypeOf, test } from 'vitest';
import type {
  Answer,
  ControlOperationId,
  ControlRequestBody,
  EventType,
  OperationAnswer,
  OperationHandlers,
  OperationId,
  PathParameters,
  Query,
  RequestBody,
  Schema,
  WebhookBody,
} from '../../src/contract/index.js';

// What is tested here is tested by the compiler; the bodies run only so that the test runner counts them.

test('operation ids are those of the API, without the webhooks that a merchant serves', () => {
  expectTypeOf<'createPayment'>().toExtend<OperationId>();
  expectTypeOf<'onPaymentSucceeded'>().not.toExtend<OperationId>();
  expectTypeOf<'payment.succeeded'>().toExtend<EventType>();
  expectTypeOf<'listMerchants'>().toExtend<ControlOperationId>();
});

test('bodies, parameters and answers are those of the documents', () => {
  expectTypeOf<RequestBody<'createPayment'>['amount']>().toEqualTypeOf<number>();
  expectTypeOf<RequestBody<'getPayment'>>().toEqualTypeOf<undefined>();
  expectTypeOf<RequestBody<'createPayout'>['fee_level']>().toEqualTypeOf<'low' | 'medium' | 'high' | undefined>();
  expectTypeOf<Query<'listPayments'>['limit']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<PathParameters<'getPayment'>['payment_request_id']>().toEqualTypeOf<string>();
  expectTypeOf<Answer<'createPayment', 201>>().toEqualTypeOf<Schema<'PaymentRequest'>>();
  expectTypeOf<OperationAnswer<'createPayment'>['status']>().toEqualTypeOf<201>();
  expectTypeOf<WebhookBody<'payment.succeeded'>['event_type']>().toEqualTypeOf<'payment.succeeded'>();
  expectTypeOf<ControlRequestBody<'createMerchant'>>().not.toBeAny();
});

test('a record of handlers must be complete', () => {
  expectTypeOf<Record<never, never>>().not.toExtend<OperationHandlers<unknown>>();
  expectTypeOf<keyof OperationHandlers<unknown>>().toEqualTypeOf<OperationId>();
});
