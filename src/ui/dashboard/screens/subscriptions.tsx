/** Every subscription, newest first, and one of them: when its next invoice comes, and those that it made. */

import { clock } from '../../api/clock.js';
import type { Reply } from '../../api/control.js';
import { Act } from '../../kit/act.js';
import { FormButton } from '../../kit/contract-form.js';
import { RecordPage } from '../../kit/page.js';
import { saying } from '../../kit/toasts.js';
import { StatusBadge, Time } from '../../kit/values.js';
import { advance } from '../advance.js';
import { AMOUNT, ID, ListPage } from '../list-page.js';
import { navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { RecordMoves } from './record-moves.js';
import { AmountHeading, FactsCard, RecordList } from './record-parts.js';

export default function SubscriptionsScreen({ query }: ScreenProps) {
  return (
    <ListPage
      path="/subscriptions"
      title="Subscriptions"
      intro="An invoice per interval of the merchant’s clock."
      filters={[{ name: 'status', label: 'State', options: ['active', 'paused', 'cancelled'] }]}
      query={query}
      kinds={['subscription']}
      columns={[
        AMOUNT,
        { title: 'State', cell: ({ status }) => <StatusBadge status={status} /> },
        { title: 'Customer', cell: ({ customer_name }) => <bdi>{customer_name ?? '–'}</bdi> },
        {
          title: 'Next invoice',
          cell: ({ next_invoice_at }) => (next_invoice_at === null ? '–' : <Time at={next_invoice_at} />),
        },
        ID,
      ]}
      actions={
        <FormButton
          title="New subscription"
          intro="It makes an invoice now, and one per interval of the merchant’s clock."
          operation="createSubscription"
          fields={{ currency: { initial: 'EUR' }, interval: { initial: 'month' } }}
          verb="Create subscription"
          onDone={({ id }) => navigate(`/dashboard/subscriptions/${id}`)}
        />
      }
      empty={{ title: 'No subscriptions yet', text: 'Create one, then fast-forward and see its invoices come.' }}
    />
  );
}

const KINDS = ['subscription', 'invoice'];

export function SubscriptionScreen({ id }: ScreenProps) {
  return (
    <RecordPage
      id={id}
      path="/subscriptions/{id}"
      what="subscription"
      list="Subscriptions"
      kinds={KINDS}
      heading={(subscription) => <AmountHeading {...subscription} />}
    >
      {(subscription) => (
        <>
          <div class="columns">
            <Summary {...subscription} />
            <RecordMoves id={id} kinds={KINDS}>
              <Advance next={subscription.next_invoice_at} />
            </RecordMoves>
          </div>
          <RecordList title="Invoices" ids={subscription.invoice_ids} total={subscription.invoices} none="None yet." />
        </>
      )}
    </RecordPage>
  );
}

function whyNot(next: string | null): string | undefined {
  if (next === null) return 'No next invoice is planned.';
  return clock.value?.mode === 'frozen' ? undefined : 'The clock runs by itself; only a frozen clock is moved here.';
}

/** Lets time pass until the next invoice. */
function Advance({ next }: { next: string | null }) {
  const run = () => saying('The clock stands at the next invoice.', advance({ to: next as string }));
  return (
    <Act tone="sand" disabled={whyNot(next)} run={run} testId="advance">
      Advance to the next invoice
    </Act>
  );
}

function Summary(subscription: Reply<'/subscriptions/{id}', 'get'>) {
  const { interval, interval_count, customer_name, customer_email, next_invoice_at } = subscription;
  const { description, days_until_due, created_at, failure } = subscription;
  return (
    <FactsCard
      title="Summary"
      of={{
        'Next invoice': next_invoice_at === null ? 'none' : <Time at={next_invoice_at} exact />,
        Every: interval_count === 1 ? interval : `${interval_count} ${interval}s`,
        Customer: [customer_name, customer_email].filter(Boolean).join(', ') || '–',
        'Due after': `${days_until_due} days`,
        Description: description ?? '–',
        Created: <Time at={created_at} />,
        'Last failure': failure,
      }}
    />
  );
}
