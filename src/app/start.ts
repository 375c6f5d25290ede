/** The composition root: the only file that knows every module. Starts a sandbox and stops it again. */
import { isDeepStrictEqual } from 'node:util';
import type { Handle } from '../api/pipeline.js';
import type { Config } from '../config/config.js';
import { CONTROL_PATH } from '../control/host.js';
import { nowOf, timestamp } from '../domain/clock.js';
import { defaultSettings, type Settings } from '../domain/merchants/settings.js';
import { maskText } from '../domain/request-log.js';
import { VERSION_PATH } from '../merchant/call.js';
import { formatParserRejection } from '../merchant/request.js';
import { programVersion } from '../platform/node/files.js';
import { createExpressApp } from '../platform/node/http/express.js';
import { type AppServer, createAppServer } from '../platform/node/http/server.js';
import { drain, listen } from '../platform/node/listen.js';
import type { Log } from '../platform/node/log.js';
import { callOwnServer } from '../platform/node/own-server.js';
import { every, hostTime, stayAlive, uptimeSeconds } from '../platform/node/time.js';
import { readCertificate, selfSignedCertificate } from '../platform/node/tls.js';
import { type Begun, beginWith, createLifecycle } from './begin.js';
import type { Engine } from './compose.js';
import { crashLog, createProgram } from './handle.js';
import { type Inside, openInside } from './inside.js';
import { loadFolders } from './library.js';
import { boundOf, NO_PORT_ORIGIN } from './own.js';

/** When a stop gives up what holds answers up (receivers that hang, requests that are not whole), and when it cuts what is left. */
export const STOP_LIMITS = { patience_ms: 2_000, deadline_ms: 4_500 };

/** What a new configuration changed in a running sandbox. */
interface Reloaded {
  /** How many merchants got the new settings. */
  merchants: number;
  /** Options that differ and need a start. */
  waiting: string[];
}

/** An address as a URL writes it. */
function originFor(config: Config, port: number): string {
  const name = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  const host = name.includes(':') ? `[${name}]` : name;
  return `${config.tls === null ? 'http' : 'https'}://${host}:${port}`;
}

interface StartOptions {
  log: Log;
  /** Whether it listens; code and hosts can call it without that. */
  listens?: boolean;
}

/**
 * Starts a sandbox and resolves when it answers.
 * @throws HostFailure, ScenarioFailure: one line (or a line per issue) that says what, why, and what to do
 */
export async function startTenderbox(config: Config, { log, listens = true }: StartOptions): Promise<Tenderbox> {
  return beginWith(config, log, (begun) => {
    sayWhatStays(begun.engine, config, log);
    return open({ config, ...begun, log, listens });
  });
}

/** What is there before anybody can call. */
interface Prepared extends Begun, Required<StartOptions> {
  config: Config;
}

async function open({ config, seed, engine, store, log, listens }: Prepared): Promise<Tenderbox> {
  const lifecycle = createLifecycle();
  let { port } = config;
  const origin = (): string => (listens ? originFor(config, port) : (config.public_url ?? NO_PORT_ORIGIN));
  const { sleep } = lifecycle.pauses;
  const bound = boundOf(config, listens);
  const onCrash = crashLog(log);
  const handle = createProgram({
    ...{ config, engine, store, log, lifecycle, origin, bound },
    callOwnServer: (call) => (listens ? callOwnServer(origin(), call) : inside.callOwn(call)),
  });
  const tls = await certificateOf(config);
  const app_server = createAppServer({
    app: createExpressApp({ handle, bound, base: config.base, sleep, onCrash }),
    format: (rejection) => formatParserRejection(rejection, engine.worlds.default.data.settings),
    every,
    bound,
    tls,
  });
  if (listens) port = await listen(app_server.server, config.port, config.host);
  else lifecycle.onStop(stayAlive());
  engine.own.listening(origin() + config.base, config.public_url);
  const public_origin = config.public_url ?? origin() + config.base;
  const inside = openInside({ handle, origin: public_origin, bound, base: config.base, sleep, onCrash });
  store.commit();
  const own_certificate = config.tls?.self_signed === true ? (tls?.cert ?? null) : null;
  const opened = { app_server, handle, inside, origin: origin(), public_origin, own_certificate, port, lifecycle };
  return running({ config, seed, engine, store, ...opened });
}

async function certificateOf({ tls }: Config) {
  if (tls === null) return undefined;
  return tls.self_signed ? selfSignedCertificate(hostTime()) : readCertificate(tls.cert_file, tls.key_file);
}

