/** Prints the OpenAPI document that a profile's service shows and enforces. */
import { type Flags, readConfig } from '../config.js';
import { loadContract } from '../contract/index.js';
import { isFile, readText } from '../host/files.js';
import { type Context, EXIT } from './context.js';
import { printFaults } from './faults.js';
import { bareCommand } from './parse.js';

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const { Option } = await import('commander');
  const command = bareCommand(name, context)
    .addOption(new Option('--format <FORMAT>', 'how it is written').choices(['yaml', 'json']).default('yaml'))
    .option('--profile <NAME|FILE>', 'the profile; else that of the configuration')
    .parse(args, { from: 'user' });
  const { format, profile } = command.opts<{ format: 'yaml' | 'json'; profile?: string }>();
  const { env, folder } = context;
  const values: Flags['values'] = profile === undefined ? {} : { profile };
  const result = await readConfig({ env, folder, flags: { values, rest: [] }, readText, isFile });
  if (result.config === null) return printFaults(result.faults, context);
  const { document } = loadContract('merchant');
  if (format === 'json') {
    context.out(JSON.stringify(document, null, 2));
  } else {
    const { stringify } = await import('yaml');
    context.out(stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 }).trimEnd());
  }
  return EXIT.ok;
}
