/** How every sandbox begins, whatever it is called by: what was kept and what `--import` names is read, what is new is made, and what is left to do goes on. */
import type { Bound } from '../api/call.js';
import type { Config } from '../config/config.js';
import { jsonIssue, loadVariants } from '../contract/index.js';
import { keepWebhook, type NewWebhook } from '../domain/endpoints/webhooks.js';
import { isSnapshot } from '../domain/ids.js';
import { defaultSettings } from '../domain/merchants/settings.js';
import type { Issue } from '../domain/ports.js';
import { Problem } from '../domain/problems.js';
import type { WorldData } from '../domain/records.js';
import { issuesOfWorld, keepSnapshot, readWorldState, STATE_FORMAT, STATE_VERSION } from '../domain/state/state.js';
import type { StateTools } from '../domain/state/state-references.js';
import { createFetch, type SandboxFetch } from '../platform/fetch/fetch.js';
import { HostFailure, programVersion, readText } from '../platform/node/files.js';
import type { Log } from '../platform/node/log.js';
import { drawSeed } from '../platform/node/random.js';
import { emptyState, parseState, RESCUE, type StateDocument } from '../platform/node/state-file.js';
import { Pauses, timer } from '../platform/node/time.js';
import { adviceOnDataFile, lineOf } from '../store/data-file.js';
import { openStore, type Store, type StoreOptions } from '../store/store.js';
import { createEngine, type Engine, type EngineConfig } from './compose.js';
import { crashLog, createProgram, type Running } from './handle.js';
import { startWebhooks } from './new-merchants.js';

/** What decides how it begins. */
type BeginConfig = EngineConfig &
  Pick<Config, 'seed' | 'data_file' | 'durability' | 'import_file' | 'watch'> &
  Pick<StoreOptions, 'least_growth'>;

/** A sandbox that nobody can call yet. */
export interface Begun {
  seed: number;
  engine: Engine;
  store: Store;
}

/**
 * Begins a sandbox, and goes on with it. Where that fails, its files are given back.
 * @throws HostFailure, ScenarioFailure
 */
export async function beginWith<T>(config: BeginConfig, log: Log, goOn: (begun: Begun) => Promise<T>): Promise<T> {
  const store = openStore({
    file: config.data_file,
    sync: config.durability === 'fsync',
    least_growth: config.least_growth,
    onFailure: (error) => log.error('store', error.message),
    onNotice: (message) => log.error('store', message),
  });
  try {
    const seed = config.seed ?? drawSeed();
    const engine = await createEngine(config, String(seed), store, log);
    // What was written down, or changes under way, may ask for a scenario in any turn, and have any profile.
    const isKept = Object.keys(store.state.worlds).length > 0;
    if (isKept || config.import_file !== null || config.watch) {
      await Promise.all([engine.library.ready(), loadVariants()]);
    }
    await loadInto(engine, store, config.import_file, () => {
      // Nobody has the keys of an object's default merchant: it needs no money.
      const poor = config.route === undefined ? {} : { balances: {} };
      engine.worlds.create({ ...engine.newMerchant, ...poor, webhooks: startWebhooks(config) });
    });
    keepStartWebhook(engine, config);
    if (isKept && config.import_file !== null) {
      log.warn('store', `--import ${config.import_file} has taken the place of all that ${config.data_file} held.`);
    }
    if (config.public !== null) engine.worlds.replaceFixedKeys();
    engine.worlds.endDue();
    store.commit();
    return await goOn({ seed, engine, store });
  } catch (error) {
    closeUnheard(store);
    throw error;
  }
}

/** The endpoint of `--webhook`: a merchant that was kept or imported may know nothing of it yet. @throws HostFailure */
function keepStartWebhook({ worlds }: Engine, config: BeginConfig): void {
  try {
    for (const webhook of startWebhooks(config) ?? []) keepWebhook(worlds.default, webhook as NewWebhook);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new HostFailure(`--webhook: ${error.message} Leave the option out, and delete one.`);
  }
}

/** After a start that failed, what made it fail is told, and not what the closing finds besides. */
function closeUnheard(store: Store): void {
  try {
    store.close();
  } catch {}
}

/** What a sandbox begins with that listens nowhere: one that a page holds, or an object. */
export const CALLED_IN_PROCESS = {
  ...{ cors: ['*'], control_token: null, delay_ms: 0, import_file: null, watch: false, durability: 'process' },
  ...{ settings: defaultSettings(), balance_factor: 1, examples: false, scenarios: [], scenario: null, webhook: null },
  clock: { mode: 'real', now_ms: null, speed: 1 },
} satisfies Partial<BeginConfig & Running['config']>;

/** What was begun, called by those alone who hold it. @param url where it says that it is */
export function holdInProcess(
  { engine, store }: Begun,
  config: Running['config'],
  log: Log,
  bound: Bound,
  url: string,
): { fetch: SandboxFetch; close(): void } {
  const lifecycle = createLifecycle();
  const onCrash = crashLog(log);
  const handle = createProgram({
    ...{ config, engine, store, log, lifecycle, bound, origin: () => url },
    callOwnServer: (call) => inside.callOwn(call),
  });
  const inside = createFetch({ handle, origin: url, sleep: lifecycle.pauses.sleep, timer, onCrash });
  engine.own.listening(url, url);
  return {
    fetch: inside.fetch,
    close() {
      lifecycle.beginDraining();
      engine.stop();
      store.close();
    },
  };
}

