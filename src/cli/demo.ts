/** The main job in one command: an endpoint, a payment, its customer, and every webhook as it comes. */
import { createClient } from '../client/client.js';
import { ApiError, ConnectionError } from '../client/errors.js';
import { readConfig } from '../config/config.js';
import { DEFAULT_API_KEY } from '../domain/merchants/keys.js';
import type { Settings } from '../domain/merchants/settings.js';
import { configFiles } from '../platform/node/files.js';
import { createLog } from '../platform/node/log.js';
import { onStopSignal } from '../platform/node/process.js';
import { fetchFor } from '../platform/node/request.js';
import { hostTime, sleep } from '../platform/node/time.js';
import { catalogueOf, eventName } from '../variants/envelopes.js';
import { type Client, connect, type JsonObject, ProblemAnswer, Unreachable } from './client.js';
import { type Context, EXIT, Rejection } from './context.js';
import { rejectionOf } from './issues.js';
import { type ClientOptions, targetCommand } from './parse.js';
import { cell, list, resourceLine } from './print.js';

const INBOX = 'demo';
/** How long a webhook is waited for, and how often it is looked for. */
const PATIENCE_MS = 10_000;
const POLL_MS = 100;

type Line = (mark: string, text: string) => void;

/** A sandbox to show, and what ends it where it is the demo's own. */
interface Shown {
  client: Client;
  close?(): Promise<void>;
}

export async function run(_name: string, args: string[], context: Context): Promise<number> {
  const command = targetCommand('demo', context).parse(args, { from: 'user' });
  const options = command.opts<ClientOptions>();
  const shown = await find(options, context);
  try {
    const stays = shown.close === undefined || context.terminal === true;
    await show(shown.client, options, context, stays);
    if (shown.close !== undefined) await linger(context);
    return EXIT.ok;
  } catch (error) {
    // What the merchant API rejects, by an injected fault for example, is no bug of this command.
    if (error instanceof ApiError || error instanceof ConnectionError) throw new Rejection(error.message);
    throw error;
  } finally {
    await shown.close?.();
  }
}

/** The sandbox that runs where the options, the environment or the configuration say, else one of its own. */
export async function find(options: ClientOptions, context: Context): Promise<Shown> {
  const client = await connect(options, context);
  try {
    await client.get('/health');
    return { client };
  } catch (error) {
    const named = options.url !== undefined || Boolean(context.env.TENDERBOX_URL);
    if (named || !(error instanceof Unreachable)) throw error;
  }
  return startOwn(options, context);
}

/** Starts a sandbox as `start` would here, but for a port that is free and for the files that it would read and write. */
async function startOwn(options: ClientOptions, context: Context): Promise<Shown> {
  const { env, folder } = context;
  const flags = { values: { port: '0', log: 'silent' }, rest: [] };
  const result = await readConfig({ flags, env, folder, ...configFiles });
  if (result.config === null) throw rejectionOf(result.issues);
  const { startTenderbox } = await import('../app/start.js');
  const own = { ...result.config, data_file: null, import_file: null };
  const sandbox = await startTenderbox(own, { log: createLog('silent', context.err) });
  context.out(`No sandbox runs here, so this is one of its own: ${sandbox.url}`);
  const client = await connect({ ...options, url: sandbox.url }, context);
  return { client, close: () => sandbox.close() };
}

/** Keeps a sandbox of the demo's own for whoever wants to look at it. */
async function linger(context: Context): Promise<void> {
  if (context.terminal !== true) {
    context.out('It stops now; `tenderbox start` starts one that stays.');
    return;
  }
  context.out('It runs until Ctrl+C.');
  await new Promise<void>((resolve) => {
    const unlisten = onStopSignal(() => {
      unlisten();
      resolve();
    });
  });
}

/** @param stays whether what it leads to can be opened afterwards */
async function show(client: Client, options: ClientOptions, context: Context, stays: boolean): Promise<void> {
  const line: Line = (mark, text) => context.out(`${mark.padEnd(8)} ${text}`);
  const settings = (await client.get('/profile').catch(unknownMerchant)) as unknown as Settings;
  const merchant = await merchantClient(client, settings, options, context, line);
  const inbox = await client.send('PUT', `/inbox/${INBOX}`, {});

  await endpointFor(merchant, settings, cell(inbox.url));
  const seen = new Set((await messages(client)).map(({ number }) => number));
  const news = () => showNew(client, seen, line);

  const payment = await merchant.payments.create({ amount: 100, currency: 'EUR', description: 'Tenderbox demo' });
  line('state', `${payment.id}  ${payment.status}`);
  await news();
  const paid = await client.send('POST', `/payments/${payment.id}/pay`, { currency: 'BTC' });
  line('customer', 'pays with BTC, and two blocks confirm it');
  line('state', resourceLine(paid));
  const came = await untilShown(news);

  // Where the sandbox says that its pages are: below a route or a base, as it may be.
  const pages = payment.payment_url.replace(/\/pay\/[^/]*$/, '');
  if (stays) {
    context.out('');
    line('look at', `${pages}/dashboard/payments/${payment.id}  the payment`);
    line('', `${payment.payment_url}  what the customer sees`);
    line('', `${pages}/dashboard/timeline/${payment.id}  its trace`);
  }
  if (!came)
    throw new Rejection(`no webhook arrived within ${PATIENCE_MS / 1000} s. ${pages}/dashboard/deliveries says why.`);
}

