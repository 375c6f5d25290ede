/** The core's own jobs, as a table; delivery and scenarios add theirs where everything is put together. */

import { onInvoiceDue } from './billing/subscriptions.js';
import { onOpenDue, onPastDue } from './invoices/invoices.js';
import { onExpiryDue, onGiveUpDue } from './payments/payments.js';
import { onCompleteDue, onFailDue, onProcessDue } from './payouts/payouts.js';
import type { Env } from './ports.js';

export const CORE_JOB_HANDLERS: Env['handlers'] = {
  'payment.expire': onExpiryDue,
  'payment.give_up': onGiveUpDue,
  'invoice.open': onOpenDue,
  'invoice.past_due': onPastDue,
  'payout.process': onProcessDue,
  'payout.complete': onCompleteDue,
  'payout.fail': onFailDue,
  'subscription.invoice': onInvoiceDue,
};
