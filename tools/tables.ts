/**
 * The tables of the documentation, made from the code. A page marks where one stands with `<!-- table: NAME -->` and
 * `<!-- /table -->`; `npm run docs` writes it there, and a test fails when a page and the code differ.
 */

import { RULES } from '../src/audit/index.js';
import * as receiving from '../src/audit/receivers.js';
import * as asking from '../src/audit/requests.js';
import * as retrying from '../src/audit/retries.js';
import { listMagicAddresses } from '../src/chains/index.js';
import { CHAINS, CHAINS_OF } from '../src/chains/networks.js';
import { COMMANDS } from '../src/cli/commands.js';
import { EXIT } from '../src/cli/context.js';
import { CLIENT_VARIABLES } from '../src/config/sources.js';
import { GROUPS, OPTIONS, SERVER_OPTIONS, variableOf } from '../src/config/table.js';
import { delayBefore } from '../src/deliveries/in-flight.js';
import { SUBSCRIPTION_TRANSITIONS } from '../src/domain/billing/subscriptions.js';
import { defaultSettings, SETTING_NAMES, SETTINGS } from '../src/domain/merchants/settings.js';
import { CURRENCIES } from '../src/domain/money.js';
import { Problem, type ProblemKind } from '../src/domain/problems.js';
import { INVOICE_TRANSITIONS, PAYMENT_TRANSITIONS, PAYOUT_TRANSITIONS } from '../src/domain/states.js';
import { formatDuration } from '../src/scenarios/durations.js';
import { SCENARIO_SCHEMA } from '../src/scenarios/schema.js';
import { KIND_NAMES, type ResourceKind, TRIGGERS, VERB_NAMES, verbRow } from '../src/scenarios/vocabulary.js';
import { formatProblem } from '../src/variants/errors.js';
import { LIMIT_ROWS } from './limits.js';
import { operationIndex, operationSnippets, signedSnippets } from './snippet-tables.js';
import { type Read, wayOfCall, wayOfDelivery } from './ways.js';

/** What the tables read beside the code. */
export interface Documents {
  merchant: OpenApi;
  sandbox: OpenApi;
  /** The scenarios that come with the project, in the order of their names. */
  scenarios: readonly { name: string; on: string; description: string }[];
  /** The code itself, for what is said of it. */
  read: Read;
}

