/** One subscription: when its next invoice comes, and those that it made. */
import { type Reply, read, send } from '../../api/control.js';
import { useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { RecordPage } from '../../kit/record-page.js';
import { Failure } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { Amount, Facts, StatusBadge, Time } from '../../kit/values.js';
import type { ScreenProps } from '../screens.js';
import { RecordList } from './record-list.js';
import { RecordMoves, type Verb } from './record-moves.js';

type Subscription = Reply<'/subscriptions/{id}', 'get'>;

const verbsOf = (id: string): readonly Verb[] => [
  {
    verb: 'pause',
    label: 'Pause',
    done: 'It makes no invoices until it is resumed.',
    run: () => send('post', '/subscriptions/{id}/pause', { at: { id } }),
  },
  {
    verb: 'resume',
    label: 'Resume',
    done: 'It makes invoices again.',
    run: () => send('post', '/subscriptions/{id}/resume', { at: { id } }),
  },
  {
    verb: 'cancel',
    label: 'Cancel',
    done: 'It is cancelled.',
    run: () => send('post', '/subscriptions/{id}/cancel', { at: { id } }),
    confirm: {
      question: 'Cancel this subscription?',
      explanation: 'It makes no invoices any more, and cannot be resumed. The invoices that it made stay.',
    },
  },
];

export default function SubscriptionScreen({ id }: ScreenProps) {
  const kinds = ['subscription', 'invoice'];
  const load = async (signal: AbortSignal) => {
    const [subscription, clock] = await Promise.all([
      read('/subscriptions/{id}', { at: { id }, signal }),
      read('/clock', { signal }),
    ]);
    return { subscription, frozen: clock.mode === 'frozen' };
  };
  const data = useData(`subscription ${id}`, load, kinds);
  return (
    <RecordPage
      id={id}
      what="subscription"
      list={{ href: '/dashboard/subscriptions', title: 'Subscriptions' }}
      data={data}
      heading={({ subscription }) => (
        <>
          <Amount {...subscription} /> <StatusBadge status={subscription.status} />
        </>
      )}
    >
      {({ subscription, frozen }) => (
        <>
          <div class="columns">
            <Summary {...subscription} />
            <RecordMoves id={id} kinds={kinds} verbs={verbsOf(id)}>
              {() => <Advance next={subscription.next_invoice_at} frozen={frozen} />}
            </RecordMoves>
          </div>
          <RecordList
            title="Invoices"
            ids={subscription.invoice_ids}
            total={subscription.invoices}
            href="/dashboard/invoices"
            none="None yet."
          />
        </>
      )}
    </RecordPage>
  );
}

function whyNot(next: string | null, frozen: boolean): string | undefined {
  if (next === null) return 'No next invoice is planned.';
  return frozen ? undefined : 'The clock runs by itself; only a frozen clock is moved here.';
}

/** Lets time pass until the next invoice. */
function Advance({ next, frozen }: { next: string | null; frozen: boolean }) {
  const action = useAction(async () => {
    await send('post', '/clock/advance', { body: { to: next as string } });
    say('The clock stands at the next invoice.');
  });
  return (
    <>
      <Button disabled={whyNot(next, frozen)} busy={action.busy} testId="advance" onClick={() => void action.run()}>
        Advance to the next invoice
      </Button>
      {action.failure && <Failure error={action.failure} />}
    </>
  );
}

function Summary(subscription: Subscription) {
  const { interval, interval_count, customer_name, customer_email, next_invoice_at } = subscription;
  const { description, days_until_due, created_at, failure } = subscription;
  return (
    <section class="card" aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <Facts
        rows={[
          ['Next invoice', next_invoice_at === null ? 'none' : <Time key="next" at={next_invoice_at} exact />],
          ['Every', interval_count === 1 ? interval : `${interval_count} ${interval}s`],
          ['Customer', [customer_name, customer_email].filter(Boolean).join(', ') || '–'],
          ['Due after', `${days_until_due} days`],
          ['Description', description ?? '–'],
          ['Created', <Time key="created" at={created_at} />],
          ...(failure === null ? [] : ([['Last failure', `${failure}`]] as const)),
        ]}
      />
    </section>
  );
}
