import { keccak_256 } from '@noble/hashes/sha3.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hexOf } from '../domain/hex.js';
import { type ChainCodec, refused } from './codec.js';

/** Ethereum accounts and contracts: 20 bytes in hexadecimal, whose capitals are the checksum (EIP-55). */

const HEX_DIGITS = 40;

/** A digit is a capital when the matching nibble of the hash of the lower-case digits is 8 or more. */
function capitalise(digits: string): string {
  const hash = hexOf(keccak_256(utf8ToBytes(digits)));
  return [...digits].map((digit, index) => (hash.charAt(index) >= '8' ? digit.toUpperCase() : digit)).join('');
}

export const ethereum: ChainCodec = {
  addressBytes: 20,
  decode(address) {
    if (!address.startsWith('0x')) return refused('format', 'An Ethereum address starts with 0x.');
    const digits = address.slice(2);
    if (!/^[0-9a-fA-F]*$/.test(digits)) {
      return refused('format', 'After 0x an Ethereum address has hexadecimal digits only.');
    }
    if (digits.length !== HEX_DIGITS) {
      return refused(
        'length',
        `After 0x an Ethereum address has ${HEX_DIGITS} digits, and this one has ${digits.length}.`,
      );
    }
    const lower = digits.toLowerCase();
    // EIP-55 keeps addresses of one case valid: they carry no checksum, as all addresses did before it.
    const unchecked = digits === lower || digits === digits.toUpperCase();
    if (!unchecked && digits !== capitalise(lower)) {
      const message =
        'The capital letters of the address do not match its EIP-55 checksum; a character is probably mistyped.';
      return refused('checksum', message);
    }
    return { ok: true, network: 'any', payload: hexToBytes(lower) };
  },
  encode: (_network, payload) => `0x${capitalise(hexOf(payload))}`,
  hash: (bytes) => `0x${hexOf(bytes)}`,
};
