/** The merchant's clock: where it stands, what falls due next, and the ways to move it. */
import { useState } from 'preact/hooks';
import { type Reply, read, send } from '../../api/control.js';
import { faultOf, useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { SelectField, TextField } from '../../kit/field.js';
import { EmptyState, Failure, Skeleton } from '../../kit/state.js';
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
  const { value, failure, reload } = useData('clock', loadClock, KINDS);
  const [advanced, setAdvanced] = useState<Advanced>();
  return (
    <>
      <header class="heading">
        <h1>Clock</h1>
        <p>The time of this merchant alone. Whatever is to happen later waits for it, webhook retries too.</p>
      </header>
      {failure && <Failure error={failure} retry={reload} />}
      {value === undefined ? (
        !failure && <Skeleton lines={8} />
      ) : (
        <>
          <div class="columns">
            <Here clock={value.clock} />
            <Advance clock={value.clock} onAdvanced={setAdvanced} />
          </div>
          {advanced && <Outcome advanced={advanced} />}
          <Jobs {...value} />
        </>
      )}
    </>
  );
}

const MODES = [
  { value: 'real', text: 'real: runs as yours' },
  { value: 'frozen', text: 'frozen: moves only when told' },
  { value: 'scaled', text: 'scaled: runs faster' },
];

function Here({ clock }: Pick<Shown, 'clock'>) {
  const [mode, setMode] = useState<string>(clock.mode);
  const [speed, setSpeed] = useState(String(clock.speed));
  const [now, setNow] = useState('');
  const put = useAction(async () => {
    const body = {
      mode: mode as typeof clock.mode,
      ...(mode === 'scaled' ? { speed: Number(speed) } : {}),
      ...(now === '' ? {} : { now }),
    };
    await send('put', '/clock', { body });
    setNow('');
    say('The clock was set.');
  });
  return (
    <section class="card" aria-labelledby="now" data-testid="clock">
      <h2 id="now">Now</h2>
      <Facts
        rows={[
          ['Time', <Time key="time" at={clock.now} exact />],
          ['Mode', <StatusBadge key="mode" status={clock.mode} />],
          ['Speed', `${clock.speed} ×`],
          ['Next due', clock.next_due === null ? 'nothing' : <Time key="due" at={clock.next_due} exact />],
        ]}
      />
      <SelectField label="Mode" value={mode} onInput={setMode} options={MODES} />
      {mode === 'scaled' && (
        <TextField
          label="Times as fast"
          type="number"
          value={speed}
          onInput={setSpeed}
          fault={faultOf(put.failure, 'speed')}
        />
      )}
      <TextField
        label="Set the time to"
        value={now}
        onInput={setNow}
        placeholder="2026-12-31T23:59:00Z"
        hint="Empty leaves it. Time that is skipped this way lets everything fall due that lies in it."
        fault={faultOf(put.failure, 'now')}
      />
      {put.failure && !faultOf(put.failure, 'now') && !faultOf(put.failure, 'speed') && <Failure error={put.failure} />}
      <div class="actions">
        <Button busy={put.busy} onClick={() => void put.run()} testId="set-clock">
          Set the clock
        </Button>
      </div>
    </section>
  );
}

const SPANS = ['1m', '15m', '1h', '1d'] as const;

function Advance({ clock, onAdvanced }: Pick<Shown, 'clock'> & { onAdvanced: (advanced: Advanced) => void }) {
  const [by, setBy] = useState('');
  const advance = useAction(async (body: { by: string } | { to: string }) => {
    onAdvanced(await send('post', '/clock/advance', { body }));
  });
  const next = clock.next_due;
  const fault = faultOf(advance.failure, 'by');
  return (
    <section class="card" aria-labelledby="advance">
      <h2 id="advance">Let time pass</h2>
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
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void advance.run({ by });
        }}
      >
        <TextField
          label="Another span"
          value={by}
          onInput={setBy}
          placeholder="2h30m"
          hint="Days, hours, minutes, seconds: 3d, 2h30m, 90s."
          fault={fault}
        />
        <Button type="submit" busy={advance.busy} disabled={by === '' ? 'Say how much time shall pass.' : undefined}>
          Advance
        </Button>
      </form>
      {advance.failure && fault === undefined && <Failure error={advance.failure} />}
    </section>
  );
}

function Outcome({ advanced }: { advanced: Advanced }) {
  const { fired, fired_total, deliveries, deliveries_total } = advanced;
  return (
    <section class="card" aria-labelledby="outcome" role="status" data-testid="advanced">
      <h2 id="outcome">What happened meanwhile</h2>
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
    </section>
  );
}

function Jobs({ jobs }: Pick<Shown, 'jobs'>) {
  return (
    <section class="card" aria-labelledby="jobs" data-testid="jobs">
      <h2 id="jobs">
        What is due <span class="count number">{jobs.total}</span>
      </h2>
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
    </section>
  );
}
