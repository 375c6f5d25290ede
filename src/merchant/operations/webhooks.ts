import type { OperationHandler } from '../../contract/types.js';
import {
  createWebhook as create,
  getWebhook as find,
  listWebhooks as list,
  deleteWebhook as remove,
} from '../../domain/endpoints/webhooks.js';
import { publicWebhook, webhookItem } from '../../domain/present.js';
import type { World } from '../../domain/world.js';
import { subscribedNames, subscribedTypes } from '../../variants/events.js';
import type { OperationContext } from '../host.js';

/** The same endpoint with its types by the names that this profile gives them. */
function named<Shown extends { event_types: string[] }>(world: World, shown: Shown): Shown {
  return { ...shown, event_types: subscribedNames(shown.event_types, world.data.settings) };
}

export const createWebhook: OperationHandler<'createWebhook', OperationContext> = ({ body }, { world }) => {
  const event_types = subscribedTypes(body.event_types, world.data.settings);
  return { status: 201, body: named(world, publicWebhook(world, create(world, { ...body, event_types }))) };
};

export const getWebhook: OperationHandler<'getWebhook', OperationContext> = ({ path }, { world }) => {
  return { status: 200, body: named(world, publicWebhook(world, find(world, path.webhook_id))) };
};

/** All endpoints at once: there are at most 16 (docs/service.md#lists). */
export const listWebhooks: OperationHandler<'listWebhooks', OperationContext> = (_request, { world }) => {
  const data = list(world).map((webhook) => named(world, webhookItem(world, webhook)));
  return { status: 200, body: { data, has_more: false, url: '/v1/webhooks' } };
};

export const deleteWebhook: OperationHandler<'deleteWebhook', OperationContext> = ({ path }, { world }) => {
  return { status: 200, body: { id: remove(world, path.webhook_id).id, deleted: true } };
};
