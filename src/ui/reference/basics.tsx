/** What holds for every call: the introduction, the credentials, the errors; and what is not there. */

import { ENVIRONMENT, requestOf, type Scheme, type SnippetRequest, schemesOf } from '../../snippets/index.js';
import { home } from '../api/base.js';
import type { Answer, Contract, Example } from '../api/contract.js';
import { fetchFile } from '../api/control.js';
import { Act } from '../kit/act.js';
import { LinkButton } from '../kit/button.js';
import { DownloadButton, saveFile } from '../kit/download.js';
import { Inline, Prose } from '../kit/prose.js';
import { Copyable } from '../kit/values.js';
import { CallAsCode, JsonCode } from './code.js';
import { exampleTitle } from './examples.js';
import { Folded, useContract } from './fields.js';
import { asText } from './form.js';
import { Article, Panel } from './frames.js';
import { Notes } from './notes.js';

const FIRST = 'createPayment';

/** A call as code, with variables of the environment as credentials. */
const codeOf = ({ document }: Contract, id: string, scheme: Scheme): SnippetRequest =>
  requestOf(document, id, { base: `${home}/v1`, credentials: ENVIRONMENT[scheme] });

export function Introduction() {
  const contract = useContract();
  const [scheme = 'bearer'] = schemesOf(contract.document);
  const first = contract.entries.find(({ id }) => id === FIRST) ?? contract.entries[0];
  const side = (
    <>
      <Panel id="base" title="Base URL">
        <p>
          <Copyable text={`${home}/v1`} what="the base URL" />
        </p>
        <p class="soft">
          The contract itself: <a href="/v1/openapi.json">/v1/openapi.json</a>, OpenAPI 3.1. To take along:
        </p>
        <div class="actions">
          <DownloadButton path="/contract?format=yaml" file="openapi.yaml">
            OpenAPI
          </DownloadButton>
          <Act run={() => savePostman(contract)}>Postman</Act>
        </div>
      </Panel>
      {first && (
        <Panel id="first" title="A first call" actions={<a href={`#${first.id}`}>Try it</a>}>
          <CallAsCode request={codeOf(contract, first.id, scheme)} />
        </Panel>
      )}
    </>
  );
  return (
    <Article crumb="API reference" title={contract.title} side={side}>
      <Prose text={contract.description} />
    </Article>
  );
}

async function savePostman({ document }: Contract): Promise<void> {
  const [{ collectionOf }, { postmanCollection }, sandbox] = await Promise.all([
    import('../../snippets/collections/requests.js'),
    import('../../snippets/collections/postman.js'),
    fetchFile('/openapi.json').then((file) => file.text()),
  ]);
  const collection = postmanCollection(
    collectionOf(document as { info: { title: string } }, JSON.parse(sandbox), home),
  );
  saveFile('tenderbox.postman_collection.json', new Blob([JSON.stringify(collection, null, 2)]));
}

/** The headers of each scheme, by what the contract calls them. */
const WAYS: Readonly<Record<Scheme, { title: string; headers: Readonly<Record<string, string>> }>> = {
  bearer: { title: 'Bearer', headers: { bearer: 'Authorization' } },
  key: { title: 'X-API-Key', headers: { apiKey: 'X-API-Key' } },
  signed: {
    title: 'Signed request',
    headers: { publicKey: 'X-API-Key', timestamp: 'X-API-Timestamp', signature: 'X-API-Signature' },
  },
};

