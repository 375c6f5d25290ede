/** An invoice per interval of the merchant's clock. */
import type { ControlHandler, ControlOperationId } from '../../contract/types.js';
import * as subscriptions from '../../domain/billing/subscriptions.js';
import { listPage } from '../../domain/pages.js';
import type { SubscriptionRecord } from '../../domain/types.js';
import type { ControlContext } from '../host.js';
import { showSubscription } from '../shapes/subscriptions.js';

type Handler<Id extends ControlOperationId> = ControlHandler<Id, ControlContext>;

const shown = (subscription: SubscriptionRecord) => ({ status: 200, body: showSubscription(subscription) }) as const;

export const listSubscriptions: Handler<'listSubscriptions'> = ({ query }, { world }) => {
  const { status } = query;
  const path = '/_sandbox/subscriptions';
  const options = { path, filters: { status }, facet: status, precision: 'milliseconds' } as const;
  return { status: 200, body: listPage(world.subscriptions, query, options, showSubscription) };
};

export const createSubscription: Handler<'createSubscription'> = ({ body }, { world, origin }) => ({
  status: 201,
  body: showSubscription(subscriptions.createSubscription(world, body, origin)),
});

export const getSubscription: Handler<'getSubscription'> = ({ path }, { world }) =>
  shown(subscriptions.getSubscription(world, path.id));
