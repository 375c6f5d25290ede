/** Command lines of the commands that talk to a running sandbox. */
import { Command, type CommanderError } from 'commander';
import { OPTIONS, optionOfSetting } from '../config/table.js';
import { type Reader, Rejected } from '../config/values.js';
import type { SettingName } from '../domain/merchants/settings.js';
import { COMMANDS } from './commands.js';
import { type Context, wrongInput } from './context.js';

/** A commander command that prints through the context and never ends the process. */
export function bareCommand(name: string, context: Context): Command {
  const command = new Command(`tenderbox ${name}`);
  const { summary = '', examples = [] } = COMMANDS[name] ?? {};
  if (examples.length > 0)
    command.addHelpText('after', `\nExamples:${examples.map((each) => `\n  tenderbox ${each}`).join('')}`);
  context.made?.(command);
  return command
    .description(summary)
    .exitOverride((error: CommanderError) => {
      throw error;
    })
    .configureOutput({
      writeOut: (text) => context.out(text.replace(/\n$/, '')),
      writeErr: (text) => context.json || context.err(text.replace(/\n$/, '')),
      outputError: (text, write) => write(`${text.trim().replace(/^error: /, `tenderbox ${name}: `)}\n`),
    })
    .showHelpAfterError(`See tenderbox ${name} --help.`)
    .allowExcessArguments(false);
}

/** The options that every client command has. */
export interface ClientOptions {
  url?: string;
  /** The flag that names the sandbox, where that is not `--url`. */
  urlFlag?: string;
  apiKey?: string;
  json?: boolean;
  controlToken?: string;
  /** The id of the merchant that it is about, for whoever may name any. */
  merchant?: string;
}

/** Where a variable of the shell is empty, the merchant `default` is not what is meant. */
function someKey(text: string): string {
  if (text !== '') return text;
  throw wrongInput('--api-key is empty; leave it out to mean the merchant default.');
}

/** A command that is about a merchant of a running sandbox. */
export function targetCommand(name: string, context: Context): Command {
  return bareCommand(name, context)
    .option('--url <URL>', 'the sandbox (TENDERBOX_URL; else the one that start would start here)')
    .option('--api-key <KEY>', 'the merchant that it is about (TENDERBOX_API_KEY; else default)', someKey);
}

/** A command that prints an answer of a running sandbox. */
export function clientCommand(name: string, context: Context): Command {
  return targetCommand(name, context).option('--json', 'print the answer as JSON');
}

/** A setting of the profile as an option, with the values that it takes. */
export function settingOption(setting: SettingName): [flags: string, meaning: string] {
  const name = optionOfSetting(setting);
  const { value = 'true|false', help } = OPTIONS.get(name) ?? { help: '' };
  return [`--${name} <${value}>`, help];
}

/** A reader of the configuration for a flag. */
export function flag<T>(name: string, read: Reader<T>): (text: string) => T {
  return (text) => {
    const value = read(text);
    if (value instanceof Rejected) throw wrongInput(`${name} must be ${value.allowed}, not ${JSON.stringify(text)}.`);
    return value;
  };
}