type Operation = { summary: string; 'x-tenderbox-scope'?: string };
export interface OpenApi {
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => `\`${text}\``;
const codes = (texts: readonly string[]): string => texts.map(code).join(', ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escaped).join(' | ')} |`;
  return [line(header), `|${header.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

const HTTP_METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function operations(document: OpenApi): { call: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    HTTP_METHODS.filter((method) => method in item).map((method) => ({
      call: code(`${method.toUpperCase()} ${path}`),
      operation: item[method] as Operation,
    })),
  );
}

function valuesOf(name: (typeof SETTING_NAMES)[number]): string {
  const rule = SETTINGS[name];
  if (rule.kind === 'flag') return codes([String(rule.default), String(!rule.default)]);
  if (rule.kind === 'number') return `${code(String(rule.default))} (${rule.min} to ${rule.max} ${rule.unit})`;
  if (rule.kind === 'text') return `empty, or ${rule.wanted}`;
  if (rule.kind === 'schedule') return `${codes(rule.values)}, or delays in seconds such as ${code('0,5,60')}`;
  return codes(rule.values);
}

const settings = (): string =>
  table(
    ['setting', 'values, the default first', 'what it decides'],
    SETTING_NAMES.map((name) => [code(name), valuesOf(name), capital(SETTINGS[name].meaning)]),
  );

function options(): string {
  const rows = GROUPS.flatMap((group) =>
    [...OPTIONS].filter(([name, row]) => name in SERVER_OPTIONS && row.group === group),
  );
  return table(
    ['flag', 'variable', 'key in tenderbox.yaml', 'what it does', 'default'],
    rows.map(([name, row]) => [
      `${row.short ? `${code(`-${row.short}`)}, ` : ''}${code(`--${name}${row.value ? ` ${row.value}` : ''}`)}`,
      code(variableOf(name)),
      name === 'config' ? '–' : code(name),
      capital(row.help) + (row.many ? ' (repeatable)' : ''),
      row.otherwise ?? '–',
    ]),
  );
}

const CLIENT_MEANINGS: Readonly<Record<string, string>> = {
  TENDERBOX_URL: 'The sandbox that the commands talk to',
  TENDERBOX_API_KEY: 'The merchant that they are about; without it `default`',
  TENDERBOX_CONTROL_URL: 'Reserved for programs that use the control API; the commands do not read it',
  TENDERBOX_PUBLIC_KEY:
    'What `demo` signs with, where the profile wants signed requests; the other commands do not read it',
  TENDERBOX_SECRET_KEY: 'The secret that belongs to it',
  TENDERBOX_CONTROL_TOKEN:
    'Of `start` ([options](#options)); `import --to` and `export --from` send it to the sandbox of `TENDERBOX_URL` or the configuration alone',
};

const EXIT_MEANINGS: Readonly<Record<keyof typeof EXIT, string>> = {
  ok: 'Done. `start`: stopped as asked',
  failed: 'Failed. One line says what, why, and what to do',
  wrong_input: 'A wrong flag, configuration or scenario file. Nothing was started or changed',
};

function magic(): string {
  const rows = new Map<string, { currencies: string[]; network: string; effect: string; address: string }>();
  for (const { currency, chain, network, byte, effect, address } of listMagicAddresses()) {
    const where = network === 'any' ? CHAINS[chain].name : `${CHAINS[chain].name}, ${network} network`;
    const row = rows.get(`${chain} ${network} ${byte}`) ?? { currencies: [], network: where, effect, address };
    row.currencies.push(currency);
    rows.set(`${chain} ${network} ${byte}`, row);
  }
  return table(
    ['currency', 'network', 'address', 'effect'],
    [...rows.values()].map((row) => [row.currencies.join(', '), row.network, code(row.address), row.effect]),
  );
}

/** One payout address per currency and effect: on its usual chain, on the main network. */
function currencies(): string {
  const rows = [...CURRENCIES.values()].map((currency) => {
    const chains = (CHAINS_OF as Readonly<Record<string, readonly (keyof typeof CHAINS)[]>>)[currency.code];
    const fee = currency.network_fee;
    return [
      code(currency.code),
      String(currency.decimals),
      chains?.map((chain) => CHAINS[chain].name).join(', ') ?? '–',
      currency.kind === 'crypto' ? String(currency.confirmations) : '–',
      currency.minimum_withdrawal,
      fee === null ? '–' : `${fee.low} / ${fee.medium} / ${fee.high}`,
      currency.usd_rate,
      currency.opening_balance,
    ];
  });
  return table(
    [
      ...['currency', 'decimals', 'networks', 'confirmations', 'minimum withdrawal'],
      ...['network fee low / medium / high', 'rate in USD', 'opening balance'],
    ],
    rows,
  );
}

function moves(table_: Readonly<Record<string, readonly string[]>>, title: string): string {
  const verbs = [...new Set(Object.values(table_).flat())];
  return table(
    [title, ...verbs],
    Object.entries(table_).map(([state, allowed]) => [
      code(state),
      ...verbs.map((verb) => (allowed.includes(verb) ? 'yes' : '–')),
    ]),
  );
}

/** Kinds of problem, each with when it comes; typed, so that a new kind must be explained here. */
const PROBLEMS: Readonly<Record<ProblemKind, string | null>> = {
  invalid: 'A parameter is missing, malformed, unknown or of the wrong type',
  invalid_value: 'A value fits the schema and breaks a rule of the business',
  unauthenticated: 'The credential is missing, unknown or revoked',
  signature_refused: 'A signed request has a wrong signature, or its time is outside the window',
  forbidden: 'The key lacks the scope of the operation',
  not_found: 'There is no such resource, or no such path',
  method_not_allowed: 'The path does not know this method; the header `Allow` says which it knows',
  duplicate_webhook: 'The webhook URL is registered already',
  idempotency_running: 'The first request with this Idempotency-Key is still being served',
  idempotency_reused: 'This Idempotency-Key was used with another body',
  insufficient_balance: 'A payout is more than what is available',
  invalid_address: 'A payout address is not valid for the currency; `details.reason` says why',
  rate_limited: 'The rate limit of the key is exceeded',
  crash: 'A fault of the sandbox itself',
  unavailable: 'The sandbox is stopping',
  // Only the control API makes moves that a table can refuse; it answers 409.
  illegal_move: null,
};

function errors(): string {
  const kinds = (Object.keys(PROBLEMS) as ProblemKind[]).filter((kind) => PROBLEMS[kind] !== null);
  const sets = SETTINGS.error_codes.values;
  const spelled = (kind: ProblemKind, error_codes: (typeof sets)[number]) =>
    formatProblem(new Problem(kind, ''), { ...defaultSettings(), error_codes });
  const rows = kinds.map((kind) => ({ kind, status: spelled(kind, sets[0]).status }));
  rows.sort((a, b) => a.status - b.status);
  return table(
    ['status', ...sets.map((set) => `code (${set})`), 'when'],
    rows.map(({ kind, status }) => [
      String(status),
      ...sets.map((set) => code(spelled(kind, set).code)),
      PROBLEMS[kind] ?? '',
    ]),
  );
}

function schedules(): string {
  const rows = SETTINGS.retry_schedule.values.map((name) => {
    const delays: string[] = [];
    for (let n = 1; delayBefore(name, n) !== null; n++) delays.push(formatDuration(delayBefore(name, n) ?? 0));
    return [code(name), String(delays.length), delays.join(', ')];
  });
  return table(['retry_schedule', 'attempts', 'delay before each attempt, from the one before'], rows);
}

const kindName = (kind: ResourceKind): string => KIND_NAMES[kind];

const verbs = (): string =>
  table(
    ['step', 'runs on', 'fields', 'what happens'],
    VERB_NAMES.map((verb) => {
      const { fits, input, description, free } = verbRow(verb);
      const kinds = Object.keys(fits) as ResourceKind[];
      return [
        code(verb),
        free ? 'anything' : kinds.map(kindName).join(', '),
        Object.keys(input).length === 0 ? '–' : codes(Object.keys(input)),
        description,
      ];
    }),
  );

function deliveryRules(): string {
  const { delivery } = SCENARIO_SCHEMA.$defs as Record<string, { properties: Record<string, { description: string }> }>;
  const rows = Object.entries(delivery?.properties ?? {});
  return table(
    ['field', 'meaning'],
    rows.map(([name, { description }]) => [code(name), description]),
  );
}

function operators(): string {
  const { condition } = SCENARIO_SCHEMA.$defs as Record<
    string,
    { properties: Record<string, { description: string }> }
  >;
  return table(
    ['comparison', 'holds when the field is'],
    Object.entries(condition?.properties ?? {}).map(([name, { description }]) => [code(name), description]),
  );
}

const auditRules = (): string =>
  table(
    ['rule', 'severity', 'what is wrong', 'it rests on', 'what to do instead'],
    RULES.map(({ id, severity, title, rests_on, advice }) => [code(id), severity, title, rests_on, advice]),
  );

function auditThresholds(): string {
  const ms = (value: number): string => formatDuration(value);
  return table(
    ['threshold', 'value', 'why'],
    [
      ['repetition', ms(retrying.RETRY_WINDOW_MS), 'What comes later is another use of the client, and no retry'],
      ['same intent', ms(retrying.SAME_INTENT_MS), 'A new key that comes later after a failure may be a new order'],
      [
        'no wait',
        `${retrying.UNWAITED_RETRIES} retries within ${ms(retrying.NO_WAIT_MS)} each`,
        'One alone may be chance: jitter may choose next to nothing',
      ],
      [
        'equal waits',
        `${retrying.EQUAL_WAITS} that differ by less than ${retrying.EQUAL_SHARE * 100} %`,
        'Two may be a coincidence of jitter',
      ],
      ['ceiling', ms(retrying.CEILING_MS), 'Equal waits from here on are a backoff at its ceiling'],
      [
        'too early',
        ms(retrying.RETRY_AFTER_TOLERANCE_MS),
        'So much less than Retry-After is forgiven: timers are not exact',
      ],
      [
        'polling',
        `the limit of the profile in ${ms(asking.POLLING_SPAN_MS)}`,
        'One resource alone uses up what all calls may share',
      ],
      ['whole list', `limit left out, or ${asking.LARGEST_PAGE}`, 'A smaller limit says that no more was wanted'],
      ['unknown field', `${asking.UNKNOWN_FIELD_TIMES} times`, 'Once may be a slip'],
      [
        'time-out',
        `within ${ms(receiving.TIMEOUT_TOLERANCE_MS)} of it`,
        'An attempt that ended so without an answer was ended by it',
      ],
    ],
  );
}

/** Every table by its name. */
export function allTables({ merchant, sandbox, scenarios, read }: Documents): ReadonlyMap<string, string> {
  return new Map([
    ['settings', settings()],
    ['options', options()],
    [
      'client-variables',
      table(
        ['variable', 'meaning'],
        [...CLIENT_VARIABLES, 'TENDERBOX_CONTROL_TOKEN'].map((name) => [code(name), CLIENT_MEANINGS[name] ?? '']),
      ),
    ],
    [
      'commands',
      table(
        ['command', 'does'],
        Object.values(COMMANDS).map(({ usage, summary }) => [code(`tenderbox ${usage}`), capital(summary)]),
      ),
    ],
    [
      'exit-codes',
      table(
        ['exit code', 'meaning'],
        Object.entries(EXIT).map(([name, value]) => [String(value), EXIT_MEANINGS[name as keyof typeof EXIT]]),
      ),
    ],
    ['magic', magic()],
    ['currencies', currencies()],
    [
      'scenarios',
      table(
        ['scenario', 'starts on', 'what happens'],
        scenarios.map(({ name, on, description }) => [code(name), code(on), description]),
      ),
    ],
    [
      'triggers',
      table(
        ['`on`', 'runs on'],
        Object.entries(TRIGGERS).map(([name, kind]) => [
          code(name),
          kind === null
            ? 'nothing by itself: only what it is told to run on'
            : `every ${kindName(kind)} that it is asked for`,
        ]),
      ),
    ],
    ['verbs', verbs()],
    ['delivery-rules', deliveryRules()],
    ['operators', operators()],
    ['payment-moves', moves(PAYMENT_TRANSITIONS, 'phase')],
    ['invoice-moves', moves(INVOICE_TRANSITIONS, 'status')],
    ['payout-moves', moves(PAYOUT_TRANSITIONS, 'status')],
    ['subscription-moves', moves(SUBSCRIPTION_TRANSITIONS, 'status')],
    ['limits', table(['what', 'limit', 'more'], LIMIT_ROWS)],
    ['errors', errors()],
    ['schedules', schedules()],
    ['audit-rules', auditRules()],
    ['audit-thresholds', auditThresholds()],
    [
      'operations',
      table(
        ['call', 'scope', 'does'],
        operations(merchant).map(({ call, operation }) => [
          call,
          code(operation['x-tenderbox-scope'] ?? ''),
          operation.summary,
        ]),
      ),
    ],
    ['way-of-a-merchant-call', wayOfCall(read, 'src/merchant/api.ts')],
    ['way-of-a-control-call', wayOfCall(read, 'src/control/api.ts')],
    ['way-of-a-delivery', wayOfDelivery(read)],
    ['operation-index', operationIndex(merchant)],
    ['operation-snippets', operationSnippets(merchant)],
    ['signed-snippets', signedSnippets(merchant)],
    [
      'control-operations',
      table(
        ['call', 'does'],
        operations(sandbox).map(({ call, operation }) => [call, operation.summary]),
      ),
    ],
  ]);
}

const MARK = /<!-- table: ([a-z-]+) -->\n[\s\S]*?<!-- \/table -->/g;

/** The names of the tables that a page shows. */
export const tablesIn = (page: string): string[] => [...page.matchAll(MARK)].map(([, name]) => name as string);

/** The page with its tables as the code has them. @throws Error for a table that there is not */
export function withTables(page: string, tables: ReadonlyMap<string, string>): string {
  return page.replace(MARK, (_, name: string) => {
    const text = tables.get(name);
    if (text === undefined) throw new Error(`There is no table ${name}; there are ${[...tables.keys()].join(', ')}.`);
    return `<!-- table: ${name} -->\n\n${text}\n\n<!-- /table -->`;
  });
}
