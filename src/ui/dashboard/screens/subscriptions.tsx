/** Every subscription, newest first. */
import { read, send } from '../../api/control.js';
import { FormButton, type FormField, type Typed } from '../../kit/form-dialog.js';
import { ListPage } from '../../kit/list-page.js';
import { Amount, StatusBadge, Time } from '../../kit/values.js';
import { hrefWith, navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { AMOUNT, CURRENCY, type Currency, DESCRIPTION } from './money.js';

const STATUSES = ['active', 'paused', 'cancelled'] as const;
type Status = (typeof STATUSES)[number];
type Interval = 'day' | 'week' | 'month' | 'year';

const FIELDS: readonly FormField[] = [
  AMOUNT,
  CURRENCY,
  {
    name: 'interval',
    label: 'Interval',
    initial: 'month',
    options: ['day', 'week', 'month', 'year'].map((value) => ({ value, text: value })),
  },
  { name: 'interval_count', label: 'Every so many', type: 'number', initial: '1' },
  { name: 'customer_name', label: 'Customer' },
  { name: 'customer_email', label: 'E-mail address' },
  DESCRIPTION,
];

async function create({ amount, currency, interval, interval_count, ...rest }: Typed): Promise<void> {
  const { id } = await send('post', '/subscriptions', {
    body: {
      ...rest,
      amount: Number(amount),
      currency: currency as Currency,
      interval: interval as Interval,
      interval_count: interval_count === undefined ? undefined : Number(interval_count),
    },
  });
  navigate(`/dashboard/subscriptions/${id}`);
}

const NewSubscription = () => (
  <FormButton
    title="New subscription"
    intro="It makes an invoice now, and one per interval of the merchant’s clock."
    fields={FIELDS}
    verb="Create subscription"
    submit={create}
  >
    New subscription
  </FormButton>
);

export default function SubscriptionsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      title="Subscriptions"
      intro="An invoice per interval of the merchant’s clock."
      filters={[{ name: 'status', label: 'Status', options: STATUSES }]}
      query={query}
      hrefWith={hrefWith}
      onQuery={(next) => navigate(hrefWith(next))}
      load={(page, { status }, signal) =>
        read('/subscriptions', { query: { ...page, status: status as Status }, signal })
      }
      kinds={['subscription']}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/dashboard/subscriptions/${id}`}
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
