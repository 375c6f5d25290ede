/** The merchant's clock: where it stands, what is scheduled, and the ways to move it. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { clock, now, zonedText } from '../../api/clock.js';
import { read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { FormButton } from '../../kit/contract-form.js';
import { Card, Page } from '../../kit/page.js';
import { EmptyState } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { countText } from '../../kit/values.js';
import { type Advance, lastAdvance, SkipButton, untilText, useAdvance } from '../advance.js';
import { ClockModes, dayText, Present, Spans } from '../clock-moves.js';
import { JOB_GROUPS, JOB_WORDS, type Job, type JobGroup, jobsText, spanText } from '../jobs.js';
import { byKind, Outcome, Sign } from './clock-outcome.js';
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

export default function ClockScreen() {
  const data = useData('clock', loadJobs, 'all');
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
              <SkipButton advance={advance} next={shown.jobs[0]?.due_at ?? null}>
                Skip to next event
              </SkipButton>
            </div>
          </Card>
          <Scheduled {...shown} advance={advance} />
        </>
      )}
    </Page>
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
        <div class="columns clock-columns">
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
              <rect fill={`var(--${JOB_GROUPS[group].fill})`} width="10" height="10" rx="2" />
            </svg>
            {JOB_GROUPS[group].title}
          </small>
        ))}
    </>
  );
}

function dueText({ jobs }: Due): string {
  const kinds = byKind(jobs);
  const parts = kinds.map(([kind, of]) => jobsText(kind, of.length, of[0]?.does ?? ''));
  return kinds.length === 1 ? (parts[0] ?? '') : `${jobs.length} jobs: ${parts.join(', ')}`;
}

/** The time of day, or the day where it is another one. */
function whenText(at_ms: number): string {
  const text = zonedText(at_ms);
  return text.slice(0, 10) === zonedText(now.value ?? 0).slice(0, 10) ? text.slice(11, 19) : dayText(at_ms);
}

function Dues({ dues, chosen, advance }: { dues: readonly Due[]; chosen: number; advance: Advance }) {
  const target = dues[chosen - 1];
  const count = dues.slice(0, chosen).reduce((sum, { jobs }) => sum + jobs.length, 0);
  const rows = dues.slice(0, Math.max(MOST_ROWS, chosen));
  return (
    <Card label="Scheduled" flush testId="dues">
      <ol class="dues rows">
        {rows.map((due, i) => (
          <DueRow key={due.at_ms} due={due} isIn={i < chosen}>
            {i === chosen - 1 && target && (
              <div class="together between cut">
                {`Advance to ${whenText(target.at_ms)} runs ${countText(count, 'job')}`}
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
