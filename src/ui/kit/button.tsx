import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icons.js';

type Tone = 'plain' | 'primary' | 'danger' | 'quiet';

/** What every button has. */
export interface ButtonProps {
  children?: ComponentChildren;
  tone?: Tone;
  type?: 'button' | 'submit';
  onClick?: () => void;
  busy?: boolean;
  /** Why it cannot be pressed now; undefined when it can. Pressing says so, so that keyboards and screen readers learn it too. */
  disabled?: string | undefined;
  icon?: IconName;
  /** What it does, where no word stands on it. */
  label?: string;
  testId?: string;
}

export function Button(props: ButtonProps) {
  const { children, tone = 'plain', type = 'button', onClick, busy = false, disabled, icon, label, testId } = props;
  const off = busy || disabled !== undefined;
  return (
    <button
      type={type}
      class={`button ${tone}${children === undefined ? ' bare' : ''}`}
      aria-disabled={off ? 'true' : undefined}
      aria-label={label}
      title={disabled ?? (children === undefined ? label : undefined)}
      data-testid={testId}
      onClick={(event) => {
        if (!off) onClick?.();
        else event.preventDefault();
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
      {busy && <span class="busy" aria-hidden="true" />}
    </button>
  );
}

/** A link that looks like a button, for the one thing to do next. */
export function LinkButton({
  href,
  children,
  tone = 'plain',
}: {
  href: string;
  children: ComponentChildren;
  tone?: Tone;
}) {
  return (
    <a class={`button ${tone}`} href={href}>
      {children}
    </a>
  );
}
