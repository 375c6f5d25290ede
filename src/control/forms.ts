/** Answers that are written in another way than as plain JSON. Each begins as the JSON that the contract describes. */
import { HTML_TYPE } from '../api/call.js';
import { COVERAGE_STYLE, coverageHtml } from '../contract/coverage-html.js';
import { type CoverageReport, coverageJunit, coverageMarkdown } from '../contract/index.js';
import type { ControlOperationId, ControlSchema } from '../contract/types.js';
import { plainDecimal } from '../domain/money.js';
import type { Sliced } from '../domain/ports.js';
import type { ControlHost } from './host.js';

/** What an answer becomes; what is left out stays as it was. */
interface Form {
  contentType?: string;
  text?: string | Sliced<string>;
  headers?: Readonly<Record<string, string>>;
}

/** The page carries its style with it, and nothing but this style is in force there. */
function pageHeaders({ worlds }: ControlHost): Readonly<Record<string, string>> {
  const bytes = worlds.env.crypto.sha256Hex(COVERAGE_STYLE).match(/../g) ?? [];
  const digest = btoa(String.fromCharCode(...bytes.map((pair) => Number.parseInt(pair, 16))));
  const rules = [
    "default-src 'none'",
    `style-src 'sha256-${digest}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return { 'content-security-policy': rules.join('; ') };
}

const COLUMNS = [
  'id',
  'type',
  'status',
  'payment_request_id',
  'amount',
  'currency',
  'crypto_amount',
  'crypto_currency',
  'fee',
  'fee_currency',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ControlSchema<'ExportedTransaction'>)[];

/**
 * One cell by RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe in front, because an export
 * is opened in one sooner or later.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return plainDecimal(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function transactionsCsv({ data }: ControlSchema<'TransactionExport'>): string {
  const lines = data.map((row) => COLUMNS.map((column) => csvCell(row[column])).join(','));
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

/** The text format of Prometheus, version 0.0.4. */
function metricsText({
  merchants,
  calls,
  deliveries,
  data_file_bytes,
  uptime_seconds,
}: ControlSchema<'Metrics'>): string {
  const metric = (name: string, type: string, help: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`# HELP tenderbox_${name} ${help}`, `# TYPE tenderbox_${name} ${type}`, ...lines];
  const one = (name: string, value: number): string => `tenderbox_${name} ${value}`;
  const duration = 'call_duration_seconds';
  return `${[
    ...metric('merchants', 'gauge', 'Merchants that there are.', [one('merchants', merchants)]),
    ...metric(
      'calls_total',
      'counter',
      'Calls of the merchant API since the process began, by operation and class of status.',
      calls.answers.map(({ operation, status, count }) =>
        one(`calls_total{operation="${operation ?? 'none'}",status="${status}"}`, count),
      ),
    ),
    ...metric(duration, 'histogram', 'How long these calls took.', [
      ...calls.buckets.map(({ le_seconds, count }) => one(`${duration}_bucket{le="${le_seconds}"}`, count)),
      one(`${duration}_bucket{le="+Inf"}`, calls.count),
      one(`${duration}_sum`, calls.sum_seconds),
      one(`${duration}_count`, calls.count),
    ]),
    ...metric(
      'deliveries',
      'gauge',
      'Deliveries of webhooks that merchants have, by state.',
      deliveries.map(({ state, count }) => one(`deliveries{state="${state}"}`, count)),
    ),
    ...metric(
      'data_file_bytes',
      'gauge',
      'Size of the data file.',
      data_file_bytes === null ? [] : [one('data_file_bytes', data_file_bytes)],
    ),
    ...metric('uptime_seconds', 'gauge', 'Real time since the process began.', [one('uptime_seconds', uptime_seconds)]),
  ].join('\n')}\n`;
}

type Write = (body: never, host: ControlHost) => string | Sliced<string>;

/** By operation and what its parameter `format` says; what is not here is JSON. */
const FORMS: { [Id in ControlOperationId]?: Record<string, [contentType: string, write: Write]> } = {
  getContract: { yaml: ['application/yaml; charset=utf-8', (document: object, host) => host.yaml(document)] },
  getCoverage: {
    html: [HTML_TYPE, (report: CoverageReport) => coverageHtml(report)],
    junit: ['application/xml; charset=utf-8', (report: CoverageReport) => coverageJunit(report)],
    markdown: ['text/markdown; charset=utf-8', (report: CoverageReport) => coverageMarkdown(report)],
  },
  getMetrics: { prometheus: ['text/plain; version=0.0.4; charset=utf-8', metricsText] },
  exportTransactions: { csv: ['text/csv; charset=utf-8', transactionsCsv] },
};

/** How the answer of an operation is written. */
export function formOf(
  operation_id: string,
  body: unknown,
  query: Readonly<Record<string, unknown>>,
  host: ControlHost,
): Form {
  const form = FORMS[operation_id as ControlOperationId]?.[String(query.format)];
  if (form === undefined) return {};
  const [contentType, write] = form;
  const headers = contentType === HTML_TYPE ? pageHeaders(host) : {};
  return { contentType, text: write(body as never, host), headers };
}
