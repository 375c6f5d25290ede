/** Every payment link, newest first, and one of them: its address, and the payment requests that it made. */

import type { Reply } from '../../api/control.js';
import { FormButton } from '../../kit/contract-form.js';
import { RecordPage } from '../../kit/page.js';
import { say } from '../../kit/toasts.js';
import { Amount, Copyable, StatusBadge, Time } from '../../kit/values.js';
import { CREATED, ID, ListPage } from '../list-page.js';
import { navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { RecordMoves } from './record-moves.js';
import { FactsCard, RecordList } from './record-parts.js';

export default function PaymentLinksScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/payment-links"
      title="Payment links"
      intro="Addresses that make a payment request each time that their page is confirmed."
      query={query}
      kinds={['payment_link']}
      columns={[
        {
          title: 'Description',
          cell: ({ id, description }) => (
            <>
              <bdi>{description || 'Without one'}</bdi> <span class="unseen">{id}</span>
            </>
          ),
        },
        {
          title: 'Amount',
          cell: ({ amount, currency }) =>
            amount === null ? `open, ${currency}` : <Amount amount={amount} currency={currency} />,
          numeric: true,
        },
        { title: 'State', cell: ({ active }) => <StatusBadge status={active ? 'active' : 'inactive'} /> },
        { title: 'Used', cell: ({ uses }) => uses.toLocaleString('en'), numeric: true, minor: true },
        CREATED,
        ID,
      ]}
      actions={
        <FormButton
          title="New payment link"
          operation="createPaymentLink"
          fields={{ currency: { initial: 'EUR' } }}
          verb="Create payment link"
          onDone={({ id }) => navigate(`/dashboard/payment-links/${id}`)}
        />
      }
      empty={{ title: 'No payment links yet', text: 'Create one, and open its page as a customer would.' }}
    />
  );
}

type Link = Reply<'/payment-links/{id}', 'get'>;

const KINDS = ['payment_link'];

export function PaymentLinkScreen({ id }: ScreenProps) {
  return (
    <RecordPage
      id={id}
      path="/payment-links/{id}"
      what="payment link"
      list="Payment links"
      kinds={KINDS}
      heading={({ amount, currency, active }) => (
        <>
          {amount === null ? `Open amount, ${currency}` : <Amount amount={amount} currency={currency} />}{' '}
          <StatusBadge status={active ? 'active' : 'inactive'} />
        </>
      )}
    >
      {(link) => (
        <>
          <div class="columns">
            <Summary {...link} />
            <RecordMoves id={id} kinds={KINDS} own={{ open: (reason) => <Open link={link} reason={reason} /> }} />
          </div>
          <RecordList
            title="Payment requests"
            ids={link.payment_request_ids}
            total={link.uses}
            none="None yet. Open its page and confirm it, as a customer would."
          />
        </>
      )}
    </RecordPage>
  );
}

/** What a customer does on the link's page. */
function Open({ link, reason }: { link: Link; reason: string | undefined }) {
  return (
    <FormButton
      button={{ tone: 'sand main', disabled: reason, testId: 'move-open', children: 'Open' }}
      title="Confirm its page, as a customer does"
      intro={
        link.amount === null ? `How much, in ${link.currency}, is up to the customer.` : 'A payment request is made.'
      }
      operation="openPaymentLink"
      at={{ id: link.id }}
      fields={link.amount === null ? {} : { amount: false }}
      verb="Make a payment request"
      onDone={() => say('The customer has a payment request.')}
    />
  );
}

function Summary({ url, description, uses, created_at, callback_url }: Link) {
  return (
    <FactsCard
      title="Summary"
      of={{
        Address: (
          <Copyable text={url} what="the link">
            <a href={url}>{url}</a>
          </Copyable>
        ),
        Description: description ?? '–',
        'Sends customers to': callback_url ?? '–',
        Used: <span class="number">{`${uses}`}</span>,
        Created: <Time at={created_at} />,
      }}
    />
  );
}
