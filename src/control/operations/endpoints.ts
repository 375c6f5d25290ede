/** Webhook endpoints, for whoever has no key of the merchant at hand. */
import type { ControlHandler, ControlSchema } from '../../contract/types.js';
import { inboxNameIn, subscribableNames, subscribedAs, typesNamed } from '../../deliveries/index.js';
import { createWebhook, deleteWebhook, listWebhooks } from '../../domain/endpoints/webhooks.js';
import type { DeliveryStatus, WebhookRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import type { ControlContext, ControlHost } from '../host.js';
import { invalid } from '../problems.js';
import { at } from '../shapes/time.js';

/** Enough of them to say how it is now, and few enough to be looked at whenever endpoints are listed. */
const LOOKED_AT = 20;

/** Whether of its newest deliveries some were attempted, and none arrived. */
function isFailing({ deliveries }: World, endpoint_id: string): boolean {
  const newest = deliveries.read(deliveries.size, 'older', LOOKED_AT, endpoint_id);
  const attempted = newest.filter(({ attempts }) => attempts.length > 0);
  return attempted.length > 0 && attempted.every(({ status }) => status !== 'succeeded');
}

function showEndpoint(world: World, host: ControlHost, endpoint: WebhookRecord): ControlSchema<'Endpoint'> {
  const { id, url, secret, event_types, disabled = false, created_at_ms } = endpoint;
  const count = (status: DeliveryStatus): number => world.deliveries.count(`${status}|${id}`);
  return {
    id,
    url,
    event_types: subscribedAs(world, event_types),
    secret_provided: secret !== undefined,
    disabled,
    failing: isFailing(world, id),
    inbox: host.isOwn(url) ? (inboxNameIn(url) ?? null) : null,
    deliveries: {
      pending: count('pending'),
      succeeded: count('succeeded'),
      failed: count('failed'),
      cancelled: count('cancelled'),
    },
    created_at: at(created_at_ms),
  };
}

export const listEndpoints: ControlHandler<'listEndpoints', ControlContext> = (_request, { world, host }) => {
  const data = listWebhooks(world).map((endpoint) => showEndpoint(world, host, endpoint));
  return { status: 200, body: { data, types: subscribableNames(world) } };
};

export const registerEndpoint: ControlHandler<'registerEndpoint', ControlContext> = ({ body }, { world, host }) => {
  const names = subscribableNames(world);
  const unknown = body.event_types.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const message = `There is no event type ${JSON.stringify(unknown)} to subscribe to. The types are ${names.join(', ')}.`;
    throw invalid('event_types', unknown, `in:${names.join(',')}`, message);
  }
  const { url, secret } = body;
  const event_types = typesNamed(world, body.event_types);
  const created = createWebhook(world, { url, event_types, ...(secret === undefined ? {} : { secret }) });
  return { status: 201, body: showEndpoint(world, host, created) };
};

export const deleteEndpoint: ControlHandler<'deleteEndpoint', ControlContext> = ({ path }, { world }) => ({
  status: 200,
  body: { id: deleteWebhook(world, path.id).id, deleted: true },
});
