import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { locate } from '../../src/chains/addresses.js';
import { isBech32 } from '../../src/chains/encodings.js';
import { type Chain, checkAddress } from '../../src/chains/index.js';
import * as vectors from './vectors.js';

const payload = (address: string, chain: Chain) => bytesToHex(locate(address, [chain])?.payload ?? new Uint8Array());

describe('bech32 and bech32m strings', () => {
  test.each([...vectors.VALID_BECH32, ...vectors.VALID_BECH32M])('%j is one', (text) => {
    expect(isBech32(text)).toBe(true);
  });

  test.each([...vectors.INVALID_BECH32, ...vectors.INVALID_BECH32M])('%j is none', (text) => {
    expect(isBech32(text)).toBe(false);
  });
});

describe('segregated-witness addresses', () => {
  test.each(vectors.VALID_SEGWIT)('%s is good', (address, script) => {
    const network = address.toLowerCase().startsWith('bc') ? 'main' : 'test';
    expect(checkAddress('BTC', address)).toEqual({ ok: true, network, chain: 'bitcoin' });
    // A script is the version, the length, the program.
    expect(payload(address, 'bitcoin')).toBe(script.slice(4));
  });

  test.each(vectors.SUPERSEDED_SEGWIT)('%s has the checksum of BIP-173 where BIP-350 asks for another', (address) => {
    expect(checkAddress('BTC', address)).toMatchObject({ ok: false, reason: 'checksum' });
  });

  test.each(vectors.INVALID_SEGWIT)('%s is rejected: %s', (address, reason) => {
    expect(checkAddress('BTC', address)).toMatchObject({ ok: false, reason });
  });
});

describe('base58check addresses', () => {
  test.each(vectors.BITCOIN)('%s is a good Bitcoin address (%s)', (address, network, expected) => {
    expect(checkAddress('BTC', address)).toEqual({ ok: true, network, chain: 'bitcoin' });
    expect(payload(address, 'bitcoin')).toBe(expected);
  });

  test.each(vectors.LITECOIN)('%s is a good Litecoin address (%s)', (address, network) => {
    expect(checkAddress('LTC', address)).toEqual({ ok: true, network, chain: 'litecoin' });
  });

  test.each(vectors.DOGECOIN)('%s is a good Dogecoin address (%s)', (address, network, expected) => {
    expect(checkAddress('DOGE', address)).toEqual({ ok: true, network, chain: 'dogecoin' });
    expect(payload(address, 'dogecoin')).toBe(expected);
  });

  test.each(vectors.PRIVATE_KEYS)('%s is a private key, and no address', (key) => {
    for (const currency of ['BTC', 'LTC', 'DOGE', 'TRX'] as const) {
      expect(checkAddress(currency, key)).toMatchObject({ ok: false });
    }
  });
});

describe('addresses of the other chains', () => {
  test.each(vectors.ETHEREUM)('%s is a good Ethereum address', (address) => {
    for (const currency of ['ETH', 'USDT', 'USDC'] as const) {
      expect(checkAddress(currency, address)).toEqual({ ok: true, network: 'any', chain: 'ethereum' });
    }
  });

  test.each(vectors.ETHEREUM)('%s is good in one case too, which has no checksum', (address) => {
    expect(checkAddress('ETH', address.toLowerCase())).toMatchObject({ ok: true });
    expect(checkAddress('ETH', `0x${address.slice(2).toUpperCase()}`)).toMatchObject({ ok: true });
  });

  test.each(vectors.TRON)('%s is a good Tron address', (address, expected) => {
    for (const currency of ['TRX', 'USDT', 'USDC'] as const) {
      expect(checkAddress(currency, address)).toEqual({ ok: true, network: 'any', chain: 'tron' });
    }
    expect(payload(address, 'tron')).toBe(expected);
  });

  test.each(vectors.SOLANA)('%s is a good Solana address', (address) => {
    for (const currency of ['SOL', 'USDT', 'USDC'] as const) {
      expect(checkAddress(currency, address)).toEqual({ ok: true, network: 'any', chain: 'solana' });
    }
  });

  test.each(vectors.XRP)('%s is a good XRP Ledger address', (address, expected) => {
    expect(checkAddress('XRP', address)).toEqual({ ok: true, network: 'any', chain: 'xrp' });
    expect(payload(address, 'xrp')).toBe(expected);
  });

  test.each(vectors.XRP_X)('%s is the same account as its X-addresses', (classic, main, testForm) => {
    expect(checkAddress('XRP', main)).toEqual({ ok: true, network: 'main', chain: 'xrp' });
    expect(checkAddress('XRP', testForm)).toEqual({ ok: true, network: 'test', chain: 'xrp' });
    expect(payload(main, 'xrp')).toBe(payload(classic, 'xrp'));
    expect(payload(testForm, 'xrp')).toBe(payload(classic, 'xrp'));
  });

  test.each(vectors.INVALID_XRP)('%s is rejected: %s', (address, reason) => {
    expect(checkAddress('XRP', address)).toMatchObject({ ok: false, reason });
  });
});
