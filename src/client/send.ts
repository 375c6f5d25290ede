/** A call from its beginning to its end: attempt, decide, wait, again, until there is an answer or a reason to give up. */
import { type Answered, attempt, type Outcome } from './attempt.js';
import { credentialHeaders, type Outgoing } from './credentials.js';
import type { FailedCall } from './errors.js';
import { failure, isJsonObject } from './failures.js';
import { readLimits, type Setup } from './options.js';
import { decide } from './retry.js';
import type { CreateOptions, OperationId } from './types.js';

const encoder = new TextEncoder();
const VISIBLE = /^[!-~]{1,255}$/;

const OPTIONS = ['signal', 'retries', 'timeoutMs', 'deadlineMs', 'prefer', 'idempotencyKey'];

/** A misspelt key would be none, and the call would be carried out twice. */
function rejectUnknown(operationId: string, options: object): void {
  const unknown = Object.keys(options).find((name) => !OPTIONS.includes(name));
  if (unknown === undefined) return;
  throw new TypeError(`${operationId} knows no option ${JSON.stringify(unknown)}. It knows ${OPTIONS.join(', ')}.`);
}

function readKey(operationId: string, { idempotencyKey }: CreateOptions, setup: Setup): string {
  if (idempotencyKey === undefined) return setup.machine.newKey();
  if (typeof idempotencyKey === 'string' && VISIBLE.test(idempotencyKey)) return idempotencyKey;
  throw new TypeError(`${operationId}: \`idempotencyKey\` must be 1 to 255 visible ASCII characters without spaces.`);
}

/** A call, before anything is said about it in headers. */
export interface Call {
  readonly method: string;
  readonly url: string;
  /** Its body. */
  readonly text: string | undefined;
}

/** The request with the bytes that every attempt sends: what is signed is what goes out. */
function outgoing({ method, url, text }: Call, key: string | undefined, prefer: string | undefined): Outgoing {
  return {
    method,
    url,
    headers: {
      accept: 'application/json',
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(prefer === undefined ? {} : { prefer }),
    },
    ...(text === undefined ? {} : { body: encoder.encode(text) }),
  };
}

const isSuccess = (outcome: Outcome): outcome is Answered =>
  outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300 && isJsonObject(outcome.text);

/**
 * Sends a call until it is answered.
 * @returns the body of the answer
 * @throws ApiError, ConnectionError, the reason of an aborted signal; TypeError for options that cannot be
 */
export async function send(
  call: Call,
  operationId: OperationId,
  options: CreateOptions,
  setup: Setup,
): Promise<object> {
  rejectUnknown(operationId, options);
  const { machine, credentials } = setup;
  const { retries, timeout_ms, deadline_ms } = readLimits(operationId, options, setup);
  const idempotencyKey = call.method === 'POST' ? readKey(operationId, options, setup) : undefined;
  const message = outgoing(call, idempotencyKey, options.prefer);
  // Waits count as they were asked for, attempts as they took: a clock that is set meanwhile changes neither.
  let spent_ms = 0;
  let drawn_ms = 0;
  for (let attempts = 1; ; attempts++) {
    const headers = { ...message.headers, ...(await credentialHeaders(credentials, message, machine)) };
    const elapsed = machine.stopwatch();
    const limit_ms = Math.min(timeout_ms, deadline_ms - spent_ms);
    const outcome = await attempt({ ...message, headers }, limit_ms, machine, options.signal);
    if (isSuccess(outcome)) return JSON.parse(outcome.text);
    spent_ms += elapsed();
    const verdict = decide(outcome, { attempts, retries, left_ms: deadline_ms - spent_ms, drawn_ms }, setup);
    if ('end' in verdict) {
      const { pathname: path } = new URL(message.url);
      const failed: FailedCall = { operationId, method: message.method, path, attempts, idempotencyKey };
      throw failure(outcome, verdict.end, failed, setup, deadline_ms);
    }
    await machine.sleep(verdict.wait_ms, options.signal);
    spent_ms += verdict.wait_ms;
    drawn_ms = verdict.drawn_ms;
  }
}
