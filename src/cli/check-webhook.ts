/** Examines a merchant's webhook receiver without a sandbox, and prints its report card. */
import { examineReceiver, hasFailed, junit, reportJson, reportLines, shownUrl } from '../audit/receiver-check.js';
import type { Send } from '../audit/receiver-messages.js';
import { whyNot } from '../client/control/errors.js';
import { readConfig } from '../config/config.js';
import { optionOfSetting } from '../config/table.js';
import { webUrl } from '../config/values.js';
import { configFiles, programVersion } from '../platform/node/files.js';
import { hashes } from '../platform/node/hashes.js';
import { printable } from '../platform/node/log.js';
import { drawSeed } from '../platform/node/random.js';
import { NoAnswer, request } from '../platform/node/request.js';
import { HttpSender } from '../platform/node/sender.js';
import { hostTime, sleep } from '../platform/node/time.js';
import { parsed } from './calls.js';
import { type Context, EXIT, Rejection, wrongInput } from './context.js';
import { rejectionOf } from './issues.js';
import { prepareOutputs, writeReports } from './outputs.js';
import { bareCommand, flag, settingOption } from './parse.js';

/** The settings that a webhook shows. */
const SHOWN = ['envelope', 'signature_encoding', 'webhook_json', 'events'] as const;
const REPORTS = { junit, json: reportJson } as const;
const LONGEST_TIMEOUT_SECONDS = 300;

interface Options {
  secret?: string;
  profile?: string;
  report?: { format: keyof typeof REPORTS; file: string }[];
  timeout?: number;
  all?: boolean;
  effects?: string;
}

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = bareCommand(name, context)
    .argument('<URL>', 'the receiver; anywhere except link-local and metadata addresses')
    .option('--secret <SECRET>', 'the secret that it verifies with; else TENDERBOX_WEBHOOK_SECRET')
    .option('--profile <NAME|FILE>', 'the profile that the webhooks are sent in; else that of the configuration')
    .option('--all', 'both encodings and both envelopes must be accepted')
    .option('--timeout <SECONDS>', 'how long an answer may take; else webhook_timeout of the profile', readTimeout)
    .option(
      '--effects <URL>',
      'tells how often the receiver did what it does for an event: 3, or {"count": 3}',
      flag('--effects', webUrl),
    )
    .option('--report <FORMAT=FILE>', 'writes junit=FILE or json=FILE; repeatable', readReport);
  for (const setting of SHOWN) command.option(...settingOption(setting));
  command.parse(args, { from: 'user' });
  const options = command.opts<Options>();
  const url = readUrl(command.args[0] as string);
  // For a server it belongs to an endpoint, which a receiver's examination has none of.
  const { TENDERBOX_WEBHOOK_SECRET: inherited, ...env } = context.env;
  const secret = options.secret ?? inherited ?? '';
  if (secret === '') {
    throw wrongInput('Name the secret that the receiver verifies with: --secret, or TENDERBOX_WEBHOOK_SECRET.');
  }

  const given = SHOWN.map(optionOfSetting).map((flag) => [flag, command.getOptionValue(camel(flag))] as const);
  const values = Object.fromEntries(
    [...given, ['profile', options.profile] as const].filter(([, v]) => v !== undefined),
  );
  const { folder } = context;
  const result = await readConfig({ env, folder, flags: { values, rest: [] }, ...configFiles });
  if (result.config === null) throw rejectionOf(result.issues);
  const { settings } = result.config;

  await prepareOutputs({ reports: options.report ?? [] }, folder);
  const { effects } = options;
  // What cannot be asked is told before anything is sent.
  if (effects !== undefined) await askEffects(effects);
  const sender = new HttpSender({ deliverTo: 'any' });
  const run = drawSeed().toString(36);
  const examined = { settings, secret, now_ms: hostTime(), run, hmac: hashes.hmacSha256 };
  const timeout_ms = (options.timeout ?? settings.webhook_timeout) * 1000;
  const card = await examineReceiver(examined, sendTo(sender, url), {
    url,
    timeout_ms,
    all: options.all === true,
    ...(effects === undefined ? {} : { watchEffects: () => watchEffects(effects) }),
  }).finally(() => sender.close());
  if (card.unreachable !== null) context.err(`tenderbox: ${printable(card.unreachable)}`);
  else for (const line of reportLines(card)) context.out(printable(line));
  const written = await writeReports(
    (options.report ?? []).map(({ format, file }) => ({ file, text: REPORTS[format](card) })),
    context,
  );
  return hasFailed(card) || !written ? EXIT.failed : EXIT.ok;
}

/** Commander keeps `--webhook-json` as `webhookJson`. */
const camel = (flag: string): string => flag.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw wrongInput(`${JSON.stringify(text)} is no http or https URL, such as http://127.0.0.1:3000/webhooks.`);
  }
  return url.href;
}

function readTimeout(text: string): number {
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (seconds > 0 && seconds <= LONGEST_TIMEOUT_SECONDS) return seconds;
  throw wrongInput(
    `--timeout ${JSON.stringify(text)} is no number of seconds above 0, at most ${LONGEST_TIMEOUT_SECONDS}.`,
  );
}

function readReport(text: string, before: Options['report'] = []): Options['report'] {
  const [, format, file] = /^(junit|json)=(.+)$/.exec(text) ?? [];
  if (format === undefined || file === undefined) {
    throw wrongInput(`--report ${JSON.stringify(text)} is neither junit=FILE nor json=FILE.`);
  }
  return [...before, { format: format as keyof typeof REPORTS, file }];
}

/** How long work that a receiver does after its answer is waited for. */
const EFFECTS_MS = 1_000;
const EFFECTS_TIMEOUT_MS = 10_000;

/** How often a receiver says that it has done its work. @throws Rejection where it says no number */
async function askEffects(url: string): Promise<number> {
  const shape = 'a whole number as JSON, such as 3 or {"count": 3}';
  const failed = (what: string) =>
    new Rejection(`--effects ${shownUrl(url)}: ${what}. It must answer GET with ${shape}.`);
  const answer = await request({ method: 'GET', url, timeout_ms: EFFECTS_TIMEOUT_MS }).catch((error: unknown) => {
    throw error instanceof NoAnswer ? failed(whyNot(error.code, error.message, url)) : error;
  });
  const value = parsed(answer.text);
  const count = typeof value === 'object' && value !== null && 'count' in value ? value.count : value;
  if (answer.status === 200 && Number.isInteger(count) && (count as number) >= 0) return count as number;
  throw failed(`it answered ${answer.status} with ${answer.content_type || 'no content type'} and no such number`);
}

/** Asks once what was sent before is done, and again once what is sent next must be. */
async function watchEffects(url: string): Promise<() => Promise<number>> {
  await sleep(EFFECTS_MS);
  const before = await askEffects(url);
  return async () => {
    await sleep(EFFECTS_MS);
    return (await askEffects(url)) - before;
  };
}

/** Sends as deliveries are sent. */
function sendTo(sender: HttpSender, url: string): Send {
  const agent = `Tenderbox/${programVersion()}`;
  return async ({ body, headers }, timeout_ms) => {
    const request = { url, body, headers: { ...headers, 'User-Agent': agent }, timeout_ms };
    const result = await sender.send(request).result;
    if (result.kind === 'answered') {
      return {
        kind: 'answered',
        status: result.status,
        location: result.headers.location,
        duration_ms: result.duration_ms,
      };
    }
    const error = result.kind === 'failed' ? result.error : 'The examination was stopped.';
    return { kind: 'failed', error, duration_ms: result.kind === 'failed' ? result.duration_ms : 0 };
  };
}
