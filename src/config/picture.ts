/** A picture that an option names as a file, read as the data URL that its setting keeps. */
import { resolve } from 'node:path';
import { isPicture, SETTINGS, type SettingName } from '../domain/merchants/settings.js';
import type { Sources } from './config.js';
import type { Entry } from './sources.js';

const TYPES = ['png', 'jpeg', 'webp', 'svg+xml'];
/** What stands before the mark-up of an SVG and is none of it. */
const BEFORE_SVG = /^(?:\xef\xbb\xbf)?\s*(?=<)/;

/** Addresses, and what is longer than a path may be. */
const NO_PATH = /^(?:data:|[a-z]+:\/\/|.{4097})/is;

/** The text of a setting, which the file of a picture is made into. @throws Error that says what is wrong with the file */
export function textOfSetting(setting: SettingName, { texts, folder }: Entry, { startOfFile }: Sources): string {
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
