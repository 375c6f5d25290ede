/** What goes wrong on purpose: the failures of production, one press away, and those that are in force. */

import { type BodyFor, send } from '../../api/control.js';
import { useRead } from '../../api/use-data.js';
import { Act } from '../../kit/act.js';
import { Card, Heading, Loaded } from '../../kit/page.js';
import { EmptyState } from '../../kit/state.js';
import { saying } from '../../kit/toasts.js';
import { FaultForm, FaultTable } from './fault-parts.js';

type Fault = BodyFor<'addFault'>;

/** The failures that clients meet most: what each is called, what it does, and to how many calls. */
const PRESETS: readonly (readonly [title: string, does: string, effect: Fault['effect'], times: number])[] = [
  ['Rate limit, five calls', 'Answered 429, two seconds to wait.', { status: 429, retry_after: 2 }, 5],
  ['Unavailable, five calls', 'Answered 503, one second to wait.', { status: 503, retry_after: 1 }, 5],
  ['500 after commit', 'The next call is done and answered 500.', { status: 500, after_commit: true }, 1],
  ['Connection cut after commit', 'The next call is done and not answered.', { reset: 'after_commit' }, 1],
  ['Connection cut before commit', 'The next call changes nothing and is not answered.', { reset: 'before_commit' }, 1],
  ['Truncated response', 'The next answer breaks off.', { truncate: true }, 1],
  ['Two seconds late, three calls', 'Answered late, in real time.', { latency_ms: 2000 }, 3],
];

export default function FaultsScreen() {
  const data = useRead('/faults', ['fault', 'request', 'delivery']);
  return (
    <>
      <Heading
        title="Faults"
        intro="Failures that production will bring, now, without a change of the client."
        actions={
          <Act
            disabled={data.value?.data.length === 0 ? 'There are none.' : undefined}
            run={() => saying('Nothing goes wrong any more.', send('delete', '/faults'))}
            confirm={{
              question: 'Remove all faults?',
              explanation: 'Calls and webhooks go well again.',
              verb: 'Remove them',
            }}
          >
            Remove all
          </Act>
        }
      />
      <Card title="Active faults" testId="faults">
        <Loaded data={data}>
          {({ data: faults }) =>
            faults.length === 0 ? (
              <EmptyState title="Nothing goes wrong on purpose">A fault is listed here until it is used up.</EmptyState>
            ) : (
              <FaultTable faults={faults} />
            )
          }
        </Loaded>
      </Card>
      <div class="columns">
        <Presets />
        <Card title="Custom fault">
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
        </Card>
      </div>
    </>
  );
}

function Presets() {
  return (
    <Card title="Presets">
      <ul class="presets">
        {PRESETS.map(([title, does, effect, times]) => (
          <li key={title} class="between">
            <div>
              <strong>{title}</strong>
              <p class="footnote">{does}</p>
            </div>
            <Act
              tone="sand"
              label={`Add: ${title}`}
              run={() => saying(`${title}: in force.`, send('post', '/faults', { body: { effect, times } }))}
            >
              Add
            </Act>
          </li>
        ))}
      </ul>
    </Card>
  );
}
