import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAddress, depositAddress, RANDOM_BYTES, transactionHash } from '../../src/chains/index.js';
import { bytes, flip, flipped, PLACES, RUNS } from './arbitraries.js';

const places = PLACES.map((place) => [`${place.currency} on ${place.chain} ${place.network}`, place] as const);
const sample = Uint8Array.from({ length: RANDOM_BYTES }, (_, index) => index * 7 + 1);

describe('a generated address', () => {
  test.each(places)('is good: %s', (_name, { currency, chain, network }) => {
    fc.assert(
      fc.property(bytes(RANDOM_BYTES), (random) => {
        const checked = checkAddress(currency, depositAddress(currency, network, random, chain));
        expect(checked).toMatchObject({ ok: true, chain });
        if (checked.ok) expect(['any', network]).toContain(checked.network);
      }),
      RUNS,
    );
  });

  test.each(places)('is the same for the same bytes, and another for others: %s', (_name, place) => {
    const { currency, chain, network } = place;
    const other = Uint8Array.from(sample).fill(0xff, 0, 1);
    expect(depositAddress(currency, network, sample, chain)).toBe(depositAddress(currency, network, sample, chain));
    expect(depositAddress(currency, network, other, chain)).not.toBe(depositAddress(currency, network, sample, chain));
  });

  test.each([
    ['BTC', 'test', /^tb1q/],
    ['BTC', 'main', /^bc1q/],
    ['LTC', 'test', /^tltc1q/],
    ['LTC', 'main', /^ltc1q/],
    ['DOGE', 'test', /^n/],
    ['DOGE', 'main', /^D/],
    ['ETH', 'test', /^0x[0-9a-fA-F]{40}$/],
    ['USDT', 'test', /^0x[0-9a-fA-F]{40}$/],
    ['TRX', 'test', /^T/],
    ['SOL', 'test', /^[1-9A-HJ-NP-Za-km-z]{32,44}$/],
    ['XRP', 'test', /^r/],
  ] as const)('has the form of its chain: %s %s', (currency, network, form) => {
    fc.assert(
      fc.property(bytes(RANDOM_BYTES), (random) => {
        expect(depositAddress(currency, network, random)).toMatch(form);
      }),
      RUNS,
    );
  });

  test('is rejected for a currency that is not on the chain, and for too few bytes', () => {
    expect(() => depositAddress('BTC', 'test', sample, 'tron')).toThrow('BTC is not on the chain tron');
    expect(() => depositAddress('SOL', 'test', sample.subarray(0, 20))).toThrow('32 bytes are needed');
  });
});

describe('one changed character', () => {
  // Ethereum's checksum lies in the case of the letters only, and Solana has none.
  const checked = places.filter(([, { chain }]) => chain !== 'ethereum' && chain !== 'solana');

  test.each(checked)('is noticed: %s', (_name, { currency, chain, network }) => {
    fc.assert(
      fc.property(bytes(RANDOM_BYTES), flip, (random, change) => {
        const address = depositAddress(currency, network, random, chain);
        expect(checkAddress(currency, flipped(address, change))).toMatchObject({ ok: false });
      }),
      RUNS,
    );
  });

  test('of case is noticed on Ethereum', () => {
    const swapCase = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());
    fc.assert(
      fc.property(bytes(RANDOM_BYTES), fc.nat(39), (random, nth) => {
        const address = depositAddress('ETH', 'test', random);
        const index = 2 + nth;
        const changed = address.slice(0, index) + swapCase(address.charAt(index)) + address.slice(index + 1);
        const digits = changed.slice(2);
        const mixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
        fc.pre(changed !== address && mixed);
        expect(checkAddress('ETH', changed)).toMatchObject({ ok: false, reason: 'checksum' });
      }),
      RUNS,
    );
  });
});

describe('a transaction hash', () => {
  test.each([
    ['bitcoin', /^[0-9a-f]{64}$/],
    ['litecoin', /^[0-9a-f]{64}$/],
    ['dogecoin', /^[0-9a-f]{64}$/],
    ['ethereum', /^0x[0-9a-f]{64}$/],
    ['tron', /^[0-9a-f]{64}$/],
    ['solana', /^[1-9A-HJ-NP-Za-km-z]{64,88}$/],
    ['xrp', /^[0-9A-F]{64}$/],
  ] as const)('has the form of its chain: %s', (chain, form) => {
    fc.assert(
      fc.property(bytes(RANDOM_BYTES), (random) => {
        expect(transactionHash(chain, random)).toMatch(form);
      }),
      RUNS,
    );
  });

  test('carries 64 bytes on Solana', () => {
    expect(base58.decode(transactionHash('solana', sample))).toHaveLength(64);
  });

  test('is rejected for too few bytes', () => {
    expect(() => transactionHash('solana', sample.subarray(1))).toThrow('32 bytes are needed, and 31 were given');
  });
});
