/** The composition root: the only file that knows every room. Starts a sandbox and stops it again. */

import { type AppServer, createAppServer } from '../api/server.js';
import { listMagicAddresses } from '../chains/index.js';
import { type Config, PROFILES } from '../config/config.js';
import { loadControlContract, profileContract } from '../contract/index.js';
import type { ControlHost } from '../control/index.js';
import { createPublicMode } from '../control/public-mode.js';
import { INBOX_PATH, reviveDeliveries } from '../deliveries/index.js';
import { nowOf, timestamp } from '../domain/clock.js';
import { maskText } from '../domain/masks.js';
import type { JournalEntry } from '../domain/types.js';
import type { World } from '../domain/world.js';
import { VERSION_PATH } from '../merchant/call.js';
import type { HttpContext } from '../merchant/context.js';
import { createDoor } from '../merchant/door.js';
import { type ParserRefusal, spellParserRefusal } from '../merchant/refusal.js';
import { breathe } from '../platform/node/alarm.js';
import { programVersion } from '../platform/node/files.js';
import { drain, listen } from '../platform/node/listen.js';
import type { Log } from '../platform/node/log.js';
import { callOwnServer } from '../platform/node/own-server.js';
import { drawSecret, drawSeed } from '../platform/node/random.js';
import { inSlices } from '../platform/node/slices.js';
import { keepTicksCheap } from '../platform/node/ticks.js';
import { every, hostTime, Pauses, soon, uptimeSeconds } from '../platform/node/time.js';
import { readCertificate, selfSignedCertificate } from '../platform/node/tls.js';
import { openStore, type Store } from '../store/store.js';
import { balancesOf, type Preset } from '../variants/presets.js';
import { createEngine, type Engine, startWebhooks } from './compose.js';
import { contractShownTo } from './contract.js';
import { boundOf, pagesOnDemand, type RequestHandler } from './pages.js';
import { type Reloaded, reload } from './reload.js';
import { loadInto } from './state.js';

/** When a stop gives up what holds answers up (receivers that hang, requests that are not whole), and when it cuts what is left. */
export const STOP_LIMITS = { patience_ms: 2_000, deadline_ms: 4_500 };
export const CONTROL_PATH = '/_sandbox';

/** A running sandbox. */
export interface Tenderbox {
  /** The base URL of the API, with the version segment. */
  readonly url: string;
  readonly origin: string;
  /** Where payment_url and invoice_url lead to when no request says it. */
  readonly public_origin: string;
  readonly control_url: string;
  /** The certificate that signed itself (PEM), which clients must be told to trust; null without one. */
  readonly own_certificate: string | null;
  readonly port: number;
  readonly seed: number;
  readonly engine: Engine;
  readonly facts: ReturnType<typeof factsOf>;
  /** Answers what is under way, closes connections, writes what is unwritten. The second call waits for the first. */
  close(): Promise<void>;
  /** Puts a new configuration in force as far as a running sandbox can (`--watch`). @throws ScenarioFailure */
  reload(config: Config): Reloaded;
  /** Whether `close` was called. */
  readonly closing: boolean;
  /** The state of every merchant; also after `close`. */
  exportState(): object;
}

/** An address as a URL writes it. */
function originFor(config: Config, port: number): string {
  const name = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  const host = name.includes(':') ? `[${name}]` : name;
  return `${config.tls === null ? 'http' : 'https'}://${host}:${port}`;
}

/**
 * Starts a sandbox and resolves when it answers.
 * @throws HostFailure, ScenarioFailure: one line (or a line per fault) that says what, why, and what to do
 */
export async function startTenderbox(config: Config, { log }: { log: Log }): Promise<Tenderbox> {
  keepTicksCheap();
  const store = await openStore({
    file: config.data_file,
    sync: config.durability === 'fsync',
    onFailure: (error) => log.error('store', error.message),
    onNotice: (message) => log.error('store', message),
  });
  try {
    const seed = config.seed ?? drawSeed();
    const engine = await createEngine(config, String(seed), store, log);
    // What was written down, or changes under way, may ask for a scenario in any turn.
    if (config.data_file !== null || config.import_file !== null || config.watch) await engine.library.ready();
    await loadInto(engine, store, config.import_file, () => {
      engine.worlds.create({ ...engine.newMerchant, webhooks: startWebhooks(config) });
    });
    if (config.public !== null) engine.worlds.replaceFixedKeys();
    engine.worlds.endDue();
    for (const world of engine.worlds.all()) reviveDeliveries(world);
    store.commit();
    return await open(config, seed, engine, store, log);
  } catch (error) {
    await store.close().catch(() => undefined);
    throw error;
  }
}

