import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outside } from '../../conformance/outside.mjs';
import { checkAddress, depositAddress, magicAddress, RANDOM_BYTES } from '../../src/chains/index.js';
import { bytes, flip, flipped, PLACES, type Place, RUNS } from './arbitraries.js';

/** The part of the oracle that the tests call; it ships without types. */
interface Oracle {
  validate(
    address: string,
    currency: string,
    options?: { networkType?: 'prod' | 'testnet' | 'both'; chainType?: string },
  ): boolean;
}
const validator: Oracle = outside('multicoin-address-validator');

/**
 * An independent judge. Where it knows less than the specifications, the tests below say so:
 * - XRP: it asks for 28 characters or more, and the shortest accounts have 25; it knows no X-addresses.
 * - SOL: it only decodes base58 of 43 or 44 characters, whatever the number of bytes.
 * - BTC: it does not know the regtest prefix bcrt. LTC: it refuses the old 3… form, which Litecoin Core accepts.
 * - USDC: it does not know Tron. USDT, without a chain named: it takes Bitcoin addresses as well, for Omni.
 */
const ORACLE_CHAINS: Readonly<Record<string, string>> = { ethereum: 'ethereum', tron: 'tron', solana: 'solana' };

function oracle({ currency, chain }: Place, address: string): boolean {
  const token = currency === 'USDT' || currency === 'USDC';
  return validator.validate(address, currency, token ? { chainType: ORACLE_CHAINS[chain] } : { networkType: 'both' });
}

const known = PLACES.filter(({ currency, chain }) => !(currency === 'USDC' && chain === 'tron'));
const named = (places: Place[]) =>
  places.map((each) => [`${each.currency} on ${each.chain} ${each.network}`, each] as const);

/** Whether the oracle's own length limits allow it to judge. */
function judgeable(chain: string, address: string): boolean {
  if (chain === 'solana') return address.length === 43 || address.length === 44;
  return chain !== 'xrp' || address.length >= 28;
}

describe('the oracle agrees', () => {
  test.each(named(known))('that a generated address is good: %s', (_name, place) => {
    fc.assert(
      fc.property(bytes(RANDOM_BYTES), (random) => {
        const address = depositAddress(place.currency, place.network, random, place.chain);
        fc.pre(judgeable(place.chain, address));
        expect(oracle(place, address)).toBe(true);
      }),
      RUNS,
    );
  });

  test.each(named(known))('that the magic addresses are good: %s', (_name, place) => {
    for (const byte of [0x11, 0x22, 0x33, 0x44, 0x55] as const) {
      expect(oracle(place, magicAddress(place.currency, byte, place.network, place.chain))).toBe(true);
    }
  });

  // Solana is left out: the oracle takes whatever is base58 for an address.
  test.each(named(known.filter(({ chain }) => chain !== 'solana')))('on a changed one: %s', (_name, place) => {
    fc.assert(
      fc.property(bytes(RANDOM_BYTES), flip, (random, change) => {
        const address = flipped(depositAddress(place.currency, place.network, random, place.chain), change);
        expect(oracle(place, address)).toBe(checkAddress(place.currency, address).ok);
      }),
      RUNS,
    );
  });
});

describe('the oracle is known to be wrong', () => {
  test.each([
    ['XRP', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
    ['XRP', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ'],
    ['SOL', '11111111111111111111111111111111'],
    ['BTC', 'bcrt1qdavt4j2sd7dlhqsavtnfxvzppw6k7qy97tmnu9'],
    ['LTC', '3FLj1iFqS359KvBXeaStPgqX7hgyifVKbN'],
    ['USDC', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ] as const)('on %s %s, which is good', (currency, address) => {
    expect(checkAddress(currency, address).ok).toBe(true);
    expect(validator.validate(address, currency, { networkType: 'both' })).toBe(false);
  });

  test('on USDT to a Bitcoin address, and on 33 bytes for Solana', () => {
    const bitcoin = '3MbYQMMmSkC3AgWkj9FMo5LsPTW1zBTwXL';
    expect(validator.validate(bitcoin, 'USDT')).toBe(true);
    expect(checkAddress('USDT', bitcoin)).toMatchObject({ ok: false, reason: 'chain' });
    const tooMany = 'z'.repeat(44);
    expect(validator.validate(tooMany, 'SOL')).toBe(true);
    expect(checkAddress('SOL', tooMany)).toMatchObject({ ok: false, reason: 'length' });
  });
});
