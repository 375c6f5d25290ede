/** What a payment is, shown by real calls of the reader's own merchant: created, paid by the customer, and told by webhook. */
import { useState } from 'preact/hooks';
import { read, send } from '../api/control.js';
import { chosen, keyAsked } from '../api/merchant.js';
import { Act } from '../kit/act.js';
import { LinkButton } from '../kit/button.js';
import { Code } from '../kit/code.js';
import { keys } from '../reference/keys.js';
import { makeOwn } from '../reference/own-sandbox.js';
import { freshKey, sendCall } from '../reference/send.js';

const NAME = 'front-page';
const BODY = '{"amount": 25, "currency": "EUR"}';

/** What was done, in one line, and what it looks like to the merchant's program. */
interface Done {
  title: string;
  text: string;
}

/** The inbox that is built in receives what a payment tells, once for each merchant. */
async function registerInbox(): Promise<void> {
  const [{ url }, { data }] = await Promise.all([read('/inbox/{name}', { at: { name: NAME } }), read('/endpoints')]);
  if (data.some((endpoint) => endpoint.url === url)) return;
  await send('post', '/endpoints', { body: { url, secret: 'whsec_demo', event_types: ['payment.succeeded'] } });
}

async function createPayment(): Promise<{ id: string; body: string; took_ms: number }> {
  const headers = { 'Idempotency-Key': freshKey() };
  const outcome = await sendCall({ method: 'POST', path: '/v1/payments', headers, body: BODY }, 'bearer', keys.peek());
  if (outcome.kind === 'failed') throw new Error(outcome.reason);
  const { status, body, took_ms } = outcome;
  if (status !== 201) throw new Error(`The payment was refused with ${status}: ${body}`);
  return { id: (JSON.parse(body) as { id: string }).id, body, took_ms };
}

const TRIES = 40;
const PAUSE_MS = 250;

async function webhookOf(id: string) {
  for (let i = 0; i < TRIES; i += 1) {
    const { messages } = await read('/inbox/{name}', { at: { name: NAME } });
    const found = messages.find(({ body }) => body.includes(id));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('No webhook came within ten seconds; the dashboard shows under Webhooks why. Try once more.');
}

const shown = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

export function Demonstration() {
  const [steps, setSteps] = useState<readonly Done[]>([]);
  const [id, setId] = useState('');
  const run = async (): Promise<void> => {
    const done: Done[] = [];
    const say = (title: string, text: string): void => {
      done.push({ title, text });
      setSteps([...done]);
    };
    setSteps([]);
    if (chosen.peek().by !== 'key' || keyAsked.peek() !== null) await makeOwn();
    await registerInbox();
    const made = await createPayment();
    setId(made.id);
    say(
      `Your server asks for 25.00 EUR: 201 in ${made.took_ms} ms`,
      `POST /v1/payments\n${BODY}\n\n${shown(made.body)}`,
    );
    const { payment } = await send('post', '/payments/{id}/pay', { at: { id: made.id }, body: {} });
    say(`The customer pays: ${payment.status}`, shown(JSON.stringify(payment)));
    const { event_type, headers, body } = await webhookOf(made.id);
    const named = Object.entries(headers).filter(([name]) => /signature|timestamp|event/i.test(name));
    const lines = named.map(([name, value]) => `${name}: ${value}`).join('\n');
    say(`Your server is told by a signed webhook: ${event_type}`, `${lines}\n\n${shown(body)}`);
  };
  return (
    <section class="card demonstration" aria-labelledby="demonstration" data-testid="demonstration">
      <h2 id="demonstration">See a payment, live</h2>
      <p>Real calls, made here and now: a payment is created, the customer pays it, and its webhook arrives.</p>
      <Act tone="sand" run={run} testId="demonstrate">
        {steps.length === 0 ? 'Show me a payment' : 'Once more'}
      </Act>
      <ol aria-live="polite">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <details class="folded">
              <summary>{title}</summary>
              <Code text={text} what="the text" />
            </details>
          </li>
        ))}
      </ol>
      {steps.length === 3 && (
        <div class="actions">
          <LinkButton href={`/dashboard/payments/${id}`}>Look at it in the dashboard</LinkButton>
        </div>
      )}
    </section>
  );
}
