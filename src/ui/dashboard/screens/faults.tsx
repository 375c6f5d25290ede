/** What goes wrong on purpose: the failures of production, one press away, and those that are in force. */
import { useState } from 'preact/hooks';
import { type Reply, read, send } from '../../api/control.js';
import { faultOf, useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Confirm } from '../../kit/confirm.js';
import { SelectField, TextField } from '../../kit/field.js';
import { EmptyState, Failure, Skeleton } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { say } from '../../kit/toasts.js';
import { chanceText, partsText } from '../../kit/values.js';

type Fault = Reply<'/faults', 'get'>['data'][number];
type Effect = Fault['effect'];

interface Preset {
  title: string;
  explanation: string;
  effect: Effect;
  times: number;
}

/** The failures that clients meet most. */
const PRESETS: readonly Preset[] = [
  {
    title: 'Rate limit, five calls',
    explanation: 'Answered 429, two seconds to wait.',
    effect: { status: 429, retry_after: 2 },
    times: 5,
  },
  {
    title: 'Unavailable, five calls',
    explanation: 'Answered 503, one second to wait.',
    effect: { status: 503, retry_after: 1 },
    times: 5,
  },
  {
    title: '500 after the work was done',
    explanation: 'The next call is done and answered 500.',
    effect: { status: 500, after_commit: true },
    times: 1,
  },
  {
    title: 'Connection cut after the work was done',
    explanation: 'The next call is done and not answered.',
    effect: { reset: 'after_commit' },
    times: 1,
  },
  {
    title: 'Connection cut before anything was done',
    explanation: 'The next call changes nothing and is not answered.',
    effect: { reset: 'before_commit' },
    times: 1,
  },
  {
    title: 'Half an answer',
    explanation: 'The next answer breaks off.',
    effect: { truncate: true },
    times: 1,
  },
  {
    title: 'Two seconds late, three calls',
    explanation: 'Answered late, in real time.',
    effect: { latency_ms: 2000 },
    times: 3,
  },
];

export default function FaultsScreen() {
  const load = (signal: AbortSignal) => read('/faults', { signal });
  const { value, failure, reload } = useData('faults', load, ['fault', 'request', 'delivery']);
  const clear = useAction(async () => {
    await send('delete', '/faults');
    say('Nothing goes wrong any more.');
  });
  return (
    <>
      <header class="heading split">
        <div>
          <h1>Faults</h1>
          <p>Failures that production will bring, now, without a change of the client.</p>
        </div>
        <Confirm
          tone="danger"
          busy={clear.busy}
          disabled={value !== undefined && value.data.length === 0 ? 'There are none.' : undefined}
          onClick={() => void clear.run()}
          question="Remove all faults?"
          explanation="Calls and webhooks go well again."
          verb="Remove them"
        >
          Remove all
        </Confirm>
      </header>
      {(failure ?? clear.failure) && <Failure error={failure ?? clear.failure} retry={reload} />}
      <div class="columns">
        <Presets />
        <OwnFault />
      </div>
      <section class="card" aria-labelledby="in-force" data-testid="faults">
        <h2 id="in-force">In force</h2>
        {value === undefined ? !failure && <Skeleton /> : <InForce faults={value.data} />}
      </section>
    </>
  );
}

