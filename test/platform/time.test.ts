import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { World } from '../../src/domain/world.js';
import { onClockSet, steadyTime, Ticker } from '../../src/platform/node/time.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A ticker over worlds that fall due at given instants of the fake clock. */
function ticking() {
  const due = new Map<World, number[]>();
  const ran: number[] = [];
  let looks = 0;
  const ticker = new Ticker({
    untilNextDue(world) {
      looks += 1;
      const next = due.get(world)?.[0];
      return next === undefined ? null : Math.max(0, next - Date.now());
    },
    onDue(world) {
      ran.push(due.get(world)?.shift() ?? Number.NaN);
      ticker.touched(world);
    },
  });
  const start = Date.now();
  const add = (...delays: number[]): World => {
    const world = {} as World;
    due.set(
      world,
      delays.map((delay) => start + delay),
    );
    ticker.touched(world);
    return world;
  };
  return { ticker, add, ran: () => ran.map((at) => at - start), looks: () => looks, due };
}

describe('the ticker', () => {
  test('runs each world at its due instants', async () => {
    const { add, ran } = ticking();
    add(10, 20);
    add(15);
    await vi.advanceTimersByTimeAsync(16);
    expect(ran()).toEqual([10, 15]);
    await vi.advanceTimersByTimeAsync(10);
    expect(ran()).toEqual([10, 15, 20]);
  });

  test('looks once, however often a world is touched in one turn', async () => {
    const { ticker, add, looks } = ticking();
    const world = add(1000);
    for (let i = 0; i < 1000; i++) ticker.touched(world);
    await vi.advanceTimersByTimeAsync(1);
    expect(looks()).toBe(1);
  });

  test('what falls due sooner than all before is run in time, and a timer that went off for nothing looks again', async () => {
    const { ticker, add, ran, due } = ticking();
    const world = add(1000);
    await vi.advanceTimersByTimeAsync(1);
    const [later] = due.get(world) as [number];
    due.set(world, [later - 950, later]);
    ticker.touched(world);
    await vi.advanceTimersByTimeAsync(60);
    expect(ran()).toEqual([50]);
    due.set(world, [later + 500]);
    ticker.touched(world);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(ran()).toEqual([50]);
    await vi.advanceTimersByTimeAsync(100);
    expect(ran()).toEqual([50, 1500]);
  });

  test('touches that change nothing arm no timer', async () => {
    const { ticker, add, ran } = ticking();
    const world = add(1000);
    await vi.advanceTimersByTimeAsync(1);
    const armed = vi.spyOn(globalThis, 'setTimeout');
    for (let at = 2; at < 900; at += 50) {
      ticker.touched(world);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(armed).not.toHaveBeenCalled();
    armed.mockRestore();
    await vi.advanceTimersByTimeAsync(100);
    expect(ran()).toEqual([1000]);
  });

  test('waits longer than one timer can', async () => {
    const { add, ran } = ticking();
    const forty_days = 40 * 86_400_000;
    add(forty_days);
    await vi.advanceTimersByTimeAsync(forty_days - 1);
    expect(ran()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(ran()).toEqual([forty_days]);
  });

  test('a world that is forgotten, and everything after stop, is not run', async () => {
    const { ticker, add, ran } = ticking();
    ticker.forget(add(5));
    const other = add(10);
    await vi.advanceTimersByTimeAsync(1);
    ticker.stop();
    ticker.touched(other);
    await vi.advanceTimersByTimeAsync(100);
    expect(ran()).toEqual([]);
  });
});

describe('a machine whose clock is set', () => {
  test('C2: set back, the time that merchants follow goes on, and does not jump once more when it is set right', () => {
    const now = steadyTime();
    const start = now();
    vi.advanceTimersByTime(5_000);
    expect(now() - start).toBe(5_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(now() - start).toBe(5_000);
    vi.advanceTimersByTime(1_000);
    expect(now() - start).toBe(6_000);
    vi.setSystemTime(start + 7_000);
    expect(now() - start).toBe(7_000);
  });

  test('C2: set forward, what it made due runs though nobody calls', async () => {
    const { add, ran, ticker } = ticking();
    const end = onClockSet(() => ticker.clockSet());
    add(3_600_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ran()).toEqual([]);
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ran()).toEqual([3_600_000]);
    end();
  });
});
