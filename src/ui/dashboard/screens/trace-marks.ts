/** What of a trace is drawn, and in which row: not every entry is a mark, as an answer stands for its attempt too. */
import type { IconName } from '../../kit/icons.js';
import { capital, type Tone, toneOf, wordsOf } from '../../kit/values.js';
import { endpointName } from '../webhook-words.js';
import type { Entry } from './line.js';

type Shape = 'bar' | 'call' | 'diamond' | 'phase' | 'dot' | 'ring';

export interface Mark {
  entry: Entry;
  at_ms: number;
  row: string;
  shape: Shape;
  /** Its colour, of tokens.css. */
  fill: string;
  width: number;
  label: string;
  /** The nearest of what led to it that is drawn too. */
  cause: Mark | undefined;
}

export interface Row {
  key: string;
  name: string;
  icon?: IconName;
  tone?: Tone;
  /** How many were delivered, of how many. */
  count?: string;
  /** One delivery of the endpoint above. */
  below?: boolean;
}

const FILLS = { good: 'paid', info: 'pending', warn: 'retrying', bad: 'failed', neutral: 'idle' } as const;

/** Logarithmic, because one answer takes a thousand times as long as another. */
const lengthOf = (duration_ms = 0): number => 6 + 6 * Math.log10(1 + 10 * duration_ms);

type Drawn = Pick<Mark, 'row' | 'shape' | 'fill' | 'width' | 'label'>;

function requestMark({ title, duration_ms }: Entry): Drawn {
  const [, method = 'Call', status = ''] = /^([A-Z]+) .* (\d+)\.$/.exec(title) ?? [];
  const width = lengthOf(duration_ms);
  return { row: 'api', shape: 'bar', fill: 'accent', width, label: `${method} ${status}`.trim() };
}

/** What the sandbox did, by the first word of the operation: `Pay`. */
function callMark({ kind, title, ids }: Entry): Drawn {
  const verb = ids.operation_id?.replace(/[A-Z].*/, '');
  const label = kind === 'job' ? 'Due' : (/^Step \d+/.exec(title)?.[0] ?? capital(verb ?? 'call'));
  return { row: 'api', shape: 'call', fill: 'sand-ground', width: 12, label };
}

function chainMark({ title }: Entry): Drawn {
  const [, label = '', reached, needed] = /^(\S+ (?:[A-Z]{3,5}|(?<=(\d+) )of (\d+))) /.exec(title) ?? [];
  const state = label === '' ? 'failed' : reached !== undefined && reached === needed ? 'paid' : 'pending';
  return { row: 'chain', shape: 'diamond', fill: `${state}-mark`, width: 12, label };
}

/** States of what is on the chain stand with it; those of a record in a row of its own. */
function stateMark({ ids }: Entry, type: string): Drawn {
  const [kind = '', verb = ''] = type.split('.');
  const fill = `${FILLS[verb === 'created' ? 'info' : toneOf(verb)]}-mark`;
  if (kind === 'transaction' || kind === 'refund')
    return { row: 'chain', shape: 'diamond', fill, width: 12, label: `${capital(kind)} ${verb}` };
  return { row: `state ${ids.resource_id}`, shape: 'phase', fill, width: 12, label: capital(wordsOf(verb)) };
}

/** What is known of the line beyond one entry. */
interface Known {
  types: ReadonlyMap<string, string>;
  /** Deliveries that were rejected once, which have a row of their own. */
  rejected: ReadonlySet<string | undefined>;
  /** Events that the chain brought about. */
  chained: ReadonlySet<string | undefined>;
}

function knownOf(entries: readonly Entry[]): Known {
  const of = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind);
  return {
    types: new Map(of('event').map(({ id, title }) => [id, title])),
    rejected: new Set(entries.filter(({ ok }) => ok === false).map(({ ids }) => ids.delivery_id)),
    chained: new Set(of('chain').map(({ ids }) => ids.event_id)),
  };
}