/** What changes while a sandbox runs. */
interface Life {
  port: number;
  draining: boolean;
  /** Answers that are kept waiting on purpose. */
  pauses: Pauses;
  /** Calls `act` when draining begins, soon when it has begun. @returns prevents it */
  onStop(act: () => void): () => void;
  beginDraining(): void;
}

function lifeOf(port: number): Life {
  const told = new Set<() => void>();
  const life: Life = {
    port,
    draining: false,
    pauses: new Pauses(),
    onStop(act) {
      if (life.draining) queueMicrotask(act);
      told.add(act);
      return () => told.delete(act);
    },
    beginDraining() {
      life.draining = true;
      life.pauses.endAll();
      for (const act of [...told]) act();
    },
  };
  return life;
}

async function open(config: Config, seed: number, engine: Engine, store: Store, log: Log): Promise<Tenderbox> {
  const state = lifeOf(config.port);
  const origin = (): string => originFor(config, state.port);
  const context: HttpContext = {
    worlds: engine.worlds,
    contractOf: (world) => profileContract(world.data.settings),
    documentOf: contractShownTo,
    publicOrigin: config.public_url ?? undefined,
    boundOrigin: origin,
    bound: boundOf(config),
    hostTime,
    delay_ms: config.delay_ms,
    sleep: state.pauses.sleep,
    attempted: (world, delivery_ids) => engine.dispatcher.attempted(world, delivery_ids),
    draining: () => state.draining,
    corsOrigins: config.cors,
    scenariosReady: () => engine.library.whenReady(),
    save: store.commit,
    onCall: (world, entry) => called(log, world, entry),
    onCrash: (error, at) => {
      log.error('crash', `${at.method} ${at.path} failed: ${reasonFor(error)}`);
    },
  };
  const door = createDoor(context, async () => {
    const { createPublicApp } = await import('../merchant/app.js');
    const app = createPublicApp(
      context,
      (mounted) => mounted.use(CONTROL_PATH, controlOnDemand(config, engine, store, log, state)),
      pagesOnDemand(config, engine, log, state.onStop),
    );
    app_server.adopt(app);
    return app;
  });
  const spellRefusal = (refusal: ParserRefusal): string =>
    spellParserRefusal(refusal, engine.worlds.default.data.settings);
  const tls = await certificateOf(config);
  const app_server = createAppServer(door, {
    refuse: spellRefusal,
    atTurnEnd: soon,
    every,
    bound: boundOf(config),
    tls,
  });
  state.port = await listen(app_server.server, config.port, config.host);
  engine.own.listening(origin(), config.public_url);
  store.commit();
  const own_certificate = config.tls?.self_signed === true ? (tls?.cert ?? null) : null;
  return running({ config, seed, engine, store, app_server, origin: origin(), own_certificate, state });
}

/** The control API, loaded with what it alone needs when the first call comes: a start is some 20 ms faster for it. */
function controlOnDemand(config: Config, engine: Engine, store: Store, log: Log, state: Life): RequestHandler {
  const load = async (): Promise<RequestHandler> => {
    const [{ createControlApp }, { yamlInSlices }] = await Promise.all([
      import('../control/index.js'),
      import('./yaml.js'),
      engine.library.ready(),
      loadControlContract(),
    ]);
    return createControlApp(controlHost(config, engine, store, log, state, yamlInSlices));
  };
  let control: Promise<RequestHandler> | undefined;
  return (req, res, next) => {
    control ??= load();
    control.then((serve) => serve(req, res, next)).catch(next);
  };
}

