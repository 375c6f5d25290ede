import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './button.js';

interface DialogProps {
  title: string;
  children: ComponentChildren;
  onClose: () => void;
  /** The heading is for screen readers only. */
  headless?: boolean;
  /** Another look than that of a window in the middle. */
  look?: string;
  testId?: string;
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape, and gives the focus back. */
export function Dialog({ title, children, onClose, headless = false, look, testId }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const pressed = useRef<EventTarget | null>(null);
  // Before the browser paints, so that what is typed at once arrives here.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape, which the browser brings.
    <dialog
      ref={dialog}
      class={['dialog', headless && 'headless', look].filter(Boolean).join(' ')}
      aria-labelledby={heading}
      data-testid={testId}
      onClose={onClose}
      onMouseDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => {
        // Text that is selected to beyond the edge ends as a click on the dialog too.
        if (target === dialog.current && pressed.current === target) onClose();
      }}
    >
      <div class="dialog-body">
        <header class={headless ? 'unseen' : undefined}>
          <h2 id={heading}>{title}</h2>
          {!headless && <Button tone="quiet" icon="close" label="Close" onClick={onClose} />}
        </header>
        {children}
      </div>
    </dialog>
  );
}
