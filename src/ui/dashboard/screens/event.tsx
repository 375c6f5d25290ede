/** One event: the exact text that is sent of it, and its deliveries. */
import { type Reply, read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { Code, Json } from '../../kit/code.js';
import { RecordPage } from '../../kit/record-page.js';
import { Table } from '../../kit/table.js';
import { Tabs } from '../../kit/tabs.js';
import { Facts, StatusBadge, Time } from '../../kit/values.js';
import { hrefOf, type ScreenProps } from '../screens.js';
import { deliveryState } from './deliveries.js';

type Detail = Reply<'/events/{id}', 'get'>;

export default function EventScreen({ id }: ScreenProps) {
  const load = (signal: AbortSignal) => read('/events/{id}', { at: { id }, signal });
  return (
    <RecordPage
      id={id}
      what="event"
      list={{ href: '/dashboard/events', title: 'Events' }}
      data={useData(`event ${id}`, load, ['event', 'delivery'])}
      heading={({ event }) => event.event_type}
    >
      {(detail) => <Shown detail={detail} />}
    </RecordPage>
  );
}

function Shown({ detail: { event, body, deliveries } }: { detail: Detail }) {
  const { resource_id, created_at } = event;
  const href = resource_id === null ? undefined : hrefOf(resource_id);
  const about = resource_id === null ? 'nothing: it is a test' : <code>{resource_id}</code>;
  return (
    <>
      <section class="card" aria-label="Summary">
        <Facts
          rows={[
            ['About', href === undefined ? about : <a href={href}>{about}</a>],
            ['Happened', <Time key="at" at={created_at} exact />],
            [
              'Deliveries',
              <span key="count" class="number">
                {event.deliveries}
              </span>,
            ],
          ]}
        />
      </section>
      <section class="card" aria-label="What was sent">
        <Tabs
          label="What was sent"
          tabs={[
            {
              name: 'deliveries',
              title: `Deliveries (${event.deliveries})`,
              content: () => <Deliveries rows={deliveries} />,
            },
            {
              name: 'body',
              title: 'Exact body',
              content: () =>
                body === null ? (
                  <p class="footnote">Nobody was told, so nothing was printed.</p>
                ) : (
                  <Code text={body} what="the body" />
                ),
            },
            { name: 'data', title: 'Data', content: () => <Json value={event.data} what="the data" /> },
          ]}
        />
      </section>
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
        { title: 'State', cell: (row) => <StatusBadge status={deliveryState(row)} /> },
        { title: 'Attempts', cell: ({ attempts }) => attempts, numeric: true },
        { title: 'To', cell: ({ url }) => url, minor: true },
      ]}
    />
  );
}
