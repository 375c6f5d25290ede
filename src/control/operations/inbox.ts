/** The receiver that is built in. */
import type { ControlHandler, ControlSchema } from '../../contract/types.js';
import {
  behaviourOf,
  emptyInbox,
  type InboxMessage,
  inboxNames,
  messagesOf,
  receivedBy,
  tellInbox,
} from '../../deliveries/index.js';
import type { World } from '../../domain/world.js';
import type { ControlContext, ControlHost } from '../host.js';
import { boundedHeaders } from '../shapes/headers.js';
import { at } from '../shapes/time.js';

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

export const listInboxes: ControlHandler<'listInboxes', ControlContext> = (_request, { world, host }) => ({
  status: 200,
  body: { data: inboxNames(world).map((name) => summary(world, host, name)) },
});

export const getInbox: ControlHandler<'getInbox', ControlContext> = ({ path }, { world, host }) => {
  const messages = messagesOf(world, path.name).map(showMessage);
  return { status: 200, body: { ...summary(world, host, path.name), messages } };
};

export const putInbox: ControlHandler<'putInbox', ControlContext> = ({ path, body }, { world, host }) => {
  tellInbox(world, path.name, body);
  return { status: 200, body: summary(world, host, path.name) };
};

export const deleteInbox: ControlHandler<'deleteInbox', ControlContext> = ({ path }, { world }) => ({
  status: 200,
  body: { name: path.name, removed: emptyInbox(world, path.name) },
});
