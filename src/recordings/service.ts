/** Which calls of a recording are calls of the service, of which operation, and what they show to have happened besides. */
import type { Operation } from '../contract/contract.js';
import { CRYPTO_CODES } from '../domain/money.js';
import type { JsonObject } from '../domain/records.js';
import { unescaped } from '../domain/request-log.js';
import type { Verb } from '../scenarios/vocabulary.js';
import { DamagedRecording, type RecordedCall } from './har.js';

/** The version segment, which the base URL of the service ends in. */
const VERSION = '/v1';

/** A call of the service. */
export interface ServiceCall extends RecordedCall {
  /** Below the base URL, as it was sent. */
  path: string;
  /** Undefined where the contract has none of this method and path. */
  operation: Operation | undefined;
  /** The values of the parameters in its path. */
  parameters: readonly string[];
}

/** A recording as far as it is about the service. */
export interface ServiceCalls {
  base: string;
  calls: ServiceCall[];
  /** What is not about it: how many calls, by why. */
  left_out: ReadonlyMap<string, number>;
}

/** A part of a URL without its escapes; as it stands where they are broken. */
export const decoded = (segment: string): string => unescaped(segment, decodeURIComponent);

/** The operation that a path is of, with the values of its parameters. */
function operationAt(operations: readonly Operation[], method: string, path: string) {
  const segments = path.split('/');
  for (const operation of operations) {
    const template = operation.path.split('/');
    const fits = template.length === segments.length && operation.method === method;
    if (!fits || !template.every((part, i) => (part.startsWith('{') ? segments[i] !== '' : part === segments[i])))
      continue;
    const parameters = segments.filter((_, i) => template[i]?.startsWith('{')).map(decoded);
    return { operation, parameters };
  }
  return { operation: undefined, parameters: [] };
}

/** Where the base URL of a call may end: behind a version segment, with a path of the contract below it. */
function baseOf(operations: readonly Operation[], { method, url }: RecordedCall): string | undefined {
  const end = url.pathname.indexOf(`${VERSION}/`);
  if (end === -1) return undefined;
  const { operation } = operationAt(operations, method, url.pathname.slice(end + VERSION.length));
  return operation === undefined ? undefined : url.origin + url.pathname.slice(0, end + VERSION.length);
}

const hostsOf = (calls: readonly RecordedCall[]): string =>
  [...new Set(calls.map(({ url }) => url.host || url.protocol))].slice(0, 5).join(', ');

/** @throws DamagedRecording where that cannot be told */
function findBase(calls: readonly RecordedCall[], operations: readonly Operation[]): string {
  const bases = [...new Set(calls.flatMap((call) => baseOf(operations, call) ?? []))];
  const [base, ...others] = bases;
  if (calls.length === 0) throw new DamagedRecording('has no call at all. Record some with tenderbox record.');
  if (base === undefined) {
    throw new DamagedRecording(
      `has no call of the merchant API: what it calls is of ${hostsOf(calls)}, and nothing of it is of the contract below ${VERSION}. Name the base URL of the service with --target, or record its calls with tenderbox record.`,
    );
  }
  if (others.length === 0) return base;
  throw new DamagedRecording(
    `calls the merchant API at ${bases.join(' and at ')}. Name the one that is meant with --target ${base}.`,
  );
}

/**
 * Finds the calls of the service in a recording.
 * @param target the base URL, where it was named
 * @throws DamagedRecording where there are none, or of several services
 */
export function serviceCalls(
  recorded: readonly RecordedCall[],
  operations: readonly Operation[],
  target?: string,
): ServiceCalls {
  const base = target?.replace(/\/$/, '') ?? findBase(recorded, operations);
  const left_out = new Map<string, number>();
  const leave = (why: string): [] => {
    left_out.set(why, (left_out.get(why) ?? 0) + 1);
    return [];
  };
  const calls = recorded.flatMap((call): ServiceCall[] => {
    const { url, method } = call;
    if (!url.href.startsWith(`${base}/`)) return leave(`of ${url.host || url.protocol}`);
    if (method === 'OPTIONS') return leave('by which a browser asks first (OPTIONS)');
    if (call.status === 0) return leave('without an answer');
    const path = url.pathname.slice(new URL(base).pathname.replace(/\/$/, '').length);
    return [{ ...call, path, ...operationAt(operations, method, path) }];
  });
  if (calls.length > 0) return { base, calls, left_out };
  throw new DamagedRecording(`has no answered call of ${base}: what it calls is of ${hostsOf(recorded)}.`);
}

// What happened outside of the merchant API, as the states of recorded answers show it.

/** The records that something happens to by itself. */
export type MovedKind = 'payment' | 'invoice' | 'payout';

/** The step of a scenario that leads to a state. */
const LEADS_TO: Readonly<Record<MovedKind, Readonly<Record<string, Verb>>>> = {
  payment: { paid: 'pay', expired: 'expire', failed: 'fail' },
  invoice: { open: 'open', paid: 'pay', void: 'void', past_due: 'past_due' },
  payout: { processing: 'process', completed: 'complete', failed: 'fail' },
};

/** Whether something happens by itself to records of a kind. */
export const isMoved = (kind: string | undefined): kind is MovedKind => kind !== undefined && kind in LEADS_TO;

/** What was done to a record. */
export interface Moved {
  verb: Verb;
  input: JsonObject;
}

/** What leads to the state that an answer shows of a record; undefined where nothing of the kind does. */
export function moveTo(kind: MovedKind, shown: Readonly<Record<string, unknown>>): Moved | undefined {
  const verb = LEADS_TO[kind][String(shown.status)];
  if (verb === undefined) return undefined;
  const currency = CRYPTO_CODES.find((code) => code === shown.paid_currency);
  return { verb, input: verb === 'pay' && currency !== undefined ? { currency } : {} };
}

/** A refund that an answer shows: of which payment request, and how much. */
export function refundIn(
  shown: Readonly<Record<string, unknown>>,
): { payment_id: string; input: JsonObject } | undefined {
  const { type, payment_request_id, amount } = shown;
  if (type !== 'refund' || typeof payment_request_id !== 'string' || typeof amount !== 'number') return undefined;
  return { payment_id: payment_request_id, input: { amount } };
}
