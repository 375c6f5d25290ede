import type { OperationHandler } from '../../contract/types.js';
import { listPage } from '../../domain/pages.js';
import { getPayment as find } from '../../domain/payments/payment-record.js';
import { createPayment as create } from '../../domain/payments/payments.js';
import { paymentItem, publicPayment } from '../../domain/present.js';
import type { OperationContext } from '../host.js';

export const createPayment: OperationHandler<'createPayment', OperationContext> = ({ body }, { world, origin }) => {
  return { status: 201, body: publicPayment(world, create(world, body, origin)) };
};

export const getPayment: OperationHandler<'getPayment', OperationContext> = ({ path }, { world }) => {
  return { status: 200, body: publicPayment(world, find(world, path.payment_request_id)) };
};

export const listPayments: OperationHandler<'listPayments', OperationContext> = ({ query }, { world }) => {
  const { status } = query;
  const options = {
    path: '/v1/payments',
    filters: { status },
    facet: status,
    precision: world.data.settings.timestamps,
  };
  return { status: 200, body: listPage(world.payments, query, options, (payment) => paymentItem(world, payment)) };
};
