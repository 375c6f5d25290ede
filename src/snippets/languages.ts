import { type Call, callOf } from './call.js';
import { curlSnippet } from './curl.js';
import { goSnippet } from './go.js';
import { javascriptSnippet } from './javascript.js';
import { phpSnippet } from './php.js';
import { pythonSnippet } from './python.js';
import type { SnippetRequest } from './types.js';

interface Language {
  /** What readers call it. */
  readonly label: string;
  /** What highlighters of code call it. */
  readonly syntax: string;
  print(call: Call): string;
}

/** The languages that snippets are written in, in the order in which they are offered. */
export const LANGUAGES = {
  curl: { label: 'curl', syntax: 'sh', print: curlSnippet },
  javascript: { label: 'JavaScript', syntax: 'js', print: javascriptSnippet },
  python: { label: 'Python', syntax: 'python', print: pythonSnippet },
  php: { label: 'PHP', syntax: 'php', print: phpSnippet },
  go: { label: 'Go', syntax: 'go', print: goSnippet },
} as const satisfies Record<string, Language>;

/** A language that there are snippets in. */
export type LanguageId = keyof typeof LANGUAGES;

/**
 * A call as code to copy: it prints status and body of the answer, and ends with a failure when the answer is one.
 * @throws RangeError for what HTTP, or the language, cannot send: a line break in a header, NUL in a command line
 */
export function snippet(language: LanguageId, request: SnippetRequest): string {
  return LANGUAGES[language].print(callOf(request));
}
