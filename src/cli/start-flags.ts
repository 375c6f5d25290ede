/** The flags of `start`, made from the table of options. */
import { type Command, Option } from 'commander';
import type { Flags } from '../config/config.js';
import { GROUPS, OPTIONS, type Option as Row, variableOf } from '../config/table.js';
import type { Context } from './context.js';
import { bareCommand } from './parse.js';

const SETTINGS_GROUP = 'Settings of the profile';
const HELP_WIDTH = 100;

/** Defaults that `exec` has instead of those of `start`: its sandbox is for one command only, which owns the output. */
const DEFAULTS_OF_EXEC: Readonly<Record<string, string>> = { port: 'any free one', log: 'silent' };

/** What `exec` rejects with a reason of its own, and does not offer. */
const NOT_OF_EXEC: ReadonlySet<string> = new Set(['print-url']);

/** Values are optional here, so that a missing one is reported together with all other issues. */
function flagOf(name: string, row: Row, otherwise: string | undefined): Option {
  const short = row.short === undefined ? '' : `-${row.short}, `;
  const value = row.value === undefined ? '[value]' : `[${row.value}${row.many ? '...' : ''}]`;
  const flag = new Option(`${short}--${name} ${value}`, helpOf(row, otherwise));
  return flag.helpGroup(`${row.group}:`);
}

function helpOf(row: Row, otherwise: string | undefined): string {
  const notes = [...(row.many ? ['repeatable'] : []), ...(otherwise === undefined ? [] : [`default: ${otherwise}`])];
  return notes.length === 0 ? row.help : `${row.help} (${notes.join('; ')})`;
}

function startCommand(name: string, usage: string, context: Context): Command {
  const command = bareCommand(name, context);
  command.usage(usage).allowUnknownOption().allowExcessArguments();
  command.configureHelp({
    helpWidth: HELP_WIDTH,
    optionTerm: ({ flags }) => flags.replace(/ \[value\]$/, '').replace(/\[(.*?)(?:\.{3})?\]$/, '$1'),
  });
  for (const group of [...GROUPS, SETTINGS_GROUP]) {
    for (const [option, row] of OPTIONS) {
      const otherwise = (name !== 'start' ? DEFAULTS_OF_EXEC[option] : undefined) ?? row.otherwise;
      const flag = flagOf(option, row, otherwise).hideHelp(name !== 'start' && NOT_OF_EXEC.has(option));
      if (row.group === group) command.addOption(flag);
    }
  }
  if (name !== 'start') {
    const help = 'write what the run came to, for tenderbox verify: seed, settings, calls, coverage, audit, deliveries';
    command.addOption(new Option('--proof [FILE]', help).helpGroup('Verdict:'));
  }
  return command.addHelpText(
    'after',
    [
      '',
      `Each option is also a variable (--port: ${variableOf('port')}; several values separated by commas) and a key of`,
      'tenderbox.yaml (port: 4020). Flags beat variables, variables beat the file;',
      name !== 'start' ? 'the port is taken from --port only.' : 'PORT is honoured.',
    ].join('\n'),
  );
}

/**
 * Reads the command line of `start`, or of another command that starts a sandbox, without checking it.
 * @throws CommanderError when the help was asked for
 */
export function parseStartFlags(args: readonly string[], context: Context, name = 'start', usage = '[OPTIONS]'): Flags {
  const command = startCommand(name, usage, context).parse([...args], { from: 'user' });
  const values: Record<string, true | string | string[]> = {};
  for (const option of command.options) {
    const value = command.getOptionValue(option.attributeName()) as true | string | string[] | undefined;
    if (value !== undefined) values[option.name()] = value;
  }
  return { values, rest: command.args };
}
