/** One payment request: where it stands, what can happen to it next, and what lies behind it. */
import { type Reply, read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { Json } from '../../kit/code.js';
import { RecordPage, Timeline } from '../../kit/record-page.js';
import { Table } from '../../kit/table.js';
import { Tabs } from '../../kit/tabs.js';
import { Amount, Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';
import type { ScreenProps } from '../screens.js';
import { PaymentMoves } from './payment-moves.js';

type Detail = Reply<'/payments/{id}', 'get'>;

export default function PaymentScreen({ id }: ScreenProps) {
  const load = (signal: AbortSignal) => read('/payments/{id}', { at: { id }, signal });
  const data = useData(`payment ${id}`, load, ['payment', 'transaction', 'event']);
  return (
    <RecordPage
      id={id}
      what="payment request"
      list={{ href: '/dashboard/payments', title: 'Payments' }}
      data={data}
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
      <section class="card" aria-label="What lies behind it">
        <Tabs
          label="What lies behind it"
          tabs={[
            { name: 'timeline', title: 'Timeline', content: () => <Timeline entries={detail.timeline} /> },
            {
              name: 'transactions',
              title: `Transactions (${detail.transactions.length})`,
              content: () => <Transactions rows={detail.transactions} />,
            },
            { name: 'addresses', title: 'Where to pay', content: () => <Addresses rows={detail.deposit_addresses} /> },
            { name: 'json', title: 'JSON', content: () => <Json value={detail.payment} what="the payment request" /> },
          ]}
        />
      </section>
    </>
  );
}

function Summary({ detail }: { detail: Detail }) {
  const { payment, confirmations, confirmations_required, fee, invoice_id } = detail;
  const { paid_amount, paid_currency } = payment;
  return (
    <section class="card" aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <Facts
        rows={[
          ['Status', <StatusBadge key="status" status={payment.status} />],
          ['Asked for', <Amount key="amount" {...payment} />],
          [
            'Paid',
            paid_amount === undefined || paid_currency === undefined ? (
              <Received key="paid" rows={detail.transactions} />
            ) : (
              <Amount key="paid" amount={paid_amount} currency={paid_currency} />
            ),
          ],
          [
            'Confirmations',
            <span key="confirmations" class="number">
              {confirmations} of {confirmations_required ?? '–'}
            </span>,
          ],
          ...(fee === null ? [] : ([['Fee', <Amount key="fee" {...fee} />]] as const)),
          ['Created', <Time key="created" at={payment.created_at} />],
          ['Expires', <Time key="expires" at={payment.expires_at} />],
          ...(payment.description === undefined ? [] : ([['Description', payment.description]] as const)),
          ...(invoice_id === null
            ? []
            : ([
                [
                  'Invoice',
                  <a key="invoice" href={`/dashboard/invoices/${invoice_id}`}>
                    {invoice_id}
                  </a>,
                ],
              ] as const)),
          [
            'Checkout',
            <Copyable key="checkout" text={payment.payment_url} what="the checkout’s address">
              <a href={payment.payment_url}>{payment.payment_url}</a>
            </Copyable>,
          ],
        ]}
      />
    </section>
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
