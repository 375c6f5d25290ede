import type { OperationHandler } from '../../contract/types.js';
import { listPage } from '../../domain/pages.js';
import { createPayout as create, getPayout as find } from '../../domain/payouts/payouts.js';
import { createdPayout, payoutItem, publicPayout } from '../../domain/present.js';
import type { OperationContext } from '../host.js';

export const createPayout: OperationHandler<'createPayout', OperationContext> = ({ body }, { world }) => {
  return { status: 201, body: createdPayout(world, create(world, body)) };
};

export const getPayout: OperationHandler<'getPayout', OperationContext> = ({ path }, { world }) => {
  return { status: 200, body: publicPayout(world, find(world, path.payout_id)) };
};

export const listPayouts: OperationHandler<'listPayouts', OperationContext> = ({ query }, { world }) => {
  const { status } = query;
  const options = {
    path: '/v1/payouts',
    filters: { status },
    facet: status,
    precision: world.data.settings.timestamps,
  };
  return { status: 200, body: listPage(world.payouts, query, options, (payout) => payoutItem(world, payout)) };
};
