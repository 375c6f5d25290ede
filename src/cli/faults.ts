/** Faults of the configuration, all at once. */
import type { Fault } from '../config/config.js';
import { printable } from '../platform/node/log.js';
import { type Rejection, wrongInput } from './context.js';

/** One fault or warning as a line. */
export const faultText = ({ where, message }: Fault): string => printable(`${where}: ${message}`);

/** All faults as one refusal, a line for each where there are several. */
export function refusalOf(faults: readonly Fault[]): Rejection {
  const lines = faults.map(faultText);
  if (lines.length === 1) return wrongInput(lines.join());
  return wrongInput([`${lines.length} faults in the configuration`, ...lines.map((line) => `  ${line}`)].join('\n'));
}
