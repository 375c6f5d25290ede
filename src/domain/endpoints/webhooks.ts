/** Webhook endpoints of a merchant (docs/service.md#webhook-endpoints). */
import type { Schema } from '../../contract/types.js';
import { nowOf, timeOf } from '../clock.js';
import { newId } from '../ids.js';
import { invalidInput, Problem, requireFound } from '../problems.js';
import type { WebhookRecord } from '../records.js';
import type { World } from '../world.js';

export const MAX_WEBHOOKS = 16;

export type NewWebhook = Schema<'CreateWebhookRequest'>;

/** The URL as uniqueness sees it: host in lower case, default port left out. */
function urlKey(url: string): string {
  if (!URL.canParse(url)) throw invalidInput('url', url, 'format:uri', 'url must be an absolute http or https URL.');
  return new URL(url).href;
}

/**
 * Registers an endpoint.
 * @throws Problem `duplicate_webhook`, or `invalid` for the 17th
 */
export function createWebhook(world: World, body: NewWebhook): WebhookRecord {
  const url_key = urlKey(body.url);
  const twin = world.data.webhooks.find((webhook) => webhook.url_key === url_key);
  if (twin !== undefined) {
    const detail = { parameter: 'url', value: body.url, rule: 'unique' };
    throw new Problem('duplicate_webhook', `The URL is already registered, as ${twin.id}.`, { detail });
  }
  if (world.data.webhooks.length >= MAX_WEBHOOKS) {
    const message = `A merchant has at most ${MAX_WEBHOOKS} webhook endpoints.`;
    throw invalidInput('url', body.url, `max:${MAX_WEBHOOKS}`, message);
  }
  const { url, secret, event_types } = body;
  const created = { id: newId(world, 'webhook'), created_at_ms: nowOf(world) };
  const webhook: WebhookRecord = { ...created, url, url_key, event_types: [...event_types] };
  if (secret !== undefined) webhook.secret = secret;
  world.data.webhooks.push(webhook);
  world.env.changed?.(world, 'webhook', webhook.id);
  world.env.webhookAdded?.(world, webhook);
  world.env.touched(world);
  return webhook;
}

/**
 * Has an endpoint be there from the start, after a reset too: one with that URL goes on with the secret that is given now.
 * @throws Problem `invalid` for the 17th
 */
export function keepWebhook(world: World, body: NewWebhook): void {
  const url_key = urlKey(body.url);
  const webhook = world.data.webhooks.find((known) => known.url_key === url_key) ?? createWebhook(world, body);
  if (body.secret !== undefined) webhook.secret = body.secret;
  world.data.origin.webhooks = [{ ...body, event_types: [...body.event_types] }];
  world.env.changed?.(world, 'webhook', webhook.id);
  world.env.touched(world);
}

/** @throws Problem `not_found` */
export function getWebhook({ data }: World, id: string): WebhookRecord {
  const found = data.webhooks.find((webhook) => webhook.id === id);
  return requireFound(found, 'webhook endpoint', id);
}

/** Every endpoint, newest first. */
export const listWebhooks = ({ data }: World): WebhookRecord[] => data.webhooks.toReversed();

/** Removes an endpoint; what is queued for it is cancelled. */
export function deleteWebhook(world: World, id: string): WebhookRecord {
  const webhook = getWebhook(world, id);
  world.data.webhooks.splice(world.data.webhooks.indexOf(webhook), 1);
  world.env.changed?.(world, 'webhook', id);
  world.env.webhookRemoved?.(world, webhook);
  world.env.touched(world);
  return webhook;
}

export function webhookItem(world: World, webhook: WebhookRecord): Schema<'WebhookEndpointListItem'> {
  return {
    id: webhook.id,
    url: webhook.url,
    event_types: webhook.event_types as Schema<'WebhookEndpointListItem'>['event_types'],
    created_at: timeOf(world, webhook.created_at_ms),
  };
}

export function publicWebhook(world: World, webhook: WebhookRecord): Schema<'WebhookEndpoint'> {
  return { ...webhookItem(world, webhook), secret_provided: webhook.secret !== undefined };
}
