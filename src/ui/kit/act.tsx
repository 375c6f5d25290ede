import { useAction } from '../api/use-data.js';
import { Button, type ButtonProps } from './button.js';
import { Confirm } from './confirm.js';
import { Failure } from './state.js';

interface ActProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  run: () => Promise<unknown>;
  /** Asked before it is done. */
  confirm?: { question: string; explanation: string; verb: string };
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
