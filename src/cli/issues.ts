/** Issues of the configuration, all at once. */
import type { Issue } from '../config/config.js';
import { printable } from '../platform/node/log.js';
import { type Rejection, wrongInput } from './context.js';

/** One issue or warning as a line. */
export const issueText = ({ where, message }: Issue): string => printable(`${where}: ${message}`);

/** All issues as one rejection, a line for each where there are several. */
export function rejectionOf(issues: readonly Issue[]): Rejection {
  const lines = issues.map(issueText);
  if (lines.length === 1) return wrongInput(lines.join());
  return wrongInput([`${lines.length} faults in the configuration`, ...lines.map((line) => `  ${line}`)].join('\n'));
}
