/** The merchant's clock: where it stands, what is scheduled, and the ways to move it. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { clock, now, zonedText } from '../../api/clock.js';
import { type Reply, read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { FormButton } from '../../kit/contract-form.js';
import { Card, Page } from '../../kit/page.js';
import { EmptyState } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import {
  type Advance,
  ClockModes,
  dayText,
  lastAdvance,
  Present,
  SkipButton,
  Spans,
  untilText,
  useAdvance,
} from '../clock-moves.js';
import { JOB_GROUPS, JOB_WORDS, type Job, type JobGroup, type JobKind, jobsText, spanText } from '../jobs.js';
import { Reference } from './reference.js';
import { type Due, duesOf, Scrubber } from './scrubber.js';

/** So many are drawn; the others come later than all of them. */
const MOST = 300;
const AT_ONCE = 100;
const MOST_ROWS = 40;

async function loadJobs(signal: AbortSignal) {
  const page = (offset: number) => read('/jobs', { query: { limit: AT_ONCE, offset }, signal });
  const first = await page(0);
  const offsets = [AT_ONCE, 2 * AT_ONCE].filter((offset) => offset < Math.min(first.total, MOST));
  const others = await Promise.all(offsets.map(page));
  return { jobs: [first, ...others].flatMap(({ data }) => data), total: first.total };
}

type Shown = Awaited<ReturnType<typeof loadJobs>>;

const KINDS = ['payment', 'invoice', 'payout', 'transaction', 'subscription', 'delivery', 'event', 'run'];

export default function ClockScreen() {
  const data = useData('clock', loadJobs, KINDS);
  const advance = useAdvance();
  return (
    <Page
      title="Clock"
      intro="The time of this merchant alone. Whatever is scheduled waits for it, webhook retries too."
      data={data}
      lines={8}
      failed={advance.failure}
    >
      {(shown) => (
        <>
          <Here advance={advance} next={shown.jobs[0]?.due_at ?? null} />
          <Scheduled {...shown} advance={advance} />
        </>
      )}
    </Page>
  );
}

function Here({ advance, next }: { advance: Advance; next: string | null }) {
  return (
    <Card label="Now" testId="clock">
      <div class="clock-now">
        <div>
          <Present month="short" />
        </div>
        <ClockModes />
        <Spans advance={advance} />
        <span class="clock-more">
          <FormButton
            button={{ tone: 'plain', icon: 'calendar', testId: 'open-set-clock' }}
            title="Set time"
            operation="putClock"
            fields={{
              mode: { initial: clock.peek()?.mode ?? '' },
              now: {
                label: 'Set the time to',
                placeholder: '2026-12-31T23:59:00Z',
                hint: 'Empty leaves it. Time that is skipped this way lets everything fall due that lies in it.',
              },
            }}
            verb="Set the clock"
            onDone={() => say('The clock was set.')}
          />
        </span>
        <SkipButton advance={advance} next={next}>
          Skip to next event
        </SkipButton>
      </div>
    </Card>
  );
}

function Scheduled({ jobs, total, advance }: Shown & { advance: Advance }) {
  const dues = duesOf(jobs);
  const [target_ms, setTarget] = useState<number>();
  const chosen = Math.max(1, dues.filter(({ at_ms }) => at_ms <= (target_ms ?? 0)).length);
  return (
    <>
      <Card
        title={
          <span class="legend">
            {total} scheduled <Legend jobs={jobs} />
          </span>
        }
        testId="jobs"
      >
        {dues.length === 0 ? (
          <EmptyState title="Nothing is scheduled">
            Expiries, payouts under way and webhook retries wait here for their time.
          </EmptyState>
        ) : (
          <Scrubber dues={dues} chosen={chosen} onChoose={(count) => setTarget(dues[count - 1]?.at_ms)} />
        )}
        {jobs.length < total && <p class="footnote">The first {jobs.length} are drawn.</p>}
      </Card>
      {(dues.length > 0 || lastAdvance() !== undefined) && (
        <div class="clock-columns">
          {dues.length > 0 && <Dues dues={dues} chosen={chosen} advance={advance} />}
          <Outcome />
        </div>
      )}
    </>
  );
}

function Legend({ jobs }: { jobs: readonly Job[] }) {
  const there = new Set(jobs.map(({ kind }) => JOB_WORDS[kind].group));
  return (
    <>
      {(Object.keys(JOB_GROUPS) as JobGroup[])
        .filter((group) => there.has(group))
        .map((group) => (
          <small key={group}>
            <svg width="10" height="10" aria-hidden="true">
              <rect class={`fill-${JOB_GROUPS[group].tone}`} width="10" height="10" rx="2" />
            </svg>
            {JOB_GROUPS[group].title}
          </small>
        ))}
    </>
  );
}

/** How many there are of each kind, in the order in which they first come. */
function countsOf<T>(all: readonly T[], kindOf: (one: T) => JobKind): [kind: JobKind, of: T[]][] {
  const counts = new Map<JobKind, T[]>();
  for (const one of all) counts.set(kindOf(one), [...(counts.get(kindOf(one)) ?? []), one]);
  return [...counts];
}

