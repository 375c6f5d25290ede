/**
 * Most calls name an operation of the contract, plainly spelled. They are led to it by one look-up instead of a walk through the
 * middleware and routes of Express, which took 8 % of a POST; whatever is unusual (another origin's page, an escape in the path,
 * an unknown path or method) goes the whole way. Both ways end in the same life of a call.
 */
import type { Operation } from '../contract/index.js';

/** An operation that a request target leads to, with its path parameters. */
export interface Lane {
  readonly operation: Operation;
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface Branch {
  /** By method: `/payments`. */
  readonly whole: Map<string, Operation>;
  /** By method: `/payments/{payment_request_id}`, and the name of the parameter. */
  readonly byId: Map<string, { operation: Operation; name: string }>;
}

// What may stand in a segment without being decoded or read differently by anybody.
const PLAIN_SEGMENT = /^[\w.~-]+$/;
const TEMPLATE = /^\/([a-z-]+)(?:\/\{(\w+)\})?$/;
const NONE: Readonly<Record<string, string>> = {};

/** Leads `METHOD /prefix/name` and `METHOD /prefix/name/id` to their operations; undefined for everything else. */
export function createLanes(prefix: string, operations: readonly Operation[]) {
  const branches = new Map<string, Branch>();
  for (const operation of operations) {
    const [, name, parameter] = TEMPLATE.exec(operation.path) ?? [];
    if (name === undefined) continue;
    const branch = branches.get(name) ?? { whole: new Map(), byId: new Map() };
    branches.set(name, branch);
    if (parameter === undefined) branch.whole.set(operation.method, operation);
    else branch.byId.set(operation.method, { operation, name: parameter });
  }
  const start = `${prefix}/`;
  return (method: string, target: string): Lane | undefined => {
    if (!target.startsWith(start)) return undefined;
    const mark = target.indexOf('?');
    const end = mark === -1 ? target.length : mark;
    const slash = target.indexOf('/', start.length);
    if (slash === -1 || slash > end) {
      const operation = branches.get(target.slice(start.length, end))?.whole.get(method);
      return operation === undefined ? undefined : { operation, pathParameters: NONE };
    }
    const found = branches.get(target.slice(start.length, slash))?.byId.get(method);
    const id = target.slice(slash + 1, end);
    if (found === undefined || !PLAIN_SEGMENT.test(id)) return undefined;
    return { operation: found.operation, pathParameters: { [found.name]: id } };
  };
}
