/** Which language a customer's page speaks: the one in the address, else the browser's, else the merchant's. */
import { de } from './languages/de.js';
import { en } from './languages/en.js';
import { es } from './languages/es.js';
import { fr } from './languages/fr.js';
import { pt } from './languages/pt.js';
import type { Strings } from './languages/strings.js';

export const LANGUAGES = { en, de, fr, es, pt } as const satisfies Record<string, Strings>;

export type LanguageCode = keyof typeof LANGUAGES;

/** The locale that numbers and dates are written in. */
export const LOCALES: Readonly<Record<LanguageCode, string>> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  pt: 'pt-BR',
};

/** The language of a tag such as `pt-BR`, if it is one of ours. */
function known(tag: string | undefined): LanguageCode | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return Object.hasOwn(LANGUAGES, code) ? (code as LanguageCode) : undefined;
}

/** The tags of an Accept-Language header, the best liked first. */
function likedTags(header: string): string[] {
  return header
    .slice(0, 1_000)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The first of the three that is one of ours; English where none is. */
export function chooseLanguage(
  asked: string | undefined,
  accepted: string | undefined,
  merchants: string,
): LanguageCode {
  const liked = accepted === undefined ? [] : likedTags(accepted);
  for (const tag of [asked, ...liked, merchants]) {
    const code = known(tag);
    if (code !== undefined) return code;
  }
  return 'en';
}
