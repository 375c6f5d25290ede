/** The settings of this merchant: each fills a gap that the description of the service leaves open, and each can be changed. */

import { type Reply, send } from '../../api/control.js';
import { useAction, useRead } from '../../api/use-data.js';
import { Act } from '../../kit/act.js';
import { Button, submitting } from '../../kit/button.js';
import { numberIn, settingText } from '../../kit/contract-fields.js';
import { ContractForm, useTyped } from '../../kit/contract-form.js';
import { SelectField, TextField } from '../../kit/field.js';
import { Card, Page } from '../../kit/page.js';
import { say, saying } from '../../kit/toasts.js';
import { StatusBadge, wordsOf } from '../../kit/values.js';

type Setting = Reply<'/profile/settings', 'get'>['data'][number];

export default function ProfileScreen() {
  const data = useRead('/profile/settings', ['profile']);
  return (
    <Page
      title="Profile"
      intro={
        <>
          What the description of the service leaves open is chosen here, for this merchant alone. A change is in force
          at once, in the <a href="/v1/openapi.json">contract</a> too.
        </>
      }
      actions={
        <Act
          tone="plain"
          run={() => saying('Every setting is as it was at first.', send('put', '/profile', { body: {} }))}
          confirm={{
            question: 'Back to the defaults?',
            explanation: 'Every setting gets its first value. Records stay as they are.',
            verb: 'Reset the settings',
          }}
        >
          Back to the defaults
        </Act>
      }
      data={data}
      lines={12}
    >
      {({ data: settings }) => (
        <>
          <Brand settings={settings.filter(({ kind }) => kind === 'text')} />
          <Card label="Settings" testId="settings">
            {settings
              .filter(({ kind }) => kind !== 'text')
              .map((setting) => (
                <Row key={setting.name} setting={setting} />
              ))}
          </Card>
        </>
      )}
    </Page>
  );
}

/** What customers see of the merchant: the settings that are texts. */
function Brand({ settings }: { settings: readonly Setting[] }) {
  const fields = Object.fromEntries(
    settings.map(({ name, current }) => [name, { initial: String(current), empty: '' } as const]),
  );
  return (
    <Card title="Brand" testId="brand">
      <ContractForm
        operation="patchProfile"
        fields={fields}
        wanted={(place) => place === '' || place in fields}
        verb="Save the brand"
        testId="save-brand"
        stays
        onDone={() => say('The brand is changed.')}
      />
    </Card>
  );
}

function Row({ setting }: { setting: Setting }) {
  const { name, meaning, changed } = setting;
  const change = useAction((value: unknown) =>
    saying(`${wordsOf(name)} is changed.`, send('patch', '/profile', { body: { [name]: value } as never })),
  );
  const Input = setting.kind === 'number' ? NumberInput : ChoiceInput;
  return (
    <div class="setting" data-setting={name}>
      <div>
        <strong>
          <code>{name}</code> {changed && <StatusBadge status="changed" tone="warn" />}
        </strong>
        <p>{meaning}</p>
      </div>
      <Input setting={setting} issue={change.failure?.message} onChange={(value) => void change.run(value)} />
    </div>
  );
}

interface InputProps {
  setting: Setting;
  issue: string | undefined;
  onChange: (value: unknown) => void;
}

function ChoiceInput({ setting, issue, onChange }: InputProps) {
  const { name, values, current, initial, kind } = setting;
  const own = typeof current === 'object' ? JSON.stringify(current) : String(current);
  const all = values.includes(own) ? values : [...values, own];
  const options = all.map((value) => ({
    value,
    text: settingText(name, value) + (value === String(initial) ? ' (default)' : ''),
  }));
  return (
    <SelectField
      label={`Value of ${wordsOf(name)}`}
      value={own}
      options={options}
      onInput={(value) => onChange(kind === 'flag' ? value === 'true' : value)}
      issue={issue}
    />
  );
}

function NumberInput({ setting, issue, onChange }: InputProps) {
  const { name, current, initial, unit, min, max } = setting;
  const { values, type, leave } = useTyped({ [name]: String(current) }, name);
  const text = values[name] ?? '';
  return (
    <form
      onSubmit={submitting(() => {
        leave();
        onChange(numberIn(text));
      })}
    >
      <TextField
        label={`Value of ${wordsOf(name)}`}
        type="number"
        value={text}
        onInput={(typed) => type(name, typed)}
        hint={`${unit ?? ''}, ${min} to ${max}; the default is ${String(initial)}`}
        issue={issue}
      />
      {numberIn(text) !== current && (
        <Button type="submit" tone="primary">
          Change
        </Button>
      )}
    </form>
  );
}