function dueText({ jobs }: Due): string {
  const kinds = countsOf(jobs, ({ kind }) => kind);
  const parts = kinds.map(([kind, of]) => jobsText(kind, of.length, of[0]?.does ?? ''));
  return kinds.length === 1 ? (parts[0] ?? '') : `${jobs.length} jobs: ${parts.join(', ')}`;
}

/** The time of day, or the day where it is another one. */
function whenText(at_ms: number): string {
  const text = zonedText(at_ms);
  return text.slice(0, 10) === zonedText(now.value ?? 0).slice(0, 10) ? text.slice(11, 19) : dayText(at_ms);
}

function Sign({ group }: { group: JobGroup }) {
  const { tone } = JOB_GROUPS[group];
  return (
    <svg class="sign" viewBox="0 0 14 14" aria-hidden="true">
      <circle class={`ring stroke-${tone}`} cx="7" cy="7" r="5.2" stroke-dasharray={SIGNS[group].dash} />
      <path class={`fill-${tone}`} d={SIGNS[group].inside} />
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

function Dues({ dues, chosen, advance }: { dues: readonly Due[]; chosen: number; advance: Advance }) {
  const target = dues[chosen - 1];
  const count = dues.slice(0, chosen).reduce((sum, { jobs }) => sum + jobs.length, 0);
  const rows = dues.slice(0, Math.max(MOST_ROWS, chosen));
  return (
    <Card label="Scheduled" flush testId="dues">
      <ol class="dues">
        {rows.map((due, i) => (
          <DueRow key={due.at_ms} due={due} isIn={i < chosen}>
            {i === chosen - 1 && target && (
              <div class="cut">
                {`Advance to ${whenText(target.at_ms)} runs ${count} ${count === 1 ? 'job' : 'jobs'}`}
                <Button
                  tone="sand main"
                  busy={advance.busy}
                  testId="advance-to"
                  onClick={() => void advance.run({ to: new Date(target.at_ms).toISOString() })}
                >
                  {`Advance ${spanText(target.at_ms - (now.value ?? 0))}`}
                </Button>
              </div>
            )}
          </DueRow>
        ))}
      </ol>
      {rows.length < dues.length && <p class="footnote pad">{dues.length - rows.length} more instants follow.</p>}
    </Card>
  );
}

function DueRow({ due, isIn, children }: { due: Due; isIn: boolean; children: ComponentChildren }) {
  const [first] = due.jobs;
  if (first === undefined) return null;
  return (
    <li class={isIn ? 'in' : undefined}>
      <div class="due">
        <time dateTime={first.due_at} title={`${first.due_at} on the merchant’s clock`}>
          {whenText(due.at_ms)}
        </time>
        <Sign group={JOB_WORDS[first.kind].group} />
        <span>
          {dueText(due)}
          {due.jobs.length === 1 && (
            <>
              {' '}
              <Reference id={first.resource_id} />
            </>
          )}
        </span>
        <small>in {untilText(first.due_at)}</small>
      </div>
      {children}
    </li>
  );
}

type Delivered = Reply<'/clock/advance', 'post'>['deliveries'];

/** What became of deliveries that were attempted. */
const OUTCOMES: readonly (readonly [text: string, tone: string, fits: (delivery: Delivered[number]) => boolean])[] = [
  ['delivered', 'paid', ({ status }) => status === 'succeeded'],
  ['retrying', 'retrying', ({ status, attempts }) => status === 'pending' && attempts > 0],
  ['failed for good', 'failed', ({ status }) => status === 'failed'],
];

const MOST_SHOWN = 50;

function Outcome() {
  const last = lastAdvance();
  if (last === undefined) return null;
  const { fired, fired_total, deliveries, deliveries_total } = last.advanced;
  const happened = countsOf(
    fired.filter(({ kind }) => kind !== 'delivery.attempt'),
    ({ kind }) => kind as JobKind,
  );
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
        {OUTCOMES.map(([text, tone, fits]) => {
          const count = deliveries.filter(fits).length;
          return count === 0 ? null : (
            <li key={text}>
              <svg class="sign" viewBox="0 0 14 14" aria-hidden="true">
                <circle class={`fill-${tone}`} cx="7" cy="7" r="6" />
              </svg>
              <span>
                <b>{count}</b> {count === 1 ? 'webhook' : 'webhooks'} {text}
              </span>
            </li>
          );
        })}
      </ul>
      <p class="footnote">
        {fired_total} {fired_total === 1 ? 'job' : 'jobs'} and {deliveries_total}{' '}
        {deliveries_total === 1 ? 'delivery' : 'deliveries'} in {(last.took_ms / 1_000).toFixed(1)} s.
      </p>
      {ids.size > 0 && (
        <details>
          <summary>Show what was touched</summary>
          <ul class="evidence">
            {[...ids].slice(0, MOST_SHOWN).map((id) => (
              <li key={id}>
                <Reference id={id} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
