/** Webhook endpoints: who is told of what, and what goes wrong on the way on purpose. */

import { type Reply, send } from '../../api/control.js';
import { useRead } from '../../api/use-data.js';
import EVENT_TYPES from '../../generated/event-types.json';
import { Act } from '../../kit/act.js';
import { LinkButton } from '../../kit/button.js';
import { ContractForm } from '../../kit/contract-form.js';
import { asOption } from '../../kit/field.js';
import { Card, Page } from '../../kit/page.js';
import { AttemptTicks } from '../../kit/signs.js';
import { EmptyState, Failure } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { say, saying } from '../../kit/toasts.js';
import { Copyable } from '../../kit/values.js';
import { registerInbox } from '../built-in-inbox.js';
import { durationText, percentText } from '../webhook-words.js';
import { FaultForm, FaultTable } from './fault-parts.js';
import { type Endpoint, EndpointState } from './webhook-parts.js';

export default function EndpointsScreen() {
  const data = useRead('/endpoints', ['webhook', 'delivery']);
  return (
    <Page
      title="Webhook endpoints"
      intro="Who is told of what happens. An endpoint without a server of its own can be the built-in inbox."
      data={data}
      lines={6}
    >
      {({ data: endpoints, types }) => (
        <>
          <Card label="Webhook endpoints" flush>
            {endpoints.length === 0 ? (
              <EmptyState
                title="No webhook endpoints yet"
                action={
                  <Act tone="primary" run={registerInbox} testId="use-inbox">
                    Use the built-in inbox
                  </Act>
                }
              >
                Events are recorded and sent to nobody. The built-in inbox needs no server; its messages are under
                Inbox.
              </EmptyState>
            ) : (
              <Endpoints rows={endpoints} />
            )}
          </Card>
          <div class="columns">
            <Register types={types} />
            <TestEvent />
          </div>
          <DeliveryFaults endpoints={endpoints} />
        </>
      )}
    </Page>
  );
}

function Endpoints({ rows }: { rows: Endpoint[] }) {
  return (
    <Table
      caption="Webhook endpoints"
      rows={rows}
      testId="endpoints"
      columns={[
        {
          title: 'Endpoint',
          cell: (endpoint) => (
            <>
              <Copyable text={endpoint.url} what="the URL" />
              <br />
              <EndpointState endpoint={endpoint} />
            </>
          ),
        },
        {
          title: 'Last 50 attempts',
          cell: ({ recent_attempts, success_rate, median_ms }) => (
            <>
              <AttemptTicks of={recent_attempts} />
              {success_rate !== null && median_ms !== null && (
                <small class="faint">
                  {percentText(success_rate)} delivered, {durationText(median_ms)} median
                </small>
              )}
            </>
          ),
          minor: true,
        },
        { title: 'Events', cell: ({ event_types }) => event_types.length, numeric: true, minor: true },
        { title: 'Signed', cell: ({ secret_provided }) => (secret_provided ? 'yes' : 'no'), minor: true },
        {
          title: 'Delivered',
          cell: ({ id, deliveries }) => (
            <a href={`/dashboard/deliveries?endpoint=${id}`}>
              {deliveries.succeeded} of{' '}
              {deliveries.succeeded + deliveries.failed + deliveries.pending + deliveries.retrying}
            </a>
          ),
          numeric: true,
          minor: true,
        },
        { title: 'Actions', cell: (row) => <Actions endpoint={row} /> },
      ]}
    />
  );
}

function Actions({ endpoint: { id, inbox } }: { endpoint: Endpoint }) {
  return (
    <span class="row-actions">
      {inbox !== null && <LinkButton href={`/dashboard/inbox/${inbox}`}>Open inbox</LinkButton>}
      <Act
        run={() => saying('The endpoint is deleted.', send('delete', '/endpoints/{id}', { at: { id } }))}
        confirm={{
          question: 'Delete this endpoint?',
          explanation: 'Nothing is sent to it any more, and what waits for it is cancelled. Its history stays.',
          verb: 'Delete',
        }}
      >
        Delete
      </Act>
    </span>
  );
}

function Register({ types }: Pick<Reply<'/endpoints', 'get'>, 'types'>) {
  return (
    <Card title="Register an endpoint">
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
    </Card>
  );
}

function TestEvent() {
  return (
    <Card title="Send a test event">
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
          say(deliveries === 0 ? 'The event is recorded. Nobody subscribed to it.' : `Sent. Endpoints: ${deliveries}.`)
        }
      />
    </Card>
  );
}

/** What deliveries do wrong on purpose: faults of the control API. */
function DeliveryFaults({ endpoints }: { endpoints: { id: string; url: string }[] }) {
  const { value, failure, reload } = useRead('/faults', ['fault', 'delivery']);
  const faults = value?.data.filter(({ webhook }) => webhook !== undefined) ?? [];
  const urls = endpoints.map(({ id, url }) => ({ value: id, text: url }));
  return (
    <Card title="Webhook faults" testId="misbehaviour">
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
        verb="Enable"
        done="Deliveries misbehave from now on."
      />
      {faults.length > 0 && <FaultTable faults={faults} />}
    </Card>
  );
}
