/** The built-in receivers, and one of them: what came beside the message that is read, and how it answers. */
import { useState } from 'preact/hooks';
import { type Reply, send } from '../../api/control.js';
import { parsed } from '../../api/parsed.js';
import { isUnknown, useRead } from '../../api/use-data.js';
import { Act } from '../../kit/act.js';
import { LinkButton } from '../../kit/button.js';
import { Code } from '../../kit/code.js';
import { FormButton } from '../../kit/contract-form.js';
import { FindField } from '../../kit/field.js';
import { Card, Loaded, Page } from '../../kit/page.js';
import { Sign } from '../../kit/signs.js';
import { EmptyState, ErrorPage } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { Tabs } from '../../kit/tabs.js';
import { say, saying } from '../../kit/toasts.js';
import { amountText, Copyable, capital, Facts, Time, wordsOf } from '../../kit/values.js';
import { Body, Json } from '../json.js';
import { hrefWith } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { Reference } from './reference.js';
import { replayOf } from './webhook-parts.js';

type Inbox = Reply<'/inbox/{name}', 'get'>;
type Message = Inbox['messages'][number];

export default function InboxScreen({ id: name, query }: ScreenProps) {
  const data = useRead('/inbox/{name}', ['inbox'], { at: { name } });
  const { value, failure } = data;
  if (isUnknown(failure))
    return (
      <ErrorPage title="No inbox can be called so" link={['/dashboard/inbox', 'Show all inboxes']}>
        The name of an inbox has up to 64 letters, digits, hyphens and underscores, and begins with a letter or a digit.
      </ErrorPage>
    );
  return (
    <>
      <header class="heading">
        <div>
          <p class="crumb">
            <a href="/dashboard/inbox">Inbox</a>
          </p>
          <h1>{name}</h1>
          {value && <Copyable text={value.url} what="the URL" />}
        </div>
        {value && <Actions inbox={value} />}
      </header>
      <Loaded data={data} lines={6}>
        {(inbox) => <Panes inbox={inbox} chosen={query.message} />}
      </Loaded>
    </>
  );
}

/** How an inbox answers, in a few words. */
const answerText = ({ answer, status, delay_ms }: Inbox['behaviour']): string =>
  ({
    status: `${status}`,
    redirect: `a redirect ${status}`,
    hang: 'nothing',
    close: 'by closing',
    listener: 'by a listener',
  })[answer] + (delay_ms > 0 ? ` after ${delay_ms} ms` : '');

function Actions({ inbox: { name, behaviour } }: { inbox: Inbox }) {
  return (
    <div class="actions">
      <Act
        run={() =>
          saying('The inbox is empty, and answers 200 again.', send('delete', '/inbox/{name}', { at: { name } }))
        }
        confirm={{
          question: 'Clear this inbox?',
          explanation: 'Its messages are forgotten, and how it answers. The history of the deliveries stays.',
          verb: 'Clear inbox',
        }}
      >
        Clear inbox
      </Act>
      <FormButton
        button={{ tone: 'sand', children: `Answers ${answerText(behaviour)}`, testId: 'answers' }}
        title="How it answers"
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
    </div>
  );
}

/** The list and the message that is read, the newest where none was chosen; a phone shows one of the two. */
function Panes({ inbox: { messages, received_total }, chosen }: { inbox: Inbox; chosen: string | undefined }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const rows = messages.filter(({ event_type, body }) => `${event_type} ${body}`.toLowerCase().includes(wanted));
  const message = messages.find(({ number }) => String(number) === chosen) ?? (chosen ? undefined : rows[0]);
  if (messages.length === 0)
    return (
      <Card label="Messages" testId="messages">
        <EmptyState title="Nothing came yet" link={['/dashboard/endpoints', 'Send a test event']}>
          Register its URL as an endpoint, and have something happen.
        </EmptyState>
      </Card>
    );
  return (
    <section class={chosen ? 'card panes open' : 'card panes'} aria-label="Messages" data-testid="messages">
      <div class="pane-list">
        <search>
          <FindField label="Search this inbox" placeholder="Type, order, id" value={text} onInput={setText} />
        </search>
        <ul>
          {rows.map((row) => (
            <Row key={row.number} row={row} shown={row === message} />
          ))}
        </ul>
        {rows.length === 0 && <p class="footnote">No results.</p>}
        {received_total > messages.length && (
          <p class="footnote">The newest of {received_total}. The history of the older ones is among the deliveries.</p>
        )}
      </div>
      <div class="pane">
        <a class="back" href={hrefWith({ message: undefined })}>
          All messages
        </a>
        {message ? (
          <Shown key={message.number} message={message} before={attemptBefore(messages, message)} />
        ) : (
          <p class="footnote">This message is not kept any more.</p>
        )}
      </div>
    </section>
  );
}

/** The same delivery the time before, where the inbox still has it. */
const attemptBefore = (messages: readonly Message[], { delivery_id, attempt }: Message): Message | undefined =>
  messages.find((each) => each.delivery_id === delivery_id && each.attempt === attempt - 1);

