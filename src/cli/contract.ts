/** Prints the OpenAPI document that a profile's service shows and enforces, or a collection of requests made of it. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { stringify } from 'yaml';
import { contractShown } from '../app/contract.js';
import { type Flags, readConfig } from '../config/config.js';
import { loadContract, loadControlContract } from '../contract/index.js';
import { portable } from '../contract/portable.js';
import { SETTING_NAMES } from '../domain/merchants/settings.js';
import { configFiles } from '../platform/node/files.js';
import { hostTime } from '../platform/node/time.js';
import { writeFolder } from '../platform/node/written-files.js';
import { brunoFiles } from '../snippets/collections/bruno.js';
import { postmanCollection } from '../snippets/collections/postman.js';
import { collectionOf } from '../snippets/collections/requests.js';
import { didYouMean } from '../words/nearest.js';
import { originOf } from './client.js';
import { type Context, EXIT, wrongInput } from './context.js';
import { rejectionOf } from './issues.js';
import { bareCommand, settingOption } from './parse.js';

/** How the document is written, or which collection is written instead. */
interface Form {
  postman?: true;
  bruno?: string;
  format: 'yaml' | 'json';
  openapi: '3.1' | '3.0';
  dereferenced?: true;
  withoutSandbox?: true;
}

const FORM = ['format', 'openapi', 'dereferenced', 'without-sandbox', 'postman', 'bruno'];

export async function run(name: string, args: string[], context: Context): Promise<number> {
  if (args[0] === 'diff') return (await import('./contract-diff.js')).runDiff(args.slice(1), context);
  const [word = '-'] = args;
  if (!word.startsWith('-'))
    throw wrongInput(
      `contract takes options, or diff OLD NEW, not ${JSON.stringify(word)}.${didYouMean(word, ['diff'])}`,
    );
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
    .option('--postman', 'a Postman collection instead, of every operation')
    .option('--bruno <FOLDER>', 'a Bruno collection instead, written into a folder that is new or empty')
    .option('--profile <NAME|FILE>', 'the profile; else that of the configuration');
  for (const setting of SETTING_NAMES) {
    command.option(...settingOption(setting));
  }
  command.parse(args, { from: 'user' });
  const { format, openapi, dereferenced = false, withoutSandbox = false, postman, bruno } = command.opts<Form>();
  requireOneForm(command);
  if (bruno === '' || bruno?.startsWith('-')) {
    throw wrongInput(`--bruno needs a folder, such as --bruno collection, not ${bruno || 'an empty name'}.`);
  }
  const { env, folder } = context;
  const values = givenSettings(command);
  const result = await readConfig({ env, folder, flags: { values, rest: [] }, ...configFiles });
  if (result.config === null) throw rejectionOf(result.issues);
  const { settings, clock } = result.config;
  const shown = contractShown(settings, clock.now_ms ?? hostTime());
  const origin = result.config.public_url ?? originOf(result.config);
  if (postman || bruno !== undefined) await loadControlContract();
  const collection = () => collectionOf(shown, loadContract('sandbox').document, origin);
  if (postman) {
    context.out(JSON.stringify(postmanCollection(collection()), null, 2));
    return EXIT.ok;
  }
  if (bruno !== undefined) {
    await writeFolder(resolve(folder, bruno), brunoFiles(collection()));
    context.out(`Wrote a collection to ${bruno}: open that folder in Bruno, and choose the environment local.`);
    return EXIT.ok;
  }
  const document = portable(shown, { openapi, dereferenced, without_sandbox: withoutSandbox });
  if (format === 'json') {
    context.out(JSON.stringify(document, null, 2));
  } else {
    context.out(stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 }).trimEnd());
  }
  return EXIT.ok;
}

/** A collection is written in one way only. @throws Rejection for options that say how something else is written */
function requireOneForm(command: Command): void {
  const given = command.options
    .filter((each) => FORM.includes(each.name()) && command.getOptionValueSource(each.attributeName()) === 'cli')
    .map(({ long }) => long);
  const collection = given.findLast((flag) => flag === '--postman' || flag === '--bruno');
  if (collection === undefined || given.length === 1) return;
  const others = given.filter((flag) => flag !== collection);
  throw wrongInput(`${collection} does not go with ${others.join(' and ')}: leave out one or the other.`);
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
