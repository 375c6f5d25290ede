/** The customer's and the chain's side of a payment request. */
import type { ControlHandler, ControlOperationId } from '../../contract/types.js';
import { listPage } from '../../domain/pages.js';
import { getPayment } from '../../domain/payments/payment-record.js';
import * as payments from '../../domain/payments/payments.js';
import * as refunds from '../../domain/payments/refunds.js';
import { Problem } from '../../domain/problems.js';
import type { PaymentRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import type { ControlContext } from '../host.js';
import { showPaymentDetail, showPaymentSummary } from '../shapes/payments.js';

type Handler<Id extends ControlOperationId> = ControlHandler<Id, ControlContext>;

const shown = (world: World, payment: PaymentRecord) =>
  ({ status: 200, body: showPaymentDetail(world, payment) }) as const;

export const listPayments: Handler<'listPayments'> = ({ query }, { world }) => {
  const { status } = query;
  const options = { path: '/_sandbox/payments', filters: { status }, precision: 'milliseconds' } as const;
  const filed = status === undefined ? options : { ...options, facet: status };
  return { status: 200, body: listPage(world.payments, query, filed, showPaymentSummary) };
};

export const createPayment: Handler<'createPayment'> = ({ body }, { world, origin }) => ({
  status: 201,
  body: showPaymentDetail(world, payments.createPayment(world, body, origin)),
});

export const getPaymentDetail: Handler<'getPaymentDetail'> = ({ path }, { world }) =>
  shown(world, getPayment(world, path.id));

export const refundPayment: Handler<'refundPayment'> = ({ path, body }, { world }) => {
  try {
    return shown(world, refunds.refund(world, path.id, body));
  } catch (error) {
    throw exceedsRest(error) ? new Problem('illegal_move', error.message, error.extras) : error;
  }
};

/** More than is left is a conflict with what was refunded before, not a malformed amount. */
function exceedsRest(error: unknown): error is Problem {
  return error instanceof Problem && error.kind === 'invalid_value' && /^max:/.test(error.extras.detail?.rule ?? '');
}
