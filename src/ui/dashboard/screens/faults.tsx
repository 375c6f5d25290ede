/** What goes wrong on purpose: the failures of production, one press away, and those that are in force. */
import { type BodyFor, read, send } from '../../api/control.js';
import { useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Confirm } from '../../kit/confirm.js';
import { EmptyState, Failure, Skeleton } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { FaultForm, FaultTable } from './fault-parts.js';

interface Preset extends BodyFor<'addFault'> {
  title: string;
  explanation: string;
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
        <section class="card" aria-labelledby="own">
          <h2 id="own">One of your own</h2>
          <FaultForm
            of="calls"
            fields={{
              match: { label: 'Which calls', open: true },
              'match.operation_id': { placeholder: 'createPayment' },
              'effect.status': { initial: '503' },
              times: { initial: '1', hint: 'Empty: until it is removed.', empty: null },
            }}
            verb="Add the fault"
            done="The fault is in force."
          />
        </section>
      </div>
      <section class="card" aria-labelledby="in-force" data-testid="faults">
        <h2 id="in-force">In force</h2>
        {value === undefined ? (
          !failure && <Skeleton />
        ) : value.data.length === 0 ? (
          <EmptyState title="Nothing goes wrong on purpose">A fault is listed here until it is used up.</EmptyState>
        ) : (
          <FaultTable faults={value.data} />
        )}
      </section>
    </>
  );
}

function Presets() {
  const add = useAction(async ({ title, explanation: _, ...body }: Preset) => {
    await send('post', '/faults', { body });
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
