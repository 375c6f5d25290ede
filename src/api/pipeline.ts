/**
 * The way of a call: a list of steps, taken one after the other. A step is a plain function. It reads what the call brought and
 * what earlier steps found, and returns what it found itself, a reply, or nothing; a promise of one of these only where it must
 * wait. The first reply ends the way, and so does whatever is thrown, which becomes a reply. Closing steps are taken however
 * it ended.
 */
import { didYouMean, nearest } from '../words/nearest.js';
import { type Call, ClientGone, Reply } from './call.js';

type Waiting<T> = T | Promise<T>;
// biome-ignore lint/suspicious/noConfusingVoidType: a step that finds nothing returns nothing.
type Nothing = void | undefined;

interface Step {
  /** As later steps know what this one found. */
  readonly name: string | undefined;
  readonly closing: boolean;
  readonly take: (context: never) => unknown;
  /** Which calls take it; all unless given. */
  readonly when: ((context: never) => boolean) | undefined;
}

/** What closing steps know: how the call began, its reply, and what was found until then. */
type Closing<Start, Found> = Start & Partial<Found> & { readonly reply: Reply };
type Named<Name extends string, T> = { readonly [K in Name]: Exclude<Awaited<T>, Reply> };

/** A list of steps that grows; its type says what has been found when the next step is taken. */
export class Pipeline<Start, Found = unknown> {
  private constructor(readonly steps: readonly Step[]) {}

  /** The empty list of calls that begin as `Start`. */
  static of<Start>(): Pipeline<Start> {
    return new Pipeline<Start>([]);
  }

  /** A step that looks, and may end the call. @param when which calls take it; here and below all unless given */
  check(
    take: (context: Start & Found) => Waiting<Reply | Nothing>,
    when?: (context: Start & Found) => boolean,
  ): Pipeline<Start, Found> {
    return this.with({ name: undefined, closing: false, take, when });
  }

  /** A step that finds something, by this name. */
  find<Name extends string, T, When extends ((context: Start & Found) => boolean) | undefined = undefined>(
    name: Name,
    take: (context: Start & Found) => T,
    when?: When,
  ): Pipeline<Start, Found & Named<Name, When extends undefined ? T : T | undefined>> {
    return this.with({ name, closing: false, take, when });
  }

  /** A step that every call takes once there is a reply, in the place of which it may put another. */
  close(
    take: (context: Closing<Start, Found>) => Waiting<Reply | Nothing>,
    when?: (context: Closing<Start, Found>) => boolean,
  ): Pipeline<Start, Found> {
    return this.with({ name: undefined, closing: true, take, when });
  }

  private with<More>(step: Step): Pipeline<Start, More> {
    return new Pipeline<Start, More>([...this.steps, step]);
  }
}

/** The whole of an API: what a transport, a worker and a test hand calls to. @throws ClientGone */
export type Handle = (call: Call) => Promise<Reply>;

interface Api<Start, Found> {
  /** Makes of a call what every step may read. */
  start(call: Call): Start;
  pipeline: Pipeline<Start, Found>;
  /** Makes a reply of whatever was thrown. */
  format(context: Start & Partial<Found>, thrown: unknown): Reply;
}

export function createHandle<Start extends object, Found>({ start, pipeline, format }: Api<Start, Found>): Handle {
  return async (call) => {
    const context = start(call) as Start & { reply?: Reply; [found: string]: unknown };
    // Asked at every step, and in the context only found by its name: that has another shape after each step that finds something.
    let reply: Reply | undefined;
    for (const { name, closing, take, when } of pipeline.steps) {
      if (reply !== undefined && !closing) continue;
      if (when !== undefined && !when(context as never)) continue;
      try {
        let found = take(context as never);
        // Most steps of most calls wait for nothing, and a call is one turn as far as it can be.
        if (isPromise(found)) found = await found;
        if (found instanceof Reply) context.reply = reply = found;
        else if (name !== undefined) (context as Record<string, unknown>)[name] = found;
      } catch (thrown) {
        if (thrown instanceof ClientGone) throw thrown;
        context.reply = reply = format(context as Start & Partial<Found>, thrown);
      }
    }
    return reply as Reply;
  };
}

/** Not by `instanceof`: where code runs in a context of its own, as under jest, promises of Node are of another class. */
const isPromise = (found: unknown): found is Promise<unknown> =>
  typeof found === 'object' && found !== null && typeof (found as { then?: unknown }).then === 'function';

// Which entry of a table a path means. Concrete paths win over those with parameters, as OpenAPI has it.

/** What has a path and a method: an operation, or a page. */
interface Routed {
  /** `/payments/{payment_request_id}` */
  readonly path: string;
  readonly method: string;
}

/** A path that there is. */
interface Match<T> {
  /** What it offers, by method. */
  readonly methods: ReadonlyMap<string, T>;
  readonly params: Readonly<Record<string, string>>;
  /** The first parameter whose percent escapes are no text. */
  readonly undecodable?: { readonly name: string; readonly value: string };
}

/** Which entry of a table a path means. */
export interface Routes<T> {
  /** What is at a path; undefined where there is nothing. */
  find(path: string): Match<T> | undefined;
  /** " Did you mean …?" for a path at which there is nothing. */
  meant(path: string): string;
}

