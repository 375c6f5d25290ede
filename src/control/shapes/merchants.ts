import type { ControlSchema } from '../../contract/types.js';
import type { NewKey } from '../../domain/merchants/keys.js';
import {
  defaultSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from '../../domain/merchants/settings.js';
import type { KeyRecord } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import { at, atOrNull } from './clock.js';

/** Seeds are text inside and numbers outside; one that was given as other text from code has no number. */
function seedNumber(seed: string): number {
  const number = /^\d{1,16}$/.test(seed) ? Number(seed) : 0;
  return Number.isSafeInteger(number) ? number : 0;
}

/** A merchant, without its keys. */
export function showMerchant({ data }: World): ControlSchema<'Merchant'> {
  const { id, label, ordinal, created_at_ms } = data.merchant;
  const created_at = at(created_at_ms);
  const ends_at = atOrNull(data.origin.ends_at_ms ?? null);
  return { id, label, ordinal, created_at, ends_at, seed: seedNumber(data.origin.seed), keys: data.keys.length };
}

/** A new merchant with the values of its first key. */
export function showNewMerchant(world: World): ControlSchema<'CreatedMerchant'> {
  const { api_key, public_key, secret_key } = world.data.keys[0] as NewKey;
  return { ...showMerchant(world), api_key, public_key, secret_key };
}

type Scopes = ControlSchema<'Scopes'>;

/** A key without its values. */
export function showKey(key: KeyRecord): ControlSchema<'Key'> {
  const { id, label, scopes, revoked, created_at_ms } = key;
  return { id, label, scopes: scopes as Scopes, revoked, created_at: at(created_at_ms) };
}

/** A key with its values: shown once, by the answer that made it. */
export function showNewKey(key: NewKey): ControlSchema<'CreatedKey'> {
  const { api_key, public_key, secret_key } = key;
  return { ...showKey(key), api_key, public_key, secret_key };
}

/** All settings in force. Two are choices among texts inside, and numbers for the reader. */
export function showProfile(settings: Settings): ControlSchema<'Profile'> {
  const { semantic_status, rate_limit } = settings;
  return {
    ...settings,
    semantic_status: Number(semantic_status) as 400 | 422,
    rate_limit: rate_limit === 'off' ? 'off' : (Number(rate_limit) as 1 | 2 | 3),
  };
}

// The settings of a profile as a screen needs them, from the one table of settings.

type Shown = ControlSchema<'SettingInfo'>;

function rangeOf(name: SettingName): Pick<Shown, 'values' | 'min' | 'max' | 'unit' | 'whole'> {
  const rule = SETTINGS[name];
  if (rule.kind === 'flag') return { values: ['false', 'true'] };
  if (rule.kind === 'text') return { values: [] };
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
