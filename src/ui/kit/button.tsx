import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icons.js';

/** `sand` is for what only the sandbox can do, `sand main` for the likeliest of that. */
type Tone = 'plain' | 'primary' | 'danger' | 'quiet' | 'sand' | 'sand main';

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
      {icon && <Icon name={icon} small={children !== undefined} />}
      {children}
      {busy && <span class="busy" aria-hidden="true" />}
    </button>
  );
}

/** Does something in the place of what browsers do with a form. */
export const submitting =
  (act: () => unknown) =>
  (event: Event): void => {
    event.preventDefault();
    act();
  };

interface SegmentsProps<T extends string> {
  /** What is chosen among them. */
  label: string;
  of: Readonly<Record<T, { text: string; icon?: IconName }>>;
  /** Which one it is; none where it is another one. */
  value: string | undefined;
  onChoose: (value: T) => void;
  /** What only the sandbox can do. */
  sand?: boolean;
  /** As wide as there is room. */
  wide?: boolean;
}

/** One of a few, all of them in sight. */
export function Segments<T extends string>({ label, of, value, onChoose, sand, wide }: SegmentsProps<T>) {
  return (
    <fieldset class={`segments${sand ? ' sand' : ''}${wide ? ' wide' : ''}`} aria-label={label}>
      {(Object.entries(of) as [T, { text: string; icon?: IconName }][]).map(([name, { text, icon }]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === value ? 'true' : 'false'}
          onClick={() => onChoose(name)}
        >
          {icon && <Icon name={icon} small />}
          {text}
        </button>
      ))}
    </fieldset>
  );
}

interface LinkButtonProps extends Pick<ButtonProps, 'children' | 'tone' | 'icon'> {
  href: string;
}

/** A link that looks like a button, for the one thing to do next. */
export function LinkButton({ href, children, tone = 'plain', icon }: LinkButtonProps) {
  return (
    <a class={`button ${tone}`} href={href}>
      {icon && <Icon name={icon} small />}
      {children}
    </a>
  );
}
