/** What holds for every call: the introduction, the credentials, the errors; and what is not there. */
import { requestOf, schemesOf } from '../../snippets/index.js';
import { LinkButton } from '../kit/button.js';
import { Copyable } from '../kit/values.js';
import { CallAsCode, JsonCode } from './code.js';
import type { Answer } from './contract.js';
import { useContract } from './fields.js';
import { asText, credentialsOf } from './form.js';
import { Notes } from './notes.js';
import { Inline, Prose } from './prose.js';

const FIRST = 'createPayment';

export function Introduction() {
  const contract = useContract();
  const [scheme = 'bearer'] = schemesOf(contract.document);
  const first = contract.entries.find(({ id }) => id === FIRST) ?? contract.entries[0];
  return (
    <article class="entry">
      <div class="text">
        <p class="crumb">API reference</p>
        <h1 tabIndex={-1}>{contract.title}</h1>
        <Prose text={contract.description} />
      </div>
      <div class="side">
        <section class="panel" aria-labelledby="base">
          <header>
            <h2 id="base">Base URL</h2>
          </header>
          <p>
            <Copyable text={`${location.origin}/v1`} what="the base URL" />
          </p>
          <p class="soft">
            The contract itself: <a href="/v1/openapi.json">/v1/openapi.json</a>, OpenAPI 3.1.
          </p>
        </section>
        {first && (
          <section class="panel" aria-labelledby="first">
            <header>
              <h2 id="first">A first call</h2>
              <a href={`#${first.id}`}>Try it</a>
            </header>
            <CallAsCode
              request={requestOf(contract.document, first.id, {
                base: `${location.origin}/v1`,
                credentials: credentialsOf(scheme, undefined),
              })}
            />
          </section>
        )}
      </div>
    </article>
  );
}

const WAYS: Readonly<Record<string, { title: string; names: readonly string[] }>> = {
  bearer: { title: 'Bearer', names: ['bearer'] },
  key: { title: 'X-API-Key', names: ['apiKey'] },
  signed: { title: 'Signed request', names: ['publicKey', 'timestamp', 'signature'] },
};
const HEADERS: Readonly<Record<string, string>> = {
  bearer: 'Authorization',
  apiKey: 'X-API-Key',
  publicKey: 'X-API-Key',
  timestamp: 'X-API-Timestamp',
  signature: 'X-API-Signature',
};

export function Authentication() {
  const contract = useContract();
  const schemes = schemesOf(contract.document);
  const get = contract.entries.find(
    ({ method, path, kind }) => kind === 'operation' && method === 'GET' && !path.includes('{'),
  );
  return (
    <article class="entry">
      <div class="text">
        <p class="crumb">Basics</p>
        <h1 tabIndex={-1}>Authentication</h1>
        <p class="lead">
          {schemes.length === 1
            ? 'This merchant accepts one kind of credential.'
            : 'This merchant accepts each of these.'}{' '}
          A key in the address or in the query string is never read.
        </p>
        <Notes of={['security']} />
        {schemes.map((scheme) => (
          <section key={scheme} data-scheme={scheme}>
            <h2>{WAYS[scheme]?.title}</h2>
            <dl class="fields">
              {(WAYS[scheme]?.names ?? []).map((name) => (
                <div key={name} class="field-row">
                  <dt>
                    <code class="name">{HEADERS[name]}</code> <span class="type">header</span>
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
      </div>
      <div class="side">
        {get &&
          schemes.map((scheme) => (
            <section key={scheme} class="panel" aria-label={`${WAYS[scheme]?.title} as code`}>
              <header>
                <h2>{WAYS[scheme]?.title}</h2>
              </header>
              <CallAsCode
                name={`language-${scheme}`}
                request={requestOf(contract.document, get.id, {
                  base: `${location.origin}/v1`,
                  credentials: credentialsOf(scheme, undefined),
                })}
              />
            </section>
          ))}
      </div>
    </article>
  );
}

/** Each error answer of the contract once, with the operations that give it. */
function errorsOf(answers: readonly Answer[]): Answer[] {
  const found = new Map<string, Answer>();
  for (const answer of answers) {
    const key = answer.names[0] ?? answer.status;
    if (/^[45]/.test(answer.status) && !found.has(`${answer.status} ${key}`))
      found.set(`${answer.status} ${key}`, answer);
  }
  return [...found.values()].sort((a, b) => a.status.localeCompare(b.status));
}

const codeOf = (value: unknown): string | undefined => {
  const { code } = ((value as { error?: { code?: unknown } } | null)?.error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
};

export function Errors() {
  const contract = useContract();
  const operations = contract.entries.filter(({ kind }) => kind === 'operation');
  const errors = errorsOf(operations.flatMap(({ answers }) => answers));
  return (
    <article class="entry single">
      <div class="text">
        <p class="crumb">Basics</p>
        <h1 tabIndex={-1}>Errors</h1>
        <p class="lead">
          What went wrong is said by the status, by a code for programs and by a message for people. Do not repeat a
          400, 401, 403, 404, 405 or 422 without changing the request; repeat 429, 500 and 503 with exponential backoff.
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
        {errors.map((answer) => (
          <ErrorRow key={`${answer.status} ${answer.names[0]}`} answer={answer} />
        ))}
      </div>
    </article>
  );
}

function ErrorRow({ answer: { status, description, body } }: { answer: Answer }) {
  const examples = body?.examples ?? [];
  const codes = [...new Set(examples.flatMap(({ value }) => codeOf(value) ?? []))];
  return (
    <section class="error-row">
      <h2>
        <span class={`badge ${status.startsWith('5') ? 'bad' : 'warn'}`}>{status}</span>{' '}
        {codes.map((code) => (
          <code key={code}>{code}</code>
        ))}
      </h2>
      <p>
        <Inline text={description} />
      </p>
      {examples[0] && <JsonCode text={asText(examples[0].value)} what={`the example of ${status}`} />}
    </section>
  );
}

/** What a link names that is not in this contract. */
export function Missing({ id }: { id: string }) {
  return (
    <article class="entry single" data-testid="error-page">
      <div class="text">
        <p class="crumb">API reference</p>
        <h1 tabIndex={-1}>Nothing is called so</h1>
        <p>
          The contract of this merchant has neither an operation nor an event <code>{id.slice(0, 200)}</code>. The link
          may be mistyped, or a setting of the merchant takes it away: events have other names with another envelope.
        </p>
        <div class="actions">
          <LinkButton href="#" tone="primary">
            Show the introduction
          </LinkButton>
        </div>
      </div>
    </article>
  );
}
