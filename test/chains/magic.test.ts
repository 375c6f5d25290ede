import { hexToBytes } from '@noble/hashes/utils.js';
import { bech32m } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { base58check, versioned } from '../../src/chains/encodings.js';
import {
  checkAddress,
  depositAddress,
  listMagicAddresses,
  MAGIC_BEHAVIOURS,
  magicAddress,
  magicOf,
} from '../../src/chains/index.js';
import { CURRENCIES } from './arbitraries.js';

const all = listMagicAddresses();

describe('every magic address', () => {
  test.each(all)('$currency on $chain ($network), $behaviour, is good and recognised', (magic) => {
    const { currency, chain, network, address, byte } = magic;
    expect(checkAddress(currency, address)).toEqual({ ok: true, chain, network });
    expect(magicOf(address)).toBe(byte);
    expect(magic.effect).toMatch(/^The payout .*\.$/);
  });

  test('is there for every currency and behaviour, no address twice on one chain', () => {
    for (const currency of CURRENCIES) {
      const bytes = all.filter((magic) => magic.currency === currency).map((magic) => magic.byte);
      expect(new Set(bytes)).toEqual(new Set(MAGIC_BEHAVIOURS.map((magic) => magic.byte)));
    }
    const distinct = new Set(all.map((magic) => `${magic.currency} ${magic.address}`));
    expect(distinct.size).toBe(all.length);
  });
});

test('the addresses that the documentation shows are these', () => {
  expect(magicAddress('ETH', 0x11)).toBe('0x1111111111111111111111111111111111111111');
  expect(magicAddress('BTC', 0x11)).toBe('bc1qzyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3h8ffkz');
  expect(magicAddress('BTC', 0x22, 'test')).toMatch(/^tb1q/);
  expect(magicAddress('USDT', 0x33, 'main', 'tron')).toMatch(/^T/);
});

test('other forms of address with the same payload are magic too', () => {
  const hash = new Uint8Array(20).fill(0x44);
  for (const version of [0x00, 0x05, 0x6f, 0xc4, 0x30, 0x1e, 0x41]) {
    expect(magicOf(base58check.encode(versioned([version], hash)))).toBe(0x44);
  }
  expect(magicOf('0x5555555555555555555555555555555555555555')).toBe(0x55);
});

test('an ordinary address is not magic', () => {
  expect(magicOf('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBeUndefined();
  expect(magicOf('0x6666666666666666666666666666666666666666')).toBeUndefined();
  expect(magicOf('0x1111111111111111111111111111111111111112')).toBeUndefined();
  expect(magicOf(depositAddress('BTC', 'test', hexToBytes(`${'11'.repeat(19)}12`)))).toBeUndefined();
  // A witness program of two bytes repeats one by chance too often to mean anything.
  expect(magicOf(bech32m.encode('bc', [2, ...bech32m.toWords(Uint8Array.of(0x11, 0x11))]))).toBeUndefined();
  expect(magicOf('nonsense')).toBeUndefined();
  expect(magicOf('')).toBeUndefined();
});
