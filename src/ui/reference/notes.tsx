/** What a setting changes is noted beside it: its name, its present value and what it decides. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { settingText } from '../kit/contract-fields.js';
import { Inline } from '../kit/prose.js';
import { Article } from './frames.js';
import { type Setting, settingsAt, valueText } from './variants.js';

/** The settings of the merchant that is shown. */
export const SettingsContext = createContext<readonly Setting[]>([]);

/** Notes for parts of the contract, by the names of these parts. */
export function Notes({ of }: { of: readonly string[] }) {
  const found = settingsAt(of, useContext(SettingsContext));
  if (found.length === 0) return null;
  return (
    <ul class="notes soft" data-testid="notes">
      {found.map((setting) => (
        <li key={setting.name} data-setting={setting.name}>
          <a href="#settings" class={setting.changed ? 'chip warn' : 'chip info'}>
            <span class="unseen">Setting </span>
            <code>{setting.name}</code> {valueText(setting)}
          </a>{' '}
          <span>{setting.meaning}</span>
        </li>
      ))}
    </ul>
  );
}

/** All settings, as the introduction to the notes. */
export function SettingsView() {
  const settings = useContext(SettingsContext);
  return (
    <Article title="Settings">
      <p class="lead">
        Where the description of the service leaves something open, a setting of the merchant decides. This page shows
        the contract as these settings make it, and notes each beside what it changes.
      </p>
      {settings.length === 0 ? (
        <p class="soft">
          The settings are those of a merchant: enter the API key of yours, and they are listed here with their values.
        </p>
      ) : (
        <>
          <p>
            <a href="/dashboard/profile">Change them in the dashboard</a>. A change is in force at once, and this page
            follows it.
          </p>
          <dl class="fields rows" data-testid="settings">
            {settings.map((setting) => (
              <SettingRow key={setting.name} setting={setting} />
            ))}
          </dl>
        </>
      )}
    </Article>
  );
}

function SettingRow({ setting }: { setting: Setting }) {
  const { name, kind, values, initial, changed, meaning, min, max, unit } = setting;
  const may =
    values.length > 0 ? values.map((value) => settingText(name, value)).join(', ') : `${min} to ${max} ${unit ?? ''}`;
  return (
    <div class="field-row">
      <dt>
        <code class="name">{name}</code> <span class="badge info">{valueText(setting)}</span>{' '}
        {changed && <span class="badge warn">changed</span>}
      </dt>
      <dd>
        <Inline text={meaning} />
        {kind !== 'text' && (
          <small>
            May be {may}. The default is {String(initial)}.
          </small>
        )}
      </dd>
    </div>
  );
}
