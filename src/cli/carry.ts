/** Merchants carried from a file into a sandbox anywhere, and back. */
import { resolve } from 'node:path';
import { isSnapshot } from '../domain/ids.js';
import { isFile, programVersion, startOfFile } from '../platform/node/files.js';
import { emptyState } from '../platform/node/state-file.js';
import { readDataFile } from '../store/data-file.js';
import { DISPLAYS } from './answers.js';
import { type Client, connect, type JsonObject, ProblemAnswer } from './client.js';
import { type Context, Refusal, readJsonFile, wrongInput } from './context.js';
import type { ClientOptions } from './parse.js';
import { cell, list, show } from './print.js';

/** Where a document says its format. */
const SNIFFED_BYTES = 1_000;
const PAGE = 100;
const WORLD = { format: 'tenderbox.world', version: 2, exported_at: '' };

export interface CarryOptions extends ClientOptions {
  to?: string;
  from?: string;
  merchant?: string;
}

/** A world as documents have it, which the sandbox judges. */
type World = JsonObject & { merchant: JsonObject & { id: string; label: string; ordinal: number } };

/** Whose key is given, else in the environment: then the command is about this merchant alone. */
const keyOf = ({ apiKey }: ClientOptions, { env }: Context): string | undefined => apiKey ?? env.TENDERBOX_API_KEY;

/** The operator's token goes out with no other commands than these. */
const operatorOf = ({ controlToken }: ClientOptions, { env }: Context): ClientOptions => {
  const token = controlToken ?? env.TENDERBOX_CONTROL_TOKEN;
  return token === undefined ? {} : { controlToken: token };
};

/** The merchants of a file of any form, in the order in which they were made. @throws Refusal, HostFailure */
function worldsOf(file: string, context: Context): World[] {
  const path = resolve(context.folder, file);
  if (!isFile(path)) throw wrongInput(`there is no ordinary file ${file}; check the path.`);
  if (startOfFile(path, SNIFFED_BYTES).includes(`"${WORLD.format}"`)) {
    return [readJsonFile(file, context, 'Nothing was changed.') as World];
  }
  const { state, notice } = readDataFile(path);
  if (notice !== null) context.err(notice);
  const all = Object.values(state.worlds);
  const worlds = all.filter((world) => !isSnapshot(world)) as unknown as World[];
  if (worlds.length === 0) throw wrongInput(`${file} holds no merchant; nothing was changed.`);
  if (all.length > worlds.length) context.err(`Snapshots stay where they are: ${all.length - worlds.length}.`);
  return worlds.sort((a, b) => a.merchant.ordinal - b.merchant.ordinal);
}

/** Loads merchants of a file into new ones of a sandbox, or one of them into the merchant of a key. */
export async function importInto(file: string, options: CarryOptions, context: Context): Promise<void> {
  const found = worldsOf(file, context);
  const { merchant: wanted, json, ...others } = options;
  const worlds = found.filter(({ merchant }) => wanted === undefined || [merchant.id, merchant.label].includes(wanted));
  const names = found.map(({ merchant }) => merchant.label).join(', ');
  if (worlds.length === 0) throw wrongInput(`${file} has no merchant ${wanted}; it has ${names}.`);
  const apiKey = keyOf(options, context);
  if (apiKey !== undefined && worlds.length > 1) {
    throw wrongInput(
      `${file} has several merchants (${names}), and a key is of one; say which with --merchant, or leave the key out to make a new one for each.`,
    );
  }
  const target = { ...others, ...operatorOf(options, context), url: options.to };
  const client = await connect(target, context);
  for (const [count, world] of worlds.entries()) {
    const { label } = world.merchant;
    try {
      const made = apiKey === undefined ? await client.call('createMerchant', { body: { label } }) : undefined;
      await load(world, made, client, target, context);
      const answer = made ?? { label, url: client.url };
      show(context, json, answer, () =>
        made === undefined ? [`${cell(label)} of ${file} is in force.`] : printed(made),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const rest = count === 0 ? 'Nothing was loaded.' : `Those above are there (${count} of ${worlds.length}).`;
      throw new Refusal(`${label} of ${file} was not loaded: ${error.message} ${rest}`, error.exit_code, error.advice);
    }
  }
}

const printed = (made: JsonObject): readonly string[] => DISPLAYS['create merchant']?.(made, 'import') ?? [];

/** Puts a world into the merchant that was made for it; of a sandbox that refuses it, no empty one is left where it can be deleted. */
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
    if (made !== undefined) {
      await client.call('deleteMerchant', { path: { id: String(made.id) } }).catch(() => undefined);
    }
    throw error;
  }
}

/** All merchants of a sandbox, or that of a key, as a document that `--data` and `--import` read. */
export async function exportFrom(options: CarryOptions, context: Context): Promise<string> {
  const source = { ...options, ...operatorOf(options, context), url: options.from };
  const client = await connect(source, context);
  const worlds: Record<string, JsonObject> = {};
  let next_ordinal = 0;
  for (const merchant of await merchantsOf(client, keyOf(options, context))) {
    const own = merchant === undefined ? client : await connect({ ...source, merchant }, context);
    const { format: _, version: __, exported_at: ___, ...world } = (await own.call('getState')) as World;
    const { id, ordinal } = world.merchant;
    // Whoever has the file keeps what is in it.
    const { ends_at_ms: ____, ...origin } = world.origin as JsonObject;
    worlds[id] = { ...world, origin };
    next_ordinal = Math.max(next_ordinal, ordinal + 1);
  }
  return JSON.stringify({ ...emptyState(programVersion()), next_ordinal, worlds });
}

/** The ids of the merchants that are meant; undefined for that of the key. */
async function merchantsOf(client: Client, key: string | undefined): Promise<(string | undefined)[]> {
  if (key !== undefined) return [undefined];
  const ids: string[] = [];
  for (;;) {
    const last = ids.at(-1);
    const query = { limit: PAGE, ...(last === undefined ? {} : { starting_after: last }) };
    const page = await client.call('listMerchants', { query }).catch((error: unknown) => {
      if (!(error instanceof ProblemAnswer) || (error.status !== 401 && error.status !== 403)) throw error;
      const message = `${error.message} Give --api-key for one merchant, or --control-token for all.`;
      throw new Refusal(message, error.exit_code, error.advice);
    });
    ids.push(...list(page.data).map(({ id }) => String(id)));
    if (page.has_more !== true) return ids;
  }
}
