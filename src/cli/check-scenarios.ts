/** Checks scenario files without a sandbox. */
import { resolve } from 'node:path';
import { chains } from '../chains/index.js';
import { loadContract } from '../contract/index.js';
import { isFolder, readText, readYamlFiles, shippedScenarios } from '../platform/node/files.js';
import { loadScenarios } from '../scenarios/parse.js';
import { formatIssue } from '../scenarios/types.js';
import { type Context, EXIT, wrongInput } from './context.js';
import { bareCommand } from './parse.js';

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = bareCommand(name, context)
    .argument('[PATH...]', 'files and folders; those that come with tenderbox where left out')
    .parse(args, { from: 'user' });
  const paths = command.args.length > 0 ? command.args : [shippedScenarios()];
  const files = paths.flatMap((path) => filesOf(path, context.folder));
  const { scenarios, issues } = loadScenarios(files, {
    networksOf: chains.networksOf,
    operations: loadContract('merchant').operations,
  });
  for (const issue of issues) context.err(formatIssue(issue));
  if (issues.length > 0) return EXIT.wrong_input;
  if (scenarios.size === 0)
    throw wrongInput(`there is no scenario in ${paths.join(', ')}; files of scenarios end in .yaml or .yml.`);
  context.out(`${scenarios.size} ${scenarios.size === 1 ? 'scenario is' : 'scenarios are'} in order.`);
  return EXIT.ok;
}

/** Files are called in messages as the user called them. */
function filesOf(path: string, folder: string): { file: string; text: string }[] {
  const target = resolve(folder, path);
  try {
    const files = isFolder(target) ? readYamlFiles(target) : [{ file: target, text: readText(target) }];
    return files.map(({ file, text }) => ({ file: file.replace(target, path), text }));
  } catch (error) {
    throw wrongInput((error as Error).message);
  }
}
