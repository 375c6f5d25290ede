/** Every payment link, newest first. */
import { read } from '../../api/control.js';
import { FormButton } from '../../kit/contract-form.js';
import { ListPage } from '../../kit/list-page.js';
import { Amount, StatusBadge, Time } from '../../kit/values.js';
import { hrefWith, navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';

const NewLink = () => (
  <FormButton
    title="New payment link"
    operation="createPaymentLink"
    fields={{ currency: { initial: 'EUR' } }}
    verb="Create payment link"
    onDone={({ id }) => navigate(`/dashboard/payment-links/${id}`)}
  />
);

export default function PaymentLinksScreen({ query }: ScreenProps) {
  return (
    <ListPage
      title="Payment links"
      intro="Addresses that make a payment request each time that their page is confirmed."
      query={query}
      hrefWith={hrefWith}
      onQuery={(next) => navigate(hrefWith(next))}
      load={(page, _none, signal) => read('/payment-links', { query: page, signal })}
      kinds={['payment_link']}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/dashboard/payment-links/${id}`}
      columns={[
        { title: 'Id', cell: ({ id }) => <code>{id}</code> },
        {
          title: 'Amount',
          cell: ({ amount, currency }) =>
            amount === null ? `open, ${currency}` : <Amount amount={amount} currency={currency} />,
          numeric: true,
        },
        { title: 'State', cell: ({ active }) => <StatusBadge status={active ? 'active' : 'inactive'} /> },
        { title: 'Used', cell: ({ uses }) => uses.toLocaleString('en'), numeric: true, minor: true },
        { title: 'Description', cell: ({ description }) => description ?? '–', minor: true },
        { title: 'Created', cell: ({ created_at }) => <Time at={created_at} />, minor: true },
      ]}
      actions={<NewLink />}
      empty={{ title: 'No payment links yet', text: 'Create one, and open its page as a customer would.' }}
    />
  );
}
