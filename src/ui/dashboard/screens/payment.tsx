/** One payment request: where it stands, what can happen to it next, and what lies behind it. */
import type { Reply } from '../../api/control.js';
import { Json } from '../../kit/code.js';
import { Card, RecordPage, Timeline } from '../../kit/page.js';
import { Table } from '../../kit/table.js';
import { Tabs } from '../../kit/tabs.js';
import { Amount, Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';
import type { ScreenProps } from '../screens.js';
import { PaymentMoves } from './payment-moves.js';
import { Reference } from './reference.js';

type Detail = Reply<'/payments/{id}', 'get'>;

export default function PaymentScreen({ id }: ScreenProps) {
  return (
    <RecordPage
      id={id}
      path="/payments/{id}"
      what="payment request"
      list="Payments"
      kinds={['payment', 'transaction', 'event']}
      heading={({ payment, phase }) => (
        <>
          <Amount {...payment} /> <StatusBadge status={phase} />
        </>
      )}
      aside={() => (
        <p class="crumb">
          <a href={`/dashboard/timeline/${id}`}>What led to what</a>
        </p>
      )}
    >
      {(detail) => <Shown detail={detail} />}
    </RecordPage>
  );
}

function Shown({ detail }: { detail: Detail }) {
  return (
    <>
      <div class="columns">
        <Summary detail={detail} />
        <PaymentMoves detail={detail} />
      </div>
      <Tabs
        label="What lies behind it"
        of={{
          Timeline: () => <Timeline entries={detail.timeline} />,
          [`Transactions (${detail.transactions.length})`]: () => <Transactions rows={detail.transactions} />,
          'Where to pay': () => <Addresses rows={detail.deposit_addresses} />,
          JSON: () => <Json value={detail.payment} what="the payment request" />,
        }}
      />
    </>
  );
}

function Summary({ detail }: { detail: Detail }) {
  const { payment, confirmations, confirmations_required, fee, invoice_id } = detail;
  const { paid_amount, paid_currency } = payment;
  const isPaid = paid_amount !== undefined && paid_currency !== undefined;
  return (
    <Card title="Summary">
      <Facts
        of={{
          Status: <StatusBadge status={payment.status} />,
          'Asked for': <Amount {...payment} />,
          Paid: isPaid ? (
            <Amount amount={paid_amount} currency={paid_currency} />
          ) : (
            <Received rows={detail.transactions} />
          ),
          Confirmations: (
            <span class="number">
              {confirmations} of {confirmations_required ?? '–'}
            </span>
          ),
          Fee: fee && <Amount {...fee} />,
          Created: <Time at={payment.created_at} />,
          Expires: <Time at={payment.expires_at} />,
          Description: payment.description,
          Invoice: invoice_id && <Reference id={invoice_id} />,
          Checkout: (
            <Copyable text={payment.payment_url} what="the checkout’s address">
              <a href={payment.payment_url}>{payment.payment_url}</a>
            </Copyable>
          ),
        }}
      />
    </Card>
  );
}

/** What became of money that has arrived; of a failed transaction none has. */
const ARRIVED: Readonly<Record<string, string>> = {
  pending: 'received, not confirmed yet',
  confirmed: 'received',
  refunded: 'received and refunded',
};

/** What has arrived of a payment request that does not count as paid. */
function Received({ rows }: { rows: Detail['transactions'] }) {
  const seen = rows.filter(({ type, status }) => type === 'payment' && ARRIVED[status] !== undefined);
  if (seen.length === 0) return 'nothing';
  return seen.map(({ id, crypto_amount, crypto_currency, status }) => (
    <p key={id}>
      <Amount amount={crypto_amount} currency={crypto_currency} /> {ARRIVED[status]}
    </p>
  ));
}

function Transactions({ rows }: { rows: Detail['transactions'] }) {
  if (rows.length === 0)
    return <p class="footnote">Nothing has arrived yet. Let the customer pay with the buttons above.</p>;
  return (
    <Table
      caption="Transactions"
      rows={rows}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/dashboard/transactions/${id}`}
      columns={[
        { title: 'Id', cell: ({ id }) => <code>{id}</code> },
        { title: 'Type', cell: ({ type }) => type, minor: true },
        {
          title: 'Amount',
          cell: ({ crypto_amount, crypto_currency }) => <Amount amount={crypto_amount} currency={crypto_currency} />,
          numeric: true,
        },
        { title: 'State', cell: ({ phase }) => <StatusBadge status={phase} /> },
        {
          title: 'Confirmations',
          cell: ({ confirmations, confirmations_required }) => `${confirmations} of ${confirmations_required}`,
          numeric: true,
          minor: true,
        },
      ]}
    />
  );
}

function Addresses({ rows }: { rows: Detail['deposit_addresses'] }) {
  return (
    <Table
      caption="Where the customer can pay"
      rows={rows}
      keyOf={({ network, currency }) => `${network} ${currency}`}
      columns={[
        { title: 'Currency', cell: ({ currency }) => currency },
        { title: 'Network', cell: ({ network }) => network, minor: true },
        {
          title: 'Due',
          cell: ({ amount_due, currency }) => <Amount amount={amount_due} currency={currency} />,
          numeric: true,
        },
        { title: 'Address', cell: ({ address }) => <Copyable text={address} what="the address" /> },
      ]}
    />
  );
}
