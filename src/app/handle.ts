/** The whole program as one function: which API or page a call is for. What only some processes need is loaded by their first call for it. */
import { type Bound, type Call, isBelow, placeOf } from '../api/call.js';
import type { Handle } from '../api/pipeline.js';
import { listMagicAddresses } from '../chains/index.js';
import type { Config } from '../config/config.js';
import { loadControlContract, loadVariants, profileContract } from '../contract/index.js';
import type { ControlSchema } from '../contract/types.js';
import { CONTROL_PATH, type ControlHost } from '../control/host.js';
import { createPublicMode } from '../control/public-mode.js';
import { INBOX_PATH } from '../deliveries/inbox.js';
import { bringUpToDate } from '../domain/jobs.js';
import type { RequestEntry } from '../domain/records.js';
import type { World } from '../domain/world.js';
import { createMerchantApi } from '../merchant/api.js';
import { type MerchantHost, VERSION_PATH } from '../merchant/call.js';
import type { PagesHost } from '../pages/document.js';
import { programVersion, readBuiltPage } from '../platform/node/files.js';
import type { Log } from '../platform/node/log.js';
import { drawSecret } from '../platform/node/random.js';
import { hostTime, inSlices, type Pauses, uptimeSeconds, yieldToLoop } from '../platform/node/time.js';
import type { Store } from '../store/store.js';
import { balancesOf, PRESETS } from '../variants/presets.js';
import type { Engine } from './compose.js';
import { contractShownTo } from './contract.js';

/** What decides how a call is served while the sandbox starts, runs and stops. */
interface Lifecycle {
  /** What still comes is answered 503. */
  readonly draining: boolean;
  /** Answers that are kept waiting on purpose. */
  readonly pauses: Pauses;
  /** Calls `act` when draining begins, soon when it has begun. @returns prevents it */
  onStop(act: () => void): () => void;
}

/** What a running sandbox is made of. */
export interface Running {
  config: Pick<Config, 'public_url' | 'delay_ms' | 'cors' | 'control_token' | 'claim_code' | 'public'>;
  engine: Engine;
  store: Store;
  log: Log;
  lifecycle: Lifecycle;
  bound: Bound;
  /** Where it listens, or says that it is. */
  origin(): string;
  callOwnServer: ControlHost['callOwnServer'];
}

/** Makes something when it is first asked for, once; again where that failed. */
export function onDemand<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

export function createProgram(running: Running): Handle {
  const calls = new CallCounts();
  const merchant = createMerchantApi(merchantHost(running, calls));
  const control = onDemand(async () => {
    const [{ createControlApi }, { yamlInSlices }] = await Promise.all([
      import('../control/api.js'),
      import('./yaml.js'),
      running.engine.library.ready(),
      loadControlContract(),
      loadVariants(),
    ]);
    return createControlApi(controlHost(running, calls, yamlInSlices));
  });
  const pages = onDemand(async () => (await import('../pages/index.js')).createPages(pagesHost(running)));
  const others: Handle = async (call) => {
    if (isBelow(call.path, CONTROL_PATH)) return (await control())(call);
    return (await (await pages())(call)) ?? merchant(call);
  };
  return (call) => (isBelow(call.path, VERSION_PATH) ? merchant(call) : others(call));
}

const reasonFor = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Told of what must not happen: a crash of a handler, with its cause. */
export const crashLog =
  (log: Log) =>
  (error: unknown, at: { method: string; path: string }): void =>
    log.error('crash', `${at.method} ${at.path} failed: ${reasonFor(error)}`);

/** Customers are led to the public URL, else to where they are. */
const originFor =
  ({ config, origin }: Running) =>
  (call: Call): string =>
    config.public_url ?? placeOf(call) ?? origin();

const contractOf = (world: World) => profileContract(world.data.settings);

function merchantHost(running: Running, calls: CallCounts): MerchantHost {
  const { config, engine, store, log, lifecycle, bound } = running;
  return {
    worlds: engine.worlds,
    contractOf,
    documentOf: contractShownTo,
    originOf: originFor(running),
    bound,
    hostTime,
    delay_ms: config.delay_ms,
    sleep: lifecycle.pauses.sleep,
    inSlices,
    attempted: (world, delivery_ids) => engine.dispatcher.attempted(world, delivery_ids),
    lifecycle,
    corsOrigins: config.cors,
    scenariosReady: () => engine.library.whenReady(),
    save: store.commit,
    onCall(world, entry, duration_ms) {
      calls.add(entry, duration_ms);
      logCall(log, world, entry, duration_ms);
    },
    onCrash: crashLog(log),
  };
}

