/** Every webhook that was sent, and its replay. */
import type { ControlHandler } from '../../contract/types.js';
import { replay, replayFailed } from '../../deliveries/index.js';
import { listPage } from '../../domain/pages.js';
import { notFound } from '../../domain/problems.js';
import type { ControlContext } from '../host.js';
import { showDelivery, showDeliverySummary } from '../shapes/deliveries.js';
import { requireEventType } from '../wait/conditions.js';

const LISTED_MAX = 1_000;

export const listDeliveries: ControlHandler<'listDeliveries', ControlContext> = ({ query }, { world }) => {
  const { endpoint, event_type, status } = query;
  if (event_type !== undefined) requireEventType(event_type, 'event_type');
  const facet = [status, endpoint, event_type].filter((part) => part !== undefined).join('|');
  const filters = { endpoint, event_type, status };
  const options = { path: '/_sandbox/deliveries', filters, precision: 'milliseconds' } as const;
  const page = listPage(world.deliveries, query, facet === '' ? options : { ...options, facet }, showDeliverySummary);
  return { status: 200, body: page };
};

export const getDelivery: ControlHandler<'getDelivery', ControlContext> = ({ path }, { world }) => {
  const delivery = world.deliveries.get(path.id);
  if (delivery === undefined) throw notFound('delivery', path.id);
  return { status: 200, body: showDelivery(world, delivery) };
};

export const replayDelivery: ControlHandler<'replayDelivery', ControlContext> = ({ path }, { world }) => ({
  status: 201,
  body: showDelivery(world, replay(world, path.id)),
});

export const replayFailedDeliveries: ControlHandler<'replayFailedDeliveries', ControlContext> = (
  { body },
  { world },
) => {
  const { endpoint, event_type } = body;
  if (event_type !== undefined) requireEventType(event_type, 'event_type');
  const only = { ...(endpoint && { endpoint_id: endpoint }), ...(event_type && { event_type }) };
  const sent = replayFailed(world, only);
  const deliveries = sent.slice(0, LISTED_MAX).map(showDeliverySummary);
  return { status: 200, body: { replayed: sent.length, deliveries } };
};
