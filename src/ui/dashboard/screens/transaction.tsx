/** One transaction, with what the chain knows of it. */
import { type Reply, read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { Json } from '../../kit/code.js';
import { RecordPage, Timeline } from '../../kit/record-page.js';
import { Tabs } from '../../kit/tabs.js';
import { Amount, Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';
import type { ScreenProps } from '../screens.js';

type Detail = Reply<'/transactions/{id}', 'get'>;

export default function TransactionScreen({ id }: ScreenProps) {
  const load = (signal: AbortSignal) => read('/transactions/{id}', { at: { id }, signal });
  const data = useData(`transaction ${id}`, load, ['transaction', 'event']);
  return (
    <RecordPage
      id={id}
      what="transaction"
      list={{ href: '/dashboard/transactions', title: 'Transactions' }}
      data={data}
      heading={({ chain }) => (
        <>
          <Amount amount={chain.crypto_amount} currency={chain.crypto_currency} /> <StatusBadge status={chain.phase} />
        </>
      )}
    >
      {(detail) => (
        <>
          <Summary {...detail} />
          <section class="card" aria-label="What lies behind it">
            <Tabs
              label="What lies behind it"
              tabs={[
                { name: 'timeline', title: 'Timeline', content: () => <Timeline entries={detail.timeline} /> },
                {
                  name: 'json',
                  title: 'JSON',
                  content: () => <Json value={detail.transaction} what="the transaction" />,
                },
              ]}
            />
          </section>
        </>
      )}
    </RecordPage>
  );
}

function Summary({ transaction, chain }: Detail) {
  const { type, payment_request_id, fee, fee_currency, created_at, updated_at } = transaction;
  return (
    <section class="card" aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <Facts
        rows={[
          ['Type', type],
          ['Worth', <Amount key="worth" {...transaction} />],
          ['Fee', <Amount key="fee" amount={fee} currency={fee_currency} />],
          [
            'Payment request',
            payment_request_id === null ? (
              'none'
            ) : (
              <a key="payment" href={`/dashboard/payments/${payment_request_id}`}>
                {payment_request_id}
              </a>
            ),
          ],
          ['Network', chain.network],
          ['Address', <Copyable key="address" text={chain.address} what="the address" />],
          ['Hash', <Copyable key="hash" text={chain.hash} what="the hash" />],
          ['Confirmations', `${chain.confirmations} of ${chain.confirmations_required}`],
          ['Created', <Time key="created" at={created_at} />],
          ['Changed', <Time key="updated" at={updated_at} />],
        ]}
      />
    </section>
  );
}
