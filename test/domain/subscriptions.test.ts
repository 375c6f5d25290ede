/** Subscriptions: an invoice per interval, in order, whatever the clock does. */

import { describe, expect, it } from 'vitest';
import {
  cancelSubscription,
  createSubscription,
  type NewSubscription,
  pauseSubscription,
  resumeSubscription,
} from '../../src/domain/billing/subscriptions.js';
import { publicInvoice } from '../../src/domain/invoices/invoices.js';
import { payInvoice } from '../../src/domain/invoices/outcomes.js';
import { Problem } from '../../src/domain/problems.js';
import { RESOURCES } from '../../src/domain/resources.js';
import { exportWorld, readWorldState } from '../../src/domain/state/state.js';
import {
  advanceBy,
  advanceTo,
  DAY_MS,
  importWorld,
  ORIGIN,
  refusal,
  type TestWorld,
  testWorld,
  turn,
} from '../support/world.js';

const PLAN = { amount: 9.5, currency: 'EUR', interval: 'month', description: 'The small plan' } as const;

function subscribed(body: Partial<NewSubscription> = {}, made: TestWorld = testWorld()) {
  const subscription = turn(made.world, (world) => createSubscription(world, { ...PLAN, ...body }, ORIGIN));
  return { ...made, subscription };
}
type Subscribed = ReturnType<typeof subscribed>;

const days = ({ world }: Subscribed): string[] =>
  world.invoices.records.map(({ created_at_ms }) => new Date(created_at_ms).toISOString().slice(0, 10));
const nextOf = ({ subscription }: Subscribed): string | null =>
  subscription.next_invoice_at_ms === null ? null : new Date(subscription.next_invoice_at_ms).toISOString();

