/** Every webhook that was sent, newest first, and sending again what failed. */
import { useState } from 'preact/hooks';
import { type Reply, send } from '../../api/control.js';
import { useAction, useRead } from '../../api/use-data.js';
import EVENT_TYPES from '../../generated/event-types.json';
import { Act } from '../../kit/act.js';
import { Button } from '../../kit/button.js';
import { AttemptDots, State } from '../../kit/signs.js';
import { Failure } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { countText } from '../../kit/values.js';
import { ListPage } from '../list-page.js';
import type { ScreenProps } from '../screens.js';
import { endpointName } from '../webhook-words.js';
import { About, DeliveryAct, EndpointCard, LastResponse, NextAttempt } from './webhook-parts.js';

export default function DeliveriesScreen({ query }: ScreenProps) {
  const { endpoint, event_type, resource_id } = query;
  const { value } = useRead('/endpoints', ['webhook', 'delivery']);
  const counts = value?.data.find(({ id }) => id === endpoint)?.deliveries ?? value?.deliveries;
  const isNarrowed = event_type !== undefined || resource_id !== undefined;
  return (
    <ListPage
      path="/deliveries"
      title="Deliveries"
      intro={endpoint ? `What was sent to the endpoint ${endpoint}.` : 'Every webhook, with what became of it.'}
      above={
        value &&
        value.data.length > 0 && (
          <ul class="endpoints" aria-label="Endpoints">
            {value.data.map((each) => (
              <EndpointCard key={each.id} endpoint={each} />
            ))}
          </ul>
        )
      }
      filters={[
        { name: 'status', label: 'State', counts: countsOf(isNarrowed ? undefined : counts, query.status) },
        { name: 'event_type', label: 'Type', options: EVENT_TYPES },
        ...(endpoint ? [{ name: 'endpoint', label: 'Endpoint', options: [endpoint] }] : []),
        ...(resource_id ? [{ name: 'resource_id', label: 'About', options: [resource_id] }] : []),
      ]}
      query={query}
      kinds={['delivery']}
      columns={[
        { title: 'Event', cell: ({ event_type: type }) => <code>{type}</code> },
        { title: 'State', cell: ({ status }) => <State status={status} /> },
        { title: 'About', cell: (row) => <About {...row} /> },
        { title: 'Endpoint', cell: ({ url }) => <span class="short">{endpointName(url)}</span> },
        { title: 'Attempts', cell: (row) => <AttemptDots {...row} /> },
        { title: 'Last response', cell: (row) => <LastResponse delivery={row} /> },
        { title: 'Next attempt', cell: (row) => <NextAttempt delivery={row} /> },
        { title: 'Action', cell: (row) => <DeliveryAct delivery={row} />, numeric: true },
      ]}
      onChosen={(ids, done) => <ReplayChosen ids={ids} done={done} />}
      actions={<AllFailed only={{ ...(endpoint && { endpoint }), ...(event_type && { event_type }) }} {...counts} />}
      empty={{
        title: 'Nothing was sent yet',
        text: 'Register an endpoint, or the built-in inbox, and have something happen.',
        link: ['/dashboard/endpoints', 'Register an endpoint'],
      }}
    />
  );
}

/** Sends what was chosen again, one after the other in the order of the list; each is a new delivery. */
function ReplayChosen({ ids, done }: { ids: readonly string[]; done: () => void }) {
  const [sent, setSent] = useState(0);
  const replay = useAction(async () => {
    for (const [place, id] of ids.toReversed().entries()) {
      setSent(place);
      await send('post', '/deliveries/{id}/replay', { at: { id }, body: {} });
    }
    say(`${ids.length === 1 ? 'One delivery is' : `${ids.length} deliveries are`} sent again.`);
    done();
  });
  if (ids.length === 0 && !replay.busy && !replay.failure) return null;
  const words = replay.busy ? `Sending ${sent + 1} of ${ids.length}` : `Replay selected (${ids.length})`;
  return (
    <div class="actions chosen">
      <Button busy={replay.busy} onClick={() => void replay.run()} testId="replay-chosen">
        {words}
      </Button>
      {replay.failure && <Failure error={replay.failure} />}
    </div>
  );
}

interface AllFailedProps {
  /** Which of them are meant. */
  only: { endpoint?: string; event_type?: string };
  retrying?: number;
}

/** What can be done with all that failed: to wait no longer, or to send it as new deliveries. */
function AllFailed({ only, retrying = 0 }: AllFailedProps) {
  const retry = async (): Promise<void> => {
    const { retried } = await send('post', '/deliveries/retry', { body: only });
    say(retried === 0 ? 'Nothing waits for a retry.' : `${deliveriesText(retried)} tried now.`);
  };
  const replay = async (): Promise<void> => {
    const { replayed } = await send('post', '/deliveries/replay-failed', { body: only });
    say(replayed === 0 ? 'Nothing has failed.' : `${deliveriesText(replayed)} replayed.`);
  };
  return (
    <div class="actions">
      {retrying > 0 && (
        <Act tone="sand" run={retry} testId="retry-all">
          {only.event_type === undefined ? `Retry ${retrying.toLocaleString('en')} now` : 'Retry these now'}
        </Act>
      )}
      <Act run={replay} testId="replay-failed">
        Replay all failed
      </Act>
    </div>
  );
}

const deliveriesText = (count: number): string => countText(count, 'deliver', 'y is', 'ies are');

/** By filter, how many deliveries it finds. Pending finds what is retrying, too, and is left out where it would find nothing else. */
function countsOf(of: Reply<'/endpoints', 'get'>['deliveries'] | undefined, status: string | undefined) {
  const all = of && Object.values(of).reduce((sum, count) => sum + count, 0);
  const { pending = 1, retrying, succeeded, failed, cancelled } = of ?? {};
  const both = of && of.pending + of.retrying;
  return {
    '': all,
    ...((pending > 0 || status === 'pending') && { pending: both }),
    ...{ retrying, succeeded, failed, cancelled },
  };
}
