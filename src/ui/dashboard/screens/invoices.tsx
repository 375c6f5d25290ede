/** Every invoice, newest first. */
import { read, send } from '../../api/control.js';
import { FormButton, type FormField, type Typed } from '../../kit/form-dialog.js';
import { ListPage } from '../../kit/list-page.js';
import { Amount, StatusBadge, Time } from '../../kit/values.js';
import { hrefWith, navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { AMOUNT, CURRENCY, type Currency, DAYS, DESCRIPTION, windowOf } from './money.js';

const STATUSES = ['draft', 'open', 'paid', 'past_due', 'void'] as const;
type Status = (typeof STATUSES)[number];

const FIELDS: readonly FormField[] = [
  AMOUNT,
  CURRENCY,
  { ...DESCRIPTION, hint: 'What is billed; also the line of the invoice.' },
  { name: 'customer_name', label: 'Customer' },
  { name: 'customer_email', label: 'E-mail address' },
  { name: 'due_date', label: 'Due date', hint: 'As 2026-12-31; without one it is never past due.' },
];

async function create({ amount, currency, description, ...rest }: Typed): Promise<void> {
  const total = Number(amount);
  const items = description === undefined ? undefined : [{ name: description, quantity: 1, unit_price: total }];
  const body = { ...rest, amount: total, currency: currency as Currency, description, items };
  const { invoice } = await send('post', '/invoices', { body });
  navigate(`/dashboard/invoices/${invoice.id}`);
}

const NewInvoice = () => (
  <FormButton
    title="New invoice"
    intro="It begins as a draft, as POST /v1/invoices makes it."
    fields={FIELDS}
    verb="Create invoice"
    submit={create}
  >
    New invoice
  </FormButton>
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
