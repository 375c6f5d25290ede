/** What the records of a world are indexed under: every filter of a list, and every combination of filters, is one look-up. */
import { describe, expect, it } from 'vitest';
import { createPayout } from '../../src/domain/payouts/payouts.js';
import type { Listed } from '../../src/domain/records.js';
import type { World } from '../../src/domain/world.js';
import { exported, testWorld } from '../support/world.js';
import { fullWorld } from './full-world.js';

/** Each collection with the filters of its lists, as a record answers them. */
const FILTERS: [
  name: string,
  of: (world: World) => { records: Listed[]; count(facet: string): number; read: World['payments']['read'] },
  facets: (record: never) => string[],
][] = [
  ['payments', (w) => w.payments as never, ({ status }: { status: string }) => [status]],
  ['invoices', (w) => w.invoices as never, ({ status }: { status: string }) => [status]],
  ['payment links', (w) => w.payment_links as never, ({ status }: { status: string }) => [status]],
  ['subscriptions', (w) => w.subscriptions as never, ({ status }: { status: string }) => [status]],
  ['events', (w) => w.events as never, ({ type }: { type: string }) => [type]],
  [
    'transactions',
    (w) => w.transactions as never,
    ({ status, type }: { status: string; type: string }) => [status, `|${type}`, `${status}|${type}`],
  ],
  [
    'payouts',
    (w) => w.payouts as never,
    ({ status, withdrawal }: { status: string; withdrawal?: true }) =>
      withdrawal ? [status, '|withdrawal', `${status}|withdrawal`] : [status],
  ],
  [
    'deliveries',
    (w) => w.deliveries as never,
    ({ status, endpoint_id: to, event_type: type }: { status: string; endpoint_id: string; event_type: string }) => [
      ...[status, to, type],
      ...[`${status}|${to}`, `${status}|${type}`, `${to}|${type}`],
      `${status}|${to}|${type}`,
    ],
  ],
];

describe('The lists of a world', () => {
  it.each(FILTERS)('of %s are filed under each of their filters', (_name, of, facets) => {
    const { world } = fullWorld();
    const { records } = of(world);
    const all = new Set(records.flatMap((record) => facets(record as never)));
    expect(all.size).toBeGreaterThan(0);
    for (const facet of all) {
      const filed = records.filter((record) => facets(record as never).includes(facet));
      expect(of(world).count(facet), facet).toBe(filed.length);
      expect(of(world).read(-1, 'newer', 999, facet)).toEqual(filed);
    }
  });

  it('of payouts tell withdrawals from the others', () => {
    const { world } = testWorld();
    const body = { amount: 1, currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } as const;
    const [payout, withdrawal] = [createPayout(world, body), createPayout(world, body, 'merchant')];
    expect(world.payouts.read(-1, 'newer', 9, '|withdrawal')).toEqual([withdrawal]);
    expect(world.payouts.read(-1, 'newer', 9, 'pending')).toEqual([payout, withdrawal]);
  });
});

/** Each relation with the owner of a record, as the record tells it. */
const RELATIONS: [
  name: keyof World['related'],
  records: (world: World) => object[],
  owner: (record: never) => unknown,
][] = [
  ['events', ({ data }) => data.events, ({ resource_id }: { resource_id: string | null }) => resource_id],
  ['caused_events', ({ data }) => data.events, ({ cause }: { cause?: string }) => cause],
  ['deliveries', ({ data }) => data.deliveries, ({ event_id }: { event_id: string }) => event_id],
  [
    'refunds',
    ({ data }) => data.transactions,
    ({ type, payment_request_id }: { type: string; payment_request_id: string | null }) =>
      type === 'refund' ? payment_request_id : null,
  ],
  ['payments', ({ data }) => data.payments, ({ invoice_id }: { invoice_id?: string }) => invoice_id],
  ['movements', ({ data }) => data.ledger, ({ resource_id }: { resource_id: string | null }) => resource_id],
  ['caused_movements', ({ data }) => data.ledger, ({ cause }: { cause?: string }) => cause],
];

describe('What belongs to something in a world', () => {
  it.each(RELATIONS)('is found: %s', (name, recordsOf, ownerOf) => {
    const { world } = fullWorld();
    for (const entry of world.data.ledger.slice(0, 2)) entry.cause = 'req_1';
    const records = recordsOf(world);
    const owners = new Set(
      records.map((record) => ownerOf(record as never)).filter((owner) => typeof owner === 'string'),
    );
    expect(owners.size).toBeGreaterThan(0);
    for (const owner of owners) {
      const expected = records.filter((record) => ownerOf(record as never) === owner);
      expect(world.related[name].of(owner)).toEqual(expected);
    }
    expect(world.related[name].of('nothing')).toEqual([]);
  });
});

describe('A world that is loaded', () => {
  it('knows what it has, and nothing of what it had', () => {
    const { world } = fullWorld();
    const data = exported(world);
    const [payment] = world.payments.records;
    world.load({ ...exported(testWorld().world), merchant: data.merchant });
    expect([world.payments.size, world.payments.get(payment?.id ?? ''), world.jobs.size]).toEqual([0, undefined, 0]);
    expect([world.calls, world.job_instant_ms, world.idempotency.size]).toEqual([0, null, 0]);
    world.load(data);
    expect(world.payments.get(payment?.id ?? '')?.id).toBe(payment?.id);
    expect([world.jobs.size, world.books.entries.length]).toEqual([data.jobs.length, data.ledger.length]);
  });
});
