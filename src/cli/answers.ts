/** What calls of the control API print, by command; and the few whose words are no fields of the contract. */
import { auditReport } from '../audit/index.js';
import { suggestDuration } from '../scenarios/durations.js';
import type { JsonObject } from './client.js';
import { wrongInput } from './context.js';
import { aligned, cell, deliveryLines, facts, list, MOST_LINES, resourceLine, table } from './print.js';

type Lines = (answer: JsonObject, title: string) => readonly string[];

/** @throws Rejection where it is neither a duration nor an instant */
function advanceBody(time: string): JsonObject {
  if (/^\d{4}-/.test(time)) return { to: time };
  if (/^\d+(\.\d+)?$/.test(time)) return { by: Number(time) };
  if (/^(P|(\d+(\.\d+)?(ms|[smhdw]))+$)/.test(time)) return { by: time };
  const advice = time.startsWith('-')
    ? 'Time does not go back; tenderbox snapshot and restore do.'
    : (suggestDuration(time) ?? '');
  throw wrongInput(
    `advance takes a duration (90s, 15m, 1h30m) or an instant (2026-11-20T17:15:00Z), not ${JSON.stringify(time)}. ${advice}`.trim(),
  );
}

function balances(args: readonly string[]): JsonObject {
  const body: JsonObject = {};
  for (let i = 0; i < args.length; i += 2) {
    const [currency = '', amount] = [args[i], args[i + 1]];
    if (amount === undefined || !/^\d+(\.\d+)?$/.test(amount)) {
      throw wrongInput(
        `fund takes a currency and an amount, such as fund BTC 2, not ${JSON.stringify(args.join(' '))}.`,
      );
    }
    body[currency.toUpperCase()] = Number(amount);
  }
  return body;
}

/** Commands whose words are put together to a body. */
export const BODIES: Readonly<
  Record<string, { words: [name: string, help: string]; body(words: string[]): JsonObject; example: string }>
> = {
  advance: {
    words: ['<TIME>', 'a duration (90s, 15m, 2h, 3d, 1h30m; a number is seconds) or an instant (2026-11-20T17:15:00Z)'],
    body: (words) => advanceBody(words.join(' ')),
    example: 'tenderbox advance 15m',
  },
  fund: {
    words: ['<CURRENCY_AMOUNT...>', 'what is available from now on, such as BTC 2, or BTC 2 ETH 10'],
    body: balances,
    example: 'tenderbox fund BTC 2 ETH 10',
  },
};

/** How often each kind was there, the first ones. */
function sumsOf(kinds: readonly string[]): [count: string, kind: string][] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const sums = [...counts].map(([kind, count]): [string, string] => [`${count}x`, kind]);
  const more = sums.length - MOST_LINES;
  return more > 0 ? [...sums.slice(0, MOST_LINES), ['…', `and ${more} more kinds`]] : sums;
}

/** Rows in full where they are few, else how many there are of each kind. */
function rowsOrSums(
  rows: readonly JsonObject[],
  total: number,
  full: (rows: readonly JsonObject[]) => string[],
  kindOf: (row: JsonObject) => string[],
): string[] {
  const unseen = total - rows.length;
  const lines = total <= MOST_LINES ? full(rows) : aligned(sumsOf(rows.map((row) => kindOf(row).join('  '))));
  return [...lines, ...(unseen > 0 ? [`… and ${unseen} more`] : [])].map((line) => `  ${line}`);
}

function advanced(answer: JsonObject): string[] {
  const deliveries = rowsOrSums(list(answer.deliveries), Number(answer.deliveries_total), deliveryLines, (delivery) => [
    cell(delivery.event_type),
    cell(delivery.status),
    cell(delivery.last_status),
    cell(delivery.url),
  ]);
  return [
    `now ${cell(answer.now)}`,
    ...rowsOrSums(
      list(answer.fired),
      Number(answer.fired_total),
      (jobs) => aligned(jobs.map((job) => [cell(job.due), cell(job.kind), cell(job.resource_id)])),
      (job) => [cell(job.kind)],
    ),
    ...(deliveries.length > 0 ? ['deliveries', ...deliveries] : []),
  ];
}

