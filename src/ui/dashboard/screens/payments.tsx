/** Every payment request, newest first. */
import { useRead } from '../../api/use-data.js';
import { FormButton } from '../../kit/contract-form.js';
import { asOption } from '../../kit/field.js';
import { StatusBadge } from '../../kit/values.js';
import { AMOUNT, CREATED, ID, ListPage } from '../list-page.js';
import { presentPhases } from '../phases.js';
import { navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { type Overview, useOverview } from '../shell/overview.js';

/** The key of the metadata that starts a scenario. */
const SCENARIO = 'sandbox_scenario';

function NewPayment({ opened }: { opened: boolean }) {
  const magic = useRead('/magic', ['scenario']);
  const names = magic.value?.metadata.find(({ key }) => key === SCENARIO)?.values ?? [];
  return (
    <FormButton
      title="New payment"
      opened={opened}
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

/** How many there are of each phase; one that was chosen stays there when its last payment has left it. */
function countsOf(payments: Overview['payments'] | undefined, chosen: string | undefined) {
  const there = Object.fromEntries(payments === undefined ? [] : presentPhases(payments));
  return { '': payments?.total, ...there, ...(chosen && !(chosen in there) && { [chosen]: 0 }) };
}

export default function PaymentsScreen({ query }: ScreenProps) {
  const { value: overview } = useOverview();
  return (
    <ListPage
      path="/payments"
      title="Payments"
      intro="What customers were asked to pay. Open one to play its customer."
      filters={[{ name: 'phase', label: 'Phase', counts: countsOf(overview?.payments, query.phase) }]}
      actions={<NewPayment opened={query.new !== undefined} />}
      query={query}
      kinds={['payment']}
      columns={[
        AMOUNT,
        { title: 'State', cell: ({ phase }) => <StatusBadge status={phase} /> },
        { title: 'Description', cell: ({ description }) => <bdi>{description ?? '–'}</bdi> },
        CREATED,
        ID,
      ]}
      empty={{
        title: 'No payment requests yet',
        text: 'Create one with POST /v1/payments; it appears here at once.',
        link: ['/dashboard', 'See the call'],
      }}
    />
  );
}
