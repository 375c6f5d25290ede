/** The phases of payment requests in the order of a bar: what is good, open, to be looked at, bad, and over. */
import type { Part } from '../kit/charts.js';
import type { Overview } from './shell/overview.js';

type Phase = keyof Overview['payments']['phases'];

export const PHASES: Readonly<Record<Phase, Pick<Part, 'fill' | 'pale'>>> = {
  paid: { fill: 'paid-mark' },
  overpaid: { fill: 'paid-mark', pale: 'pale' },
  confirming: { fill: 'pending-mark' },
  detected: { fill: 'pending-mark', pale: 'pale' },
  awaiting: { fill: 'pending-mark', pale: 'paler' },
  underpaid: { fill: 'retrying-mark' },
  paid_late: { fill: 'retrying-mark', pale: 'pale' },
  failed: { fill: 'failed-mark' },
  partly_refunded: { fill: 'idle-mark' },
  refunded: { fill: 'idle-mark', pale: 'pale' },
  expired: { fill: 'idle-mark', pale: 'paler' },
};

/** The phases that any payment request is in, each with how many. */
export const presentPhases = ({ phases }: Overview['payments']): readonly (readonly [Phase, number])[] =>
  (Object.keys(PHASES) as Phase[]).map((phase) => [phase, phases[phase]] as const).filter(([, count]) => count > 0);
