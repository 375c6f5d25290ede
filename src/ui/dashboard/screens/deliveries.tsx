/** Every webhook that was sent, newest first, and sending again what failed. */
import { useState } from 'preact/hooks';
import { send } from '../../api/control.js';
import { useAction } from '../../api/use-data.js';
import EVENT_TYPES from '../../generated/event-types.json';
import { Act } from '../../kit/act.js';
import { Button, LinkButton } from '../../kit/button.js';
import { Failure } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { StatusBadge, Time } from '../../kit/values.js';
import { ListPage } from '../list-page.js';
import type { ScreenProps } from '../screens.js';

const STATUSES = ['pending', 'succeeded', 'failed', 'cancelled'] as const;

/** How a delivery stands: one that failed so far and waits for its retry is told from one that was not sent yet. */
export function deliveryState({ status, attempts }: { status: string; attempts: number }): string {
  return status === 'pending' && attempts > 0 ? 'retrying' : status;
}

export default function DeliveriesScreen({ query }: ScreenProps) {
  const { endpoint } = query;
  return (
    <ListPage
      path="/deliveries"
      title="Deliveries"
      intro={
        endpoint ? `What was sent to the endpoint ${endpoint}.` : 'Every webhook that was sent, with what became of it.'
      }
      filters={[
        { name: 'status', label: 'Status', options: STATUSES },
        { name: 'event_type', label: 'Type', options: EVENT_TYPES },
        ...(endpoint ? [{ name: 'endpoint', label: 'Endpoint', options: [endpoint] }] : []),
      ]}
      query={query}
      kinds={['delivery']}
      columns={[
        { title: 'Id', cell: ({ id }) => <code>{id}</code> },
        { title: 'Type', cell: ({ event_type }) => <code>{event_type}</code> },
        { title: 'State', cell: (row) => <StatusBadge status={deliveryState(row)} /> },
        { title: 'Answer', cell: ({ last_status }) => last_status ?? '–', numeric: true, minor: true },
        { title: 'Attempts', cell: ({ attempts }) => attempts, numeric: true, minor: true },
        { title: 'When', cell: ({ created_at }) => <Time at={created_at} />, minor: true },
      ]}
      onChosen={(ids, done) => <ReplayChosen ids={ids} done={done} />}
      actions={<ReplayFailed endpoint={endpoint} event_type={query.event_type} />}
      empty={{
        title: 'Nothing was sent yet',
        text: 'Register an endpoint, or the built-in inbox, and have something happen.',
        action: (
          <LinkButton href="/dashboard/endpoints" tone="primary">
            Register an endpoint
          </LinkButton>
        ),
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
  const words = replay.busy ? `Sending ${sent + 1} of ${ids.length}` : `Replay chosen (${ids.length})`;
  return (
    <div class="actions chosen">
      <Button
        disabled={ids.length === 0 ? 'Choose deliveries first, by the boxes before them.' : undefined}
        busy={replay.busy}
        onClick={() => void replay.run()}
        testId="replay-chosen"
      >
        {words}
      </Button>
      {replay.failure && <Failure error={replay.failure} />}
    </div>
  );
}

function ReplayFailed({ endpoint, event_type }: { endpoint?: string | undefined; event_type?: string | undefined }) {
  const replay = async (): Promise<void> => {
    const only = { ...(endpoint && { endpoint }), ...(event_type && { event_type }) };
    const { replayed } = await send('post', '/deliveries/replay-failed', { body: only });
    say(replayed === 0 ? 'Nothing has failed.' : `${replayed} failed deliveries are sent again.`);
  };
  return (
    <div class="actions">
      <Act run={replay} testId="replay-failed">
        Replay all failed
      </Act>
    </div>
  );
}
