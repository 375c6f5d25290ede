/**
 * The snippets room: a call of the API as code to copy, in every language of a table. It is text from text, so that pages in
 * a browser and the documentation show the same.
 */

export type { Credentials, Scheme, SnippetRequest, Text } from './call.js';
export { LANGUAGES, type LanguageId, snippet, snippetIn, USUAL_LANGUAGES } from './languages.js';
export { bodyExamplesOf, ENVIRONMENT, exampleText, requestOf, schemesOf } from './requests.js';
