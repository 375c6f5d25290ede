/** Where options come from besides files: flags, environment, code. Each layer becomes entries that know their place. */
import { resolve } from 'node:path';
import { isPicture, readSettings, SETTINGS, type SettingName, type Settings } from '../domain/merchants/settings.js';
import { didYouMean } from '../words/nearest.js';
import type { Sources } from './config.js';
import { OPTIONS, type Option, SETTING_OPTIONS, variableOf } from './table.js';
import { Rejected } from './values.js';

/** One issue or warning: where it is (flag, variable, file:line:column), and what is wrong, why, and what to do. */
export interface Issue {
  where: string;
  message: string;
}

/** One option as one layer gives it, still as text. */
export interface Entry {
  name: string;
  texts: string[];
  where: string;
  /** The folder that its paths start from. */
  folder: string;
}

export interface Layer {
  entries: Entry[];
  /** Settings that a `profile` object gives: the base under those given one by one. */
  profile: Entry[];
  issues: Issue[];
  warnings: Issue[];
}

export const emptyLayer = (): Layer => ({ entries: [], profile: [], issues: [], warnings: [] });

/** `error_codes`, `errorCodes` and `error-codes` are one option. */
export const optionName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');

const splitList = (name: string, text: string): string[] =>
  OPTIONS.get(name)?.many ? text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])) : [text];

/** Flags by option name: `true` where no value followed; and the arguments that belong to none. */
export interface Flags {
  values: Readonly<Record<string, true | string | readonly string[]>>;
  rest: readonly string[];
  /** The command that they were given to, where it is not `start`. */
  command?: string;
}

/** The flags of the command line. */
export function flagLayer(flags: Flags, folder: string): Layer {
  const layer = emptyLayer();
  for (const [name, value] of Object.entries(flags.values)) {
    const option = OPTIONS.get(name);
    const where = `--${name}`;
    if (value === true && option?.value !== undefined) {
      layer.issues.push({ where, message: `needs a value: --${name} ${option.value}.` });
      continue;
    }
    const given = value === true ? ['true'] : typeof value === 'string' ? [value] : value;
    const texts = given.flatMap((text) => (option?.path ? [text] : splitList(name, text)));
    layer.entries.push({ name, texts, where, folder });
  }
  layer.issues.push(...restIssues(flags.rest, flags.command));
  return layer;
}

/** An unknown flag takes the word after it along, which would otherwise be reported as well. */
function restIssues(rest: readonly string[], command = 'start'): Issue[] {
  const issues: Issue[] = [];
  const others = command === 'start' ? ['help', 'version'] : ['help'];
  const known = [...OPTIONS.keys(), ...others].map((name) => `--${name}`);
  rest.forEach((argument, index) => {
    if (argument.startsWith('-')) {
      const flag = argument.split('=')[0] as string;
      const hint = didYouMean(flag, known) || ` See tenderbox ${command} --help.`;
      issues.push({ where: flag, message: `is not an option of tenderbox ${command}.${hint}` });
    } else if (!rest[index - 1]?.startsWith('-')) {
      issues.push({
        where: JSON.stringify(argument),
        message: `is neither an option nor the value of one. See tenderbox ${command} --help.${command === 'start' ? ' Through npm, options stand after a double dash: npm start -- --port 4021.' : ''}`,
      });
    }
  });
  return issues;
}

/** Variables that the commands read as clients, and that `exec` sets for what it runs. */
export const CLIENT_VARIABLES = [
  'TENDERBOX_URL',
  'TENDERBOX_API_KEY',
  'TENDERBOX_CONTROL_URL',
  'TENDERBOX_PUBLIC_KEY',
  'TENDERBOX_SECRET_KEY',
];

