/**
 * What the client takes and gives, derived from the contract: a field or an operation that the contract gains or loses shows
 * here at the next `npm run generate`. Amounts are JSON numbers in units of the currency, ids are opaque strings.
 */
import type { OperationAnswer, OperationId, Query, RequestBody, Schema } from '../contract/types.js';
import type { METHODS } from './generated/methods.js';

export type { OperationId } from '../contract/types.js';

/** What an operation answers when it succeeds: `Result<'createPayment'>`. */
export type Result<Id extends OperationId> = OperationAnswer<Id>['body'];
/** What an operation is given: `Body<'createPayment'>`. */
export type Body<Id extends OperationId> = NonNullable<RequestBody<Id>>;
/** The filters and cursors of a list: `Filter<'listPayments'>`. */
export type Filter<Id extends OperationId> = [keyof Query<Id>] extends [never] ? Record<string, never> : Query<Id>;
/** One item of a list: `Item<'listPayments'>`. */
export type Item<Id extends OperationId> = Result<Id> extends { data: (infer One)[] } ? One : never;

export type Payment = Schema<'PaymentRequest'>;
export type Transaction = Schema<'Transaction'>;
export type Invoice = Schema<'Invoice'>;
export type Payout = Schema<'Payout'>;
export type Webhook = Schema<'WebhookEndpoint'>;
export type Balance = Schema<'Balance'>;
export type Account = Schema<'Account'>;

/** What can be said with every call; what is left out is as the client was told. */
export interface CallOptions {
  /** Ends the call, also while it waits for a retry. The call then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How often a call is repeated at most. */
  retries?: number | undefined;
  /** How long one attempt may take, its whole answer included, in milliseconds. */
  timeoutMs?: number | undefined;
  /** How long the call may take with all its attempts and waits, in milliseconds. */
  deadlineMs?: number | undefined;
  /** Forces an answer of a sandbox, such as `code=404`; no other service knows this. */
  prefer?: string | undefined;
}

/** What can be said with every call that creates something. */
export interface CreateOptions extends CallOptions {
  /**
   * Says which intent this is, in 1 to 255 visible ASCII characters: the same key within 24 hours does nothing twice. Without
   * it the call makes one of its own, which no other call has. It is the same one for all attempts of a call.
   */
  idempotencyKey?: string | undefined;
}

export interface Creates<Id extends OperationId> {
  /** Creates one. Safe to repeat with the same `idempotencyKey`. @throws ApiError, ConnectionError */
  create(body: Body<Id>, options?: CreateOptions): Promise<Result<Id>>;
}
export interface Gets<Id extends OperationId> {
  /** Retrieves one by its id. @throws ApiError, ConnectionError */
  get(id: string, options?: CallOptions): Promise<Result<Id>>;
}
export interface Deletes<Id extends OperationId> {
  /** Deletes one by its id. @throws ApiError, ConnectionError */
  delete(id: string, options?: CallOptions): Promise<Result<Id>>;
}
export interface Reads<Id extends OperationId> {
  /** Retrieves it. @throws ApiError, ConnectionError */
  get(options?: CallOptions): Promise<Result<Id>>;
}
export interface Lists<Id extends OperationId> {
  /** One page, newest first; ten items unless `limit` says otherwise. @throws ApiError, ConnectionError */
  list(filter?: Filter<Id>, options?: CallOptions): Promise<Result<Id>>;
  /** Page after page, for as long as there are more. Each is fetched when it is asked for. */
  pages(filter?: Filter<Id>, options?: CallOptions): AsyncGenerator<Result<Id>, void, undefined>;
  /** Item after item over all pages, 100 at a time unless `limit` says otherwise. */
  all(filter?: Filter<Id>, options?: CallOptions): AsyncGenerator<Item<Id>, void, undefined>;
}

/** The methods of a group, by what the operations of the contract are called. */
type Methods<Group> = (Group extends { create: { id: infer Id extends OperationId } } ? Creates<Id> : unknown) &
  (Group extends { get: { id: infer Id extends OperationId; path: infer Path } }
    ? Path extends `${string}{${string}`
      ? Gets<Id>
      : Reads<Id>
    : unknown) &
  (Group extends { list: { id: infer Id extends OperationId } } ? Lists<Id> : unknown) &
  (Group extends { delete: { id: infer Id extends OperationId } } ? Deletes<Id> : unknown);

/** A client of the merchant API: a group per resource, and in it a method per operation. */
export type Client = { readonly [Name in keyof typeof METHODS]: Methods<(typeof METHODS)[Name]> };