/** A part of a path; one that is a parameter has a name. */
interface Part {
  readonly text: string;
  readonly name: string | undefined;
}

interface Route<T> {
  readonly parts: readonly Part[];
  readonly methods: Map<string, T>;
}

const partOf = (text: string): Part => ({ text, name: text.startsWith('{') ? text.slice(1, -1) : undefined });

/** A process may have very many sandboxes, and their tables are the same. */
const known = new WeakMap<readonly Routed[], Routes<Routed>>();

/** @param above what stands before the paths of the table, wherever that is used */
export function createRoutes<T extends Routed>(table: readonly T[], above = ''): Routes<T> {
  const found = (known.get(table) as Routes<T> | undefined) ?? indexed(table, above);
  known.set(table, found);
  return found;
}

function indexed<T extends Routed>(table: readonly T[], above: string): Routes<T> {
  const byPath = new Map<string, Route<T>>();
  for (const row of table) {
    const route = byPath.get(row.path) ?? { parts: row.path.slice(1).split('/').map(partOf), methods: new Map() };
    route.methods.set(row.method, row);
    byPath.set(row.path, route);
  }
  const parameters = ({ parts }: Route<T>): number => parts.filter(({ name }) => name !== undefined).length;
  const routes = [...byPath.values()].sort((a, b) => parameters(a) - parameters(b));
  const segmentsOf = (path: string): string[] => path.slice(above.length + 1).split('/');
  return {
    find(path) {
      // `OPTIONS *` asks about the server itself.
      if (!path.startsWith(`${above}/`)) return undefined;
      const segments = segmentsOf(path);
      const route = routes.find(({ parts }) => fits(parts, segments));
      return route === undefined ? undefined : matchOf(route, segments);
    },
    meant(path) {
      const given = segmentsOf(path);
      const near = routes.filter(({ parts }) => fits(parts, given, isMeant));
      const filled = near.map(({ parts }) => parts.map(({ text, name }, i) => (name === undefined ? text : given[i])));
      const paths = filled.map((segments) => [above, ...segments].join('/'));
      return didYouMean(path, paths, '`');
    },
  };
}

const isMeant = (part: string, segment: string): boolean => nearest(segment, [part]) !== undefined;

const fits = (parts: readonly Part[], segments: readonly string[], isSame = Object.is): boolean =>
  parts.length === segments.length &&
  parts.every(({ text, name }, i) => isSame(text, segments[i] as string) || (name !== undefined && segments[i] !== ''));

function matchOf<T>({ parts, methods }: Route<T>, segments: readonly string[]): Match<T> {
  const params: Record<string, string> = {};
  for (let i = 0; i < parts.length; i++) {
    const { name } = parts[i] as Part;
    if (name === undefined) continue;
    const segment = segments[i] as string;
    const value = decoded(segment);
    if (value === undefined) return { methods, params, undecodable: { name, value: segment } };
    params[name] = value;
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

// Pages of other origins: loopback ones, and those that were named, may read replies and ask in advance whether they may call
// (Fetch standard, CORS protocol). The same for every transport.

const LOOPBACK = /^https?:\/\/(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const PREFLIGHT_S = 600;

interface CorsOptions {
  /** Origins beside loopback ones; `*` names them all. */
  origins: readonly string[];
  /** Headers that a page may read. */
  exposed: readonly string[];
  /** The methods of what a call is for. */
  methodsAt(call: Call): readonly string[];
}

export function createCors({ origins, exposed, methodsAt }: CorsOptions) {
  const everyone = origins.includes('*');
  const admits = (origin: string): boolean => everyone || LOOPBACK.test(origin) || origins.includes(origin);
  const allow = (origin: string) => ({ 'Access-Control-Allow-Origin': everyone ? '*' : origin });
  // What is said to one origin is not to be kept for another.
  const varies = everyone ? [] : ['Origin'];
  const isPreflight = ({ method, headers }: Call): boolean =>
    method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
  return {
    /** Whether a browser asks in advance. */
    isPreflight,
    /** The reply to a browser that asks in advance; undefined for other calls, and for pages that may not. */
    preflight(call: Call): Reply | undefined {
      const { origin = '', 'access-control-request-headers': asked } = call.headers;
      if (!isPreflight(call) || !admits(origin)) return undefined;
      return new Reply(204, {
        ...allow(origin),
        vary: [...varies, 'Access-Control-Request-Headers'].join(', '),
        'Access-Control-Allow-Methods': methodsAt(call).join(','),
        ...(asked === undefined ? {} : { 'Access-Control-Allow-Headers': String(asked) }),
        'Access-Control-Max-Age': String(PREFLIGHT_S),
      });
    },
    /** What a reply to this call says to browsers. */
    headersFor(call: Call): Record<string, string> {
      const { origin } = call.headers;
      // A plain OPTIONS is a method like any other, and no page's.
      if (origin === undefined || (call.method === 'OPTIONS' && !isPreflight(call))) return {};
      if (!admits(origin)) return { vary: 'Origin' };
      const exposes = { ...allow(origin), 'Access-Control-Expose-Headers': exposed.join(',') };
      return everyone ? exposes : { ...exposes, vary: 'Origin' };
    },
  };
}
