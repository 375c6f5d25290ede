/** Worlds: the default merchant, isolation, reset to what a world was made from, removal. */
import { describe, expect, it } from 'vitest';
import { deleteWebhook } from '../../src/domain/endpoints/webhooks.js';
import { setAvailable } from '../../src/domain/ledger/ledger.js';
import { SCOPES } from '../../src/domain/merchants/keys.js';
import { openingBalances } from '../../src/domain/merchants/merchants.js';
import { Worlds } from '../../src/domain/merchants/worlds.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import {
  accountsOf,
  advanceBy,
  DAY_MS,
  exported,
  ORIGIN,
  refusal,
  START_MS,
  testEnv,
  testWorld,
  turn,
} from '../support/world.js';

describe('The default merchant', () => {
  it('has the fixed credentials of the decisions', () => {
    const { world, worlds } = testWorld();
    const shown = world.data.keys.map(({ label, api_key, public_key, secret_key, revoked }) => [
      label,
      api_key,
      public_key,
      secret_key,
      revoked,
    ]);
    expect(shown).toEqual([
      ['default', 'tb_key_default', 'tb_public_default', 'tb_secret_default', false],
      ['readonly', 'tb_key_readonly', 'tb_public_readonly', 'tb_secret_readonly', false],
      ['revoked', 'tb_key_revoked', 'tb_public_revoked', 'tb_secret_revoked', true],
    ]);
    expect(world.data.keys[1]?.scopes).toEqual(SCOPES.filter((scope) => scope.endsWith(':read')));
    expect(worlds.ownerOf('api', 'tb_key_default')).toMatchObject({ world, key: { label: 'default' } });
    expect(worlds.ownerOf('public', 'tb_public_readonly')?.key.label).toBe('readonly');
    expect(worlds.ownerOf('api', 'tb_public_default')).toBeUndefined();
    expect(worlds.ownerOf('api', 'tb_key_default ')).toBeUndefined();
  });

  it('starts with a balance in each cryptocurrency', () => {
    const { world } = testWorld();
    for (const currency of ['BTC', 'ETH', 'LTC', 'USDT', 'USDC', 'TRX', 'XRP', 'SOL', 'DOGE']) {
      expect(accountsOf(world, currency).available).toBeGreaterThan(0n);
    }
    expect(accountsOf(world, 'USD').available).toBe(0n);
  });

  it('cannot be deleted', () => {
    const { world, worlds } = testWorld();
    const problem = refusal(() => worlds.delete(world));
    expect([problem.kind, problem.message]).toEqual(['illegal_move', expect.stringContaining('reset it instead')]);
    expect(worlds.default).toBe(world);
  });
});

describe('A reset', () => {
  it('brings back profile, clock, rates, balances and endpoints', () => {
    const webhooks = [{ url: 'http://127.0.0.1:9/hook', event_types: ['payment.succeeded'] }];
    const { world, worlds } = testWorld({ webhooks });
    const fresh = exported(world);
    world.data.settings.fee_percent = 50;
    world.data.rates.BTC = '1';
    turn(world, () => createPayment(world, { amount: 1, currency: 'USD' }, ORIGIN));
    setAvailable(world, 'BTC', 0n, 'set');
    deleteWebhook(world, world.data.webhooks[0]?.id ?? '');
    advanceBy(world, DAY_MS);
    const { generation } = world;
    worlds.reset(world);
    expect(exported(world)).toEqual(fresh);
    expect(world.generation).toBeGreaterThan(generation);
  });
});

describe('A reset, for those who keep the world,', () => {
  it('gives the old data up first, and keeps the keys that were there at first', () => {
    const { world, worlds, env } = testWorld();
    const told: string[] = [];
    env.retired = () => told.push(`retired ${world.payments.size}`);
    env.furnished = () => told.push(`furnished ${world.payments.size}`);
    env.touched = () => told.push('touched');
    turn(world, () => createPayment(world, { amount: 1, currency: 'USD' }, ORIGIN));
    world.data.keys = [];
    worlds.indexKeys(world);
    told.length = 0;
    worlds.reset(world);
    expect(told).toEqual(['retired 1', ...told.slice(1, -2), 'furnished 0', 'touched']);
    expect(worlds.ownerOf('api', 'tb_key_default')?.world).toBe(world);
  });
});

describe('A merchant that is deleted', () => {
  it('is found neither by its id nor by its key, and nothing of it falls due', () => {
    const { worlds } = testWorld();
    const other = worlds.create();
    const key = other.data.keys[0]?.api_key ?? '';
    turn(other, () => createPayment(other, { amount: 1, currency: 'USD' }, ORIGIN));
    expect(worlds.ownerOf('api', key)?.world).toBe(other);
    worlds.delete(other);
    expect([worlds.get(other.id), worlds.ownerOf('api', key), other.jobs.size]).toEqual([undefined, undefined, 0]);
  });

  it('leaves its ordinal unused', () => {
    const { worlds } = testWorld();
    const other = worlds.create();
    worlds.delete(other);
    expect(worlds.create().data.merchant.ordinal).toBe(other.data.merchant.ordinal + 1);
  });
});

describe('A merchant', () => {
  it('that comes from a file takes its ordinal, whatever the file says comes next', () => {
    const { data } = testWorld().world;
    const other = new Worlds(testWorld().world.env, '1');
    other.adopt({ ...structuredClone(data), merchant: { ...data.merchant, ordinal: 4 } });
    expect(other.create().data.merchant.ordinal).toBe(5);
  });
});

