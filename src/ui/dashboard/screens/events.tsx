/** What happened, newest first, also where nobody was told, and one event: the exact text that is sent of it, and its deliveries. */

import type { Reply } from '../../api/control.js';
import EVENT_TYPES from '../../generated/event-types.json';
import { RecordPage } from '../../kit/page.js';
import { AttemptDots } from '../../kit/signs.js';
import { Table } from '../../kit/table.js';
import { Tabs } from '../../kit/tabs.js';
import { countText, StatusBadge, shortId, Time } from '../../kit/values.js';
import { Body, Json } from '../json.js';
import { CREATED, ID, ListPage } from '../list-page.js';
import type { ScreenProps } from '../screens.js';
import { FactsCard } from './record-parts.js';
import { Reference } from './reference.js';

export default function EventsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/events"
      title="Events"
      intro="What happened, as webhooks report it, also where no endpoint subscribed."
      filters={[
        { name: 'event_type', label: 'Type', options: EVENT_TYPES },
        ...(query.resource_id ? [{ name: 'resource_id', label: 'About', options: [query.resource_id] }] : []),
      ]}
      query={query}
      kinds={['event', 'delivery']}
      keyOf={({ event_id }) => event_id}
      columns={[
        { title: 'Type', cell: ({ event_type }) => <code>{event_type}</code> },
        {
          title: 'About',
          cell: ({ resource_id }) =>
            resource_id === null ? 'a test' : <code title={resource_id}>{shortId(resource_id)}</code>,
        },
        { title: 'Deliveries', cell: ({ deliveries }) => countText(deliveries, 'deliver', 'y', 'ies') },
        CREATED,
        { ...ID, cell: ({ event_id }) => ID.cell({ id: event_id }) },
      ]}
      empty={{
        title: 'Nothing happened yet',
        text: 'Create a payment request, or send a test event from the screen of the endpoints.',
        link: ['/dashboard/endpoints', 'Send a test event'],
      }}
    />
  );
}

export function EventScreen({ id }: ScreenProps) {
  return (
    <RecordPage
      id={id}
      path="/events/{id}"
      what="event"
      list="Events"
      kinds={['event', 'delivery']}
      heading={({ event }) => event.event_type}
    >
      {({ event, body, deliveries }) => (
        <>
          <FactsCard
            label="Summary"
            of={{
              About: <Reference id={event.resource_id} none="nothing: it is a test" />,
              Happened: <Time at={event.created_at} exact />,
              Deliveries: <span class="number">{event.deliveries}</span>,
            }}
          />
          <Tabs
            label="What was sent"
            of={{
              [`Deliveries (${event.deliveries})`]: () => <Deliveries rows={deliveries} />,
              Body: () => (body === null ? <Untold data={event.data} /> : <Body text={body} what="the body" />),
            }}
          />
        </>
      )}
    </RecordPage>
  );
}

function Untold({ data }: { data: unknown }) {
  return (
    <>
      <Json value={data} what="the data" />
      <p class="footnote">Nobody was told, so nothing was printed; this is what it would hold.</p>
    </>
  );
}

function Deliveries({ rows }: { rows: Reply<'/events/{id}', 'get'>['deliveries'] }) {
  if (rows.length === 0) return <p class="footnote">No endpoint subscribed to this type when it happened.</p>;
  return (
    <Table
      caption="Deliveries of this event"
      rows={rows}
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
