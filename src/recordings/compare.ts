/** What a recorded service and the sandbox answered to the same calls, held side by side: status, shape, headers, states. */
import { getOrMake } from '../domain/collection.js';
import { isObject } from '../domain/state/state-checks.js';
import { jsonOf, type Message } from './har.js';
import type { Ids } from './ids.js';

/** What may differ. */
type Aspect = 'status' | 'shape' | 'header' | 'state';

/** Something that differs, however often it does. */
export interface Difference {
  /** The operation, or method and path where the contract has none. */
  operation: string;
  aspect: Aspect;
  /** The status, and what of the answer: `201 data[].amount`. */
  where: string;
  recorded: string;
  here: string;
  count: number;
  /** The entry of the recording where it is first seen. */
  entry: number;
}

/** An answer to a call. */
interface Answer extends Message {
  status: number;
}

/** One call with both answers. */
interface Answered {
  index: number;
  operation: string;
  recorded: Answer;
  here: Answer;
}

/** What stands in a recording in the place of a secret says nothing about the type of that. */
const MASKED = /^\*{4}/;
const ABSENT = 'absent';

/** Headers that servers, proxies and networks add, whatever the service. */
const OF_THE_WAY = new RegExp(
  `^(?:${[
    ...['date', 'server', 'via', 'connection', 'keep-alive', 'transfer-encoding', 'trailer', 'upgrade', 'vary', 'age'],
    ...['etag', 'expires', 'pragma', 'cache-control', 'last-modified', 'accept-ranges', 'priority', 'set-cookie'],
    ...['content-(?:length|encoding|language|security-policy.*)', 'strict-transport-security', 'alt-svc', 'nel'],
    ...['report-to', 'reporting-endpoints', 'expect-ct', 'referrer-policy', 'permissions-policy', 'server-timing'],
    ...['timing-allow-origin', 'access-control-.*', 'cross-origin-.*', 'cf-.*', 'fly-.*', 'x-(?:powered-by|runtime)'],
    ...['x-(?:frame-options|xss-protection|content-type-options|download-options|dns-prefetch-control)'],
    ...['x-(?:cache|served-by|timer|envoy|amz|amzn|vercel|forwarded|cloud-trace|robots|permitted).*'],
  ].join('|')})$`,
);

type Types = Map<string, Set<string>>;

/** How answers of one kind looked, on either side. */
interface Shapes {
  operation: string;
  status: number;
  entry: number;
  count: number;
  recorded: Types;
  here: Types;
}

const note = (types: Types, path: string, type: string): void => void getOrMake(types, path, () => new Set()).add(type);

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Notes the type of each member; what a caller chose the names of is not looked into. */
function noteBody(types: Types, value: unknown, path: string): void {
  if (typeof value === 'string' && MASKED.test(value)) note(types, path, 'null');
  else note(types, path, typeOf(value));
  if (Array.isArray(value)) for (const each of value) noteBody(types, each, `${path}[]`);
  else if (isObject(value) && !/(?:^|\.)metadata$/.test(path)) {
    for (const [name, each] of Object.entries(value)) noteBody(types, each, path === '' ? name : `${path}.${name}`);
  }
}

function noteHeaders(types: Types, headers: Answer['headers']): void {
  for (const [name, value] of Object.entries(headers)) {
    if (OF_THE_WAY.test(name)) continue;
    note(types, name, name === 'content-type' ? (value.split(';')[0] as string).trim().toLowerCase() : 'present');
  }
}

/** Both bodies with those records of their lists only that there are on both sides. */
function alike(recorded: unknown, here: unknown, ids: Ids): [recorded: unknown, here: unknown] {
  if (Array.isArray(recorded) && Array.isArray(here)) {
    const isRecord = (value: unknown): boolean => isObject(value) && typeof value.id === 'string';
    if (![...recorded, ...here].some(isRecord)) return [recorded, here];
    const pairs = ids.pairs(recorded, here).map(([theirs, ours]) => alike(theirs, ours, ids));
    return [pairs.map(([theirs]) => theirs), pairs.map(([, ours]) => ours)];
  }
  if (!isObject(recorded) || !isObject(here)) return [recorded, here];
  const both = [{ ...recorded }, { ...here }] as [Record<string, unknown>, Record<string, unknown>];
  for (const name of Object.keys(recorded)) {
    if (name in here) [both[0][name], both[1][name]] = alike(recorded[name], here[name], ids);
  }
  return both;
}

/** What is around a member: `data[]` of `data[].amount`. */
const around = (path: string): string | undefined => /^(.*?)(?:\[\]|\.[^.[\]]+)$/.exec(path)?.[1];

/** Whether a member is missing because all that is around it is. */
function isInMissing(path: string, types: Types): boolean {
  const outer = around(path);
  if (outer === undefined) return false;
  const known = types.get(outer);
  // An empty list has no entries to compare with.
  return (
    known === undefined || path.endsWith('[]') || ![...known].some((type) => type === 'object' || type === 'array')
  );
}

/** The types that tell something: a member may be null, and a masked one anything. */
const withoutNull = (types: ReadonlySet<string> | undefined): string[] =>
  [...(types ?? [])].filter((type) => type !== 'null');

function differing(recorded: Types, here: Types): [path: string, recorded: string, here: string][] {
  const paths = [...new Set([...recorded.keys(), ...here.keys()])];
  return paths.flatMap((path): [string, string, string][] => {
    const [theirs, ours] = [recorded.get(path), here.get(path)];
    const said = (types: ReadonlySet<string>): string => withoutNull(types).sort().join(' or ') || 'null';
    if (theirs === undefined) return isInMissing(path, recorded) ? [] : [[path, ABSENT, said(ours as Set<string>)]];
    if (ours === undefined) return isInMissing(path, here) ? [] : [[path, said(theirs), ABSENT]];
    if (withoutNull(theirs).length === 0 || withoutNull(ours).length === 0 || said(theirs) === said(ours)) return [];
    return [[path, said(theirs), said(ours)]];
  });
}

