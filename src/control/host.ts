/** What the control API is handed by the composition root, and what each of its operations is given. */

import type { Bound, Call, Reply } from '../api/call.js';
import type { Routes } from '../api/pipeline.js';
import type { ShareLimits } from '../api/shares.js';
import type { Contract, Operation, ValidRequest } from '../contract/index.js';
import type { ControlOperationId, ControlRequest, ControlResult, ControlSchema } from '../contract/types.js';
import type { Dispatcher } from '../deliveries/dispatcher.js';
import type { Settings } from '../domain/merchants/settings.js';
import type { WorldOptions, Worlds } from '../domain/merchants/worlds.js';
import type { ChangeListener, Sliced } from '../domain/ports.js';
import type { Minor } from '../domain/records.js';
import type { World } from '../domain/world.js';
import type { ScenarioLibrary } from '../scenarios/library.js';
import type { Route } from './guard.js';
import type { BodyMemory, HeavyQueue } from './heavy.js';
import type { PublicMode } from './public-mode.js';
import type { StreamLimits, Streams } from './stream/streams.js';
import type { Places } from './wait.js';

/** What all paths of the control API stand below. */
export const CONTROL_PATH = '/_sandbox';

/** Of every answer, for programs and pages of this origin: no other page may load, frame or run what is answered here. */
export const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/** An entry of the chains' list of magic addresses. */
export interface MagicEntry {
  currency: string;
  chain: string;
  network: string;
  byte: number;
  behaviour: string;
  effect: string;
  address: string;
}

/** A profile that has a name: what it changes of the defaults, and how the clock and the balances start. */
interface NamedProfile {
  settings?: Readonly<Partial<Settings>>;
  clock?: 'frozen';
  balances?: Readonly<Record<string, Minor>>;
  examples?: true;
}

/** What is the same for every call. */
export interface ControlHost {
  /** Writes down what a call changed, before it is answered. @throws Error that says why it cannot be written */
  save(): void;
  worlds: Worlds;
  scenarios: ScenarioLibrary;
  dispatcher: Dispatcher;
  /**
   * Calls `listener` after `env.touched` was called for the world, also when it is deleted or replaced: once per turn of the
   * event loop, with the records that `env.changed` named.
   * @returns ends the subscription
   */
  onChange(world: World, listener: ChangeListener): () => void;
  version: string;
  /** Real seconds since the process began to start. */
  uptimeSeconds(): number;
  /** The calls of merchants since the process began. */
  calls(): ControlSchema<'Metrics'>['calls'];
  /** Null in memory. */
  dataFileBytes(): number | null;
  /** Only `ok` means that calls are accepted. */
  health(): 'ok' | 'starting' | 'stopping' | 'unwritable';
  bound: Bound;
  /** Calls `act` when the sandbox is told to stop: whoever waits is answered then. @returns prevents it */
  onStop(act: () => void): () => void;
  /** What calls about merchants as a whole must carry when not bound to loopback. */
  controlToken?: string | undefined;
  /** What the holder of a merchant gives to keep it; undefined where none is kept. */
  claimCode?: string | undefined;
  /** The bounds of a sandbox that lets anyone create a merchant; absent where it does not. */
  publicMode?: PublicMode | undefined;
  /** Scheme, host and port that a call was sent to, or those of the configured public URL. */
  originOf(call: Call): string;
  /** What new merchants inherit from the start flags. */
  newMerchant: WorldOptions;
  /** Named profiles, `default` among them. */
  presets: Readonly<Record<string, NamedProfile>>;
  /** Every magic payout address. */
  magic(): readonly MagicEntry[];
  /** The contract of the merchant API as this merchant's profile makes it. */
  contractOf(world: World): Contract;
  /** That contract as the merchant is shown it: with settings in its texts, and examples of now. */
  documentOf(world: World): Contract['document'];
  /** The URL of an inbox, as the sandbox recognises it as its own. */
  inboxUrl(name: string): string;
  /** Whether a URL leads to this sandbox itself. */
  isOwn(url: string): boolean;
  /**
   * Makes a call to the merchant API as any client does.
   * @returns the id under which it was logged; undefined when no whole answer came
   */
  callOwnServer(call: {
    method: string;
    path: string;
    headers: Readonly<Record<string, string>>;
    body: string;
  }): Promise<string | undefined>;
  /** A text that nobody can guess, from the machine's chance. */
  drawSecret(): string;
  /** A JSON document as YAML 1.2, piece by piece. */
  yaml(document: object): Sliced<string>;
  /** Does long work so that others are served in between. */
  inSlices<T>(work: Iterator<unknown, T>, slice_ms?: number): Promise<T>;
  /** Serves others, then resolves. */
  yieldToLoop(): Promise<void>;
  /** Bounds of streams that differ from the usual ones. */
  streams?: Partial<StreamLimits>;
  /** Bounds of calls that wait, where they differ from the usual ones. */
  waits?: Partial<ShareLimits>;
  /** A bug: for the log, never for the answer. */
  report(error: unknown, operation_id: string | undefined): void;
}

/** What an operation is given beside its request. */
export interface ControlContext extends With<'world'> {
  /** Scheme, host and port that the call was sent to, or the public ones: where payment_url leads to. */
  origin: string;
  /** Whether the call carries the token of the operator. */
  isOperator: boolean;
}

/** An answer with another status than the success that its operation documents first. */
export class Answered {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** The body of the success that its operation documents first, another answer, or a stream, which is a reply already. */
type Answer<Id extends ControlOperationId> = ControlResult<Id> | Answered | Reply;

/** A handler for every operation; leaving one out does not compile. It may take its time: `advance` and `wait` await what they caused. */
export type AllHandlers = {
  readonly [Id in ControlOperationId]: (
    request: ControlRequest<Id>,
    context: ControlContext,
  ) => Answer<Id> | Promise<Answer<Id>>;
};
/** Handlers of some operations. */
export type Handlers = Partial<AllHandlers>;

/** What all calls share. */
export interface Shared {
  readonly contract: Contract;
  readonly routes: Routes<Operation>;
  /** The streams that are open, and the calls that wait, of all merchants. */
  readonly streams: Streams;
  readonly waits: Places;
  readonly bodies: BodyMemory;
  readonly heavy: HeavyQueue;
}

/** What every step may read. */
export interface Started {
  readonly host: ControlHost;
  readonly shared: Shared;
  readonly call: Call;
  /** Below the mount, as sent. */
  readonly path: string;
}

/** What the steps find, by the names under which later ones read it. */
export interface Found {
  readonly route: Route;
  readonly world: World;
  readonly bytes: Uint8Array | undefined;
  readonly leave: (() => void) | undefined;
  readonly body: unknown;
  readonly request: ValidRequest;
  /** A body, or what else was answered. */
  readonly result: unknown;
}

export type With<Names extends keyof Found> = Started & Pick<Found, Names>;