function drawnOf(entry: Entry, { types, rejected, chained }: Known): Drawn | undefined {
  const { kind, ids, ok, duration_ms } = entry;
  const row = `to ${ids.endpoint_id}${rejected.has(ids.delivery_id) ? ` ${ids.delivery_id}` : ''}`;
  if (kind === 'request') return requestMark(entry);
  if (kind === 'call' || kind === 'job' || kind === 'step') return callMark(entry);
  if (kind === 'chain') return chainMark(entry);
  if (kind === 'ledger')
    return { row: 'ledger', shape: 'dot', fill: 'accent', width: 9, label: /^\S+ \S+/.exec(entry.title)?.[0] ?? '' };
  if (kind === 'answer')
    return { row, shape: 'bar', fill: ok ? 'paid-mark' : 'failed-mark', width: lengthOf(duration_ms), label: '' };
  if (kind === 'retry')
    return {
      row,
      shape: 'ring',
      fill: rejected.has(ids.delivery_id) ? 'retrying-mark' : 'pending-mark',
      width: 10,
      label: '',
    };
  if (kind !== 'state' || chained.has(ids.event_id)) return undefined;
  return stateMark(entry, types.get(ids.event_id ?? '') ?? '');
}

/** The marks of a line, in its order. */
export function marksOf(entries: readonly Entry[]): Mark[] {
  const known = knownOf(entries);
  /** The mark that stands for each entry: its own, or else that of its cause. */
  const marked = new Map<string | null, Mark | undefined>();
  const marks: Mark[] = [];
  for (const entry of entries) {
    const cause = marked.get(entry.caused_by);
    const drawn = drawnOf(entry, known);
    const mark = drawn && { ...drawn, entry, at_ms: Date.parse(entry.at), cause };
    if (mark) marks.push(mark);
    marked.set(entry.id, mark ?? cause);
  }
  return marks;
}

/** What came of the deliveries to an endpoint, in its own row; those that were rejected once have theirs below. */
function rowsOfEndpoint(endpoint: string, entries: readonly Entry[], { types, rejected }: Known): Row[] {
  const own = entries.filter(({ ids }) => ids.endpoint_id === endpoint);
  const sent = own.filter(({ kind }) => kind === 'delivery');
  const delivered = new Set(own.filter(({ ok }) => ok).map(({ ids }) => ids.delivery_id)).size;
  const waits = own.some(({ kind }) => kind === 'retry');
  const tone =
    delivered === sent.length ? 'good' : own.some(({ ok }) => ok === false) ? (waits ? 'warn' : 'bad') : 'info';
  const url = sent.find((entry) => entry.url)?.url;
  return [
    { key: `to ${endpoint}`, name: url ? endpointName(url) : endpoint, tone, count: `${delivered}/${sent.length}` },
    ...sent
      .filter(({ id }) => rejected.has(id))
      .map(({ id, ids }) => ({ key: `to ${endpoint} ${id}`, name: types.get(ids.event_id ?? '') ?? id, below: true })),
  ];
}

/** The rows of a line from above: what was called, the chain, the states, the books, the endpoints. */
export function rowsOf(entries: readonly Entry[], marks: readonly Mark[]): Row[] {
  const known = knownOf(entries);
  const used = new Set(marks.map(({ row }) => row));
  const states = marks.filter(({ shape }) => shape === 'phase');
  const records = [...new Map(states.map(({ row, entry }) => [row, entry])).entries()];
  const nameOf = ({ ids }: Entry): string => capital(known.types.get(ids.event_id ?? '')?.split('.')[0] ?? 'State');
  const endpoints = new Set(entries.flatMap(({ ids }) => ids.endpoint_id ?? []));
  const rows: Row[] = [
    { key: 'api', name: 'API', icon: 'terminal' },
    { key: 'chain', name: 'Chain', icon: 'box' },
    ...records.map(
      ([key, entry]): Row => ({ key, name: records.length === 1 ? 'State' : nameOf(entry), icon: 'seal' }),
    ),
    { key: 'ledger', name: 'Ledger', icon: 'scale' },
  ];
  return [
    ...rows.filter(({ key }) => used.has(key)),
    ...[...endpoints].flatMap((endpoint) => rowsOfEndpoint(endpoint, entries, known)),
  ];
}
