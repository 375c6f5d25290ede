/** What can be done with a record now, as buttons; the sandbox says which are possible and why the others are not. */
import type { ComponentChildren } from 'preact';
import { type Reply, read } from '../../api/control.js';
import { useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Confirm } from '../../kit/confirm.js';
import { Failure } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';

/** A verb of the control API. */
export interface Verb {
  verb: string;
  label: string;
  /** Said when it was done. */
  done: string;
  run: () => Promise<unknown>;
  /** Asked before it destroys something. */
  confirm?: { question: string; explanation: string };
}

interface MovesProps {
  id: string;
  kinds: readonly string[];
  verbs: readonly Verb[];
  /** What else can be done, after the buttons. */
  children?: (reasons: ReadonlyMap<string, string>) => ComponentChildren;
}

/** By verb, why it is refused now, in the words of the refusal. */
export function reasonsOf(moves: Reply<'/moves/{id}', 'get'>['moves'] = []): ReadonlyMap<string, string> {
  const refused = moves.filter(({ allowed }) => !allowed);
  return new Map(refused.map(({ verb, reason }) => [verb, reason ?? 'It is not possible now.']));
}

export function RecordMoves({ id, kinds, verbs, children }: MovesProps) {
  const moves = useData(`moves ${id}`, (signal) => read('/moves/{id}', { at: { id }, signal }), kinds);
  const action = useAction(async ({ run, done }: Verb) => {
    await run();
    say(done);
  });
  const reasons = reasonsOf(moves.value?.moves);
  return (
    <section class="card" aria-labelledby="moves" data-testid="moves">
      <h2 id="moves">What happens next</h2>
      <div class="actions">
        {verbs.map((verb, i) => {
          const button = {
            testId: `move-${verb.verb}`,
            disabled: reasons.get(verb.verb),
            busy: action.busy,
            onClick: () => void action.run(verb),
          };
          return verb.confirm === undefined ? (
            <Button key={verb.verb} {...button} tone={i === 0 ? 'primary' : 'plain'}>
              {verb.label}
            </Button>
          ) : (
            <Confirm key={verb.verb} {...button} {...verb.confirm} tone="danger" verb={verb.label}>
              {verb.label}
            </Confirm>
          );
        })}
        {children?.(reasons)}
      </div>
      {action.failure && <Failure error={action.failure} />}
    </section>
  );
}
