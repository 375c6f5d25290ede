/** Opens the dashboard; an invoice or a payment link, which customers open, is left to the call of that name. */
import { routeIn } from '../domain/merchants/keys.js';
import { openInBrowser } from '../platform/node/terminal.js';
import { run as call } from './calls.js';
import { connect } from './client.js';
import { type Context, EXIT } from './context.js';
import { type ClientOptions, clientCommand } from './parse.js';
import { show } from './print.js';

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = clientCommand(name, context).argument('[ID]').allowUnknownOption().allowExcessArguments();
  const help = args.some((arg) => arg === '--help' || arg === '-h');
  if (help || command.parse(args, { from: 'user' }).args.length > 0) return call(name, args, context);
  const options = command.opts<ClientOptions>();
  const client = await connect(options, context);
  const mode = await client.call('getMode');
  // Where merchants are objects, their pages are below the name of each, which its key carries.
  const route = mode.public === true ? routeIn(client.key ?? '') : undefined;
  const url = new URL(route === undefined ? '/dashboard' : `/~${route}/dashboard`, client.url).href;
  const opened = context.terminal === true && (await openInBrowser(url));
  show(context, options.json, { url, opened }, () => [opened ? `Opened ${url}` : url]);
  return EXIT.ok;
}
