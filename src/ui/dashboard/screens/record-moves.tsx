/** What can be done with a record now, as buttons: the sandbox says what there is, which is possible, and why the others are not. */
import type { ComponentChildren } from 'preact';
import { type Reply, read, send } from '../../api/control.js';
import { useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Confirm } from '../../kit/confirm.js';
import { Card, Loaded } from '../../kit/page.js';
import { say } from '../../kit/toasts.js';

type Move = Reply<'/moves/{id}', 'get'>['moves'][number];

/** What is said of an action. */
export interface Said {
  /** When it was done. */
  done: string;
  /** Before it destroys something. */
  confirm?: { question: string; explanation: string };
}

interface MovesProps {
  id: string;
  /** Kinds of records whose changes allow other moves. */
  kinds: readonly string[];
  /** By how the control API calls the action. */
  said: Readonly<Record<string, Said>>;
  /** Those that ask for more than a click. */
  own?: Readonly<Record<string, (reason: string | undefined) => ComponentChildren>>;
  /** What else can be done, after the buttons. */
  children?: ComponentChildren;
}

export const useMoves = (id: string, kinds: readonly string[]) =>
  useData(`moves ${id}`, (signal) => read('/moves/{id}', { at: { id }, signal }), kinds);

export function RecordMoves({ id, kinds, said, own = {}, children }: MovesProps) {
  const data = useMoves(id, kinds);
  const action = useAction(async ({ verb, path }: Move) => {
    await send('post', path.slice('/_sandbox'.length) as '/payouts/{id}/complete', {});
    say(said[verb]?.done ?? 'Done.');
  });
  const first = data.value?.moves.find(({ allowed }) => allowed);
  const button = (move: Move) => {
    const { verb, reason } = move;
    const label = verb.charAt(0).toUpperCase() + verb.slice(1).replaceAll('-', ' ');
    const confirm = said[verb]?.confirm;
    const props = {
      testId: `move-${verb}`,
      disabled: reason ?? undefined,
      busy: action.busy,
      onClick: () => void action.run(move),
      children: label,
    };
    if (confirm !== undefined) return <Confirm key={verb} {...props} {...confirm} tone="danger" verb={label} />;
    return <Button key={verb} {...props} tone={move === first ? 'primary' : 'plain'} />;
  };
  return (
    <Card title="What happens next" testId="moves">
      <Loaded data={data} lines={1} failed={action.failure}>
        {({ moves }) => (
          <div class="actions">
            {moves.map((move) => own[move.verb]?.(move.reason ?? undefined) ?? button(move))}
            {children}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