/** A public sandbox knows no key that everybody has. */
function unknownMerchant(error: unknown): never {
  if (!(error instanceof ProblemAnswer) || error.status !== 401) throw error;
  throw new Rejection(`${error.message} Give it with --api-key.`);
}

type Merchant = ReturnType<typeof createClient>;

/** A client of the merchant API that prints each call, and authenticates as the profile asks. */
async function merchantClient(
  client: Client,
  { auth }: Settings,
  options: ClientOptions,
  { env }: Context,
  line: Line,
): Promise<Merchant> {
  const send = fetchFor(client.url);
  const print = async (request: Request): Promise<Response> => {
    const { method, url, headers } = request;
    const body = await request.text();
    const answer = await send(url, {
      method,
      headers: Object.fromEntries(headers),
      redirect: 'manual',
      ...(body === '' ? {} : { body }),
    });
    const key = headers.get('idempotency-key');
    line(
      'call',
      `${method} ${new URL(url).pathname}  ${answer.status}${key === null ? '' : `  Idempotency-Key ${key}`}`,
    );
    return new Response((await answer.text()) || null, answer);
  };
  const target = { url: client.url, fetch: print, retries: 0 };
  const apiKey = options.apiKey ?? env.TENDERBOX_API_KEY;
  if (auth !== 'signed') return createClient({ ...target, apiKey: apiKey ?? DEFAULT_API_KEY });
  const own = apiKey === undefined || apiKey === DEFAULT_API_KEY;
  const publicKey = env.TENDERBOX_PUBLIC_KEY ?? (own ? 'tb_public_default' : undefined);
  const secretKey = env.TENDERBOX_SECRET_KEY ?? (own ? 'tb_secret_default' : undefined);
  if (publicKey === undefined || secretKey === undefined) {
    throw new Rejection(
      'this merchant’s profile wants signed requests. Set TENDERBOX_PUBLIC_KEY and TENDERBOX_SECRET_KEY to the keys that came with its API key.',
    );
  }
  // A signature carries the merchant's time, which need not be that of this machine.
  const clock = await client.get('/clock');
  const ahead_ms = Date.parse(cell(clock.now)) - hostTime();
  return createClient({ ...target, auth: 'signed', publicKey, secretKey, now: () => hostTime() + ahead_ms });
}

/** Registers the inbox for every event of the profile; one that is registered already is used as it is. */
async function endpointFor(merchant: Merchant, settings: Settings, url: string): Promise<void> {
  const { data } = await merchant.webhooks.list();
  if (data.some((endpoint) => endpoint.url === url)) return;
  const event_types = catalogueOf(settings).map((type) => eventName(type, settings.envelope));
  await merchant.webhooks.create({ url, secret: 'whsec_demo', event_types: event_types as never });
}

const messages = async (client: Client): Promise<JsonObject[]> =>
  list((await client.get(`/inbox/${INBOX}`)).messages).reverse();

/** Prints the webhooks that were not printed yet. @returns whether the last of them says that a payment was paid */
async function showNew(client: Client, seen: Set<unknown>, line: Line): Promise<boolean> {
  let succeeded = false;
  for (const message of await messages(client)) {
    if (seen.has(message.number)) continue;
    seen.add(message.number);
    const { verdict } = message.verification as JsonObject;
    line('webhook', `${cell(message.event_type)}  signature ${cell(verdict)}  ${cell(message.event_id)}`);
    succeeded ||= message.event_type === 'payment.succeeded';
  }
  return succeeded;
}

/** Prints webhooks as they come, until the one that everybody waits for. @returns whether it came */
async function untilShown(news: () => Promise<boolean>): Promise<boolean> {
  for (let waited_ms = 0; waited_ms <= PATIENCE_MS; waited_ms += POLL_MS) {
    if (await news()) return true;
    await sleep(POLL_MS);
  }
  return false;
}
