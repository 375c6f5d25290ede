/** A coverage report for machines of CI: JUnit XML for test tabs, Markdown for job summaries, lines for a terminal. */
import type { CoverageReport, Share } from './coverage.js';

type Dimension = keyof CoverageReport['dimensions'];

/** What the dimensions are called, in the order in which they are shown. */
export const DIMENSION_TITLES: Readonly<Record<Dimension, string>> = {
  operations: 'Operations that succeeded',
  answers: 'Operations × statuses',
  error_codes: 'Error codes',
  event_types: 'Event types delivered',
  states: 'States reached',
  settings: 'Settings in force',
};
export const DIMENSIONS = Object.keys(DIMENSION_TITLES) as Dimension[];

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 knows no way to write them.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text for XML and HTML, inside of elements and of quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(NOT_IN_XML, '\ufffd').replace(/[&<>"']/g, (found) => ENTITIES[found] as string);

const suite = (name: string, cases: readonly string[], failures = 0): string =>
  [
    `  <testsuite name="${escapeMarkup(name)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="0">`,
    ...cases,
    '  </testsuite>',
  ].join('\n');

const testCase = (of: string, name: string, inside = ''): string =>
  `    <testcase classname="${escapeMarkup(of)}" name="${escapeMarkup(name)}"${inside === '' ? '/>' : `>${inside}</testcase>`}`;

/** What else is to fail in the report: the bar that was not reached, a breach, a finding. */
export interface ReportFailure {
  name: string;
  message: string;
}

/** JUnit XML: a test per answer that was exercised. What was not is no test that anybody skipped; the other forms of the report name it. */
export function coverageJunit(report: CoverageReport, failures: readonly ReportFailure[] = []): string {
  const suites = report.operations.flatMap(({ operation_id, answers }) => {
    const reached = answers.filter((answer) => answer.counted && answer.count > 0);
    const cases = reached.map(({ status }) => testCase(operation_id, `answers ${status}`));
    return cases.length === 0 ? [] : [suite(operation_id, cases)];
  });
  if (failures.length > 0) {
    const cases = failures.map(({ name, message }) =>
      testCase('tenderbox', name, `<failure message="${escapeMarkup(message)}"/>`),
    );
    suites.push(suite('verdict', cases, failures.length));
  }
  const tests = report.covered + failures.length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Contract coverage" tests="${tests}" failures="${failures.length}" errors="0" skipped="0">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

const percentText = ({ percent, covered, of }: Share): string => `${percent} % (${covered} of ${of})`;

/** Answers that count and were not exercised: `createPayment 401`. */
const missingAnswers = ({ operations }: CoverageReport): string[] =>
  operations.flatMap(({ operation_id, answers }) => {
    const missing = answers.filter(({ counted, count }) => counted && count === 0).map(({ status }) => status);
    return missing.length === 0 ? [] : [`${operation_id} ${missing.join(', ')}`];
  });

/** A summary for the page of a CI job. */
export function coverageMarkdown(report: CoverageReport, failures: readonly ReportFailure[] = []): string {
  const missing = missingAnswers(report);
  return [
    `## Contract coverage: ${percentText(report)}`,
    '',
    '| dimension | covered | of | percent |',
    '|---|---:|---:|---:|',
    ...DIMENSIONS.map((name) => {
      const { covered, of, percent } = report.dimensions[name];
      return `| ${DIMENSION_TITLES[name]} | ${covered} | ${of} | ${percent} % |`;
    }),
    '',
    ...failures.flatMap(({ name, message }) => [`- **${markdownText(name)}**: ${markdownText(message)}`]),
    ...(failures.length > 0 ? [''] : []),
    ...(missing.length === 0
      ? ['Every answer that counts was exercised.']
      : ['Not exercised:', '', ...missing.map((line) => `- ${line}`)]),
    '',
  ].join('\n');
}

const markdownText = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, '\\$&');

/** What a terminal shows: a line per dimension, and what is missing first. */
export function coverageLines(report: CoverageReport): string[] {
  const width = Math.max(...Object.values(DIMENSION_TITLES).map(({ length }) => length)) + 2;
  const missing = missingAnswers(report);
  const shown = missing.slice(0, 5);
  const more = missing.length - shown.length;
  return [
    `Contract coverage: ${percentText(report)}`,
    ...DIMENSIONS.map((name) => `  ${DIMENSION_TITLES[name].padEnd(width)}${percentText(report.dimensions[name])}`),
    ...shown.map((line) => `  not exercised: ${line}`),
    ...(more > 0 ? [`  and of ${more} more operations (--report html=coverage.html shows all)`] : []),
  ];
}
