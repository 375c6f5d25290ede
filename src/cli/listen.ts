/** Webhooks of a sandbox anywhere, passed on to a receiver on this machine, whose answers go into their history. */
import { maskText } from '../domain/request-log.js';
import { onStopSignal } from '../platform/node/process.js';
import { HttpSender } from '../platform/node/sender.js';
import { sleep } from '../platform/node/time.js';
import { type Client, connect, type JsonObject, ProblemAnswer } from './client.js';
import { type Context, EXIT, wrongInput } from './context.js';
import { type ClientOptions, targetCommand } from './parse.js';
import { cell, list } from './print.js';

interface Options extends ClientOptions {
  forwardTo?: string;
  secret?: string;
  eventType?: string[];
  name: string;
}

/** How long one question for messages waits: shorter than what stands between two machines lets a connection be quiet. */
const WAIT_MS = 25_000;
/** Between two attempts to reach a sandbox that has gone. */
const AGAIN_MS = 1_000;
/** A receiver that takes as long as the sandbox waits would be told of as one that answered nothing. */
const ANSWER_WITHIN_MS = 9_500;
const LONGEST = { headers: 64, header: 2_048, error: 512 };
/** Headers of the connection that a message came by. */
const OF_THE_CONNECTION = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = targetCommand(name, context)
    .requiredOption('--forward-to <URL>', 'the receiver on this machine, such as http://127.0.0.1:3000/webhooks')
    .option('--secret <SECRET>', 'signs the webhooks; for an endpoint that is not there yet')
    .option('--event-type <TYPE...>', 'only these event types, likewise')
    .option('--name <NAME>', 'the inbox that is listened to; one for each listener', 'listener')
    .parse(args, { from: 'user' });
  const options = command.opts<Options>();
  const target = readTarget(options.forwardTo);
  const client = await connect(options, context);
  const { url } = await client.call('putInbox', { path: { name: options.name }, body: { answer: 'listener' } });
  await requireEndpoint(client, String(url), options);
  context.out(`Webhooks of ${client.url} go to ${maskText(target)} (Ctrl+C ends it).`);
  await new Listener(client, context, options.name, target).listen();
  return EXIT.ok;
}

function readTarget(text = ''): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw wrongInput(
    `--forward-to must be an http or https URL, such as http://127.0.0.1:3000/webhooks, not ${JSON.stringify(text)}.`,
  );
}

/** The endpoint that leads to the inbox, made where there is none. */
async function requireEndpoint(client: Client, url: string, { secret, eventType }: Options): Promise<void> {
  const endpoints = await client.call('listEndpoints');
  if (list(endpoints.data).some((endpoint) => endpoint.url === url && endpoint.disabled !== true)) return;
  const event_types = eventType ?? (endpoints.types as string[]);
  await client.call('registerEndpoint', { body: { url, event_types, ...(secret === undefined ? {} : { secret }) } });
}

/** Takes messages of an inbox until the user stops it. */
class Listener {
  private readonly sender = new HttpSender({ deliverTo: 'any' });
  private readonly stopped: Promise<void>;
  private isStopped = false;
  /** Messages that are being passed on: whoever asks is given them again until they are answered. */
  private readonly passing = new Map<string, Promise<void>>();
  private after = 0;
  private isLost = false;

  constructor(
    private readonly client: Client,
    private readonly context: Context,
    private readonly name: string,
    private readonly target: string,
  ) {
    this.stopped = new Promise((resolve) => {
      const unlisten = onStopSignal(() => {
        this.isStopped = true;
        unlisten();
        resolve();
      });
    });
  }

  async listen(): Promise<void> {
    const path = { name: this.name };
    try {
      while (!this.isStopped) await this.ask(path);
    } finally {
      await Promise.all(this.passing.values());
      // From now on attempts fail at once and are made again later, and nobody is waited for.
      await this.client.call('putInbox', { path, body: { answer: 'close' } }).catch(() => undefined);
      this.sender.close();
    }
  }

  /** @throws what the sandbox rejects for good */
  private async ask(path: { name: string }): Promise<void> {
    try {
      const asked = this.client.call('listenToInbox', { path, body: { after: this.after, timeout_ms: WAIT_MS } });
      const answer = await Promise.race([asked, this.stopped]);
      if (answer === undefined) asked.catch(() => undefined);
      else this.take(list(answer.messages));
    } catch (error) {
      await this.comeBack(error);
    }
  }

  private take(messages: readonly JsonObject[]): void {
    if (this.isLost) this.context.err('The sandbox answers again.');
    this.isLost = false;
    for (const message of messages) {
      this.after = Math.max(this.after, Number(message.number));
      const id = `${message.delivery_id} ${message.attempt}`;
      if (this.passing.has(id)) continue;
      const passed = this.pass(message).finally(() => this.passing.delete(id));
      this.passing.set(id, passed);
    }
  }

  /** A sandbox that was started anew counts its messages from one, and knows how its inboxes are to answer. */
  private async comeBack(error: unknown): Promise<void> {
    if (error instanceof ProblemAnswer && error.status < 500 && error.status !== 429) throw error;
    if (!this.isLost) this.context.err(`${(error as Error).message} It is asked again until it answers.`);
    this.isLost = true;
    this.after = 0;
    await Promise.race([sleep(AGAIN_MS), this.stopped]);
  }

  /** Sends a message on, byte for byte, and reports what the receiver said. */
  private async pass(message: JsonObject): Promise<void> {
    const headers = Object.entries(message.headers as Record<string, string>);
    const request = {
      url: this.target,
      headers: Object.fromEntries(headers.filter(([name]) => !OF_THE_CONNECTION.has(name.toLowerCase()))),
      body: String(message.body),
      timeout_ms: ANSWER_WITHIN_MS,
    };
    const result = await this.sender.send(request).result;
    const { number } = message;
    const title = `${cell(message.event_type)} ${cell(message.delivery_id)}, attempt ${cell(message.attempt)}`;
    if (result.kind === 'abandoned') return;
    const said = result.kind === 'failed' ? { error: result.error.slice(0, LONGEST.error) } : answered(result);
    this.context.out(`${title}: ${result.kind === 'failed' ? result.error : result.status}`);
    await this.client
      .call('answerMessage', { path: { name: this.name }, body: { number: number ?? 0, ...said } })
      .catch((error: Error) => this.context.err(`What the receiver said was not recorded: ${error.message}`));
  }
}

/** An answer as the control API takes it. */
function answered(result: { status: number; headers: Record<string, string>; body: string; truncated: boolean }) {
  const headers = Object.entries(result.headers)
    .slice(0, LONGEST.headers)
    .map(([name, value]) => [name, value.slice(0, LONGEST.header)]);
  const { status, body, truncated } = result;
  return { status, headers: Object.fromEntries(headers) as JsonObject, body, truncated };
}
