import { useState } from 'preact/hooks';
import { Button, type ButtonProps } from './button.js';
import { Dialog } from './dialog.js';

/** A button that asks before it does what cannot be undone. */
export function Confirm(props: ButtonProps & { question: string; explanation: string; verb: string }) {
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
