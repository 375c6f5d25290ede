/** The receiver that is built in: how inboxes answer, what has come, and who listens to them. */
import type { ControlSchema } from '../../contract/types.js';
import {
  answerMessage,
  behaviourOf,
  emptyInbox,
  type InboxMessage,
  inboxNames,
  messagesOf,
  receivedBy,
  setInbox,
  waitingMessages,
} from '../../deliveries/inbox.js';
import type { World } from '../../domain/world.js';
import { boundedHeaders } from '../../recordings/har.js';
import type { ControlHost, Handlers } from '../host.js';
import { invalid } from '../problems.js';
import { at } from '../shapes/clock.js';
import { waitUntil } from '../wait.js';

/** How long a listener waits that does not say it, in milliseconds. */
const LISTEN_MS = 30_000;

function summary(world: World, host: ControlHost, name: string): ControlSchema<'InboxSummary'> {
  const { total, kept, last_ms } = receivedBy(world, name);
  return {
    name,
    url: host.inboxUrl(name),
    behaviour: behaviourOf(world, name),
    received: kept,
    received_total: total,
    last_received_at: last_ms === null ? null : at(last_ms),
  };
}

function showMessage({ received_at_ms, headers, ...message }: InboxMessage): ControlSchema<'InboxMessage'> {
  return { ...message, received_at: at(received_at_ms), headers: boundedHeaders(headers) };
}

export const inboxOperations = {
  listInboxes: (_request, { world, host }) => ({ data: inboxNames(world).map((name) => summary(world, host, name)) }),

  getInbox: ({ path }, { world, host }) => {
    const messages = messagesOf(world, path.name).map(showMessage);
    return { ...summary(world, host, path.name), messages };
  },

  putInbox: ({ path, body }, { world, host }) => {
    setInbox(world, path.name, body);
    return summary(world, host, path.name);
  },

  listenToInbox: async ({ path, body }, context) => {
    const { after = 0, timeout_ms = LISTEN_MS } = body;
    const { world, shared, call } = context;
    const look = () => {
      const messages = waitingMessages(world, path.name, after);
      return messages.length === 0 ? undefined : messages;
    };
    const messages = await shared.waits.hold(world, call.peer.share, () => waitUntil(context, timeout_ms, look));
    return { messages: (messages ?? []).map(showMessage) };
  },

  answerMessage: ({ path, body }, { world }) => {
    const { number, status, headers = {}, body: text = '', truncated = false, error } = body;
    if ((status === undefined) === (error === undefined)) {
      const message = 'Give either the status that the receiver answered, or the error for which there is none.';
      throw invalid('status', status, 'one_of:status,error', message);
    }
    const said = error ?? { status: status ?? 0, headers, body: text, truncated };
    return { number, delivery_id: answerMessage(world, path.name, number, said).id };
  },

  deleteInbox: ({ path }, { world }) => ({ name: path.name, removed: emptyInbox(world, path.name) }),
} satisfies Handlers;
