/** The customer's and the chain's side of a payment request, as buttons: the verbs of the control API. */
import { useState } from 'preact/hooks';
import { Refused, type Reply, send } from '../../api/control.js';
import { faultOf, useAction } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Confirm } from '../../kit/confirm.js';
import { FormButton } from '../../kit/contract-form.js';
import { SelectField, TextField } from '../../kit/field.js';
import { Card } from '../../kit/page.js';
import { Failure } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { amountText } from '../../kit/values.js';
import { useMoves } from './record-moves.js';

type Detail = Reply<'/payments/{id}', 'get'>;
/** Kinds of records whose changes allow other moves. */
const KINDS = ['payment', 'transaction', 'event'];

type Currency = Detail['deposit_addresses'][number]['currency'];

export function PaymentMoves({ detail }: { detail: Detail }) {
  const { id } = detail.payment;
  const [currency, setCurrency] = useState('');
  const [percent, setPercent] = useState('100');
  const move = useAction(async (verb: 'receive' | 'pay' | 'confirm' | 'expire' | 'fail' | 'refund') => {
    const share = { percent: Number(percent), currency: (currency || undefined) as Currency | undefined };
    const at = { id };
    const body = verb === 'receive' || verb === 'pay' ? share : {};
    await send('post', `/payments/{id}/${verb}`, { at, body });
    say(DONE[verb]);
  });
  const moves = useMoves(id, KINDS).value?.moves ?? [];
  const reasons = new Map(moves.map(({ verb, reason }) => [verb, reason ?? undefined]));
  const button = (verb: keyof typeof DONE) => ({
    disabled: reasons.get(verb),
    busy: move.busy,
    testId: `move-${verb}`,
    onClick: () => void move.run(verb),
  });
  const currencies = [...new Set(detail.deposit_addresses.map((address) => address.currency))];
  const named = faultOf(move.failure, 'percent');
  return (
    <Card title="What happens next" testId="moves">
      <div class="pair">
        <SelectField
          label="Currency"
          value={currency}
          onInput={setCurrency}
          options={[{ value: '', text: 'the first offered' }, ...currencies.map((value) => ({ value, text: value }))]}
        />
        <TextField label="Percent of what is due" type="number" value={percent} onInput={setPercent} fault={named} />
      </div>
      <div class="actions">
        <Button tone="primary" {...button('pay')}>
          Pay
        </Button>
        <Button {...button('receive')}>Send, unconfirmed</Button>
        <Button {...button('confirm')}>Confirm</Button>
      </div>
      <div class="actions">
        <Button {...button('expire')}>Expire</Button>
        <Button {...button('fail')}>Fail</Button>
        <Confirm
          {...button('refund')}
          tone="danger"
          question="Refund this payment?"
          explanation="Everything that was paid goes back to the customer. A refund cannot be taken back."
          verb="Refund"
        >
          Refund
        </Confirm>
        <PartialRefund detail={detail} reason={reasons.get('refund')} />
      </div>
      {move.failure && named === undefined && <MoveFailure error={move.failure} />}
    </Card>
  );
}

/** A refund of less than everything; the sandbox knows how much is left. */
function PartialRefund({ detail, reason }: { detail: Detail; reason: string | undefined }) {
  const { id, amount, currency } = detail.payment;
  return (
    <FormButton
      button={{ tone: 'plain', disabled: reason, testId: 'refund-part' }}
      title="Refund a part"
      intro={`In ${currency}; ${amountText(amount, currency)} was asked for. A refund cannot be taken back.`}
      operation="refundPayment"
      at={{ id }}
      verb="Refund"
      onDone={() => say('A part was refunded.')}
    />
  );
}

const DONE = {
  pay: 'The customer has paid.',
  receive: 'The money was seen, without a confirmation.',
  confirm: 'A block was found.',
  expire: 'Its time is up.',
  fail: 'It has failed.',
  refund: 'It was refunded.',
} as const;

function MoveFailure({ error }: { error: Error }) {
  const allowed = error instanceof Refused ? error.problem.allowed : undefined;
  return (
    <div class="actions">
      <Failure error={error} />
      {allowed && allowed.length > 0 && <p class="footnote">Possible now: {allowed.join(', ')}.</p>}
    </div>
  );
}
