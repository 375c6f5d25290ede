/** The life of an API key: made, relabelled, narrowed, revoked, removed; in force from the next request on. */
import { describe, expect, it } from 'vitest';
import { createKey, deleteKey, SCOPES, updateKey } from '../../src/domain/merchants/keys.js';
import { exported, refusal, START_MS, testWorld } from '../support/world.js';

function watched() {
  const made = testWorld();
  const told: string[] = [];
  Object.assign(made.env, {
    changed: (_world: unknown, kind: string, id: string) => told.push(`${kind} ${id}`),
    touched: () => told.push('touched'),
  });
  return { ...made, told };
}

describe('A new key', () => {
  it('has every scope and a label of its own, and is known at once', () => {
    const { world, worlds, told } = watched();
    const key = createKey(worlds, world, {});
    expect(key).toEqual({
      id: expect.stringMatching(/^key_[a-z0-9]{24}$/),
      label: 'key 4',
      api_key: expect.stringMatching(/^tb_key_[a-z0-9]{24}$/),
      public_key: expect.stringMatching(/^tb_public_[a-z0-9]{24}$/),
      secret_key: expect.stringMatching(/^tb_secret_[a-z0-9]{40}$/),
      scopes: [...SCOPES],
      revoked: false,
      created_at_ms: START_MS,
    });
    expect(world.data.keys.at(-1)).toBe(key);
    expect(worlds.ownerOf('api', key.api_key)).toEqual({ world, key });
    expect(worlds.ownerOf('public', key.public_key)?.key).toBe(key);
    expect(told).toEqual([`key ${key.id}`, 'touched']);
  });

  it('has the label and the scopes that it is given, each once', () => {
    const { world, worlds } = testWorld();
    const key = createKey(worlds, world, {
      label: 'reports',
      scopes: ['payments:read', 'balance:read', 'payments:read'],
    });
    expect([key.label, key.scopes]).toEqual(['reports', ['payments:read', 'balance:read']]);
  });

  it('follows from no seed where the machine draws it', () => {
    const { world, worlds, env } = testWorld();
    env.drawSecret = () => 'drawn';
    expect(createKey(worlds, world, {})).toMatchObject({
      api_key: 'tb_key_drawn',
      public_key: 'tb_public_drawn',
      secret_key: 'tb_secret_drawn',
    });
  });

  it('is rejected with a scope that there is not, and nothing changes', () => {
    const { world, worlds } = testWorld();
    const before = exported(world);
    const problem = refusal(() => createKey(worlds, world, { scopes: ['payments:read', 'everything'] }));
    expect(problem.kind).toBe('invalid_value');
    expect(problem.extras.detail).toEqual({ parameter: 'scopes', value: 'everything', rule: `in:${SCOPES.join(',')}` });
    expect(problem.message).toContain('"everything"');
    expect(exported(world)).toEqual(before);
  });

  it('is rejected as the hundred and first', () => {
    const { world, worlds } = testWorld();
    while (world.data.keys.length < 100) createKey(worlds, world, {});
    const problem = refusal(() => createKey(worlds, world, {}));
    expect([problem.kind, problem.message]).toEqual(['illegal_move', expect.stringContaining('at most 100 keys')]);
    expect(world.data.keys).toHaveLength(100);
  });
});

describe('A key that is changed', () => {
  it.each([
    ['its label', { label: 'new' }],
    ['its scopes', { scopes: ['balance:read'] }],
    ['that it is revoked', { revoked: true }],
  ])('changes in %s alone', (_name, change) => {
    const { world, worlds, told } = watched();
    const { ...before } = createKey(worlds, world, { label: 'old' });
    told.length = 0;
    expect(updateKey(world, before.id, change)).toEqual({ ...before, ...change });
    expect(worlds.ownerOf('api', before.api_key)?.key).toMatchObject(change);
    expect(told).toEqual([`key ${before.id}`, 'touched']);
  });

  it('can be restored', () => {
    const { world, worlds } = testWorld();
    const { id } = createKey(worlds, world, {});
    updateKey(world, id, { revoked: true });
    expect(updateKey(world, id, { revoked: false }).revoked).toBe(false);
  });

  it('keeps its scopes when one of the new ones is none', () => {
    const { world, worlds } = testWorld();
    const { id } = createKey(worlds, world, {});
    const before = exported(world);
    expect(refusal(() => updateKey(world, id, { label: 'x', scopes: ['none'] })).extras.detail?.parameter).toBe(
      'scopes',
    );
    expect(exported(world)).toEqual(before);
  });
});

describe('A key that is deleted', () => {
  it('is known no more, and the others are', () => {
    const { world, worlds, told } = watched();
    const [first, second] = [createKey(worlds, world, {}), createKey(worlds, world, {})];
    told.length = 0;
    expect(deleteKey(worlds, world, first.id)).toBe(first);
    expect(world.data.keys.map(({ id }) => id)).not.toContain(first.id);
    expect(worlds.ownerOf('api', first.api_key)).toBeUndefined();
    expect(worlds.ownerOf('public', first.public_key)).toBeUndefined();
    expect(worlds.ownerOf('api', second.api_key)?.key).toBe(second);
    expect(told).toEqual([`key ${first.id}`, 'touched']);
  });

  it.each(['update', 'delete'])('or never was cannot be named: %s', (verb) => {
    const { world, worlds } = testWorld();
    const problem = refusal(() =>
      verb === 'update' ? updateKey(world, 'key_nowhere', {}) : deleteKey(worlds, world, 'key_nowhere'),
    );
    expect([problem.kind, problem.message]).toEqual(['not_found', expect.stringContaining('no key')]);
    expect(world.data.keys).toHaveLength(3);
  });
});
