/** Merchants carried from a file into a sandbox anywhere, and back. */
import { resolve } from 'node:path';
import { originOf } from '../client/control/options.js';
import { isSnapshot } from '../domain/ids.js';
import type { WorldData } from '../domain/records.js';
import { isFile, programVersion, startOfFile } from '../platform/node/files.js';
import { emptyState } from '../platform/node/state-file.js';
import { showProgress } from '../platform/node/terminal.js';
import { sleep } from '../platform/node/time.js';
import { writeText } from '../platform/node/written-files.js';
import { readDataFile } from '../store/data-file.js';
import { DISPLAYS } from './answers.js';
import { type CallInput, type Client, connect, type JsonObject, ownOrigin, ProblemAnswer } from './client.js';
import { type Context, Rejection, readJsonFile, wrongInput } from './context.js';
import type { ClientOptions } from './parse.js';
import { cell, list, show, typed } from './print.js';

/** Where a document says its format. */
const SNIFFED_BYTES = 1_000;
const PAGE = 100;
/** A limit of calls is of a minute. */
const LONGEST_WAIT_S = 60;
const MOST_WAITS = 2;
const WORLD = { format: 'tenderbox.world', version: 2, exported_at: '' };

export interface CarryOptions extends ClientOptions {
  to?: string;
  from?: string;
  merchant?: string;
}

/** A world as documents have it, which the sandbox checks. */
type World = JsonObject & { merchant: JsonObject & { id: string; label: string; ordinal: number } };

/** Another sandbox, and what may be sent to it. */
interface Side {
  target: ClientOptions;
  /** Whose key is given, else in the environment: then the command is about this merchant alone. */
  key: string | undefined;
  /** What is to be known where authority was wanting. */
  withheld: string;
}

/**
 * The operator's token of the environment is known to the sandbox that stands there beside it, and no other is sent it. Whoever gives a
 * token is about all merchants, whatever key the shell is set up with.
 */
async function sideOf(url: string, { apiKey, controlToken, to }: CarryOptions, context: Context): Promise<Side> {
  const { TENDERBOX_API_KEY, TENDERBOX_CONTROL_TOKEN } = context.env;
  const key = apiKey ?? (controlToken ? undefined : TENDERBOX_API_KEY || undefined);
  const known = !controlToken && TENDERBOX_CONTROL_TOKEN ? TENDERBOX_CONTROL_TOKEN : undefined;
  const sent = known !== undefined && (await ownOrigin(context)) === originOf(url);
  const token = controlToken || (sent ? known : undefined);
  return {
    // An empty key is none, and keeps that of the environment from being taken.
    target: {
      url,
      urlFlag: to === undefined ? '--from' : '--to',
      apiKey: key ?? '',
      ...(token === undefined ? {} : { controlToken: token }),
    },
    key,
    withheld:
      known === undefined || sent
        ? ''
        : ' TENDERBOX_CONTROL_TOKEN is sent to the sandbox of TENDERBOX_URL or the configuration alone; give --control-token for this one.',
  };
}

const lacksAuthority = (error: unknown): error is ProblemAnswer =>
  error instanceof ProblemAnswer && (error.status === 401 || error.status === 403);

/** @throws Rejection for a world that does not say whose it is; the rest is checked by the sandbox */
function requireMerchant(world: unknown, where: string, advice: string): World {
  const { id, label, ordinal } = Object(Object(world).merchant) as JsonObject;
  if (typeof id === 'string' && typeof label === 'string' && Number.isSafeInteger(ordinal)) return world as World;
  throw wrongInput(
    `${where} is no state that a sandbox wrote: its "merchant" needs the texts "id" and "label" and a whole number "ordinal". ${advice}`,
  );
}

