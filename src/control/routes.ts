/** Which operation a path and method name, and what is said where they name none. */
import type { Match } from '../api/routes.js';
import type { Operation } from '../contract/index.js';
import { Problem } from '../domain/problems.js';

export interface Route {
  operation: Operation;
  params: Record<string, string>;
}

/** What is said where somebody would send a webhook to an inbox from outside. */
const INBOX_HINT =
  ' Only the deliveries of this sandbox arrive in an inbox: register its URL as a webhook endpoint, and have something happen.';

/** @throws Problem for another method than those */
export function requireMethod(method: string, allow: readonly string[], hint = ''): void {
  if (allow.includes(method)) return;
  const message = `${method} is not a method of this path; it knows ${allow.join(', ')}.${hint}`;
  throw new Problem('method_not_allowed', message, { allow: [...allow] });
}

/**
 * Finds the operation of a call.
 * @throws Problem `not_found`, `method_not_allowed`, or `invalid` for a path that cannot be decoded
 */
export function findRoute(match: (path: string) => Match<Operation> | undefined, method: string, path: string): Route {
  const found = match(path);
  if (found === undefined) {
    const message = `There is no ${path.slice(0, 200)} in the control API; GET /_sandbox/openapi.json says what there is.`;
    throw new Problem('not_found', message);
  }
  const { methods, params, undecodable } = found;
  requireMethod(method, [...methods.keys()], path.startsWith('/inbox') ? INBOX_HINT : '');
  if (undecodable !== undefined) {
    const detail = { parameter: 'path', value: undecodable.value.slice(0, 255), rule: 'format:url_encoding' };
    throw new Problem('invalid', 'The path is not valid percent-encoded UTF-8.', { detail });
  }
  return { operation: methods.get(method) as Operation, params: { ...params } };
}
