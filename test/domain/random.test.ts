/** Chance, made repeatable: the same seed and the same calls give the same world, byte for byte. */

import { describe, expect, it } from 'vitest';
import { createWebhook } from '../../src/domain/endpoints/webhooks.js';
import { derivedBytes, ID_PREFIXES, kindOf, newId, randomFraction, randomToken } from '../../src/domain/ids.js';
import { createInvoice, publicInvoice } from '../../src/domain/invoices/invoices.js';
import { payInvoice } from '../../src/domain/invoices/outcomes.js';
import { publicBalance } from '../../src/domain/ledger/ledger.js';
import { Worlds } from '../../src/domain/merchants/worlds.js';
import { refund } from '../../src/domain/payments/outcomes.js';
import { createPayment, publicPayment } from '../../src/domain/payments/payments.js';
import { depositAddress, pay } from '../../src/domain/payments/receiving.js';
import { publicTransaction } from '../../src/domain/payments/transactions.js';
import { createPayout, publicPayout } from '../../src/domain/payouts/payouts.js';
import type { WorldData } from '../../src/domain/records.js';
import type { World } from '../../src/domain/world.js';
import { advanceBy, DAY_MS, exported, HOUR_MS, ORIGIN, testEnv, testWorld, turn } from '../support/world.js';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** A little of everything. */
function aDay(world: World): void {
  const url = `http://127.0.0.1:9/hook/${world.data.webhooks.length}`;
  turn(world, () => createWebhook(world, { url, event_types: ['payment.succeeded'] }));
  const payment = turn(world, () => createPayment(world, { amount: 120, currency: 'USD' }, ORIGIN));
  turn(world, () => createPayment(world, { amount: 5, currency: 'EUR' }, ORIGIN));
  turn(world, () => pay(world, payment.id));
  turn(world, () => createPayout(world, { amount: 1, currency: 'BTC', address: ADDRESS }));
  advanceBy(world, HOUR_MS);
  turn(world, () => refund(world, payment.id, { percent: 50 }));
  turn(world, () => payInvoice(world, createInvoice(world, { amount: 7, currency: 'GBP' }, ORIGIN).id));
  advanceBy(world, DAY_MS);
}

const lived = (seed: string): WorldData => {
  const { world } = testWorld({ seed });
  aDay(world);
  return exported(world);
};

/** Every id, hash and address that a world has drawn. */
function drawn(data: WorldData): string[] {
  const records = [
    data.payments,
    data.transactions,
    data.invoices,
    data.payouts,
    data.webhooks,
    data.events,
    data.keys,
  ];
  const ids = records.flatMap((kind) => (kind as { id: string }[]).map(({ id }) => id));
  const hashes = data.transactions.map(({ hash }) => hash);
  const deposits = data.transactions.filter(({ type }) => type === 'payment').map(({ address }) => address);
  return [data.merchant.id, ...ids, ...hashes, ...deposits];
}

