/** The state of a merchant, written to a file and read from one. */
import { resolve } from 'node:path';
import { writeText } from '../platform/node/written-files.js';
import { connect, type JsonObject } from './client.js';
import { type Context, EXIT, readJsonFile, wrongInput } from './context.js';
import { type ClientOptions, clientCommand, targetCommand } from './parse.js';
import { cell, show } from './print.js';

export async function run(name: string, args: string[], context: Context): Promise<number> {
  return name === 'export' ? exportState(args, context) : importState(args, context);
}

async function exportState(args: string[], context: Context): Promise<number> {
  const command = targetCommand('export', context)
    .argument('[FILE]', 'where it is written; standard output where it is left out')
    .addHelpText('after', '\nExample:\n  tenderbox export state.json')
    .parse(args, { from: 'user' });
  const client = await connect(command.opts<ClientOptions>(), context);
  const text = JSON.stringify(await client.call('getState'), null, 1);
  const [file] = command.args;
  if (file === undefined) context.out(text);
  else {
    await writeText(resolve(context.folder, file), `${text}\n`);
    context.out(`Wrote ${Math.ceil(text.length / 1024)} KiB to ${file}; tenderbox import ${file} reads them.`);
  }
  return EXIT.ok;
}

async function importState(args: string[], context: Context): Promise<number> {
  const command = clientCommand('import', context)
    .argument('<FILE>', 'a state that export, GET /_sandbox/state or --export-on-exit wrote')
    .addHelpText('after', '\nExample:\n  tenderbox import state.json')
    .parse(args, { from: 'user' });
  const options = command.opts<ClientOptions>();
  const file = command.args[0] as string;
  const client = await connect(options, context);
  const answer = await client.call('putState', { body: readState(file, context) });
  show(context, options.json, answer, () => [`${file} is in force.`]);
  return EXIT.ok;
}

/** @throws Refusal for a file that cannot be a merchant's state; what it holds in detail is judged by the sandbox */
function readState(file: string, context: Context): JsonObject {
  const state = readJsonFile(file, context, 'Nothing was changed.') as JsonObject;
  if (state.format === 'tenderbox.world') return state;
  if (state.format === 'tenderbox.state') {
    throw wrongInput(`${file} holds all merchants of a sandbox; start one with tenderbox start --import ${file}.`);
  }
  throw wrongInput(
    `${file} is no state of a merchant: its format is ${cell(state.format)} and not tenderbox.world. tenderbox export writes one.`,
  );
}
