/** Idempotency-Key: the same key within 24 hours of the merchant's clock answers what the first request answered. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriedOut, conclude, recordToKeep, reserve } from '../../src/domain/idempotency.js';
import type { Settings } from '../../src/domain/merchants/settings.js';
import type { Json } from '../../src/domain/records.js';
import type { World } from '../../src/domain/world.js';
import { advanceBy, DAY_MS, exported, refusal, testWorld } from '../support/world.js';

const ANSWER = { status: 201, body: '{"id":"pay_req_1"}' };
const ask = (world: World, key = 'k', body: Json = { amount: 1 }, path = '/v1/payments', method = 'POST') =>
  reserve(world, { method, path, key, body });
const serve = (world: World, key?: string, answer = ANSWER) => conclude(world, ask(world, key).record, answer);

describe('The same key', () => {
  it('with the same body answers the same bytes', () => {
    const { world } = testWorld();
    serve(world);
    expect(ask(world).replay).toEqual(ANSWER);
  });

  it('with the same body in another order of members is the same', () => {
    const { world } = testWorld();
    const { record } = ask(world, 'k', { a: 1, b: { c: [1, { d: null, e: 'x' }], f: true } });
    conclude(world, record, ANSWER);
    expect(ask(world, 'k', { b: { f: true, c: [1, { e: 'x', d: null }] }, a: 1 }).replay).toEqual(ANSWER);
  });

  it.each([[{ amount: 2 }], [{ amount: '1' }], [{ amount: 1, currency: null }], [{}], [[]], [[{ amount: 1 }]], [null]])(
    'with the body %j is rejected',
    (body) => {
      const { world } = testWorld();
      serve(world);
      expect(refusal(() => ask(world, 'k', body)).kind).toBe('idempotency_reused');
    },
  );

  it('while the first request is still being served is rejected, with a time to come back', () => {
    const { world } = testWorld();
    ask(world);
    const problem = refusal(() => ask(world));
    expect(problem.kind).toBe('idempotency_running');
    expect(problem.extras.retry_after_s).toBe(1);
  });

  it.each([
    ['another path', '/v1/payouts', 'POST'],
    ['another method', '/v1/payments', 'DELETE'],
  ])('on %s is another request', (_name, path, method) => {
    const { world } = testWorld();
    serve(world);
    expect(ask(world, 'k', { amount: 1 }, path, method).replay).toBeNull();
  });

  it('of another merchant is another request', () => {
    const { world, worlds } = testWorld();
    serve(world);
    expect(ask(worlds.create()).replay).toBeNull();
  });

  it('answers for 24 hours of the merchant’s clock', () => {
    const { world } = testWorld();
    serve(world);
    advanceBy(world, DAY_MS - 1);
    expect(ask(world).replay).toEqual(ANSWER);
    advanceBy(world, 1);
    expect(ask(world).replay).toBeNull();
  });

  it('after 24 hours may carry another body', () => {
    const { world } = testWorld();
    serve(world);
    advanceBy(world, DAY_MS);
    expect(ask(world, 'k', { amount: 2 }).replay).toBeNull();
    expect(world.data.idempotency).toHaveLength(1);
  });

  it('is judged by the members of the body and not by their order', () => {
    const shuffled = (value: Json): Json => {
      if (Array.isArray(value)) return value.map(shuffled);
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, member]) => [name, shuffled(member)]),
      );
    };
    const body = fc.dictionary(fc.string(), fc.jsonValue()).filter((value) => !Object.hasOwn(value, '__proto__'));
    fc.assert(
      fc.property(body, body, (first, second) => {
        const { world } = testWorld();
        conclude(world, ask(world, 'k', first as Json).record, ANSWER);
        expect(ask(world, 'k', shuffled(first as Json)).replay).toEqual(ANSWER);
        const same = JSON.stringify(sorted(first as Json)) === JSON.stringify(sorted(second as Json));
        if (!same) expect(refusal(() => ask(world, 'k', second as Json)).kind).toBe('idempotency_reused');
      }),
      { numRuns: 50 },
    );
  });
});

/** An oracle of its own for "the same JSON": members as sorted pairs. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const names = Object.keys(value).sort();
  return { pairs: names.map((name) => [name, sorted(value[name] as Json)]) };
}

describe('A rejection', () => {
  const detail = { parameter: 'Idempotency-Key', value: 'k', rule: 'unique' };

  it('says why, and of which key', () => {
    const { world } = testWorld();
    ask(world);
    const running = refusal(() => ask(world));
    expect(running.message).toBe('A request with this Idempotency-Key is still being served.');
    expect(running.extras).toEqual({ detail, retry_after_s: 1 });
    const reused = refusal(() => ask(world, 'k', { amount: 2 }));
    expect(reused.message).toBe('This Idempotency-Key was used with another body within the last 24 hours.');
    expect(reused.extras).toEqual({ detail });
  });
});

describe('Those who keep the slots', () => {
  it('are told of each that was filled or freed, and not of one that was only taken', () => {
    const { world } = testWorld();
    const told: string[] = [];
    world.env.slotChanged = (_world, slot) => void told.push(slot);
    let touched = 0;
    world.env.touched = () => {
      touched += 1;
    };
    const { record } = ask(world);
    expect([told.splice(0), touched]).toEqual([[], 0]);
    conclude(world, record, ANSWER);
    expect([told.splice(0), touched]).toEqual([['POST /v1/payments k'], 1]);
    serve(world, 'refused', { status: 400, body: '' });
    expect([told.splice(0), touched]).toEqual([['POST /v1/payments refused'], 1]);
    advanceBy(world, DAY_MS);
    ask(world, 'other');
    expect(told).toEqual(['POST /v1/payments k']);
  });

  it('are told of what ran out under its own key', () => {
    const { world } = testWorld();
    serve(world);
    serve(world, 'kept');
    const told: string[] = [];
    world.env.slotChanged = (_world, slot) => void told.push(slot);
    advanceBy(world, DAY_MS);
    ask(world, 'k');
    expect(told).toEqual(['POST /v1/payments k', 'POST /v1/payments kept']);
    expect(world.data.idempotency.map(({ slot, state }) => [slot, state])).toEqual([
      ['POST /v1/payments k', 'running'],
    ]);
  });

  it('have sixteen of the oldest looked at for each new one', () => {
    const { world } = testWorld();
    for (let n = 0; n < 40; n++) serve(world, `old ${n}`);
    advanceBy(world, DAY_MS);
    const left = [1, 2, 3].map((n) => {
      ask(world, `new ${n}`);
      return world.data.idempotency.length;
    });
    expect(left).toEqual([25, 10, 3]);
  });
});

describe('What was carried out and is not answered yet', () => {
  it('is in use to others', () => {
    const { world } = testWorld();
    carriedOut(world, ask(world).record, ANSWER);
    expect(refusal(() => ask(world)).kind).toBe('idempotency_running');
  });

  it('is done in whatever is written down', () => {
    const { world } = testWorld();
    const { record } = ask(world);
    expect(recordToKeep(record)).toBeUndefined();
    carriedOut(world, record, ANSWER);
    expect([recordToKeep(record), record.state]).toEqual([{ ...record, state: 'done' }, 'running']);
    world.load(exported(world));
    expect(ask(world).replay).toEqual(ANSWER);
  });

  it('is the same record once it is answered, and told of once', () => {
    const { world } = testWorld();
    const told: string[] = [];
    world.env.slotChanged = (_world, slot) => void told.push(slot);
    const { record } = ask(world);
    carriedOut(world, record, ANSWER);
    conclude(world, record, ANSWER);
    expect([recordToKeep(record), told]).toEqual([record, ['POST /v1/payments k']]);
    expect(recordToKeep(record)).toBe(record);
    expect(ask(world).replay).toEqual(ANSWER);
  });

  it.each([
    ['status', { ...ANSWER, status: 200 }],
    ['body', { ...ANSWER, body: '{}' }],
  ])('may be answered with another %s', (_what, other) => {
    const { world } = testWorld();
    const told: string[] = [];
    world.env.slotChanged = (_world, slot) => void told.push(slot);
    const { record } = ask(world);
    carriedOut(world, record, ANSWER);
    conclude(world, record, other);
    expect([ask(world).replay, told.length]).toEqual([other, 2]);
  });

  it('is not noted in a world that was reset', () => {
    const { world, worlds } = testWorld();
    const { record } = ask(world);
    worlds.reset(world);
    let touched = 0;
    world.env.touched = () => {
      touched += 1;
    };
    carriedOut(world, record, ANSWER);
    expect([touched, ask(world).replay]).toEqual([0, null]);
  });
});

describe('What is stored', () => {
  const STATUSES = [200, 201, 400, 401, 403, 404, 405, 409, 422, 429, 500, 503];
  it.each([
    ['executed', [200, 201, 409, 422, 500, 503]],
    ['success', [200, 201]],
    ['all', STATUSES],
  ] as [Settings['idempotency_store'], number[]][])('with idempotency_store: %s', (idempotency_store, stored) => {
    const { world } = testWorld({ settings: { idempotency_store } });
    for (const status of STATUSES) serve(world, `k${status}`, { status, body: '' });
    expect(STATUSES.filter((status) => ask(world, `k${status}`).replay !== null)).toEqual(stored);
  });

  it('is part of the world’s plain data and survives a copy of it', () => {
    const { world } = testWorld();
    serve(world);
    world.load(exported(world));
    expect(ask(world).replay).toEqual(ANSWER);
  });

  it('is not what was still being served when the data was copied', () => {
    const { world } = testWorld();
    const { record } = ask(world);
    world.load(exported(world));
    expect(ask(world).replay).toBeNull();
    conclude(world, record, ANSWER);
    expect(refusal(() => ask(world)).kind).toBe('idempotency_running');
  });

  it('does not come back after a reset', () => {
    const { world, worlds } = testWorld();
    const { record } = ask(world);
    worlds.reset(world);
    conclude(world, record, ANSWER);
    expect(ask(world).replay).toBeNull();
  });

  it('is not given up by an answer to a request from before a reset', () => {
    const { world, worlds } = testWorld();
    const { record } = ask(world);
    worlds.reset(world);
    ask(world);
    conclude(world, record, { status: 400, body: '' });
    expect(refusal(() => ask(world)).kind).toBe('idempotency_running');
  });

  it('is swept as new keys come, also behind a request that never ended', () => {
    const { world } = testWorld();
    ask(world, 'never ends');
    for (let n = 0; n < 100; n++) serve(world, `old ${n}`);
    advanceBy(world, DAY_MS);
    for (let n = 0; n < 100; n++) serve(world, `new ${n}`);
    expect(world.data.idempotency).toHaveLength(101);
    expect(world.idempotency.size).toBe(101);
    expect(ask(world, 'new 0').replay).toEqual(ANSWER);
  });

  it('is in the data and in the index alike, whatever happens', () => {
    const step = fc.record({
      key: fc.integer({ min: 0, max: 5 }),
      status: fc.constantFrom(null, 201, 400, 500),
      wait_ms: fc.constantFrom(0, DAY_MS / 3, DAY_MS),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { world } = testWorld();
        for (const { key, status, wait_ms } of steps) {
          advanceBy(world, wait_ms);
          try {
            const { record, replay } = ask(world, String(key));
            if (status !== null && replay === null) conclude(world, record, { status, body: '' });
          } catch {
            // A key that is in use stays as it is.
          }
          expect([...world.idempotency.values()]).toEqual(world.data.idempotency);
        }
      }),
      { numRuns: 50 },
    );
  });
});
