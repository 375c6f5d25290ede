/** A call of the journal as code to copy. */
import { ENVIRONMENT, type Scheme, snippetIn, USUAL_LANGUAGES } from '../../../snippets/index.js';
import type { Reply } from '../../api/control.js';

type Entry = Reply<'/requests/{id}', 'get'>;

/** The languages that a call is offered in. */
export const LANGUAGES = Object.values(USUAL_LANGUAGES);
export type Language = (typeof LANGUAGES)[number];

/** Headers that say something about the call, and not about who made it or about the connection. */
const KEPT = ['content-type', 'idempotency-key', 'prefer'];

function schemeOf(headers: Entry['headers']): Scheme | undefined {
  if (headers['x-api-signature'] !== undefined) return 'signed';
  if (headers['x-api-key'] !== undefined) return 'key';
  return headers.authorization === undefined ? undefined : 'bearer';
}

/** The call in a language; undefined where the language cannot send it. */
export function codeOf(entry: Entry, language: Language, origin: string): string | undefined {
  const scheme = schemeOf(entry.headers);
  const kept = Object.entries(entry.headers).filter(([name]) => KEPT.includes(name));
  const query = entry.query === '' ? '' : `?${entry.query}`;
  try {
    return snippetIn(language, {
      method: entry.method,
      url: `${origin}${entry.path}${query}`,
      headers: Object.fromEntries(kept),
      ...(entry.body === null || entry.body.text === '' ? {} : { body: entry.body.text }),
      ...(scheme === undefined ? {} : { credentials: ENVIRONMENT[scheme] }),
    });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
