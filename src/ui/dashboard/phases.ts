/** The phases of payment requests in the order of a bar: what is good, open, to be looked at, bad, and over. */
import type { Part } from '../kit/charts.js';
import type { Overview } from './shell/overview.js';

export type Phase = keyof Overview['payments']['phases'];

export const PHASES: Readonly<Record<Phase, Pick<Part, 'fill' | 'pale'>>> = {
  paid: { fill: 'paid' },
  overpaid: { fill: 'paid', pale: 'pale' },
  confirming: { fill: 'pending' },
  detected: { fill: 'pending', pale: 'pale' },
  awaiting: { fill: 'pending', pale: 'paler' },
  underpaid: { fill: 'retrying' },
  paid_late: { fill: 'retrying', pale: 'pale' },
  failed: { fill: 'failed' },
  partly_refunded: { fill: 'idle' },
  refunded: { fill: 'idle', pale: 'pale' },
  expired: { fill: 'idle', pale: 'paler' },
};

/** The phases that any payment request is in, each with how many. */
export const presentPhases = ({ phases }: Overview['payments']): readonly (readonly [Phase, number])[] =>
  (Object.keys(PHASES) as Phase[]).map((phase) => [phase, phases[phase]] as const).filter(([, count]) => count > 0);
