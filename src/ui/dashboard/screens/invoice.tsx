/** One invoice: its lines, its payment request, and what can happen to it next. */
import { type Reply, read, send } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { Json } from '../../kit/code.js';
import { RecordPage, Timeline } from '../../kit/record-page.js';
import { Table } from '../../kit/table.js';
import { Tabs } from '../../kit/tabs.js';
import { Amount, Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';
import type { ScreenProps } from '../screens.js';
import { RecordMoves, type Verb } from './record-moves.js';

type Detail = Reply<'/invoices/{id}', 'get'>;

const verbsOf = (id: string): readonly Verb[] => [
  {
    verb: 'pay',
    label: 'Pay',
    done: 'The customer has paid.',
    run: () => send('post', '/invoices/{id}/pay', { at: { id }, body: {} }),
  },
  {
    verb: 'open',
    label: 'Open',
    done: 'The invoice is open.',
    run: () => send('post', '/invoices/{id}/open', { at: { id } }),
  },
  {
    verb: 'past-due',
    label: 'Past due',
    done: 'The invoice is past due.',
    run: () => send('post', '/invoices/{id}/past-due', { at: { id } }),
  },
  {
    verb: 'void',
    label: 'Void',
    done: 'The invoice is void.',
    run: () => send('post', '/invoices/{id}/void', { at: { id } }),
    confirm: { question: 'Void this invoice?', explanation: 'A void invoice cannot be paid or opened again.' },
  },
];

export default function InvoiceScreen({ id }: ScreenProps) {
  const kinds = ['invoice', 'payment', 'event'];
  const data = useData(`invoice ${id}`, (signal) => read('/invoices/{id}', { at: { id }, signal }), kinds);
  return (
    <RecordPage
      id={id}
      what="invoice"
      list={{ href: '/dashboard/invoices', title: 'Invoices' }}
      data={data}
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
            <RecordMoves id={id} kinds={kinds} verbs={verbsOf(id)} />
          </div>
          <section class="card" aria-label="What lies behind it">
            <Tabs
              label="What lies behind it"
              tabs={[
                { name: 'items', title: 'Lines', content: () => <Lines {...detail} /> },
                { name: 'timeline', title: 'Timeline', content: () => <Timeline entries={detail.timeline} /> },
                { name: 'json', title: 'JSON', content: () => <Json value={detail.invoice} what="the invoice" /> },
              ]}
            />
          </section>
        </>
      )}
    </RecordPage>
  );
}

function Summary({ invoice }: Detail) {
  const { description, customer_name, customer_email, due_date, created_at, paid_at } = invoice;
  const { invoice_url, payment_request_id } = invoice;
  return (
    <section class="card" aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <Facts
        rows={[
          ['Description', description ?? '–'],
          ['Customer', [customer_name, customer_email].filter(Boolean).join(', ') || '–'],
          ['Due', due_date ?? 'never'],
          ['Created', <Time key="created" at={created_at} />],
          ['Paid', paid_at === undefined ? 'not yet' : <Time key="paid" at={paid_at} />],
          [
            'Payment request',
            payment_request_id === undefined ? (
              'none until it is shown or paid'
            ) : (
              <a key="payment" href={`/dashboard/payments/${payment_request_id}`}>
                {payment_request_id}
              </a>
            ),
          ],
          [
            'Page',
            <Copyable key="page" text={invoice_url} what="the page’s address">
              <a href={`/invoices/${encodeURIComponent(invoice.id)}`}>{invoice_url}</a>
            </Copyable>,
          ],
        ]}
      />
    </section>
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
