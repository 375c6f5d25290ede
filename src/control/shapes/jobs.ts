/** Jobs in words. */
import type { ControlSchema } from '../../contract/types.js';
import type { Job, JobKind } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { findRun } from '../../scenarios/runs.js';
import { at } from './time.js';

const DOES: Readonly<Record<JobKind, string>> = {
  'payment.expire': 'The payment request expires, unless all of it was seen by then.',
  'payment.give_up': 'The payment request fails, unless it was confirmed by then.',
  'invoice.open': 'The invoice opens, if it is still a draft.',
  'invoice.past_due': 'The invoice is past due, if it is still open.',
  'payout.process': 'The payout passes its review and is broadcast.',
  'payout.complete': 'The payout is confirmed and completed.',
  'payout.fail': 'The payout fails, as its magic address has it.',
  'subscription.invoice': 'The subscription makes its next invoice.',
  'delivery.attempt': 'The webhook is sent.',
  'scenario.step': 'A step of the scenario is played.',
};

function doesOf(world: World, { kind, subject, detail }: Job): string {
  if (kind === 'delivery.attempt') {
    const delivery = world.deliveries.get(subject);
    if (delivery === undefined) return DOES[kind];
    return `Attempt ${delivery.attempts.length + 1} of the delivery of ${delivery.event_type} is made.`;
  }
  if (kind !== 'scenario.step') return DOES[kind];
  const run = findRun(world, subject);
  const step = Number(detail?.step);
  const verb = run?.steps[step]?.verb;
  return verb === undefined ? DOES[kind] : `Step ${step + 1} of the scenario ${run?.scenario} is played: ${verb}.`;
}

/** Something that is going to happen by itself. */
export function showJob(world: World, job: Job): ControlSchema<'UpcomingJob'> {
  const { id, kind, due_ms, subject } = job;
  return { job: id, kind, due_at: at(due_ms), resource_id: subject, does: doesOf(world, job).slice(0, 512) };
}
