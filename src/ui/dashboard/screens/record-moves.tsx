/** What can be done with a record now, as buttons: the sandbox says what there is, which is possible, and why the others are not. */
import type { ComponentChildren } from 'preact';
import { Rejected, type Reply, send } from '../../api/control.js';
import { type Data, useAction, useRead } from '../../api/use-data.js';
import { Confirm } from '../../kit/act.js';
import { Button, type ButtonProps } from '../../kit/button.js';
import { Card, Loaded } from '../../kit/page.js';
import { Failure } from '../../kit/state.js';
import { type Step, Stepper } from '../../kit/stepper.js';
import { say } from '../../kit/toasts.js';
import { capital, wordsOf } from '../../kit/values.js';

type Moves = Reply<'/moves/{id}', 'get'>;

/** What is said of an action. */
interface Said {
  /** What its button is called, where its name would not do. */
  label?: string;
  /** When it was done. */
  done: string;
  /** Before it destroys something. */
  confirm?: { question: string; explanation: string };
}

/** By how the control API calls the action: what two kinds of records call the same is said the same of both, or is their `own`. */
const SAID: Readonly<Record<string, Said>> = {
  pay: { label: 'Pay & confirm', done: 'The customer has paid.' },
  receive: { label: 'Broadcast (0 conf)', done: 'The transaction was seen, without a confirmation.' },
  confirm: { done: 'A block was found.' },
  drop: { label: 'Drop transaction', done: 'The transaction was dropped.' },
  expire: { done: 'The payment request has expired.' },
  fail: { done: 'The payment request has failed.' },
  refund: {
    done: 'The payment was refunded.',
    confirm: {
      question: 'Refund this payment?',
      explanation: 'Everything that was paid goes back to the customer. A refund cannot be taken back.',
    },
  },
  open: { done: 'The invoice is open.' },
  'past-due': { done: 'The invoice is past due.' },
  void: {
    done: 'The invoice is void.',
    confirm: { question: 'Void this invoice?', explanation: 'A void invoice cannot be paid or opened again.' },
  },
  process: { label: 'Broadcast', done: 'The payout was broadcast.' },
  complete: { done: 'The payout is completed.' },
  activate: { done: 'The link works again.' },
  deactivate: { done: 'The link makes no more payment requests.' },
  pause: { done: 'It makes no invoices until it is resumed.' },
  resume: { done: 'It makes invoices again.' },
  cancel: {
    done: 'It is cancelled.',
    confirm: {
      question: 'Cancel this subscription?',
      explanation: 'It makes no invoices any more, and cannot be resumed. The invoices that it made stay.',
    },
  },
};

/** Those that ask for more than a click, by how the control API calls the action. */
export type Own = Readonly<Record<string, (reason: string | undefined) => ComponentChildren>>;

/** How one button differs from the others. */
interface Look extends Pick<ButtonProps, 'tone' | 'testId'> {
  label?: string;
  body?: object;
}

export const useMoves = (id: string, kinds: readonly string[]) => useRead('/moves/{id}', kinds, { at: { id } });

