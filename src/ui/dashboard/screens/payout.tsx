/** One payout: where it goes, what it costs, and what can happen to it next. */
import type { Reply } from '../../api/control.js';
import { Json } from '../../kit/code.js';
import { FormButton } from '../../kit/contract-form.js';
import { Card, RecordPage, Timeline } from '../../kit/page.js';
import { Tabs } from '../../kit/tabs.js';
import { say } from '../../kit/toasts.js';
import { Amount, Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';
import type { ScreenProps } from '../screens.js';
import { RecordMoves, type Said } from './record-moves.js';
import { Reference } from './reference.js';

type Detail = Reply<'/payouts/{id}', 'get'>;

const SAID: Readonly<Record<string, Said>> = {
  process: { done: 'The payout was broadcast.' },
  complete: { done: 'The payout is completed.' },
};
const KINDS = ['payout', 'transaction', 'event'];

export default function PayoutScreen({ id }: ScreenProps) {
  return (
    <RecordPage
      id={id}
      path="/payouts/{id}"
      what="payout"
      list="Payouts"
      kinds={KINDS}
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
            <RecordMoves
              id={id}
              kinds={KINDS}
              said={SAID}
              own={{ fail: (reason) => <Fail id={id} reason={reason} /> }}
            />
          </div>
          <Tabs
            label="What lies behind it"
            of={{
              Timeline: () => <Timeline entries={detail.timeline} />,
              JSON: () => <Json value={detail.payout} what="the payout" />,
            }}
          />
        </>
      )}
    </RecordPage>
  );
}

function Fail({ id, reason }: { id: string; reason: string | undefined }) {
  return (
    <FormButton
      button={{ tone: 'danger', disabled: reason, testId: 'move-fail', children: 'Fail' }}
      title="Fail this payout?"
      intro="What was held becomes available again. It cannot be taken back."
      operation="failPayout"
      at={{ id }}
      fields={{ stage: { none: 'the present one' } }}
      verb="Fail"
      onDone={() => say('The payout has failed.')}
    />
  );
}

function Summary({ payout, withdrawal }: Detail) {
  const { status, address, description, fee_level, fee_paid, fee_currency, transaction_id, created_at } = payout;
  const isPaid = fee_paid !== undefined && fee_currency !== undefined;
  return (
    <Card title="Summary">
      <Facts
        of={{
          Status: <StatusBadge status={status} />,
          Address: <Copyable text={address} what="the address" />,
          'Made by': withdrawal ? 'the merchant, as a withdrawal' : 'the API',
          'Fee level': fee_level ?? 'medium',
          Fee: isPaid ? <Amount amount={fee_paid} currency={fee_currency} /> : 'not paid yet',
          Description: description ?? '–',
          Created: <Time at={created_at} />,
          Transaction: <Reference id={transaction_id} none="none yet" />,
        }}
      />
    </Card>
  );
}
