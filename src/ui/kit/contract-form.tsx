/** A form made from the contract of the control API: the fields of a body, what they mean, and what the sandbox says of what was typed. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Contract, type Entry, type Schema } from '../api/contract.js';
import { type AnswerTo, type BodyFor, fetchBuilt, type OperationId, send } from '../api/control.js';
import { type Data, issueOf, useAction, useData } from '../api/use-data.js';
import forms from '../generated/forms.json?url';
import { Button, type ButtonProps } from './button.js';
import {
  bodyOf,
  hintOf,
  initialOf,
  type Known,
  type KnownFields,
  type Leaf,
  leavesOf,
  titleOf,
  type Values,
  type Wanted,
} from './contract-fields.js';
import { Dialog } from './dialog.js';
import { dropDraft, useDraft } from './draft.js';
import { Said, SchemaField } from './field.js';
import { Failure, Skeleton } from './state.js';

interface FormProps<O extends OperationId> {
  operation: O;
  /** Values of the path's parameters. */
  at?: Readonly<Record<string, string>>;
  fields?: KnownFields;
  /** Whether an effect, a setting or whatever the contract tells apart by its marks is asked for here. */
  wanted?: Wanted;
  verb: string;
  tone?: ButtonProps['tone'];
  testId?: string;
  /** What is sent for what was typed. */
  shape?: (body: BodyFor<O>) => BodyFor<O>;
  /** What follows from what was typed so far, said while it is typed. */
  outlook?: ((body: BodyFor<O>) => ComponentChildren) | undefined;
  /** What was typed stays when it went well. */
  stays?: boolean;
  onDone?: (answer: AnswerTo<O>) => void;
  /** Ends a form that does not stay. */
  onClose?: () => void;
}

let known: Contract | undefined;
let coming: Promise<Contract> | undefined;

async function fetchContract(): Promise<Contract> {
  try {
    known = new Contract(await fetchBuilt(new URL(forms, import.meta.url).href));
    return known;
  } catch (error) {
    coming = undefined;
    throw error;
  }
}

/** What the contract of the control API says of bodies, read once for the whole page, however many forms ask for it. */
export function useControlContract(): Data<Contract> {
  const data = useData('control contract', () => {
    coming ??= fetchContract();
    return coming;
  }, []);
  return known === undefined ? data : { ...data, value: known, failure: undefined };
}

export function ContractForm<O extends OperationId>(props: FormProps<O>) {
  const { value: contract, failure, reload } = useControlContract();
  const entry = contract?.entries.find(({ id }) => id === props.operation);
  if (contract !== undefined && entry !== undefined) return <Form {...props} contract={contract} entry={entry} />;
  return failure ? <Failure error={failure} retry={reload} /> : <Skeleton />;
}

type Drawn<O extends OperationId> = FormProps<O> & { contract: Contract; entry: Entry };

/** What stands in the fields of a record: its own values, but for what was typed. @param name of the draft that is kept of it */
export function useTyped(initial: Values, name: string) {
  const [typed, setTyped] = useDraft<Values>(name, {});
  /** What was sent: until it is read back, `initial` is what the record was. */
  const sent = useRef<Values>({});
  // What was typed and is the record's own by now follows the record again; the rest stays as it was typed.
  const others = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([at, value]) => value !== initial[at]));
  useEffect(() => {
    setTyped(others);
    sent.current = others(sent.current);
  }, [JSON.stringify(initial)]);
  const type = (place: string, value: string): void =>
    setTyped((before) => {
      const { [place]: _replaced, ...rest } = before;
      const isPutBack = value === initial[place] && !(place in sent.current);
      return isPutBack ? rest : { ...rest, [place]: value };
    });
  const values = { ...initial, ...typed };
  const leave = (): void => {
    sent.current = typed;
  };
  return { values, type, leave, forget: () => setTyped(() => ({})) };
}

const draftOf = ({ operation, at, verb }: Pick<FormProps<OperationId>, 'operation' | 'at' | 'verb'>): string =>
  JSON.stringify([operation, at, verb]);

/** What was typed, and sending it. */
function useForm<O extends OperationId>(props: Drawn<O>) {
  const { contract, entry, at, fields = {}, wanted = () => true, shape = (body) => body, onDone, onClose } = props;
  const leaves = leavesOf(contract, entry.body?.schema, fields, wanted);
  const initial: Values = Object.fromEntries(leaves.map((leaf) => [leaf.place, initialOf(leaf)]));
  const { values, type, leave, forget } = useTyped(initial, draftOf(props));
  const body = shape(bodyOf(leaves, values) as BodyFor<O>);
  const action = useAction(async () => {
    const answer = await send(entry.method.toLowerCase() as 'post', entry.path as '/faults', { at, body } as never);
    onDone?.(answer as AnswerTo<O>);
  });
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    leave();
    if (!(await action.run())) return;
    if (!props.stays) forget();
    onClose?.();
  };
  return { leaves, values, body, action, submit, type };
}

