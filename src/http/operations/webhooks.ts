import type { OperationHandler } from '../../contract/types.js';
import { publicWebhook, webhookItem } from '../../core/present.js';
import {
  createWebhook as create,
  getWebhook as find,
  listWebhooks as list,
  deleteWebhook as remove,
} from '../../core/webhooks.js';
import type { OperationContext } from '../context.js';

export const createWebhook: OperationHandler<'createWebhook', OperationContext> = ({ body }, { world }) => {
  return { status: 201, body: publicWebhook(world, create(world, body)) };
};

export const getWebhook: OperationHandler<'getWebhook', OperationContext> = ({ path }, { world }) => {
  return { status: 200, body: publicWebhook(world, find(world, path.webhook_id)) };
};

/** All endpoints at once: there are at most 16 (decisions, section 6). */
export const listWebhooks: OperationHandler<'listWebhooks', OperationContext> = (_request, { world }) => {
  const data = list(world).map((webhook) => webhookItem(world, webhook));
  return { status: 200, body: { data, has_more: false, url: '/v1/webhooks' } };
};

export const deleteWebhook: OperationHandler<'deleteWebhook', OperationContext> = ({ path }, { world }) => {
  return { status: 200, body: { id: remove(world, path.webhook_id).id, deleted: true } };
};
