/** One call of the control API: typed by its operation, sent, and its answer or its problem read. */
import type {
  ControlOperationId,
  ControlPath,
  ControlQuery,
  ControlRequestBody,
  ControlResult,
  ControlSchema,
  EventType,
} from '../../contract/types.js';
import { ControlError, type Problem, startCommand, TOO_LONG, UnreachableError, whyNot } from './errors.js';
import { OPERATIONS } from './generated/operations.js';
import type { Setup } from './options.js';

/** Every operation of the control API that answers JSON. */
export type Operation = Exclude<ControlOperationId, 'openStream' | 'exportTransactions'>;
/** What an operation is given besides ids: `Input<'addFault'>`. */
export type Input<Id extends Operation> = NonNullable<ControlRequestBody<Id>>;
/** What names an event type, which is text in the contract so that a rejection can say the nearest: a misspelt one does not compile. */
type Named<T> = { [Key in keyof T]: Key extends 'event' | 'event_type' ? EventType : T[Key] };
/** The filters of a list: `Filter<'listDeliveries'>`. */
export type Filter<Id extends Operation> = Named<ControlQuery<Id>>;
/** A condition that `wait` waits for. */
export type Condition = Named<Omit<ControlSchema<'WaitCondition'>, 'delivery'>> & {
  delivery?: Named<ControlSchema<'DeliveryCondition'>>;
};
/** What an operation answers: `Answer<'getClock'>`. */
export type Answer<Id extends Operation> = ControlResult<Id>;

/** All that a call says. */
export interface CallInput<Id extends Operation> {
  path?: ControlPath<Id>;
  query?: ControlQuery<Id>;
  body?: Input<Id>;
}

/** A value as it stands in a path. `.` and `..` would lead to another one. */
function inPath(id: Operation, name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '' && value !== '.' && value !== '..') return encodeURIComponent(value);
  throw new TypeError(
    `${id} needs ${name === 'name' ? 'a name' : 'an id'}, not ${value === undefined ? 'nothing' : JSON.stringify(value)}.`,
  );
}

export function queryText(query: object): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
  return given.size === 0 ? '' : `?${given}`;
}

function requestOf(
  id: Operation,
  input: CallInput<Operation>,
  { origin, apiKey, controlToken, timeout_ms }: Setup,
): Request {
  if (!Object.hasOwn(OPERATIONS, id)) {
    throw new TypeError(`There is no operation ${JSON.stringify(id)} of the control API that answers JSON.`);
  }
  const [method, template] = OPERATIONS[id].split(' ') as [string, string];
  const values: Readonly<Record<string, unknown>> = input.path ?? {};
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(id, name, values[name]));
  return new Request(`${origin}/_sandbox${path}${queryText(input.query ?? {})}`, {
    method,
    headers: {
      accept: 'application/json, application/problem+json',
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      ...(controlToken === undefined ? {} : { 'x-control-token': controlToken }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
    // A key never travels to another host.
    redirect: 'manual',
    ...(timeout_ms === undefined ? {} : { signal: AbortSignal.timeout(timeout_ms) }),
  });
}

/** fetch wraps what happened in one or two errors of its own. */
function rootCause(error: unknown): Error & { code?: unknown } {
  const inner = (error as { cause?: unknown }).cause;
  if (inner instanceof AggregateError && inner.errors[0] instanceof Error) return inner.errors[0];
  if (inner instanceof Error) return rootCause(inner);
  return error instanceof Error ? error : new Error(String(error));
}

function unreachable(error: unknown, { origin }: Setup): UnreachableError {
  const { code, name, message } = rootCause(error);
  const why = whyNot(typeof code === 'string' ? code : name, message, origin);
  const message_line = `No sandbox answers at ${origin}: ${why}. Start one with \`${startCommand(origin, message)}\`, or give another \`url\`.`;
  return new UnreachableError(message_line, origin, error);
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes a call.
 * @throws ControlError where the sandbox rejects it, UnreachableError where none answers, TypeError for an id that is none
 */
export async function callOperation<Id extends Operation>(
  setup: Setup,
  id: Id,
  input: CallInput<Id> = {},
): Promise<Answer<Id>> {
  const request = requestOf(id, input as CallInput<Operation>, setup);
  let response: Response;
  let text: string;
  try {
    response = await setup.fetch(request);
    text = await response.text();
  } catch (error) {
    throw unreachable(error, setup);
  }
  const { status, headers } = response;
  const type = headers.get('content-type') ?? 'nothing readable';
  const body = parse(text);
  if (type.startsWith('application/problem+json') && body !== undefined) {
    throw new ControlError(id, { ...(body as Problem), status });
  }
  if (status === TOO_LONG.status) throw new ControlError(id, TOO_LONG);
  if (status >= 200 && status < 300 && body !== undefined) return body as unknown as Answer<Id>;
  throw new UnreachableError(
    `${setup.origin} answered ${status} with ${type}: that is no sandbox. Check \`url\`; if it was started with --tls, it begins with https://.`,
    setup.origin,
  );
}
