/** How calls fail: rejected by the service, or without an answer. */

/** What is known of every call that failed. */
export interface FailedCall {
  /** The operation of the contract, such as `createPayment`. */
  readonly operationId: string;
  readonly method: string;
  /** The path with the version segment, such as `/v1/payments`. */
  readonly path: string;
  /** How many attempts there were. */
  readonly attempts: number;
  /** The key that all attempts of a POST carried. With it the same call can be made again without doing anything twice. */
  readonly idempotencyKey: string | undefined;
}

/** The parameter that is wrong. */
export interface ErrorDetails {
  readonly parameter: string;
  readonly value?: unknown;
  readonly rule: string;
  readonly [name: string]: unknown;
}

/** The answer that a call failed with. */
export interface RejectedCall extends FailedCall {
  readonly status: number;
  /**
   * For programs; which codes there are depends on the code set of the service. Absent where the answer has none, as in the
   * short form of a 401.
   */
  readonly code: string | undefined;
  /** What was wrong: an object or, in one variant of the service, a text. */
  readonly details: ErrorDetails | string | undefined;
  /** Names the request for the support of the service. */
  readonly requestId: string | undefined;
  /** Seconds after which the service asks to come back. */
  readonly retryAfter: number | undefined;
  /** Whether this is the stored answer of an earlier request with the same Idempotency-Key. */
  readonly replayed: boolean;
}

/** The service answered, and not with success. The message says what, why, and what to do. */
export class ApiError extends Error implements RejectedCall {
  override readonly name = 'ApiError';
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly attempts: number;
  readonly idempotencyKey: string | undefined;
  readonly status: number;
  readonly code: string | undefined;
  readonly details: ErrorDetails | string | undefined;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly replayed: boolean;

  constructor(message: string, call: RejectedCall) {
    super(message);
    this.operationId = call.operationId;
    this.method = call.method;
    this.path = call.path;
    this.attempts = call.attempts;
    this.idempotencyKey = call.idempotencyKey;
    this.status = call.status;
    this.code = call.code;
    this.details = call.details;
    this.requestId = call.requestId;
    this.retryAfter = call.retryAfter;
    this.replayed = call.replayed;
  }
}

/** There was no whole answer: no connection, a lost one, or none in time. A POST may have been carried out all the same. */
export class ConnectionError extends Error implements FailedCall {
  override readonly name = 'ConnectionError';
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly attempts: number;
  readonly idempotencyKey: string | undefined;
  /** Whether the last attempt ended because it took too long. */
  readonly timedOut: boolean;

  constructor(message: string, call: FailedCall & { readonly timedOut: boolean }, cause: unknown) {
    super(message, { cause });
    this.operationId = call.operationId;
    this.method = call.method;
    this.path = call.path;
    this.attempts = call.attempts;
    this.idempotencyKey = call.idempotencyKey;
    this.timedOut = call.timedOut;
  }
}
