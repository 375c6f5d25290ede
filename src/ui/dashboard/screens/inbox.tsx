/** One built-in receiver: how it answers, and what came. */

import { type Reply, read, send } from '../../api/control.js';
import { isUnknown, useData } from '../../api/use-data.js';
import { Act } from '../../kit/act.js';
import { LinkButton } from '../../kit/button.js';
import { Code } from '../../kit/code.js';
import { ContractForm } from '../../kit/contract-form.js';
import { Card, Loaded } from '../../kit/page.js';
import { ErrorPage } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { Copyable, Facts, StatusBadge, Time } from '../../kit/values.js';
import { Json } from '../json.js';
import type { ScreenProps } from '../screens.js';
import { Reference } from './reference.js';

type Inbox = Reply<'/inbox/{name}', 'get'>;
type Message = Inbox['messages'][number];
export default function InboxScreen({ id: name }: ScreenProps) {
  const load = (signal: AbortSignal) => read('/inbox/{name}', { at: { name }, signal });
  const data = useData(`inbox ${name}`, load, ['inbox']);
  const { value, failure } = data;
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
      <Loaded data={data} lines={6}>
        {(inbox) => <Shown inbox={inbox} />}
      </Loaded>
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
      <Card
        title={
          <>
            Messages <span class="count">{messages.length}</span>
          </>
        }
        testId="messages"
      >
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
      </Card>
    </>
  );
}

function Behaviour({ inbox: { name, behaviour } }: { inbox: Inbox }) {
  return (
    <Card title="How it answers">
      <ContractForm
        operation="putInbox"
        at={{ name }}
        fields={{
          answer: { initial: behaviour.answer },
          status: { initial: String(behaviour.status) },
          delay_ms: { initial: String(behaviour.delay_ms) },
        }}
        shape={({ status, ...body }) => (body.answer === 'status' ? { status, ...body } : body)}
        verb="Save response"
        testId="tell-inbox"
        onDone={() => say('The inbox answers like this from now on.')}
      />
      <div class="actions">
        <Act
          run={async () => {
            await send('delete', '/inbox/{name}', { at: { name } });
            say('The inbox is empty, and answers 200 again.');
          }}
          confirm={{
            question: 'Clear this inbox?',
            explanation: 'Its messages are forgotten, and how it answers. The history of the deliveries stays.',
            verb: 'Clear inbox',
          }}
        >
          Clear inbox
        </Act>
      </div>
    </Card>
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
      <Facts of={{ Delivery: <Reference id={delivery_id} />, Attempt: <span class="number">{attempt}</span> }} />
      <h3>Body</h3>
      <Code text={body} what="the body" />
      {signed_string !== null && <h3>Signed string</h3>}
      {signed_string !== null && <Code text={signed_string} what="the signed string" />}
      <h3>Headers</h3>
      <Json value={headers} what="the headers" />
    </details>
  );
}
