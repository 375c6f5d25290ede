/** What an answer looks like, by status and example of the contract. */
import { useState } from 'preact/hooks';
import type { Answer, Example } from '../api/contract.js';
import { SelectField } from '../kit/field.js';
import { JsonCode } from './code.js';
import { asText } from './form.js';
import { Panel } from './frames.js';

const wordsOf = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

export const exampleTitle = ({ name, summary }: Example): string => summary || wordsOf(name);

export function ExampleAnswers({ answers }: { answers: readonly Answer[] }) {
  const all = answers.flatMap(({ status, body }) =>
    (body?.examples ?? []).map((example) => ({ id: `${status} ${example.name}`, status, example })),
  );
  const [id, setId] = useState(all[0]?.id ?? '');
  const shown = all.find((each) => each.id === id) ?? all[0];
  if (shown === undefined) return null;
  return (
    <Panel id="examples" title="Example answer">
      <SelectField
        label="Which one"
        value={shown.id}
        options={all.map((each) => ({ value: each.id, text: `${each.status} ${exampleTitle(each.example)}` }))}
        onInput={setId}
      />
      <JsonCode text={asText(shown.example.value)} what="the example" />
    </Panel>
  );
}
