/** The built-in receivers of this merchant. */
import { read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { LinkButton } from '../../kit/button.js';
import { EmptyState, Failure, Skeleton } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { Copyable, Time, wordsOf } from '../../kit/values.js';

export default function InboxesScreen() {
  const { value, failure, reload } = useData('inboxes', (signal) => read('/inbox', { signal }), ['inbox']);
  return (
    <>
      <header class="heading">
        <h1>Inbox</h1>
        <p>Receivers that are built in. They show what came and whether its signature is right.</p>
      </header>
      {failure && <Failure error={failure} retry={reload} />}
      <section class="card flush" aria-label="Inboxes">
        {value === undefined ? (
          !failure && <Skeleton lines={4} />
        ) : value.data.length === 0 ? (
          <EmptyState
            title="Nothing was received yet"
            action={
              <LinkButton href="/dashboard/endpoints" tone="primary">
                Use the built-in inbox
              </LinkButton>
            }
          >
            Register an inbox as an endpoint, and its messages appear here.
          </EmptyState>
        ) : (
          <Table
            caption="Inboxes"
            rows={value.data}
            keyOf={({ name }) => name}
            hrefOf={({ name }) => `/dashboard/inbox/${name}`}
            testId="inboxes"
            columns={[
              { title: 'Name', cell: ({ name }) => name },
              { title: 'Messages', cell: ({ received_total }) => received_total, numeric: true },
              { title: 'Last message', cell: ({ last_received_at: at }) => (at === null ? 'none' : <Time at={at} />) },
              {
                title: 'Answers',
                cell: ({ behaviour: { answer, status } }) => `${wordsOf(answer)} ${status}`,
                minor: true,
              },
              { title: 'URL', cell: ({ url }) => <Copyable text={url} what="the URL" />, minor: true },
            ]}
          />
        )}
      </section>
    </>
  );
}
