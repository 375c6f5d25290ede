/** Faults of the configuration, all at once. */
import type { Fault } from '../config/config.js';
import { printable } from '../platform/node/log.js';
import { type Context, EXIT } from './context.js';

/** One fault or warning as a line. */
export const faultText = ({ where, message }: Fault): string => printable(`${where}: ${message}`);

/** Prints every fault on standard error. @returns the exit code */
export function printFaults(faults: readonly Fault[], context: Context): number {
  const [first] = faults;
  if (faults.length === 1 && first !== undefined) {
    context.err(`tenderbox: ${faultText(first)}`);
  } else {
    context.err(`tenderbox: ${faults.length} faults in the configuration`);
    for (const fault of faults) context.err(`  ${faultText(fault)}`);
  }
  return EXIT.wrong_input;
}
