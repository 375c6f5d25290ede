/** The merchant's clock: where it stands, what falls due next, and the ways to move it. */

import { useState } from 'preact/hooks';
import { type Reply, read, send } from '../../api/control.js';
import { useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { ContractForm } from '../../kit/contract-form.js';
import { Card, Page } from '../../kit/page.js';
import { EmptyState, Failure } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { say } from '../../kit/toasts.js';
import { Facts, StatusBadge, Time, wordsOf } from '../../kit/values.js';
import { Reference } from './reference.js';

const loadClock = async (signal: AbortSignal) => {
  const [clock, jobs] = await Promise.all([
    read('/clock', { signal }),
    read('/jobs', { query: { limit: 25 }, signal }),
  ]);
  return { clock, jobs };
};

type Shown = Awaited<ReturnType<typeof loadClock>>;
type Advanced = Reply<'/clock/advance', 'post'>;

const KINDS = ['payment', 'invoice', 'payout', 'transaction', 'subscription', 'delivery', 'event'];

export default function ClockScreen() {
  const data = useData('clock', loadClock, KINDS);
  const [advanced, setAdvanced] = useState<Advanced>();
  return (
    <Page
      title="Clock"
      intro="The time of this merchant alone. Whatever is to happen later waits for it, webhook retries too."
      data={data}
      lines={8}
    >
      {(shown) => (
        <>
          <div class="columns">
            <Here clock={shown.clock} />
            <Advance clock={shown.clock} onAdvanced={setAdvanced} />
          </div>
          {advanced && <Outcome advanced={advanced} />}
          <Jobs {...shown} />
        </>
      )}
    </Page>
  );
}

function Here({ clock }: Pick<Shown, 'clock'>) {
  return (
    <Card title="Now" testId="clock">
      <Facts
        of={{
          Time: <Time at={clock.now} exact />,
          Mode: <StatusBadge status={clock.mode} />,
          Speed: `${clock.speed} ×`,
          'Next due': clock.next_due === null ? 'nothing' : <Time at={clock.next_due} exact />,
        }}
      />
      <ContractForm
        operation="putClock"
        fields={{
          mode: { initial: clock.mode },
          speed: { initial: clock.mode === 'scaled' ? String(clock.speed) : '' },
          now: {
            label: 'Set the time to',
            placeholder: '2026-12-31T23:59:00Z',
            hint: 'Empty leaves it. Time that is skipped this way lets everything fall due that lies in it.',
          },
        }}
        verb="Set the clock"
        tone="plain"
        testId="set-clock"
        onDone={() => say('The clock was set.')}
      />
    </Card>
  );
}

const SPANS = ['1m', '15m', '1h', '1d'] as const;

function Advance({ clock, onAdvanced }: Pick<Shown, 'clock'> & { onAdvanced: (advanced: Advanced) => void }) {
  const advance = useAction(async (body: { by: string } | { to: string }) => {
    onAdvanced(await send('post', '/clock/advance', { body }));
  });
  const next = clock.next_due;
  return (
    <Card title="Let time pass">
      <p>Everything that falls due happens in its order, and its webhooks are delivered, before this page goes on.</p>
      <div class="actions">
        {SPANS.map((span) => (
          <Button
            key={span}
            busy={advance.busy}
            onClick={() => void advance.run({ by: span })}
            testId={`advance-${span}`}
          >
            {span}
          </Button>
        ))}
        <Button
          tone="primary"
          busy={advance.busy}
          disabled={next === null ? 'Nothing is due.' : undefined}
          onClick={() => next !== null && void advance.run({ to: next })}
          testId="advance-next"
        >
          To what is due next
        </Button>
      </div>
      <ContractForm
        operation="advanceClock"
        fields={{ by: { label: 'Another span', placeholder: '2h30m' }, to: false }}
        verb="Advance"
        tone="plain"
        testId="advance"
        onDone={onAdvanced}
      />
      {advance.failure && <Failure error={advance.failure} />}
    </Card>
  );
}

function Outcome({ advanced }: { advanced: Advanced }) {
  const { fired, fired_total, deliveries, deliveries_total } = advanced;
  return (
    <Card title="What happened meanwhile" status testId="advanced">
      <p>
        {fired_total === 0 ? 'Nothing fell due.' : `${fired_total} fell due.`}{' '}
        {deliveries_total === 0 ? 'No webhook was sent.' : `${deliveries_total} deliveries were attempted.`}
      </p>
      {fired.length > 0 && (
        <Table
          caption="What fell due"
          rows={fired.slice(0, 50)}
          keyOf={({ job, due }) => `${job} ${due}`}
          columns={[
            { title: 'What', cell: ({ kind }) => wordsOf(kind) },
            { title: 'Of', cell: ({ resource_id }) => <Reference id={resource_id} /> },
            { title: 'When', cell: ({ due }) => <Time at={due} exact />, minor: true },
          ]}
        />
      )}
      {deliveries.length > 0 && (
        <Table
          caption="Deliveries"
          rows={deliveries.slice(0, 50)}
          keyOf={({ id }) => id}
          columns={[
            { title: 'Event', cell: ({ event_type }) => event_type },
            { title: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
            { title: 'Delivery', cell: ({ id }) => <Reference id={id} />, minor: true },
          ]}
        />
      )}
    </Card>
  );
}

function Jobs({ jobs }: Pick<Shown, 'jobs'>) {
  return (
    <Card
      title={
        <>
          What is due <span class="count number">{jobs.total}</span>
        </>
      }
      testId="jobs"
    >
      {jobs.data.length === 0 ? (
        <EmptyState title="Nothing is due">
          Expiries, payouts under way and webhook retries wait here for their time.
        </EmptyState>
      ) : (
        <Table
          caption="What falls due"
          rows={jobs.data}
          keyOf={({ job }) => String(job)}
          columns={[
            { title: 'When', cell: ({ due_at }) => <Time at={due_at} /> },
            { title: 'What happens', cell: ({ does }) => does },
            { title: 'Of', cell: ({ resource_id }) => <Reference id={resource_id} />, minor: true },
          ]}
        />
      )}
      {jobs.has_more && <p class="footnote">These are the first; {jobs.total} wait in all.</p>}
    </Card>
  );
}