function differences({ total, records, balances }: JsonObject): string[] {
  const [shown, sums] = [list(records), list(balances)];
  const more = Number(total) - shown.length;
  const fields = (record: JsonObject): string =>
    list(record.fields)
      .map(({ name, from, to }) => `${cell(name)} ${from === null ? '' : `${cell(from)} → `}${cell(to)}`)
      .join(', ');
  const lines = [
    ...shown.map((record) => [cell(record.change), cell(record.kind), cell(record.id), fields(record)]),
    ...sums.map(({ currency, account, from, to }) => [
      ...['changed', 'balance', `${cell(currency)} ${cell(account)}`],
      `${cell(from)} → ${cell(to)}`,
    ]),
  ];
  if (lines.length === 0) return ['Nothing differs.'];
  return [...aligned(lines), ...(more > 0 ? [`… and ${more} more records`] : [])];
}

const made = ({ label, id, api_key, public_key, secret_key }: JsonObject): string[] => {
  const rows = Object.entries({ id, api_key, public_key, secret_key });
  return [`${cell(label)} was made:`, ...aligned(rows.map(([name, value]) => [`  ${name}`, cell(value)]))];
};

/** A list as a table of these columns. */
const columns =
  (...names: string[]): Lines =>
  (answer, title) => {
    const rows = list(answer.data ?? answer.entries);
    if (rows.length === 0) return [`No ${title}.`];
    const more = answer.has_more ? ['… and older ones; see more with --limit (at most 100).'] : [];
    return [...table(rows, names, Number.POSITIVE_INFINITY), ...more];
  };

/** A record in one line where it is one of those, else what its answer says. */
export const plainLines: Lines = (answer) => {
  const record = ['payment', 'invoice', 'payout', 'status'].some((name) => name in answer);
  if (record) return [resourceLine(answer)];
  return answer.deleted === true ? [`${cell(answer.id)} is gone.`] : facts(answer);
};

export const DISPLAYS: Readonly<Record<string, Lines>> = {
  advance: advanced,
  run: (run) => [
    [
      cell(run.id),
      cell(run.scenario),
      cell(run.status),
      ...(run.resource_id === null ? [] : [`on ${cell(run.resource_id)}`]),
    ].join('  '),
    ...aligned(
      list(run.steps).map((step) => [
        `  ${cell(step.due)}`,
        cell(step.verb),
        cell(step.status),
        step.error ? cell(step.error) : '',
      ]),
    ),
  ],
  fund: (sheet) =>
    aligned(
      Object.entries((sheet.currencies ?? {}) as Record<string, JsonObject>).map(
        ([code, { available, pending, held }]) => [
          code,
          `available ${cell(available)}`,
          `pending ${cell(pending)}`,
          `held ${cell(held)}`,
        ],
      ),
    ),
  claim: ({ label }) => [`${cell(label)} is kept: it does not end by itself.`],
  reset: (answer) => [`${cell(answer.merchant_id)} is back to its seed state; its clock shows ${cell(answer.now)}.`],
  snapshot: ({ name, records, taken_at }) => [`${cell(name)} has ${cell(records)} records of ${cell(taken_at)}.`],
  restore: (answer) => [`${cell(answer.merchant_id)} is as it was then; its clock shows ${cell(answer.now)}.`],
  fork: made,
  diff: differences,
  health: ({ status, version, uptime_seconds }) => [`${cell(status)}  ${cell(version)}  up ${cell(uptime_seconds)} s`],
  show: facts,
  'create merchant': made,
  'create webhook': facts,
  requests: columns('at', 'id', 'method', 'path', 'status', 'verdict', 'duration_ms'),
  'requests clear': ({ cleared }) => [`${cell(cleared)} calls were forgotten.`],
  timeline: columns('at', 'kind', 'title'),
  audit: (answer) => auditReport(answer.findings as never).split('\n'),
  scenarios: columns('name', 'on', 'description'),
  keys: columns('id', 'label', 'revoked', 'scopes', 'created_at'),
  'keys create': facts,
  faults: columns('id', 'match', 'webhook', 'effect', 'times', 'seen', 'applied'),
  'faults add': facts,
  'faults clear': ({ cleared }) => [`Faults removed: ${cell(cleared)}.`],
  snapshots: columns('name', 'records', 'taken_at'),
};
