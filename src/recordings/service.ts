/** Which calls of a recording are calls of the service, and of which operation. */
import type { Operation } from '../contract/contract.js';
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
export const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

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
