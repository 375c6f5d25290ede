/** What came of a call: its status, its time, its headers and its body as they were answered. */
import { useState } from 'preact/hooks';
import { messageOf, send } from '../api/control.js';
import { facts } from '../api/merchant.js';
import { parsed } from '../api/parsed.js';
import { Button, LinkButton } from '../kit/button.js';
import { say } from '../kit/toasts.js';
import { factRow } from '../kit/values.js';
import { JsonCode } from './code.js';
import type { Outcome } from './send.js';

const toneOf = (status: number): string => (status < 300 ? 'good' : status < 500 ? 'warn' : 'bad');

export function Shown({ outcome }: { outcome: Outcome }) {
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
      {status === 201 && <Next body={body} />}
      {body === '' ? <p class="soft">The answer has no body.</p> : <JsonCode text={body} what="the answer" />}
      <details class="folded">
        <summary>Headers</summary>
        <dl class="headers">{headers.map(factRow)}</dl>
      </details>
    </>
  );
}

/** What there is to do with a payment or an invoice that was just made. */
function Next({ body }: { body: string }) {
  const [busy, setBusy] = useState(false);
  const { id, payment_url, invoice_url } = (parsed(body) ?? {}) as Record<string, string | undefined>;
  const url = payment_url ?? invoice_url;
  if (id === undefined || url === undefined) return null;
  const kind = payment_url === undefined ? 'invoices' : 'payments';
  const pay = async (): Promise<void> => {
    setBusy(true);
    await send('post', `/${kind}/{id}/pay`, { at: { id } }).then(
      () => say('Paid and confirmed; its webhooks are on their way.'),
      (error: unknown) => say(messageOf(error), 'bad'),
    );
    setBusy(false);
  };
  return (
    <p class="actions next" data-testid="next">
      <LinkButton href={url}>Open checkout</LinkButton>
      <Button tone="sand" busy={busy} onClick={() => void pay()}>
        Pay it
      </Button>
      <LinkButton href={`/dashboard/${kind}/${encodeURIComponent(id)}?tab=webhooks`}>See its webhooks</LinkButton>
    </p>
  );
}
