/** One built-in receiver: how it answers, and what came. */
import { useState } from 'preact/hooks';
import { type Reply, read, send } from '../../api/control.js';
import { faultOf, isUnknown, useAction, useData } from '../../api/use-data.js';
import { Button, LinkButton } from '../../kit/button.js';
import { Code, Json } from '../../kit/code.js';
import { Confirm } from '../../kit/confirm.js';
import { SelectField, TextField } from '../../kit/field.js';
import { ErrorPage, Failure, Skeleton } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';
import type { ScreenProps } from '../screens.js';

type Inbox = Reply<'/inbox/{name}', 'get'>;
type Message = Inbox['messages'][number];
type Answer = Inbox['behaviour']['answer'];

const ANSWERS: readonly { value: Answer; text: string }[] = [
  { value: 'status', text: 'a status' },
  { value: 'redirect', text: 'a redirect' },
  { value: 'hang', text: 'nothing, until the time-out' },
  { value: 'close', text: 'nothing: it closes the connection' },
];

export default function InboxScreen({ id: name }: ScreenProps) {
  const load = (signal: AbortSignal) => read('/inbox/{name}', { at: { name }, signal });
  const { value, failure, reload } = useData(`inbox ${name}`, load, ['inbox']);
  if (isUnknown(failure)) return <NoInbox />;
  return (
    <>
      <header class="heading">
        <p class="crumb">
          <a href="/dashboard/inbox">Inbox</a>
        </p>
        <h1>{name}</h1>
        {value && <Copyable text={value.url} what="the URL" />}
      </header>
      {failure && <Failure error={failure} retry={reload} />}
      {value === undefined ? !failure && <Skeleton lines={6} /> : <Shown inbox={value} />}
    </>
  );
}

function NoInbox() {
  return (
    <ErrorPage
      title="No inbox can be called so"
      action={
        <LinkButton href="/dashboard/inbox" tone="primary">
          Show all inboxes
        </LinkButton>
      }
    >
      The name of an inbox has up to 64 letters, digits, hyphens and underscores, and begins with a letter or a digit.
    </ErrorPage>
  );
}

function Shown({ inbox }: { inbox: Inbox }) {
  const { messages, received_total } = inbox;
  return (
    <>
      <Behaviour inbox={inbox} />
      <section class="card" aria-labelledby="messages" data-testid="messages">
        <h2 id="messages">
          Messages <span class="count">{messages.length}</span>
        </h2>
        {received_total > messages.length && (
          <p class="footnote">The newest of {received_total}. The history of the older ones is among the deliveries.</p>
        )}
        {messages.length === 0 ? (
          <p class="footnote">
            Nothing came yet. <a href="/dashboard/endpoints">Register its URL and send a test event.</a>
          </p>
        ) : (
          messages.map((message) => <Received key={message.number} message={message} />)
        )}
      </section>
    </>
  );
}

function Behaviour({ inbox: { name, behaviour } }: { inbox: Inbox }) {
  const [answer, setAnswer] = useState(behaviour.answer);
  const [status, setStatus] = useState(String(behaviour.status));
  const [delay, setDelay] = useState(String(behaviour.delay_ms));
  const tell = useAction(async () => {
    const asked = answer === 'status' ? { status: Number(status) } : {};
    await send('put', '/inbox/{name}', { at: { name }, body: { answer, ...asked, delay_ms: Number(delay) } });
    say('The inbox answers like this from now on.');
  });
  const empty = useAction(async () => {
    await send('delete', '/inbox/{name}', { at: { name } });
    say('The inbox is empty, and answers 200 again.');
  });
  const faults = { status: faultOf(tell.failure, 'status'), delay: faultOf(tell.failure, 'delay_ms') };
  return (
    <form
      class="card"
      aria-labelledby="behaviour"
      onSubmit={(event) => {
        event.preventDefault();
        void tell.run();
      }}
    >
      <h2 id="behaviour">How it answers</h2>
      <div class="pair">
        <SelectField label="Answer" value={answer} onInput={(value) => setAnswer(value as Answer)} options={ANSWERS} />
        {answer === 'status' && (
          <TextField label="Status" type="number" value={status} onInput={setStatus} fault={faults.status} />
        )}
        <TextField label="After, in milliseconds" type="number" value={delay} onInput={setDelay} fault={faults.delay} />
      </div>
      <div class="actions">
        <Button tone="primary" type="submit" busy={tell.busy} testId="tell-inbox">
          Answer like this
        </Button>
        <Confirm
          tone="danger"
          busy={empty.busy}
          onClick={() => void empty.run()}
          question="Empty this inbox?"
          explanation="Its messages are forgotten, and how it answers. The history of the deliveries stays."
          verb="Empty"
        >
          Empty
        </Confirm>
      </div>
      {tell.failure && !faults.status && !faults.delay && <Failure error={tell.failure} />}
      {empty.failure && <Failure error={empty.failure} />}
    </form>
  );
}

const TONES = { valid: 'good', invalid: 'bad', unsigned: 'neutral' } as const;

function Received({ message }: { message: Message }) {
  const { number, received_at, event_type, delivery_id, attempt, body, headers, verification } = message;
  const { verdict, sentence, signed_string } = verification;
  return (
    <details>
      <summary>
        <StatusBadge status={verdict} tone={TONES[verdict]} /> <code>{event_type}</code> <Time at={received_at} />
        <span class="unseen"> message {number}</span>
      </summary>
      <p class="footnote">{sentence}</p>
      <Facts
        rows={[
          [
            'Delivery',
            <a key="delivery" href={`/dashboard/deliveries/${delivery_id}`}>
              {delivery_id}
            </a>,
          ],
          [
            'Attempt',
            <span key="attempt" class="number">
              {attempt}
            </span>,
          ],
        ]}
      />
      <h3>Body</h3>
      <Code text={body} what="the body" />
      {signed_string !== null && <h3>Signed string</h3>}
      {signed_string !== null && <Code text={signed_string} what="the signed string" />}
      <h3>Headers</h3>
      <Json value={headers} what="the headers" />
    </details>
  );
}
