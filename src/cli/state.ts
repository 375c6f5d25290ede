/** The state of a merchant, written to a file and read from one. */
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { writeText } from '../platform/node/written-files.js';
import { adviceOnDataFile } from '../store/data-file.js';
import { type CarryOptions, exportFrom, importInto } from './carry.js';
import { connect, type JsonObject } from './client.js';
import { type Context, EXIT, readJsonFile, wrongInput } from './context.js';
import { clientCommand, targetCommand } from './parse.js';
import { cell, show, typed } from './print.js';

export async function run(name: string, args: string[], context: Context): Promise<number> {
  return name === 'export' ? exportState(args, context) : importState(args, context);
}

/** What a command has that is about all merchants of a sandbox. */
const withToken = (command: Command): Command =>
  command.option('--control-token <TOKEN>', 'of the operator, for calls about all merchants (TENDERBOX_CONTROL_TOKEN)');

/** The sandbox is named once. */
const fromOrTo = (flags: string, help: string): Option => new Option(flags, help).conflicts('url');

async function exportState(args: string[], context: Context): Promise<number> {
  const command = withToken(targetCommand('export', context))
    .addOption(
      fromOrTo('--from <URL>', 'all merchants of this sandbox, or that of --api-key, for start --data or import --to'),
    )
    .argument('[FILE]', 'where it is written; standard output where it is left out')
    .parse(args, { from: 'user' });
  const options = command.opts<CarryOptions>();
  const [file] = command.args;
  if (options.from !== undefined) {
    await exportFrom(options.from, file, options, context);
    return EXIT.ok;
  }
  const text = JSON.stringify(await (await connect(options, context)).call('getState'), null, 1);
  if (file === undefined) context.out(text);
  else {
    await writeText(resolve(context.folder, file), `${text}\n`);
    context.out(`Wrote ${Math.ceil(text.length / 1024)} KiB to ${file}; tenderbox import ${typed(file)} reads them.`);
  }
  return EXIT.ok;
}

async function importState(args: string[], context: Context): Promise<number> {
  const command = withToken(clientCommand('import', context))
    .addOption(
      fromOrTo('--to <URL>', 'makes a merchant of this sandbox for each of the file, or takes that of --api-key'),
    )
    .option('--merchant <ID>', 'with --to: this one of the file, by its id or label')
    .argument(
      '<FILE>',
      'a state that export or GET /_sandbox/state wrote; with --to also one of --data or --export-on-exit',
    )
    .parse(args, { from: 'user' });
  const options = command.opts<CarryOptions>();
  const file = command.args[0] as string;
  if (options.to !== undefined) {
    await importInto(options.to, file, options, context);
    return EXIT.ok;
  }
  if (options.merchant !== undefined) throw wrongInput('--merchant is for --to URL; give --to as well.');
  const client = await connect(options, context);
  const answer = await client.call('putState', { body: readState(file, context) });
  show(context, options.json, answer, () => [`${file} is in force.`]);
  return EXIT.ok;
}

/** @throws Rejection for a file that cannot be a merchant's state; what it holds in detail is checked by the sandbox */
function readState(file: string, context: Context): JsonObject {
  const advice = adviceOnDataFile(resolve(context.folder, file));
  if (advice !== undefined) throw wrongInput(`${file} ${advice}.`);
  const state = readJsonFile(file, context, 'Nothing was changed.') as JsonObject;
  if (state.format === 'tenderbox.world') return state;
  if (state.format === 'tenderbox.state') {
    throw wrongInput(
      `${file} holds all merchants of a sandbox; start one with tenderbox start --import ${typed(file)}, or load it into a running one with --to URL.`,
    );
  }
  throw wrongInput(
    `${file} is no state of a merchant: its format is ${cell(state.format)} and not tenderbox.world. tenderbox export writes one.`,
  );
}
