/** Every payment link, newest first. */
import { FormButton } from '../../kit/contract-form.js';
import { Amount, StatusBadge, Time } from '../../kit/values.js';
import { ListPage } from '../list-page.js';
import { navigate } from '../router.js';
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
      path="/payment-links"
      title="Payment links"
      intro="Addresses that make a payment request each time that their page is confirmed."
      query={query}
      kinds={['payment_link']}
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
