/** Commands about a merchant's world as a whole: time, scenarios, money, reset, health. */
import type { Command } from 'commander';
import { type Client, connect, type JsonObject } from './client.js';
import { type Context, EXIT, Refusal, wrongInput } from './context.js';
import { type ClientOptions, clientCommand } from './parse.js';
import { aligned, cell, deliveryLines, list, show } from './print.js';

/** How long a health check waits: a container runtime asks again soon. */
const HEALTH_TIMEOUT_MS = 4000;

interface Act {
  arguments: [name: string, help: string][];
  call(client: Client, args: string[]): Promise<JsonObject>;
  lines(answer: JsonObject): string[];
}

const ACTS: Readonly<Record<string, Act>> = {
  advance: {
    arguments: [
      ['<TIME>', 'a duration (90s, 15m, 2h, 3d, 1h30m; a number is seconds) or an instant (2026-11-20T17:15:00Z)'],
    ],
    call: (client, [time = '']) => client.send('POST', '/clock/advance', advanceBody(time)),
    lines: advanced,
  },
  run: {
    arguments: [
      ['<SCENARIO>', 'the name of a scenario'],
      ['[ID]', 'the resource that it runs on; without it one is created'],
    ],
    call: (client, [name = '', id]) =>
      client.send('POST', `/scenarios/${encodeURIComponent(name)}/run`, id === undefined ? {} : { resource_id: id }),
    lines: (run) => [
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
  },
  fund: {
    arguments: [['<CURRENCY_AMOUNT...>', 'what is available from now on, such as BTC 2, or BTC 2 ETH 10']],
    call: (client, args) => client.send('PUT', '/balance', balances(args)),
    lines: (sheet) => {
      const currencies = Object.entries((sheet.currencies ?? {}) as Record<string, JsonObject>);
      return aligned(
        currencies.map(([code, { available, pending, held }]) => [
          code,
          `available ${cell(available)}`,
          `pending ${cell(pending)}`,
          `held ${cell(held)}`,
        ]),
      );
    },
  },
  reset: {
    arguments: [],
    call: (client) => client.send('POST', '/reset', {}),
    lines: (answer) => [`${cell(answer.merchant_id)} is back to its seed state; its clock shows ${cell(answer.now)}.`],
  },
  snapshot: {
    arguments: [['<NAME>', 'what it is called; one of that name is replaced']],
    call: (client, [name = '']) => client.send('POST', '/snapshots', { name }),
    lines: ({ name, records, taken_at }) => [`${cell(name)} has ${cell(records)} records of ${cell(taken_at)}.`],
  },
  restore: {
    arguments: [['<NAME>', 'the name of a snapshot']],
    call: (client, [name = '']) => client.send('POST', `/snapshots/${encodeURIComponent(name)}/restore`, {}),
    lines: (answer) => [`${cell(answer.merchant_id)} is as it was then; its clock shows ${cell(answer.now)}.`],
  },
  fork: {
    arguments: [['[NAME]', 'the label of the second merchant']],
    call: (client, [label]) => client.send('POST', '/fork', label === undefined ? {} : { label }),
    lines: ({ label, id, api_key, public_key, secret_key }) => {
      const rows = Object.entries({ id, api_key, public_key, secret_key });
      return [`${cell(label)} was made:`, ...aligned(rows.map(([name, value]) => [`  ${name}`, cell(value)]))];
    },
  },
  diff: {
    arguments: [
      ['<A>', 'the earlier state: a snapshot, or the id or label of a merchant'],
      ['[B]', 'the later one; without it the merchant as it is now'],
    ],
    call: (client, [from = '', to]) => client.get(`/diff/${encodeURIComponent(from)}`, { to }),
    lines: differences,
  },
  health: {
    arguments: [],
    call: async (client) => {
      const health = await client.get('/health', {}, HEALTH_TIMEOUT_MS);
      if (health.status !== 'ok')
        throw new Refusal(`the sandbox at ${client.url} is not ready: ${cell(health.status)}.`);
      return health;
    },
    lines: (health) => [`ok  ${cell(health.version)}  up ${cell(health.uptime_seconds)} s`],
  },
};

/** @throws Refusal where it is neither a duration nor an instant */
function advanceBody(time: string): JsonObject {
  if (/^\d{4}-/.test(time)) return { to: time };
  if (/^\d+(\.\d+)?$/.test(time)) return { by: Number(time) };
  if (/^(P|(\d+(\.\d+)?(ms|[smhdw]))+$)/.test(time)) return { by: time };
  throw wrongInput(
    `advance takes a duration (90s, 15m, 1h30m) or an instant (2026-11-20T17:15:00Z), not ${JSON.stringify(time)}.`,
  );
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

/** As many lines as anybody reads of what an advance brought about; beyond these they are counted by what they say. */
const MOST_LINES = 20;

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

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const act = ACTS[name] as Act;
  const command: Command = clientCommand(name, context);
  for (const [argument, help] of act.arguments) command.argument(argument, help);
  command.parse(args, { from: 'user' });
  const options = command.opts<ClientOptions>();
  const client = await connect(options, context);
  const answer = await act.call(client, command.args);
  show(context, options.json, answer, () => act.lines(answer));
  return EXIT.ok;
}
