/** One call of the merchant API: what came, what was answered, why, and the same call as code. */
import { ENVIRONMENT, type Scheme, snippetIn, USUAL_LANGUAGES } from '../../../snippets/index.js';
import { home } from '../../api/base.js';
import type { Reply } from '../../api/control.js';
import { Code } from '../../kit/code.js';
import { FormButton } from '../../kit/contract-form.js';
import { Card, RecordPage } from '../../kit/page.js';
import { Tabs } from '../../kit/tabs.js';
import { say } from '../../kit/toasts.js';
import { Facts, StatusBadge, Time, wordsOf } from '../../kit/values.js';
import { Body } from '../json.js';
import { navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { FactsCard } from './record-parts.js';
import { VERDICT_TONES } from './requests.js';

type Entry = Reply<'/requests/{id}', 'get'>;

/** The languages that a call is offered in. */
const LANGUAGES = Object.values(USUAL_LANGUAGES);
type Language = (typeof LANGUAGES)[number];

export default function RequestScreen({ id }: ScreenProps) {
  return (
    <RecordPage
      id={id}
      path="/requests/{id}"
      what="request"
      list="Requests"
      kinds={[]}
      lost="The request log keeps the last thousand calls, and a reset forgets them."
      heading={({ method, path, status, verdict }) => (
        <>
          {method} {path} <StatusBadge status={status === 0 ? 'cut' : String(status)} tone={VERDICT_TONES[verdict]} />
        </>
      )}
      actions={(entry) => <SendAgain entry={entry} />}
    >
      {(entry) => (
        <>
          <div class="columns">
            <Verdict entry={entry} />
            <Limits entry={entry} />
          </div>
          <Tabs
            label="What was sent and answered"
            of={{
              Request: () => <Message headers={entry.headers} body={entry.body} />,
              Response: () => <Message headers={entry.response_headers} body={entry.response_body} />,
              ...Object.fromEntries(
                LANGUAGES.map((language) => [
                  `as ${language.label}`,
                  () => <AsCode entry={entry} language={language} />,
                ]),
              ),
            }}
          />
        </>
      )}
    </RecordPage>
  );
}

/** The same call once more, in the same way; the screen of the new one opens. */
function SendAgain({ entry: { id, method, idempotency } }: { entry: Entry }) {
  return (
    <FormButton
      button={{ testId: 'send-again' }}
      title="Send again"
      intro="With its headers and body, and a key of this merchant in place of the masked one."
      operation="resendRequest"
      at={{ id }}
      fields={{
        idempotency_key: method === 'POST' && idempotency !== null && { label: 'Idempotency-Key', initial: 'same' },
      }}
      verb="Send again"
      onDone={(again) => {
        say(`Sent again, and answered ${again.status}.`);
        navigate(`/dashboard/requests/${again.id}`);
      }}
    />
  );
}

function Verdict({ entry }: { entry: Entry }) {
  const { refusal, verdict, operation_id, at, duration_ms, key_label, faults } = entry;
  return (
    <Card title="Result">
      <Facts
        of={{
          Result: <StatusBadge status={verdict} tone={VERDICT_TONES[verdict]} />,
          Operation: operation_id ?? 'none has this path and method',
          Code: refusal && <code>{refusal.code}</code>,
          Why: refusal?.explanation,
          Parameter: refusal?.parameter !== undefined && <code>{refusal.parameter}</code>,
          Rule: refusal?.rule !== undefined && <code>{refusal.rule}</code>,
          'In the contract': refusal?.pointer !== undefined && <code>{refusal.pointer || 'the whole body'}</code>,
          ...Object.fromEntries(
            (faults ?? []).map(({ fault_id, effects }) => [`Fault ${fault_id}`, effects.join(', ')]),
          ),
          When: <Time at={at} exact />,
          Duration: `${duration_ms} ms`,
          Key: key_label ?? 'no key of this merchant',
        }}
      />
      <p class="evidence">
        <a href={`/dashboard/timeline/${entry.id}`}>Trace</a>
      </p>
    </Card>
  );
}

const OUTCOMES: Readonly<Record<string, string>> = {
  stored: 'The key was new. What was carried out is kept for a repetition with it.',
  replayed: 'The kept answer was given again; nothing was carried out.',
  conflict: 'The key was used before with another body.',
  in_use: 'The first request with this key was still being answered.',
};

function Limits({ entry }: { entry: Entry }) {
  const headers = entry.response_headers;
  const { idempotency } = entry;
  return (
    <FactsCard
      title="Idempotency and rate"
      of={{
        'Idempotency-Key': idempotency === null ? 'none' : <code>{idempotency.key}</code>,
        Outcome: idempotency && (OUTCOMES[idempotency.outcome] ?? wordsOf(idempotency.outcome)),
        'Calls left in the window': headers['x-ratelimit-remaining'] ?? '–',
        Of: headers['x-ratelimit-limit'] ?? '–',
      }}
    />
  );
}

const lines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

function Message({ headers, body }: { headers: Readonly<Record<string, string>>; body: Entry['body'] }) {
  return (
    <>
      <h3>Headers</h3>
      <Code text={lines(headers) || 'none'} what="the headers" />
      <h3>Body</h3>
      {body === null || body.text === '' ? (
        <p class="footnote">There was none.</p>
      ) : (
        <Body text={body.text} what="the body" />
      )}
      {body?.truncated && <p class="footnote">The request log keeps no more of it.</p>}
    </>
  );
}

/** Headers that say something about the call, and not about who made it or about the connection. */
const KEPT = ['content-type', 'idempotency-key', 'prefer'];

function schemeOf(headers: Entry['headers']): Scheme | undefined {
  if (headers['x-api-signature'] !== undefined) return 'signed';
  if (headers['x-api-key'] !== undefined) return 'key';
  return headers.authorization === undefined ? undefined : 'bearer';
}

/** The call in a language; undefined where the language cannot send it. */
function codeOf(entry: Entry, language: Language): string | undefined {
  const scheme = schemeOf(entry.headers);
  const kept = Object.entries(entry.headers).filter(([name]) => KEPT.includes(name));
  const query = entry.query === '' ? '' : `?${entry.query}`;
  try {
    return snippetIn(language, {
      method: entry.method,
      url: `${home}${entry.path}${query}`,
      headers: Object.fromEntries(kept),
      ...(entry.body === null || entry.body.text === '' ? {} : { body: entry.body.text }),
      ...(scheme === undefined ? {} : { credentials: ENVIRONMENT[scheme] }),
    });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function AsCode({ entry, language }: { entry: Entry; language: Language }) {
  const code = codeOf(entry, language);
  return code === undefined ? (
    <p class="footnote">This call cannot be written in this language: a header of it has a control character.</p>
  ) : (
    <>
      <Code text={code} what="the code" />
      <p class="footnote">The key is read from TENDERBOX_API_KEY; the request log does not keep it.</p>
    </>
  );
}
