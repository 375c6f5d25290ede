/** The sandbox before anybody can call it: worlds, clock, scenarios and deliveries put together, for the HTTP server and for code. */

import { createQuota, type Window } from '../api/shares.js';
import { chains } from '../chains/index.js';
import type { Config } from '../config/config.js';
import { isDate, isEmail, isWebUrl } from '../contract/validator-helpers.js';
import { endedAdvice } from '../control/public-mode.js';
import type { Sender } from '../deliveries/attempt.js';
import { Dispatcher } from '../deliveries/dispatcher.js';
import { enqueueDeliveries, replayFailed } from '../deliveries/enqueue.js';
import { cancelDeliveries, reviveDeliveries } from '../deliveries/in-flight.js';
import { CORE_JOB_HANDLERS } from '../domain/actions.js';
import { freshCoverage, mergeCoverage, noteEvent } from '../domain/coverage.js';
import { because, type Caller, callCause } from '../domain/events.js';
import { bringUpToDate, runDue, untilNextDue } from '../domain/jobs.js';
import { type WorldOptions, Worlds } from '../domain/merchants/worlds.js';
import { atOnce, type ChangeListener, type Env } from '../domain/ports.js';
import type { CoverageData } from '../domain/records.js';
import type { World } from '../domain/world.js';
import { HostFailure, programVersion } from '../platform/node/files.js';
import { hashes } from '../platform/node/hashes.js';
import type { Log } from '../platform/node/log.js';
import { drawId, drawSecret } from '../platform/node/random.js';
import { HttpSender } from '../platform/node/sender.js';
import { every, inSlices, onClockSet, steadyTime, Ticker, timer, yieldToLoop } from '../platform/node/time.js';
import { createTriggers, type ScenarioLibrary } from '../scenarios/library.js';
import { runsAlone, startRun, stepHandler } from '../scenarios/runner.js';
import type { Store } from '../store/store.js';
import { loadLibrary } from './library.js';
import { furnishExamples, merchantDefaults } from './new-merchants.js';
import { OwnOrigins } from './own.js';
import { checkWebhook, createChanges, logBug, logNotTaken } from './watchers.js';

/** How often merchants whose time is over are cleared away. They are gone for every caller at their very end. */
const SWEEP_MS = 60_000;
/** How much real time a stranger's merchant may take to move its clock. */
const LONGEST_ADVANCE_MS = 30_000;
/** How many jobs of a stranger's merchant run in one turn. */
const JOBS_IN_A_TURN = 25;

/** What the configuration says about new worlds, apart from how it was read. */
export type EngineConfig = Pick<
  Config,
  'clock' | 'settings' | 'balance_factor' | 'examples' | 'scenarios' | 'scenario' | 'webhook' | 'deliver_to' | 'public'
> & {
  /** What every key of a public sandbox begins with, so that whoever stands in front of several finds the one it is of. */
  readonly route?: string;
};

export interface Engine {
  readonly worlds: Worlds;
  readonly library: ScenarioLibrary;
  readonly dispatcher: Dispatcher;
  /** By which names the sandbox knows itself. */
  readonly own: OwnOrigins;
  /** What a new merchant inherits from the start flags. */
  readonly newMerchant: WorldOptions;
  /** One turn: what was due before comes first, what the call made due now comes right after it. */
  turn<T>(world: World, act: () => T, caller?: Caller): T;
  /** Writes down what changed, before anybody is told of it. @throws HostFailure */
  save(): void;
  /** Calls `listener` after something in the world changed; once per turn of the event loop. */
  onChange(world: World, listener: ChangeListener): () => void;
  /** Calls `listener` before the data of a world is given up. */
  onRetire(listener: (world: World) => void): void;
  /** What all merchants that ever were have exercised, also before they were reset. */
  coverage(): CoverageData;
  /** Deliveries in flight, and those that would begin, are abandoned and stay pending: nobody waits for them any longer. */
  abandonDeliveries(): void;
  /** Nothing is ticked or sent any more. */
  stop(): void;
}

const FITS = { date: isDate, email: isEmail, uri: isWebUrl };

/** What the environment of all worlds is made of. */
interface Parts {
  config: EngineConfig;
  library: ScenarioLibrary;
  log: Log;
  own: OwnOrigins;
  dispatcher: Dispatcher;
  changes: ReturnType<typeof createChanges>;
  retire(world: World): void;
}

function createEnv({ config, library, log, own, dispatcher, changes, retire }: Parts): Env {
  const triggers = createTriggers(library, config.scenario ?? undefined);
  const env: Env = {
    hostTime: steadyTime(),
    chains,
    crypto: hashes,
    listeners: [noteEvent, triggers.listener],
    deliver(world, event) {
      enqueueDeliveries(world, event);
      checkWebhook(log, world, event);
    },
    handlers: {
      ...CORE_JOB_HANDLERS,
      'delivery.attempt': dispatcher.attempt,
      'scenario.step': stepHandler((world) => void atOnce(replayFailed(world))),
    },
    ...publicEnv(config, () => env),
    scenarios: library.check,
    fits: (format, text) => FITS[format](text),
    beforeCreate: triggers.checkRequested,
    webhookAdded: triggers.webhookRegistered,
    furnished(world) {
      if (world.data.origin.examples) own.whenListening((origin) => furnishExamples(world, origin));
      const scenario = config.scenario === null ? undefined : library.find(config.scenario);
      if (scenario !== undefined && runsAlone(scenario)) startRun(world, scenario, null);
    },
    restored: reviveDeliveries,
    webhookRemoved: (world, { id }) => void cancelDeliveries(world, id),
    ...changes.hooks,
    retired: retire,
  };
  return env;
}