/** What a message is about, as far as its body says it. */
function aboutText({ body }: Message): string {
  const { data } = (parsed(body) ?? {}) as { data?: { amount?: unknown; currency?: unknown; metadata?: unknown } };
  const { amount, currency, metadata } = data ?? {};
  const order = (metadata as { order_id?: unknown } | null | undefined)?.order_id;
  const sum = typeof amount === 'number' && typeof currency === 'string' ? amountText(amount, currency) : '';
  return [sum, typeof order === 'string' ? order : ''].filter(Boolean).join(' ');
}

const TONES = { valid: 'good', invalid: 'bad', unsigned: 'neutral' } as const;
const VERDICTS = { valid: 'Signature valid', invalid: 'Signature does not match', unsigned: 'Unsigned' } as const;

function Row({ row, shown }: { row: Message; shown: boolean }) {
  const { number, received_at, event_type, attempt, verification } = row;
  const { verdict } = verification;
  const about = verdict === 'valid' ? aboutText(row) : VERDICTS[verdict];
  return (
    <li class="linked">
      <a class="row-link" href={hrefWith({ message: String(number) })} aria-current={shown ? 'true' : undefined}>
        <Sign tone={TONES[verdict]} />
        <code>{event_type}</code>
        <Time at={received_at} />
        <small>{[about, attempt > 1 && `attempt ${attempt}`].filter(Boolean).join(', ')}</small>
        <span class="unseen">{VERDICTS[verdict]}</span>
      </a>
    </li>
  );
}

function Shown({ message, before }: { message: Message; before: Message | undefined }) {
  const { received_at, event_type, delivery_id } = message;
  const { verdict, sentence } = message.verification;
  return (
    <>
      <header class="between">
        <div>
          <h2>
            <code>{event_type}</code>
          </h2>
          <Time at={received_at} exact />
        </div>
        <span class="actions">
          <Act tone="sand" icon="replay" run={() => replayOf({ id: delivery_id })}>
            Replay
          </Act>
          <LinkButton href={`/dashboard/deliveries/${delivery_id}`}>Open delivery</LinkButton>
        </span>
      </header>
      <div class={`note ${TONES[verdict]}`}>
        <Sign tone={TONES[verdict]} />
        <p>
          <b>{VERDICTS[verdict]}.</b> {sentence}
        </p>
      </div>
      <MessageTabs message={message} before={before} />
    </>
  );
}

function MessageTabs({ message, before }: { message: Message; before: Message | undefined }) {
  const { event_id, delivery_id, attempt, body, headers, complete, answered } = message;
  const { signed_string, expected_signature } = message.verification;
  return (
    <Tabs
      label="The message"
      bare
      of={{
        Body: () => (
          <>
            <Body text={body} what="the body" />
            {!complete && <p class="footnote">The rest of it did not come.</p>}
          </>
        ),
        [`Headers (${Object.keys(headers).length})`]: () => (
          <>
            {before && <p class="footnote">What changed since attempt {before.attempt} is marked.</p>}
            <Json value={headers} before={before?.headers} what="the headers" />
          </>
        ),
        Signature: () => (
          <>
            <Facts of={{ Expected: expected_signature && <code>{expected_signature}</code> }} />
            {signed_string === null ? (
              <p class="footnote">No text was signed.</p>
            ) : (
              <Code text={signed_string} what="the signed string" />
            )}
          </>
        ),
        Response: () => (
          <Facts
            of={{
              Answered: capital(answerText(answered)),
              How: wordsOf(answered.answer),
              Attempt: attempt,
              Delivery: <Reference id={delivery_id} />,
              Event: <Reference id={event_id} />,
            }}
          />
        ),
      }}
    />
  );
}

export function InboxesScreen() {
  const data = useRead('/inbox', ['inbox']);
  return (
    <Page
      title="Inbox"
      intro="Receivers that are built in. They show what came and whether its signature is right."
      data={data}
    >
      {({ data: inboxes }) => (
        <Card label="Inboxes" flush>
          {inboxes.length === 0 ? (
            <EmptyState title="Nothing was received yet" link={['/dashboard/endpoints', 'Use the built-in inbox']}>
              Register an inbox as an endpoint, and its messages appear here.
            </EmptyState>
          ) : (
            <Table
              caption="Inboxes"
              rows={inboxes}
              keyOf={({ name }) => name}
              hrefOf={({ name }) => `/dashboard/inbox/${name}`}
              testId="inboxes"
              columns={[
                { title: 'Name', cell: ({ name }) => name },
                { title: 'Messages', cell: ({ received_total }) => received_total, numeric: true },
                {
                  title: 'Last message',
                  cell: ({ last_received_at: at }) => (at === null ? 'none' : <Time at={at} />),
                },
                {
                  title: 'Answers',
                  cell: ({ behaviour: { answer, status } }) => `${wordsOf(answer)} ${status}`,
                  minor: true,
                },
                { title: 'URL', cell: ({ url }) => <Copyable text={url} what="the URL" />, minor: true },
              ]}
            />
          )}
        </Card>
      )}
    </Page>
  );
}
