/** The form that sends a call with the reader's own key. Only the button sends, and Ctrl+Enter where no link filled the form in. */
import { type Signal, signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scheme } from '../../snippets/index.js';
import type { Entry, Parameter, Schema } from '../api/contract.js';
import { facts, keyAsked } from '../api/merchant.js';
import { Button } from '../kit/button.js';
import { SchemaField, SelectField } from '../kit/field.js';
import { say } from '../kit/toasts.js';
import { CopyButton } from '../kit/values.js';
import { BodyEditor } from './body-editor.js';
import { useContract } from './fields.js';
import { callFor, emptyPart, type Form, noteAnswered, strangersIn } from './form.js';
import { issueOf } from './json-text.js';
import { keyDialog, sandboxDialog } from './key-dialog.js';
import { keys } from './keys.js';
import { Shown } from './outcome.js';
import { followAgain, linkTo, place } from './place.js';
import { freshKey, missingFor, type Outcome, sendCall } from './send.js';

interface TryItProps {
  entry: Entry;
  form: Form;
  scheme: Scheme;
  schemes: readonly Scheme[];
  onScheme: (scheme: Scheme) => void;
}

const SCHEME_NAMES: Readonly<Record<Scheme, string>> = {
  bearer: 'Authorization: Bearer',
  key: 'X-API-Key',
  signed: 'Signed request',
};

/** A call that was sent from this page, and the link that fills its form in again. */
interface Sent {
  line: string;
  outcome: string;
  href: string;
}

const MOST_SENT = 20;
const sent = signal<readonly Sent[]>([]);

function keepSent(entry: Entry, form: Form, outcome: Outcome): void {
  const { method, path } = callFor(entry, form);
  const href = linkTo(entry.id, withoutFresh(form), form.body);
  const line = `${method} ${path}`;
  const answered = outcome.kind === 'answered' ? String(outcome.status) : 'no answer';
  sent.value = [{ line, outcome: answered, href }, ...sent.peek()].slice(0, MOST_SENT);
  if (place.peek().id !== entry.id) say(`${line}: ${answered}. ${entry.title} shows it.`);
}

interface Tried {
  busy: boolean;
  outcome?: Outcome;
}

/** What came of the last call of each operation, by its id: an answer may come after the reader has opened another one. */
const tried = new Map<string, Signal<Tried>>();

/** That of one operation, until a link fills in another form. */
function useTried(entry: Entry, form: Form): Signal<Tried> {
  return useState(() => {
    const known = form.filled ? undefined : tried.get(entry.id);
    const found = known ?? signal<Tried>({ busy: false });
    tried.set(entry.id, found);
    return found;
  })[0];
}

