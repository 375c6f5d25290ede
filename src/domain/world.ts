/** One merchant's world: the plain data, and beside it the indexes that are derived from it. */

import { Collection, type Facets, getOrMake, Relation } from './collection.js';
import { recordToKeep, slotToKeep } from './idempotency.js';
import { JobQueue } from './jobs.js';
import { Books } from './ledger/ledger.js';
import { withOptional } from './merchants/settings.js';
import type { ChangeKind, Env } from './ports.js';
import type {
  DeliveryRecord,
  EventRecord,
  IdempotencyRecord,
  Job,
  PaymentRecord,
  PayoutRecord,
  TransactionRecord,
  WorldData,
} from './records.js';
import { RECORD_KINDS, RESOURCES, type RecordKind, type RecordList } from './resources.js';
import { deliveryState } from './states.js';

/** Collections keep the facets of each record: records that are indexed alike share one list. */
const lists = new Map<string, readonly string[]>();

const byStatus = ({ status }: { status: string }) => getOrMake(lists, status, () => [status]);
/** Payment requests are counted by their phase too, which may be called as a status is. */
const paymentFacets = ({ status, phase }: PaymentRecord) =>
  getOrMake(lists, `payment ${status}|${phase}`, () => [status, `|${phase}`, `${status}|${phase}`]);
/** Withdrawals are listed apart from the other payouts too. */
const payoutFacets = ({ status, withdrawal }: PayoutRecord) =>
  withdrawal === true
    ? getOrMake(lists, `${status}|withdrawal`, () => [status, '|withdrawal', `${status}|withdrawal`])
    : byStatus({ status });
const byType = ({ type }: EventRecord) => getOrMake(lists, type, () => [type]);
const byStatusAndType = ({ status, type }: TransactionRecord) =>
  getOrMake(lists, `${status}|${type}`, () => [status, `|${type}`, `${status}|${type}`]);

/**
 * Deliveries are looked up by each combination of the filters of the control API; endpoints come and go with their world. What
 * waits for a retry is found as retrying, and as pending too.
 */
export function deliveryFacets(): Facets<DeliveryRecord> {
  const known = new Map<string, readonly string[]>();
  return (delivery) => {
    const { status, endpoint_id, event_type } = delivery;
    const state = deliveryState(delivery);
    return getOrMake(known, `${state}|${endpoint_id}|${event_type}`, () => {
      const states = state === status ? [status] : [status, state];
      const combined = states.flatMap((each) => [
        each,
        `${each}|${endpoint_id}`,
        `${each}|${event_type}`,
        `${each}|${endpoint_id}|${event_type}`,
      ]);
      return [endpoint_id, event_type, `${endpoint_id}|${event_type}`, ...combined];
    });
  };
}

/** Records by what they belong to. */
const relationsOf = ({ events, deliveries, transactions, payments, ledger, runs }: WorldData) => ({
  events: new Relation(events, ({ resource_id }) => resource_id),
  /** Events by what brought them about. */
  caused_events: new Relation(events, ({ cause }) => cause),
  deliveries: new Relation(deliveries, ({ event_id }) => event_id),
  /** Refunds by the payment request whose money they return. */
  refunds: new Relation(transactions, (record) => (record.type === 'refund' ? record.payment_request_id : null)),
  /** Payment requests by their invoice. */
  payments: new Relation(payments, ({ invoice_id }) => invoice_id),
  /** Entries of the ledger by their resource. */
  movements: new Relation(ledger, ({ resource_id }) => resource_id),
  /** Entries of the ledger by what brought them about. */
  caused_movements: new Relation(ledger, ({ cause }) => cause),
  /** Runs of scenarios by what they are on; those on nothing in particular by the empty text. */
  runs: new Relation(runs, ({ resource_id }) => resource_id ?? ''),
});

/** Lists whose records are found and counted by more than their status, or less. Made for each world that is loaded. */
const FACETS: { readonly [L in RecordList]?: () => Facets<WorldData[L][number]> } = {
  payments: () => paymentFacets,
  transactions: () => byStatusAndType,
  payouts: () => payoutFacets,
  deliveries: deliveryFacets,
  events: () => byType,
  // They are found by what they are on (relationsOf).
  runs: () => () => [],
};

function collectionOf(data: WorldData, kind: RecordKind): [RecordList, object] {
  const { list, name } = RESOURCES[kind];
  return [list, new Collection<{ id: string }>(data[list], (FACETS[list]?.() ?? byStatus) as Facets<object>, name)];
}

/** Each list of records with its index: `load` makes them, one for each row of the registry. */
const Collections = class {} as new () => { readonly [L in RecordList]: Collection<WorldData[L][number]> };

export class World extends Collections {
  data!: WorldData;
  /** States of it that are kept, by name (state/state.ts): worlds that nobody calls, and whose time stands still. */
  readonly snapshots = new Map<string, World>();
  jobs!: JobQueue;
  books!: Books;
  /** What belongs to what; read by the control API and the pages. */
  related!: ReturnType<typeof relationsOf>;
  /** By slot; the records themselves stand in the plain data, in order of their time. */
  idempotency!: Map<string, IdempotencyRecord>;
  /** The instant of the job that is being run; null between jobs. */
  job_instant_ms: number | null = null;
  /** More is due than one turn may run (jobs.ts). */
  behind = false;
  /** How many are running it at the moment. */
  catching_up = 0;
  /** What is being done at the moment, as what it brings about will name it (events.ts); null outside of a turn. */
  cause: string | null = null;
  /** Ids that the next records get in place of drawn ones (ids.ts); null nearly always. */
  given_ids: string[] | null = null;
  /** Counts calls that no request log keeps. */
  calls = 0;
  /** Counts loads: what was started before a reset or an import must not write into the new world. */
  generation = 0;

  constructor(
    readonly env: Env,
    data: WorldData,
  ) {
    super();
    this.load(data);
  }

  get id(): string {
    return this.data.merchant.id;
  }

  private readonly jobMoved = (job: Job, gone: boolean): void => this.env.jobMoved?.(this, job, gone);

  /** Tells of a record that was changed, and is to be kept. */
  changed(kind: ChangeKind, id: string): void {
    this.env.changed?.(this, kind, id);
    this.env.touched(this);
  }

  /** Takes `data` as the whole world from now on and derives every index from it. */
  load(data: WorldData): void {
    data.settings = withOptional(data.settings);
    data.origin.settings = withOptional(data.origin.settings);
    this.data = data;
    this.generation += 1;
    this.calls = 0;
    this.job_instant_ms = null;
    this.behind = false;
    Object.assign(this, Object.fromEntries(RECORD_KINDS.map((kind) => collectionOf(data, kind))));
    this.jobs = new JobQueue(data.jobs, this.jobMoved);
    this.books = new Books(data.ledger);
    this.related = relationsOf(data);
    // Nobody is left to end what was still being served when the data was copied.
    data.idempotency = data.idempotency.map(recordToKeep).filter((record) => record !== undefined);
    for (const record of data.idempotency) record.slot = slotToKeep(record.slot, this.env.crypto);
    this.idempotency = new Map(data.idempotency.map((record) => [record.slot, record]));
  }
}
