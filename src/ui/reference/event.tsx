/** One event: when it is sent, what it carries, and what the receiver answers. */

import { useState } from 'preact/hooks';
import type { Entry } from '../api/contract.js';
import { SelectField } from '../kit/field.js';
import { Inline, Prose } from '../kit/prose.js';
import { JsonCode } from './code.js';
import { exampleTitle } from './examples.js';
import { useContract } from './fields.js';
import { asText } from './form.js';
import { Article, Panel } from './frames.js';
import { Notes } from './notes.js';
import { Answers, Takes } from './operation.js';
import { eventPlace } from './variants.js';

export function EventView({ entry }: { entry: Entry }) {
  const about = useContract().tags.find(({ name }) => name === entry.tag)?.description ?? '';
  const examples = entry.body?.examples ?? [];
  const [name, choose] = useState(examples[0]?.name ?? '');
  const shown = examples.find((example) => example.name === name) ?? examples[0];
  const side = (
    <>
      {shown && (
        <Panel id="payload" title="Delivery">
          {examples.length > 1 && (
            <SelectField
              label="Example"
              value={shown.name}
              options={examples.map((each) => ({ value: each.name, text: exampleTitle(each) }))}
              onInput={choose}
            />
          )}
          <JsonCode text={asText(shown.value)} what="the body" />
        </Panel>
      )}
      <Panel id="receive" title="Receiving">
        <p>
          <Inline text={about} />
        </p>
        <p>
          <a href="#createWebhook">Register an endpoint</a>, then look at what was sent under{' '}
          <a href="/dashboard/deliveries">Deliveries</a>.
        </p>
      </Panel>
    </>
  );
  return (
    <Article crumb={entry.tag} title={<code>{entry.id}</code>} side={side}>
      <Prose text={entry.description} />
      <Notes of={['events', eventPlace(entry.id)]} />
      <Takes entry={entry} />
      <Answers answers={entry.answers} />
    </Article>
  );
}