/** Brings an outcome into sight that comes while it is waited for. */
function useArrival(outcome: Outcome | undefined): void {
  const before = useRef(outcome);
  useEffect(() => {
    if (outcome === before.current) return;
    before.current = outcome;
    document.querySelector('[data-testid=outcome]')?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
}

function withoutFresh({ values }: Form): Form['values'] {
  const { 'header.Idempotency-Key': _fresh, ...others } = values;
  return others;
}

function History() {
  return (
    <details class="folded" data-testid="sent">
      <summary>Sent from this page ({sent.value.length})</summary>
      <ol class="sent">
        {sent.value.map(({ line, outcome, href }, i) => (
          <li key={sent.value.length - i}>
            <a href={href} onClick={() => href === location.hash && followAgain()}>
              <code>{line}</code>
            </a>{' '}
            <span class="soft">{outcome}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

export function TryIt({ entry, form, scheme, schemes, onScheme }: TryItProps) {
  const of = useTried(entry, form);
  const { busy, outcome } = of.value;
  useArrival(outcome);
  const empty = emptyPart(entry, form);
  const reason = keyMissing(scheme) ?? (empty === undefined ? undefined : `Fill in ${empty} first.`);
  const run = async (): Promise<void> => {
    of.value = { ...of.peek(), busy: true };
    const next = await sendCall(callFor(entry, form), scheme, keys.peek());
    if (next.kind === 'answered' && next.status < 300) noteAnswered(next.body);
    keepSent(entry, form, next);
    of.value = { busy: false, outcome: next };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // What a link filled in may be somebody else's, and is sent by the button alone.
    if (reason === undefined && !busy && !form.filled) void run();
  };
  return (
    <section class="card panel" aria-labelledby="try" data-testid="try-it">
      <header class="between">
        <h2 id="try" tabIndex={-1}>
          Try it
        </h2>
        <CopyLink entry={entry} form={form} />
      </header>
      <FromLink entry={entry} form={form} />
      {/* Enter in a field must not send what somebody else may have written into the link. */}
      <form onSubmit={(event) => event.preventDefault()} onKeyDown={onKeyDown}>
        <Parts entry={entry} form={form} where="path" />
        <Parts entry={entry} form={form} where="query" />
        {form.body !== undefined && <BodyEditor entry={entry} form={form} text={form.body} />}
        <Parts entry={entry} form={form} where="header" />
        {schemes.length > 1 && <Schemes scheme={scheme} schemes={schemes} onScheme={onScheme} />}
        <div class="actions">
          <Button tone="primary" busy={busy} disabled={reason} onClick={() => void run()} testId="send">
            {`Send ${entry.method}`}
          </Button>
          {keyMissing(scheme) !== undefined && <GetKey />}
          {!form.filled && <small class="soft">or Ctrl+Enter</small>}
        </div>
        {reason && (
          <p class="soft" data-testid="send-reason">
            {reason}
          </p>
        )}
      </form>
      <div aria-live="polite" data-testid="outcome">
        {outcome && <Shown outcome={outcome} />}
      </div>
      {sent.value.length > 0 && <History />}
    </section>
  );
}

const Schemes = ({ scheme, schemes, onScheme }: Pick<TryItProps, 'scheme' | 'schemes' | 'onScheme'>) => (
  <SelectField
    label="Authenticate by"
    value={scheme}
    options={schemes.map((each) => ({ value: each, text: SCHEME_NAMES[each] }))}
    onInput={(next) => onScheme(next as Scheme)}
  />
);

const keyMissing = (scheme: Scheme): string | undefined =>
  keyAsked.value !== null && facts.public === true && keys.value.api_key === ''
    ? 'Get a sandbox of your own first, or enter the key that you have.'
    : missingFor(scheme, keys.value);

function GetKey() {
  return (
    <>
      {facts.public === true && <Button onClick={() => (sandboxDialog.value = true)}>Get my own sandbox</Button>}
      <Button onClick={() => (keyDialog.value = true)}>Your key</Button>
    </>
  );
}

function CopyLink({ entry, form }: { entry: Entry; form: Form }) {
  return (
    <span class="together soft">
      <small aria-hidden="true">Link</small>
      <CopyButton
        text={location.origin + location.pathname + linkTo(entry.id, withoutFresh(form), form.body)}
        what="a link to this form"
      />
    </span>
  );
}

/** Says what a link did, and what in it was not understood. */
function FromLink({ entry, form }: { entry: Entry; form: Form }) {
  const { body } = place.value;
  const unknown = [...place.value.unknown, ...strangersIn(entry, place.value)];
  const issue = body === undefined ? undefined : issueOf(body);
  if (!form.filled && unknown.length === 0) return null;
  return (
    <div class={`note ${issue === undefined && unknown.length === 0 ? 'info' : 'warn'}`} data-testid="from-link">
      <p>
        The link that you followed filled in this form. <strong>Nothing was sent</strong>; read it, then press Send.
        {issue !== undefined && ' Its body is no JSON; it stands below as the link has it.'}
        {unknown.length > 0 &&
          ` It also names ${unknown.join(', ')}, which nothing here is called; use body, query.NAME, path.NAME and header.NAME.`}
      </p>
    </div>
  );
}

function Parts({ entry, form, where }: { entry: Entry; form: Form; where: Parameter['in'] }) {
  const parameters = entry.parameters.filter((each) => each.in === where);
  return (
    <div class={where === 'query' ? 'parts' : undefined}>
      {parameters.map((parameter) => (
        <Part key={parameter.name} parameter={parameter} form={form} />
      ))}
    </div>
  );
}

function Part({ parameter, form }: { parameter: Parameter; form: Form }) {
  const { name, in: where, schema, example, required } = parameter;
  const { value: rules } = useContract().resolve<Schema>(schema);
  const place = `${where}.${name}`;
  const value = form.values[place] ?? '';
  const onInput = (text: string): void => form.setValue(place, text);
  const isFresh = name === 'Idempotency-Key';
  return (
    <div class={isFresh ? 'with-button' : undefined}>
      <SchemaField
        label={required ? `${name} (required)` : name}
        schema={rules}
        value={value}
        onInput={onInput}
        none="any"
        placeholder={example === undefined || isFresh ? undefined : String(example)}
        hint={isFresh ? 'The same key and body again get the first answer again.' : undefined}
      />
      {isFresh && <Button onClick={() => onInput(freshKey())}>New key</Button>}
    </div>
  );
}