function Form<O extends OperationId>(props: Drawn<O>) {
  const { contract, entry, fields = {}, verb, tone = 'primary', testId = 'submit', outlook, onClose } = props;
  const { leaves, values, body, action, submit, type } = useForm(props);
  const names = [...new Set(leaves.map(({ place }) => place.split('.', 1)[0] ?? ''))];
  const issueAt = (place: string): string | undefined => issueOf(action.failure, place);
  const isNamed = [...names, ...leaves.map(({ place }) => place)].some((place) => issueAt(place) !== undefined);
  // What was said of the field before is not said again.
  const hints = leaves.map(hintOf).map((hint, i, all) => (hint === all[i - 1] ? undefined : hint));
  const drawn = (leaf: Leaf) => (
    <SchemaField
      key={leaf.place}
      label={leaf.label}
      schema={leaf.schema}
      options={leaf.options}
      placeholder={leaf.placeholder}
      hint={hints[leaves.indexOf(leaf)]}
      none={leaf.none ?? (leaf.required ? undefined : 'not given')}
      value={values[leaf.place] ?? ''}
      issue={issueAt(leaf.place)}
      onInput={(value) => type(leaf.place, value)}
    />
  );
  const { value: whole } = contract.resolve<Schema>(entry.body?.schema);
  const groupOf = (name: string) => {
    const own = leaves.filter(({ place }) => place.split('.', 1)[0] === name);
    if (own[0]?.place === name) return drawn(own[0]);
    const group = { label: titleOf([name]), ...(fields[name] || {}), issue: issueAt(name) };
    const hint = group.hint ?? contract.resolve<Schema>(whole.properties?.[name]).value.description;
    return (
      <Group key={name} {...group} hint={hint} required={whole.required?.includes(name)}>
        {own.map(drawn)}
      </Group>
    );
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div class="form-fields">{names.map(groupOf)}</div>
      {outlook && (
        <p class="outlook" role="status" data-testid="outlook">
          {outlook(body)}
        </p>
      )}
      {action.failure && !isNamed && <Failure error={action.failure} />}
      <div class="actions">
        <Button tone={tone} type="submit" busy={action.busy} testId={testId}>
          {verb}
        </Button>
        {onClose && <Button onClick={onClose}>Cancel</Button>}
      </div>
    </form>
  );
}

interface GroupProps extends Known {
  label: string;
  issue: string | undefined;
  required: boolean | undefined;
  children: ComponentChildren;
}

/** The fields of an object; what may be left out as a whole is folded. */
function Group({ label, hint, issue, required, open, children }: GroupProps) {
  const inside = (
    <>
      <Said hint={hint} issue={issue} />
      <div class="form-fields">{children}</div>
    </>
  );
  if (!required) {
    return (
      <details class="group" open={open || issue !== undefined}>
        <summary>{label}</summary>
        {inside}
      </details>
    );
  }
  return (
    <fieldset class="group">
      <legend>{label}</legend>
      {inside}
    </fieldset>
  );
}

type DialogProps<O extends OperationId> = FormProps<O> & { title: string; intro?: ComponentChildren };

/** A form in a dialog, which closes when it went well. */
export function FormDialog<O extends OperationId>({ title, intro, ...form }: DialogProps<O> & { onClose: () => void }) {
  const close = (): void => {
    dropDraft(draftOf(form));
    form.onClose();
  };
  return (
    <Dialog title={title} onClose={close} testId="form">
      {intro && <p class="footnote">{intro}</p>}
      <ContractForm {...(form as FormProps<O>)} onClose={close} />
    </Dialog>
  );
}

/** A button that opens a form. @param opened whether it is open from the beginning */
export function FormButton<O extends OperationId>({
  button = { tone: 'primary', icon: 'plus' },
  opened = false,
  ...form
}: DialogProps<O> & { button?: ButtonProps; opened?: boolean }) {
  const [open, setOpen] = useState(opened);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {button.children ?? form.title}
      </Button>
      {open && <FormDialog {...form} onClose={() => setOpen(false)} />}
    </>
  );
}
