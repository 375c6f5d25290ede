/** What came of a call: its status, its time, its headers and its body as they were answered. */
import { useEffect } from 'preact/hooks';
import { facts } from '../api/merchant.js';
import { JsonCode } from './code.js';
import type { Outcome } from './send.js';

const toneOf = (status: number): string => (status < 300 ? 'good' : status < 500 ? 'warn' : 'bad');

export function Shown({ outcome }: { outcome: Outcome }) {
  useEffect(() => {
    document.querySelector('[data-testid=outcome]')?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  if (outcome.kind === 'failed') {
    return (
      <div class="note bad">
        <p>{outcome.reason}</p>
      </div>
    );
  }
  const { status, headers, body, took_ms } = outcome;
  const request_id = headers.find(([name]) => name === 'x-request-id')?.[1];
  return (
    <>
      <p class="answered">
        <span class={`badge ${toneOf(status)}`} data-testid="status">
          {status}
        </span>{' '}
        <span class="number">{took_ms} ms</span>
        {request_id && (
          <>
            {' '}
            · <a href={`/dashboard/requests/${encodeURIComponent(request_id)}`}>Why, in the dashboard</a>
          </>
        )}
      </p>
      {status === 401 && (
        <p class="soft">
          The key is not accepted. Enter another under “Your key”
          {facts.public === true ? ', or get a new sandbox' : ', or choose another way to authenticate'}.
        </p>
      )}
      {body === '' ? <p class="soft">The answer has no body.</p> : <JsonCode text={body} what="the answer" />}
      <details class="folded">
        <summary>Headers</summary>
        <dl class="headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
