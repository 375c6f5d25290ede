/** Form fields: a label, a hint, and the issue that the sandbox found, all of them known to screen readers. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { type Schema, typesOf } from '../api/contract.js';
import { isSendable } from '../api/merchant.js';
import type { Known, Option } from './contract-fields.js';
import { Icon } from './icons.js';
import { Inline } from './prose.js';

/** What every field has. */
interface FieldProps {
  label: string;
  /** What was typed or chosen; several values stand behind each other with commas. */
  value: string;
  onInput: (value: string) => void;
  hint?: string;
  /** What is wrong with it. */
  issue?: string;
}

/** What ties a control to its label, its hint and its issue. */
interface Tied {
  id: string;
  'aria-invalid': 'true' | undefined;
  'aria-describedby': string | undefined;
}

interface FrameProps extends Omit<FieldProps, 'value' | 'onInput'> {
  /** The control comes before its label, beside it. */
  beside?: boolean;
  children: (tied: Tied) => ComponentChildren;
}

/** A label with its control, and what is said of it. */
export function Frame({ label, hint, issue, beside, children }: FrameProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, issue && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  const control = children({ id, 'aria-invalid': issue ? 'true' : undefined, 'aria-describedby': describedBy });
  return (
    <div class={beside ? 'field beside' : 'field'}>
      {beside && control}
      <label for={id}>{label}</label>
      {!beside && control}
      <Said {...{ id, hint, issue }} />
    </div>
  );
}

/** What is said of a field, or of several that belong together. */
export function Said({ id, hint, issue }: Pick<FieldProps, 'hint' | 'issue'> & { id?: string }) {
  return (
    <>
      {hint && (
        <small id={id && `${id}-hint`}>
          <Inline text={hint} />
        </small>
      )}
      {issue && (
        <small id={id && `${id}-fault`} class="fault" role="alert">
          {issue}
        </small>
      )}
    </>
  );
}

interface TextProps extends FieldProps {
  type?: 'text' | 'number' | 'password';
  placeholder?: string;
  required?: boolean;
}

export function TextField({ label, hint, issue, onInput, type = 'text', ...rest }: TextProps) {
  return (
    <Frame {...{ label, hint, issue }}>
      {(tied) => (
        <input
          {...tied}
          // biome-ignore lint/suspicious/noExplicitAny: the types of the elements join no two kinds of inputs.
          type={(type === 'number' ? 'text' : type) as any}
          inputMode={type === 'number' ? 'decimal' : undefined}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => onInput(event.currentTarget.value)}
          {...rest}
        />
      )}
    </Frame>
  );
}

/** The key of a merchant, wherever it is asked for. */
export function KeyField(field: Pick<TextProps, 'value' | 'onInput' | 'required'>) {
  return (
    <TextField
      label="API key"
      type="password"
      hint="It is kept in this tab only, and forgotten when you close it."
      issue={
        isSendable(field.value) ? undefined : 'A key has plain Latin letters, digits and underscores. Copy it anew.'
      }
      {...field}
    />
  );
}

