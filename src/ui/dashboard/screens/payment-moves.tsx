/** The customer's and the chain's side of a payment request: its way as steps, whose buttons are actions of the control API. */
import { useState } from 'preact/hooks';
import type { Reply } from '../../api/control.js';
import { issueOf } from '../../api/use-data.js';
import { numberIn } from '../../kit/contract-fields.js';
import { FormButton } from '../../kit/contract-form.js';
import { SelectField, TextField } from '../../kit/field.js';
import type { Step } from '../../kit/stepper.js';
import { say } from '../../kit/toasts.js';
import { amountText, capital, toneOf, wordsOf } from '../../kit/values.js';
import { clockText, laterText } from '../jobs.js';
import { type MoveButtons, Way } from './record-moves.js';

type Detail = Reply<'/payments/{id}', 'get'>;
type Phase = Detail['phase'];

/** How far along each phase is: awaiting, detected, confirming, paid, refunded. */
const REACHED: Readonly<Partial<Record<Phase, number>>> = {
  awaiting: 0,
  underpaid: 1,
  detected: 1,
  confirming: 2,
  paid: 3,
  overpaid: 3,
  paid_late: 3,
  partly_refunded: 4,
  refunded: 4,
};
const STEPS = ['awaiting', 'detected', 'confirming', 'paid', 'refunded'] as const;
/** What leads from one to the next. */
const STEPPED = ['receive', 'confirm', 'pay', 'refund'];

/** When an event of a type was first recorded, as time since the creation. */
function sinceCreation({ payment, timeline }: Detail, event_type: string): string | undefined {
  const at = timeline.find((entry) => entry.event_type === event_type)?.at;
  return at && laterText(payment.created_at, at);
}

const blocksText = ({ confirmations, confirmations_required }: Detail): string =>
  `${confirmations} of ${confirmations_required ?? '–'} blocks`;

/** What stands under each step that was reached. */
function noteOf(detail: Detail, step: number, now: number): string | undefined {
  if (step === 0) return clockText(detail.payment.created_at);
  if (step === 1) return sinceCreation(detail, 'payment.pending');
  if (step === 2) return step === now ? blocksText(detail) : undefined;
  return sinceCreation(detail, step === 3 ? 'payment.succeeded' : 'refund.completed');
}

/** What leads to each step from where it is. */
function actionsTo(step: number, now: number, moves: MoveButtons, detail: Detail, share: object) {
  const { can, button } = moves;
  if (step === 1 && now === 0 && can('receive')) return button('receive', { body: share });
  if (step === 2 && (now === 1 || now === 2) && can('confirm') && (detail.confirmations_required ?? 0) > 1)
    return button('confirm', { label: '+1 block', testId: 'move-block', body: { confirmations: 1 } });
  if (step === 3 && now < 3) {
    if (now > 0 && can('confirm')) return button('confirm', { tone: 'sand main' });
    if (can('pay')) return button('pay', { tone: 'sand main', body: share });
  }
  if (step === 4 && can('refund')) {
    return (
      <>
        {button('refund')}
        <PartialRefund detail={detail} />
      </>
    );
  }
  return undefined;
}

/** The way of a payment request that has not ended aside. */
function usualSteps(detail: Detail, now: number, moves: MoveButtons, share: object): Step[] {
  const { phase, confirmations_required: required } = detail;
  return STEPS.map((name, i): Step => {
    const actions = actionsTo(i, now, moves, detail, share);
    const reached = { note: noteOf(detail, i, now), actions };
    if (i < now) return { name: capital(name), place: 'done', ...reached };
    if (i === now) return { name: capital(wordsOf(phase)), place: 'now', tone: toneOf(phase), ...reached };
    const blocks = i === 3 && required !== null && now > 0 ? `at ${required} blocks` : undefined;
    const note = i === 4 && !actions ? 'after Paid' : blocks;
    return { name: capital(name), place: actions ? 'can' : 'off', note, actions };
  });
}

/** The way of one that expired or failed: what came before, and whether it can still be paid. */
function endedSteps(detail: Detail, moves: MoveButtons, share: object): Step[] {
  const { payment, phase, transactions } = detail;
  const steps: Step[] = [{ name: 'Awaiting', place: 'done', note: clockText(payment.created_at) }];
  if (transactions.length > 0) steps.push({ name: 'Detected', place: 'done' });
  const note = sinceCreation(detail, `payment.${phase}`);
  steps.push({ name: capital(phase), place: 'now', tone: phase === 'failed' ? 'bad' : 'neutral', note });
  if (!moves.can('pay')) return steps;
  const actions = moves.button('pay', { body: share });
  return [...steps, { name: 'Paid late', place: 'can', note: 'after its time', actions }];
}

export function PaymentMoves({ detail, moves }: { detail: Detail; moves: MoveButtons }) {
  const { id } = detail.payment;
  const [currency, setCurrency] = useState('');
  const [percent, setPercent] = useState('100');
  const share = { percent: numberIn(percent), currency: currency || undefined };
  const named = issueOf(moves.failure, 'percent');
  const now = REACHED[detail.phase];
  const { can } = moves;
  const takes = can('pay') || can('receive');
  const currencies = [...new Set(detail.deposit_addresses.map((address) => address.currency))];
  const fields = takes && (
    <>
      <SelectField
        label="Currency"
        value={currency}
        onInput={setCurrency}
        options={[{ value: '', text: 'the first offered' }, ...currencies.map((value) => ({ value, text: value }))]}
      />
      <TextField label="Amount (% of due)" type="number" value={percent} onInput={setPercent} issue={named} />
    </>
  );
  const more = now !== 0 && can('receive') && moves.button('receive', { label: 'Send more', body: share });
  const at_once = now !== 0 && now !== undefined && can('confirm') && can('pay');
  return (
    <Way
      id={id}
      steps={now === undefined ? endedSteps(detail, moves, share) : usualSteps(detail, now, moves, share)}
      moves={named === undefined ? moves : { ...moves, failure: undefined }}
      verbs={moves.besides(STEPPED).filter((verb) => can(verb) || (verb !== 'drop' && takes && now !== undefined))}
      before={fields}
      after={
        <>
          {more}
          {at_once && moves.button('pay', { body: share })}
          {(now === undefined || now >= 3) && can('confirm') && moves.button('confirm')}
        </>
      }
    />
  );
}

/** A refund of less than everything; the sandbox knows how much is left. */
function PartialRefund({ detail }: { detail: Detail }) {
  const { id, amount, currency } = detail.payment;
  return (
    <FormButton
      button={{ tone: 'sand', testId: 'refund-part' }}
      title="Partial refund"
      intro={`In ${currency}; ${amountText(amount, currency)} was the amount. A refund cannot be taken back.`}
      operation="refundPayment"
      at={{ id }}
      verb="Refund"
      onDone={() => say('A part was refunded.')}
    />
  );
}
