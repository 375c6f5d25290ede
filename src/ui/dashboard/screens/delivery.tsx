/** One delivery: its attempts, its exact bytes, and why a receiver computes another signature. */
import { useState } from 'preact/hooks';
import type { Reply } from '../../api/control.js';
import { Act } from '../../kit/act.js';
import { Code } from '../../kit/code.js';
import { ContractForm } from '../../kit/contract-form.js';
import { RecordPage } from '../../kit/page.js';
import { Tabs } from '../../kit/tabs.js';
import { Copyable, StatusBadge, Time, wordsOf } from '../../kit/values.js';
import { laterText } from '../jobs.js';
import { Body, Json } from '../json.js';
import { navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { durationText, endpointName } from '../webhook-words.js';
import { useMoves } from './record-moves.js';
import { FactsCard } from './record-parts.js';
import { Reference } from './reference.js';
import { replayOf, retryNow } from './webhook-parts.js';

type Detail = Reply<'/deliveries/{id}', 'get'>;

export default function DeliveryScreen({ id }: ScreenProps) {
  return (
    <RecordPage
      id={id}
      path="/deliveries/{id}"
      what="delivery"
      list="Deliveries"
      kinds={['delivery']}
      heading={(detail) => (
        <>
          {detail.event_type} <StatusBadge status={detail.status} />
        </>
      )}
      actions={(detail) => <Actions detail={detail} />}
    >
      {(detail) => (
        <>
          <Summary detail={detail} />
          <Tabs
            label="What was sent"
            of={{
              [`Attempts (${detail.attempts.length})`]: () => <Attempts rows={detail.attempts} />,
              Body: () => <Body text={detail.body} what="the body" />,
              'Signed string': () =>
                detail.signed_string === null ? (
                  <p class="footnote">The endpoint has no secret, so nothing is signed.</p>
                ) : (
                  <Code text={detail.signed_string} what="the signed string" />
                ),
              'Signature doctor': () => <SignatureDoctor id={id} />,
            }}
          />
        </>
      )}
    </RecordPage>
  );
}

function Summary({ detail }: { detail: Detail }) {
  const { event_id, endpoint_id, url, created_at, next_attempt_at, replay_of, misbehaviour, signature } = detail;
  return (
    <FactsCard
      label="Summary"
      of={{
        Event: <Reference id={event_id} />,
        Endpoint: <a href={`/dashboard/deliveries?endpoint=${endpoint_id}`}>{endpointName(url)}</a>,
        To: <Copyable text={url} what="the URL" />,
        Created: <Time at={created_at} exact />,
        'Next attempt': next_attempt_at === null ? 'none' : <Time at={next_attempt_at} exact />,
        'Service-Signature': signature === null ? 'unsigned' : <Copyable text={signature} what="the signature" />,
        'Replay of': replay_of && <Reference id={replay_of} />,
        'On purpose': misbehaviour.length > 0 && misbehaviour.map(wordsOf).join(', '),
      }}
    />
  );
}

/** What can be done with it, as the sandbox says; a retry is one more attempt, a replay is a new delivery. */
function Actions({ detail }: { detail: Detail }) {
  const { id, status } = detail;
  const reason = useMoves(id, ['delivery']).value?.moves.find(({ verb }) => verb === 'retry')?.reason ?? undefined;
  const replay = async (): Promise<void> => navigate(`/dashboard/deliveries/${(await replayOf(detail)).id}`);
  return (
    <div class="actions">
      <Act tone="sand" disabled={reason} run={() => retryNow(detail)} testId="retry">
        {status === 'pending' ? 'Send now' : 'Retry now'}
      </Act>
      <Act
        disabled={status === 'pending' ? 'Its first attempt was not made yet.' : undefined}
        run={replay}
        testId="replay"
      >
        Replay
      </Act>
    </div>
  );
}

function Attempts({ rows }: { rows: Detail['attempts'] }) {
  if (rows.length === 0) return <p class="footnote">No attempt was made yet.</p>;
  return (
    <ol class="timeline rows">
      {rows.map((attempt, i) => {
        const before = rows[i - 1];
        const { number, at, status, error, duration_ms, response_body } = attempt;
        return (
          <li key={number}>
            <span>
              <Time at={at} exact />
              {before && <small> {laterText(before.at, at)}</small>}
            </span>
            <div>
              <StatusBadge
                status={status === null ? 'no response' : String(status)}
                tone={status !== null && status < 300 ? 'good' : 'bad'}
              />{' '}
              <span class="number">{durationText(duration_ms)}</span> {error}
              <details>
                <summary>Headers and response of attempt {number}</summary>
                {before && <p class="footnote">What changed since attempt {before.number} is marked.</p>}
                <Json value={attempt.request_headers} before={before?.request_headers} what="the request headers" />
                <Json value={attempt.response_headers} before={before?.response_headers} what="the response headers" />
                <Body text={response_body} before={before?.response_body} what="the response" />
              </details>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const TONES = { right: 'good', explained: 'warn', unexplained: 'bad' } as const;
const VERDICTS = {
  right: 'Nothing is wrong with what was given.',
  explained: 'This is why:',
  unexplained: 'No known mistake gives this. Compare the signed string with the text that your receiver signs.',
} as const;

/** Says why a receiver computes another signature, from whatever it knows. */
function SignatureDoctor({ id }: { id: string }) {
  const [found, setFound] = useState<Reply<'/deliveries/{id}/diagnose', 'post'>>();
  return (
    <>
      <p class="footnote">Give what your receiver knows; the more, the surer the answer.</p>
      <ContractForm
        operation="diagnoseDelivery"
        at={{ id }}
        stays
        verb="Diagnose"
        testId="diagnose"
        onDone={setFound}
      />
      <div role="status" data-testid="diagnosis">
        {found && (
          <>
            <p>
              <StatusBadge status={found.verdict} tone={TONES[found.verdict]} /> {VERDICTS[found.verdict]}
            </p>
            <ul>
              {found.findings.map(({ mistake, sentence }) => (
                <li key={mistake}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
