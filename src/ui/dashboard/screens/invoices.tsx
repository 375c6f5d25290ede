/** Every invoice, newest first. */
import type { BodyFor } from '../../api/control.js';
import { FormButton } from '../../kit/contract-form.js';
import { StatusBadge } from '../../kit/values.js';
import { AMOUNT, CREATED, DAYS, ID, ListPage } from '../list-page.js';
import { navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';

/** What is billed is also the line of the invoice. */
const withLine = (body: BodyFor<'createInvoice'>): BodyFor<'createInvoice'> =>
  body.description === undefined
    ? body
    : { ...body, items: [{ name: body.description, quantity: 1, unit_price: body.amount }] };

export default function InvoicesScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/invoices"
      title="Invoices"
      intro="What customers were billed. Open one to play its customer."
      filters={[{ name: 'status', label: 'State', options: ['draft', 'open', 'paid', 'past_due', 'void'] }, ...DAYS]}
      query={query}
      kinds={['invoice']}
      columns={[
        AMOUNT,
        { title: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
        { title: 'Customer', cell: ({ customer_name }) => <bdi>{customer_name ?? '–'}</bdi> },
        { title: 'Due', cell: ({ due_date }) => due_date ?? '–', minor: true },
        CREATED,
        ID,
      ]}
      actions={
        <FormButton
          title="New invoice"
          intro="It begins as a draft, as POST /v1/invoices makes it. What it is for is also its line."
          operation="createInvoice"
          fields={{ currency: { initial: 'EUR' } }}
          shape={withLine}
          verb="Create invoice"
          onDone={({ invoice }) => navigate(`/dashboard/invoices/${invoice.id}`)}
        />
      }
      empty={{ title: 'No invoices yet', text: 'Create one here or with POST /v1/invoices; it appears at once.' }}
    />
  );
}
