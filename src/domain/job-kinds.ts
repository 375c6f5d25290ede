/** The registry of jobs: what can fall due in a world, and what is said of it before and afterwards. Who does it is in actions.ts. */
import type { RecordKind } from './resources.js';

interface JobRow {
  /** The kind of record that it is about. */
  of: RecordKind;
  /** What it will do, in a sentence. */
  does: string;
  /** Why it did it, in a sentence; absent where what it did speaks for itself. */
  did?: string;
  /** It is scheduled when its record is created, whatever happens to that in between. */
  from_creation?: true;
}

export const JOBS = {
  'payment.expire': {
    of: 'payment',
    does: 'The payment request expires, unless all of it was seen by then.',
    did: 'The time of the payment request was up.',
    from_creation: true,
  },
  'payment.give_up': {
    of: 'payment',
    does: 'The payment request fails, unless it was confirmed by then.',
    did: 'The payment stayed unconfirmed for 24 hours.',
  },
  'invoice.open': {
    of: 'invoice',
    does: 'The invoice opens, if it is still a draft.',
    did: 'An hour after its creation the invoice opens by itself.',
    from_creation: true,
  },
  'invoice.past_due': {
    of: 'invoice',
    does: 'The invoice is past due, if it is still open.',
    did: 'The due date of the invoice has ended.',
  },
  'payout.process': {
    of: 'payout',
    does: 'The payout passes its review and is broadcast.',
    did: 'The review of the payout was over.',
  },
  'payout.complete': {
    of: 'payout',
    does: 'The payout is confirmed and completed.',
    did: 'The network confirmed the payout.',
  },
  'payout.fail': {
    of: 'payout',
    does: 'The payout fails, as its magic address has it.',
    did: 'The magic address of the payout made it fail.',
  },
  'subscription.invoice': {
    of: 'subscription',
    does: 'The subscription makes its next invoice.',
    did: 'An interval of the subscription has begun.',
  },
  'delivery.attempt': { of: 'delivery', does: 'The webhook is sent.' },
  'scenario.step': { of: 'run', does: 'A step of the scenario is played.' },
} as const satisfies Record<string, JobRow>;

export type JobKind = keyof typeof JOBS;

/** The row of a kind of job, with what only some rows say. */
export const jobRow = (kind: JobKind): JobRow => JOBS[kind];
