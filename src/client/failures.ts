/** From the last attempt of a call to its error: what happened, where, why, and what to do. */
import type { Answered, Outcome, Unanswered } from './attempt.js';
import { withoutSecrets } from './credentials.js';
import { ApiError, ConnectionError, type ErrorDetails, type FailedCall } from './errors.js';
import type { Setup } from './options.js';
import { type End, isReplayed, retryAfterOf } from './retry.js';

/** A text of the service in a message is cut here: behind a list of all event types stands which was meant. */
const LONGEST_TEXT = 1_000;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a body is what the contract's answers are: a JSON object. */
export function isJsonObject(text: string): boolean {
  const value = parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The error in a body, in either of its two shapes; empty where the body is something else. */
function readError(text: string): { code?: string; message?: string; details?: ErrorDetails | string } {
  const body = fieldsOf(parse(text));
  // The short form of a 401 has the message at the top, and no code.
  const { code, message, details } = body.status === 'error' ? { ...body, code: undefined } : fieldsOf(body.error);
  const known = typeof details === 'string' || (typeof details === 'object' && details !== null);
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof message === 'string' ? { message } : {}),
    ...(known ? { details: details as ErrorDetails | string } : {}),
  };
}

const ADVICE: Readonly<Record<number, string>> = {
  400: 'Change the request before it is sent again.',
  403: 'Use a key that has the scope of this operation.',
  404: 'Check the id, and that `url` is the base URL of the API.',
  405: 'Check that `url` is the base URL of the API.',
  409: 'Look up what is there already.',
  422: 'Change the request before it is sent again.',
};

function adviceOf({ status }: Answered, { method, attempts }: FailedCall, { credentials }: Setup): string {
  if (status === 0 || (status >= 300 && status < 400)) {
    return 'Redirects are not followed, because credentials would travel with them: set `url` to where it leads.';
  }
  if (status < 300) return 'A success is a JSON object: check that `url` is the base URL of the API.';
  if (status === 401 && credentials.auth === 'signed') {
    return "Check the public and the secret key, and that this machine's clock is right: a signature is valid for minutes.";
  }
  if (status === 401) return 'Check the API key, and which way to authenticate the service wants (`auth`).';
  if (status === 404 && method === 'DELETE' && attempts > 1) {
    return 'An earlier attempt, whose answer was lost, may have deleted it.';
  }
  return ADVICE[status] ?? 'It is not known to pass by itself: ask the support of the service.';
}

/** How to go on after a call that may be made again. */
function laterOf({ idempotencyKey }: FailedCall): string {
  if (idempotencyKey === undefined) return 'Try again later.';
  return 'It may have been carried out: try again later with the `idempotencyKey` of this error, which does nothing twice.';
}

const times = (attempts: number): string => (attempts === 1 ? 'one attempt' : `${attempts} attempts`);

function endText(end: End, outcome: Outcome, call: FailedCall, setup: Setup, deadline_ms: number): string {
  switch (end) {
    case 'final':
      return outcome.kind === 'answered' ? adviceOf(outcome, call, setup) : laterOf(call);
    case 'replayed':
      return 'This is the stored answer of its Idempotency-Key: look whether it took effect, and repeat it with a new key if not.';
    case 'retries':
      return `Given up after ${times(call.attempts)}. ${laterOf(call)}`;
    case 'deadline':
      return `Given up after ${times(call.attempts)}: another would go beyond the ${deadline_ms} ms of \`deadlineMs\`. ${laterOf(call)}`;
    case 'retry_after':
      return `Retry-After asks for more than \`maxRetryAfterMs\` (${setup.max_retry_after_ms} ms). ${laterOf(call)}`;
  }
}

function explain({ parameter, rule, reason }: Fields): string {
  const known = [parameter, rule, reason].filter((part) => typeof part === 'string');
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
}

/** A text that is not ours, as it may stand in a message. */
function quoted(text: string, { credentials }: Setup): string {
  return withoutSecrets(text, credentials).slice(0, LONGEST_TEXT);
}

function rejection(answer: Answered, rest: string, call: FailedCall, setup: Setup): ApiError {
  const { status, headers, text } = answer;
  const { code, message, details } = readError(text);
  const asked_ms = retryAfterOf(headers, setup.machine.now());
  const requestId = headers.get('x-request-id') ?? undefined;
  const head = `${call.operationId} failed: ${call.method} ${call.path} answered ${status}${code === undefined ? '' : ` ${code}`}`;
  const said = message === undefined ? '.' : `, "${quoted(message, setup)}"${explain(fieldsOf(details))}.`;
  const id = requestId === undefined ? '' : ` [${requestId}]`;
  return new ApiError(`${head}${said} ${rest}${id}`, {
    ...call,
    status,
    code,
    details,
    requestId,
    retryAfter: asked_ms === undefined ? undefined : Math.ceil(asked_ms / 1_000),
    replayed: isReplayed(headers),
  });
}

/** The innermost reason that the platform gives: `connect ECONNREFUSED 127.0.0.1:4020` rather than `fetch failed`. */
function rootCause(error: unknown): string {
  const { cause, message } = fieldsOf(error);
  const { errors } = fieldsOf(cause);
  if (Array.isArray(errors) && errors.length > 0) return rootCause(errors[0]);
  if (cause !== undefined) return rootCause(cause);
  return typeof message === 'string' && message !== '' ? message : String(error);
}

function silence({ cause, timed_out }: Unanswered, rest: string, call: FailedCall, setup: Setup): ConnectionError {
  const origin = new URL(setup.url).origin;
  const what = `${call.operationId} failed: ${call.method} ${origin}${call.path} got no answer`;
  const why = quoted(rootCause(cause), setup).replace(/\.$/, '');
  const hint = timed_out ? '' : ' Check that the service runs at `url`.';
  return new ConnectionError(`${what}: ${why}.${hint} ${rest}`, { ...call, timedOut: timed_out }, cause);
}

/** The error of a call that ended so. */
export function failure(
  outcome: Outcome,
  end: End,
  call: FailedCall,
  setup: Setup,
  deadline_ms: number,
): ApiError | ConnectionError {
  const rest = endText(end, outcome, call, setup, deadline_ms);
  return outcome.kind === 'answered' ? rejection(outcome, rest, call, setup) : silence(outcome, rest, call, setup);
}
