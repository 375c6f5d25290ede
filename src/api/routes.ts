/** Which entry of a table a path means. Concrete paths win over those with parameters, as OpenAPI has it. */

/** What has a path and a method: an operation, or a page. */
export interface Routed {
  /** `/payments/{payment_request_id}` */
  readonly path: string;
  readonly method: string;
}

/** A path that there is. */
export interface Match<T> {
  /** What it offers, by method. */
  readonly methods: ReadonlyMap<string, T>;
  readonly params: Readonly<Record<string, string>>;
  /** The first parameter whose percent escapes are no text. */
  readonly undecodable?: { readonly name: string; readonly value: string };
}

interface Route<T> {
  readonly segments: readonly string[];
  readonly methods: Map<string, T>;
}

const NO_PARAMS: Readonly<Record<string, string>> = {};
const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Paths of one length are looked through together, which begin alike. */
const keyOf = (segments: readonly string[]): string => `${segments.length} ${segments[0]}`;

/** @returns finds what a path means; undefined where there is no such path */
export function createRoutes<T extends Routed>(table: readonly T[]): (path: string) => Match<T> | undefined {
  const byPath = new Map<string, Route<T>>();
  for (const row of table) {
    const route = byPath.get(row.path) ?? { segments: row.path.slice(1).split('/'), methods: new Map() };
    route.methods.set(row.method, row);
    byPath.set(row.path, route);
  }
  const parameters = ({ segments }: Route<T>): number => segments.filter(isParameter).length;
  const index = new Map<string, Route<T>[]>();
  for (const route of [...byPath.values()].sort((a, b) => parameters(a) - parameters(b))) {
    const key = keyOf(route.segments);
    index.set(key, [...(index.get(key) ?? []), route]);
  }
  return (path) => {
    // `OPTIONS *` asks about the server itself.
    if (!path.startsWith('/')) return undefined;
    const segments = path.slice(1).split('/');
    const route = index.get(keyOf(segments))?.find((candidate) => fits(candidate.segments, segments));
    return route === undefined ? undefined : matchOf(route, segments);
  };
}

const fits = (expected: readonly string[], segments: readonly string[]): boolean =>
  expected.every((part, i) => part === segments[i] || (isParameter(part) && segments[i] !== ''));

function matchOf<T>({ segments: expected, methods }: Route<T>, segments: readonly string[]): Match<T> {
  let params = NO_PARAMS;
  for (let i = 0; i < expected.length; i++) {
    const part = expected[i] as string;
    if (!isParameter(part)) continue;
    const name = part.slice(1, -1);
    const segment = segments[i] as string;
    const value = decoded(segment);
    if (value === undefined) return { methods, params, undecodable: { name, value: segment } };
    params = { ...params, [name]: value };
  }
  return { methods, params };
}

function decoded(segment: string): string | undefined {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
