import { expectTypeOf, test } from 'vitest';
import type {
  ControlOperationId,
  ControlRequestBody,
  EventType,
  OperationAnswer,
  OperationHandlers,
  OperationId,
  Query,
  RequestBody,
  Schema,
  WebhookBody,
} from '../../src/contract/index.js';
import type { NewMerchantOptions, TenderboxOptions } from '../../src/index.js';
import type { WebhookEvent, WebhookNotification } from '../../src/webhooks.js';

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
  expectTypeOf<OperationAnswer<'createPayment'>>().toEqualTypeOf<{
    readonly status: 201;
    readonly body: Schema<'PaymentRequest'>;
  }>();
  expectTypeOf<WebhookBody<'payment.succeeded'>['event_type']>().toEqualTypeOf<'payment.succeeded'>();
  expectTypeOf<ControlRequestBody<'createMerchant'>>().not.toBeAny();
});

test('what a receiver is given is one of all events, in either envelope', () => {
  expectTypeOf<WebhookEvent['event_type']>().toEqualTypeOf<EventType>();
  expectTypeOf<WebhookEvent<'payout.failed'>['data']>().toEqualTypeOf<Schema<'Payout'>>();
  expectTypeOf<WebhookNotification<'payment_received'>['data']['amount']>().toEqualTypeOf<string>();
  expectTypeOf<'payment_recieved'>().not.toExtend<WebhookNotification['event']>();
});

test('options are read in either spelling', () => {
  expectTypeOf<{ webhook_secret: string; latePayment: 'accept' }>().toExtend<TenderboxOptions>();
  expectTypeOf<{ profile: { latePayment: 'accept'; payment_expiry: number } }>().toExtend<NewMerchantOptions>();
  expectTypeOf<{ late_payment: 'acept' }>().not.toExtend<TenderboxOptions>();
});

test('a record of handlers must be complete', () => {
  expectTypeOf<Record<never, never>>().not.toExtend<OperationHandlers<unknown>>();
  expectTypeOf<keyof OperationHandlers<unknown>>().toEqualTypeOf<OperationId>();
});
