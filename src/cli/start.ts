/** Runs the server until it is told to stop. */

import type { Engine } from '../app/compose.js';
import { ScenarioFailure } from '../app/library.js';
import { startTenderbox, type Tenderbox } from '../app/start.js';
import type { openVerdict } from '../app/verdict.js';
import { type Config, readConfig } from '../config/config.js';
import { configFiles, HostFailure, isFile } from '../platform/node/files.js';
import { createLog, type Log } from '../platform/node/log.js';
import { notifyParent, onCrash, onStopSignal } from '../platform/node/process.js';
import { showProgress } from '../platform/node/terminal.js';
import { yieldToLoop } from '../platform/node/time.js';
import { type Watch, watchPaths } from '../platform/node/watch.js';
import { writeText } from '../platform/node/written-files.js';
import { type BannerFacts, bannerLines, readyLine } from './banner.js';
import { type Context, EXIT, Rejection, wrongInput } from './context.js';
import { issueText, rejectionOf } from './issues.js';
import { prepareOutputs } from './outputs.js';
import { openReadyFile, type ReadyFile } from './ready-file.js';
import { parseStartFlags } from './start-flags.js';

/** What can be stopped. */
interface Closable {
  /** Drains and stops; resolves when everything is written. */
  close(): Promise<void>;
  /** The whole state; also after `close`. */
  exportState(): object;
}

/** What can be given a new configuration. */
interface Reloadable {
  /** Puts a new configuration in force as far as a running sandbox can. */
  reload(config: Config): { merchants: number; waiting: string[] };
}

/** A running sandbox, as this command needs it. */
interface Running extends Closable, Reloadable {
  readonly facts: BannerFacts;
  /** What its merchants do, where it is to be checked in the end. */
  readonly engine?: Engine;
}

export type Launcher = (config: Config, options: { log: Log }) => Promise<Running>;

/** @throws Rejection for a wrong folder of scenarios, HostFailure */
export const launchServer = (config: Config, options: { log: Log }): Promise<Tenderbox> =>
  startTenderbox(config, options).catch((error: unknown) => {
    throw error instanceof ScenarioFailure ? wrongInput(error.message) : error;
  });

export async function run(
  _name: string,
  args: string[],
  context: Context,
  launcher: Launcher = launchServer,
): Promise<number> {
  const flags = parseStartFlags(args, context);
  const read = () => readConfig({ flags, env: context.env, folder: context.folder, ...configFiles });
  const result = await read();
  for (const warning of result.warnings) context.err(`tenderbox: warning: ${issueText(warning)}`);
  if (result.config === null) throw rejectionOf(result.issues);
  const { config } = result;
  // With --print-url, standard output is a value that a script reads.
  const log = createLog(config.log, config.print_url ? context.err : context.out);
  await prepareOutputs(config, context.folder);
  const ready_file = await openReadyFile(config.ready_file);
  const stop = stopAsked(log);
  try {
    const sandbox = await launcher(config, { log });
    await writeReadyFile(ready_file, sandbox);
    const verdict = await watchRun(sandbox, config);
    const watch = config.watch ? await watchConfig(sandbox, result, read, log) : undefined;
    announce(sandbox.facts, result, log, context);
    const crash = await stop.asked;
    await watch?.close();
    await closeAndExport(sandbox, config, ready_file, (line) => log.info('exporting', line));
    const code = verdict === null ? EXIT.ok : await exitCodeOf(verdict, config, context);
    log.info('stopped', 'Tenderbox has stopped.');
    if (crash === undefined) return code;
    throw new Rejection(`stopped because of a fault of its own: ${crash.message}. Please report this.`);
  } finally {
    stop.unlisten();
  }
}

