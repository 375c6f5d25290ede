/** The built-in receivers of this merchant. */

import { type Reply, read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { LinkButton } from '../../kit/button.js';
import { Card, Page } from '../../kit/page.js';
import { EmptyState } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { Copyable, Time, wordsOf } from '../../kit/values.js';

export default function InboxesScreen() {
  const data = useData('inboxes', (signal) => read('/inbox', { signal }), ['inbox']);
  return (
    <Page
      title="Inbox"
      intro="Receivers that are built in. They show what came and whether its signature is right."
      data={data}
    >
      {({ data: inboxes }) => (
        <Card label="Inboxes" flush>
          {inboxes.length === 0 ? <Nothing /> : <Inboxes rows={inboxes} />}
        </Card>
      )}
    </Page>
  );
}

function Nothing() {
  const action = (
    <LinkButton href="/dashboard/endpoints" tone="primary">
      Use the built-in inbox
    </LinkButton>
  );
  return (
    <EmptyState title="Nothing was received yet" action={action}>
      Register an inbox as an endpoint, and its messages appear here.
    </EmptyState>
  );
}

function Inboxes({ rows }: { rows: Reply<'/inbox', 'get'>['data'] }) {
  return (
    <Table
      caption="Inboxes"
      rows={rows}
      keyOf={({ name }) => name}
      hrefOf={({ name }) => `/dashboard/inbox/${name}`}
      testId="inboxes"
      columns={[
        { title: 'Name', cell: ({ name }) => name },
        { title: 'Messages', cell: ({ received_total }) => received_total, numeric: true },
        { title: 'Last message', cell: ({ last_received_at: at }) => (at === null ? 'none' : <Time at={at} />) },
        { title: 'Answers', cell: ({ behaviour: { answer, status } }) => `${wordsOf(answer)} ${status}`, minor: true },
        { title: 'URL', cell: ({ url }) => <Copyable text={url} what="the URL" />, minor: true },
      ]}
    />
  );
}
