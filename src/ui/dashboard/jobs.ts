/** What falls due, and time as it stands in pages. */
import type { Reply } from '../api/control.js';

export type Job = Reply<'/jobs', 'get'>['data'][number];
export type JobKind = Job['kind'];

/** Kinds of jobs that are drawn alike, and the colour of each. */
export const JOB_GROUPS = {
  webhook: { title: 'Webhook attempt', fill: 'retrying-mark' },
  payout: { title: 'Payout', fill: 'pending-mark' },
  expiry: { title: 'Expiry', fill: 'idle-mark' },
  billing: { title: 'Billing', fill: 'accent' },
  scenario: { title: 'Scenario', fill: 'sand' },
} as const;

export type JobGroup = keyof typeof JOB_GROUPS;

interface Words {
  group: JobGroup;
  /** What several of them do. */
  many: string;
  /** What one of them did, and what several. */
  did: readonly [one: string, several: string];
}

export const JOB_WORDS: Readonly<Record<JobKind, Words>> = {
  'delivery.attempt': { group: 'webhook', many: 'webhook attempts', did: ['webhook attempted', 'webhooks attempted'] },
  'payout.process': { group: 'payout', many: 'payouts are broadcast', did: ['payout broadcast', 'payouts broadcast'] },
  'payout.complete': { group: 'payout', many: 'payouts complete', did: ['payout completed', 'payouts completed'] },
  'payout.fail': { group: 'payout', many: 'payouts fail', did: ['payout failed', 'payouts failed'] },
  'payment.expire': { group: 'expiry', many: 'payments may expire', did: ['payment expired', 'payments expired'] },
  'payment.give_up': { group: 'expiry', many: 'payments may fail', did: ['payment failed', 'payments failed'] },
  'invoice.open': { group: 'billing', many: 'invoices open', did: ['invoice opened', 'invoices opened'] },
  'invoice.past_due': {
    group: 'billing',
    many: 'invoices are past due',
    did: ['invoice past due', 'invoices past due'],
  },
  'subscription.invoice': {
    group: 'billing',
    many: 'subscriptions make an invoice',
    did: ['invoice of a subscription made', 'invoices of subscriptions made'],
  },
  'scenario.step': {
    group: 'scenario',
    many: 'steps of scenarios',
    did: ['step of a scenario played', 'steps of scenarios played'],
  },
};

/** What some jobs of one kind do, and the first of them says it where it is alone. */
export const jobsText = (kind: JobKind, count: number, does: string): string =>
  count === 1 ? does.replace(/\.$/, '') : `${count} ${JOB_WORDS[kind].many}`;

/** Units of time, the longest first. */
export const UNITS = [
  [86_400_000, 'd', 'day'],
  [3_600_000, 'h', 'hour'],
  [60_000, 'min', 'minute'],
  [1_000, 's', 'second'],
] as const;

/** A span in its two largest units: `29 min 2 s`. */
export function spanText(span_ms: number): string {
  let left_ms = Math.max(0, Math.round(span_ms / 1_000)) * 1_000;
  const parts: string[] = [];
  for (const [unit_ms, name] of UNITS) {
    const count = Math.floor(left_ms / unit_ms);
    left_ms -= count * unit_ms;
    if (count > 0) parts.push(`${count} ${name}`);
  }
  return parts.slice(0, 2).join(' ') || '0 s';
}

/** The time of day, as the API has it. */
export const clockText = (at: string): string => at.slice(11, 19);

/** How much later the second was, to a tenth of a second or in its largest unit. */
export function laterText(from: string, at: string): string {
  const gap_ms = Date.parse(at) - Date.parse(from);
  const [unit_ms, name] = UNITS.find(([ms]) => gap_ms >= ms) ?? [1_000, 's'];
  return `+${Number((gap_ms / unit_ms).toFixed(1))} ${name}`;
}