describe('A world', () => {
  it('with the same seed and the same calls is the same', () => {
    expect(JSON.stringify(lived('one'))).toBe(JSON.stringify(lived('one')));
  });

  it('with another seed has nothing in common', () => {
    const one = new Set(drawn(lived('one')));
    expect(drawn(lived('two')).filter((value) => one.has(value))).toEqual([]);
  });

  it('with another ordinal has nothing in common', () => {
    const worlds = new Worlds(testEnv().env, 'one');
    const [first, second] = [worlds.create(), worlds.create()];
    aDay(first);
    aDay(second);
    const mine = new Set(drawn(first.data));
    expect(drawn(second.data).filter((value) => mine.has(value))).toEqual([]);
    const keys = [...first.data.keys, ...second.data.keys].flatMap((k) => [k.api_key, k.public_key, k.secret_key]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('after a reset lives the same day again', () => {
    const { world, worlds } = testWorld();
    const fresh = exported(world);
    aDay(world);
    const first = exported(world);
    worlds.reset(world);
    expect(exported(world)).toEqual(fresh);
    aDay(world);
    expect(exported(world)).toEqual(first);
  });

  it('copied in the middle goes on as the original does', () => {
    const original = testWorld();
    aDay(original.world);
    const copy = testWorld();
    copy.world.load(exported(original.world));
    for (const { world } of [original, copy]) aDay(world);
    expect(exported(copy.world)).toEqual(exported(original.world));
  });
});

describe('Looking', () => {
  it('draws nothing', () => {
    const { world } = testWorld();
    aDay(world);
    const before = exported(world);
    const [payment] = world.payments.records;
    const addresses = ['BTC', 'ETH', 'USDT'].map((currency) => {
      const [network = ''] = world.env.chains.networksOf(currency);
      return depositAddress(world, payment?.id ?? '', currency, network);
    });
    for (const record of world.payments.records) publicPayment(world, record);
    for (const record of world.transactions.records) publicTransaction(world, record);
    for (const record of world.invoices.records) publicInvoice(world, record);
    for (const record of world.payouts.records) publicPayout(world, record);
    publicBalance(world);
    expect(exported(world)).toEqual(before);
    expect(depositAddress(world, payment?.id ?? '', 'BTC', 'bitcoin')).toBe(addresses[0]);
  });

  it('at a deposit address shows the one that is paid to', () => {
    const { world } = testWorld();
    const payment = createPayment(world, { amount: 120, currency: 'USD' }, ORIGIN);
    const shown = depositAddress(world, payment.id, 'BTC', 'bitcoin');
    pay(world, payment.id, { currency: 'BTC' });
    expect(world.transactions.records[0]?.address).toBe(shown);
    expect(world.env.chains.checkAddress('BTC', shown).ok).toBe(true);
  });

  it('at two payment requests shows two addresses', () => {
    const { world } = testWorld();
    const [one, other] = ['pay_req_a', 'pay_req_b'].map((id) => depositAddress(world, id, 'BTC', 'bitcoin'));
    expect(one).not.toBe(other);
  });
});

describe('Chance', () => {
  it('of one stream does not change what another draws', () => {
    const [quiet, busy] = [testWorld().world, testWorld().world];
    for (let n = 0; n < 10; n++) randomFraction(busy.data, 'faults');
    expect(newId(busy, 'payment')).toBe(newId(quiet, 'payment'));
  });

  it('is even over the alphabet', () => {
    const { data } = testWorld().world;
    const text = Array.from({ length: 3_600 }, () => randomToken(data, 'test', 100)).join('');
    const counts = new Map<string, number>();
    for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(36);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(600);
  });

  it('is even between zero and one', () => {
    const { data } = testWorld().world;
    const drawn = Array.from({ length: 10_000 }, () => randomFraction(data, 'test'));
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(Math.abs(drawn.reduce((sum, value) => sum + value, 0) / drawn.length - 0.5)).toBeLessThan(0.02);
  });

  it('derived from a name depends on the name alone', () => {
    const { data } = testWorld().world;
    const first = derivedBytes(data, 'a', 32);
    randomToken(data, 'ids', 100);
    expect(derivedBytes(data, 'a', 32)).toEqual(first);
    expect(derivedBytes(data, 'b', 32)).not.toEqual(first);
  });

  it('derived from one name differs from merchant to merchant', () => {
    const { world, worlds } = testWorld();
    expect(derivedBytes(worlds.create().data, 'a', 32)).not.toEqual(derivedBytes(world.data, 'a', 32));
  });

  it('does not repeat itself in 100,000 ids', () => {
    const { world } = testWorld();
    const ids = new Set(Array.from({ length: 100_000 }, () => newId(world, 'payment')));
    expect(ids.size).toBe(100_000);
  });
});

describe('An id', () => {
  it('says what it names', () => {
    const { world } = testWorld();
    for (const kind of Object.keys(ID_PREFIXES) as (keyof typeof ID_PREFIXES)[]) {
      const id = newId(world, kind);
      expect(id).toMatch(new RegExp(`^${ID_PREFIXES[kind]}[0-9a-z]{24}$`));
      expect(kindOf(id)).toBe(kind);
    }
    expect(kindOf('nothing')).toBeUndefined();
  });
});

describe('The generator is the published one', () => {
  const WORD = 1n << 32n;
  const cut = (value: bigint): bigint => ((value % WORD) + WORD) % WORD;
  const times = (a: bigint, b: bigint): bigint => cut(a * b);

  /** cyrb128, written anew over whole numbers without a size. */
  function hashed(text: string): bigint[] {
    const factors = [597399067n, 2869860233n, 951274213n, 2716044179n] as const;
    let [h1, h2, h3, h4] = [1779033703n, 3144134277n, 1013904242n, 2773480762n];
    for (const character of text) {
      const k = BigInt(character.charCodeAt(0));
      h1 = h2 ^ times(h1 ^ k, factors[0]);
      h2 = h3 ^ times(h2 ^ k, factors[1]);
      h3 = h4 ^ times(h3 ^ k, factors[2]);
      h4 = h1 ^ times(h4 ^ k, factors[3]);
    }
    h1 = times(h3 ^ (h1 >> 18n), factors[0]);
    h2 = times(h4 ^ (h2 >> 22n), factors[1]);
    h3 = times(h1 ^ (h3 >> 17n), factors[2]);
    h4 = times(h2 ^ (h4 >> 19n), factors[3]);
    return [h1 ^ h2 ^ h3 ^ h4, h2 ^ h1, h3 ^ h1, h4 ^ h1];
  }

  /** So many words of sfc32, after the twelve that are left out. */
  function words(text: string, count: number): number[] {
    let [a, b, c, counter] = hashed(text) as [bigint, bigint, bigint, bigint];
    const drawn: number[] = [];
    for (let n = 0; n < 12 + count; n++) {
      const word = cut(a + b + counter);
      counter = cut(counter + 1n);
      a = b ^ (b >> 9n);
      b = cut(c + (c << 3n));
      c = cut((cut(c << 21n) | (c >> 11n)) + word);
      drawn.push(Number(word));
    }
    return drawn.slice(12);
  }

  it.each(['1', 'a seed', 'ü€'])('for the seed %j', (seed) => {
    const { world } = testWorld({ seed });
    const { data } = world;
    const stream = `${data.origin.seed}/${data.merchant.ordinal}`;
    const expected = words(`${stream}/a-stream-of-this-test`, 1_000);
    expect(expected.map(() => randomFraction(data, 'a-stream-of-this-test') * 2 ** 32)).toEqual(expected);
    const bytes = words(`${stream}/derived/a-name`, 64).map((word) => word & 255);
    expect([...derivedBytes(data, 'a-name', 64)]).toEqual(bytes);
  });
});
