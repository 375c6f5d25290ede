/**
 * The contract as types. Handlers are written against these, so that an operation, a field or an enum value that the
 * documents gain or lose stops the program from compiling until the handlers follow. The merchant API's types carry
 * plain names, those of the control API the prefix `Control`; operations of both may share a name.
 */
import type {
  components as MerchantComponents,
  operations as MerchantOperations,
  webhooks as MerchantWebhooks,
} from './generated/merchant.js';
import type { components as Form2Components } from './generated/merchant-form2.js';
import type { components as SandboxComponents, operations as SandboxOperations } from './generated/sandbox.js';

type Member<T, Key extends PropertyKey> = T extends { [K in Key]?: infer Value } ? Value : never;
type JsonOf<T> = T extends { content: infer Content }
  ? Content[keyof Content & `application/${string}json`]
  : undefined;
type OrUndefined<T> = [T] extends [never] ? undefined : T;
type OrEmpty<T> = [T] extends [never] ? Record<never, never> : T;

type BodyOf<Op> = OrUndefined<JsonOf<NonNullable<Member<Op, 'requestBody'>>>>;
type ParametersOf<Op, Place extends string> = OrEmpty<NonNullable<Member<Member<Op, 'parameters'>, Place>>>;
type StatusOf<Op> = keyof Member<Op, 'responses'> & number;
type AnswerOf<Op, S extends PropertyKey> = OrUndefined<JsonOf<Member<Member<Op, 'responses'>, S>>>;

type RequestOf<Op> = {
  readonly body: BodyOf<Op>;
  readonly query: ParametersOf<Op, 'query'>;
  readonly path: ParametersOf<Op, 'path'>;
};
type Success = 200 | 201 | 202 | 204;
type SuccessOf<Op> = {
  [S in StatusOf<Op> & Success]: { readonly status: S; readonly body: AnswerOf<Op, S> };
}[StatusOf<Op> & Success];

/** Every operation of the merchant API. The `on…` operations are the webhooks, which the merchant serves. */
export type OperationId = Exclude<keyof MerchantOperations, `on${Capitalize<string>}`>;
/** Every event type that can be subscribed to. */
export type EventType = keyof MerchantWebhooks;
/** The body of a webhook of that event type: `WebhookBody<'payment.succeeded'>`. */
export type WebhookBody<Type extends EventType> = BodyOf<Member<MerchantWebhooks[Type], 'post'>>;
/** The body of any webhook in envelope form 2. */
export type Form2Body = Form2Components['schemas']['Event'];
/** A named schema of the merchant API: `Schema<'PaymentRequest'>`. */
export type Schema<Name extends keyof MerchantComponents['schemas']> = MerchantComponents['schemas'][Name];
/** The JSON body that an operation takes; undefined where it takes none. */
export type RequestBody<Id extends OperationId> = BodyOf<MerchantOperations[Id]>;
/** The query parameters of an operation, coerced. */
export type Query<Id extends OperationId> = ParametersOf<MerchantOperations[Id], 'query'>;
/** What a handler may answer: one of the documented successes, status and body together. */
export type OperationAnswer<Id extends OperationId> = SuccessOf<MerchantOperations[Id]>;
/** A handler for every operation of the merchant API, which is given the request after validation; leaving one out does not compile. */
export type OperationHandlers<Context> = {
  readonly [Id in OperationId]: (request: RequestOf<MerchantOperations[Id]>, context: Context) => OperationAnswer<Id>;
};

/** Every operation of the control API. */
export type ControlOperationId = keyof SandboxOperations;
/** A named schema of the control API. */
export type ControlSchema<Name extends keyof SandboxComponents['schemas']> = SandboxComponents['schemas'][Name];
/** The JSON body that a control operation takes; undefined where it takes none. */
export type ControlRequestBody<Id extends ControlOperationId> = BodyOf<SandboxOperations[Id]>;
/** The query parameters of a control operation. */
export type ControlQuery<Id extends ControlOperationId> = ParametersOf<SandboxOperations[Id], 'query'>;
/** The path parameters of a control operation. */
export type ControlPath<Id extends ControlOperationId> = ParametersOf<SandboxOperations[Id], 'path'>;
/** What a control operation answers when it succeeds. */
export type ControlResult<Id extends ControlOperationId> = SuccessOf<SandboxOperations[Id]>['body'];
/** What a control handler is given. */
export type ControlRequest<Id extends ControlOperationId> = RequestOf<SandboxOperations[Id]>;

/** An operation of the control API that is an action, as its command is told of it. */
export interface DescribedAction {
  /** Its name in the registry, such as `payment.confirm`. */
  action: string;
  command: string;
  operation: string;
  summary: string;
}

/** What can be said of an operation of the control API, as commands are told of it. */
export interface DescribedField {
  in: 'path' | 'query' | 'body';
  /** The first type of its schema, or `any`. */
  type: string;
  description: string;
  /** The values that it, or each of its items, can have; empty where the schema names none. */
  oneOf: unknown[];
  required?: true;
  default?: unknown;
  /** For a list whose items are no texts. */
  json?: true;
  /** Of a parameter in the path. */
  example?: string;
}

/** An operation of the control API, as commands are told of it. */
export interface DescribedOperation {
  method: string;
  /** Below `/_sandbox`, with names in braces. */
  path: string;
  summary: string;
  fields: Readonly<Record<string, DescribedField>>;
  /** A body. */
  example?: object;
}
