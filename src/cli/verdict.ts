/** Prints what a run came to, and writes the reports that were asked for. */

import type { Verdict } from '../app/verdict.js';
import { auditReport } from '../audit/index.js';
import type { Config } from '../config/config.js';
import { coverageHtml } from '../contract/coverage-html.js';
import {
  type CoverageReport,
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

const SHOWN_AS = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** Commands that have GitHub show what went wrong beside the job. */
function annotations(findings: Verdict['findings'], failures: readonly ReportFailure[]): string[] {
  const escaped = (text: string): string =>
    text.replace(/[%\r\n]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
  const line = (kind: string, title: string, message: string): string =>
    `::${kind} title=${escaped(title).replaceAll(':', '%3A').replaceAll(',', '%2C')}::${escaped(message)}`;
  const audited = findings.map(({ severity, rule, message }) => line(SHOWN_AS[severity], `tenderbox ${rule}`, message));
  const others = failures.filter(({ name }) => !name.startsWith('audit '));
  return [...audited, ...others.map(({ name, message }) => line('error', `tenderbox ${name}`, message))];
}

/**
 * Prints the verdict, and writes its reports.
 * @param say prints a line where standard output does not belong to somebody else
 * @returns the exit code that the verdict asks for
 */
export async function deliverVerdict(
  { coverage, findings, failures }: Pick<Verdict, 'coverage' | 'failures'> & { findings: Verdict['findings'] | null },
  reports: Config['reports'],
  context: Context,
  say: (line: string) => void,
): Promise<number> {
  // A command may have left its last line open.
  for (const line of ['', ...coverageLines(coverage)]) say(line);
  const audited = findings === null ? [] : auditReport(findings).split('\n');
  for (const line of audited) say(printable(line));
  for (const { name, message } of failures) context.err(`tenderbox: ${name}: ${printable(message)}`);
  if (context.env.GITHUB_ACTIONS === 'true') for (const line of annotations(findings ?? [], failures)) say(line);
  const written = await writeReports(
    reports.map(({ form, file }) => ({ file, text: WRITERS[form](coverage, failures, findings ?? []) })),
    context,
  );
  return failures.length > 0 || !written ? EXIT.failed : EXIT.ok;
}
