/** What led to what: one line from the call to the books, with the time in between drawn. */

import { type Reply, read } from '../../api/control.js';
import { isUnknown, useData } from '../../api/use-data.js';
import { LinkButton } from '../../kit/button.js';
import { Card, Page } from '../../kit/page.js';
import { EmptyState, ErrorPage } from '../../kit/state.js';
import { Copyable, Facts, Time, wordsOf } from '../../kit/values.js';
import { hrefOf, type ScreenProps } from '../screens.js';
import { Reference } from './reference.js';

type Line = Reply<'/timeline/{id}', 'get'>;
type Entry = Line['entries'][number];

/** What each kind of entry is called, and the colour of its mark. */
const KINDS: Readonly<Record<Entry['kind'], readonly [name: string, tone: string]>> = {
  request: ['request', 'info'],
  call: ['control', 'neutral'],
  job: ['clock', 'neutral'],
  step: ['scenario', 'neutral'],
  chain: ['chain', 'warn'],
  state: ['state', 'accent'],
  event: ['event', 'accent'],
  delivery: ['delivery', 'info'],
  attempt: ['attempt', 'info'],
  answer: ['answer', 'neutral'],
  retry: ['to come', 'warn'],
  ledger: ['ledger', 'good'],
};

/** Causes further back than this are not told apart by their place any more. */
const DEEPEST = 4;
const LISTENED = ['payment', 'invoice', 'payout', 'transaction', 'subscription', 'event', 'delivery', 'request'];

/** Everything that led to something else in the life of a record. */
export function useLine(id: string) {
  const load = (signal: AbortSignal) => read('/timeline/{id}', { at: { id }, signal });
  return useData(`timeline ${id}`, load, LISTENED);
}

export default function TimelineScreen({ id }: ScreenProps) {
  const data = useLine(id);
  if (isUnknown(data.failure)) return <Missing id={id} />;
  const record = hrefOf(id);
  return (
    <Page
      title="Timeline"
      intro="Every entry stands below what led to it: the call, the states, the events, the deliveries, the books."
      below={
        <>
          <Copyable text={id} what="the id" />
          {record && (
            <p class="crumb">
              <a href={record}>Show the record</a>
            </p>
          )}
        </>
      }
      data={data}
      lines={10}
    >
      {(line) => (
        <Card label="Trace">
          <Causes line={line} />
        </Card>
      )}
    </Page>
  );
}

function Missing({ id }: { id: string }) {
  return (
    <ErrorPage
      title="Nothing is known of it"
      action={
        <LinkButton href="/dashboard/requests" tone="primary">
          Show all requests
        </LinkButton>
      }
    >
      This merchant has no record <code>{id}</code>. It may belong to another merchant, or the sandbox was reset.
    </ErrorPage>
  );
}

/** How many causes lie before each entry. */
function depthsOf(entries: readonly Entry[]): Map<string, number> {
  const depths = new Map<string, number>();
  for (const { id, caused_by } of entries) {
    const before = caused_by === null ? undefined : depths.get(caused_by);
    depths.set(id, before === undefined ? 0 : Math.min(before + 1, DEEPEST));
  }
  return depths;
}

/** A stretch of time in which nothing happened. */
interface Gap {
  text: string;
  size: 'short' | 'long';
}

const UNITS: readonly (readonly [ms: number, name: string])[] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1_000, 'second'],
];
const LONG_MS = 60_000;

/** What is said between two instants; nothing when they follow closely. */
export function gapText(gap_ms: number): Gap | undefined {
  const [unit_ms, name] = UNITS.find(([ms]) => gap_ms >= ms) ?? [];
  if (unit_ms === undefined) return undefined;
  const count = Math.round(gap_ms / unit_ms);
  return { text: `${count} ${name}${count === 1 ? '' : 's'} later`, size: gap_ms >= LONG_MS ? 'long' : 'short' };
}

/** The line, entry by entry. */
export function Causes({ line }: { line: Line }) {
  const { entries, complete } = line;
  if (entries.length === 0)
    return <EmptyState title="Nothing has happened yet">It is shown here when it does.</EmptyState>;
  const depths = depthsOf(entries);
  return (
    <>
      <ol class="causes" data-testid="timeline">
        {entries.map((entry, i) => {
          const before = entries[i - 1];
          const gap = before && gapText(Date.parse(entry.at) - Date.parse(before.at));
          return <Row key={entry.id} entry={entry} depth={depths.get(entry.id) ?? 0} gap={gap} />;
        })}
      </ol>
      {!complete && <p class="footnote">There is more than fits here; these are the first entries.</p>}
    </>
  );
}

function Row({ entry, depth, gap }: { entry: Entry; depth: number; gap: Gap | undefined }) {
  const { kind, title, at, ids, caused_by, ok } = entry;
  const [name, usual] = KINDS[kind];
  const tone = ok === undefined ? usual : ok ? 'good' : 'bad';
  const known = Object.entries(ids).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return (
    <>
      {gap && (
        <li class={`gap ${gap.size}`}>
          <span>{gap.text}</span>
        </li>
      )}
      <li class={`cause ${tone} depth-${depth}`} data-kind={kind}>
        <details>
          <summary>
            <span class={`badge ${tone}`}>{name}</span>
            <span class="cause-title">{title}</span>
            <Time at={at} exact />
          </summary>
          <Facts
            of={{
              ...Object.fromEntries(known.map(([label, id]) => [wordsOf(label), <Reference key={id} id={id} />])),
              cause: caused_by === null && 'Nothing led to it: the line begins here.',
            }}
          />
        </details>
      </li>
    </>
  );
}
