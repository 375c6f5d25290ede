/** Commands that look at events and webhooks, and send webhooks again. */
import { onStopSignal } from '../platform/node/process.js';
import { sleep } from '../platform/node/time.js';
import { type Client, connect, type JsonObject, ProblemAnswer } from './client.js';
import { type Context, EXIT, wrongInput } from './context.js';
import { type ClientOptions, clientCommand } from './parse.js';
import { aligned, cell, deliveryLines, list, show } from './print.js';

interface Filters extends ClientOptions {
  endpoint?: string;
  eventType?: string;
  status?: string;
  limit?: string;
  resource?: string;
  failed?: boolean;
  once?: boolean;
}

const POLL_MS = 500;
const PAGE = 100;

export async function run(name: string, args: string[], context: Context): Promise<number> {
  if (name === 'events') return events(args, context);
  return name === 'replay' ? replay(args, context) : deliveries(args, context);
}

async function deliveries(args: string[], context: Context): Promise<number> {
  const command = clientCommand('deliveries', context)
    .option(
      '--status <STATUS>',
      'only those that are pending, retrying, succeeded, failed or cancelled; what is retrying is pending too',
    )
    .option('--event-type <TYPE>', 'only those of this event type')
    .option('--endpoint <ID>', 'only those to this webhook endpoint')
    .option('--resource <ID>', 'only those about this record or what belongs to it')
    .option('--limit <N>', 'how many, newest first', '20')
    .parse(args, { from: 'user' });
  const options = command.opts<Filters>();
  const client = await connect(options, context);
  const { endpoint, eventType: event_type, status, resource: resource_id, limit } = options;
  const page = await client.get('/deliveries', { endpoint, event_type, status, resource_id, limit });
  const found = list(page.data);
  show(context, options.json, page, () => [
    ...deliveryLines(found),
    ...(found.length === 0 ? ['No deliveries. An endpoint must be registered before an event to get it.'] : []),
    ...(page.has_more ? [`… and older ones; see more with --limit (at most ${PAGE}).`] : []),
  ]);
  return EXIT.ok;
}

async function replay(args: string[], context: Context): Promise<number> {
  const command = clientCommand('replay', context)
    .argument('[DELIVERY_ID]', 'the delivery that is sent again')
    .option('--failed', 'every delivery that failed, so far or for good, and was not replayed since')
    .option('--event-type <TYPE>', 'with --failed: only those of this event type')
    .option('--endpoint <ID>', 'with --failed: only those to this webhook endpoint')
    .parse(args, { from: 'user' });
  const options = command.opts<Filters>();
  const id = command.args[0];
  if ((id === undefined) !== (options.failed === true))
    throw wrongInput('replay takes either a DELIVERY_ID or --failed.');
  if (id !== undefined && (options.endpoint ?? options.eventType) !== undefined) {
    throw wrongInput('--endpoint and --event-type go with --failed, not with a DELIVERY_ID.');
  }
  const client = await connect(options, context);
  if (id !== undefined) {
    const answer = await client.send('POST', `/deliveries/${encodeURIComponent(id)}/replay`, {});
    show(context, options.json, answer, () => [
      `${cell(answer.id)} sends ${cell(answer.event_type)} again to ${cell(answer.url)}.`,
    ]);
    return EXIT.ok;
  }
  const body: JsonObject = {};
  if (options.endpoint !== undefined) body.endpoint = options.endpoint;
  if (options.eventType !== undefined) body.event_type = options.eventType;
  const answer = await client.send('POST', '/deliveries/replay-failed', body);
  show(context, options.json, answer, () => [
    `${cell(answer.replayed)} replayed`,
    ...deliveryLines(list(answer.deliveries)),
  ]);
  return EXIT.ok;
}

async function events(args: string[], context: Context): Promise<number> {
  const command = clientCommand('events', context)
    .option('--once', 'show what there is, and do not follow')
    .option('--event-type <TYPE>', 'only this event type')
    .option('--resource <ID>', 'only what happened to this resource')
    .option('--limit <N>', 'how many to begin with, newest last', '10')
    .parse(args, { from: 'user' });
  const options = command.opts<Filters>();
  const client = await connect(options, context);
  const filters = { event_type: options.eventType, resource_id: options.resource };
  const first = await client.get('/events', { ...filters, limit: options.limit });
  if (options.once && options.json) {
    context.out(JSON.stringify(first, null, 2));
    return EXIT.ok;
  }
  const print = (found: readonly JsonObject[]): void => {
    for (const line of options.json ? found.map((event) => JSON.stringify(event)) : eventLines(found))
      context.out(line);
  };
  const shown = list(first.data).reverse();
  if (shown.length === 0 && options.once) context.out('No events.');
  print(shown);
  if (!options.once) await follow(client, filters, shown, print);
  return EXIT.ok;
}

/** Prints what happens until the user stops it. */
async function follow(
  client: Client,
  filters: Readonly<Record<string, string | undefined>>,
  shown: readonly JsonObject[],
  print: (found: readonly JsonObject[]) => void,
): Promise<void> {
  let stopped = false;
  const unlisten = onStopSignal(() => {
    stopped = true;
  });
  let last = shown.at(-1)?.event_id as string | undefined;
  while (!stopped) {
    const found = await newer(client, filters, last);
    print(found);
    last = (found.at(-1)?.event_id as string | undefined) ?? last;
    if (found.length < PAGE) await sleep(POLL_MS);
  }
  unlisten();
}

/** Events after the last one, oldest first. A world that was reset does not know the last one: then all that it has. */
async function newer(
  client: Client,
  filters: Readonly<Record<string, string | undefined>>,
  last: string | undefined,
): Promise<JsonObject[]> {
  const query = { ...filters, limit: PAGE };
  const page = await client
    .get('/events', last === undefined ? query : { ...query, ending_before: last })
    .catch((error: unknown) => {
      if (last !== undefined && error instanceof ProblemAnswer && error.status === 400)
        return client.get('/events', query);
      throw error;
    });
  return list(page.data).reverse();
}

function eventLines(found: readonly JsonObject[]): string[] {
  return aligned(
    found.map((event) => [
      cell(event.created_at),
      cell(event.event_type),
      cell(event.resource_id),
      cell((event.data as JsonObject | undefined)?.status),
      cell(event.event_id),
    ]),
  );
}
