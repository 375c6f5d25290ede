/** Every payment request, newest first. */
import { read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { LinkButton } from '../../kit/button.js';
import { FormButton } from '../../kit/contract-form.js';
import { asOption } from '../../kit/field.js';
import { Amount, StatusBadge, Time } from '../../kit/values.js';
import { ListPage } from '../list-page.js';
import { navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';

const STATUSES = ['pending', 'paid', 'expired', 'failed'] as const;

/** The key of the metadata that starts a scenario. */
const SCENARIO = 'sandbox_scenario';

function NewPayment() {
  const magic = useData('magic', (signal) => read('/magic', { signal }), ['scenario']);
  const names = magic.value?.metadata.find(({ key }) => key === SCENARIO)?.values ?? [];
  return (
    <FormButton
      title="New payment"
      intro="A payment request, as POST /v1/payments makes it."
      operation="createPayment"
      fields={{
        amount: { initial: '100' },
        currency: { initial: 'EUR' },
        metadata: {
          label: 'Scenario',
          options: names.map(asOption),
          none: 'none: you play the customer',
          hint: 'What happens to it by itself, as its metadata sandbox_scenario asks for.',
        },
      }}
      shape={({ metadata, ...body }) => ({ ...body, ...(metadata && { metadata: { [SCENARIO]: metadata } as never }) })}
      verb="Create payment"
      onDone={({ payment }) => navigate(`/dashboard/payments/${payment.id}`)}
    />
  );
}

export default function PaymentsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/payments"
      title="Payments"
      intro="What customers were asked to pay. Open one to play its customer."
      filters={[{ name: 'status', label: 'Status', options: STATUSES }]}
      actions={<NewPayment />}
      query={query}
      kinds={['payment']}
      columns={[
        { title: 'Id', cell: ({ id }) => <code>{id}</code> },
        { title: 'Amount', cell: (row) => <Amount {...row} />, numeric: true },
        { title: 'State', cell: ({ phase }) => <StatusBadge status={phase} /> },
        { title: 'Description', cell: ({ description }) => description ?? '–', minor: true },
        { title: 'Created', cell: ({ created_at }) => <Time at={created_at} />, minor: true },
      ]}
      empty={{
        title: 'No payment requests yet',
        text: 'Create one with POST /v1/payments; it appears here at once.',
        action: (
          <LinkButton href="/dashboard" tone="primary">
            See the call
          </LinkButton>
        ),
      }}
    />
  );
}
