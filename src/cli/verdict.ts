/** Prints what a run came to, and writes the reports that were asked for. */

import type { Verdict } from '../app/verdict.js';
import { auditReport } from '../audit/index.js';
import type { Config } from '../config/config.js';
import {
  type CoverageReport,
  coverageHtml,
  coverageJunit,
  coverageLines,
  coverageMarkdown,
  type ReportFailure,
} from '../contract/index.js';
import { printable } from '../platform/node/log.js';
import { type Context, EXIT } from './context.js';
import { writeReports } from './outputs.js';

type Writer = (coverage: CoverageReport, failures: readonly ReportFailure[], findings: Verdict['findings']) => string;

const WRITERS: Readonly<Record<Config['reports'][number]['form'], Writer>> = {
  html: coverageHtml,
  junit: coverageJunit,
  markdown: coverageMarkdown,
  json: (coverage, failures, findings) => `${JSON.stringify({ ...coverage, findings, failures }, null, 2)}\n`,
};

/**
 * Prints the verdict, and writes its reports.
 * @param say prints a line where standard output does not belong to somebody else
 * @returns the exit code that the verdict asks for
 */
export async function deliverVerdict(
  { coverage, findings, failures }: Verdict,
  reports: Config['reports'],
  context: Context,
  say: (line: string) => void,
): Promise<number> {
  // A command may have left its last line open.
  for (const line of ['', ...coverageLines(coverage)]) say(line);
  for (const line of auditReport(findings).split('\n')) say(printable(line));
  for (const { name, message } of failures) context.err(`tenderbox: ${name}: ${printable(message)}`);
  const written = await writeReports(
    reports.map(({ form, file }) => ({ file, text: WRITERS[form](coverage, failures, findings) })),
    context,
  );
  return failures.length > 0 || !written ? EXIT.failed : EXIT.ok;
}
