/** What is shown of webhooks in several places: how an endpoint is called and answers, what came of a delivery, and sending again. */

import { type Reply, send } from '../../api/control.js';
import { RowAct } from '../../kit/act.js';
import { AttemptTicks, Sign } from '../../kit/signs.js';
import { saying } from '../../kit/toasts.js';
import { amountText, StatusBadge, Time } from '../../kit/values.js';
import { hrefOf } from '../screens.js';
import { durationText, endpointName, percentText } from '../webhook-words.js';

export type Endpoint = Reply<'/endpoints', 'get'>['data'][number];
export type Delivery = Reply<'/deliveries', 'get'>['data'][number];

const stateOf = ({ disabled, failing }: Endpoint): 'disabled' | 'failing' | 'active' =>
  disabled ? 'disabled' : failing ? 'failing' : 'active';

/** How an endpoint is, in a badge. */
export function EndpointState({ endpoint }: { endpoint: Endpoint }) {
  const state = stateOf(endpoint);
  if (state === 'disabled') return <StatusBadge status="disabled by 410" tone="bad" />;
  const { failed_in_a_row, recent_attempts } = endpoint;
  if (state === 'failing')
    return <StatusBadge status={`failing, ${failed_in_a_row}${failed_in_a_row < 50 ? '' : '+'} in a row`} tone="bad" />;
  return <StatusBadge status={recent_attempts.length === 0 ? 'not used yet' : 'active'} />;
}

/** An endpoint and how it answered lately. */
export function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const { id, url, success_rate, median_ms, recent_attempts } = endpoint;
  const state = stateOf(endpoint);
  const last = recent_attempts.at(-1);
  return (
    <li class="card endpoint">
      <div class="line">
        <Sign tone={state !== 'active' ? 'bad' : last === undefined ? 'neutral' : 'good'} />
        <a class="short" href={`/dashboard/deliveries?endpoint=${id}`}>
          {endpointName(url)}
        </a>
        <span class="to-end">
          {state === 'active' ? last && <Time at={last.at} /> : <EndpointState endpoint={endpoint} />}
        </span>
      </div>
      <code class="short">{url}</code>
      <AttemptTicks of={recent_attempts} />
      <p class="line">
        {success_rate === null || median_ms === null ? (
          'nothing sent yet'
        ) : (
          <>
            <span>
              <b>{percentText(success_rate)}</b> delivered
            </span>
            <span>
              <b>{durationText(median_ms)}</b> median
            </span>
          </>
        )}
        <span class="to-end">last 50</span>
      </p>
    </li>
  );
}

/** The record that a delivery is about, by what tells it from others. */
export function About({ about: { id, amount, currency, order_id } }: Pick<Delivery, 'about'>) {
  if (id === null) return <>a test</>;
  const named = amount === undefined || currency === undefined ? <code>{id}</code> : amountText(amount, currency);
  return (
    <>
      <a href={hrefOf(id)}>{named}</a> {order_id && <span class="faint short">{order_id}</span>}
    </>
  );
}

/** What the last attempt was answered with, and how long that took, unless there is no room for it. */
export function LastResponse({ delivery, short = false }: { delivery: Delivery; short?: boolean }) {
  const { attempts, last_status, last_error, last_duration_ms = 0 } = delivery;
  if (attempts === 0) return <span class="faint">none yet</span>;
  if (last_status === null)
    return (
      <span class="answer bad short" title={last_error}>
        {short ? 'no response' : (last_error ?? 'no response')}
      </span>
    );
  const ok = last_status >= 200 && last_status < 300;
  return (
    <>
      <b class={`answer ${ok ? 'good' : 'bad'}`}>{last_status}</b>
      {!short && <span class="faint"> in {durationText(last_duration_ms)}</span>}
    </>
  );
}

/** Has the planned attempt made at once. */
export const retryNow = ({ id }: { id: string }) =>
  saying('The attempt is made now.', send('post', '/deliveries/{id}/retry', { at: { id } }));

/** Sends the event once more, as a new delivery. */
export const replayOf = ({ id }: { id: string }) =>
  saying('Replayed as a new delivery.', send('post', '/deliveries/{id}/replay', { at: { id } }));

/** The one thing to do with a delivery in a list. */
export function DeliveryAct({ delivery, icon = false }: { delivery: Delivery; icon?: boolean }) {
  const { status, event_type, url } = delivery;
  const what = `${event_type} to ${endpointName(url)}`;
  if (status === 'retrying' || status === 'pending') {
    const verb = status === 'pending' ? 'Send now' : 'Retry now';
    return (
      <RowAct run={() => retryNow(delivery)} label={`${verb}: ${what}`} testId="retry-now">
        {verb}
      </RowAct>
    );
  }
  if (status === 'cancelled') return null;
  return (
    <RowAct
      run={() => replayOf(delivery)}
      label={`Replay: ${what}`}
      testId="replay-row"
      icon={icon ? 'replay' : undefined}
    >
      {icon ? undefined : 'Replay'}
    </RowAct>
  );
}

/** When it is tried next, or why it is not. */
export function NextAttempt({ delivery: { status, next_attempt_at } }: { delivery: Delivery }) {
  if (next_attempt_at !== null) return <Time at={next_attempt_at} />;
  if (status === 'failed') return <span class="faint">given up</span>;
  return <span class="faint">{status === 'cancelled' ? 'cancelled' : '–'}</span>;
}
