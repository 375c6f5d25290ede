/** What a run is to be like. */
import { pick } from './chance.js';

const START = '2026-11-20T17:00:00Z';

export interface Plan {
  seed: number;
  /** How many events there are to be, at least. */
  events: number;
  /** How many times a process is ended in the midst of things. */
  ends: number;
  /** Real seconds that receivers have to answer in. */
  timeout_s: number;
  /** Whether the clock only moves when it is told to, or by itself, with retries within seconds. */
  clock: 'frozen' | 'real';
  /** Where the data file is to be. */
  file: string;
}

/** Seconds from one attempt to the next; for the frozen clock those of `standard` (docs/service.md#retries). */
export const SCHEDULES: Record<Plan['clock'], readonly number[]> = {
  frozen: [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
  real: [0, 0.2, 0.3, 0.3, 0.4, 0.5, 0.5, 0.5, 0.5, 0.5],
};

/** What a sandbox is started with for it. */
const FLAGS: Record<Plan['clock'], object> = {
  frozen: { clock: 'frozen', now: START },
  real: { clock: 'real', 'retry-schedule': SCHEDULES.real.join(','), 'payment-expiry': 2 },
};

/** The flags of the sandbox; how it prints, signs and writes is chance. */
export function flagsOf({ seed, file, timeout_s, clock }: Plan, encoding: 'hex' | 'base64'): string[] {
  const flags = {
    data: file,
    durability: pick(['process', 'fsync'], seed, 'durability'),
    seed,
    'webhook-timeout': timeout_s,
    'signature-encoding': encoding,
    'webhook-json': pick(['js', 'plain', 'fixed', 'php', 'indented'], seed, 'json'),
    ...FLAGS[clock],
  };
  return Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
}
