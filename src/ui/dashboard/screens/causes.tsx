/** A trace as a list: causes and effects, one below the other, with the time in between. */
import { EmptyState } from '../../kit/state.js';
import { capital, countText, Facts, Time, wordsOf } from '../../kit/values.js';
import { UNITS } from '../jobs.js';
import type { Entry, Line } from './line.js';
import { Reference } from './reference.js';

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
  answer: ['response', 'neutral'],
  retry: ['to come', 'warn'],
  ledger: ['ledger', 'good'],
};

/** Causes further back than this are not told apart by their place any more. */
const DEEPEST = 4;

/** How many causes lie before each entry. */
function depthsOf(entries: readonly Entry[]): Map<string, number> {
  const depths = new Map<string, number>();
  for (const { id, caused_by } of entries) {
    const before = caused_by === null ? undefined : depths.get(caused_by);
    depths.set(id, before === undefined ? 0 : Math.min(before + 1, DEEPEST));
  }
  return depths;
}

const LONG_MS = 60_000;

/** What is said between two instants; nothing when they follow closely. */
function gapOf(from: string, to: string) {
  const gap_ms = Date.parse(to) - Date.parse(from);
  const [unit_ms, , name] = UNITS.find(([ms]) => gap_ms >= ms) ?? [];
  if (unit_ms === undefined) return undefined;
  const count = Math.round(gap_ms / unit_ms);
  return { text: `${countText(count, name)} later`, size: gap_ms >= LONG_MS ? 'long' : 'short' };
}

/** The line, entry by entry. */
export function Causes({ line: { entries } }: { line: Line }) {
  if (entries.length === 0)
    return <EmptyState title="Nothing has happened yet">It is shown here when it does.</EmptyState>;
  const depths = depthsOf(entries);
  return (
    <ol class="causes" data-testid="timeline">
      {entries.map((entry, i) => {
        const before = entries[i - 1];
        const gap = before && gapOf(before.at, entry.at);
        return <Row key={entry.id} entry={entry} depth={depths.get(entry.id) ?? 0} gap={gap} />;
      })}
    </ol>
  );
}

function toneOf({ kind, ok }: Entry): string {
  if (ok === undefined) return KINDS[kind][1];
  return ok ? 'good' : 'bad';
}

/** What kind of entry it is. */
export function Kind({ entry }: { entry: Entry }) {
  return <span class={`badge ${toneOf(entry)}`}>{KINDS[entry.kind][0]}</span>;
}

/** What an entry is about, as links. */
export const linksOf = (ids: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(ids).map(([label, id]) => [capital(wordsOf(label.replace('_id', ''))), id && <Reference id={id} />]),
  );

function Row({ entry, depth, gap }: { entry: Entry; depth: number; gap: ReturnType<typeof gapOf> }) {
  const { kind, title, at, caused_by } = entry;
  return (
    <>
      {gap && (
        <li class={`gap ${gap.size}`}>
          <span>{gap.text}</span>
        </li>
      )}
      <li class={`cause ${toneOf(entry)} depth-${depth}`} data-kind={kind}>
        <details>
          <summary>
            <Kind entry={entry} />
            <span class="cause-title">{title}</span>
            <Time at={at} exact />
          </summary>
          <Facts
            of={{
              ...linksOf(entry.ids),
              Cause: caused_by === null && 'Nothing led to it: the line begins here.',
            }}
          />
        </details>
      </li>
    </>
  );
}
