/** Which operation a path and method name. Concrete paths win over those with parameters, as OpenAPI has it. */
import type { Contract, Operation } from '../contract/index.js';
import { Problem } from '../domain/problems.js';

interface Route {
  segments: readonly string[];
  methods: Map<string, Operation>;
}

export interface Found {
  operation: Operation;
  path: Record<string, string>;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** The routes of a contract, those with the fewest parameters first. */
export function readRoutes({ operations }: Contract): Route[] {
  const routes = new Map<string, Route>();
  for (const operation of operations) {
    const { path, method } = operation;
    const route = routes.get(path) ?? { segments: path.slice(1).split('/'), methods: new Map() };
    route.methods.set(method, operation);
    routes.set(path, route);
  }
  const parameters = ({ segments }: Route): number => segments.filter(isParameter).length;
  return [...routes.values()].sort((a, b) => parameters(a) - parameters(b));
}

function fits(route: Route, segments: readonly string[]): boolean {
  if (route.segments.length !== segments.length) return false;
  return route.segments.every(
    (expected, i) => expected === segments[i] || (isParameter(expected) && segments[i] !== ''),
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    const detail = { parameter: 'path', value: segment.slice(0, 255), rule: 'format:url_encoding' };
    throw new Problem('invalid', 'The path is not valid percent-encoded UTF-8.', { detail });
  }
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
export function findRoute(routes: readonly Route[], method: string, path: string): Found {
  const segments = path.slice(1).split('/');
  const route = routes.find((candidate) => fits(candidate, segments));
  if (route === undefined) {
    const message = `There is no ${path.slice(0, 200)} in the control API; GET /_sandbox/openapi.json says what there is.`;
    throw new Problem('not_found', message);
  }
  requireMethod(method, [...route.methods.keys()], route.segments[0] === 'inbox' ? INBOX_HINT : '');
  const operation = route.methods.get(method) as Operation;
  const parameters: Record<string, string> = {};
  route.segments.forEach((segment, i) => {
    if (isParameter(segment)) parameters[segment.slice(1, -1)] = decode(segments[i] as string);
  });
  return { operation, path: parameters };
}