/** What changes while a sandbox runs. */
export function createLifecycle() {
  const listeners = new Set<() => void>();
  const lifecycle = {
    draining: false,
    pauses: new Pauses(),
    onStop(act: () => void): () => void {
      if (lifecycle.draining) queueMicrotask(act);
      listeners.add(act);
      return () => listeners.delete(act);
    },
    beginDraining() {
      lifecycle.draining = true;
      lifecycle.pauses.endAll();
      for (const act of [...listeners]) act();
    },
  };
  return lifecycle;
}

// Worlds that come from files: the data file of an earlier run, and what `--import` names.

const MAX_ISSUES_SHOWN = 10;
const HEAD = { format: STATE_FORMAT, version: STATE_VERSION, exported_at: '' };
/** Where the format stands in a document that says it. */
const SNIFFED = 1_000;

/** @throws HostFailure that names the file and what is wrong in it */
function readWorld(document: unknown, file: string, tools: StateTools): WorldData {
  // A file of a whole sandbox says its format once, and not again for each world.
  const read = readWorldState({ ...HEAD, ...(document as object) }, tools);
  if ('data' in read) return read.data;
  throw reject(file, read.issues);
}

function reject(file: string, issues: readonly Issue[]): HostFailure {
  const lines = issues.slice(0, MAX_ISSUES_SHOWN).map(({ path, message }) => `${path}: ${message}`);
  return new HostFailure(`${file} does not hold a state of Tenderbox:\n${lines.join('\n')}`);
}

/**
 * A world that was read from the changes of a data file goes on in its records, so that only what changes is written.
 * @param id under which the file has it
 * @throws HostFailure that names the file, the line and the field
 */
function checked(world: WorldData, id: string, file: string, tools: StateTools): WorldData {
  const [issue, ...others] = issuesOfWorld(world, tools);
  if (issue === undefined) return world;
  const { path, message } = issue;
  const [, part = path, at] = /^(\w+)(?:\[(\d+)\])?/.exec(path) ?? [];
  const record = at === undefined ? undefined : (world[part as keyof WorldData] as { id?: unknown }[])[Number(at)];
  const line = lineOf(file, id, part, record?.id);
  const place = [...(line === undefined ? [] : [`line ${line}`]), `merchant ${id}`, path].join(', ');
  const more = others.length === 0 ? '' : ` ${others.length} more places are wrong.`;
  throw new HostFailure(`${file} is damaged: ${place}: ${message}${more} ${RESCUE}.`);
}

/** Every world of a file, checked. @throws HostFailure */
function readAll({ worlds }: StateDocument, file: string, wrote: Store['wrote'], tools: StateTools): WorldData[] {
  return Object.entries(worlds).map(([id, world]) =>
    wrote(world) ? checked(world, id, file, tools) : readWorld(world, file, tools),
  );
}

/** Whether a text is one merchant's world (GET /_sandbox/state) and not a whole sandbox (`--export-on-exit`). */
function readSingle(text: string): unknown {
  if (!text.slice(0, SNIFFED).includes(`"${STATE_FORMAT}"`)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readImport(file: string, tools: StateTools): StateDocument {
  const advice = adviceOnDataFile(file);
  if (advice !== undefined) throw new HostFailure(`${file} ${advice}.`);
  const text = readText(file);
  const single = readSingle(text);
  if (single === undefined) return parseState(text, file, jsonIssue);
  const data = readWorld(single, file, tools);
  return {
    ...emptyState(programVersion()),
    next_ordinal: data.merchant.ordinal + 1,
    worlds: { [data.merchant.id]: data },
  };
}

/**
 * Brings the worlds of the data file to life, or those of the imported file in their place.
 * @param makeDefault makes the default merchant, which always exists, where the files do not hold it
 * @throws HostFailure
 */
async function loadInto(
  engine: Engine,
  store: Store,
  import_file: string | null,
  makeDefault: () => void,
): Promise<void> {
  const { env } = engine.worlds;
  const state = import_file === null ? store.state : readImport(import_file, env);
  const { next_ordinal } = state;
  const worlds = readAll(state, import_file ?? store.file ?? '', store.wrote, env);
  if (import_file !== null) store.replace({ ...state, worlds: {} });
  // The default merchant is the first of its process, whoever came before in the file.
  const merchants = worlds.filter((data) => !isSnapshot(data));
  if (merchants.every(({ merchant }) => merchant.ordinal !== 0)) {
    store.state.next_ordinal = 0;
    makeDefault();
  }
  const of = ({ merchant }: WorldData): number => merchant.ordinal;
  // In the order of their merchants, so that `default` is the first again.
  for (const data of merchants.sort((a, b) => of(a) - of(b))) engine.worlds.adopt(data);
  for (const data of worlds.filter(isSnapshot)) {
    const world = engine.worlds.all().find((merchant) => of(merchant.data) === of(data));
    const lost = { path: data.merchant.id, message: 'is a snapshot of a merchant that is not there.' };
    if (world === undefined) throw reject(import_file ?? store.file ?? '', [lost]);
    keepSnapshot(world, data);
  }
  store.state.next_ordinal = Math.max(store.state.next_ordinal, next_ordinal);
}