const createDispatcher = (sender: Sender, own: OwnOrigins, log: Log): Dispatcher =>
  new Dispatcher({
    sender,
    notTaken: (world, delivery) => logNotTaken(log, world, delivery),
    failed: (world, error) => logBug(log, world, error),
    version: programVersion(),
    isOwn: (url) => own.has(url),
    yieldToLoop,
    timer,
  });

/** Puts the modules together. @throws ScenarioFailure, HostFailure */
export async function createEngine(config: EngineConfig, seed: string, store: Store, log: Log): Promise<Engine> {
  const library = await loadLibrary(config);
  const sender = openSender(config);
  const own = new OwnOrigins();
  const dispatcher = createDispatcher(sendingAfter(sender, store), own, log);
  const ticker = new Ticker({ untilNextDue, onDue: (world) => tick(world, log) });
  const changes = createChanges({ ticker, store, firstIsNobodys: config.route !== undefined });
  const endWatching = onClockSet(() => ticker.clockSet());
  const retired = freshCoverage();
  const retiring: ((world: World) => void)[] = [];
  const retire = (world: World): void => {
    dispatcher.forget(world);
    mergeCoverage(retired, world.data.coverage);
    for (const listener of retiring) listener(world);
  };
  const abandonDeliveries = (): void => {
    dispatcher.giveUp();
    sender.close();
  };
  const env = createEnv({ config, library, log, own, dispatcher, changes, retire });
  const worlds = new Worlds(env, seed, ordinalsOf(store));
  const sweeper = config.public === null ? undefined : every(SWEEP_MS, () => worlds.endDue());
  return {
    worlds,
    library,
    dispatcher,
    own,
    newMerchant: merchantDefaults(config),
    turn(world, act, caller = 'code') {
      runDue(world);
      try {
        return because(world, callCause(world, caller), act);
      } finally {
        runDue(world);
        store.commit();
      }
    },
    save: store.commit,
    onChange: changes.subscribe,
    onRetire: (listener) => void retiring.push(listener),
    coverage() {
      const whole = structuredClone(retired);
      for (const world of worlds.all()) mergeCoverage(whole, world.data.coverage);
      return whole;
    },
    abandonDeliveries,
    stop() {
      sweeper?.();
      endWatching();
      ticker.stop();
      abandonDeliveries();
    },
  };
}

/** What is otherwise where strangers share the process. @param env asked for the time, which may be set there */
function publicEnv({ public: bounds, route }: EngineConfig, env: () => Env): Partial<Env> {
  if (bounds === null) return {};
  const quota = (most: number, window_ms: number) =>
    createQuota(most, window_ms, () => env().hostTime(), new WeakMap<World, Window>());
  return {
    drawSecret: () => (route === undefined ? drawSecret() : `${route}_${drawSecret()}`),
    drawId,
    max_records: bounds.records,
    max_bytes: bounds.bytes,
    longest_advance_ms: LONGEST_ADVANCE_MS,
    jobs_in_a_turn: JOBS_IN_A_TURN,
    quotas: {
      requests: quota(bounds.calls_per_minute, 60_000),
      control: quota(bounds.control_calls_per_minute, 60_000),
      deliveries: quota(bounds.webhooks_per_hour, 3_600_000),
    },
    unknown_key_advice: endedAdvice(bounds),
  };
}

/** No receiver is told of what could be forgotten again. What cannot be written yet is told to the operator by the store. */
function sendingAfter(sender: Sender, store: Store): Sender {
  return {
    send(request) {
      try {
        store.commit();
      } catch (error) {
        if (!(error instanceof HostFailure)) throw error;
      }
      return sender.send(request);
    },
  };
}

/** The count of merchants, kept with the state. */
function ordinalsOf(store: Store): { next: number } {
  return {
    get next() {
      return store.state.next_ordinal;
    },
    set next(next) {
      store.state.next_ordinal = next;
    },
  };
}

function openSender({ deliver_to, public: open }: EngineConfig): HttpSender {
  try {
    return new HttpSender({ deliverTo: deliver_to, strangers: open !== null });
  } catch (error) {
    throw new HostFailure(`--deliver-to: ${(error as Error).message}`);
  }
}

/** Jobs that are due by themselves: nobody waits for what becomes of them. */
function tick(world: World, log: Log): void {
  const failed = (error: unknown): void => logBug(log, world, error);
  if (world.catching_up > 0) return;
  try {
    bringUpToDate(world, inSlices)?.catch(failed);
  } catch (error) {
    failed(error);
  }
}
