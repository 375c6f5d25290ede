/** What docs/operations.md shows: every operation of the merchant API as code to copy. */
import {
  type Credentials,
  ENVIRONMENT,
  LANGUAGES,
  type LanguageId,
  requestOf,
  snippet,
} from '../src/snippets/index.js';

interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  responses: object;
  'x-tenderbox-scope': string;
}

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const ids = Object.keys(LANGUAGES) as LanguageId[];
/** The language that stands open: its snippets say most on the fewest lines. */
const OPEN: LanguageId = 'curl';
/** What a page of a list is limited to here, so that a reader sees how a query is sent. */
const LIMIT = '2';

function operationsOf({ paths }: Document): { call: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      call: `\`${method.toUpperCase()} ${path}\``,
      operation: operation as Operation,
    })),
  );
}

const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

const firstSentence = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^.*?\.(?= |$)/.exec(line)?.[0] ?? line;
};

/** The operations by name, each with a link to its snippets. */
export const operationIndex = (document: Document): string =>
  [
    '| operation | call |',
    '|---|---|',
    ...operationsOf(document).map(
      ({ call, operation: { summary } }) => `| [${summary}](#${anchorOf(summary)}) | ${call} |`,
    ),
  ].join('\n');

/** Every operation: its purpose, and its snippet in each language. */
export function operationSnippets(document: Document): string {
  let group = '';
  return operationsOf(document)
    .flatMap(({ call, operation }) => {
      const { operationId, summary, description, responses, tags } = operation;
      const success = Object.keys(responses).find((status) => status < '300');
      const heading = tags[0] === group ? [] : [`## ${tags[0]}`];
      group = tags[0] as string;
      const facts = `${call} · scope \`${operation['x-tenderbox-scope']}\` · answers ${success}`;
      return [
        ...heading,
        `### ${summary}`,
        facts,
        firstSentence(description),
        languagesOf(document, operationId, OPEN),
      ];
    })
    .join('\n\n');
}

/** A creation as a signed request, in each language. */
export const signedSnippets = (document: Document): string =>
  languagesOf(document, 'createPayment', OPEN, ENVIRONMENT.signed);

function languagesOf(document: Document, operationId: string, open: LanguageId, credentials?: Credentials): string {
  const choices = { parameters: { limit: LIMIT }, ...(credentials === undefined ? {} : { credentials }) };
  const request = requestOf(document, operationId, choices);
  return ids
    .map((id) => {
      const { label, syntax } = LANGUAGES[id];
      const mark = syntax === 'sh' ? ' skip=run-by-the-snippet-tests' : '';
      const block = `\`\`\`${syntax}${mark}\n${snippet(id, request)}\`\`\``;
      return id === open ? block : `<details><summary>${label}</summary>\n\n${block}\n\n</details>`;
    })
    .join('\n\n');
}
