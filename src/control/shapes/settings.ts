/** The settings of a profile as a screen needs them, from the one table of settings. */
import type { ControlSchema } from '../../contract/types.js';
import {
  defaultSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from '../../domain/merchants/settings.js';

type Shown = ControlSchema<'SettingInfo'>;

function rangeOf(name: SettingName): Pick<Shown, 'values' | 'min' | 'max' | 'unit' | 'whole'> {
  const rule = SETTINGS[name];
  if (rule.kind === 'flag') return { values: ['false', 'true'] };
  if (rule.kind !== 'number') return { values: [...rule.values] };
  return { values: [], min: rule.min, max: rule.max, unit: rule.unit, whole: 'whole' in rule };
}

/** Every setting with what it may be, what it is unless somebody chose, and what it is now. */
export function showSettings(current: Settings): Shown[] {
  const defaults = defaultSettings();
  return SETTING_NAMES.map((name) => {
    const { kind, meaning } = SETTINGS[name];
    const changed = JSON.stringify(current[name]) !== JSON.stringify(defaults[name]);
    return { name, kind, ...rangeOf(name), initial: defaults[name], current: current[name], changed, meaning };
  });
}
