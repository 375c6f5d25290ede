/**
 * The registry of resources: each kind of record that a world keeps, once. Ids, fresh worlds, imports and exports, the change log,
 * limits and whoever is told of a change read it. Lists stay in the order of their creation, and no record ever leaves one.
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
}

export const RESOURCES = {
  payment: { list: 'payments', prefix: 'pay_req_' },
  transaction: { list: 'transactions', prefix: 'txn_' },
  invoice: { list: 'invoices', prefix: 'inv_' },
  payout: { list: 'payouts', prefix: 'payout_' },
  payment_link: { list: 'payment_links', prefix: 'plink_', later: true, most: 1_000 },
  subscription: { list: 'subscriptions', prefix: 'sub_', later: true, most: 1_000 },
  event: { list: 'events', prefix: 'evt_' },
  delivery: { list: 'deliveries', prefix: 'dlv_' },
  run: { list: 'runs', prefix: 'run_' },
} as const satisfies Record<string, Resource>;

export type RecordKind = keyof typeof RESOURCES;
export type RecordList = (typeof RESOURCES)[RecordKind]['list'];

const rows = Object.entries(RESOURCES) as [RecordKind, Resource & { list: RecordList }][];

export const RECORD_KINDS = rows.map(([kind]) => kind);
export const RECORD_LISTS = rows.map(([, { list }]) => list);

/** How the ids of each kind begin. */
export const RECORD_PREFIXES = Object.fromEntries(rows.map(([kind, { prefix }]) => [kind, prefix])) as {
  [K in RecordKind]: (typeof RESOURCES)[K]['prefix'];
};

/** Every list, empty; with `later` those alone that exports of earlier versions lack. */
export function emptyLists(later = false): Record<RecordList, []> {
  const lists = rows.filter(([, row]) => !later || row.later === true).map(([, { list }]) => [list, []]);
  return Object.fromEntries(lists) as Record<RecordList, []>;
}
