/** One payment link: its address, and the payment requests that it made. */
import { type Reply, read, send } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { RecordPage } from '../../kit/record-page.js';
import { Amount, Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';
import type { ScreenProps } from '../screens.js';
import { RecordList } from './record-list.js';
import { RecordMoves, type Verb } from './record-moves.js';

type Link = Reply<'/payment-links/{id}', 'get'>;

const verbsOf = (id: string): readonly Verb[] => [
  {
    verb: 'activate',
    label: 'Activate',
    done: 'The link works again.',
    run: () => send('post', '/payment-links/{id}/activate', { at: { id } }),
  },
  {
    verb: 'deactivate',
    label: 'Deactivate',
    done: 'The link makes no more payment requests.',
    run: () => send('post', '/payment-links/{id}/deactivate', { at: { id } }),
  },
];

export default function PaymentLinkScreen({ id }: ScreenProps) {
  const kinds = ['payment_link'];
  const data = useData(`link ${id}`, (signal) => read('/payment-links/{id}', { at: { id }, signal }), kinds);
  return (
    <RecordPage
      id={id}
      what="payment link"
      list={{ href: '/dashboard/payment-links', title: 'Payment links' }}
      data={data}
      heading={({ amount, currency, active }) => (
        <>
          {amount === null ? `Open amount, ${currency}` : <Amount amount={amount} currency={currency} />}{' '}
          <StatusBadge status={active ? 'active' : 'inactive'} />
        </>
      )}
    >
      {(link) => (
        <>
          <div class="columns">
            <Summary {...link} />
            <RecordMoves id={id} kinds={kinds} verbs={verbsOf(id)} />
          </div>
          <RecordList
            title="Payment requests"
            ids={link.payment_request_ids}
            total={link.uses}
            href="/dashboard/payments"
            none="None yet. Open its page and confirm it, as a customer would."
          />
        </>
      )}
    </RecordPage>
  );
}

function Summary({ url, description, uses, created_at, callback_url }: Link) {
  return (
    <section class="card" aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <Facts
        rows={[
          [
            'Address',
            <Copyable key="url" text={url} what="the link">
              <a href={url}>{url}</a>
            </Copyable>,
          ],
          ['Description', description ?? '–'],
          ['Sends customers to', callback_url ?? '–'],
          ['Used', <span key="uses" class="number">{`${uses}`}</span>],
          ['Created', <Time key="created" at={created_at} />],
        ]}
      />
    </section>
  );
}