/** The merchants of a file of any form, in the order in which they were made. @throws Rejection, HostFailure */
function worldsOf(file: string, context: Context): World[] {
  const path = resolve(context.folder, file);
  const advice = 'Export it anew; nothing was changed.';
  if (!isFile(path)) throw wrongInput(`there is no ordinary file ${file}; check the path.`);
  if (startOfFile(path, SNIFFED_BYTES).includes(`"${WORLD.format}"`)) {
    return [requireMerchant(readJsonFile(file, context, 'Nothing was changed.'), file, advice)];
  }
  const { state, notice } = readDataFile(path);
  if (notice !== null) context.err(notice);
  const all = Object.entries(state.worlds).map(([id, world]) =>
    requireMerchant(world, `the world ${cell(id)} of ${file}`, advice),
  );
  const worlds = all.filter((world) => !isSnapshot(world as unknown as WorldData));
  if (worlds.length === 0) throw wrongInput(`${file} holds no merchant; nothing was changed.`);
  warnOfSnapshots(all.length - worlds.length, context);
  return worlds.sort((a, b) => a.merchant.ordinal - b.merchant.ordinal);
}

function warnOfSnapshots(count: number, context: Context): void {
  if (count > 0) context.err(`Snapshots stay where they are: ${count}.`);
}

/** Loads merchants of a file into new ones of a sandbox, or one of them into the merchant of a key. */
export async function importInto(url: string, file: string, options: CarryOptions, context: Context): Promise<void> {
  const found = worldsOf(file, context);
  const { merchant: wanted, json } = options;
  const worlds = found.filter(({ merchant }) => wanted === undefined || [merchant.id, merchant.label].includes(wanted));
  const names = found.map(({ merchant }) => merchant.label).join(', ');
  if (worlds.length === 0) throw wrongInput(`${file} has no merchant ${wanted}; it has ${names}.`);
  const { target, key, withheld } = await sideOf(url, options, context);
  if (key !== undefined && worlds.length > 1) {
    throw wrongInput(
      `${file} has several merchants (${names}), and a key is of one; say which with --merchant, or leave the key out to make a new one for each.`,
    );
  }
  const client = await connect(target, context);
  for (const [count, world] of worlds.entries()) {
    const { label } = world.merchant;
    try {
      const made = key === undefined ? await client.call('createMerchant', { body: { label } }) : undefined;
      await load(world, made, client, target, context);
      const answer = made ?? { label, url: client.url };
      show(context, json, answer, () =>
        made === undefined ? [`${cell(label)} of ${file} is in force.`] : printed(made),
      );
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const rest = count === 0 ? 'Nothing was loaded.' : `Those above are there (${count} of ${worlds.length}).`;
      const why = `${error.message}${lacksAuthority(error) ? withheld : ''}`;
      throw new Rejection(`${label} of ${file} was not loaded: ${why} ${rest}`, error.exit_code, error.advice);
    }
  }
}

const printed = (made: JsonObject): readonly string[] => DISPLAYS['create merchant']?.(made, 'import') ?? [];

/** Puts a world into the merchant that was made for it; where it is rejected, no empty one is left, or it is said whose it is. */
async function load(
  world: World,
  made: JsonObject | undefined,
  client: Client,
  target: ClientOptions,
  context: Context,
): Promise<void> {
  const own = made === undefined ? client : await connect({ ...target, apiKey: String(made.api_key) }, context);
  try {
    await own.call('putState', { body: { ...WORLD, ...world } });
  } catch (error) {
    if (made === undefined || !(error instanceof Rejection)) throw error;
    const left = ` The merchant ${cell(made.id)} that was made for it is still there: next time, give --merchant ${cell(world.merchant.id)} and its key, --api-key ${cell(made.api_key)}.`;
    const said = await client.call('deleteMerchant', { path: { id: String(made.id) } }).then(
      () => '',
      () => left,
    );
    throw new Rejection(`${error.message}${said}`, error.exit_code, error.advice);
  }
}

