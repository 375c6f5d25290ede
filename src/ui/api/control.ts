/** Calls of the control API, typed by its contract, and what goes wrong with them as sentences for people. */
import type { components, operations, paths } from '../../contract/generated/sandbox.js';
import { base } from './base.js';
import { noteAnswer, noteSilence } from './connection.js';
import { chosen, credential, forgetMerchant } from './merchant.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;
/** Paths of the control API that know a method. */
export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends object ? P : never;
}[keyof paths];
type Json<T> = T extends { content: infer C } ? C[keyof C & `application/${string}json`] : never;
type Success<Op> = Op extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;
type BodyOf<Op> = Op extends { requestBody?: infer B } ? Json<NonNullable<B>> : never;
type QueryOf<Op> = Op extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;

/** What a call answers when it goes well. */
export type Reply<P extends keyof paths, M extends Method> = Success<Operation<P, M>>;

/** An operation by its id, what it takes and what it answers. */
export type OperationId = keyof operations;
export type BodyFor<O extends OperationId> = BodyOf<operations[O]>;
export type AnswerTo<O extends OperationId> = Success<operations[O]>;

/** A problem as the control API spells it (RFC 9457). */
export interface ProblemBody extends Omit<components['schemas']['Problem'], 'type'> {
  /** What a merchant costs where many have theirs: a proof of work. */
  challenge?: string;
  bits?: number;
}

/** The sandbox rejected a call, and says why. */
export class Rejected extends Error {
  override readonly name = 'Rejected';
  constructor(readonly problem: ProblemBody) {
    super(problem.detail);
  }
}

/** No answer came: the sandbox has stopped, or the line to it is cut. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  constructor(
    message = 'The sandbox does not answer. Start it again, or check the connection; this page goes on by itself.',
  ) {
    super(message);
  }
}

/** What a call carries besides its path. */
interface CallOptions<Op> {
  /** Values of the path's parameters. */
  at?: Readonly<Record<string, string>>;
  query?: QueryOf<Op>;
  body?: BodyOf<Op>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Says nothing of a merchant: for what everybody may ask, also those whose key is of no use any more. */
  anonymous?: boolean;
}

/** Longer than any answer of the sandbox takes that does not wait on purpose. */
const PATIENCE_MS = 30_000;

function addressOf(path: string, at: Readonly<Record<string, string>> = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(at[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${base}/_sandbox${filled}${search === '' ? '' : `?${search}`}`;
}

/** What a rejection says. @throws AbortError when nobody waits for it any more: then that is not known, and nothing may rest on it */
async function problemOf(response: Response, signal: AbortSignal): Promise<ProblemBody> {
  const body = (await response.json().catch(() => undefined)) as ProblemBody | undefined;
  if (body === undefined) signal.throwIfAborted();
  if (typeof body?.detail === 'string') return body;
  const detail = `The sandbox answered ${response.status} without saying why. Its log may say more.`;
  return { status: response.status, title: response.statusText, detail };
}

/** Fetches, and tells the connection whether somebody is there. @throws Unreachable */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init);
    noteAnswer();
    return response;
  } catch (error) {
    if (init.signal?.aborted === true && (init.signal.reason as Error | undefined)?.name === 'AbortError') throw error;
    noteSilence();
    throw new Unreachable();
  }
}

async function call<T>(method: Method, path: string, options: CallOptions<never>): Promise<T> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const signal = options.signal === undefined ? patience : AbortSignal.any([options.signal, patience]);
  const writes = method !== 'get';
  const asked = chosen.peek();
  const response = await reach(addressOf(path, options.at, options.query), {
    method: method.toUpperCase(),
    headers: {
      ...options.headers,
      ...(options.anonymous ? {} : credential()),
      ...(writes ? { 'content-type': 'application/json' } : {}),
    },
    ...(writes ? { body: JSON.stringify(options.body ?? {}) } : {}),
    signal,
  });
  if (response.ok) return (await response.json()) as T;
  const problem = await problemOf(response, signal);
  // A late rejection of the merchant that was shown before says nothing of the one that is shown now.
  if (response.status === 401 && !options.anonymous && asked === chosen.peek()) forgetMerchant(problem.detail);
  throw new Rejected(problem);
}

/** Reads: `read('/payments/{id}', { at: { id } })`. @throws Rejected, Unreachable */
export function read<P extends PathsWith<'get'>>(
  path: P,
  options: CallOptions<Operation<P, 'get'>> = {},
): Promise<Reply<P, 'get'>> {
  return call('get', path, options as CallOptions<never>);
}

async function fetchFrom(address: string, headers: Record<string, string>): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await reach(address, { headers, signal });
  if (!response.ok) throw new Rejected(await problemOf(response, signal));
  return response;
}

/** What a call answers as a file. @throws Rejected, Unreachable */
export const fetchFile = async (path: string): Promise<Blob> =>
  (await fetchFrom(`${base}/_sandbox${path}`, credential())).blob();

/** A document that the build made for the pages. @throws Rejected, Unreachable */
export const fetchBuilt = async (address: string): Promise<object> => (await fetchFrom(address, {})).json();

/** Changes something: `send('post', '/payments/{id}/pay', { at: { id }, body: {} })`. @throws Rejected, Unreachable */
export function send<M extends Exclude<Method, 'get'>, P extends PathsWith<M>>(
  method: M,
  path: P,
  options: CallOptions<Operation<P, M>> = {},
): Promise<Reply<P, M>> {
  return call(method, path, options as CallOptions<never>);
}

/** What went wrong, as a sentence that says what to do. */
export function messageOf(error: unknown): string {
  if (error instanceof Rejected || error instanceof Unreachable) return error.message;
  return 'Something in this page failed. Reload it; if it fails again, please report what you did.';
}