export function Authentication() {
  const contract = useContract();
  const schemes = schemesOf(contract.document);
  const get = contract.entries.find(
    ({ method, path, kind }) => kind === 'operation' && method === 'GET' && !path.includes('{'),
  );
  const side =
    get &&
    schemes.map((scheme) => (
      <section key={scheme} class="card panel" aria-label={`${WAYS[scheme].title} as code`}>
        <header class="between">
          <h2>{WAYS[scheme].title}</h2>
        </header>
        <CallAsCode name={`language-${scheme}`} request={codeOf(contract, get.id, scheme)} />
      </section>
    ));
  return (
    <Article title="Authentication" side={side}>
      <p class="lead">
        {schemes.length === 1
          ? 'This merchant accepts one kind of credential.'
          : 'This merchant accepts each of these.'}{' '}
        A key in the address or in the query string is never read.
      </p>
      <Notes of={['security']} />
      {schemes.map((scheme) => (
        <section key={scheme} data-scheme={scheme}>
          <h2>{WAYS[scheme].title}</h2>
          <dl class="fields rows">
            {Object.entries(WAYS[scheme].headers).map(([name, header]) => (
              <div key={name} class="field-row">
                <dt>
                  <code class="name">{header}</code> <span class="soft">header</span>
                </dt>
                <dd>
                  <p>
                    <Inline text={contract.schemeText(name)} />
                  </p>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Article>
  );
}

/** What the operations answer with one status: why, with which codes, and what that looks like. */
interface ErrorKind {
  status: string;
  descriptions: readonly string[];
  codes: readonly string[];
  examples: readonly Example[];
}

/** Each status that means an error once, with all that operations say of it. */
function errorsOf(answers: readonly Answer[]): ErrorKind[] {
  const statuses = [...new Set(answers.map(({ status }) => status))].filter((status) => /^[45]/.test(status)).sort();
  return statuses.map((status) => {
    const own = answers.filter((answer) => answer.status === status);
    const examples = new Map(own.flatMap(({ body }) => body?.examples ?? []).map((each) => [asText(each.value), each]));
    return {
      status,
      descriptions: [...new Set(own.map(({ description }) => description))],
      codes: [...new Set([...examples.values()].flatMap(({ value }) => errorCodeOf(value) ?? []))],
      examples: [...examples.values()],
    };
  });
}

const errorCodeOf = (value: unknown): string | undefined => {
  const { code } = ((value as { error?: { code?: unknown } } | null)?.error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
};

export function Errors() {
  const contract = useContract();
  const operations = contract.entries.filter(({ kind }) => kind === 'operation');
  const errors = errorsOf(operations.flatMap(({ answers }) => answers));
  return (
    <Article title="Errors">
      <p class="lead">
        What went wrong is said by the status, by a code for programs and by a message for people. Do not repeat a 400,
        401, 403, 404, 405 or 422 without changing the request; repeat 429, 500 and 503 with exponential backoff.
      </p>
      <Notes
        of={[
          'schemas/ErrorCodeUnauthenticated',
          'schemas/ErrorDetails',
          'schemas/ErrorUnauthenticated',
          'responses/InvalidBody',
          'responses/RateLimited',
        ]}
      />
      {errors.map((kind) => (
        <ErrorRow key={kind.status} {...kind} />
      ))}
    </Article>
  );
}

function ErrorRow({ status, descriptions, codes, examples }: ErrorKind) {
  return (
    <section class="error-row" data-status={status}>
      <h2 class="together">
        <span class={`badge ${status.startsWith('5') ? 'bad' : 'warn'}`}>{status}</span>{' '}
        {codes.map((code) => (
          <code key={code}>{code}</code>
        ))}
      </h2>
      {descriptions.map((description) => (
        <p key={description}>
          <Inline text={description} />
        </p>
      ))}
      {examples.length > 0 && (
        <Folded name={status} title={examples.length === 1 ? 'Example' : `${examples.length} examples`}>
          {() =>
            examples.map((example) => (
              <figure key={example.name}>
                <figcaption class="soft">{exampleTitle(example)}</figcaption>
                <JsonCode text={asText(example.value)} what={`the example of ${status}`} />
              </figure>
            ))
          }
        </Folded>
      )}
    </section>
  );
}

/** What a link names that is not in this contract. */
export function Missing({ id }: { id: string }) {
  return (
    <Article crumb="API reference" title="Nothing is called so" testId="error-page">
      <p>
        The contract of this merchant has neither an operation nor an event <code>{id.slice(0, 200)}</code>. The link
        may be mistyped, or a setting of the merchant takes it away: events have other names with another envelope.
      </p>
      <div class="actions">
        <LinkButton href="#" tone="primary">
          Show the introduction
        </LinkButton>
      </div>
    </Article>
  );
}
