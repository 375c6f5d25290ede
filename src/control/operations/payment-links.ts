/** Reusable addresses that make payment requests. */
import type { ControlHandler, ControlOperationId } from '../../contract/types.js';
import * as links from '../../domain/billing/payment-links.js';
import { listPage } from '../../domain/pages.js';
import { publicPayment } from '../../domain/present.js';
import type { PaymentLinkRecord } from '../../domain/types.js';
import type { ControlContext } from '../host.js';
import { showPaymentLink } from '../shapes/payment-links.js';

type Handler<Id extends ControlOperationId> = ControlHandler<Id, ControlContext>;

const shown = (link: PaymentLinkRecord) => ({ status: 200, body: showPaymentLink(link) }) as const;

export const listPaymentLinks: Handler<'listPaymentLinks'> = ({ query }, { world }) => {
  const { active } = query;
  const path = '/_sandbox/payment-links';
  const options = { path, filters: { active: active?.toString() }, precision: 'milliseconds' } as const;
  const facet = active === undefined ? {} : { facet: active ? 'active' : 'inactive' };
  return { status: 200, body: listPage(world.payment_links, query, { ...options, ...facet }, showPaymentLink) };
};

export const createPaymentLink: Handler<'createPaymentLink'> = ({ body }, { world, origin }) => ({
  status: 201,
  body: showPaymentLink(links.createPaymentLink(world, body, origin)),
});

export const getPaymentLink: Handler<'getPaymentLink'> = ({ path }, { world }) =>
  shown(links.getPaymentLink(world, path.id));

export const openPaymentLink: Handler<'openPaymentLink'> = ({ path, body }, { world, origin }) => ({
  status: 201,
  body: publicPayment(world, links.openPaymentLink(world, path.id, body, origin)),
});
