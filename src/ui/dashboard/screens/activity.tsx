/** What has happened lately, newest first: events, attempts of webhooks, and calls that were rejected. */
import { useRef, useState } from 'preact/hooks';
import { now } from '../../api/clock.js';
import { Segments } from '../../kit/button.js';
import { Sign } from '../../kit/signs.js';
import { EmptyState } from '../../kit/state.js';
import { amountText, capital, type Tone, toneOf, wordsOf } from '../../kit/values.js';
import { spanText } from '../jobs.js';
import { hrefOf } from '../screens.js';
import type { Overview } from '../shell/overview.js';
import { durationText, endpointName } from '../webhook-words.js';

type Happened = Overview['activity'][number];

/** What an event says of its record, by the end of its type, and what its sign is. */
const DID: Readonly<Record<string, readonly [words: string, status: string]>> = {
  created: ['was created', 'awaiting'],
  pending: ['was seen in full', 'detected'],
  underpaid: ['is underpaid', 'underpaid'],
  overpaid: ['is overpaid', 'overpaid'],
  succeeded: ['was paid', 'paid'],
  expired: ['expired', 'expired'],
  paid_late: ['was paid late', 'paid_late'],
  failed: ['failed', 'failed'],
  confirmed: ['was confirmed', 'confirmed'],
  refunded: ['was refunded', 'refunded'],
  completed: ['completed', 'completed'],
  opened: ['was opened', 'open'],
  paid: ['was paid', 'paid'],
  past_due: ['is past due', 'past_due'],
  voided: ['was voided', 'void'],
  processing: ['was broadcast', 'processing'],
};

/** How long ago in one unit. */
function ageText(at: string): string {
  const [age] = spanText((now.value ?? 0) - Date.parse(at)).match(/^\d+ \w+/) ?? ['0 s'];
  return age === '0 s' ? 'now' : age;
}

const Answer = ({ status }: { status: number | null | undefined }) => (
  <b class={`answer ${status != null && status < 300 ? 'good' : 'bad'}`}>{status ?? 'no response'}</b>
);

function Sentence({ row }: { row: Happened }) {
  const { kind, title, about, status, url, attempts = 1, duration_ms, id } = row;
  if (kind === 'request') {
    return (
      <>
        <a href={hrefOf(id)}>{title}</a> was rejected
      </>
    );
  }
  if (kind === 'delivery') {
    return (
      <>
        <a href={hrefOf(id)}>{title}</a> to {endpointName(url ?? '')} {status === null ? 'had' : 'answered'}{' '}
        <Answer status={status} />
        {attempts > 1 ? `, attempt ${attempts}` : duration_ms !== undefined && ` in ${durationText(duration_ms)}`}
      </>
    );
  }
  const [noun = '', did = ''] = title.split('.');
  const price = about.amount !== undefined && about.currency ? ` of ${amountText(about.amount, about.currency)}` : '';
  return (
    <>
      <a href={hrefOf(about.id ?? '') ?? hrefOf(id)}>
        {capital(noun)}
        {price}
      </a>{' '}
      {DID[did]?.[0] ?? wordsOf(did)}
    </>
  );
}

function signOf({ kind, title, state }: Happened): { tone: Tone; status: string } {
  if (kind === 'request') return { tone: 'bad', status: 'failed' };
  const status = kind === 'delivery' ? String(state) : (DID[title.split('.')[1] ?? '']?.[1] ?? '');
  return { tone: toneOf(status), status };
}

function Aside({ row: { kind, about, status, next_attempt_at } }: { row: Happened }) {
  if (kind === 'request') return <code>{status}</code>;
  if (next_attempt_at != null) return <>next in {spanText(Date.parse(next_attempt_at) - (now.value ?? 0))}</>;
  return <>{about.order_id}</>;
}

const KINDS = { all: { text: 'All' }, payments: { text: 'Payments' }, webhooks: { text: 'Webhooks' } };
type Kind = keyof typeof KINDS;

const fits = ({ kind, title }: Happened, wanted: Kind): boolean =>
  wanted === 'all' || (wanted === 'webhooks' ? kind === 'delivery' : kind === 'event' && title.startsWith('payment.'));

const MOST = 8;
const keyOf = ({ kind, id, at }: Happened): string => `${kind} ${id} ${at}`;

export function Activity({ rows }: { rows: readonly Happened[] }) {
  const [wanted, want] = useState<Kind>('all');
  // What was there when the screen was opened is no news.
  const known = useRef<ReadonlySet<string>>(undefined);
  known.current ??= new Set(rows.map(keyOf));
  const shown = rows.filter((row) => fits(row, wanted)).slice(0, MOST);
  return (
    <section class="card flush activity" aria-label="Activity" data-testid="activity">
      <div class="card-head">
        <h2>Activity</h2>
        <span class="live">Live</span>
        <Segments<Kind> label="What is shown of it" value={wanted} of={KINDS} onChoose={(kind) => want(kind)} />
      </div>
      {shown.length === 0 ? (
        <EmptyState title="Nothing yet">What happens here is told as it happens.</EmptyState>
      ) : (
        <ul class="feed rows">
          {shown.map((row) => (
            <li key={keyOf(row)} class={known.current?.has(keyOf(row)) ? undefined : 'news'}>
              <Sign {...signOf(row)} />
              <span class="sentence short">
                <Sentence row={row} />
              </span>
              <small class="short">
                <Aside row={row} />
              </small>
              <time dateTime={row.at}>{ageText(row.at)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
