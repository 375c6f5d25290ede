/** One delivery: its attempts, its exact bytes, and why a receiver computes another signature. */
import { type Reply, read, send } from '../../api/control.js';
import { useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { Code, Json } from '../../kit/code.js';
import { RecordPage } from '../../kit/record-page.js';
import { Failure } from '../../kit/state.js';
import { Tabs } from '../../kit/tabs.js';
import { say } from '../../kit/toasts.js';
import { Copyable, Facts, StatusBadge, Time, wordsOf } from '../../kit/values.js';
import { navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { deliveryState } from './deliveries.js';
import { SignatureDoctor } from './signature-doctor.js';

type Detail = Reply<'/deliveries/{id}', 'get'>;
type Attempt = Detail['attempts'][number];

const stateOf = ({ status, attempts }: Detail): string => deliveryState({ status, attempts: attempts.length });

export default function DeliveryScreen({ id }: ScreenProps) {
  const load = (signal: AbortSignal) => read('/deliveries/{id}', { at: { id }, signal });
  return (
    <RecordPage
      id={id}
      what="delivery"
      list={{ href: '/dashboard/deliveries', title: 'Deliveries' }}
      data={useData(`delivery ${id}`, load, ['delivery'])}
      heading={(detail) => (
        <>
          {detail.event_type} <StatusBadge status={stateOf(detail)} />
        </>
      )}
    >
      {(detail) => <Shown detail={detail} />}
    </RecordPage>
  );
}

function Shown({ detail }: { detail: Detail }) {
  const { body, signed_string, attempts } = detail;
  return (
    <>
      <Summary detail={detail} />
      <section class="card" aria-label="What was sent">
        <Tabs
          label="What was sent"
          tabs={[
            { name: 'attempts', title: `Attempts (${attempts.length})`, content: () => <Attempts rows={attempts} /> },
            { name: 'body', title: 'Exact body', content: () => <Code text={body} what="the body" /> },
            {
              name: 'signed',
              title: 'Signed string',
              content: () =>
                signed_string === null ? (
                  <p class="footnote">The endpoint has no secret, so nothing is signed.</p>
                ) : (
                  <Code text={signed_string} what="the signed string" />
                ),
            },
            { name: 'doctor', title: 'Signature doctor', content: () => <SignatureDoctor id={detail.id} /> },
          ]}
        />
      </section>
    </>
  );
}

function Summary({ detail }: { detail: Detail }) {
  const { id, event_id, url, created_at, next_attempt_at, replay_of, misbehaviour, signature } = detail;
  const replay = useAction(async () => {
    const made = await send('post', '/deliveries/{id}/replay', { at: { id } });
    say('It is sent again, as this new delivery.');
    navigate(`/dashboard/deliveries/${made.id}`);
  });
  return (
    <section class="card" aria-label="Summary">
      <Facts
        rows={[
          [
            'Event',
            <a key="event" href={`/dashboard/events/${event_id}`}>
              {event_id}
            </a>,
          ],
          ['To', <Copyable key="url" text={url} what="the URL" />],
          ['Created', <Time key="created" at={created_at} exact />],
          ['Next attempt', next_attempt_at === null ? 'none' : <Time key="next" at={next_attempt_at} exact />],
          [
            'Service-Signature',
            signature === null ? 'unsigned' : <Copyable key="signature" text={signature} what="the signature" />,
          ],
          ...(replay_of === null
            ? []
            : ([
                [
                  'Sends again',
                  <a key="of" href={`/dashboard/deliveries/${replay_of}`}>
                    {replay_of}
                  </a>,
                ],
              ] as const)),
          ...(misbehaviour.length === 0 ? [] : ([['On purpose', misbehaviour.map(wordsOf).join(', ')]] as const)),
        ]}
      />
      <div class="actions">
        <Button
          busy={replay.busy}
          disabled={stateOf(detail) === 'pending' ? 'Its first attempt was not made yet.' : undefined}
          onClick={() => void replay.run()}
          testId="replay"
        >
          Replay
        </Button>
      </div>
      {replay.failure && <Failure error={replay.failure} />}
    </section>
  );
}

/** The merchant's time between two instants, in words that do not round away a second. */
function gapText(from: string, to: string): string {
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
  const text = parts.map((part, i) => (part === 0 ? '' : `${part} ${['h', 'min', 's'][i]}`)).filter(Boolean);
  return text.length === 0 ? 'at once' : `${text.join(' ')} later`;
}

function Attempts({ rows }: { rows: Attempt[] }) {
  if (rows.length === 0) return <p class="footnote">No attempt was made yet.</p>;
  return (
    <ol class="timeline">
      {rows.map((attempt, i) => {
        const before = rows[i - 1];
        const { number, at, status, error, duration_ms, response_body } = attempt;
        return (
          <li key={number}>
            <span>
              <Time at={at} exact />
              {before && <small> {gapText(before.at, at)}</small>}
            </span>
            <div>
              <StatusBadge
                status={status === null ? 'no answer' : String(status)}
                tone={status !== null && status < 300 ? 'good' : 'bad'}
              />{' '}
              <span class="number">{duration_ms.toFixed(1)} ms</span> {error}
              <details>
                <summary>Headers and answer of attempt {number}</summary>
                <Json value={attempt.request_headers} what="the request headers" />
                <Json value={attempt.response_headers} what="the response headers" />
                <Code text={response_body} what="the answer" />
              </details>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