/** Writes all merchants of a sandbox, or that of a key, as a document that `--data` and `--import` read. */
export async function exportFrom(
  url: string,
  file: string | undefined,
  options: CarryOptions,
  context: Context,
): Promise<void> {
  const tally = { merchants: 0, snapshots: 0 };
  const lines = documentOf(await sideOf(url, options, context), tally, context);
  if (file === undefined) for await (const line of lines) context.out(line.trimEnd());
  else await writeText(resolve(context.folder, file), lines);
  warnOfSnapshots(tally.snapshots, context);
  if (file === undefined) return;
  const count = tally.merchants === 1 ? '1 merchant' : `${tally.merchants} merchants`;
  context.out(
    `Wrote ${count} to ${file}; tenderbox start --data ${typed(file)} and tenderbox import ${typed(file)} --to URL read that.`,
  );
}

/** The document merchant by merchant, in lines: all of them together may be longer than a text can be. */
async function* documentOf(
  side: Side,
  tally: { merchants: number; snapshots: number },
  context: Context,
): AsyncGenerator<string> {
  const client = await connect(side.target, context);
  const ids = await merchantsOf(client, side);
  const { next_ordinal: _, worlds: __, ...head } = emptyState(programVersion());
  yield `${JSON.stringify(head).slice(0, -1)},"worlds":{\n`;
  let next_ordinal = 0;
  for (const id of ids) {
    const own = id === undefined ? client : await connect({ ...side.target, merchant: id }, context);
    try {
      const answer = requireMerchant(await patiently(own, 'getState'), client.url, 'Check --from.');
      const { format: _, version: __, exported_at: ___, ...world } = answer;
      tally.snapshots += list((await patiently(own, 'listSnapshots')).data).length;
      // Whoever has the file keeps what is in it.
      const { ends_at_ms: ____, ...origin } = Object(world.origin) as JsonObject;
      const { merchant } = answer;
      next_ordinal = Math.max(next_ordinal, merchant.ordinal + 1);
      const comma = tally.merchants === 0 ? '' : ',';
      tally.merchants += 1;
      yield `${comma}${JSON.stringify(merchant.id)}:${JSON.stringify({ ...world, origin })}\n`;
    } catch (error) {
      if (id === undefined || !isGone(error)) throw error;
      context.err(`Merchant ${cell(id)} is gone since the list was made, and left out.`);
    }
  }
  yield `},"next_ordinal":${next_ordinal}}\n`;
}

/** Merchants end, and are deleted, while others are read. */
const isGone = (error: unknown): boolean =>
  error instanceof ProblemAnswer &&
  (error.status === 401 || error.status === 404) &&
  /No merchant has the id|This merchant is no more/.test(error.message);

/** Reads from a sandbox that may have no room just now: there are as many calls as merchants. */
async function patiently(client: Client, operation: string, input: CallInput = {}): Promise<JsonObject> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await client.call(operation, input);
    } catch (error) {
      const busy = error instanceof ProblemAnswer && (error.status === 429 || error.status === 503);
      if (!busy || waits === MOST_WAITS || !(error.retry_after_s <= LONGEST_WAIT_S)) throw error;
      await showProgress('waiting for the sandbox', sleep(error.retry_after_s * 1_000));
    }
  }
}

/** The ids of the merchants that are meant; undefined for that of the key. */
async function merchantsOf(client: Client, { key, withheld }: Side): Promise<(string | undefined)[]> {
  if (key !== undefined) return [undefined];
  const ids: string[] = [];
  for (;;) {
    const last = ids.at(-1);
    const query = { limit: PAGE, ...(last === undefined ? {} : { starting_after: last }) };
    const page = await patiently(client, 'listMerchants', { query }).catch((error: unknown) => {
      if (!lacksAuthority(error)) throw error;
      const message = `${error.message} Give --api-key for one merchant, or --control-token for all.${withheld}`;
      throw new Rejection(message, error.exit_code, error.advice);
    });
    ids.push(...list(page.data).map(({ id }) => String(id)));
    if (page.has_more !== true) return ids;
  }
}
