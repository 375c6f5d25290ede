/** Worlds: the default merchant, isolation, reset to what a world was made from, removal. */
import { describe, expect, it } from 'vitest';
import { setAvailable } from '../../src/core/ledger.js';
import { createPayment } from '../../src/core/payments.js';
import { SCOPES } from '../../src/core/scopes.js';
import { createWebhook, deleteWebhook, MAX_WEBHOOKS } from '../../src/core/webhooks.js';
import { Worlds } from '../../src/core/worlds.js';
import { accountsOf, advanceBy, DAY_MS, exported, ORIGIN, refusal, testWorld, turn } from '../support/world.js';

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
    expect(refusal(() => worlds.delete(world)).kind).toBe('illegal_move');
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

describe('Webhook endpoints', () => {
  const hook = (url: string) => ({ url, event_types: ['payment.succeeded' as const] });

  it.each([
    ['the same', 'http://example.com/hook'],
    ['the host in capitals', 'http://EXAMPLE.com/hook'],
    ['the default port', 'http://example.com:80/hook'],
  ])('are registered once: %s', (_name, url) => {
    const { world } = testWorld();
    createWebhook(world, hook('http://example.com/hook'));
    expect(refusal(() => createWebhook(world, hook(url))).kind).toBe('duplicate_webhook');
    createWebhook(world, hook('http://example.com/Hook'));
    expect(world.data.webhooks).toHaveLength(2);
  });

  it('are sixteen at most', () => {
    const { world } = testWorld();
    for (let n = 0; n < MAX_WEBHOOKS; n++) createWebhook(world, hook(`http://example.com/${n}`));
    expect(refusal(() => createWebhook(world, hook('http://example.com/17th'))).extras.detail?.rule).toBe('max:16');
    expect(world.data.webhooks).toHaveLength(16);
  });
});
