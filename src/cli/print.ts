/** Answers of the control API as short aligned lines. */
import { printable } from '../platform/node/log.js';
import type { Json, JsonObject } from './client.js';
import type { Context } from './context.js';

/** Columns as wide as their widest cell, two spaces apart. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] as number))
      .join('  ')
      .trimEnd(),
  );
}

/** A value in a cell: a dash for what is not there, nothing that a terminal would act on. */
export function cell(value: Json | undefined): string {
  if (value === undefined || value === null) return '-';
  return printable(typeof value === 'string' ? value : amountText(value));
}

/** Small amounts without an exponent, as people read them. */
function amountText(value: Json): string {
  if (typeof value !== 'number') return JSON.stringify(value);
  const text = String(value);
  return text.includes('e-') ? value.toFixed(12).replace(/0+$/, '') : text;
}

const object = (value: Json | undefined): JsonObject => (value ?? {}) as JsonObject;
export const list = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? (value as JsonObject[]) : []);

/** A record after something was done to it. */
export function resourceLine(detail: JsonObject): string {
  const resource = object(
    detail.payment && !detail.invoice ? detail.payment : (detail.invoice ?? detail.payout ?? detail),
  );
  const phase = detail.phase === undefined || detail.phase === resource.status ? '' : ` (${cell(detail.phase)})`;
  const what =
    resource.event_type === undefined
      ? `${cell(resource.amount)} ${cell(resource.currency)}`
      : `${cell(resource.event_type)} to ${cell(resource.url)}`;
  const parts = [cell(resource.id), `${cell(resource.status)}${phase}`, what];
  if (resource.paid_amount !== undefined && resource.paid_currency !== undefined) {
    parts.push(`received ${cell(resource.paid_amount)} ${cell(resource.paid_currency)}`);
  }
  if (typeof detail.confirmations_required === 'number') {
    parts.push(`confirmations ${cell(detail.confirmations)}/${cell(detail.confirmations_required)}`);
  }
  return parts.join('  ');
}

/** Deliveries, one line each. */
export function deliveryLines(deliveries: readonly JsonObject[]): string[] {
  return aligned(
    deliveries.map((delivery) => [
      cell(delivery.created_at),
      cell(delivery.id),
      cell(delivery.event_type),
      cell(delivery.status),
      `${cell(delivery.attempts)}x`,
      cell(delivery.last_status),
      cell(delivery.url),
      ...(delivery.last_error === undefined ? [] : [cell(delivery.last_error)]),
      ...(delivery.last_response === undefined ? [] : [`It said: ${cell(delivery.last_response)}`]),
    ]),
  );
}

/** Prints the answer as JSON where that was asked for, else the lines made of it. */
export function show(
  context: Context,
  json: boolean | undefined,
  answer: JsonObject,
  lines: () => readonly string[],
): void {
  if (json) context.out(JSON.stringify(answer, null, 2));
  else for (const line of lines()) context.out(line);
}
