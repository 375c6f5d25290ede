/** Runs a command with a sandbox of its own: on a free port, for as long as the command runs, and checks what it exercised. */

import type { Tenderbox } from '../app/start.js';
import { type Config, readConfig } from '../config/config.js';
import { runChild } from '../platform/node/child.js';
import { configFiles } from '../platform/node/files.js';
import { createLog, type Log, printable } from '../platform/node/log.js';
import { exit, onCrash } from '../platform/node/process.js';
import { trust } from '../platform/node/trust.js';
import type { Watch } from '../platform/node/watch.js';
import { type Context, EXIT, Rejection, wrongInput } from './context.js';
import { issueText, rejectionOf } from './issues.js';
import { prepareOutputs, writeReports } from './outputs.js';
import { typed } from './print.js';
import { differences, type Proof, proofOf, readProof } from './proof.js';
import { openReadyFile, type ReadyFile } from './ready-file.js';
import { closeAndExport, launchServer, watchConfig, writeReadyFile } from './start.js';
import { parseStartFlags } from './start-flags.js';
import { deliverVerdict } from './verdict.js';

const USAGES: Readonly<Record<string, string>> = { exec: '[OPTIONS] -- CMD…', verify: 'PROOF [OPTIONS] -- CMD…' };

/** What stands before `--` is ours, what follows is the command. */
function split(args: readonly string[]): { own: string[]; command: string[] } {
  const mark = args.indexOf('--');
  if (mark === -1) return { own: [...args], command: [] };
  return { own: args.slice(0, mark), command: args.slice(mark + 1) };
}

/**
 * Reads the configuration as `start` does, but for a port that only this run knows and a log that is silent unless asked for.
 * @param fixed values that beat all others
 */
function configReader(name: string, own: readonly string[], context: Context, fixed: Readonly<Record<string, string>>) {
  const { values: given, rest } = parseStartFlags(own, context, name, USAGES[name]);
  const { proof, ...values } = given;
  if (proof === true || (typeof proof === 'string' && proof.startsWith('-'))) {
    throw wrongInput('--proof needs a file, such as --proof proof.json.');
  }
  const log = context.env.TENDERBOX_LOG || 'silent';
  const flags = { values: { port: '0', log, ...values, ...fixed }, rest, command: name };
  const read = () => readConfig({ flags, env: context.env, folder: context.folder, ...configFiles });
  const twice = Object.keys(fixed).find((each) => values[each] !== undefined);
  if (twice !== undefined) throw wrongInput(`--${twice} is what the proof says; leave it out.`);
  return { read, prints_url: values['print-url'] !== undefined, proof_file: proof as string | undefined };
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
async function exitCodeOf(
  command: readonly [string, ...string[]],
  sandbox: Tenderbox,
  config: Config,
  context: Context,
  prove: (proof: Proof) => Promise<number>,
): Promise<number> {
  const { openVerdict } = await import('../app/verdict.js');
  const verdict = openVerdict(sandbox.engine);
  const { own_certificate } = sandbox;
  const trusted = own_certificate === null ? undefined : await trust(own_certificate, context);
  try {
    const own_env = environmentOf(sandbox);
    if (own_env.TENDERBOX_API_KEY === undefined) context.err(`tenderbox: warning: ${NO_API_KEY}`);
    const env = { ...context.env, ...trusted?.env, ...own_env };
    const { exit_code, failure, killed } = await runChild(command, { env, folder: context.folder });
    if (failure !== null) throw new Rejection(failure, exit_code);
    if (killed !== null) context.err(`tenderbox: ${killed}`);
    // Standard output is the command's own, and whoever reads it wants nothing else there.
    const read = verdict.read(config);
    const asked = await deliverVerdict(read, config.reports, context, context.err);
    const code = exit_code === EXIT.ok ? asked : exit_code;
    const proved = await prove(proofOf({ seed: sandbox.seed, command, exit_code: code }, read, sandbox.engine));
    return code === EXIT.ok ? proved : code;
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

/** What a run is held against, and which command it is said to be of. */
function expectedRun(own: string[], command: readonly string[], context: Context): Proof {
  const [file = ''] = own.splice(0, 1);
  if (file === '' || file.startsWith('-')) {
    throw wrongInput('verify needs first the file that exec --proof wrote: tenderbox verify proof.json -- npm test');
  }
  const proof = readProof(file, context);
  if (command.length > 0) return proof;
  // A file of somebody else does not say what runs here.
  const said = [file, '--', ...proof.command].map(typed).join(' ');
  throw wrongInput(`verify runs a command again, and you say which: tenderbox verify ${said}`);
}

/** Says how a run differs from its proof. @returns the exit code */
function compared(expected: Proof, run: Proof, context: Context): number {
  const lines = differences(expected, run);
  for (const line of lines) context.err(`tenderbox: ${printable(line)}`);
  const same = 'The run is what the proof says.';
  const places = lines.length === 1 ? '1 place' : `${lines.length} places`;
  context.err(lines.length === 0 ? same : `tenderbox: the run differs from the proof in ${places}.`);
  return lines.length === 0 ? EXIT.ok : EXIT.failed;
}

export async function run(as: string, args: string[], context: Context): Promise<number> {
  const { own, command } = split(args);
  const help = own.includes('--help') || own.includes('-h');
  const expected = as === 'verify' && !help ? expectedRun(own, command, context) : undefined;
  const fixed: Record<string, string> = expected === undefined ? {} : { seed: String(expected.seed) };
  const { read, prints_url, proof_file } = configReader(as, own, context, fixed);
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
  for (const warning of result.warnings) context.err(`tenderbox: warning: ${issueText(warning)}`);
  if (result.config === null) throw rejectionOf(result.issues);
  const { config } = result;
  const log = createLog(config.log, context.err);
  const proofs = proof_file === undefined ? [] : [{ file: proof_file }];
  await prepareOutputs({ ...config, reports: [...config.reports, ...proofs] }, context.folder);
  const prove = async (proof: Proof): Promise<number> => {
    const reports = proofs.map(({ file }) => ({ file, text: `${JSON.stringify(proof, null, 2)}\n` }));
    if (!(await writeReports(reports, context))) return EXIT.failed;
    return expected === undefined ? EXIT.ok : compared(expected, proof, context);
  };
  const ready_file = await openReadyFile(config.ready_file);
  const sandbox = await launchServer(config, { log });
  await writeReadyFile(ready_file, sandbox);
  const unlisten = onCrash((error) => {
    context.err(`tenderbox: stopped because of a fault of its own: ${reasonFor(error)}. Please report this.`);
    void exit(EXIT.failed);
  });
  const codes: number[] = [];
  let watch: Watch | undefined;
  try {
    if (config.watch) watch = await watchConfig(sandbox, result, read, log);
    codes.push(await exitCodeOf([name, ...rest], sandbox, config, context, prove));
  } finally {
    unlisten();
    await watch?.close();
    codes.push(await stopped(sandbox, config, ready_file, context, log));
  }
  return codes.find((code) => code !== EXIT.ok) ?? EXIT.ok;
}
