/**
 * The state machines of docs/service.md#states-and-phases as tables: which action a resource allows in which state.
 * One that a table does not have is rejected, and nothing has changed.
 */
import type { Collection } from './collection.js';
import { illegalMove } from './problems.js';
import type {
  AttemptRecord,
  DeliveryRecord,
  DeliveryStatus,
  InvoiceStatus,
  Listed,
  PaymentPhase,
  PayoutStatus,
  TransactionStatus,
} from './records.js';
import type { World } from './world.js';

export type PaymentAction = 'receive' | 'confirm' | 'pay' | 'drop' | 'expire' | 'fail' | 'refund';

export type Transitions<State extends string, Action extends string> = Readonly<Record<State, readonly Action[]>>;

/** By phase, because a pending payment may do other things once money was seen. */
export const PAYMENT_TRANSITIONS: Transitions<PaymentPhase, PaymentAction> = {
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

export const INVOICE_TRANSITIONS: Transitions<InvoiceStatus, 'open' | 'pay' | 'void' | 'mark past due'> = {
  draft: ['open', 'pay', 'void'],
  open: ['pay', 'mark past due', 'void'],
  past_due: ['pay', 'void'],
  paid: [],
  void: [],
};

export const PAYOUT_TRANSITIONS: Transitions<PayoutStatus, 'process' | 'complete' | 'fail'> = {
  pending: ['process', 'complete', 'fail'],
  processing: ['complete', 'fail'],
  completed: [],
  failed: [],
};

/** Which states a transaction may move to. */
export const TRANSACTION_TRANSITIONS: Transitions<TransactionStatus, TransactionStatus> = {
  pending: ['confirmed', 'failed'],
  confirmed: ['refunded'],
  failed: [],
  refunded: [],
};

/** What finds a record that may do an action. @throws Problem `not_found`; `illegal_move` where the table does not have the action */
export const requires =
  <R extends { id: string; status: string }, Action extends string>(
    what: string,
    listOf: (world: World) => Collection<R & Listed>,
    table: Transitions<R['status'], Action>,
  ) =>
  (world: World, id: string, action: Action): R => {
    const record = listOf(world).require(id);
    const allowed: readonly Action[] = table[record.status as R['status']];
    if (!allowed.includes(action)) throw illegalMove(what, id, record.status, action, allowed);
    return record;
  };

export const requireInvoiceTransition = requires('Invoice', ({ invoices }) => invoices, INVOICE_TRANSITIONS);
export const requirePayoutTransition = requires('Payout', ({ payouts }) => payouts, PAYOUT_TRANSITIONS);

/** How a delivery stands: one that failed so far and waits for its retry is told from one that was not sent yet. */
export function deliveryState({
  status,
  attempts,
}: Pick<DeliveryRecord, 'status' | 'attempts'>): DeliveryStatus | 'retrying' {
  return status === 'pending' && attempts.length > 0 ? 'retrying' : status;
}

/** Whether a receiver took a webhook: redirects are not followed. */
export const isTaken = ({ status }: Pick<AttemptRecord, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;
