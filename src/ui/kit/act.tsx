/** Buttons that do something: at once, when they were asked again, or within a row. */
import { useState } from 'preact/hooks';
import { messageOf } from '../api/control.js';
import { useAction } from '../api/use-data.js';
import { Button, type ButtonProps } from './button.js';
import { Dialog } from './dialog.js';
import { Icon } from './icons.js';
import { Failure } from './state.js';
import { say } from './toasts.js';

/** What is asked before something is done. */
interface Question {
  question: string;
  explanation: string;
  verb: string;
}

/** A button that asks before it does what cannot be undone. */
export function Confirm(props: ButtonProps & Question) {
  const { question, explanation, verb, onClick, ...button } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {asking && (
        <Dialog title={question} onClose={() => setAsking(false)}>
          <p>{explanation}</p>
          <div class="actions">
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button
              tone="danger"
              testId="confirm"
              onClick={() => {
                setAsking(false);
                onClick?.();
              }}
            >
              {verb}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

interface ActProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  run: () => Promise<unknown>;
  /** Asked before it is done. */
  confirm?: Question;
}

/** A button that does something, one at a time, and says why it was not done. */
export function Act({ run, confirm, ...rest }: ActProps) {
  const action = useAction(run);
  const button = { ...rest, busy: action.busy, onClick: () => void action.run() };
  return (
    <>
      {confirm ? <Confirm tone="danger" {...button} {...confirm} /> : <Button {...button} />}
      {action.failure && <Failure error={action.failure} />}
    </>
  );
}

interface RowActProps extends Pick<ButtonProps, 'icon' | 'testId' | 'children'> {
  run: () => Promise<unknown>;
  /** What it does to what, where the row alone says that. */
  label: string;
}

/** What can be done with one row, within it: a word, or a sign where there is little room. What was rejected is said in passing. */
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
