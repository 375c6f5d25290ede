/**
 * A sandbox from code: the actions of the control API as methods, called in-process on the same core. Every method that changes
 * something is one turn; methods that move time resolve after the deliveries that they caused were attempted.
 */
import { runAudit } from '../audit/index.js';
import { profileContract } from '../contract/index.js';
import type { ControlSchema } from '../contract/types.js';
import { readBalances, readFault } from '../control/inputs.js';
import { SHOW_DETAIL } from '../control/operations/index.js';
import { showDelivery, showEvent } from '../control/shapes/deliveries.js';
import { diffStates, findState, showSnapshot } from '../control/shapes/merchants.js';
import { showCoverage, showRequest } from '../control/shapes/requests.js';
import { showFault, showRun } from '../control/shapes/scenarios.js';
import { settle } from '../deliveries/advance.js';
import { replay } from '../deliveries/enqueue.js';
import { retry } from '../domain/endpoints/deliveries.js';
import { addFault, clearFaults, removeFault } from '../domain/faults/faults.js';
import { checkBooks, setAvailable } from '../domain/ledger/ledger.js';
import { atOnce } from '../domain/ports.js';
import { notFound } from '../domain/problems.js';
import { forkWorld, restoreSnapshot, takeSnapshot } from '../domain/state/state.js';
import type { World } from '../domain/world.js';
import type { SandboxFetch } from '../platform/fetch/fetch.js';
import { startRun } from '../scenarios/runner.js';
import { sampleFor, startOnSample } from '../scenarios/sample-runs.js';
import { type Clock, clockOf } from './clock.js';
import { type Home, requireOpen, turnOf } from './home.js';
import { inCode, inputOf, shown } from './input.js';
import { WithResources } from './resources.js';

/** A fault as `POST /_sandbox/faults` takes it. */
export type FaultInput = ControlSchema<'AddFaultRequest'>;

const SETTLE_MS = 30_000;

/** One merchant of a sandbox: its credentials, and everything that can be done to its world. */
export class Merchant extends WithResources {
  /** The base URL of the API, ending in `/v1`. */
  readonly url: string;
  /** The base URL of the control API. */
  readonly controlUrl: string;
  /**
   * Answers in the place of the global `fetch`, within this process: any URL whose path is the sandbox's (`/v1/…`, `/_sandbox/…`,
   * a page), or such a path alone. Needs no `this`, so that it can be handed on: `createClient({ url, apiKey, fetch: box.fetch })`,
   * `export default { fetch: box.fetch }`.
   */
  readonly fetch: SandboxFetch;

  /** @internal */
  constructor(
    private readonly home: Home,
    private readonly world: World,
  ) {
    super(home, world);
    this.url = home.url;
    this.controlUrl = home.control_url;
    this.fetch = home.inside.fetch;
    this.clock = clockOf(home, world);
  }

  /** The account id. */
  get id(): string {
    return this.world.id;
  }

  /** Bearer, or X-API-Key. Throws where a data file brought its digest alone: then it was shown once, when it was made. */
  get apiKey(): string {
    const [key] = this.world.data.keys;
    if (key?.api_key !== null) return key?.api_key ?? '';
    throw new Error(
      `The API key ${key.id} was shown once, when it was made, and the data file holds its digest alone. Use the value that was shown then, sign requests with publicKey and secretKey, or make another key with POST /_sandbox/keys.`,
    );
  }

  /** For signed requests. */
  get publicKey(): string {
    return this.key('public_key');
  }

  /** For signed requests. */
  get secretKey(): string {
    return this.key('secret_key');
  }

  private key(part: 'public_key' | 'secret_key'): string {
    return this.world.data.keys[0]?.[part] ?? '';
  }

  /** @throws Error when the sandbox is closed, Problem when the input or the move is not allowed */
  private turn<T>(act: (world: World) => T): Promise<T> {
    return turnOf(this.home, this.world, act);
  }

  /** The merchant's clock. */
  readonly clock: Clock;

  /** What goes wrong on purpose, in the API and in deliveries. */
  readonly faults = {
    /** Rejects with a Problem when HTTP would reject the fault, also because it could never strike. */
    add: (fault: FaultInput): Promise<ControlSchema<'Fault'>> =>
      this.turn((world) => {
        const { operations } = profileContract(world.data.settings);
        return showFault(addFault(world, readFault(inputOf('addFault', fault), world, operations)));
      }),
    /** In the order in which they are tried, with how often each has struck. */
    list: (): ControlSchema<'Fault'>[] => this.world.data.faults.map(showFault),
    remove: (id: string) => this.turn((world) => void removeFault(world, id)),
    /** Removes all; resolves to how many there were. */
    clear: () => this.turn(clearFaults),
  };

  /** Every delivery with its attempts, oldest first. */
  deliveries(): ControlSchema<'Delivery'>[] {
    return this.world.data.deliveries.map((delivery) => showDelivery(this.world, delivery));
  }

