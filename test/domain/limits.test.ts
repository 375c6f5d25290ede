/** The bounds of a sandbox that strangers share: how many records and bytes a merchant has, and how often it may do something. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQuota } from '../../src/api/shares.js';
import { createWebhook } from '../../src/domain/endpoints/webhooks.js';
import {
  countBeside,
  importBelowLimit,
  isFull,
  noteChange,
  recordsOf,
  requireBelowLimit,
} from '../../src/domain/limits.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { pay } from '../../src/domain/payments/receiving.js';
import { createPayout } from '../../src/domain/payouts/payouts.js';
import { atOnce } from '../../src/domain/ports.js';
import type { World } from '../../src/domain/world.js';
import { BTC_ADDRESS } from '../support/box.js';
import { advanceBy, DAY_MS, importWorld, ORIGIN, refusal, testWorld } from '../support/world.js';

const importable = (...asked: Parameters<typeof importBelowLimit>): void => atOnce(importBelowLimit(...asked));

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

  it('are counted with its scenarios, and without its request log', () => {
    const { data } = testWorld().world;
    const before = recordsOf(data);
    data.scenarios.mine = {};
    (data.journal as unknown[]).push({});
    expect(recordsOf(data)).toBe(before + 1);
  });
});

describe('A merchant that may have so many records', () => {
  it('has room below the bound and is rejected at it', () => {
    const { world, env } = testWorld();
    const there = recordsOf(world.data);
    env.max_records = there + 1;
    expect(isFull(world)).toBe(false);
    requireBelowLimit(world);
    env.max_records = there;
    expect(isFull(world)).toBe(true);
    const problem = refusal(() => requireBelowLimit(world));
    expect(problem.kind).toBe('forbidden');
    expect(problem.message).toContain(`at most ${there} records`);
    expect(problem.message).toContain('POST /_sandbox/reset');
  });

  it('is told of what is stored under idempotency keys, too', () => {
    const { world, env } = testWorld();
    env.max_records = recordsOf(world.data) + 1;
    world.idempotency.set('POST /payments 1', { slot: '', fingerprint: '', at_ms: 0, state: 'done' });
    expect(isFull(world)).toBe(true);
    expect(refusal(() => requireBelowLimit(world)).kind).toBe('forbidden');
  });

  it('may have any number where there is no bound', () => {
    const { world } = testWorld();
    expect(isFull(world)).toBe(false);
    requireBelowLimit(world, Number.MAX_SAFE_INTEGER);
  });

  it('may import fewer than that', () => {
    const { world, env } = testWorld();
    const there = recordsOf(world.data);
    env.max_records = there + 1;
    importable(world, world.data);
    env.max_records = there;
    expect(refusal(() => importable(world, world.data)).kind).toBe('forbidden');
    const answer = { slot: '', fingerprint: '', at_ms: 0, state: 'done' as const };
    env.max_records = there + 1;
    expect(refusal(() => importable(world, { ...world.data, idempotency: [answer] })).kind).toBe('forbidden');
  });
});

describe('A merchant that may have so many bytes', () => {
  /** As many as it is said to have, once it has too many. */
  function bytesOf(world: World): number {
    const { max_bytes } = world.env;
    world.env.max_bytes = 1;
    const { message } = refusal(() => requireBelowLimit(world));
    if (max_bytes === undefined) delete world.env.max_bytes;
    else world.env.max_bytes = max_bytes;
    return Number(/this one has (\d+)\./.exec(message)?.[1]);
  }

  it('has room below the bound and is rejected at it, told how many it has', () => {
    const { world, env } = testWorld();
    const bytes = bytesOf(world);
    env.max_bytes = bytes + 1;
    requireBelowLimit(world);
    env.max_bytes = bytes;
    const problem = refusal(() => requireBelowLimit(world));
    expect(problem.kind).toBe('forbidden');
    expect(problem.message).toContain(`at most ${bytes} bytes, and this one has ${bytes}.`);
  });

  it('is not told of its request log, which has a bound of its own', () => {
    const { world, env } = testWorld();
    (world.data.journal as unknown[]).push({ body: 'x'.repeat(100_000) });
    env.max_bytes = bytesOf(world) + 1;
    requireBelowLimit(world);
  });

  it('is counted as it changes: what comes, what grows, what goes, and what is kept beside it', () => {
    const { world, env } = testWorld();
    env.max_bytes = 1_000_000;
    const before = bytesOf(world);
    world.data.scenarios.long = { text: 'x'.repeat(2_000) };
    noteChange(world, 'scenario', 'long');
    expect(bytesOf(world)).toBe(before + JSON.stringify({ text: 'x'.repeat(2_000) }).length);
    world.data.scenarios.long = { text: 'x'.repeat(3_000) };
    noteChange(world, 'scenario', 'long');
    expect(bytesOf(world)).toBe(before + JSON.stringify({ text: 'x'.repeat(3_000) }).length);
    delete world.data.scenarios.long;
    noteChange(world, 'scenario', 'long');
    countBeside(world, 'a thing', 500);
    countBeside(world, 'a thing', 700);
    expect(bytesOf(world)).toBe(before + 700);
    countBeside(world, 'a thing', 0);
    expect(bytesOf(world)).toBe(before);
  });

  it('has those of its logo, too', () => {
    const { world, env } = testWorld();
    env.max_bytes = 1_000_000;
    const before = bytesOf(world);
    world.data.settings.brand_logo = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(40_000)}`;
    expect(bytesOf(world)).toBe(before + world.data.settings.brand_logo.length);
  });

  it('has two bytes for each character where one of them needs two', () => {
    const { world, env } = testWorld();
    env.max_bytes = 1_000_000;
    const before = bytesOf(world);
    world.data.scenarios.wide = { text: `${'x'.repeat(2_000)}→` };
    noteChange(world, 'scenario', 'wide');
    expect(bytesOf(world)).toBeGreaterThan(before + 4_000);
  });

  it('is counted alike by its changes and as a whole', () => {
    const { world, worlds, env } = testWorld();
    env.max_bytes = 10_000_000;
    requireBelowLimit(world);
    createWebhook(world, { url: 'https://shop.example/hook', event_types: ['payment.created'] });
    const payment = createPayment(world, { amount: 10, currency: 'USD', metadata: { a: 'b' } }, ORIGIN);
    pay(world, payment.id, { currency: 'BTC' });
    const payout = createPayout(world, { amount: 0.1, currency: 'BTC', address: BTC_ADDRESS });
    expect(payout.status).toBe('pending');
    advanceBy(world, DAY_MS);
    const counted = bytesOf(world);
    importWorld(worlds, world, structuredClone(world.data));
    expect(bytesOf(world)).toBe(counted);
  });

  it('P5: a full merchant that is asked again is not read again', () => {
    const { world, env } = testWorld();
    for (let i = 0; i < 50; i++) createPayment(world, { amount: 1, currency: 'USD' }, ORIGIN);
    env.max_bytes = 1_000;
    expect(refusal(() => requireBelowLimit(world)).kind).toBe('forbidden');
    const printed = vi.spyOn(JSON, 'stringify');
    onTestFinished(() => printed.mockRestore());
    const characters = (): number => printed.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
    for (let i = 0; i < 20; i++) expect(refusal(() => requireBelowLimit(world)).kind).toBe('forbidden');
    expect(characters()).toBeLessThan(20 * 200);
    // Nor is all of it once something has changed.
    createPayment(world, { amount: 1, currency: 'USD' }, ORIGIN);
    expect(refusal(() => requireBelowLimit(world)).kind).toBe('forbidden');
    expect(characters()).toBeLessThan(20 * 200 + 10_000);
  });

  it('is measured anew when its data was replaced', () => {
    const { world, worlds, env } = testWorld();
    requireBelowLimit(world);
    createPayment(world, { amount: 1, currency: 'USD' }, ORIGIN);
    env.max_bytes = bytesOf(world);
    expect(refusal(() => requireBelowLimit(world)).kind).toBe('forbidden');
    worlds.reset(world);
    requireBelowLimit(world);
  });

  it('may not import as many', () => {
    const { world, env } = testWorld();
    const { journal: _bounded, ...counted } = world.data;
    env.max_bytes = Object.values(counted)
      .flat()
      .reduce((sum: number, record) => sum + JSON.stringify(record).length, 0);
    expect(refusal(() => importable(world, world.data)).message).toContain('bytes, and this one has');
    env.max_bytes += 1;
    importable(world, world.data);
  });
});

describe('A quota', () => {
  it('lets so many through in a window of real time, then says how long there is none', () => {
    const host = { now_ms: 5_000 };
    const { world } = testWorld();
    const quota = createQuota(2, 1_000, () => host.now_ms, new WeakMap());
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
    const quota = createQuota(1, 1_000, () => 0, new WeakMap());
    expect(quota.take(world)).toBe(0);
    worlds.reset(world);
    expect([quota.take(world), quota.take(other)]).toEqual([1_000, 0]);
  });
});
