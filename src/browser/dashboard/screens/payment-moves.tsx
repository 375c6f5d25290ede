/** The customer's and the chain's side of a payment request, as buttons: the verbs of the control API. */
import { useState } from 'preact/hooks';
import { Refused, type Reply, send } from '../../api/control.js';
import { faultOf, useAction } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Confirm } from '../../kit/confirm.js';
import { SelectField, TextField } from '../../kit/field.js';
import { FormButton } from '../../kit/form-dialog.js';
import { Failure } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { amountText } from '../../kit/values.js';
import { AMOUNT } from './money.js';

type Detail = Reply<'/payments/{id}', 'get'>;
type Currency = Detail['deposit_addresses'][number]['currency'];

/** Why a move is not possible now; undefined when it is. The sandbox has the last word and says it with a 409. */
function reasonAgainst(move: string, { payment, transactions, phase }: Detail): string | undefined {
  const { status } = payment;
  const waiting = transactions.some((one) => one.type === 'payment' && one.status === 'pending');
  switch (move) {
    case 'confirm':
      return waiting ? undefined : 'No transaction waits for a confirmation; let money arrive first.';
    case 'refund':
      if (phase === 'refunded') return 'Everything was refunded already.';
      return status === 'paid' ? undefined : 'Only a paid payment request can be refunded.';
    case 'receive':
    case 'pay':
      return status === 'failed' ? 'It has failed, and takes no money any more.' : undefined;
    default:
      return status === 'pending' ? undefined : `It is ${status} already.`;
  }
}

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
  const button = (verb: keyof typeof DONE) => ({
    disabled: reasonAgainst(verb, detail),
    busy: move.busy,
    testId: `move-${verb}`,
    onClick: () => void move.run(verb),
  });
  const currencies = [...new Set(detail.deposit_addresses.map((address) => address.currency))];
  const named = faultOf(move.failure, 'percent');
  return (
    <section class="card" aria-labelledby="moves" data-testid="moves">
      <h2 id="moves">What happens next</h2>
      <div class="pair">
        <SelectField
          label="Currency"
          value={currency}
          onChange={setCurrency}
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
        <PartialRefund detail={detail} />
      </div>
      {move.failure && named === undefined && <MoveFailure error={move.failure} />}
    </section>
  );
}

/** A refund of less than everything; the sandbox knows how much is left. */
function PartialRefund({ detail }: { detail: Detail }) {
  const { id, amount, currency } = detail.payment;
  return (
    <FormButton
      button={{ tone: 'plain', disabled: reasonAgainst('refund', detail), testId: 'refund-part' }}
      title="Refund a part"
      intro={`In ${currency}; ${amountText(amount, currency)} was asked for. A refund cannot be taken back.`}
      fields={[AMOUNT]}
      verb="Refund"
      submit={async (typed) => {
        await send('post', '/payments/{id}/refund', { at: { id }, body: { amount: Number(typed.amount) } });
        say('A part was refunded.');
      }}
    >
      Refund a part
    </FormButton>
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
