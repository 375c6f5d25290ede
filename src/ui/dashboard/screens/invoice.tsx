/** One invoice: its lines, its payment request, and what can happen to it next. */
import type { Reply } from '../../api/control.js';
import { Json } from '../../kit/code.js';
import { Card, RecordPage, Timeline } from '../../kit/page.js';
import { Table } from '../../kit/table.js';
import { Tabs } from '../../kit/tabs.js';
import { Amount, Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';
import type { ScreenProps } from '../screens.js';
import { RecordMoves, type Said } from './record-moves.js';
import { Reference } from './reference.js';

type Detail = Reply<'/invoices/{id}', 'get'>;

const SAID: Readonly<Record<string, Said>> = {
  open: { done: 'The invoice is open.' },
  pay: { done: 'The customer has paid.' },
  'past-due': { done: 'The invoice is past due.' },
  void: {
    done: 'The invoice is void.',
    confirm: { question: 'Void this invoice?', explanation: 'A void invoice cannot be paid or opened again.' },
  },
};
const KINDS = ['invoice', 'payment', 'event'];

export default function InvoiceScreen({ id }: ScreenProps) {
  return (
    <RecordPage
      id={id}
      path="/invoices/{id}"
      what="invoice"
      list="Invoices"
      kinds={KINDS}
      heading={({ invoice }) => (
        <>
          <Amount {...invoice} /> <StatusBadge status={invoice.status} />
        </>
      )}
    >
      {(detail) => (
        <>
          <div class="columns">
            <Summary {...detail} />
            <RecordMoves id={id} kinds={KINDS} said={SAID} />
          </div>
          <Tabs
            label="What lies behind it"
            of={{
              Lines: () => <Lines {...detail} />,
              Timeline: () => <Timeline entries={detail.timeline} />,
              JSON: () => <Json value={detail.invoice} what="the invoice" />,
            }}
          />
        </>
      )}
    </RecordPage>
  );
}

function Summary({ invoice }: Detail) {
  const { description, customer_name, customer_email, due_date, created_at, paid_at } = invoice;
  const { invoice_url, payment_request_id } = invoice;
  return (
    <Card title="Summary">
      <Facts
        of={{
          Description: description ?? '–',
          Customer: [customer_name, customer_email].filter(Boolean).join(', ') || '–',
          Due: due_date ?? 'never',
          Created: <Time at={created_at} />,
          Paid: paid_at === undefined ? 'not yet' : <Time at={paid_at} />,
          'Payment request': <Reference id={payment_request_id} none="none until it is shown or paid" />,
          Page: (
            <Copyable text={invoice_url} what="the page’s address">
              <a href={`/invoices/${encodeURIComponent(invoice.id)}`}>{invoice_url}</a>
            </Copyable>
          ),
        }}
      />
    </Card>
  );
}

/** A line as the merchant API takes it. */
interface Line {
  name: string;
  quantity: number;
  unit_price: number;
}

function Lines({ invoice }: Detail) {
  const { currency, amount, items = [] } = invoice;
  const rows = (items as unknown as Line[]).map((line, i) => ({ ...line, i }));
  if (rows.length === 0) return <p class="footnote">This invoice has no lines, only its total.</p>;
  return (
    <>
      <Table
        caption="Lines of the invoice"
        rows={rows}
        keyOf={({ i }) => `${i}`}
        columns={[
          { title: 'What', cell: ({ name }) => name },
          { title: 'Quantity', cell: ({ quantity }) => quantity.toLocaleString('en'), numeric: true },
          {
            title: 'Price of one',
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
