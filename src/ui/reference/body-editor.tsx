/** The body of a call: JSON as the reader writes it, with a word about what the contract will say. */
import { useState } from 'preact/hooks';
import { exampleText } from '../../snippets/index.js';
import type { Entry } from '../api/contract.js';
import { Button } from '../kit/button.js';
import { SelectField } from '../kit/field.js';
import { exampleTitle } from './examples.js';
import { useContract } from './fields.js';
import { type Form, hintsOf } from './form.js';
import { JsonEditor } from './json-editor.js';
import { issueOf, layOut } from './json-text.js';

export function BodyEditor({ entry, form, text }: { entry: Entry; form: Form; text: string }) {
  const contract = useContract();
  const examples = entry.body?.examples ?? [];
  const [chosen, choose] = useState(form.written ? '' : (examples[0]?.name ?? ''));
  // What was written by hand can be chosen again after an example.
  const [written, setWritten] = useState(form.written ? text : undefined);
  const issue = text === '' ? undefined : issueOf(text);
  const hints = text === '' ? [] : hintsOf(contract, entry, text);
  return (
    <div class="body-editor">
      <JsonEditor
        label="Body"
        schema={entry.body?.schema}
        value={text}
        onInput={(next) => {
          choose('');
          setWritten(next);
          form.setBody(next);
        }}
        issue={issue === undefined ? undefined : `This is no JSON: ${issue}`}
      />
      {hints.length > 0 && (
        <ul class="hints" data-testid="hints">
          {hints.slice(0, 6).map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      <div class="tools">
        {examples.length > 1 && (
          <SelectField
            label="Example"
            value={chosen}
            options={[
              ...(written !== undefined ? [{ value: '', text: 'as written' }] : []),
              ...examples.map((example) => ({ value: example.name, text: exampleTitle(example) })),
            ]}
            onInput={(name) => {
              choose(name);
              const example = examples.find((each) => each.name === name);
              form.setBody(example === undefined ? (written ?? '') : exampleText(example.value));
            }}
          />
        )}
        <Button
          disabled={issue === undefined ? undefined : 'Only JSON can be laid out.'}
          onClick={() => form.setBody(layOut(text) ?? text)}
        >
          Format
        </Button>
      </div>
    </div>
  );
}
