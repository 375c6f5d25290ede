/** A form in a dialog, from a list of its fields: the sandbox judges it, and what it finds stands at the field. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { faultOf, useAction } from '../api/use-data.js';
import { Button, type ButtonProps } from './button.js';
import { Dialog } from './dialog.js';
import { SelectField, TextField } from './field.js';
import { Failure } from './state.js';

/** A field. With `options` it is a choice. */
export interface FormField {
  /** As the control API calls the parameter, so that a refusal finds its field. */
  name: string;
  label: string;
  hint?: string;
  initial?: string;
  type?: 'text' | 'number';
  options?: readonly { value: string; text: string }[];
}

/** What was typed, by the name of the field; fields that were left empty are missing. */
export type Typed = Readonly<Record<string, string | undefined>>;

interface FormProps {
  title: string;
  intro?: ComponentChildren;
  fields: readonly FormField[];
  /** What follows from what was typed so far, said while it is typed. */
  outlook?: ((typed: Typed) => ComponentChildren) | undefined;
  verb: string;
  /** Sends it; the dialog closes when it went well, and the answer is handed to `onDone`. */
  submit: (typed: Typed) => Promise<unknown>;
  onClose: () => void;
}

const initialOf = (fields: readonly FormField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, initial, options }) => [name, initial ?? options?.[0]?.value ?? '']));

const typedOf = (values: Readonly<Record<string, string>>): Typed =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

function FormDialog({ title, intro, fields, outlook, verb, submit, onClose }: FormProps) {
  const [values, setValues] = useState(() => initialOf(fields));
  const action = useAction(async () => submit(typedOf(values)));
  const faults = new Map(fields.map(({ name }) => [name, faultOf(action.failure, name)]));
  const named = [...faults.values()].some((fault) => fault !== undefined);
  const send = async (): Promise<void> => {
    if (await action.run()) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} testId="form">
      {intro && <p class="footnote">{intro}</p>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {fields.map(({ name, options, initial: _, ...field }) => {
          const bound = { ...field, value: values[name] ?? '', fault: faults.get(name) };
          const change = (value: string) => setValues((before) => ({ ...before, [name]: value }));
          return options === undefined ? (
            <TextField key={name} {...bound} onInput={change} />
          ) : (
            <SelectField key={name} {...bound} options={options} onChange={change} />
          );
        })}
        {outlook && (
          <p class="outlook" role="status" data-testid="outlook">
            {outlook(typedOf(values))}
          </p>
        )}
        {action.failure && !named && <Failure error={action.failure} />}
        <div class="actions">
          <Button tone="primary" type="submit" busy={action.busy} testId="submit">
            {verb}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A button that opens a form. */
export function FormButton(props: Omit<FormProps, 'onClose'> & { button?: ButtonProps; children: ComponentChildren }) {
  const { button = { tone: 'primary' }, children, ...form } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <FormDialog {...form} onClose={() => setOpen(false)} />}
    </>
  );
}
