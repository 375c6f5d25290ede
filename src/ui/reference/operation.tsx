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
import { Article, Panel } from './frames.js';
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
  const side = (
    <>
      <TryIt
        entry={entry}
        form={form}
        scheme={scheme}
        schemes={schemes}
        onScheme={(next) => {
          wanted.value = next;
        }}
      />
      <Panel
        id="code"
        title="Request"
        actions={
          <label class="together soft">
            <input
              type="checkbox"
              checked={withKey}
              disabled={missingFor(scheme, keys.value) !== undefined}
              onChange={(event) => setWithKey(event.currentTarget.checked)}
            />
            with my key
          </label>
        }
      >
        <CallAsCode request={requestFor(contract, entry, form, credentialsOf(scheme, own))} />
        {own === undefined && <p class="soft">The key is read from the environment: {VARIABLES[scheme]}.</p>}
      </Panel>
      <ExampleAnswers answers={entry.answers} />
    </>
  );
  return (
    <Article crumb={entry.tag} title={entry.title} side={side}>
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
      <Takes entry={entry} />
      <Answers answers={entry.answers} />
    </Article>
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
    <p class="address together">
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

function ParameterList({ title, parameters }: { title: string; parameters: Answer['headers'] }) {
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

/** What an operation takes, or an event carries. */
export function Takes({ entry: { parameters, body } }: { entry: Entry }) {
  const those = (where: Parameter['in']) => parameters.filter((each) => each.in === where);
  return (
    <>
      <ParameterList title="Path parameters" parameters={those('path')} />
      <ParameterList title="Query parameters" parameters={those('query')} />
      {body && (
        <section>
          <h2>Body</h2>
          <Prose text={body.description} />
          <Fields schema={body.schema} />
        </section>
      )}
      <ParameterList title="Headers" parameters={those('header')} />
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
              <ParameterList title="Headers" parameters={headers} />
            </>
          )}
        </Folded>
      ))}
    </section>
  );
}
