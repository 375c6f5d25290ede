/** What the core needs from outside itself. The composition root fills these in; the core stays synchronous and pure. */
import type {
  EventRecord,
  FaultRecord,
  InvoiceRecord,
  Job,
  JsonObject,
  Metadata,
  PaymentRecord,
  PayoutRecord,
  RunRecord,
  TransactionRecord,
  WebhookRecord,
} from './records.js';
import type { JobKind, RecordKind } from './resources.js';
import type { World } from './world.js';

/** How often something may be done in real time, whatever a merchant's own clock says. */
interface Quota {
  readonly most: number;
  /** Counts one. @returns milliseconds until there is room again; 0 when this one was counted */
  take(world: World): number;
}

/** Long work that is done piece by piece, so that others can be served in between: each `yield` is a place to stop. */
export type Sliced<T> = Generator<undefined, T>;

/** Does the work without a stop. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

type AddressVerdict = { ok: true; network: string; chain: string } | { ok: false; reason: string; message: string };

/** The chains module, as the core sees it. */
export interface Chains {
  checkAddress(currency: string, address: string): AddressVerdict;
  /** The byte of a magic address, if it is one (docs/service.md#magic-addresses). */
  magicOf(address: string): number | undefined;
  /** Networks (chains) that a currency can be received on, the default first. */
  networksOf(currency: string): readonly string[];
  /** What people call a network. */
  networkName(network: string): string;
  /** A deposit address of a test network from 32 random bytes. */
  depositAddress(currency: string, network: string, bytes: Uint8Array): string;
  transactionHash(network: string, bytes: Uint8Array): string;
  paymentUri(currency: string, network: string, address: string, amount: string): string;
}

export interface Crypto {
  sha256Hex(text: string): string;
  hmacSha256(key: string, message: string | Uint8Array): Uint8Array;
}

/** What events are about. */
export type Subject = PaymentRecord | TransactionRecord | InvoiceRecord | PayoutRecord;

/** Told of every event after it is recorded, in the order of registration: coverage, scenario triggers. */
type EventListener = (world: World, event: EventRecord, subject: Subject | null) => void;

/**
 * Runs one job at its due instant. Must not throw for a subject that is gone.
 * @returns false when there was nothing left to do, because what the job was for had been done or undone before
 */
export type JobHandler = (world: World, job: Job) => unknown;

/** What can change in a world, in the words of those who are told of it. */
export type ChangeKind =
  | RecordKind
  | 'webhook'
  | 'key'
  | 'scenario'
  | 'fault'
  | 'inbox'
  | 'profile'
  | 'balance'
  /** Another merchant was made or deleted; told where no strangers share the process. */
  | 'merchant'
  | 'snapshot'
  | 'clock'
  | 'request';

/** What has changed in a world: the ids of records by kind. */
export type Changed = ReadonlyMap<ChangeKind, ReadonlySet<string>>;
export type ChangeListener = (changed: Changed) => void;

/** What is wrong with something, and where below it, such as `payments[3].amount`; the path is empty for the whole of it. */
export interface Issue {
  path: string;
  message: string;
}

/** Checks what an imported world says of scenarios and faults, as scenario files and calls are checked. */
export interface ScenarioCheck {
  /** Each issue below the name of its scenario; what is not asked for is not checked. */
  scenarios(definitions: Readonly<Record<string, JsonObject>>): Iterable<Issue | undefined>;
  run(run: RunRecord): Issue | undefined;
  fault(fault: FaultRecord): Issue | undefined;
}

/** Process-wide wiring that every world shares. */
export interface Env {
  /** Host time in milliseconds since 1970. */
  hostTime(): number;
  chains: Chains;
  crypto: Crypto;
  listeners: EventListener[];
  /** Told last of all, of the events of merchants that have endpoints. */
  deliver?(world: World, event: EventRecord): void;
  handlers: Partial<Record<JobKind, JobHandler>>;
  /** A secret from the machine's chance, for keys that must not follow from a seed; where it is absent they do. */
  drawSecret?(): string;
  /** Lower-case letters and digits from the machine's chance, for ids, likewise. */
  drawId?(length: number): string;
  /** How many records a merchant may have; where it is absent, as many as there is room for. */
  max_records?: number;
  /** How many bytes of memory a merchant may have, about, likewise. */
  max_bytes?: number;
  /** How much real time moving a clock may take, in milliseconds, likewise. */
  longest_advance_ms?: number;
  /** How many jobs may run in one turn, likewise; the others of the process have their turns in between. */
  jobs_in_a_turn?: number;
  /** How often a merchant may call the merchant API, and have webhooks sent; where it is absent, as often as it likes. */
  quotas?: { requests: Quota; control: Quota; deliveries: Quota };
  /** What is said to those whose key nobody has, beside that. */
  unknown_key_advice?: string;
  /** Absent where nobody imports anything. */
  scenarios?: ScenarioCheck;
  /** Whether a text is what the contract means by a format, likewise. */
  fits?(format: 'date' | 'email' | 'uri', text: string): boolean;
  /** Asked before a resource is created; throws a Problem when its metadata asks for what there is not. */
  beforeCreate?(world: World, kind: 'payment' | 'invoice' | 'payout', metadata: Metadata | undefined): void;
  /** An endpoint was registered. */
  webhookAdded?(world: World, webhook: WebhookRecord): void;
  /** An endpoint is gone: what is queued for it must not be sent. */
  webhookRemoved?(world: World, webhook: WebhookRecord): void;
  /** A world has its seed state, new or again. */
  furnished?(world: World): void;
  /** A world stands at a state that it has not come to by itself: written down, kept, or somebody else's. */
  restored?(world: World): void;
  /** Something was put into the world's future or its data changed: the host re-arms its timer and its store. */
  touched(world: World): void;
  /**
   * A record has changed or was made, named for those who watch the world; `touched` is still called. Cheap where nobody
   * watches. What is one in each world, such as its clock, has the merchant's id.
   */
  changed?(world: World, kind: ChangeKind, id: string): void;
  /** A job was put into the world's future, or has left it: for a store that writes each change. */
  jobMoved?(world: World, job: Job, gone: boolean): void;
  /** What is stored under an idempotency key has changed, likewise. */
  slotChanged?(world: World, slot: string): void;
  /** The data of a world is about to be given up: by a reset, an import, or with its merchant. */
  retired?(world: World): void;
  /** The merchant was deleted: nothing of it is to be kept or ticked. */
  removed?(world: World): void;
}