describe('A merchant that is made', () => {
  it('is who it is said to be, and else an example', () => {
    const { world, worlds } = testWorld();
    expect(world.data.merchant).toMatchObject({
      label: 'default',
      ordinal: 0,
      email: 'merchant@example.com',
      business_name: 'Example Merchant',
      settings: { display_currency: 'USD', language: 'en', timezone: 'UTC' },
    });
    expect(world.id).toMatch(/^acct_[a-z0-9]{24}$/);
    expect(worlds.create().data.merchant).toMatchObject({ label: 'merchant-1', ordinal: 1 });
    const named = worlds.create({ label: 'shop', email: 'ada@example.com', business_name: 'Ada & Co' });
    expect(named.data.merchant).toMatchObject({ label: 'shop', email: 'ada@example.com', business_name: 'Ada & Co' });
  });

  it('has one key of its own, which follows from the seed', () => {
    const [one, two] = [testWorld(), testWorld()].map(({ worlds }) => worlds.create().data.keys);
    expect(one).toEqual([
      {
        id: expect.stringMatching(/^key_[a-z0-9]{24}$/),
        label: 'default',
        api_key: expect.stringMatching(/^tb_key_[a-z0-9]{24}$/),
        public_key: expect.stringMatching(/^tb_public_[a-z0-9]{24}$/),
        secret_key: expect.stringMatching(/^tb_secret_[a-z0-9]{40}$/),
        scopes: [...SCOPES],
        revoked: false,
        created_at_ms: expect.any(Number),
      },
    ]);
    expect(two).toEqual(one);
    const parts = Object.values(one?.[0] ?? {}).map((value) => String(value).slice(-24));
    expect(new Set(parts).size).toBe(parts.length);
    expect(one?.[0]?.secret_key).not.toContain(testWorld().worlds.create().id.slice(-24));
  });

  it('has nothing yet but its keys and its balance', () => {
    const { data } = testWorld({ balances: {} }).world;
    const { keys, ...lists } = Object.fromEntries(Object.entries(data).filter(([, value]) => Array.isArray(value)));
    expect(keys).toHaveLength(3);
    for (const [name, list] of Object.entries(lists)) expect(list, name).toEqual([]);
    expect([data.windows, data.scenarios, data.inboxes, data.random]).toEqual([{}, {}, {}, {}]);
    expect(data.counters).toEqual({ job: 0, ledger: 0, request: 0 });
  });

  it('has keys that follow from no seed where the machine draws them, the first merchant too', () => {
    const { env } = testEnv();
    env.drawSecret = () => 'drawn';
    const worlds = new Worlds(env, '1');
    for (const world of [worlds.create(), worlds.create()]) {
      for (const key of world.data.keys) {
        expect(key).toMatchObject({
          api_key: 'tb_key_drawn',
          public_key: 'tb_public_drawn',
          secret_key: 'tb_secret_drawn',
        });
      }
    }
  });

  it('has another seed where it is given one', () => {
    const { worlds } = testWorld();
    expect(worlds.create().data.origin.seed).toBe('test');
    expect(worlds.create({ seed: 'mine' }).data.origin.seed).toBe('mine');
  });

  it.each([
    ['real', {}, { mode: 'real', now_ms: START_MS + 1_234, speed: 1 }],
    ['frozen, on a whole second', { mode: 'frozen' }, { mode: 'frozen', now_ms: START_MS + 1_000, speed: 1 }],
    ['frozen at an instant', { mode: 'frozen', now_ms: 5 }, { mode: 'frozen', now_ms: 5, speed: 1 }],
    ['scaled', { mode: 'scaled', speed: 60 }, { mode: 'scaled', now_ms: START_MS + 1_234, speed: 60 }],
    ['scaled by nothing', { mode: 'scaled' }, { mode: 'scaled', now_ms: START_MS + 1_234, speed: 1 }],
    ['real whatever its speed', { mode: 'real', speed: 60 }, { mode: 'real', now_ms: START_MS + 1_234, speed: 1 }],
  ] as const)('has a clock that is %s', (_name, clock, state) => {
    const { env, host } = testEnv();
    host.now_ms = START_MS + 1_234;
    const { data } = new Worlds(env, '1').create({ clock });
    expect(data.clock).toEqual({ ...state, anchor_ms: host.now_ms });
    expect([data.merchant.created_at_ms, data.keys[0]?.created_at_ms]).toEqual([state.now_ms, state.now_ms]);
  });

  it('has the rates of the description, and the balances that it is given', () => {
    const { data } = testWorld({ balances: { BTC: '5' } }).world;
    expect(data.rates).toMatchObject({ BTC: '60000', EUR: '1.1', JPY: '0.0065' });
    expect(data.ledger).toMatchObject([{ currency: 'BTC', amount: '5', to: 'available', reason: 'opening_balance' }]);
    expect(openingBalances()).toMatchObject({ BTC: '10000000000', USDT: '1000000000000' });
    expect(openingBalances()).not.toHaveProperty('USD');
  });

  it('is told of to those who watch others, unless strangers share the process', () => {
    const { world, worlds, env } = testWorld();
    const told: [string, string, string][] = [];
    env.changed = ({ id }, kind, of) => told.push([id, kind, of]);
    env.touched = ({ id }) => told.push([id, 'touched', '']);
    env.furnished = ({ id }) => told.push([id, 'furnished', '']);
    const other = worlds.create({ balances: {} });
    expect(told).toEqual([
      [other.id, 'furnished', ''],
      [other.id, 'touched', ''],
      [world.id, 'merchant', world.id],
      [other.id, 'merchant', other.id],
    ]);
    told.length = 0;
    env.drawSecret = () => 'drawn';
    worlds.create({ balances: {} });
    expect(told.filter(([, kind]) => kind === 'merchant')).toEqual([]);
  });
});
