/** One payout: where it goes, what it costs, and what can happen to it next. */
import type { Reply } from '../../api/control.js';
import { FormButton } from '../../kit/contract-form.js';
import { Timeline } from '../../kit/page.js';
import { StateDiagram } from '../../kit/state-diagram.js';
import type { Step } from '../../kit/stepper.js';
import { say } from '../../kit/toasts.js';
import { Amount, Copyable, Time } from '../../kit/values.js';
import { clockText } from '../jobs.js';
import type { ScreenProps } from '../screens.js';
import { HubPage, orderText } from './hub.js';
import { type MoveButtons, Way } from './record-moves.js';
import { AmountHeading } from './record-parts.js';
import { Reference } from './reference.js';

type Detail = Reply<'/payouts/{id}', 'get'>;

export default function PayoutScreen(props: ScreenProps) {
  const { id } = props;
  return (
    <HubPage
      {...props}
      path="/payouts/{id}"
      what="payout"
      list="Payouts"
      kinds={['payout', 'transaction', 'event']}
      heading={({ payout, phase }) => (
        <AmountHeading {...payout} status={phase} tone={phase === 'rejected' ? 'bad' : undefined} />
      )}
      meta={({ payout: { description, metadata }, withdrawal }) => [
        description,
        orderText(metadata),
        withdrawal && 'A withdrawal of the merchant',
      ]}
      own={{ fail: (reason) => <Fail id={id} reason={reason} /> }}
      way={(detail, moves) => (
        <Way id={id} moves={moves} steps={stepsOf(detail, moves)} verbs={moves.besides(['process', 'complete'])} />
      )}
      overview={({ timeline }) => <Timeline entries={timeline} />}
      states={({ payout }) => <StateDiagram kind="payout" now={payout.status} />}
      facts={factsOf}
      json={({ payout }) => payout}
    />
  );
}

/** Review, broadcast, completed; where it failed, that is its end. */
function stepsOf({ payout: { status, created_at }, phase }: Detail, { can, button }: MoveButtons): Step[] {
  const review: Step = { name: 'Review', place: status === 'pending' ? 'now' : 'done', note: clockText(created_at) };
  if (status === 'failed') {
    const sent: Step[] = phase === 'rejected' ? [] : [{ name: 'Broadcast', place: 'done' }];
    return [review, ...sent, { name: phase === 'rejected' ? 'Rejected' : 'Failed', place: 'now', tone: 'bad' }];
  }
  const sent: Step =
    status === 'pending'
      ? { name: 'Broadcast', place: 'can', actions: can('process') && button('process') }
      : { name: 'Broadcast', place: status === 'processing' ? 'now' : 'done' };
  const done: Step =
    status === 'completed'
      ? { name: 'Completed', place: 'now', tone: 'good' }
      : { name: 'Completed', place: 'can', actions: can('complete') && button('complete', { tone: 'sand main' }) };
  return [review, sent, done];
}

function Fail({ id, reason }: { id: string; reason: string | undefined }) {
  return (
    <FormButton
      button={{ tone: 'sand', disabled: reason, testId: 'move-fail', children: 'Fail' }}
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

function factsOf({ payout }: Detail) {
  const { address, fee_level, fee_paid, fee_currency, transaction_id, created_at } = payout;
  const none = payout.status === 'failed' ? 'none' : 'none yet';
  const isPaid = fee_paid !== undefined && fee_currency !== undefined;
  return {
    Address: <Copyable text={address} what="the address" />,
    'Fee level': fee_level ?? 'medium',
    Fee: isPaid ? <Amount amount={fee_paid} currency={fee_currency} /> : none,
    Transaction: <Reference id={transaction_id} none={none} />,
    Created: <Time at={created_at} />,
  };
}
