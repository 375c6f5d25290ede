/** The bounds of a sandbox that strangers share: how many records and bytes a merchant has, and how often it may do something. */
import { describe, expect, it } from 'vitest';
import { createPayment } from '../../src/core/payments.js';
import { createQuota } from '../../src/core/quotas.js';
import { isFull, recordsOf, requireRoom, requireRoomIn } from '../../src/core/room.js';
import { ORIGIN, refusal, testWorld } from '../support/world.js';

describe('The records of a world', () => {
  it.each([
    'payments',
    'transactions',
    'invoices',
    'payouts',
    'payment_links',
    'subscriptions',
    'ledger',
    'events',
    'deliveries',
    'runs',
    'keys',
    'faults',
  ] as const)('are counted with its %s', (name) => {
    const { data } = testWorld().world;
    const before = recordsOf(data);
    (data[name] as unknown[]).push({}, {});
    expect(recordsOf(data)).toBe(before + 2);
  });

  it('are counted with its scenarios, and without its journal', () => {
    const { data } = testWorld().world;
    const before = recordsOf(data);
    data.scenarios.mine = {};
    (data.journal as unknown[]).push({});
    expect(recordsOf(data)).toBe(before + 1);
  });
});

describe('A merchant that may have so many records', () => {
  it('has room below the bound and is refused at it', () => {
    const { world, env } = testWorld();
    const there = recordsOf(world.data);
    env.max_records = there + 1;
    expect(isFull(world)).toBe(false);
    requireRoomIn(world);
    env.max_records = there;
    expect(isFull(world)).toBe(true);
    const problem = refusal(() => requireRoomIn(world));
    expect(problem.kind).toBe('forbidden');
    expect(problem.message).toContain(`at most ${there} records`);
    expect(problem.message).toContain('POST /_sandbox/reset');
  });

  it('is told of what is stored under idempotency keys, too', () => {
    const { world, env } = testWorld();
    env.max_records = recordsOf(world.data) + 1;
    world.idempotency.set('POST /payments 1', { slot: '', fingerprint: '', at_ms: 0, state: 'done' });
    expect(isFull(world)).toBe(true);
    expect(refusal(() => requireRoomIn(world)).kind).toBe('forbidden');
  });

  it('may have any number where there is no bound', () => {
    const { world } = testWorld();
    expect(isFull(world)).toBe(false);
    requireRoom(world, Number.MAX_SAFE_INTEGER);
  });

  it('may import fewer than that', () => {
    const { world, env } = testWorld();
    env.max_records = 10;
    requireRoom(world, 9);
    expect(refusal(() => requireRoom(world, 10)).kind).toBe('forbidden');
  });
});

describe('A merchant that may have so many bytes', () => {
  const bytesOf = (data: object): number => JSON.stringify({ ...data, journal: undefined }).length;

  it('has room below the bound and is refused at it, told how many it has', () => {
    const { world, env } = testWorld();
    const bytes = bytesOf(world.data);
    env.max_bytes = bytes + 1;
    requireRoomIn(world);
    const full = testWorld();
    full.env.max_bytes = bytes;
    const problem = refusal(() => requireRoomIn(full.world));
    expect(problem.kind).toBe('forbidden');
    expect(problem.message).toContain(`at most ${bytes} bytes, and this one has ${bytes}.`);
  });

  it('is not told of its journal, which has a bound of its own', () => {
    const { world, env } = testWorld();
    (world.data.journal as unknown[]).push({ body: 'x'.repeat(100_000) });
    env.max_bytes = bytesOf(world.data) + 1;
    requireRoomIn(world);
  });

  it('is measured again after it was asked some times, and each time once it is full', () => {
    const { world, env } = testWorld();
    env.max_bytes = bytesOf(world.data) + 1_000;
    requireRoomIn(world);
    world.data.scenarios.long = { text: 'x'.repeat(2_000) };
    let asked = 1;
    while (asked < 100) {
      try {
        requireRoomIn(world);
        asked += 1;
      } catch {
        break;
      }
    }
    expect(asked).toBe(32);
    expect(refusal(() => requireRoomIn(world)).kind).toBe('forbidden');
    delete world.data.scenarios.long;
    requireRoomIn(world);
    // At the very bound it is full, and measured again as well.
    env.max_bytes = bytesOf(world.data);
    expect(refusal(() => requireRoomIn(world)).kind).toBe('forbidden');
    world.data.scenarios = {};
    world.data.rates = {};
    requireRoomIn(world);
  });

  it('is measured anew when its data was replaced', () => {
    const { world, worlds, env } = testWorld();
    requireRoomIn(world);
    createPayment(world, { amount: 1, currency: 'USD' }, ORIGIN);
    env.max_bytes = bytesOf(world.data);
    expect(refusal(() => requireRoomIn(world)).kind).toBe('forbidden');
    worlds.reset(world);
    requireRoomIn(world);
  });
});

describe('A quota', () => {
  it('lets so many through in a window of real time, then says how long there is none', () => {
    const host = { now_ms: 5_000 };
    const { world } = testWorld();
    const quota = createQuota(2, 1_000, () => host.now_ms);
    expect(quota.most).toBe(2);
    expect([quota.take(world), quota.take(world)]).toEqual([0, 0]);
    host.now_ms += 300;
    expect(quota.take(world)).toBe(700);
    host.now_ms += 699;
    expect(quota.take(world)).toBe(1);
    host.now_ms += 1;
    expect([quota.take(world), quota.take(world), quota.take(world)]).toEqual([0, 0, 1_000]);
  });

  it('is each merchant’s own, and a reset gives no new one', () => {
    const { world, worlds } = testWorld();
    const other = worlds.create();
    const quota = createQuota(1, 1_000, () => 0);
    expect(quota.take(world)).toBe(0);
    worlds.reset(world);
    expect([quota.take(world), quota.take(other)]).toEqual([1_000, 0]);
  });
});