function Presets() {
  const add = useAction(async ({ title, effect, times }: Preset) => {
    await send('post', '/faults', { body: { effect, times } });
    say(`${title}: in force.`);
  });
  return (
    <section class="card" aria-labelledby="presets">
      <h2 id="presets">Bring one about</h2>
      {add.failure && <Failure error={add.failure} />}
      <ul class="presets">
        {PRESETS.map((preset) => (
          <li key={preset.title}>
            <div>
              <strong>{preset.title}</strong>
              <p class="footnote">{preset.explanation}</p>
            </div>
            <Button busy={add.busy} label={`Add: ${preset.title}`} onClick={() => void add.run(preset)}>
              Add
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const KINDS = [
  { value: 'status', text: 'an error status' },
  { value: 'latency', text: 'a late answer' },
  { value: 'reset_before', text: 'a cut connection, nothing done' },
  { value: 'reset_after', text: 'a cut connection, all done' },
];

/** What the chosen kind and its number mean. */
function effectOf(kind: string, number: string): Effect {
  if (kind === 'status') return { status: Number(number) };
  if (kind === 'latency') return { latency_ms: Number(number) };
  return { reset: kind === 'reset_after' ? 'after_commit' : 'before_commit' };
}

const optional = (text: string): number | undefined => (text === '' ? undefined : Number(text));

function OwnFault() {
  const [kind, setKind] = useState('status');
  const [number, setNumber] = useState('503');
  const [operation, setOperation] = useState('');
  const [nth, setNth] = useState('');
  const [times, setTimes] = useState('1');
  const [probability, setProbability] = useState('');
  const numbered = kind === 'status' || kind === 'latency';
  const add = useAction(async () => {
    const match = { operation_id: operation || undefined, nth: optional(nth) };
    await send('post', '/faults', {
      body: {
        effect: effectOf(kind, number),
        times: optional(times) ?? null,
        match,
        probability: optional(probability),
      },
    });
    say('The fault is in force.');
  });
  const named = (name: string): string | undefined => faultOf(add.failure, name);
  const faults = {
    number: named('effect.status') ?? named('effect.latency_ms'),
    operation: named('match.operation_id'),
    nth: named('match.nth'),
    times: named('times'),
    probability: named('probability'),
  };
  return (
    <section class="card" aria-labelledby="own">
      <h2 id="own">One of your own</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add.run();
        }}
      >
        <SelectField label="What happens" value={kind} onChange={setKind} options={KINDS} />
        {numbered && (
          <TextField
            label={kind === 'status' ? 'Status' : 'Milliseconds'}
            type="number"
            value={number}
            onInput={setNumber}
            fault={faults.number}
          />
        )}
        <TextField
          label="Operation"
          value={operation}
          onInput={setOperation}
          placeholder="createPayment"
          hint="Empty: every call."
          fault={faults.operation}
        />
        <div class="pair">
          <TextField label="Only the nth call" type="number" value={nth} onInput={setNth} fault={faults.nth} />
          <TextField
            label="Times"
            type="number"
            value={times}
            onInput={setTimes}
            hint="Empty: until removed."
            fault={faults.times}
          />
        </div>
        <TextField
          label="Probability"
          type="number"
          value={probability}
          onInput={setProbability}
          hint="From 0 to 1. Empty: always."
          fault={faults.probability}
        />
        {add.failure && Object.values(faults).every((fault) => fault === undefined) && <Failure error={add.failure} />}
        <Button type="submit" tone="primary" busy={add.busy} testId="add-fault">
          Add the fault
        </Button>
      </form>
    </section>
  );
}

function InForce({ faults }: { faults: readonly Fault[] }) {
  const remove = useAction(async ({ id }: Fault) => {
    await send('delete', '/faults/{id}', { at: { id } });
  });
  if (faults.length === 0)
    return <EmptyState title="Nothing goes wrong on purpose">A fault is listed here until it is used up.</EmptyState>;
  return (
    <>
      {remove.failure && <Failure error={remove.failure} />}
      <Table
        caption="Faults in force"
        rows={faults}
        keyOf={({ id }) => id}
        columns={[
          { title: 'What happens', cell: ({ effect, probability }) => chanceText(effect, probability) },
          { title: 'To', cell: ({ match, webhook }) => partsText(webhook ?? match ?? {}) || 'everything', minor: true },
          {
            title: 'Done',
            cell: ({ applied, times }) => (
              <span class="number">
                {applied} of {times ?? '∞'}
              </span>
            ),
            numeric: true,
          },
          {
            title: 'Change',
            cell: (fault) => (
              <Button
                busy={remove.busy}
                label={`Remove: ${partsText(fault.effect)}`}
                onClick={() => void remove.run(fault)}
              >
                Remove
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
