/** P4: heavy calls take turns, work in slices, and show one moment. */
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import { yamlInSlices } from '../../src/app/yaml.js';
import { profileContract } from '../../src/contract/index.js';
import { HeavyQueue, printJson } from '../../src/control/heavy.js';
import { defaultSettings } from '../../src/domain/merchants/settings.js';
import { atOnce } from '../../src/domain/ports.js';
import type { World } from '../../src/domain/world.js';
import { inSlices, yieldToLoop } from '../../src/platform/node/time.js';
import { hostOf, openSandbox, serve, worldOf } from './context.js';

const NEVER = new Promise<void>(() => undefined);
const world = (id: string): World => ({ id }) as World;

describe('P4: turns', () => {
  const LIMITS = { of_one: 3, in_all: 5 };

  test('go round the merchants, one call at a time', async () => {
    const queue = new HeavyQueue(LIMITS);
    const [a, b, c] = [world('a'), world('b'), world('c')];
    const done: string[] = [];
    let inside = 0;
    const call = async (of: World): Promise<void> => {
      const end = await queue.enter(of, NEVER);
      inside += 1;
      expect(inside).toBe(1);
      await yieldToLoop();
      done.push(of.id);
      inside -= 1;
      end?.();
    };
    await Promise.all([call(a), call(a), call(a), call(b), call(b), call(c)]);
    expect(done.join('')).toBe('aabcab');
    expect(await queue.enter(c, NEVER)).toBeTypeOf('function');
  });

  test('are kept from a merchant with too many waiting, and from all when too many wait', async () => {
    const queue = new HeavyQueue(LIMITS);
    const [a, b, c] = [world('a'), world('b'), world('c')];
    const end = await queue.enter(a, NEVER);
    const waiting = [a, a, a].map((each) => queue.enter(each, NEVER));
    await expect(queue.enter(a, NEVER)).rejects.toMatchObject({ kind: 'rate_limited', extras: { retry_after_s: 1 } });
    waiting.push(queue.enter(b, NEVER), queue.enter(b, NEVER));
    await expect(queue.enter(c, NEVER)).rejects.toMatchObject({ kind: 'unavailable', extras: { retry_after_s: 1 } });
    end?.();
    for (const each of [0, 3, 1, 4, 2]) (await waiting[each])?.();
    expect(await queue.enter(c, NEVER)).toBeTypeOf('function');
  });

  test('are given up with their client, and make room', async () => {
    const queue = new HeavyQueue({ of_one: 1, in_all: 1 });
    const end = await queue.enter(world('a'), NEVER);
    let leave = (): void => undefined;
    const gone = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const left = queue.enter(world('b'), gone);
    leave();
    expect(await left).toBeUndefined();
    const next = queue.enter(world('c'), NEVER);
    end?.();
    expect(await next).toBeTypeOf('function');
  });
});

describe('P4: what is printed piece by piece', () => {
  test('is the JSON that it is at once', () => {
    const value = fc.jsonValue({ maxDepth: 6 });
    fc.assert(
      fc.property(fc.oneof(value, fc.dictionary(fc.string(), fc.oneof(value, fc.constant(undefined)))), (each) => {
        expect(Buffer.concat(atOnce(printJson(each))).toString()).toBe(JSON.stringify(each));
      }),
    );
    const long = { a: [], b: {}, c: Array.from({ length: 5_000 }, (_, i) => ({ i, text: `€${'x'.repeat(50)}` })) };
    const work = printJson(long);
    let pieces = 0;
    for (let step = work.next(); ; step = work.next(), pieces += 1) {
      if (step.done !== true) continue;
      expect(Buffer.concat(step.value).toString()).toBe(JSON.stringify(long));
      break;
    }
    expect(pieces).toBeGreaterThan(3);
  });

  test('is the YAML that it is at once', () => {
    const documents = [
      profileContract(defaultSettings()).document,
      { a: 1, 'b: c': { '/v1/{id}': { x: { y: [1, { z: 'w'.repeat(300) }] }, empty: {} } }, list: [], none: null },
    ];
    for (const document of documents) {
      expect(atOnce(yamlInSlices(document))).toBe(
        stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 }),
      );
    }
  });
});

test('P4: slices let others work in between', async () => {
  const STEPS = 5;
  let others = 0;
  const other = (): void => {
    others += 1;
    if (others < 1_000) setImmediate(other);
  };
  setImmediate(other);
  await inSlices(
    (function* work() {
      for (let step = 0; step < STEPS; step++) {
        for (let from = performance.now(); performance.now() - from < 7; );
        yield;
      }
    })(),
  );
  expect(others).toBeGreaterThanOrEqual(STEPS);
});

describe('P4: a heavy call', () => {
  test('shows the world as it was at one moment, whatever is done to it meanwhile', async () => {
    const { box, control: direct } = await openSandbox();
    onTestFinished(() => box.close());
    let change = async (): Promise<void> => undefined;
    const { control, close } = await serve(
      hostOf(box, {
        // A change between any two steps.
        async inSlices(work) {
          for (;;) {
            const step = work.next();
            if (step.done === true) return step.value;
            await change();
          }
        },
      }),
    );
    onTestFinished(close);
    const world = worldOf(box);
    for (let i = 0; i < 300; i++) await direct.payment();
    const before = JSON.stringify({ ...world.data, journal: [] });
    let changes = 0;
    change = async () => {
      changes += 1;
      const [payment] = world.data.payments;
      if (changes === 1 && payment !== undefined) await direct.post(`/payments/${payment.id}/pay`, {});
      await direct.payment();
    };
    const { body } = await control.get('/state');
    expect(changes).toBeGreaterThan(1);
    const { format: _, version: __, exported_at: ___, ...data } = body;
    expect(JSON.stringify({ ...data, journal: [] })).toBe(before);
    expect(data.payments).toHaveLength(300);
    expect(world.data.payments.length).toBeGreaterThan(300);
  });

  test('of a merchant that ends while it waits is answered 401, and an import into it is not done', async () => {
    const { box, control } = await openSandbox();
    onTestFinished(() => box.close());
    const made = await control.post('/merchants', {});
    const { api_key: key, id } = made.body;
    const state = (await control.get('/state', { key })).body;
    const host = hostOf(box);
    let removed = false;
    const served = await serve({
      ...host,
      async inSlices(work) {
        const result = await host.inSlices(work);
        const dead = removed ? undefined : host.worlds.get(id);
        if (dead !== undefined) host.worlds.delete(dead);
        removed = true;
        return result;
      },
    });
    onTestFinished(served.close);
    const answer = await served.control.put('/state', state, { key });
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    expect((await control.get('/clock', { key })).status).toBe(401);
  });
});