/** What the control API works with. */
function controlHost(
  config: Config,
  engine: Engine,
  store: Store,
  log: Log,
  state: Life,
  yaml: ControlHost['yaml'],
): ControlHost {
  const { worlds, library, dispatcher, newMerchant, onChange } = engine;
  return {
    worlds,
    scenarios: library,
    dispatcher,
    changes: { subscribe: onChange },
    version: programVersion(),
    uptimeSeconds,
    health: () => (state.draining ? 'stopping' : store.isFailing() ? 'unwritable' : 'ok'),
    onStop: state.onStop,
    save: store.commit,
    bound: boundOf(config),
    controlToken: config.control_token ?? undefined,
    publicMode: config.public === null ? undefined : createPublicMode(config.public, worlds),
    publicOrigin: config.public_url ?? undefined,
    newMerchant,
    presets: Object.fromEntries(Object.entries(PROFILES).map(([name, preset]) => [name, startOf(preset)])),
    magic: listMagicAddresses,
    contractOf: (world) => profileContract(world.data.settings),
    documentOf: contractShownTo,
    yaml,
    inSlices,
    breathe,
    inboxUrl: (name) => `${config.public_url ?? originFor(config, state.port)}${INBOX_PATH}${name}`,
    isOwn: (url) => engine.own.has(url),
    callOwnServer: (call) => callOwnServer(originFor(config, state.port), call),
    drawSecret,
    report: (error, operation_id) =>
      log.error('control', `${operation_id ?? 'A control call'} failed: ${reasonFor(error)}`),
  };
}

/** What the control API starts a merchant of a named profile with. */
function startOf({ settings, clock, balance_factor, examples }: Preset): ControlHost['presets'][string] {
  return {
    ...(settings && { settings }),
    ...(clock && { clock }),
    ...(balance_factor && { balances: balancesOf(balance_factor) }),
    ...(examples && { examples }),
  };
}

const reasonFor = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

async function certificateOf({ tls }: Config) {
  if (tls === null) return undefined;
  return tls.self_signed ? selfSignedCertificate(hostTime()) : readCertificate(tls.cert_file, tls.key_file);
}

function called(log: Log, world: World, { method, path, status, duration_ms, refusal, id }: JournalEntry): void {
  world.env.touched(world);
  log.call({
    method,
    path,
    status,
    duration_ms,
    request_id: id,
    merchant: world.data.merchant.label,
    ...(refusal === null ? {} : { code: refusal.code }),
  });
}

interface Parts {
  config: Config;
  seed: number;
  engine: Engine;
  store: Store;
  app_server: AppServer;
  origin: string;
  own_certificate: string | null;
  state: Life;
}

function running(parts: Parts): Tenderbox {
  const { seed, engine, store, app_server, origin, state } = parts;
  let { config } = parts;
  let closing: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    state.beginDraining();
    app_server.beginClosing();
    const giveUp = (): void => {
      engine.abandonDeliveries();
      app_server.endUnfinished();
    };
    await drain(app_server.server, { ...STOP_LIMITS, giveUp, cut: app_server.endAll });
    engine.stop();
    await store.close();
  };
  return {
    url: origin + VERSION_PATH,
    origin,
    public_origin: parts.config.public_url ?? origin,
    control_url: origin + CONTROL_PATH,
    own_certificate: parts.own_certificate,
    port: state.port,
    seed,
    engine,
    facts: factsOf(parts),
    get closing() {
      return closing !== undefined;
    },
    close() {
      closing ??= stop();
      return closing;
    },
    reload(next) {
      const reloaded = reload(engine, config, next, parts.config);
      config = next;
      return reloaded;
    },
    exportState: () => structuredClone(store.state),
  };
}

/** What the banner says. */
function factsOf({ config, seed, engine, origin }: Parts) {
  const { data } = engine.worlds.default;
  return {
    version: programVersion(),
    url: origin + VERSION_PATH,
    control_url: origin + CONTROL_PATH,
    pages: { Dashboard: `${origin}/dashboard`, 'API reference': `${origin}/docs` },
    profile: config.profile,
    seed,
    clock: { mode: data.clock.mode, now: timestamp(nowOf(engine.worlds.default), 'seconds'), speed: data.clock.speed },
    keys: data.keys.map(({ label, api_key, public_key, secret_key, revoked }) => ({
      label,
      api_key,
      public_key,
      secret_key,
      revoked,
    })),
    webhook: config.webhook === null ? null : maskText(config.webhook.url),
    data_file: config.data_file,
    uptime_seconds: uptimeSeconds(),
  };
}
