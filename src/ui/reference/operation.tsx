/** One operation: what it does, what it takes and answers, and the same call as code and to be tried. */

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { type Scheme, schemesOf } from '../../snippets/index.js';
import { home } from '../api/base.js';
import type { Answer, Entry, Parameter } from '../api/contract.js';
import { Button } from '../kit/button.js';
import { Prose } from '../kit/prose.js';
import { CopyButton, copyText } from '../kit/values.js';
import { CallAsCode } from './code.js';
import { ExampleAnswers } from './examples.js';
import { Field, Fields, Folded, useContract } from './fields.js';
import { credentialsOf, requestFor, useForm } from './form.js';
import { keys } from './keys.js';
import { Notes } from './notes.js';
import { markdownOf } from './page-text.js';
import { missingFor } from './send.js';
import { TryIt } from './try-it.js';

/** How calls authenticate, where the contract leaves the choice. */
const wanted = signal<Scheme | undefined>(undefined);

export function OperationView({ entry }: { entry: Entry }) {
  const contract = useContract();
  const form = useForm(entry);
  const [withKey, setWithKey] = useState(false);
  const schemes = schemesOf(contract.document);
  const scheme = schemes.find((each) => each === wanted.value) ?? schemes[0] ?? 'bearer';
  const own = withKey && missingFor(scheme, keys.value) === undefined ? keys.value : undefined;
  return (
    <article class="entry">
      <div class="text">
        <p class="crumb">{entry.tag}</p>
        <h1 tabIndex={-1}>{entry.title}</h1>
        <Address entry={entry} />
        <Prose text={entry.description} />
        {entry.scope && (
          <p class="soft">
            The key needs the scope <code>{entry.scope}</code>.
          </p>
        )}
        <Notes of={[`operations/${entry.id}`]} />
        <p class="jump">
          <button type="button" class="button primary" onClick={showForm}>
            Try it
          </button>
        </p>
        <Parameters entry={entry} />
        <Answers answers={entry.answers} />
      </div>
      <div class="side">
        <TryIt
          entry={entry}
          form={form}
          scheme={scheme}
          schemes={schemes}
          onScheme={(next) => {
            wanted.value = next;
          }}
        />
        <section class="panel" aria-labelledby="code">
          <header class="between">
            <h2 id="code">Request</h2>
            <label class="check soft">
              <input
                type="checkbox"
                checked={withKey}
                disabled={missingFor(scheme, keys.value) !== undefined}
                onChange={(event) => setWithKey(event.currentTarget.checked)}
              />
              with my key
            </label>
          </header>
          <CallAsCode request={requestFor(contract, entry, form, credentialsOf(scheme, own))} />
          {own === undefined && <KeyVariables scheme={scheme} />}
        </section>
        <ExampleAnswers answers={entry.answers} />
      </div>
    </article>
  );
}

function showForm(): void {
  const heading = document.getElementById('try');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function Address({ entry }: { entry: Entry }) {
  const contract = useContract();
  const parts = entry.path.split(/(\{[^}]+\})/);
  return (
    <p class="address">
      <span class={`method ${entry.method.toLowerCase()}`}>{entry.method}</span>
      <code>
        /v1
        {parts.map((part) => (part.startsWith('{') ? <var key={part}>{part}</var> : part))}
      </code>
      <CopyButton text={`${home}/v1${entry.path}`} what="the address" />
      <Button tone="quiet" onClick={() => void copyText(markdownOf(contract, entry, `${home}/v1`), 'this page')}>
        Copy as Markdown
      </Button>
    </p>
  );
}

const VARIABLES: Readonly<Record<Scheme, string>> = {
  bearer: 'TENDERBOX_API_KEY',
  key: 'TENDERBOX_API_KEY',
  signed: 'TENDERBOX_PUBLIC_KEY and TENDERBOX_SECRET_KEY',
};

function KeyVariables({ scheme }: { scheme: Scheme }) {
  return <p class="soft">The key is read from the environment: {VARIABLES[scheme]}.</p>;
}

const KINDS: readonly (readonly [where: Parameter['in'], title: string])[] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
];

export function ParameterList({ title, parameters }: { title: string; parameters: readonly Parameter[] }) {
  if (parameters.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl class="fields rows">
        {parameters.map(({ name, schema, required, description, names, example }) => (
          <Field key={name} {...{ name, schema, required, description, names, example }} />
        ))}
      </dl>
    </section>
  );
}

function Parameters({ entry: { parameters, body } }: { entry: Entry }) {
  return (
    <>
      {KINDS.slice(0, 2).map(([where, title]) => (
        <ParameterList key={where} title={title} parameters={parameters.filter((each) => each.in === where)} />
      ))}
      {body && (
        <section>
          <h2>Body</h2>
          <Prose text={body.description} />
          <Fields schema={body.schema} />
        </section>
      )}
      <ParameterList title="Headers" parameters={parameters.filter((each) => each.in === 'header')} />
    </>
  );
}

const toneOf = (status: string): string => (status.startsWith('2') ? 'good' : status.startsWith('5') ? 'bad' : 'warn');

/** Every status with what it means; its fields are drawn when it is opened. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <section>
      <h2>Answers</h2>
      {answers.map(({ status, description, body, headers, names }) => (
        <Folded
          key={status}
          name={status}
          testId={`answer-${status}`}
          title={
            <>
              <span class={`badge ${toneOf(status)}`}>{status}</span> {description}
            </>
          }
        >
          {() => (
            <>
              <Notes of={names} />
              {body && <Fields schema={body.schema} />}
              <ParameterList
                title="Headers"
                parameters={headers.map((header) => ({ ...header, in: 'header' as const }))}
              />
            </>
          )}
        </Folded>
      ))}
    </section>
  );
}
