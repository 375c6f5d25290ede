/** What can be done with a record now, as buttons: the sandbox says what there is, which is possible, and why the others are not. */
import type { ComponentChildren } from 'preact';
import { Refused, type Reply, read, send } from '../../api/control.js';
import { type Data, useAction, useData } from '../../api/use-data.js';
import { Button, type ButtonProps } from '../../kit/button.js';
import { Confirm } from '../../kit/confirm.js';
import { Card, Loaded } from '../../kit/page.js';
import { Failure } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { capital } from '../../kit/values.js';

export type Moves = Reply<'/moves/{id}', 'get'>;

/** What is said of an action. */
export interface Said {
  /** What its button is called, where its verb would not do. */
  label?: string;
  /** When it was done. */
  done: string;
  /** Before it destroys something. */
  confirm?: { question: string; explanation: string };
}

/** Those that ask for more than a click, by how the control API calls the action. */
type Own = Readonly<Record<string, (reason: string | undefined) => ComponentChildren>>;

interface ButtonsProps {
  data: Data<Moves>;
  /** By how the control API calls the action. */
  said: Readonly<Record<string, Said>>;
  own?: Own;
}

interface MovesProps extends Omit<ButtonsProps, 'data'> {
  id: string;
  /** Kinds of records whose changes allow other moves. */
  kinds: readonly string[];
}

/** How one button differs from the others. */
interface Look extends Pick<ButtonProps, 'tone' | 'testId'> {
  label?: string;
  body?: object;
}

/** The moves of a record, and their buttons. */
export interface MoveButtons {
  /** What the sandbox says of them. */
  data: Data<Moves>;
  /** Why the last one was refused. */
  failure: Error | undefined;
  can(verb: string): boolean;
  /** Why it cannot be done now; undefined where it can, or where that is not known yet. */
  reasonOf(verb: string): string | undefined;
  button(verb: string, look?: Look): ComponentChildren;
}

export const useMoves = (id: string, kinds: readonly string[]) =>
  useData(`moves ${id}`, (signal) => read('/moves/{id}', { at: { id }, signal }), kinds);

export function useMoveButtons({ data, said, own = {} }: ButtonsProps): MoveButtons {
  const action = useAction(async (verb: string, body: object) => {
    const path = data.value?.moves.find((move) => move.verb === verb)?.path ?? '';
    await send('post', path.slice('/_sandbox'.length) as '/payouts/{id}/complete', { body: body as never });
    say(said[verb]?.done ?? 'Done.');
  });
  const moveOf = (verb: string) => data.value?.moves.find((move) => move.verb === verb);
  const reasonOf = (verb: string): string | undefined => moveOf(verb)?.reason ?? undefined;
  const button = (verb: string, { label, tone = 'sand', testId = `move-${verb}`, body = {} }: Look = {}) => {
    const asked = own[verb];
    if (asked !== undefined) return <span key={verb}>{asked(reasonOf(verb))}</span>;
    const { confirm, label: usual = capital(verb.replaceAll('-', ' ')) } = said[verb] ?? {};
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
  return { data, failure: action.failure, can: (verb) => moveOf(verb)?.allowed === true, reasonOf, button };
}

/** Every move of a record in a card. */
export function RecordMoves({ id, kinds, children, ...rest }: MovesProps & { children?: ComponentChildren }) {
  const { data, failure, button } = useMoveButtons({ data: useMoves(id, kinds), ...rest });
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
  return place < 0 ? sentence : `it${sentence.slice(place + id.length)}`.replace(/\.$/, '');
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
export function AsideMoves({ id, moves, verbs, before, after }: AsideProps) {
  const { data, failure, can, reasonOf, button } = moves;
  const allowed = failure instanceof Refused ? failure.problem.allowed : undefined;
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
          {capital(verb.replaceAll('-', ' '))}: {reasonText(reasonOf(verb) ?? '', id)}
        </p>
      ))}
      {note}
    </div>
  );
}
