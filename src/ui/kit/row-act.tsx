import type { ComponentChildren } from 'preact';
import { messageOf } from '../api/control.js';
import { useAction } from '../api/use-data.js';
import { Icon, type IconName } from './icons.js';
import { say } from './toasts.js';

interface RowActProps {
  run: () => Promise<unknown>;
  /** What it does to what, where the row alone says that. */
  label: string;
  /** In place of a word. */
  icon?: IconName;
  testId?: string;
  children?: ComponentChildren;
}

/** What can be done with one row, within it: a word, or a sign where there is little room. What was refused is said in passing. */
export function RowAct({ run, label, icon, testId, children }: RowActProps) {
  const action = useAction(() => run().catch((error: unknown) => say(messageOf(error), 'bad')));
  return (
    <button
      type="button"
      class={icon ? 'copy row-act' : 'row-act'}
      aria-label={label}
      title={icon && label}
      aria-disabled={action.busy ? 'true' : undefined}
      data-testid={testId}
      onClick={() => void action.run()}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