/** A sandbox that nobody will find is stopped again. @throws HostFailure */
export async function writeReadyFile(file: ReadyFile, sandbox: Pick<Running, 'facts' | 'close'>): Promise<void> {
  try {
    await file.write(sandbox.facts);
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

type OpenVerdict = ReturnType<typeof openVerdict>;

/** Watches the run where a verdict is asked for. */
async function watchRun({ engine }: Running, { min_coverage, strict, reports }: Config): Promise<OpenVerdict | null> {
  if (engine === undefined || (min_coverage === null && !strict && reports.length === 0)) return null;
  return (await import('../app/verdict.js')).openVerdict(engine);
}

async function exitCodeOf(verdict: OpenVerdict, config: Config, context: Context): Promise<number> {
  const { deliverVerdict } = await import('./verdict.js');
  return deliverVerdict(verdict.read(config), config.reports, context, config.print_url ? context.err : context.out);
}

/** The files that a configuration comes from, with its scenarios. */
const filesOf = ({ scenarios, profile }: Config, config_file: string | null): string[] => [
  ...scenarios,
  ...(isFile(profile) ? [profile] : []),
  ...(config_file === null ? [] : [config_file]),
];

/** Reads scenarios and configuration again when a file of theirs changes; what is broken is reported and changes nothing. */
export async function watchConfig(
  sandbox: Reloadable,
  { config, config_file }: { config: Config; config_file: string | null },
  read: () => ReturnType<typeof readConfig>,
  log: Log,
): Promise<Watch> {
  const watch = await watchPaths(filesOf(config, config_file), () => {
    reread(sandbox, config_file, read, log).then(
      (next) => watch.follow(filesOf(next, config_file)),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        for (const line of message.split('\n')) log.error('reload', `${line} What was read before stays in force.`);
      },
    );
  });
  return watch;
}

/** @returns what is in force now */
async function reread(
  sandbox: Reloadable,
  config_file: string | null,
  read: () => ReturnType<typeof readConfig>,
  log: Log,
): Promise<Config> {
  const result = await read();
  if (result.config === null) throw new Error(result.issues.map(issueText).join('\n'));
  // A file that nobody named may be absent at the start; gone while it is in force, it would reset every setting unasked.
  if (config_file !== null && result.config_file === null) throw new Error(`${config_file} is not there any more.`);
  const { waiting, merchants } = sandbox.reload(result.config);
  log.info('reloaded', `Scenarios and configuration were read again; merchants with new settings: ${merchants}.`);
  if (waiting.length > 0) log.warn('reloaded', `At the next start only: ${waiting.join(', ')}.`);
  return result.config;
}

/** Whether it was asked to stop: by a signal, or with the error that nobody caught. */
function stopAsked(log: Log): { asked: Promise<Error | undefined>; unlisten(): void } {
  const listening: (() => void)[] = [];
  const asked = new Promise<Error | undefined>((resolve) => {
    const signalled = (signal: string): void => {
      log.info('stopping', `${signal}: answering what is under way, then stopping; once more stops at once.`);
      resolve(undefined);
    };
    listening.push(onStopSignal(signalled));
    listening.push(onCrash((error) => resolve(error instanceof Error ? error : new Error(String(error)))));
  });
  return { asked, unlisten: () => listening.forEach((unlisten) => void unlisten()) };
}

function announce(
  facts: BannerFacts,
  { config, config_file }: { config: Config; config_file: string | null },
  log: Log,
  context: Context,
): void {
  const say = config.print_url ? context.err : context.out;
  if (config.log === 'json') {
    log.info('started', `Tenderbox ${facts.version} has started.`, { ...facts });
    log.info('ready', readyLine(facts), { url: facts.url });
  } else {
    if (config.log === 'pretty') for (const line of bannerLines(facts, config_file)) say(line);
    say(readyLine(facts));
  }
  if (config.print_url) context.out(facts.url);
  notifyParent('ready');
}

/**
 * Everything is tried, so that a disk that is full for one file does not cost the other; the first failure is reported.
 * @param say told that the state is being written, which takes as long as it takes
 */
export async function closeAndExport(
  sandbox: Closable,
  config: Config,
  ready_file: ReadyFile,
  say: (line: string) => void,
): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    await act().catch((error: unknown) => failures.push(error));
  };
  await attempt(() => ready_file.remove());
  await attempt(() => showProgress('Stopping', sandbox.close()));
  const { export_file } = config;
  if (export_file !== null) {
    say(`Writing the state to ${export_file}; once more stops at once and leaves that file as it was.`);
    // What was said reaches its reader before the process is busy with the text.
    await yieldToLoop();
    await attempt(() => writeText(export_file, `${JSON.stringify(sandbox.exportState(), null, 1)}\n`));
  }
  if (failures.length === 0) return;
  const [first] = failures;
  throw first instanceof HostFailure ? first : new Rejection(`could not stop in order: ${(first as Error).message}`);
}