export function SelectField({ value, options, onInput, ...texts }: FieldProps & { options: readonly Option[] }) {
  return (
    <Frame {...texts}>
      {(tied) => (
        <select {...tied} value={value} onChange={(event) => onInput(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

/** A color: picked, or typed as `#0b645c`; empty is none. */
function ColorField({ value, onInput, ...texts }: FieldProps) {
  return (
    <Frame {...texts}>
      {(tied) => (
        <span class="together">
          <input
            type="color"
            aria-label={`Pick: ${texts.label}`}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#0b645c'}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
          <input {...tied} value={value} spellcheck={false} onInput={(event) => onInput(event.currentTarget.value)} />
        </span>
      )}
    </Frame>
  );
}

/** A picture: the value is its data URL. What it may be is said by the sandbox, but of one that is too large to be sent to it. */
function PictureField({ value, onInput, most, ...texts }: FieldProps & { most: number }) {
  const [tooLarge, setTooLarge] = useState<string>();
  const read = (file: File | undefined): void => {
    if (file === undefined) return;
    const kB = (bytes: number) => Math.floor(bytes / 1024);
    const isTooLarge = file.size > most;
    setTooLarge(isTooLarge ? `${file.name} has ${kB(file.size)} kB; choose one of at most ${kB(most)} kB.` : undefined);
    if (isTooLarge) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => onInput(String(reader.result)));
    reader.readAsDataURL(file);
  };
  return (
    <Frame {...texts} issue={tooLarge ?? texts.issue}>
      {(tied) => (
        <span class="together">
          {value !== '' && <img class="picked" src={value} alt={texts.label} />}
          <label class="button" for={tied.id}>
            {value === '' ? 'Choose a file' : 'Choose another'}
            <input
              {...tied}
              class="unseen"
              type="file"
              accept="image/png,image/jpeg,image/webp,image/svg+xml"
              onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
            />
          </label>
          {value !== '' && (
            <button type="button" class="button" onClick={() => onInput('')}>
              Remove
            </button>
          )}
        </span>
      )}
    </Frame>
  );
}

/** A text of several lines. */
export function TextArea({ value, onInput, ...texts }: FieldProps) {
  return (
    <Frame {...texts}>
      {(tied) => (
        <textarea
          {...tied}
          rows={Math.min(20, Math.max(4, value.split('\n').length + 1))}
          value={value}
          spellcheck={false}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Frame>
  );
}

/** Yes or no: the value is `true` or empty. */
function CheckField({ value, onInput, ...texts }: FieldProps) {
  return (
    <Frame {...texts} beside>
      {(tied) => (
        <input
          {...tied}
          type="checkbox"
          checked={value !== ''}
          onChange={(event) => onInput(event.currentTarget.checked ? 'true' : '')}
        />
      )}
    </Frame>
  );
}

/** Any of several: the value is what is ticked, with commas between. */
function Boxes({ label, value, options, onInput, hint, issue }: FieldProps & { options: readonly Option[] }) {
  const id = useId();
  const ticked = new Set(value.split(','));
  const turn = (turned: string, on: boolean): void =>
    onInput(options.flatMap(({ value: each }) => ((each === turned ? on : ticked.has(each)) ? [each] : [])).join(','));
  return (
    <fieldset class="choices" aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      <small id={`${id}-hint`} class={issue && 'fault'} role={issue ? 'alert' : undefined}>
        <Inline text={issue ?? hint ?? ''} />
      </small>
      {options.map(({ value: each, text }) => (
        <label key={each}>
          <input
            type="checkbox"
            checked={ticked.has(each)}
            onChange={({ currentTarget }) => turn(each, currentTarget.checked)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

/** Without a name for an empty choice one must be chosen. */
interface SchemaFieldProps extends FieldProps, Pick<Known, 'placeholder' | 'options' | 'none'> {
  /** Followed to its end. */
  schema: Schema;
}

/** A text that may be longer than this has several lines. */
const LONG = 10_000;

export const asOption = (value: unknown): Option => ({ value: String(value), text: String(value) });

/** The field of a value as the contract describes it: a choice, boxes, a single box, a color, a picture or a text. */
export function SchemaField({ schema, none, placeholder, options, ...field }: SchemaFieldProps) {
  const types = typesOf(schema);
  const choices = options ?? schema.enum?.map(asOption);
  if (types.includes('array')) return <Boxes {...field} options={choices ?? []} />;
  if (types.includes('boolean')) return <CheckField {...field} />;
  const format = schema['x-tenderbox-format'];
  if (format === 'color') return <ColorField {...field} />;
  if (format === 'picture') return <PictureField {...field} most={(Number(schema.maxLength) / 4) * 3} />;
  if (choices === undefined && Number(schema.maxLength) > LONG) return <TextArea {...field} />;
  if (choices === undefined) {
    const isNumber = (types.includes('integer') || types.includes('number')) && !types.includes('string');
    return <TextField {...field} type={isNumber ? 'number' : 'text'} placeholder={placeholder} />;
  }
  // What a link brings stays chosen, also where nobody offers it.
  const offered = [...(none === undefined ? [] : [{ value: '', text: none }]), ...choices];
  const strange = field.value !== '' && offered.every(({ value }) => value !== field.value);
  return <SelectField {...field} options={strange ? [...offered, asOption(field.value)] : offered} />;
}

/** What a list is searched by; `/` leads here. What is typed is its own: `value` is what it begins with. */
export function FindField({ label, placeholder, value, onInput }: FieldProps & { placeholder: string }) {
  return (
    <label class="find">
      <Icon name="search" small />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        defaultValue={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        data-testid="find"
      />
      <kbd class="minor">/</kbd>
    </label>
  );
}