interface Parts extends Begun {
  config: Config;
  app_server: AppServer;
  lifecycle: ReturnType<typeof createLifecycle>;
  /** The whole program, as the server hands it calls. */
  handle: Handle;
  inside: Inside;
  origin: string;
  /** Where payment_url and invoice_url lead to when no request says it. */
  public_origin: string;
  /** The certificate that signed itself (PEM), which clients must be told to trust; null without one. */
  own_certificate: string | null;
  port: number;
}

/** A running sandbox. */
export type Tenderbox = ReturnType<typeof running>;

function running({ config: started, store, app_server, lifecycle, ...opened }: Parts) {
  const { engine, origin, inside } = opened;
  let config = started;
  let closing: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    lifecycle.beginDraining();
    app_server.beginClosing();
    const giveUp = (): void => {
      engine.abandonDeliveries();
      app_server.endUnfinished();
    };
    await drain(app_server.server, { ...STOP_LIMITS, giveUp, cut: app_server.endAll }, inside.end());
    engine.stop();
    store.close();
  };
  return {
    ...opened,
    /** The base URL of the API, with the version segment. */
    url: origin + VERSION_PATH,
    control_url: origin + CONTROL_PATH,
    facts: factsOf(started, origin, opened),
    /** Whether `close` was called. */
    get closing(): boolean {
      return closing !== undefined;
    },
    /** Answers what is under way, closes connections, writes what is unwritten. The second call waits for the first. */
    close(): Promise<void> {
      closing ??= stop();
      return closing;
    },
    /** Puts a new configuration in force as far as a running sandbox can (`--watch`). @throws ScenarioFailure */
    reload(next: Config): Reloaded {
      const reloaded = reload(engine, config, next, started);
      config = next;
      return reloaded;
    },
    /** The state of every merchant; also after `close`. */
    exportState: (): object => structuredClone(store.state),
  };
}

/** What the banner says. */
function factsOf(config: Config, origin: string, { engine }: Pick<Begun, 'engine'>) {
  const { data } = engine.worlds.default;
  // What was kept or imported goes on from its own seed; one that was drawn for a stranger is no number.
  const seed = Number(data.origin.seed);
  return {
    version: programVersion(),
    url: origin + VERSION_PATH,
    control_url: origin + CONTROL_PATH,
    pages: { Dashboard: `${origin}/dashboard`, 'API reference': `${origin}/docs` },
    profile: config.profile,
    seed: config.public === null && Number.isSafeInteger(seed) ? seed : null,
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

/** A merchant that was kept or imported has its own profile and clock: says what of this start it goes without. */
function sayWhatStays({ worlds }: Engine, config: Config, log: Log): void {
  const { settings, clock } = worlds.default.data;
  const names = Object.keys(settings) as (keyof Settings)[];
  const usual = defaultSettings();
  const own = names
    .filter((name) => ![usual, settings].some((other) => isDeepStrictEqual(config.settings[name], other[name])))
    .map((name) => `${name} ${JSON.stringify(settings[name])}`);
  if (!['real', clock.mode].includes(config.clock.mode)) own.push(`clock ${clock.mode}`);
  if (own.length === 0) return;
  const what = `The first merchant keeps its own ${own.join(', ')}, whatever this start asks for.`;
  log.warn('start', `${what} PATCH /_sandbox/profile and PUT /_sandbox/clock change it.`);
}

/** What of a configuration can change (`--watch`) while it runs; everything else waits for the next start. */
const LIVE: readonly (keyof Config)[] = ['settings', 'scenarios', 'profile'];

/** The profile as a merchant keeps it: the configuration's own copy is frozen. */
const copyOf = (settings: Readonly<Settings>): Settings => structuredClone(settings) as Settings;

/**
 * Puts a new configuration in force as far as a running sandbox can. Merchants whose profile was changed since the start keep
 * it; all others get the new one.
 * @param started the configuration of the start: what waits for the next one is compared with it
 * @throws ScenarioFailure with a line per issue; then nothing has changed
 */
function reload(engine: Engine, before: Config, after: Config, started: Config): Reloaded {
  loadFolders(engine.library, after.scenarios);
  let merchants = 0;
  if (!isDeepStrictEqual(before.settings, after.settings)) {
    for (const world of engine.worlds.all()) {
      if (!isDeepStrictEqual(world.data.settings, { ...before.settings })) continue;
      engine.turn(world, () => {
        world.data.settings = copyOf(after.settings);
        world.changed('profile', world.id);
      });
      merchants += 1;
    }
    engine.newMerchant.settings = copyOf(after.settings);
  }
  const keys = Object.keys(after) as (keyof Config)[];
  const waiting = keys.filter((key) => !LIVE.includes(key) && !isDeepStrictEqual(started[key], after[key]));
  return { merchants, waiting };
}