/** Kubernetes sets these in every container beside a service that is called tenderbox. */
const isServiceLink = (name: string, text: string): boolean =>
  /^TENDERBOX_(SERVICE_|PORT_\d+_)/.test(name) || (name === 'TENDERBOX_PORT' && /^(tcp|udp):\/\//.test(text));

/** The environment. An empty variable counts as not set, because compose files and CI systems set them so. */
export function environmentLayer(env: Readonly<Record<string, string | undefined>>, folder: string): Layer {
  const layer = emptyLayer();
  const options = new Map([...OPTIONS.keys()].map((name) => [variableOf(name), name]));
  for (const [variable, text] of Object.entries(env)) {
    if (!variable.startsWith('TENDERBOX_') || text === undefined || text === '') continue;
    if (CLIENT_VARIABLES.includes(variable) || isServiceLink(variable, text)) continue;
    const name = options.get(variable);
    if (name !== undefined) {
      layer.entries.push({ name, texts: splitList(name, text), where: variable, folder });
      continue;
    }
    const hint = didYouMean(variable, [...options.keys(), ...CLIENT_VARIABLES]);
    layer.warnings.push({ where: variable, message: `is not a variable of tenderbox and is ignored.${hint}` });
  }
  const port = env.PORT;
  if (port !== undefined && port !== '' && !layer.entries.some(({ name }) => name === 'port')) {
    layer.entries.push({ name: 'port', texts: [port], where: 'PORT', folder });
  }
  return layer;
}

const camel = (_: string, letter: string): string => letter.toUpperCase();

/**
 * A message in which flags and variables are named, for those who give options in code: `--tls-key` is the option tlsKey there.
 * What is no option stays as it is.
 */
export const wordsOfCode = (message: string): string =>
  message
    .replaceAll(/ or TENDERBOX_[A-Z_]+/g, '')
    .replaceAll(/(^| )--([a-z]+(?:-[a-z]+)*)/gm, (flag: string, before: string, name: string) => {
      if (!OPTIONS.has(name)) return flag;
      const option = name.replaceAll(/-([a-z])/g, camel);
      return before === '' ? option : ` the option ${option}`;
    });

/** Options given by code: the same names in camel, snake or kebab case, with values of their own types. */
export function codeLayer(options: Readonly<Record<string, unknown>>, folder: string): Layer {
  const layer = emptyLayer();
  const textOf = (value: unknown): string => {
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const take = (into: Entry[], given: Readonly<Record<string, unknown>>, prefix: string, known: string[]): void => {
    for (const [key, value] of Object.entries(given)) {
      if (value === undefined || value === null) continue;
      const name = optionName(key);
      const where = `${prefix}${key}`;
      const twice = into.find((entry) => entry.name === name);
      if (into === layer.entries && name === 'profile' && typeof value === 'object') {
        take(layer.profile, value as Record<string, unknown>, 'profile.', [...SETTING_OPTIONS.keys()]);
      } else if (twice !== undefined) {
        layer.issues.push({ where, message: `is the option ${twice.where}, which is given as well; leave one out.` });
      } else if (known.includes(name)) {
        const values = Array.isArray(value) ? value : [value];
        const odd = OPTIONS.get(name)?.path ? values.find((each) => typeof each !== 'string') : undefined;
        if (odd !== undefined) layer.issues.push({ where, message: `must be a path, not ${textOf(odd)}.` });
        else into.push({ name, texts: values.map(textOf), where, folder });
      } else {
        layer.issues.push({
          where,
          message: `is not an option.${didYouMean(name, known).replaceAll(/-(\w)/g, camel)}`,
        });
      }
    }
  };
  take(layer.entries, options, '', [...OPTIONS.keys()]);
  return layer;
}

/** The values of an option; undefined for an issue, which is noted. */
export function readEntry(entry: Entry, option: Option, issues: Issue[]): unknown[] | undefined {
  const { texts, where } = entry;
  const issue = (message: string): undefined => void issues.push({ where, message });
  if (texts.length === 0 || texts.some((text) => text === '')) return issue('has no value; give one, or leave it out.');
  if (texts.length > 1 && !option.many) return issue(`takes one value, and ${texts.length} are given.`);
  const values = texts.map((text) => (option.path ? resolve(entry.folder, text) : option.read(text)));
  const rejected = values.findIndex((value) => value instanceof Rejected);
  if (rejected === -1) return values;
  const said = option.secret ? '' : `, not ${JSON.stringify(texts[rejected])}`;
  return issue(`must be ${(values[rejected] as Rejected).allowed}${said}.`);
}

/** Lays a setting over others; an entry that is none, or is wrong, changes nothing. */
export function readSetting(entry: Entry, base: Settings, issues: Issue[], sources: Sources): Settings {
  const setting = SETTING_OPTIONS.get(entry.name);
  if (setting === undefined) return base;
  const { texts, where } = entry;
  if (texts.length !== 1 && SETTINGS[setting].kind !== 'schedule') {
    issues.push({ where, message: `takes one value, and ${texts.length} are given.` });
    return base;
  }
  let text: string;
  try {
    text = textOfSetting(setting, entry, sources);
  } catch (error) {
    issues.push({ where, message: (error as Error).message });
    return base;
  }
  const read = readSettings({ [setting]: text }, base);
  if (read.settings !== null) return read.settings;
  const rule = SETTINGS[setting];
  const hint = 'values' in rule ? didYouMean(text, rule.values) : '';
  for (const { message } of read.issues) issues.push({ where, message: `${message}${hint}` });
  return base;
}

// A picture that an option names as a file, read as the data URL that its setting keeps.

const TYPES = ['png', 'jpeg', 'webp', 'svg+xml'];
/** What stands before the mark-up of an SVG and is none of it. */
const BEFORE_SVG = /^(?:\xef\xbb\xbf)?\s*(?=<)/;

/** Addresses, and what is longer than a path may be. */
const NO_PATH = /^(?:data:|[a-z]+:\/\/|.{4097})/is;

/** The text of a setting, which the file of a picture is made into. @throws Error that says what is wrong with the file */
function textOfSetting(setting: SettingName, { texts, folder }: Entry, { startOfFile }: Sources): string {
  const text = texts.join(',');
  const rule = SETTINGS[setting];
  if (rule.kind !== 'text' || !isPicture(setting) || text === '' || NO_PATH.test(text)) return text;
  const file = resolve(folder, text);
  const base64 = btoa(startOfFile(file, rule.most).replace(BEFORE_SVG, ''));
  const url = TYPES.map((type) => `data:image/${type};base64,${base64}`).find((each) => rule.pattern.test(each));
  if (url === undefined)
    throw new Error(`is the file ${file}, which is no picture that pages show; give a PNG, JPEG, WebP or SVG.`);
  if (url.length > rule.most)
    throw new Error(`is the file ${file}, which is too large to stand in every page; give one of at most 32 kB.`);
  return url;
}
