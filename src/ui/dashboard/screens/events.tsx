/** What happened, newest first, also where nobody was told. */

import EVENT_TYPES from '../../generated/event-types.json';
import { LinkButton } from '../../kit/button.js';
import { Time } from '../../kit/values.js';
import { ListPage } from '../list-page.js';
import type { ScreenProps } from '../screens.js';

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
        { title: 'Id', cell: ({ event_id }) => <code>{event_id}</code> },
        { title: 'Type', cell: ({ event_type }) => <code>{event_type}</code> },
        {
          title: 'About',
          cell: ({ resource_id }) => (resource_id === null ? 'a test' : <code>{resource_id}</code>),
          minor: true,
        },
        { title: 'Deliveries', cell: ({ deliveries }) => deliveries, numeric: true, minor: true },
        { title: 'When', cell: ({ created_at }) => <Time at={created_at} />, minor: true },
      ]}
      empty={{
        title: 'Nothing happened yet',
        text: 'Create a payment request, or send a test event from the screen of the endpoints.',
        action: (
          <LinkButton href="/dashboard/endpoints" tone="primary">
            Send a test event
          </LinkButton>
        ),
      }}
    />
  );
}
