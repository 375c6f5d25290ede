import { hexOf } from '../domain/hex.js';
import { base58check, versioned } from './base58check.js';
import { type ChainCodec, refused } from './codec.js';

/**
 * Tron accounts and contracts: base58check of 0x41 and 20 bytes, which always starts with T. The test networks Shasta
 * and Nile use the same version byte.
 */

const VERSION = 0x41;

export const tron: ChainCodec = {
  addressBytes: 20,
  decode(address) {
    if (!address.startsWith('T')) return refused('format', 'A Tron address starts with T.');
    const data = base58check.decode(address, [21]);
    if (!(data instanceof Uint8Array)) return data;
    if (data[0] !== VERSION) return refused('network', 'The version byte of the address is not that of Tron, 0x41.');
    return { ok: true, network: 'any', payload: data.subarray(1) };
  },
  encode: (_network, payload) => base58check.encode(versioned([VERSION], payload)),
  hash: hexOf,
};
