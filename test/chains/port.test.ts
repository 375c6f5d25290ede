import { describe, expect, test } from 'vitest';
import { chains } from '../../src/chains/index.js';
import { CURRENCIES } from './arbitraries.js';

const random = Uint8Array.from({ length: 32 }, (_, index) => 255 - index);

describe('the room as the core sees it', () => {
  test.each(CURRENCIES)(
    '%s: every network gives an address that is good there, a hash and a payment URI',
    (currency) => {
      const networks = chains.networksOf(currency);
      expect(networks.length).toBeGreaterThan(0);
      for (const network of networks) {
        const address = chains.depositAddress(currency, network, random);
        expect(chains.checkAddress(currency, address)).toMatchObject({ ok: true, chain: network });
        expect(chains.magicOf(address)).toBeUndefined();
        expect(chains.transactionHash(network, random)).toMatch(/^\w{64,88}$/);
        expect(chains.paymentUri(currency, network, address, '1.5')).toContain(address);
      }
    },
  );

  test.each(['EUR', 'btc', 'constructor', ''])('%j is on no chain', (currency) => {
    expect(chains.networksOf(currency)).toEqual([]);
    expect(chains.checkAddress(currency, 'x')).toMatchObject({ ok: false, reason: 'chain' });
    expect(() => chains.depositAddress(currency, 'bitcoin', random)).toThrow('is not sent on any chain');
  });

  test('an unknown network is rejected', () => {
    expect(() => chains.transactionHash('toString', random)).toThrow('there is no chain toString');
  });
});