/** Collects the answers of a whole recording, and says what differs. */
export class Comparison {
  private readonly found = new Map<string, Difference>();
  /** How bodies and headers looked. */
  private readonly looks = { shape: new Map<string, Shapes>(), header: new Map<string, Shapes>() };

  /**
   * @param ids what of the sandbox stands for what of the recording, as both answers say it
   * @returns whether all of it was compared; false where the recording has no body that is whole and JSON
   */
  add(call: Answered, ids: Ids): boolean {
    const { recorded, here } = call;
    if (recorded.status !== here.status) {
      this.differ(call, 'status', 'status', String(recorded.status), String(here.status));
      return true;
    }
    const headers = shapesOf(this.looks.header, call);
    noteHeaders(headers.recorded, recorded.headers);
    noteHeaders(headers.here, here.headers);
    const [theirs, ours] = [jsonOf(recorded), jsonOf(here)];
    if (theirs === undefined) return ours === undefined;
    if (ours === undefined) {
      this.differ(call, 'shape', `${here.status} body`, typeOf(theirs), ABSENT);
      return true;
    }
    const shapes = shapesOf(this.looks.shape, call);
    const [left, right] = alike(theirs, ours, ids);
    noteBody(shapes.recorded, left, '');
    noteBody(shapes.here, right, '');
    this.compareStates(call, left, right, '');
    return true;
  }

  private compareStates(call: Answered, recorded: unknown, here: unknown, path: string): void {
    if (Array.isArray(recorded) && Array.isArray(here)) {
      for (const [i, each] of recorded.entries()) this.compareStates(call, each, here[i], `${path}[]`);
    }
    if (!isObject(recorded) || !isObject(here)) return;
    const { id, status } = recorded;
    if (typeof id === 'string' && typeof status === 'string' && typeof here.status === 'string') {
      const where = `${call.recorded.status} ${path === '' ? 'status' : `${path}.status`}`;
      if (status !== here.status) this.differ(call, 'state', where, status, here.status);
    }
    for (const [name, each] of Object.entries(recorded)) {
      this.compareStates(call, each, here[name], path === '' ? name : `${path}.${name}`);
    }
  }

  private differ(
    { operation, index }: Pick<Answered, 'operation' | 'index'>,
    aspect: Aspect,
    where: string,
    recorded: string,
    here: string,
    count = 1,
  ): void {
    const difference = { operation, aspect, where, recorded, here, count, entry: index };
    const known = this.found.get(keyOf(difference));
    if (known === undefined) this.found.set(keyOf(difference), difference);
    else known.count += count;
  }

  /** Everything that differs, operation by operation. */
  differences(): Difference[] {
    for (const aspect of ['shape', 'header'] as const) {
      const kinds = this.looks[aspect];
      for (const { operation, status, entry, count, recorded, here } of kinds.values()) {
        for (const [path, theirs, ours] of differing(recorded, here)) {
          this.differ({ operation, index: entry }, aspect, `${status} ${path || 'body'}`, theirs, ours, count);
        }
      }
      kinds.clear();
    }
    return [...this.found.values()].sort((a, b) =>
      a.operation < b.operation ? -1 : Number(a.operation > b.operation),
    );
  }
}

function shapesOf(kinds: Map<string, Shapes>, { operation, index, recorded: { status } }: Answered): Shapes {
  const fresh = { operation, status, entry: index, count: 0, recorded: new Map(), here: new Map() };
  const shapes = getOrMake(kinds, `${operation} ${status}`, () => fresh);
  shapes.count += 1;
  return shapes;
}

/** What makes a difference the same one as another. */
export const keyOf = ({ operation, aspect, where, recorded, here }: Omit<Difference, 'count' | 'entry'>): string =>
  JSON.stringify([operation, aspect, where, recorded, here]);

// Differences that somebody has looked at and accepted, in a file that lies beside the recording.

const FORMAT = 'tenderbox.accepted-differences';

/** An accepted difference, with what people write beside it. */
export type Accepted = Omit<Difference, 'count' | 'entry'> & { why?: string };

const FIELDS = ['operation', 'aspect', 'where', 'recorded', 'here'] as const;

/** Reads what such a file holds. @returns what it accepts, or why it is none, as a sentence that follows its name */
export function readAccepted(value: Readonly<Record<string, unknown>>): Accepted[] | string {
  if (value.format !== FORMAT) return `has the format ${JSON.stringify(value.format)} and not "${FORMAT}".`;
  if (!Array.isArray(value.differences)) return 'has no list differences.';
  for (const [i, each] of value.differences.entries()) {
    const missing = FIELDS.find((field) => typeof each?.[field] !== 'string');
    if (missing !== undefined) return `has no text at differences[${i}].${missing}.`;
  }
  return value.differences as Accepted[];
}

/** A file that accepts these differences; what was written beside them before stays. */
export function acceptedText(differences: readonly Difference[], before: readonly Accepted[]): string {
  const known = new Map(before.map((each) => [keyOf(each), each]));
  const accepted = new Map(
    differences.map(({ operation, aspect, where, recorded, here }) => {
      const each = { operation, aspect, where, recorded, here };
      return [keyOf(each), known.get(keyOf(each)) ?? each];
    }),
  );
  return `${JSON.stringify({ format: FORMAT, differences: [...accepted.values()] }, null, 2)}\n`;
}