  /** Every event, oldest first. */
  events(): ControlSchema<'Event'>[] {
    return this.world.data.events.map((event) => showEvent(this.world, event));
  }

  /** The request log of public calls, oldest first; bounded. */
  requests(): ControlSchema<'RequestEntry'>[] {
    return this.world.data.journal.map((entry) => showRequest(this.world, entry));
  }

  /** Which parts of the contract this merchant's traffic has exercised. */
  coverage(): ControlSchema<'CoverageReport'> {
    const { coverage, settings } = this.world.data;
    return showCoverage(coverage, settings);
  }

  /** What this merchant's clients and receivers did that the service's guidance forbids. */
  audit(): ControlSchema<'AuditResult'> {
    return runAudit(this.world, profileContract(this.world.data.settings));
  }

  /** Whether the books of every currency add up. */
  balanced(): boolean {
    return checkBooks(this.world).every(({ balanced }) => balanced);
  }

  /** Makes the planned attempt of a delivery due at once. */
  async retry(delivery_id: string): Promise<ControlSchema<'Delivery'>> {
    return this.turn((world) => {
      retry(world, delivery_id);
      return SHOW_DETAIL.delivery(world, delivery_id);
    });
  }

  /** Sends the same event again, as a new delivery. */
  async replay(delivery_id: string): Promise<ControlSchema<'Delivery'>> {
    return this.turn((world) => showDelivery(world, replay(world, delivery_id)));
  }

  /** Runs a scenario on a resource; without one on a new one, where it needs one. */
  async run(scenario: string, resource_id: string | null = null): Promise<ControlSchema<'Run'>> {
    requireOpen(this.home);
    const { engine, public_origin } = this.home;
    if (resource_id !== null && typeof resource_id === 'object') throw notFound('record', resource_id);
    if (resource_id !== null) inCode(() => inputOf('runScenario', { resource_id }));
    const found = engine.library.require(String(scenario), 'scenario', this.world);
    const sample = resource_id === null ? await sampleFor(this.world, found) : null;
    return this.turn((world) => {
      const run =
        sample === null ? startRun(world, found, resource_id) : startOnSample(world, found, sample, public_origin);
      return showRun(world.runs.require(run.id));
    });
  }

  /** Resolves when nothing is due and nothing is in flight; rejects after `timeout_ms` of real time. */
  async settle(timeout_ms = SETTLE_MS): Promise<void> {
    requireOpen(this.home);
    inCode(() => inputOf('settle', { timeout_ms }));
    const { engine } = this.home;
    const settled = await settle(this.world, engine.dispatcher, timeout_ms);
    engine.save();
    if (settled) return;
    throw new Error(`Not settled within ${timeout_ms} ms: a delivery is still in flight.`);
  }

  /** Sets what is available, in units of each currency: `fund({ BTC: 2 })`. Rejects with a Problem that names the currency. */
  fund(balances: Readonly<Record<string, number>>): Promise<void> {
    return this.turn((world) => {
      const amounts = Object.entries(readBalances(inputOf('setBalance', balances)));
      for (const [code, amount] of amounts) setAvailable(world, code, BigInt(amount), 'funds_set');
    });
  }

  /** Back to the seed state. */
  reset(): Promise<void> {
    return this.turn((world) => this.home.engine.worlds.reset(world));
  }

  /** Keeps the state as it is now under a name, in place of what was kept under it. */
  snapshot(name = 'default'): Promise<ControlSchema<'Snapshot'>> {
    return this.turn((world) => showSnapshot(takeSnapshot(world, inputOf('takeSnapshot', { name }).name)));
  }

  /** Back to a snapshot; keys stay. Rejects with a Problem that names those there are. */
  restore(name = 'default'): Promise<void> {
    return this.turn((world) => restoreSnapshot(this.home.engine.worlds, world, findState(world, name)));
  }

  /** A second merchant in the state of this one, with keys of its own. */
  fork(label?: string): Promise<Merchant> {
    return this.turn((world) => {
      const { worlds } = this.home.engine;
      return new Merchant(this.home, forkWorld(worlds, world, inputOf('forkMerchant', { label })));
    });
  }

  /** What differs between two states: snapshots by name, merchants by id or label. Without `to` the later one is the present. */
  diff(from: string, to?: string): Promise<ControlSchema<'StateDiff'>> {
    return this.turn((world) => {
      for (const name of to === undefined ? [from] : [from, to]) {
        if (typeof name !== 'string')
          throw new TypeError(`diff takes the names of snapshots or merchants, not ${shown(name)}.`);
      }
      const stateOf = (name: string) => findState(world, name, this.home.engine.worlds.all());
      const later = to === undefined ? world : stateOf(to);
      return { from, to: to ?? null, ...atOnce(diffStates(stateOf(from), later)) };
    });
  }
}
