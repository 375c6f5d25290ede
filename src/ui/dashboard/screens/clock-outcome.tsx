/** What came of the last advance: the jobs that ran, and what became of the webhooks. */
import { Card } from '../../kit/page.js';
import { Sign as StateSign } from '../../kit/signs.js';
import { countText, toneOf } from '../../kit/values.js';
import { lastAdvance } from '../advance.js';
import { JOB_GROUPS, JOB_WORDS, type JobGroup, type JobKind, spanText } from '../jobs.js';
import { References } from './reference.js';

/** The jobs of each kind, in the order in which kinds first come. */
export function byKind<T extends { kind: string }>(jobs: readonly T[]): [kind: JobKind, of: T[]][] {
  const kinds = new Map<JobKind, T[]>();
  for (const job of jobs) kinds.set(job.kind as JobKind, [...(kinds.get(job.kind as JobKind) ?? []), job]);
  return [...kinds];
}

export function Sign({ group }: { group: JobGroup }) {
  return (
    <svg class="sign" viewBox="0 0 14 14" aria-hidden="true">
      <circle class="ring" cx="7" cy="7" r="5.2" stroke-dasharray={SIGNS[group].dash} />
      <path fill={`var(--${JOB_GROUPS[group].fill})`} d={SIGNS[group].inside} />
    </svg>
  );
}

/** Each has a shape of its own, so that nobody needs its colour. */
const SIGNS: Readonly<Record<JobGroup, { dash?: string; inside: string }>> = {
  webhook: { dash: '2.6 1.6', inside: 'M5 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0' },
  payout: { inside: 'M7 3.6a3.4 3.4 0 0 1 0 6.8z' },
  expiry: { inside: 'M4.4 6.2h5.2v1.6H4.4z' },
  billing: { inside: '' },
  scenario: { inside: 'M5.4 4.4v5.2L10 7z' },
};

/** What becomes of deliveries that are attempted, by their state. */
const OUTCOMES = { succeeded: 'delivered', retrying: 'retrying', failed: 'failed for good' } as const;

const MOST_SHOWN = 50;

export function Outcome() {
  const last = lastAdvance();
  if (last === undefined) return null;
  const { fired, fired_total, deliveries, deliveries_total } = last.advanced;
  const happened = byKind(fired.filter(({ kind }) => kind !== 'delivery.attempt'));
  const ids = new Set([...fired.flatMap(({ resource_id }) => resource_id ?? []), ...deliveries.map(({ id }) => id)]);
  return (
    <Card title={`Last advance, +${spanText(last.span_ms)}`} status testId="advanced">
      <ul class="happened">
        {fired_total === 0 && <li>Nothing fell due.</li>}
        {happened.map(([kind, of]) => (
          <li key={kind}>
            <Sign group={JOB_WORDS[kind].group} />
            <span>
              <b>{of.length}</b> {JOB_WORDS[kind].did[of.length === 1 ? 0 : 1]}
            </span>
          </li>
        ))}
        {Object.entries(OUTCOMES).map(([outcome, text]) => {
          const count = deliveries.filter(({ status }) => status === outcome).length;
          return count === 0 ? null : (
            <li key={text}>
              <StateSign tone={toneOf(outcome)} />
              <span>
                <b>{count}</b> {count === 1 ? 'webhook' : 'webhooks'} {text}
              </span>
            </li>
          );
        })}
      </ul>
      <p class="footnote">
        {countText(fired_total, 'job')} and {countText(deliveries_total, 'deliver', 'y', 'ies')} in{' '}
        {(last.took_ms / 1_000).toFixed(1)} s.
      </p>
      {ids.size > 0 && (
        <details>
          <summary>Show what was touched</summary>
          <ul class="evidence">
            <References ids={[...ids].slice(0, MOST_SHOWN)} />
          </ul>
        </details>
      )}
    </Card>
  );
}
