/** Prints the OpenAPI document that a profile's service shows and enforces. */
import type { Command } from 'commander';
import { stringify } from 'yaml';
import { contractShown } from '../app/contract.js';
import { type Flags, readConfig } from '../config/config.js';
import { optionOfSetting } from '../config/table.js';
import { portable } from '../contract/portable.js';
import { SETTING_NAMES, SETTINGS } from '../domain/merchants/settings.js';
import { isFile, readText } from '../platform/node/files.js';
import { hostTime } from '../platform/node/time.js';
import { type Context, EXIT } from './context.js';
import { printFaults } from './faults.js';
import { bareCommand } from './parse.js';

/** How the document is written. */
interface Form {
  format: 'yaml' | 'json';
  openapi: '3.1' | '3.0';
  dereferenced?: true;
  withoutSandbox?: true;
}

const FORM = ['format', 'openapi'];

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const { Option } = await import('commander');
  const command = bareCommand(name, context)
    .addOption(new Option('--format <FORMAT>', 'how it is written').choices(['yaml', 'json']).default('yaml'))
    .addOption(
      new Option('--openapi <VERSION>', 'the version of OpenAPI that it is written in')
        .choices(['3.1', '3.0'])
        .default('3.1'),
    )
    .option('--dereferenced', 'everything that is referred to is written out, and no $ref is left')
    .option('--without-sandbox', 'without what only the sandbox has: its extensions, its header Prefer, its examples')
    .option('--profile <NAME|FILE>', 'the profile; else that of the configuration');
  for (const setting of SETTING_NAMES) {
    command.option(`--${optionOfSetting(setting)} <VALUE>`, SETTINGS[setting].meaning);
  }
  command.parse(args, { from: 'user' });
  const { format, openapi, dereferenced = false, withoutSandbox = false } = command.opts<Form>();
  const { env, folder } = context;
  const values = givenSettings(command);
  const result = await readConfig({ env, folder, flags: { values, rest: [] }, readText, isFile });
  if (result.config === null) return printFaults(result.faults, context);
  const { settings, clock } = result.config;
  const shown = contractShown(settings, clock.now_ms ?? hostTime());
  const document = portable(shown, { openapi, dereferenced, without_sandbox: withoutSandbox });
  if (format === 'json') {
    context.out(JSON.stringify(document, null, 2));
  } else {
    context.out(stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 }).trimEnd());
  }
  return EXIT.ok;
}

/** The profile and the settings that were given as flags, under the names that the configuration knows them by. */
function givenSettings(command: Command): Flags['values'] {
  const options: Record<string, unknown> = command.opts();
  const given = command.options.flatMap((option): [string, string][] => {
    const name = option.name();
    const value = options[option.attributeName()];
    return FORM.includes(name) || typeof value !== 'string' ? [] : [[name, value]];
  });
  return Object.fromEntries(given);
}
