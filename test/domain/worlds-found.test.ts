/** Which merchant is found by what: an id, a record, a key; and when it is found no more. */
import { describe, expect, it } from 'vitest';
import { Worlds } from '../../src/domain/merchants/worlds.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { exported, ORIGIN, refusal, START_MS, testEnv, testWorld, turn } from '../support/world.js';

describe('Of all merchants', () => {
  it('one is found by its id or as the default one, and all are listed as they came', () => {
    const { world, worlds } = testWorld();
    const other = worlds.create();
    expect(worlds.all()).toEqual([world, other]);
    expect([worlds.get('default'), worlds.get(world.id), worlds.get(other.id)]).toEqual([world, world, other]);
    expect([worlds.get('acct_nowhere'), worlds.nextOrdinal]).toEqual([undefined, 2]);
  });

  it('there is no default one before any was made', () => {
    const problem = refusal(() => new Worlds(testEnv().env, '1').default);
    expect([problem.kind, problem.message]).toEqual(['unavailable', expect.stringContaining('no merchant yet')]);
  });

  it('none has the ordinal of one that came from a file, as many as that file had', () => {
    const { world, env } = testWorld();
    const other = new Worlds(env, '1', { next: 9 });
    other.adopt(exported(world));
    expect(other.nextOrdinal).toBe(9);
  });
});

describe('The fixed keys of a default merchant that came from a file', () => {
  const loaded = () => {
    const { env } = testEnv();
    const worlds = new Worlds(env, '1');
    const world = worlds.adopt(exported(testWorld().world));
    env.drawSecret = () => 'drawn';
    return { env, worlds, world };
  };

  it('are replaced by some that nobody can know, and the old ones open nothing', () => {
    const { env, worlds, world } = loaded();
    let touched = 0;
    env.touched = () => touched++;
    worlds.replaceFixedKeys();
    expect(world.data.keys.map(({ api_key }) => api_key)).toEqual(Array(3).fill('tb_key_drawn'));
    expect(world.data.origin.keys).toEqual(world.data.keys);
    expect(world.data.origin.keys).not.toBe(world.data.keys);
    expect([worlds.ownerOf('api', 'tb_key_default'), touched]).toEqual([undefined, 1]);
    expect(worlds.ownerOf('api', 'tb_key_drawn')?.world).toBe(world);
  });

  it.each(['keys', 'origin'] as const)('are replaced also where only the %s have one', (where) => {
    const { worlds, world } = loaded();
    for (const key of where === 'keys' ? world.data.origin.keys : world.data.keys) key.api_key = `mine_${key.label}`;
    worlds.replaceFixedKeys();
    expect(world.data.keys[0]?.api_key).toBe('tb_key_drawn');
  });

  it('are left alone where there are others', () => {
    const { worlds, world } = loaded();
    for (const key of [...world.data.keys, ...world.data.origin.keys]) key.api_key = `mine_${key.label}`;
    const before = exported(world);
    worlds.replaceFixedKeys();
    expect(exported(world)).toEqual(before);
  });
});

describe('A merchant whose time is over', () => {
  it('is found by nobody, and ends when all that are due are ended', () => {
    const { worlds, host } = testWorld();
    const other = worlds.create({ ends_at_ms: START_MS + 1_000 });
    const later = worlds.create({ ends_at_ms: START_MS + 1_001 });
    const payment = turn(other, () => createPayment(other, { amount: 1, currency: 'USD' }, ORIGIN));
    const key = other.data.keys[0]?.api_key ?? '';
    host.now_ms += 999;
    expect([worlds.endDue(), worlds.findByRecord(payment.id), worlds.ownerOf('api', key)?.world]).toEqual([
      0,
      other,
      other,
    ]);
    host.now_ms += 1;
    expect([worlds.findByRecord(payment.id), worlds.ownerOf('api', key)]).toEqual([undefined, undefined]);
    expect([worlds.get(other.id), worlds.all().includes(other)]).toEqual([undefined, true]);
    expect([worlds.endDue(), worlds.get(other.id), worlds.get(later.id)]).toEqual([1, undefined, later]);
  });

  it('is told of to the store before and after, and those who wait write into it no more', () => {
    const { worlds, env } = testWorld();
    const other = worlds.create();
    const { generation } = other;
    const told: string[] = [];
    env.retired = ({ id }) => told.push(`retired ${id} ${worlds.get(id) !== undefined}`);
    env.removed = ({ id }) => told.push(`removed ${id} ${worlds.get(id) !== undefined}`);
    worlds.delete(other);
    expect(told).toEqual([`retired ${other.id} true`, `removed ${other.id} false`]);
    expect(other.generation).toBe(generation + 1);
  });
});

describe('A presented key', () => {
  it('is found as often as it is asked for, and no more once it is gone', () => {
    const { world, worlds } = testWorld();
    for (let n = 0; n < 3; n++) expect(worlds.ownerOf('api', 'tb_key_default')?.key.label).toBe('default');
    for (let n = 0; n < 3; n++) expect(worlds.ownerOf('api', 'unknown')).toBeUndefined();
    world.data.keys.shift();
    worlds.indexKeys(world);
    expect(worlds.ownerOf('api', 'tb_key_default')).toBeUndefined();
  });

  it('is found among thousands', () => {
    const { world, worlds } = testWorld();
    const [first] = world.data.keys;
    if (first === undefined) throw new Error('no key');
    for (let n = 0; n < 300; n++)
      world.data.keys.push({ ...first, id: `key_${n}`, api_key: `a${n}`, public_key: `p${n}` });
    worlds.indexKeys(world);
    for (let n = 0; n < 300; n++) {
      expect(worlds.ownerOf('api', `a${n}`)?.key.id).toBe(`key_${n}`);
      expect(worlds.ownerOf('public', `p${n}`)?.key.id).toBe(`key_${n}`);
      expect(worlds.ownerOf('public', `a${n}`)).toBeUndefined();
    }
  });
});
