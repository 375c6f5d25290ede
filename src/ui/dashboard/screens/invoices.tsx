/** Every invoice, newest first. */
import { type BodyFor, read } from '../../api/control.js';
import { FormButton } from '../../kit/contract-form.js';
import { ListPage } from '../../kit/list-page.js';
import { Amount, StatusBadge, Time } from '../../kit/values.js';
import { hrefWith, navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { DAYS, windowOf } from './money.js';

const STATUSES = ['draft', 'open', 'paid', 'past_due', 'void'] as const;
type Status = (typeof STATUSES)[number];

/** What is billed is also the line of the invoice. */
const withLine = (body: BodyFor<'createInvoice'>): BodyFor<'createInvoice'> =>
  body.description === undefined
    ? body
    : { ...body, items: [{ name: body.description, quantity: 1, unit_price: body.amount }] };

const NewInvoice = () => (
  <FormButton
    title="New invoice"
    intro="It begins as a draft, as POST /v1/invoices makes it. What it is for is also its line."
    operation="createInvoice"
    fields={{ currency: { initial: 'EUR' } }}
    shape={withLine}
    verb="Create invoice"
    onDone={({ invoice }) => navigate(`/dashboard/invoices/${invoice.id}`)}
  />
);

export default function InvoicesScreen({ query }: ScreenProps) {
  return (
    <ListPage
      title="Invoices"
      intro="What customers were billed. Open one to play its customer."
      filters={[{ name: 'status', label: 'Status', options: STATUSES }, ...DAYS]}
      query={query}
      hrefWith={hrefWith}
      onQuery={(next) => navigate(hrefWith(next))}
      load={(page, { status, ...days }, signal) =>
        read('/invoices', { query: { ...page, ...windowOf(days), status: status as Status }, signal })
      }
      kinds={['invoice']}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/dashboard/invoices/${id}`}
      columns={[
        { title: 'Id', cell: ({ id }) => <code>{id}</code> },
        { title: 'Amount', cell: (row) => <Amount {...row} />, numeric: true },
        { title: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
        { title: 'Customer', cell: ({ customer_name }) => customer_name ?? '–', minor: true },
        { title: 'Due', cell: ({ due_date }) => due_date ?? '–', minor: true },
        { title: 'Created', cell: ({ created_at }) => <Time at={created_at} />, minor: true },
      ]}
      actions={<NewInvoice />}
      empty={{ title: 'No invoices yet', text: 'Create one here or with POST /v1/invoices; it appears at once.' }}
    />
  );
}
