/** One invoice: its lines, its payment request, and what can happen to it next. */
import type { components } from '../../../contract/generated/merchant.js';
import type { Reply } from '../../api/control.js';
import { LinkButton } from '../../kit/button.js';
import { StateDiagram } from '../../kit/state-diagram.js';
import type { Step } from '../../kit/stepper.js';
import { Table } from '../../kit/table.js';
import { Amount, Copyable, Time } from '../../kit/values.js';
import { clockText, laterText } from '../jobs.js';
import type { ScreenProps } from '../screens.js';
import { HubPage, orderText } from './hub.js';
import { type MoveButtons, Way } from './record-moves.js';
import { AmountHeading } from './record-parts.js';
import { Reference } from './reference.js';

type Detail = Reply<'/invoices/{id}', 'get'>;

export default function InvoiceScreen(props: ScreenProps) {
  return (
    <HubPage
      {...props}
      path="/invoices/{id}"
      what="invoice"
      list="Invoices"
      kinds={['invoice', 'payment', 'event']}
      heading={({ invoice }) => <AmountHeading {...invoice} />}
      meta={({ invoice: { description, customer_name, customer_email, metadata } }) => [
        description,
        orderText(metadata),
        customer_name,
        customer_email,
      ]}
      actions={({ invoice }) => (
        <LinkButton href={invoice.invoice_url} tone="primary">
          Open invoice
        </LinkButton>
      )}
      way={(detail, moves) => (
        <Way id={props.id} moves={moves} steps={stepsOf(detail, moves)} verbs={moves.besides(['open', 'pay'])} />
      )}
      overview={(detail) => <Lines {...detail} />}
      states={({ invoice }) => <StateDiagram kind="invoice" now={invoice.status} />}
      facts={factsOf}
      json={({ invoice }) => invoice}
    />
  );
}

/** Draft, open, paid; past due and void lie aside. */
function stepsOf({ invoice }: Detail, { can, button }: MoveButtons): Step[] {
  const { status, created_at, paid_at } = invoice;
  const created: Step = { name: 'Draft', place: status === 'draft' ? 'now' : 'done', note: clockText(created_at) };
  if (status === 'void') return [created, { name: 'Void', place: 'now', tone: 'neutral' }];
  const opened: Step =
    status === 'draft'
      ? { name: 'Open', place: 'can', note: 'by itself after an hour', actions: can('open') && button('open') }
      : { name: 'Open', place: status === 'open' ? 'now' : 'done' };
  const late: Step[] = status === 'past_due' ? [{ name: 'Past due', place: 'now', tone: 'warn' }] : [];
  const paid: Step =
    status === 'paid'
      ? { name: 'Paid', place: 'now', tone: 'good', note: paid_at && laterText(created_at, paid_at) }
      : { name: 'Paid', place: 'can', actions: can('pay') && button('pay', { tone: 'sand main' }) };
  return [created, opened, ...late, paid];
}

function factsOf({ invoice }: Detail) {
  const { due_date, created_at, paid_at, invoice_url, payment_request_id, transaction_id } = invoice;
  return {
    Due: due_date ?? 'never',
    Paid: paid_at === undefined ? 'not yet' : <Time at={paid_at} />,
    Payment: <Reference id={payment_request_id} none="none until it is shown or paid" />,
    Transaction: transaction_id && <Reference id={transaction_id} />,
    Page: (
      <Copyable text={invoice_url} what="the page’s address">
        <a href={invoice_url}>{new URL(invoice_url).pathname}</a>
      </Copyable>
    ),
    Created: <Time at={created_at} />,
  };
}

function Lines({ invoice }: Detail) {
  const { currency, amount, items = [] } = invoice;
  const rows = (items as components['schemas']['LineItem'][]).map((line, i) => ({ ...line, i }));
  if (rows.length === 0) return <p class="footnote">This invoice has no lines, only its total.</p>;
  return (
    <>
      <Table
        caption="Lines of the invoice"
        rows={rows}
        keyOf={({ i }) => `${i}`}
        columns={[
          { title: 'Item', cell: ({ name }) => <bdi>{name}</bdi> },
          { title: 'Quantity', cell: ({ quantity }) => quantity.toLocaleString('en'), numeric: true },
          {
            title: 'Unit price',
            cell: ({ unit_price }) => <Amount amount={unit_price} currency={currency} />,
            numeric: true,
          },
        ]}
      />
      <p class="footnote">
        Total <Amount amount={amount} currency={currency} />
      </p>
    </>
  );
}