function logCall(log: Log, world: World, entry: RequestEntry, duration_ms: number): void {
  const { method, path, status, refusal, id: request_id } = entry;
  const merchant = world.data.merchant.label;
  log.call?.({ method, path, status, duration_ms, request_id, merchant, ...(refusal && { code: refusal.code }) });
}

function controlHost(running: Running, calls: CallCounts, yaml: ControlHost['yaml']): ControlHost {
  const { config, engine, store, log, lifecycle, origin, bound, callOwnServer } = running;
  const { worlds, library, dispatcher, newMerchant, onChange } = engine;
  return {
    worlds,
    scenarios: library,
    dispatcher,
    onChange,
    version: programVersion(),
    uptimeSeconds,
    health: () => (lifecycle.draining ? 'stopping' : store.isFailing() ? 'unwritable' : 'ok'),
    onStop: lifecycle.onStop,
    calls: () => calls.read(),
    dataFileBytes: () => store.bytes(),
    save: store.commit,
    bound,
    controlToken: config.control_token ?? undefined,
    claimCode: config.claim_code ?? undefined,
    publicMode: config.public === null ? undefined : createPublicMode(config.public, worlds),
    originOf: originFor(running),
    newMerchant,
    presets: Object.fromEntries(
      Object.entries(PRESETS).map(([name, { balance_factor: factor, ...preset }]) => [
        name,
        { ...preset, balances: factor === undefined ? undefined : balancesOf(factor) },
      ]),
    ),
    magic: listMagicAddresses,
    contractOf,
    documentOf: contractShownTo,
    yaml,
    inSlices,
    yieldToLoop,
    inboxUrl: (name) => `${config.public_url ?? origin()}${INBOX_PATH}${name}`,
    isOwn: (url) => engine.own.has(url),
    callOwnServer,
    drawSecret,
    report: (error, operation_id) =>
      log.error('control', `${operation_id ?? 'A control call'} failed: ${reasonFor(error)}`),
  };
}

/** Upper bounds of the classes that durations are sorted into, in milliseconds. */
const WITHIN_MS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 5_000];

type Counted = ControlSchema<'Metrics'>['calls'];
type Answers = Counted['answers'][number];

/** Calls of merchants, counted as they are answered. */
export class CallCounts {
  private readonly answers: Answers[] = [];
  private readonly within = WITHIN_MS.map(() => 0);
  private count = 0;
  private sum_ms = 0;

  add({ operation_id: operation, status: code }: RequestEntry, duration_ms: number): void {
    // Where no answer came the connection was cut on purpose.
    const status = code === 0 ? 'cut' : (`${Math.floor(code / 100)}xx` as Answers['status']);
    const found = this.answers.find((each) => each.operation === operation && each.status === status);
    if (found === undefined) this.answers.push({ operation, status, count: 1 });
    else found.count += 1;
    this.count += 1;
    this.sum_ms += duration_ms;
    const at = WITHIN_MS.findIndex((most_ms) => duration_ms <= most_ms);
    if (at !== -1) this.within[at] = (this.within[at] ?? 0) + 1;
  }

  /** Each class of durations counts those of the classes before it, as Prometheus has it. */
  read(): Counted {
    let so_far = 0;
    const buckets = WITHIN_MS.map((most_ms, i) => {
      so_far += this.within[i] ?? 0;
      return { le_seconds: most_ms / 1_000, count: so_far };
    });
    return { answers: this.answers, buckets, count: this.count, sum_seconds: this.sum_ms / 1_000 };
  }
}

function pagesHost(running: Running): PagesHost {
  const { bound, engine, log, lifecycle } = running;
  const { worlds, turn, onChange } = engine;
  return {
    bound,
    version: programVersion(),
    originOf: originFor(running),
    worlds,
    turn: (world, act) => turn(world, act, 'page'),
    upToDate: (world) => bringUpToDate(world, inSlices),
    onChange,
    onStop: lifecycle.onStop,
    drawToken: drawSecret,
    read: readBuiltPage,
    report: (error) => log.error('pages', reasonFor(error)),
  };
}