/** The moves of a record, and their buttons. */
export function useMoveButtons(data: Data<Moves>, own: Own = {}) {
  const moveOf = (verb: string) => data.value?.moves.find((move) => move.verb === verb);
  const action = useAction(async (verb: string, body: object) => {
    const path = moveOf(verb)?.path ?? '';
    await send('post', path.slice('/_sandbox'.length) as '/payouts/{id}/complete', { body: body as never });
    say(SAID[verb]?.done ?? 'Done.');
  });
  /** Why it cannot be done now; undefined where it can, or where that is not known yet. */
  const reasonOf = (verb: string): string | undefined => moveOf(verb)?.reason ?? undefined;
  /** Those that stand at no step, in order; what destroys something comes last. */
  const besides = (stepped: readonly string[]): string[] =>
    (data.value?.moves ?? [])
      .map(({ verb }) => verb)
      .filter((verb) => !stepped.includes(verb))
      .toSorted((a, b) => Number(SAID[a]?.confirm !== undefined) - Number(SAID[b]?.confirm !== undefined));
  const button = (verb: string, { label, tone = 'sand', testId = `move-${verb}`, body = {} }: Look = {}) => {
    const asked = own[verb];
    if (asked !== undefined) return <span key={verb}>{asked(reasonOf(verb))}</span>;
    const { confirm, label: usual = titleOf(verb) } = SAID[verb] ?? {};
    const props = {
      testId,
      disabled: reasonOf(verb),
      busy: action.busy,
      onClick: () => void action.run(verb, body),
      children: label ?? usual,
    };
    if (confirm !== undefined) return <Confirm key={verb} {...props} {...confirm} tone={tone} verb={label ?? usual} />;
    return <Button key={testId} {...props} tone={tone} />;
  };
  const can = (verb: string): boolean => moveOf(verb)?.allowed === true;
  return { data, failure: action.failure, can, reasonOf, besides, button };
}

export type MoveButtons = ReturnType<typeof useMoveButtons>;

const titleOf = (verb: string): string => capital(verb.replaceAll('-', ' '));

interface MovesProps {
  id: string;
  /** Kinds of records whose changes allow other moves. */
  kinds: readonly string[];
  own?: Own;
  children?: ComponentChildren;
}

/** Every move of a record in a card. */
export function RecordMoves({ id, kinds, own, children }: MovesProps) {
  const { data, failure, button } = useMoveButtons(useMoves(id, kinds), own);
  return (
    <Card title="Simulate" testId="moves">
      <Loaded data={data} lines={1} failed={failure}>
        {(value) => (
          <div class="actions">
            {value.moves.map(({ verb }) => button(verb))}
            {children}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

/** What a reason says beyond the record's own name. */
function reasonText(reason: string, id: string): string {
  const [sentence = ''] = reason.split('. ');
  const place = sentence.indexOf(id);
  return place < 0 ? sentence : wordsOf(`it${sentence.slice(place + id.length)}`.replace(/ and cannot .*|\.$/, ''));
}

interface AsideProps {
  id: string;
  moves: MoveButtons;
  /** What leads aside of the steps, in order. Nothing is shown where none of it is possible. */
  verbs: readonly string[];
  /** What stands before and after the buttons. */
  before?: ComponentChildren;
  after?: ComponentChildren;
}

/** What else can be brought about than the next step; what cannot, says why beside it. */
function AsideMoves({ id, moves, verbs, before, after }: AsideProps) {
  const { data, failure, can, reasonOf, button } = moves;
  const allowed = failure instanceof Rejected ? failure.problem.allowed : undefined;
  const shown = failure ?? (data.value ? undefined : data.failure);
  const note = shown && (
    <>
      <Failure error={shown} />
      {allowed && allowed.length > 0 && <p>Possible now: {allowed.join(', ')}.</p>}
    </>
  );
  if (!verbs.some(can) && !before) return note ? <div class="branch">{note}</div> : null;
  const refused = verbs.filter((verb) => reasonOf(verb) !== undefined);
  return (
    <div class="branch">
      <strong>Or simulate</strong>
      {before}
      {verbs.map((verb) => button(verb))}
      {after}
      {refused.map((verb) => (
        <p key={verb}>
          {titleOf(verb)}: {reasonText(reasonOf(verb) ?? '', id)}
        </p>
      ))}
      {note}
    </div>
  );
}

/** What can be done with a record, and what it has been: its steps, and what is aside of them. */
export function Way({ steps, ...aside }: AsideProps & { steps: readonly Step[] }) {
  return (
    <section class="card stepper-card" aria-label="Simulate" data-testid="moves">
      <Stepper label="Its way" steps={steps} />
      <AsideMoves {...aside} />
    </section>
  );
}
