/** A coverage report for machines of CI: JUnit XML for test tabs, Markdown for job summaries, lines for a terminal. */
import { type CoverageReport, type CoveredOperation, DIMENSION_TITLES, DIMENSIONS, type Share } from './coverage.js';

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

const suite = (name: string, cases: readonly string[], skipped: number, failures = 0): string =>
  [
    `  <testsuite name="${escapeMarkup(name)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n');

const testCase = (of: string, name: string, inside = ''): string =>
  `    <testcase classname="${escapeMarkup(of)}" name="${escapeMarkup(name)}"${inside === '' ? '/>' : `>${inside}</testcase>`}`;

function operationSuite({ operation_id, answers }: CoveredOperation): string {
  const counted = answers.filter((answer) => answer.counted);
  const cases = counted.map(({ status, count }) =>
    testCase(operation_id, `answers ${status}`, count > 0 ? '' : '<skipped message="not exercised"/>'),
  );
  return suite(operation_id, cases, counted.filter(({ count }) => count === 0).length);
}

/** What else is to fail in the report: the bar that was not reached, a breach, a finding. */
export interface ReportFailure {
  name: string;
  message: string;
}

/** JUnit XML: a test per answer of the contract, skipped where it was not exercised. */
export function coverageJunit(report: CoverageReport, failures: readonly ReportFailure[] = []): string {
  const suites = report.operations.map(operationSuite);
  if (failures.length > 0) {
    const cases = failures.map(({ name, message }) =>
      testCase('tenderbox', name, `<failure message="${escapeMarkup(message)}"/>`),
    );
    suites.push(suite('verdict', cases, 0, failures.length));
  }
  const skipped = report.of - report.covered;
  const tests = report.of + failures.length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Contract coverage" tests="${tests}" failures="${failures.length}" errors="0" skipped="${skipped}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

export const percentText = ({ percent, covered, of }: Share): string => `${percent} % (${covered} of ${of})`;

/** Answers that count and were not exercised: `createPayment 401`. */
export const missingAnswers = ({ operations }: CoverageReport): string[] =>
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
