/** One event: when it is sent, what it carries, and what the receiver answers. */

import { useState } from 'preact/hooks';
import type { Entry } from '../api/contract.js';
import { SelectField } from '../kit/field.js';
import { Inline, Prose } from '../kit/prose.js';
import { JsonCode } from './code.js';
import { exampleTitle } from './examples.js';
import { Fields, useContract } from './fields.js';
import { asText } from './form.js';
import { Notes } from './notes.js';
import { Answers, ParameterList } from './operation.js';
import { eventPlace } from './variants.js';

export function EventView({ entry }: { entry: Entry }) {
  const about = useContract().tags.find(({ name }) => name === entry.tag)?.description ?? '';
  const examples = entry.body?.examples ?? [];
  const [name, choose] = useState(examples[0]?.name ?? '');
  const shown = examples.find((example) => example.name === name) ?? examples[0];
  return (
    <article class="entry">
      <div class="text">
        <p class="crumb">{entry.tag}</p>
        <h1 tabIndex={-1}>
          <code>{entry.id}</code>
        </h1>
        <Prose text={entry.description} />
        <Notes of={['events', eventPlace(entry.id)]} />
        {entry.body && (
          <section>
            <h2>Body</h2>
            <Prose text={entry.body.description} />
            <Fields schema={entry.body.schema} />
          </section>
        )}
        <ParameterList title="Headers" parameters={entry.parameters.filter((each) => each.in === 'header')} />
        <Answers answers={entry.answers} />
      </div>
      <div class="side">
        {shown && (
          <section class="panel" aria-labelledby="payload">
            <header class="between">
              <h2 id="payload">Delivery</h2>
            </header>
            {examples.length > 1 && (
              <SelectField
                label="Example"
                value={shown.name}
                options={examples.map((each) => ({ value: each.name, text: exampleTitle(each) }))}
                onInput={choose}
              />
            )}
            <JsonCode text={asText(shown.value)} what="the body" />
          </section>
        )}
        <section class="panel" aria-labelledby="receive">
          <header class="between">
            <h2 id="receive">Receiving</h2>
          </header>
          <p>
            <Inline text={about} />
          </p>
          <p>
            <a href="#createWebhook">Register an endpoint</a>, then look at what was sent under{' '}
            <a href="/dashboard/deliveries">Deliveries</a>.
          </p>
        </section>
      </div>
    </article>
  );
}
