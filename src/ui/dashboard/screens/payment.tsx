/** One payment request: where it stands, what can happen to it next, and what lies behind it. */
import type { Reply } from '../../api/control.js';
import { LinkButton } from '../../kit/button.js';
import { StateDiagram } from '../../kit/state-diagram.js';
import { Table } from '../../kit/table.js';
import { Amount, Copyable, countText, StatusBadge, shortId, Time } from '../../kit/values.js';
import { hrefWith } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { HubPage, orderText } from './hub.js';
import { PaymentMoves } from './payment-moves.js';
import { AmountHeading } from './record-parts.js';
import { Reference } from './reference.js';

type Detail = Reply<'/payments/{id}', 'get'>;

export default function PaymentScreen(props: ScreenProps) {
  return (
    <HubPage
      {...props}
      path="/payments/{id}"
      what="payment request"
      list="Payments"
      kinds={['payment', 'transaction', 'event']}
      heading={({ payment, phase }) => <AmountHeading {...payment} status={phase} />}
      meta={({ payment: { description, customer_email, metadata } }) => [
        description,
        orderText(metadata),
        customer_email,
      ]}
      actions={({ payment }) => (
        <LinkButton href={payment.payment_url} tone="primary">
          Open checkout
        </LinkButton>
      )}
      way={(detail, moves) => <PaymentMoves detail={detail} moves={moves} />}
      overview={({ transactions, deposit_addresses }) => (
        <>
          <h2>Transactions</h2>
          <Transactions rows={transactions} />
          <h2>Deposit addresses</h2>
          <Addresses rows={deposit_addresses} />
        </>
      )}
      states={({ phase }) => <StateDiagram kind="payment_phase" now={phase} />}
      facts={factsOf}
      json={({ payment }) => payment}
    />
  );
}

function factsOf(detail: Detail) {
  const { payment, confirmations, confirmations_required, fee, invoice_id, transactions, deposit_addresses } = detail;
  const { paid_amount, paid_currency } = payment;
  const isPaid = paid_amount !== undefined && paid_currency !== undefined;
  return {
    Received: isPaid ? <Amount amount={paid_amount} currency={paid_currency} /> : <Received {...detail} />,
    Blocks: confirmations_required !== null && `${confirmations} of ${confirmations_required}`,
    Fee: fee && <Amount {...fee} />,
    Transactions:
      transactions.length > 0 &&
      transactions.map(({ id, type }) => (
        <p key={id} class="short">
          <Reference id={id} short /> {type === 'payment' ? '' : type}
        </p>
      )),
    Addresses: deposit_addresses.length > 0 && (
      <a href={hrefWith({ tab: 'overview' })}>{countText(deposit_addresses.length, 'deposit address', '', 'es')}</a>
    ),
    Invoice: invoice_id && <Reference id={invoice_id} />,
    Checkout: (
      <Copyable text={payment.payment_url} what="the checkout’s address">
        <a href={payment.payment_url}>{shortId(payment.id)}</a>
      </Copyable>
    ),
    Created: <Time at={payment.created_at} />,
    Expires: <Time at={payment.expires_at} />,
  };
}

/** What became of money that has arrived; of a failed transaction none has. */
const ARRIVED: Readonly<Record<string, string>> = {
  pending: 'received, not confirmed yet',
  confirmed: 'received',
  refunded: 'received and refunded',
};

/** What has arrived of a payment request that does not count as paid. */
function Received({ payment, transactions }: Detail) {
  const seen = transactions.filter(({ type, status }) => type === 'payment' && ARRIVED[status] !== undefined);
  if (seen.length === 0) return payment.status === 'failed' ? 'nothing' : 'nothing yet';
  return seen.map(({ id, crypto_amount, crypto_currency, status }) => (
    <p key={id}>
      <Amount amount={crypto_amount} currency={crypto_currency} /> {ARRIVED[status]}
    </p>
  ));
}

function Transactions({ rows }: { rows: Detail['transactions'] }) {
  if (rows.length === 0) return <p class="footnote">No transaction has come.</p>;
  return (
    <Table
      caption="Transactions"
      rows={rows}
      hrefOf={({ id }) => `/dashboard/transactions/${id}`}
      columns={[
        { title: 'Id', cell: ({ id }) => <code title={id}>{shortId(id)}</code> },
        { title: 'Type', cell: ({ type }) => type, minor: true },
        {
          title: 'Amount',
          cell: ({ crypto_amount, crypto_currency }) => <Amount amount={crypto_amount} currency={crypto_currency} />,
          numeric: true,
        },
        { title: 'State', cell: ({ phase }) => <StatusBadge status={phase} /> },
        {
          title: 'Blocks',
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
        { title: 'Network', cell: ({ network }) => network },
        {
          title: 'Amount due',
          cell: ({ amount_due, currency }) => <Amount amount={amount_due} currency={currency} />,
          numeric: true,
        },
        { title: 'Address', cell: ({ address }) => <Copyable text={address} what="the address" /> },
      ]}
    />
  );
}
