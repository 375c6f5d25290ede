/** Makes a scenario of a recording. */
import { basename, dirname, resolve } from 'node:path';
import { stringify } from 'yaml';
import { chains } from '../chains/index.js';
import { loadContract } from '../contract/index.js';
import { prepareFile, writeText } from '../platform/node/written-files.js';
import { storyOf } from '../recordings/story.js';
import { loadScenarios } from '../scenarios/parse.js';
import { formatIssue } from '../scenarios/types.js';
import { type Context, EXIT, Rejection } from './context.js';
import { bareCommand } from './parse.js';
import { cell, typed } from './print.js';
import { readCalls, targetUrl, withRecording } from './recordings.js';

interface Options {
  out?: string;
  target?: URL;
  id?: string;
}

const LONGEST_NAME = 64;

/** The name of a file as that of a scenario. */
function nameOf(file: string): string {
  const words = basename(file)
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? ['recording']).join('-').slice(0, LONGEST_NAME).replace(/-$/, '');
}

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = bareCommand(name, context)
    .argument('<RECORDING>', 'a HAR of tenderbox record, of a browser, or of /_sandbox/requests/export')
    .option('--out <FILE>', 'where the scenario is written; standard output where it is left out')
    .option('--id <ID>', 'the payment request, invoice or payout that it is about; else the one to which most happened')
    .option('--target <URL>', 'the base URL of the service, where the recording has several', targetUrl)
    .parse(args, { from: 'user' });
  const { out, target, id } = command.opts<Options>();
  const file = command.args[0] as string;
  const contract = loadContract('merchant');
  const calls = readCalls(file, target, contract, context);
  const story = withRecording(file, () => storyOf(calls, nameOf(out ?? file), id));
  const text = stringify(story.scenario, { lineWidth: 120 });
  const { operations } = contract;
  const { issues } = loadScenarios([{ file: out ?? 'scenario', text }], { networksOf: chains.networksOf, operations });
  const [issue] = issues;
  if (issue !== undefined) throw new Rejection(`what ${file} shows is no scenario: ${formatIssue(issue)}`);
  for (const each of story.left_out) context.err(`tenderbox: left out: ${cell(each)}.`);
  if (story.id !== null && story.others.length > 0) {
    context.err(
      `tenderbox: this is about ${cell(story.id)}; --id names another: ${cell(story.others.slice(0, 5).join(', '))}.`,
    );
  }
  if (out === undefined) {
    context.out(text.trimEnd());
    return EXIT.ok;
  }
  const place = resolve(context.folder, out);
  await prepareFile(place);
  await writeText(place, text);
  context.out(`Wrote the scenario ${String(story.scenario.name)} to ${out}.`);
  context.out(`tenderbox start --scenarios ${typed(dirname(out))} has it, with the others of that folder.`);
  return EXIT.ok;
}
