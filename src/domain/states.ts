/**
 * The state machines of docs/service.md#states-and-phases as tables: which verb may move a resource on from which
 * state. A move that a table does not have is refused, and nothing has changed.
 */
import { illegalMove } from './problems.js';
import type {
  DeliveryRecord,
  DeliveryStatus,
  InvoiceStatus,
  PaymentPhase,
  PayoutStatus,
  TransactionStatus,
} from './records.js';

export type PaymentAction = 'receive' | 'confirm' | 'pay' | 'drop' | 'expire' | 'fail' | 'refund';
export type InvoiceAction = 'open' | 'pay' | 'void' | 'mark past due';
export type PayoutAction = 'process' | 'complete' | 'fail';

/** By phase, because a pending payment may do other things once money was seen. */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentPhase, readonly PaymentAction[]>> = {
  awaiting: ['receive', 'pay', 'expire', 'fail'],
  underpaid: ['receive', 'pay', 'confirm', 'drop', 'expire', 'fail'],
  detected: ['receive', 'confirm', 'pay', 'drop', 'expire', 'fail'],
  confirming: ['receive', 'confirm', 'pay', 'drop', 'expire', 'fail'],
  // A second transaction may still be on its way when the first has paid, and even when that was returned.
  paid: ['refund', 'confirm', 'drop'],
  overpaid: ['refund', 'confirm', 'drop'],
  expired: ['receive', 'pay', 'confirm', 'drop'],
  paid_late: ['receive', 'pay', 'confirm', 'drop'],
  failed: [],
  partly_refunded: ['refund', 'confirm', 'drop'],
  refunded: ['confirm', 'drop'],
};

export const INVOICE_TRANSITIONS: Readonly<Record<InvoiceStatus, readonly InvoiceAction[]>> = {
  draft: ['open', 'pay', 'void'],
  open: ['pay', 'mark past due', 'void'],
  past_due: ['pay', 'void'],
  paid: [],
  void: [],
};

export const PAYOUT_TRANSITIONS: Readonly<Record<PayoutStatus, readonly PayoutAction[]>> = {
  pending: ['process', 'complete', 'fail'],
  processing: ['complete', 'fail'],
  completed: [],
  failed: [],
};

/** Which states a transaction may move to. */
export const TRANSACTION_MOVES: Readonly<Record<TransactionStatus, readonly TransactionStatus[]>> = {
  pending: ['confirmed', 'failed'],
  confirmed: ['refunded'],
  failed: [],
  refunded: [],
};

/** @throws Problem `illegal_move` when the table does not allow `verb` from `state` */
export function requireTransition<State extends string, Action extends string>(
  table: Readonly<Record<State, readonly Action[]>>,
  subject: { what: string; id: string; state: State },
  action: Action,
): void {
  const allowed = table[subject.state];
  if (!allowed.includes(action)) throw illegalMove(subject.what, subject.id, subject.state, action, allowed);
}

/** How a delivery stands: one that failed so far and waits for its retry is told from one that was not sent yet. */
export function deliveryState({
  status,
  attempts,
}: Pick<DeliveryRecord, 'status' | 'attempts'>): DeliveryStatus | 'retrying' {
  return status === 'pending' && attempts.length > 0 ? 'retrying' : status;
}
