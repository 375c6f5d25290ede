/** Every subscription, newest first. */
import { FormButton } from '../../kit/contract-form.js';
import { Amount, StatusBadge, Time } from '../../kit/values.js';
import { ListPage } from '../list-page.js';
import { navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';

const STATUSES = ['active', 'paused', 'cancelled'] as const;
const NewSubscription = () => (
  <FormButton
    title="New subscription"
    intro="It makes an invoice now, and one per interval of the merchant’s clock."
    operation="createSubscription"
    fields={{ currency: { initial: 'EUR' }, interval: { initial: 'month' } }}
    verb="Create subscription"
    onDone={({ id }) => navigate(`/dashboard/subscriptions/${id}`)}
  />
);

export default function SubscriptionsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/subscriptions"
      title="Subscriptions"
      intro="An invoice per interval of the merchant’s clock."
      filters={[{ name: 'status', label: 'Status', options: STATUSES }]}
      query={query}
      kinds={['subscription']}
      columns={[
        { title: 'Id', cell: ({ id }) => <code>{id}</code> },
        { title: 'Amount', cell: (row) => <Amount {...row} />, numeric: true },
        { title: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
        { title: 'Customer', cell: ({ customer_name }) => customer_name ?? '–', minor: true },
        {
          title: 'Next invoice',
          cell: ({ next_invoice_at }) => (next_invoice_at === null ? '–' : <Time at={next_invoice_at} />),
          minor: true,
        },
      ]}
      actions={<NewSubscription />}
      empty={{ title: 'No subscriptions yet', text: 'Create one, then let time pass and see its invoices come.' }}
    />
  );
}
