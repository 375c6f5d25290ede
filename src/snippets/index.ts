/**
 * The snippets module: a call of the API as code to copy, in every language of a table. It is text from text, so that pages in
 * a browser and the documentation show the same.
 */
import { type Call, callOf, type SnippetRequest } from './call.js';
import { curlSnippet } from './curl.js';
import { goSnippet } from './go.js';
import { javascriptSnippet } from './javascript.js';
import { phpSnippet } from './php.js';
import { pythonSnippet } from './python.js';

export type { Credentials, Scheme, SnippetRequest, Text } from './call.js';
export { bodyExamplesOf, ENVIRONMENT, exampleText, requestOf, schemesOf } from './requests.js';

/** A language that there are snippets in. */
interface Language {
  /** What readers call it. */
  readonly label: string;
  /** What highlighters of code call it. */
  readonly syntax: string;
  print(call: Call): string;
}

const curl: Language = { label: 'curl', syntax: 'sh', print: curlSnippet };
const javascript: Language = { label: 'JavaScript', syntax: 'js', print: javascriptSnippet };
const python: Language = { label: 'Python', syntax: 'python', print: pythonSnippet };

/** Those that most readers know; who needs no others does not load them. */
export const USUAL_LANGUAGES = { curl, javascript, python } as const;

/** The languages that snippets are written in, in the order in which they are offered. */
export const LANGUAGES = {
  curl,
  javascript,
  python,
  php: { label: 'PHP', syntax: 'php', print: phpSnippet },
  go: { label: 'Go', syntax: 'go', print: goSnippet },
} as const satisfies Record<string, Language>;

/** The name of a language that there are snippets in. */
export type LanguageId = keyof typeof LANGUAGES;

/**
 * A call as code to copy: it prints status and body of the answer, and ends with a failure when the answer is one.
 * @throws RangeError for what HTTP, or the language, cannot send: a line break in a header, NUL in a command line
 */
export const snippetIn = ({ print }: Language, request: SnippetRequest): string => print(callOf(request));

/** The same in a language by its name. */
export const snippet = (language: LanguageId, request: SnippetRequest): string =>
  snippetIn(LANGUAGES[language], request);
