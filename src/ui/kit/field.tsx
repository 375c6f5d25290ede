/** Form fields: a label, a hint, and the fault that the sandbox found, all of them known to screen readers. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  hint?: string;
  /** What is wrong with it. */
  fault?: string | undefined;
  type?: 'text' | 'number' | 'password';
  autoFocus?: boolean;
  placeholder?: string;
  required?: boolean;
}

function Frame(props: {
  id: string;
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  children: ComponentChildren;
}) {
  const { id, label, hint, fault, children } = props;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {fault && (
        <small id={`${id}-fault`} class="fault" role="alert">
          {fault}
        </small>
      )}
    </div>
  );
}

const described = (id: string, hint?: string, fault?: string): string | undefined =>
  [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;

export function TextField({ label, value, onInput, hint, fault, type = 'text', ...rest }: FieldProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} fault={fault}>
      <input
        id={id}
        // biome-ignore lint/suspicious/noExplicitAny: the types of the elements join no two kinds of inputs.
        type={(type === 'number' ? 'text' : type) as any}
        inputMode={type === 'number' ? 'decimal' : undefined}
        value={value}
        autocomplete="off"
        spellcheck={false}
        aria-invalid={fault ? 'true' : undefined}
        aria-describedby={described(id, hint, fault)}
        onInput={(event) => onInput(event.currentTarget.value)}
        {...rest}
      />
    </Frame>
  );
}

interface SelectProps extends Pick<FieldProps, 'label' | 'value' | 'hint' | 'fault'> {
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}

export function SelectField({ label, value, options, onChange, hint, fault }: SelectProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} fault={fault}>
      <select
        id={id}
        value={value}
        aria-describedby={described(id, hint, fault)}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** A text of several lines. */
export function TextArea({ label, value, onInput, hint, fault }: Omit<FieldProps, 'type'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} fault={fault}>
      <textarea
        id={id}
        rows={Math.min(20, Math.max(4, value.split('\n').length + 1))}
        value={value}
        spellcheck={false}
        aria-invalid={fault ? 'true' : undefined}
        aria-describedby={described(id, hint, fault)}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </Frame>
  );
}
