/** A further merchant, made from code. */

import { optionName } from '../config/sources.js';
import { defaultSettings, readSettings, SETTING_NAMES, type Settings } from '../domain/merchants/settings.js';
import type { WorldOptions } from '../domain/merchants/worlds.js';
import type { ClockState } from '../domain/records.js';
import { isObject } from '../domain/state/state-checks.js';
import { sampleAccount } from '../scenarios/samples.js';
import { balancesOf, PRESETS, type Preset } from '../variants/presets.js';
import { didYouMean } from '../words/nearest.js';
import { Merchant } from './box.js';
import { type Home, requireOpen } from './home.js';
import { clockInput, inCode, inputOf, requireOptions, shown } from './input.js';
import { readTime } from './time.js';

type Clock = NonNullable<WorldOptions['clock']>;

type Camel<Name> = Name extends `${infer Word}_${infer Rest}` ? `${Word}${Capitalize<Camel<Rest>>}` : Name;
type Snake<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name;
/** Options that are read in camelCase and in snake_case. */
export type EitherCase<Options> = Options & { [Name in keyof Options as Camel<Name>]?: Options[Name] } & {
  [Name in keyof Options as Snake<Name>]?: Options[Name];
};

/** What a merchant is made with; what is left out is as the sandbox was started. */
export interface NewMerchantOptions {
  /** Its name, of 1 to 255 characters. */
  label?: string;
  /** Settings in which it differs from those that the sandbox was started with, or the name of a profile. */
  profile?: EitherCase<Partial<Settings>> | string;
  /** A whole number from 0 up, from which its ids and addresses follow. */
  seed?: number;
  /** As createTenderbox takes it, or in parts: the speed is that of the mode `scaled`. */
  clock?: 'real' | 'frozen' | { mode?: ClockState['mode']; now?: string | Date; speed?: number };
}

const OPTION_NAMES: readonly string[] = ['label', 'profile', 'seed', 'clock'] satisfies (keyof NewMerchantOptions)[];
const CLOCK_WORDS = ['real', 'frozen'];

const settingName = (name: string): string => optionName(name).replaceAll('-', '_');

/** What is wrong with a name that is no option of a merchant. Settings are the usual guess, in either case. */
function issueOf(name: string): string {
  const setting = settingName(name);
  if (SETTING_NAMES.some((known) => known === setting)) {
    return `${name}: is a setting, and those of a merchant stand in its profile; give profile: { ${setting}: … }.`;
  }
  return `${name}: is not an option of a merchant.${didYouMean(name, OPTION_NAMES) || ` There are ${OPTION_NAMES.join(', ')}.`}`;
}

/** @throws Error with a line for each option that there is not */
function requireKnown(options: NewMerchantOptions): void {
  requireOptions('createMerchant', options);
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const issues = given.flatMap(([name]) => (OPTION_NAMES.includes(name) ? [] : [issueOf(name)]));
  if (issues.length > 0) throw new Error(issues.join('\n'));
}

/** @throws Error that names the profiles there are */
function presetOf(name: string): Preset {
  const preset = Object.hasOwn(PRESETS, name) ? PRESETS[name] : undefined;
  if (preset !== undefined) return preset;
  const names = Object.keys(PRESETS);
  const hint = didYouMean(name, names);
  throw new Error(`There is no profile ${JSON.stringify(name)}.${hint} The profiles are ${names.join(', ')}.`);
}

/** @throws Error with a line for each setting, its value and the allowed ones */
function settingsOf(differing: object, inherited: Settings): Settings {
  if (!isObject(differing)) {
    throw new Error(`profile: must be the name of a profile or an object of settings, not ${shown(differing)}.`);
  }
  const named = Object.entries(differing).map(([name, value]) => [settingName(name), value]);
  const twice = named.find(([name], i) => named.findIndex(([other]) => other === name) < i);
  if (twice !== undefined) throw new Error(`profile: ${twice[0]} is given in two spellings; leave one out.`);
  const { settings, issues } = readSettings(Object.fromEntries(named), inherited);
  if (settings !== null) return settings;
  const hintFor = (name: string): string => (Object.hasOwn(inherited, name) ? '' : didYouMean(name, SETTING_NAMES));
  throw new Error(issues.map(({ setting, message }) => message + hintFor(setting)).join('\n'));
}

/** @throws Error, Problem that says what a clock is given as */
function clockOf(clock: NewMerchantOptions['clock'], inherited: Clock): Clock {
  if (clock === undefined) return inherited;
  if (clock === 'real' || clock === 'frozen') return { ...inherited, mode: clock };
  if (!isObject(clock)) {
    const hint = didYouMean(String(clock), CLOCK_WORDS);
    throw new Error(
      `clock: must be one of ${CLOCK_WORDS.join(', ')}, not ${shown(clock)}.${hint} A clock that runs faster is { mode: 'scaled', speed: 60 }.`,
    );
  }
  const { mode, now, speed } = inCode(() => clockInput(inherited.mode ?? 'real', clock));
  return {
    ...inherited,
    mode,
    ...(speed === undefined ? {} : { speed }),
    ...(now === undefined ? {} : { now_ms: readTime('clock.now', now) }),
  };
}

/** Makes a merchant with a world of its own. @throws Error, Problem that name the option, its value and what is allowed */
export async function createMerchant(home: Home, options: NewMerchantOptions): Promise<Merchant> {
  requireOpen(home);
  requireKnown(options);
  const { newMerchant, worlds, save } = home.engine;
  const { profile = {}, clock } = options;
  const { label, seed } = inCode(() => inputOf('createMerchant', { label: options.label, seed: options.seed }));
  const preset = typeof profile === 'string' ? presetOf(profile) : undefined;
  const inherited = preset === undefined ? (newMerchant.settings as Settings) : defaultSettings();
  const settings = settingsOf(typeof profile === 'string' ? (preset?.settings ?? {}) : profile, inherited);
  const usual =
    preset?.clock === undefined ? newMerchant.clock : { ...newMerchant.clock, mode: preset.clock, speed: 1 };
  const read = clockOf(clock, usual ?? {});
  const account = await sampleAccount(String(seed ?? ''), worlds.nextOrdinal);
  const world = worlds.create({
    ...newMerchant,
    ...account,
    settings,
    ...(preset?.balance_factor === undefined ? {} : { balances: balancesOf(preset.balance_factor) }),
    ...(preset === undefined ? {} : { examples: preset.examples }),
    ...(label === undefined ? {} : { label }),
    ...(seed === undefined ? {} : { seed: String(seed) }),
    clock: read,
  });
  save();
  return new Merchant(home, world);
}
