/**
 * The registry of resources: each kind of record that a world keeps, once, and what can fall due in it. Ids, worlds, imports and
 * exports, timelines, the change log, limits, the clock and whoever is told of a change read it. Lists stay in the order of their
 * creation, and no record ever leaves one. Who does what falls due is in actions.ts.
 */

/** What is said of a job before and afterwards. */
interface JobRow {
  /** What it will do, in a sentence. */
  does: string;
  /** Why it did it, in a sentence; absent where what it did speaks for itself. */
  did?: string;
  /** It is scheduled when its record is created, whatever happens to that in between. */
  from_creation?: true;
}

interface Resource {
  /** What a sentence calls one. */
  name: string;
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
  /** The kinds of job that are about it. */
  jobs?: Readonly<Record<`${string}.${string}`, JobRow>>;
}

export const RESOURCES = {
  payment: {
    name: 'payment request',
    list: 'payments',
    prefix: 'pay_req_',
    refersTo: { transaction_id: 'transactions', invoice_id: 'invoices', transaction_ids: 'transactions' },
    holds: ['transaction_ids'],
    jobs: {
      'payment.expire': {
        does: 'The payment request expires, unless all of it was seen by then.',
        did: 'The time of the payment request was up.',
        from_creation: true,
      },
      'payment.give_up': {
        does: 'The payment request fails, unless it was confirmed by then.',
        did: 'The payment stayed unconfirmed for 24 hours.',
      },
    },
  },
  transaction: {
    name: 'transaction',
    list: 'transactions',
    prefix: 'txn_',
    refersTo: { payment_request_id: 'payments', payout_id: 'payouts' },
  },
  invoice: {
    name: 'invoice',
    list: 'invoices',
    prefix: 'inv_',
    refersTo: { payment_request_id: 'payments', transaction_id: 'transactions' },
    holds: [],
    jobs: {
      'invoice.open': {
        does: 'The invoice opens, if it is still a draft.',
        did: 'An hour after its creation the invoice opens by itself.',
        from_creation: true,
      },
      'invoice.past_due': {
        does: 'The invoice is past due, if it is still open.',
        did: 'The due date of the invoice has ended.',
      },
    },
  },
  payout: {
    name: 'payout',
    list: 'payouts',
    prefix: 'payout_',
    refersTo: { transaction_id: 'transactions' },
    holds: ['transaction_id'],
    jobs: {
      'payout.process': {
        does: 'The payout passes its review and is broadcast.',
        did: 'The review of the payout was over.',
      },
      'payout.complete': {
        does: 'The payout is confirmed and completed.',
        did: 'The network confirmed the payout.',
      },
      'payout.fail': {
        does: 'The payout fails, as its magic address has it.',
        did: 'The magic address of the payout made it fail.',
      },
    },
  },
  payment_link: {
    name: 'payment link',
    list: 'payment_links',
    prefix: 'plink_',
    later: true,
    most: 1_000,
    refersTo: { payment_request_ids: 'payments' },
    holds: ['payment_request_ids'],
  },
  subscription: {
    name: 'subscription',
    list: 'subscriptions',
    prefix: 'sub_',
    later: true,
    most: 1_000,
    refersTo: { invoice_ids: 'invoices' },
    holds: ['invoice_ids'],
    jobs: {
      'subscription.invoice': {
        does: 'The subscription makes its next invoice.',
        did: 'An interval of the subscription has begun.',
      },
    },
  },
  event: { name: 'event', list: 'events', prefix: 'evt_' },
  delivery: {
    name: 'delivery',
    list: 'deliveries',
    prefix: 'dlv_',
    refersTo: { event_id: 'events', replay_of: 'deliveries' },
    jobs: {
      'delivery.attempt': { does: 'The webhook is sent.' },
    },
  },
  run: {
    name: 'run',
    list: 'runs',
    prefix: 'run_',
    jobs: {
      'scenario.step': { does: 'A step of the scenario is played.' },
    },
  },
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

/** How the ids of each kind begin. */
export const RECORD_PREFIXES = Object.fromEntries(rows.map(([kind, { prefix }]) => [kind, prefix])) as {
  [K in RecordKind]: (typeof RESOURCES)[K]['prefix'];
};

type JobsOf<Row> = Row extends { jobs: infer Jobs } ? keyof Jobs : never;
/** What can fall due in a world. */
export type JobKind = { [K in RecordKind]: JobsOf<(typeof RESOURCES)[K]> }[RecordKind];

/** What can fall due, with the kind of record that each is about. */
export const JOBS = Object.fromEntries(
  rows.flatMap(([of, { jobs = {} }]) => Object.entries(jobs).map(([kind, row]) => [kind, { of, ...row }])),
) as Record<JobKind, JobRow & { of: RecordKind }>;

/** Every list, empty; with `later` those alone that exports of earlier versions lack. */
export function emptyLists(later = false): Record<RecordList, []> {
  const lists = rows.filter(([, row]) => !later || row.later === true).map(([, { list }]) => [list, []]);
  return Object.fromEntries(lists) as Record<RecordList, []>;
}
