/** One call of the merchant API: what came, what was answered, why, and the same call as code. */
import { type Reply, read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { Code } from '../../kit/code.js';
import { FormButton } from '../../kit/contract-form.js';
import { RecordPage } from '../../kit/record-page.js';
import { Tabs } from '../../kit/tabs.js';
import { say } from '../../kit/toasts.js';
import { Facts, StatusBadge, Time, wordsOf } from '../../kit/values.js';
import { navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { codeOf, type Language, SHOWN_LANGUAGES } from './request-code.js';
import { VERDICT_TONES } from './requests.js';

type Entry = Reply<'/requests/{id}', 'get'>;

export default function RequestScreen({ id }: ScreenProps) {
  const load = (signal: AbortSignal) => read('/requests/{id}', { at: { id }, signal });
  return (
    <RecordPage
      id={id}
      what="request"
      list={{ href: '/dashboard/requests', title: 'Requests' }}
      lost="The journal keeps the last thousand calls, and a reset forgets them."
      data={useData(`request ${id}`, load, [])}
      heading={({ method, path, status, verdict }) => (
        <>
          {method} {path} <StatusBadge status={status === 0 ? 'cut' : String(status)} tone={VERDICT_TONES[verdict]} />
        </>
      )}
      aside={(entry) => <SendAgain entry={entry} />}
    >
      {(entry) => <Shown entry={entry} />}
    </RecordPage>
  );
}

/** The same call once more, through the same door; the screen of the new one opens. */
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

function Shown({ entry }: { entry: Entry }) {
  return (
    <>
      <div class="columns">
        <Verdict entry={entry} />
        <Limits entry={entry} />
      </div>
      <section class="card" aria-label="What was sent and answered">
        <Tabs
          label="What was sent and answered"
          tabs={[
            { name: 'sent', title: 'Sent', content: () => <Message headers={entry.headers} body={entry.body} /> },
            {
              name: 'answered',
              title: 'Answered',
              content: () => <Message headers={entry.response_headers} body={entry.response_body} />,
            },
            ...SHOWN_LANGUAGES.map(([name, language]) => ({
              name,
              title: `as ${language.label}`,
              content: () => <AsCode entry={entry} language={language} />,
            })),
          ]}
        />
      </section>
    </>
  );
}

function Verdict({ entry }: { entry: Entry }) {
  const { refusal, verdict, operation_id, at, duration_ms, key_label, faults } = entry;
  return (
    <section class="card" aria-labelledby="verdict">
      <h2 id="verdict">Verdict</h2>
      <Facts
        rows={[
          ['Verdict', <StatusBadge key="verdict" status={verdict} tone={VERDICT_TONES[verdict]} />],
          ['Operation', operation_id ?? 'none has this path and method'],
          ...(refusal === null
            ? []
            : ([
                ['Code', <code key="code">{refusal.code}</code>],
                ['Why', refusal.explanation],
                ...(refusal.parameter === undefined
                  ? []
                  : [['Parameter', <code key="parameter">{refusal.parameter}</code>] as const]),
                ...(refusal.rule === undefined ? [] : [['Rule', <code key="rule">{refusal.rule}</code>] as const]),
                ...(refusal.pointer === undefined
                  ? []
                  : [['In the contract', <code key="pointer">{refusal.pointer || 'the whole body'}</code>] as const]),
              ] as const)),
          ...(faults ?? []).map((fault) => ['Fault', `${fault.fault_id}: ${fault.effects.join(', ')}`] as const),
          ['When', <Time key="when" at={at} exact />],
          ['Took', `${duration_ms} ms`],
          ['Key', key_label ?? 'no key of this merchant'],
        ]}
      />
      <p class="evidence">
        <a href={`/dashboard/timeline/${entry.id}`}>What it led to</a>
      </p>
    </section>
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
    <section class="card" aria-labelledby="limits">
      <h2 id="limits">Idempotency and rate</h2>
      <Facts
        rows={[
          ['Idempotency-Key', idempotency === null ? 'none' : <code key="key">{idempotency.key}</code>],
          ...(idempotency === null
            ? []
            : ([['Outcome', OUTCOMES[idempotency.outcome] ?? wordsOf(idempotency.outcome)]] as const)),
          ['Calls left in the window', headers['x-ratelimit-remaining'] ?? '–'],
          ['Of', headers['x-ratelimit-limit'] ?? '–'],
        ]}
      />
    </section>
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
        <Code text={body.text} what="the body" />
      )}
      {body?.truncated && <p class="footnote">The journal keeps no more of it.</p>}
    </>
  );
}

function AsCode({ entry, language }: { entry: Entry; language: Language }) {
  const code = codeOf(entry, language, location.origin);
  return code === undefined ? (
    <p class="footnote">This call cannot be written in this language: a header of it has a control character.</p>
  ) : (
    <>
      <Code text={code} what="the code" />
      <p class="footnote">The key is read from TENDERBOX_API_KEY; the journal does not keep it.</p>
    </>
  );
}
