/** From the arguments to an exit code: finds the command, and turns whatever it throws into one line. */
import { didYouMean } from '../config/sources.js';
import { HostFailure, programVersion } from '../platform/node/files.js';
import { printable } from '../platform/node/log.js';
import { COMMANDS } from './commands.js';
import { type Context, EXIT, Refusal, wrongInput } from './context.js';

/** Commander reports what is wrong itself, and throws this to leave. */
const isCommanderExit = (error: unknown): error is Error & { exitCode: number } =>
  error instanceof Error && 'exitCode' in error && 'code' in error && String(error.code).startsWith('commander.');

/** Runs one command line. @returns the exit code */
export async function run(args: readonly string[], context: Context): Promise<number> {
  try {
    return await dispatch(args, context);
  } catch (error) {
    if (isCommanderExit(error)) return error.exitCode === 0 ? EXIT.ok : EXIT.wrong_input;
    const known = error instanceof Refusal || error instanceof HostFailure;
    const message = error instanceof Error ? error.message : String(error);
    const said = known ? message : `it failed unexpectedly: ${message}. Please report this.`;
    context.err(`tenderbox: ${said.split('\n').map(printable).join('\n')}`);
    return error instanceof Refusal ? error.exit_code : EXIT.failed;
  }
}

async function dispatch(args: readonly string[], context: Context): Promise<number> {
  const [first, ...rest] = args;
  if (first === '--version' || first === '-V' || first === 'version') {
    context.out(programVersion());
    return EXIT.ok;
  }
  if (first === '--help' || first === '-h' || (first === 'help' && rest.length === 0)) {
    context.out(overview());
    return EXIT.ok;
  }
  if (first === 'help') return dispatch([...rest.slice(0, 1), '--help'], context);
  if (first === undefined || first.startsWith('-')) return runCommand('start', args, context);
  if (!Object.hasOwn(COMMANDS, first)) {
    const hint = didYouMean(first, Object.keys(COMMANDS));
    throw wrongInput(`there is no command ${JSON.stringify(first)}.${hint} See tenderbox --help.`);
  }
  return runCommand(first, rest, context);
}

async function runCommand(name: string, args: readonly string[], context: Context): Promise<number> {
  const module = await (COMMANDS[name] as (typeof COMMANDS)[string]).load();
  return module.run(name, [...args], context);
}

function overview(): string {
  const rows = Object.values(COMMANDS);
  const width = Math.max(...rows.map(({ usage }) => usage.length)) + 2;
  return [
    'Usage: tenderbox [COMMAND] [OPTIONS]',
    '',
    'A local sandbox for a merchant cryptocurrency payment API. Without a command it starts.',
    '',
    'Commands:',
    ...rows.map(({ usage, summary }) => `  ${usage.padEnd(width)}${summary}`),
    '',
    'Options:',
    '  -h, --help     this overview; after a command, its options',
    '  -V, --version  the version',
    '',
    'Commands about payments, time, webhooks and state talk to a running sandbox: the one that --url or TENDERBOX_URL names, else',
    'the one that start would start here. So does demo, and starts one where none runs.',
  ].join('\n');
}
