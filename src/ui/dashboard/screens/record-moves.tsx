/** What can be done with a record now, as buttons; the sandbox says which are possible and why the others are not. */
import type { ComponentChildren } from 'preact';
import { read, send } from '../../api/control.js';
import { useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Confirm } from '../../kit/confirm.js';
import { Card } from '../../kit/page.js';
import { Failure } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';

/** A verb of the control API. */
export interface Verb {
  label: string;
  /** Said when it was done. */
  done: string;
  /** Asked before it destroys something. */
  confirm?: { question: string; explanation: string };
}

interface MovesProps {
  id: string;
  /** The collection that the record is of, as the control API has it. */
  of: 'payments' | 'invoices' | 'payouts' | 'payment-links' | 'subscriptions';
  kinds: readonly string[];
  /** By how the control API calls them. */
  verbs: Readonly<Record<string, Verb>>;
  /** What else can be done, after the buttons. */
  children?: (reasons: ReadonlyMap<string, string>) => ComponentChildren;
}

/** By verb, why it is refused now, in the words of the refusal. */
export function useReasons(id: string, kinds: readonly string[]): ReadonlyMap<string, string> {
  const { value } = useData(`moves ${id}`, (signal) => read('/moves/{id}', { at: { id }, signal }), kinds);
  const refused = (value?.moves ?? []).filter(({ allowed }) => !allowed);
  return new Map(refused.map(({ verb, reason }) => [verb, reason ?? 'It is not possible now.']));
}

export function RecordMoves({ id, of, kinds, verbs, children }: MovesProps) {
  const reasons = useReasons(id, kinds);
  const action = useAction(async (name: string, done: string) => {
    await send('post', `/${of}/{id}/${name}` as '/payouts/{id}/complete', { at: { id } });
    say(done);
  });
  return (
    <Card title="What happens next" testId="moves">
      <div class="actions">
        {Object.entries(verbs).map(([name, { label, done, confirm }], i) => {
          const button = {
            testId: `move-${name}`,
            disabled: reasons.get(name),
            busy: action.busy,
            onClick: () => void action.run(name, done),
            children: label,
          };
          return confirm === undefined ? (
            <Button key={name} {...button} tone={i === 0 ? 'primary' : 'plain'} />
          ) : (
            <Confirm key={name} {...button} {...confirm} tone="danger" verb={label} />
          );
        })}
        {children?.(reasons)}
      </div>
      {action.failure && <Failure error={action.failure} />}
    </Card>
  );
}
