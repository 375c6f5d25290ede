/** One event: the exact text that is sent of it, and its deliveries. */
import type { Reply } from '../../api/control.js';
import { Card, RecordPage } from '../../kit/page.js';
import { AttemptDots } from '../../kit/signs.js';
import { Table } from '../../kit/table.js';
import { Tabs } from '../../kit/tabs.js';
import { Facts, StatusBadge, Time } from '../../kit/values.js';
import { Body, Json } from '../json.js';
import type { ScreenProps } from '../screens.js';
import { Reference } from './reference.js';

type Detail = Reply<'/events/{id}', 'get'>;

export default function EventScreen({ id }: ScreenProps) {
  return (
    <RecordPage
      id={id}
      path="/events/{id}"
      what="event"
      list="Events"
      kinds={['event', 'delivery']}
      heading={({ event }) => event.event_type}
    >
      {(detail) => <Shown detail={detail} />}
    </RecordPage>
  );
}

function Shown({ detail: { event, body, deliveries } }: { detail: Detail }) {
  const printed =
    body === null ? (
      <p class="footnote">Nobody was told, so nothing was printed.</p>
    ) : (
      <Body text={body} what="the body" />
    );
  return (
    <>
      <Card label="Summary">
        <Facts
          of={{
            About: <Reference id={event.resource_id} none="nothing: it is a test" />,
            Happened: <Time at={event.created_at} exact />,
            Deliveries: <span class="number">{event.deliveries}</span>,
          }}
        />
      </Card>
      <Tabs
        label="What was sent"
        of={{
          [`Deliveries (${event.deliveries})`]: () => <Deliveries rows={deliveries} />,
          Body: () => printed,
          Data: () => <Json value={event.data} what="the data" />,
        }}
      />
    </>
  );
}

function Deliveries({ rows }: { rows: Detail['deliveries'] }) {
  if (rows.length === 0) return <p class="footnote">No endpoint subscribed to this type when it happened.</p>;
  return (
    <Table
      caption="Deliveries of this event"
      rows={rows}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/dashboard/deliveries/${id}`}
      columns={[
        { title: 'Id', cell: ({ id }) => <code>{id}</code> },
        { title: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
        { title: 'Attempts', cell: (row) => <AttemptDots {...row} /> },
        { title: 'To', cell: ({ url }) => url, minor: true },
      ]}
    />
  );
}
