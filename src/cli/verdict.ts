/** Prints what a run came to, and writes the reports that were asked for. */
import { resolve } from 'node:path';
import { auditReport } from '../audit/index.js';
import type { Config } from '../config.js';
import {
  type CoverageReport,
  coverageHtml,
  coverageJunit,
  coverageLines,
  coverageMarkdown,
  type ReportFailure,
} from '../contract/index.js';
import type { Verdict } from '../engine-verdict.js';
import { writeText } from '../host/files.js';
import { printable } from '../host/log.js';
import { type Context, EXIT } from './context.js';

type Writer = (coverage: CoverageReport, failures: readonly ReportFailure[], findings: Verdict['findings']) => string;

const WRITERS: Readonly<Record<Config['reports'][number]['form'], Writer>> = {
  html: coverageHtml,
  junit: coverageJunit,
  markdown: coverageMarkdown,
  json: (coverage, failures, findings) => `${JSON.stringify({ ...coverage, findings, failures }, null, 2)}\n`,
};

/**
 * Prints the verdict, and writes its reports: all of them are tried, so that one folder that is not there does not cost the rest.
 * @returns the exit code that the verdict asks for
 */
export async function deliverVerdict(
  { coverage, findings, failures }: Verdict,
  reports: Config['reports'],
  context: Context,
): Promise<number> {
  // The command may have left its last line open.
  for (const line of ['', ...coverageLines(coverage)]) context.out(line);
  for (const line of auditReport(findings).split('\n')) context.out(printable(line));
  for (const { name, message } of failures) context.err(`tenderbox: ${name}: ${printable(message)}`);
  let code: number = failures.length > 0 ? EXIT.failed : EXIT.ok;
  for (const { form, file } of reports) {
    const path = resolve(context.folder, file);
    await writeText(path, WRITERS[form](coverage, failures, findings)).catch((error: unknown) => {
      context.err(`tenderbox: ${error instanceof Error ? error.message : String(error)}`);
      code = EXIT.failed;
    });
  }
  return code;
}