describe('A subscription', () => {
  it('makes its first invoice at once, like any other invoice', () => {
    const made = subscribed({ customer_name: 'Ada', customer_email: 'ada@example.com', metadata: { plan: 'small' } });
    expect(made.events).toEqual(['invoice.created']);
    const [invoice] = made.world.invoices.records;
    expect(invoice && publicInvoice(made.world, invoice)).toMatchObject({
      amount: 9.5,
      currency: 'EUR',
      status: 'draft',
      description: 'The small plan',
      customer_name: 'Ada',
      customer_email: 'ada@example.com',
      due_date: '2026-12-04',
      items: [{ name: 'The small plan', quantity: 1, unit_price: 9.5 }],
      metadata: { plan: 'small', subscription_id: made.subscription.id },
    });
    expect(made.subscription).toMatchObject({ status: 'active', invoice_ids: [invoice?.id] });
    expect(nextOf(made)).toBe('2026-12-20T17:00:00.000Z');
  });

  it('makes twelve more in a year, in order, each with the events of an invoice', () => {
    const made = subscribed({ days_until_due: 3 });
    advanceTo(made.world, Date.parse('2027-11-20T17:00:00Z'));
    expect(days(made)).toHaveLength(13);
    expect(days(made)).toEqual([...days(made)].sort());
    expect(days(made).slice(0, 3)).toEqual(['2026-11-20', '2026-12-20', '2027-01-20']);
    expect(made.events.slice(0, 4)).toEqual([
      'invoice.created',
      'invoice.opened',
      'invoice.past_due',
      'invoice.created',
    ]);
    expect(made.subscription.invoice_ids).toEqual(made.world.invoices.records.map(({ id }) => id));
  });

  it('of the 31st comes on the last day of shorter months', () => {
    const made = subscribed({}, testWorld({ clock: { mode: 'frozen', now_ms: Date.parse('2027-01-31T12:00:00Z') } }));
    advanceTo(made.world, Date.parse('2027-05-01T00:00:00Z'));
    expect(days(made)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it('may begin later, and then makes nothing before', () => {
    const made = subscribed({ start_at: '2026-12-01T00:00:00Z', interval: 'week', interval_count: 2 });
    expect(days(made)).toEqual([]);
    advanceBy(made.world, 30 * DAY_MS);
    expect(days(made)).toEqual(['2026-12-01', '2026-12-15']);
  });

  it('makes none while it is paused, skips what it missed and keeps its rhythm', () => {
    const made = subscribed({ interval: 'day' });
    turn(made.world, (world) => pauseSubscription(world, made.subscription.id));
    expect([nextOf(made), made.world.jobs.heap.some(({ kind }) => kind === 'subscription.invoice')]).toEqual([
      null,
      false,
    ]);
    advanceBy(made.world, 3.5 * DAY_MS);
    expect(days(made)).toEqual(['2026-11-20']);
    turn(made.world, (world) => resumeSubscription(world, made.subscription.id));
    expect(nextOf(made)).toBe('2026-11-24T17:00:00.000Z');
    advanceBy(made.world, DAY_MS);
    expect(days(made)).toEqual(['2026-11-20', '2026-11-24']);
  });

  it('that is resumed within the same interval misses nothing and bills nothing twice', () => {
    const made = subscribed({ interval: 'day' });
    for (const verb of [pauseSubscription, resumeSubscription]) turn(made.world, (w) => verb(w, made.subscription.id));
    advanceBy(made.world, DAY_MS);
    expect(days(made)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('ends when it is cancelled', () => {
    const made = subscribed();
    turn(made.world, (world) => cancelSubscription(world, made.subscription.id));
    advanceBy(made.world, 400 * DAY_MS);
    expect(days(made)).toHaveLength(1);
    for (const verb of [pauseSubscription, resumeSubscription, cancelSubscription]) {
      expect(refusal(() => verb(made.world, made.subscription.id)).kind).toBe('illegal_move');
    }
  });

  it('moves only as its table says', () => {
    const { world, subscription } = subscribed();
    expect(refusal(() => resumeSubscription(world, subscription.id)).extras.allowed).toEqual(['pause', 'cancel']);
    turn(world, () => pauseSubscription(world, subscription.id));
    expect(refusal(() => pauseSubscription(world, subscription.id)).extras.allowed).toEqual(['resume', 'cancel']);
    turn(world, () => cancelSubscription(world, subscription.id));
    expect(refusal(() => world.subscriptions.require('sub_nope')).kind).toBe('not_found');
  });

  it('makes invoices that can be paid', () => {
    const { world, subscription } = subscribed();
    turn(world, () => payInvoice(world, subscription.invoice_ids[0] ?? '', { currency: 'BTC' }));
    expect(world.invoices.records[0]?.status).toBe('paid');
  });

  it('survives export and import, and goes on where it was', () => {
    const made = subscribed();
    const read = readWorldState(exportWorld(made.world), made.world.env);
    if (!('data' in read)) throw new Error(JSON.stringify(read.issues));
    made.worlds.reset(made.world);
    importWorld(made.worlds, made.world, read.data);
    advanceBy(made.world, 31 * DAY_MS);
    expect(days(made)).toEqual(['2026-11-20', '2026-12-20']);
  });

  it('goes on where an invoice was rejected, and says why', () => {
    const made = subscribed({ metadata: { sandbox_scenario: 'gone-since' } });
    made.env.beforeCreate = () => {
      throw new Problem('invalid_value', 'There is no scenario gone-since.');
    };
    advanceBy(made.world, 31 * DAY_MS);
    expect(made.subscription).toMatchObject({ failure: 'There is no scenario gone-since.', status: 'active' });
    delete made.env.beforeCreate;
    advanceBy(made.world, 31 * DAY_MS);
    expect(days(made)).toEqual(['2026-11-20', '2027-01-20']);
    expect(made.subscription.failure).toBeUndefined();
  });

  it('has no next invoice after the end of time', () => {
    const end = Date.parse('9999-12-25T00:00:00Z');
    const made = subscribed({}, testWorld({ clock: { mode: 'frozen', now_ms: end } }));
    expect([nextOf(made), made.world.invoices.records[0]?.due_date]).toEqual([null, undefined]);
    advanceTo(made.world, end + 6 * DAY_MS);
    expect(days(made)).toHaveLength(1);
  });

  it.each<[string, Partial<NewSubscription>, string, string]>([
    ['begins in the past', { start_at: '2026-11-20T16:59:59Z' }, 'start_at', 'min:now'],
    ['begins too far ahead', { start_at: '2028-01-01T00:00:00Z' }, 'start_at', 'max:366d'],
    ['has too many decimals', { amount: 0.001 }, 'amount', 'decimals:2'],
  ])('is rejected when it %s', (_name, body, parameter, rule) => {
    const { world } = testWorld();
    const { detail } = refusal(() => createSubscription(world, { ...PLAN, ...body }, ORIGIN)).extras;
    expect(detail).toMatchObject({ parameter, rule });
    expect([world.subscriptions.size, world.invoices.size]).toEqual([0, 0]);
  });

  it('may begin now, or 366 days from now', () => {
    expect(days(subscribed({ start_at: '2026-11-20T17:00:00Z' }))).toEqual(['2026-11-20']);
    const far = subscribed({ start_at: '2027-11-21T17:00:00Z' });
    expect([days(far), nextOf(far)]).toEqual([[], '2027-11-21T17:00:00.000Z']);
  });

  it('names its invoices by itself where it has no description, and gives them nothing that it has not', () => {
    const { world } = testWorld();
    const { id } = turn(world, (w) =>
      createSubscription(w, { amount: 9.5, currency: 'EUR', interval: 'month' }, ORIGIN),
    );
    const [invoice] = world.invoices.records;
    expect(invoice?.items).toEqual([{ name: `Subscription ${id}`, quantity: 1, unit_price: 9.5 }]);
    for (const name of ['description', 'customer_name', 'customer_email']) expect(invoice).not.toHaveProperty(name);
  });

  it('with an empty description has lines with a name all the same', () => {
    const { world, subscription } = subscribed({ description: '' });
    expect(world.invoices.records[0]).toMatchObject({
      description: '',
      items: [{ name: `Subscription ${subscription.id}` }],
    });
  });

  it.each(['x', '😀'])('with a long description has lines with as much of it as a line may have: %s', (character) => {
    const { world } = subscribed({ description: character.repeat(600) });
    expect(world.invoices.records[0]).toMatchObject({
      description: character.repeat(600),
      items: [{ name: character.repeat(255) }],
    });
  });

  it('that is paused leaves all else in the future', () => {
    const made = subscribed();
    const other = turn(made.world, (world) => createSubscription(world, PLAN, ORIGIN));
    turn(made.world, (world) => pauseSubscription(world, made.subscription.id));
    expect(made.world.jobs.heap.map(({ kind, subject }) => [kind, subject])).toEqual(
      expect.arrayContaining([
        ['subscription.invoice', other.id],
        ['invoice.open', made.subscription.invoice_ids[0]],
      ]),
    );
    expect(made.world.jobs.size).toBe(3);
  });

  it('pauses by itself in a world that may not grow, and says why', () => {
    const made = subscribed();
    made.env.max_records = 1;
    advanceBy(made.world, 31 * DAY_MS);
    expect(made.subscription).toMatchObject({
      status: 'paused',
      failure: 'The merchant has as many records as it may have.',
      next_invoice_at_ms: null,
    });
    expect(days(made)).toEqual(['2026-11-20']);
  });

  it('says of a long rejection as much as a record may hold, and is no cover for a fault of the sandbox', () => {
    const made = subscribed();
    made.env.beforeCreate = () => {
      throw new Problem('invalid_value', 'x'.repeat(2_000));
    };
    advanceBy(made.world, 31 * DAY_MS);
    expect(made.subscription.failure).toBe('x'.repeat(1_000));
    made.env.beforeCreate = () => {
      throw new RangeError('a fault');
    };
    expect(() => advanceBy(made.world, 31 * DAY_MS)).toThrow('a fault');
  });

  it('has a next invoice at the last instant, and a due date on the last day', () => {
    const end = Date.parse('9999-12-31T23:59:59.999Z');
    const made = subscribed(
      { interval: 'day', days_until_due: 1 },
      testWorld({ clock: { mode: 'frozen', now_ms: end - DAY_MS } }),
    );
    expect([nextOf(made), made.world.invoices.records[0]?.due_date]).toEqual([
      '9999-12-31T23:59:59.999Z',
      '9999-12-31',
    ]);
    expect(made.world.jobs.heap.filter(({ kind }) => kind === 'subscription.invoice')).toHaveLength(1);
  });

  it('is told of when it is made, moved and billed', () => {
    const made = testWorld();
    const told: string[] = [];
    made.env.changed = (_world, kind, id) => told.push(`${kind} ${id}`);
    const { id } = createSubscription(made.world, { ...PLAN, start_at: '2026-11-21T17:00:00Z' }, ORIGIN);
    expect(told).toEqual([`subscription ${id}`]);
    pauseSubscription(made.world, id);
    resumeSubscription(made.world, id);
    expect(told.slice(1)).toEqual(Array(3).fill(`subscription ${id}`));
    told.length = 0;
    advanceBy(made.world, DAY_MS);
    expect(told).toContain(`subscription ${id}`);
  });

  it('is one of a bounded number', () => {
    const { world } = testWorld();
    for (let i = 0; i < RESOURCES.subscription.most; i++) createSubscription(world, PLAN, ORIGIN);
    expect(refusal(() => createSubscription(world, PLAN, ORIGIN)).kind).toBe('illegal_move');
  });

  it('that is exported with parts that do not fit is rejected', () => {
    const { world } = subscribed();
    const document = exportWorld(world);
    const [subscription] = document.subscriptions as object[];
    const damaged = (change: object) => ({ ...document, subscriptions: [{ ...subscription, ...change }] });
    for (const [change, path] of [
      [{ status: 'paused' }, 'subscriptions[0].next_invoice_at_ms'],
      [{ invoice_ids: ['inv_x'] }, 'subscriptions[0].invoice_ids'],
      [{ amount: '0' }, 'subscriptions[0].amount'],
      [{ interval: 'hour' }, 'subscriptions[0].interval'],
      [{ interval_count: 0 }, 'subscriptions[0].interval_count'],
    ] as const) {
      expect(readWorldState(damaged(change), world.env)).toMatchObject({ issues: [{ path }] });
    }
  });
});
