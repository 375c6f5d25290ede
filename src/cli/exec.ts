/** Runs a command with a sandbox of its own: on a free port, for as long as the command runs, and judges what it exercised. */

import { ScenarioFailure } from '../app/library.js';
import { startTenderbox, type Tenderbox } from '../app/start.js';
import { type Config, readConfig } from '../config/config.js';
import { runChild } from '../platform/node/child.js';
import { isFile, readText } from '../platform/node/files.js';
import { createLog, type Log, printable } from '../platform/node/log.js';
import { exit, onCrash } from '../platform/node/process.js';
import { trust } from '../platform/node/trust.js';
import type { Watch } from '../platform/node/watch.js';
import { type Context, EXIT, Refusal, wrongInput } from './context.js';
import { faultText, printFaults } from './faults.js';
import { prepareOutputs } from './outputs.js';
import { openReadyFile, type ReadyFile } from './ready-file.js';
import { closeAndExport, watchConfig, writeReadyFile } from './start.js';
import { parseStartFlags } from './start-flags.js';
import { deliverVerdict } from './verdict.js';

const USAGE = '[OPTIONS] -- CMD…';

/** What stands before `--` is ours, what follows is the command. */
function split(args: readonly string[]): { own: string[]; command: string[] } {
  const mark = args.indexOf('--');
  if (mark === -1) return { own: [...args], command: [] };
  return { own: args.slice(0, mark), command: args.slice(mark + 1) };
}

/** Reads the configuration as `start` does, but for a port that only this run knows and a log that is silent unless asked for. */
function configReader(own: readonly string[], context: Context) {
  const { values, rest } = parseStartFlags(own, context, 'exec', USAGE);
  const log = context.env.TENDERBOX_LOG || 'silent';
  const flags = { values: { port: '0', log, ...values }, rest };
  const read = () => readConfig({ flags, env: context.env, folder: context.folder, readText, isFile });
  return { read, prints_url: values['print-url'] !== undefined };
}

const NO_API_KEY =
  'TENDERBOX_API_KEY is not set, because the API key of the merchant was shown once, when it was made, and the data file holds its digest alone. Signed requests work with TENDERBOX_PUBLIC_KEY and TENDERBOX_SECRET_KEY; POST /_sandbox/keys makes another API key.';

/** What the command is told about the sandbox. */
function environmentOf({ url, control_url, engine }: Tenderbox): Context['env'] {
  const [key] = engine.worlds.default.data.keys;
  return {
    TENDERBOX_URL: url,
    TENDERBOX_CONTROL_URL: control_url,
    TENDERBOX_API_KEY: key?.api_key ?? undefined,
    TENDERBOX_PUBLIC_KEY: key?.public_key,
    TENDERBOX_SECRET_KEY: key?.secret_key,
  };
}

const reasonFor = (error: unknown): string => printable(error instanceof Error ? error.message : String(error));

/** Runs the command and delivers the verdict. @returns the command's exit code, else that of the verdict */
async function judged(
  command: readonly [string, ...string[]],
  sandbox: Tenderbox,
  config: Config,
  context: Context,
): Promise<number> {
  const { openVerdict } = await import('../app/verdict.js');
  const verdict = openVerdict(sandbox.engine);
  const { own_certificate } = sandbox;
  const trusted = own_certificate === null ? undefined : await trust(own_certificate, context);
  try {
    const told = environmentOf(sandbox);
    if (told.TENDERBOX_API_KEY === undefined) context.err(`tenderbox: warning: ${NO_API_KEY}`);
    const env = { ...context.env, ...trusted?.env, ...told };
    const { exit_code, failure, killed } = await runChild(command, { env, folder: context.folder });
    if (failure !== null) throw new Refusal(failure, exit_code);
    if (killed !== null) context.err(`tenderbox: ${killed}`);
    // Standard output is the command's own, and whoever reads it wants nothing else there.
    const asked = await deliverVerdict(verdict.read(config), config.reports, context, context.err);
    return exit_code === EXIT.ok ? asked : exit_code;
  } finally {
    await trusted?.remove();
  }
}

/** What cannot be written at the end is told, and does not hide how the command ended. */
async function stopped(
  sandbox: Tenderbox,
  config: Config,
  ready_file: ReadyFile,
  context: Context,
  log: Log,
): Promise<number> {
  try {
    await closeAndExport(sandbox, config, ready_file, (line) => log.info('exporting', line));
    return EXIT.ok;
  } catch (error) {
    context.err(`tenderbox: ${reasonFor(error)}`);
    return EXIT.failed;
  }
}

export async function run(_name: string, args: string[], context: Context): Promise<number> {
  const { own, command } = split(args);
  const { read, prints_url } = configReader(own, context);
  const [name, ...rest] = command;
  if (name === undefined || name === '') {
    throw wrongInput('exec needs the command that it is to run, after --: tenderbox exec -- npm test');
  }
  if (prints_url) {
    throw wrongInput(
      '--print-url is for start. What exec prints is the output of its command, which finds the URL in TENDERBOX_URL; others find it in the file of --ready-file.',
    );
  }
  const result = await read();
  for (const warning of result.warnings) context.err(`tenderbox: warning: ${faultText(warning)}`);
  if (result.config === null) return printFaults(result.faults, context);
  const { config } = result;
  const log = createLog(config.log, context.err);
  await prepareOutputs(config, context.folder);
  const ready_file = await openReadyFile(config.ready_file);
  const sandbox = await startTenderbox(config, { log }).catch((error: unknown) => {
    throw error instanceof ScenarioFailure ? wrongInput(error.message) : error;
  });
  await writeReadyFile(ready_file, sandbox);
  const unlisten = onCrash((error) => {
    context.err(`tenderbox: stopped because of a fault of its own: ${reasonFor(error)}. Please report this.`);
    void exit(EXIT.failed);
  });
  const codes: number[] = [];
  let watch: Watch | undefined;
  try {
    if (config.watch) watch = await watchConfig(sandbox, result, read, log);
    codes.push(await judged([name, ...rest], sandbox, config, context));
  } finally {
    unlisten();
    await watch?.close();
    codes.push(await stopped(sandbox, config, ready_file, context, log));
  }
  return codes.find((code) => code !== EXIT.ok) ?? EXIT.ok;
}
