/**
 * The registry of resources: each kind of record that a world keeps, once. Ids, worlds, imports and exports, timelines, the
 * change log, limits and whoever is told of a change read it. Lists stay in the order of their creation, and no record ever leaves one.
 */

interface Resource {
  /** Its list in the data of a world. */
  list: string;
  /** How its ids begin (docs/service.md#identifiers). */
  prefix: string;
  /** Exports of earlier versions lack it: such a world has none. */
  later?: true;
  /** No merchant may have more. */
  most?: number;
  /** Its fields that name other records, one or several, and the lists that these are in. */
  refersTo?: Readonly<Record<string, string>>;
  /** Those of them that belong to it: what happens to them is told in its timeline. Absent where it has no timeline of its own. */
  holds?: readonly string[];
}

export const RESOURCES = {
  payment: {
    list: 'payments',
    prefix: 'pay_req_',
    refersTo: { transaction_id: 'transactions', invoice_id: 'invoices', transaction_ids: 'transactions' },
    holds: ['transaction_ids'],
  },
  transaction: {
    list: 'transactions',
    prefix: 'txn_',
    refersTo: { payment_request_id: 'payments', payout_id: 'payouts' },
  },
  invoice: {
    list: 'invoices',
    prefix: 'inv_',
    refersTo: { payment_request_id: 'payments', transaction_id: 'transactions' },
    holds: [],
  },
  payout: {
    list: 'payouts',
    prefix: 'payout_',
    refersTo: { transaction_id: 'transactions' },
    holds: ['transaction_id'],
  },
  payment_link: {
    list: 'payment_links',
    prefix: 'plink_',
    later: true,
    most: 1_000,
    refersTo: { payment_request_ids: 'payments' },
    holds: ['payment_request_ids'],
  },
  subscription: {
    list: 'subscriptions',
    prefix: 'sub_',
    later: true,
    most: 1_000,
    refersTo: { invoice_ids: 'invoices' },
    holds: ['invoice_ids'],
  },
  event: { list: 'events', prefix: 'evt_' },
  delivery: { list: 'deliveries', prefix: 'dlv_', refersTo: { event_id: 'events', replay_of: 'deliveries' } },
  run: { list: 'runs', prefix: 'run_' },
} as const satisfies Record<string, Resource>;

export type RecordKind = keyof typeof RESOURCES;
export type RecordList = (typeof RESOURCES)[RecordKind]['list'];

/** The lists that fields of records lead to. */
type Referred = {
  [K in RecordKind]: (typeof RESOURCES)[K] extends { refersTo: infer Fields } ? Fields[keyof Fields] : never;
}[RecordKind];

/** Any row. */
type Row = Resource & { list: RecordList; refersTo?: Readonly<Record<string, Referred>> };

const rows = Object.entries(RESOURCES) as [RecordKind, Row][];

/** A row with what only some have. */
export const rowOf = (kind: RecordKind): Row => RESOURCES[kind];

export const RECORD_KINDS = rows.map(([kind]) => kind);
export const RECORD_LISTS = rows.map(([, { list }]) => list);

/** The lists that are found by id and counted by status; runs are few, and found by what they are on. */
export type CollectedList = Exclude<RecordList, 'runs'>;
export const COLLECTED = RECORD_LISTS.filter((list): list is CollectedList => list !== 'runs');

/** How the ids of each kind begin. */
export const RECORD_PREFIXES = Object.fromEntries(rows.map(([kind, { prefix }]) => [kind, prefix])) as {
  [K in RecordKind]: (typeof RESOURCES)[K]['prefix'];
};

/** Every list, empty; with `later` those alone that exports of earlier versions lack. */
export function emptyLists(later = false): Record<RecordList, []> {
  const lists = rows.filter(([, row]) => !later || row.later === true).map(([, { list }]) => [list, []]);
  return Object.fromEntries(lists) as Record<RecordList, []>;
}
