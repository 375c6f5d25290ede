/** Webhook endpoints: who is told of what, and what goes wrong on the way on purpose. */
import { type Reply, read, send } from '../../api/control.js';
import { useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Confirm } from '../../kit/confirm.js';
import { ContractForm } from '../../kit/contract-form.js';
import { asOption } from '../../kit/field.js';
import { EmptyState, Failure, Skeleton } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { say } from '../../kit/toasts.js';
import { Copyable, StatusBadge, Time } from '../../kit/values.js';
import { EVENT_TYPES } from './event-types.js';
import { FaultForm, FaultTable } from './fault-parts.js';

type List = Reply<'/endpoints', 'get'>;
type Endpoint = List['data'][number];

export default function EndpointsScreen() {
  const load = (signal: AbortSignal) => read('/endpoints', { signal });
  const { value, failure, reload } = useData('endpoints', load, ['webhook', 'delivery']);
  return (
    <>
      <header class="heading">
        <h1>Webhook endpoints</h1>
        <p>Who is told of what happens. An endpoint without a server of its own can be the built-in inbox.</p>
      </header>
      {failure && <Failure error={failure} retry={reload} />}
      {value === undefined ? !failure && <Skeleton lines={6} /> : <Shown list={value} />}
    </>
  );
}

function Shown({ list }: { list: List }) {
  return (
    <>
      <section class="card flush" aria-label="Webhook endpoints">
        {list.data.length === 0 ? <Nothing types={list.types} /> : <Endpoints rows={list.data} />}
      </section>
      <div class="columns">
        <Register types={list.types} />
        <TestEvent />
      </div>
      <Misbehaviour endpoints={list.data} />
    </>
  );
}

/** Registers the built-in inbox for every type, so that the first webhook is one press away. */
function InboxButton({ types }: Pick<List, 'types'>) {
  const action = useAction(async () => {
    const { url } = await read('/inbox/{name}', { at: { name: 'dashboard' } });
    await send('post', '/endpoints', { body: { url, secret: 'whsec_dashboard', event_types: types } });
    say('The built-in inbox is registered for every event.');
  });
  return (
    <>
      <Button tone="primary" busy={action.busy} onClick={() => void action.run()} testId="use-inbox">
        Use the built-in inbox
      </Button>
      {action.failure && <Failure error={action.failure} />}
    </>
  );
}

function Nothing({ types }: Pick<List, 'types'>) {
  return (
    <EmptyState title="No webhook endpoints yet" action={<InboxButton types={types} />}>
      Events are recorded and sent to nobody. The built-in inbox needs no server; its messages are under Inbox.
    </EmptyState>
  );
}

function Endpoints({ rows }: { rows: Endpoint[] }) {
  return (
    <Table
      caption="Webhook endpoints"
      rows={rows}
      keyOf={({ id }) => id}
      testId="endpoints"
      columns={[
        { title: 'URL', cell: ({ url }) => <Copyable text={url} what="the URL" /> },
        {
          title: 'State',
          cell: ({ disabled, failing }) =>
            disabled ? (
              <StatusBadge status="disabled by 410" tone="bad" />
            ) : (
              <StatusBadge status={failing ? 'failing' : 'active'} />
            ),
        },
        { title: 'Events', cell: ({ event_types }) => event_types.length, numeric: true, minor: true },
        { title: 'Signed', cell: ({ secret_provided }) => (secret_provided ? 'yes' : 'no'), minor: true },
        {
          title: 'Delivered',
          cell: ({ id, deliveries }) => (
            <a href={`/dashboard/deliveries?endpoint=${id}`}>
              {deliveries.succeeded} of {deliveries.succeeded + deliveries.failed + deliveries.pending}
            </a>
          ),
          numeric: true,
          minor: true,
        },
        { title: 'Registered', cell: ({ created_at }) => <Time at={created_at} />, minor: true },
        { title: 'Actions', cell: (row) => <Actions endpoint={row} /> },
      ]}
    />
  );
}

function Actions({ endpoint: { id, inbox } }: { endpoint: Endpoint }) {
  const remove = useAction(async () => {
    await send('delete', '/endpoints/{id}', { at: { id } });
    say('The endpoint is deleted.');
  });
  return (
    <span class="actions">
      {inbox !== null && (
        <a class="button" href={`/dashboard/inbox/${inbox}`}>
          Open inbox
        </a>
      )}
      <Confirm
        tone="danger"
        busy={remove.busy}
        onClick={() => void remove.run()}
        question="Delete this endpoint?"
        explanation="Nothing is sent to it any more, and what waits for it is cancelled. Its history stays."
        verb="Delete"
      >
        Delete
      </Confirm>
      {remove.failure && <Failure error={remove.failure} />}
    </span>
  );
}

function Register({ types }: Pick<List, 'types'>) {
  return (
    <section class="card" aria-labelledby="register">
      <h2 id="register">Register an endpoint</h2>
      <ContractForm
        operation="registerEndpoint"
        fields={{
          url: { label: 'URL', placeholder: 'http://127.0.0.1:3000/webhooks' },
          event_types: { options: types.map(asOption) },
        }}
        verb="Register"
        testId="register"
        onDone={() => say('The endpoint is registered.')}
      />
    </section>
  );
}

function TestEvent() {
  return (
    <section class="card" aria-labelledby="test-event">
      <h2 id="test-event">Send a test event</h2>
      <p class="footnote">
        An example of the type, signed and retried like any other. No record and no balance changes.
      </p>
      <ContractForm
        operation="sendTestEvent"
        fields={{ event_type: { options: EVENT_TYPES.map(asOption) } }}
        verb="Send"
        tone="plain"
        testId="send-test"
        onDone={({ deliveries }) =>
          say(deliveries === 0 ? 'The event is recorded. Nobody subscribed to it.' : `Sent to ${deliveries} endpoints.`)
        }
      />
    </section>
  );
}

/** What deliveries do wrong on purpose: faults of the control API. */
function Misbehaviour({ endpoints }: { endpoints: { id: string; url: string }[] }) {
  const load = (signal: AbortSignal) => read('/faults', { signal });
  const { value, failure, reload } = useData('webhook faults', load, ['fault', 'delivery']);
  const faults = value?.data.filter(({ webhook }) => webhook !== undefined) ?? [];
  const urls = endpoints.map(({ id, url }) => ({ value: id, text: url }));
  return (
    <section class="card" aria-labelledby="misbehave" data-testid="misbehaviour">
      <h2 id="misbehave">Misbehave on purpose</h2>
      <p class="footnote">
        What a receiver must cope with. The history of a delivery says what was done to it; what has no number of its
        own lasts until it is removed.
      </p>
      {failure && <Failure error={failure} retry={reload} />}
      <FaultForm
        of="deliveries"
        fields={{
          webhook: { label: 'Which deliveries', open: true },
          'webhook.endpoint': { options: urls, none: 'every endpoint' },
          'webhook.event_type': { options: EVENT_TYPES.map(asOption), none: 'every event' },
        }}
        verb="Let them misbehave"
        done="Deliveries misbehave from now on."
      />
      {faults.length > 0 && <FaultTable faults={faults} />}
    </section>
  );
}
