/** One payout: where it goes, what it costs, and what can happen to it next. */
import { type Reply, read, send } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { Json } from '../../kit/code.js';
import { FormButton } from '../../kit/contract-form.js';
import { RecordPage, Timeline } from '../../kit/record-page.js';
import { Tabs } from '../../kit/tabs.js';
import { say } from '../../kit/toasts.js';
import { Amount, Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';
import type { ScreenProps } from '../screens.js';
import { RecordMoves, type Verb } from './record-moves.js';

type Detail = Reply<'/payouts/{id}', 'get'>;

const verbsOf = (id: string): readonly Verb[] => [
  {
    verb: 'complete',
    label: 'Complete',
    done: 'The payout is completed.',
    run: () => send('post', '/payouts/{id}/complete', { at: { id } }),
  },
  {
    verb: 'process',
    label: 'Process',
    done: 'The payout was broadcast.',
    run: () => send('post', '/payouts/{id}/process', { at: { id } }),
  },
];

export default function PayoutScreen({ id }: ScreenProps) {
  const kinds = ['payout', 'transaction', 'event'];
  const data = useData(`payout ${id}`, (signal) => read('/payouts/{id}', { at: { id }, signal }), kinds);
  return (
    <RecordPage
      id={id}
      what="payout"
      list={{ href: '/dashboard/payouts', title: 'Payouts' }}
      data={data}
      heading={({ payout, phase }) => (
        <>
          <Amount {...payout} /> <StatusBadge status={phase} tone={phase === 'rejected' ? 'bad' : undefined} />
        </>
      )}
    >
      {(detail) => (
        <>
          <div class="columns">
            <Summary {...detail} />
            <RecordMoves id={id} kinds={kinds} verbs={verbsOf(id)}>
              {(reasons) => (
                <FormButton
                  button={{ tone: 'danger', disabled: reasons.get('fail'), testId: 'move-fail', children: 'Fail' }}
                  title="Fail this payout?"
                  intro="What was held becomes available again. It cannot be taken back."
                  operation="failPayout"
                  at={{ id }}
                  fields={{ stage: { none: 'the present one' } }}
                  verb="Fail"
                  onDone={() => say('The payout has failed.')}
                />
              )}
            </RecordMoves>
          </div>
          <section class="card" aria-label="What lies behind it">
            <Tabs
              label="What lies behind it"
              tabs={[
                { name: 'timeline', title: 'Timeline', content: () => <Timeline entries={detail.timeline} /> },
                { name: 'json', title: 'JSON', content: () => <Json value={detail.payout} what="the payout" /> },
              ]}
            />
          </section>
        </>
      )}
    </RecordPage>
  );
}

function Summary({ payout, withdrawal }: Detail) {
  const { status, address, description, fee_level, fee_paid, fee_currency, transaction_id, created_at } = payout;
  return (
    <section class="card" aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <Facts
        rows={[
          ['Status', <StatusBadge key="status" status={status} />],
          ['Address', <Copyable key="address" text={address} what="the address" />],
          ['Made by', withdrawal ? 'the merchant, as a withdrawal' : 'the API'],
          ['Fee level', fee_level ?? 'medium'],
          [
            'Fee',
            fee_paid === undefined || fee_currency === undefined ? (
              'not paid yet'
            ) : (
              <Amount key="fee" amount={fee_paid} currency={fee_currency} />
            ),
          ],
          ['Description', description ?? '–'],
          ['Created', <Time key="created" at={created_at} />],
          [
            'Transaction',
            transaction_id === undefined ? (
              'none yet'
            ) : (
              <a key="transaction" href={`/dashboard/transactions/${transaction_id}`}>
                {transaction_id}
              </a>
            ),
          ],
        ]}
      />
    </section>
  );
}
