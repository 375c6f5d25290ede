import type { ControlSchema } from '../../contract/types.js';
import type { FaultRecord, Misbehaviour } from '../../domain/types.js';
import { formatDuration } from '../../scenarios/durations.js';
import { at } from './time.js';

function showBehaviour({ delay_ms, stale_ms, slow_ms, ...flags }: Misbehaviour): ControlSchema<'FaultEffect'> {
  return {
    ...flags,
    ...(delay_ms === undefined ? {} : { delay: formatDuration(delay_ms) }),
    ...(stale_ms === undefined ? {} : { stale: formatDuration(stale_ms) }),
    ...(slow_ms === undefined ? {} : { slow: formatDuration(slow_ms) }),
  } as ControlSchema<'FaultEffect'>;
}

/** A fault with what it has done so far. */
export function showFault(fault: FaultRecord): ControlSchema<'Fault'> {
  const { id, match, webhook, effect, behave, times, probability, seen, applied, scenario, created_at_ms } = fault;
  return {
    id,
    ...(webhook === undefined ? { match: match ?? {} } : { webhook }),
    effect: behave === undefined ? { ...effect } : showBehaviour(behave),
    times,
    probability,
    seen,
    applied,
    scenario,
    created_at: at(created_at_ms),
  } as ControlSchema<'Fault'>;
}
