/** Answers of the control API as short aligned lines, in colours where a terminal shows them. */
import { styleText } from 'node:util';
import { isObject } from '../contract/pointer.js';
import { printable } from '../platform/node/log.js';
import { shellWord } from '../snippets/call.js';
import type { Json, JsonObject } from './client.js';
import type { Context } from './context.js';

/** A word of a command line as it is typed in a shell. */
export const typed = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : shellWord(word.replaceAll('\0', ''));

/** As many lines of one kind as anybody reads; more are counted. */
export const MOST_LINES = 20;

/** Words that say at a glance how something is. */
const COLOURS = new Map(
  Object.entries({
    green: ['paid', 'succeeded', 'completed', 'confirmed', 'accepted', 'active', 'ok', 'done'],
    yellow: ['pending', 'retrying', 'underpaid', 'waiting', 'running', 'processing', 'open', 'changed', 'skipped'],
    red: ['failed', 'refused', 'expired', 'cancelled', 'void', 'past_due', 'error', 'removed'],
  }).flatMap(([colour, words]) => words.map((word) => [word, colour as 'green' | 'yellow' | 'red'])),
);

/**
 * styleText leaves a text as it is where NO_COLOR is set, or no terminal reads.
 * @param name of the field: a number is a status only where that says so
 */
function coloured(cell: string, padded: string, name: string | undefined): string {
  const rejected = /(^|_)status$/.test(name ?? '') && /^[45]\d\d$/.test(cell);
  const colour = COLOURS.get(cell) ?? (rejected ? 'red' : undefined);
  return colour === undefined ? padded : styleText(colour, padded);
}

/** Columns as wide as their widest cell, two spaces apart. @param names of the columns; else the first cell of a row names it */
export function aligned(rows: readonly (readonly string[])[], names?: readonly string[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  return rows.map((row) =>
    row
      .map((cell, i) =>
        coloured(cell, i === row.length - 1 ? cell : cell.padEnd(widths[i] as number), (names ?? row)[names ? i : 0]),
      )
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

const isTable = (value: Json | undefined): value is JsonObject[] => Array.isArray(value) && value.some(isObject);
const texts = (value: Json | undefined): string => (Array.isArray(value) ? value.map(cell).join(', ') : cell(value));

/** A cell of a table: of a long list as much as fits beside the others. */
function brief(value: Json | undefined): string {
  if (!Array.isArray(value) || value.length <= 4) return texts(value);
  return `${texts(value.slice(0, 3))} and ${value.length - 3} more`;
}

/** Rows below the names of their columns; without names those that hold no further ones. */
export function table(rows: readonly JsonObject[], names?: readonly string[], most = MOST_LINES): string[] {
  const plain = new Set(
    rows.flatMap((row) => Object.keys(row).filter((key) => !isObject(row[key]) && !isTable(row[key]))),
  );
  const shown = names ?? [...plain];
  const cells = rows.slice(0, most).map((row) => shown.map((name) => brief(row[name])));
  const lines = aligned([shown, ...cells], shown);
  const more = rows.length - most;
  return [...lines, ...(more > 0 ? [`… and ${more} more; --json prints all`] : [])];
}

/** Everything that an answer says: a line a field, what is in it below it. */
export function facts(answer: JsonObject): string[] {
  const fields = Object.entries(answer);
  const plain = fields.filter(([, value]) => !isObject(value) && !isTable(value));
  const inner = fields.flatMap(([name, value]) => {
    const lines = isTable(value) ? table(value) : isObject(value) ? facts(value) : [];
    return lines.length === 0 ? [] : [name, ...lines.map((line) => `  ${line}`)];
  });
  return [...aligned(plain.map(([name, value]) => [name, texts(value)])), ...inner];
}

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

const DELIVERY_COLUMNS = ['created_at', 'id', 'event_type', 'status', 'attempts', 'last_status', 'url'];

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
    DELIVERY_COLUMNS,
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
