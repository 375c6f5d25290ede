/** From the arguments to an exit code: finds the command, and turns whatever it throws into one line. */
import { HostFailure, programVersion, shippedGuide } from '../platform/node/files.js';
import { printable } from '../platform/node/log.js';
import { didYouMean } from '../words/nearest.js';
import { COMMANDS } from './commands.js';
import { type Context, EXIT, Rejection, wrongInput } from './context.js';

/** Commander reports what is wrong itself, and throws this to leave. */
const isCommanderExit = (error: unknown): error is Error & { exitCode: number } =>
  error instanceof Error && 'exitCode' in error && 'code' in error && String(error.code).startsWith('commander.');

/** Runs one command line. @returns the exit code */
export async function run(args: readonly string[], context: Context): Promise<number> {
  const mark = args.indexOf('--');
  const json = (mark === -1 ? args : args.slice(0, mark)).includes('--json');
  try {
    return await dispatch(args, { ...context, json });
  } catch (error) {
    if (isCommanderExit(error) && (error.exitCode === 0 || !json)) {
      return error.exitCode === 0 ? EXIT.ok : EXIT.wrong_input;
    }
    const { code, message } = failureOf(error);
    if (json) context.err(failureText(error, ...args));
    else context.err(`tenderbox: ${message.split('\n').map(printable).join('\n')}`);
    return code;
  }
}

function failureOf(error: unknown): { code: number; message: string } {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Rejection) return { code: error.exit_code, message };
  if (isCommanderExit(error)) return { code: EXIT.wrong_input, message: message.replace(/^error: /, '') };
  if (error instanceof HostFailure) return { code: EXIT.failed, message };
  return { code: EXIT.failed, message: `it failed unexpectedly: ${message}. Please report this.` };
}

/** The command whose help says most about a command line. */
function helpFor(command = 'start', word = ''): string {
  if (!Object.hasOwn(COMMANDS, command)) return 'tenderbox --help';
  const { calls = {} } = COMMANDS[command] as (typeof COMMANDS)[string];
  const hasOwnHelp = !('operation' in calls) && Object.hasOwn(calls, word);
  return `tenderbox ${command} ${hasOwnHelp ? `${word} ` : ''}--help`;
}

/** A failure for programs, as JSON. @param line the command line, or how it begins */
export function failureText(error: unknown, ...line: readonly string[]): string {
  const { code: exit, message } = failureOf(error);
  const usual = error instanceof HostFailure ? 'host_failure' : 'crash';
  const code = exit === EXIT.wrong_input ? 'wrong_input' : error instanceof Rejection ? 'failed' : usual;
  const advice = error instanceof Rejection ? error.advice : {};
  return JSON.stringify({
    code,
    message,
    fix: code === 'crash' ? undefined : helpFor(...line),
    docs: shippedGuide('commands'),
    ...advice,
  });
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
  const [early] = /^--(?:json|url|api-key)(?==|$)/.exec(first ?? '') ?? [];
  if (early !== undefined) {
    throw wrongInput(
      `${early} stands behind the command that it is for, such as tenderbox audit ${early}. See tenderbox --help.`,
    );
  }
  if (first === undefined || first.startsWith('-')) return runCommand('start', args, context);
  if (!Object.hasOwn(COMMANDS, first)) {
    const hint = listHint(first) || didYouMean(first, Object.keys(COMMANDS));
    throw wrongInput(`there is no command ${JSON.stringify(first)}.${hint} See tenderbox --help.`);
  }
  return runCommand(first, rest, context);
}

/** What is typed instead, for a word that means a list, or what would be in it. */
function listHint(word: string): string {
  const kind = word.replace(/s$/, '');
  const made = Object.hasOwn(COMMANDS.create?.calls ?? {}, kind) ? `tenderbox create ${kind} makes one, and ` : '';
  if (made === '' && word !== 'list' && word !== 'ls') return '';
  return ` ${made}tenderbox events --once lists what happened, with the ids.`;
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
