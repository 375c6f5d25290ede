import { sha512 } from '@noble/hashes/sha2.js';
import { base58 } from '@scure/base';
import { base58Bytes } from './base58check.js';
import { type ChainCodec, MISTYPED, refused } from './codec.js';

/**
 * Solana accounts: 32 bytes in plain base58. There is no checksum and no mark of the network, so a mistyped character
 * passes as long as 32 bytes come out. Addresses off the ed25519 curve are accepted: programs own such accounts.
 */

const ADDRESS_BYTES = 32;
/** 32 bytes take 32 characters when all are zero, and at most 44. */
const CHARACTERS = { min: 32, max: 44 };

export const solana: ChainCodec = {
  addressBytes: ADDRESS_BYTES,
  decode(address) {
    if (address.length < CHARACTERS.min || address.length > CHARACTERS.max) {
      const range = `${CHARACTERS.min} to ${CHARACTERS.max}`;
      return refused('format', `A Solana address has ${range} characters, and this one has ${address.length}.`);
    }
    const payload = base58Bytes(base58, address);
    if (!(payload instanceof Uint8Array)) return payload;
    if (payload.length !== ADDRESS_BYTES) {
      const message = `A Solana address decodes to ${ADDRESS_BYTES} bytes, and this one to ${payload.length}; ${MISTYPED}.`;
      return refused('length', message);
    }
    return { ok: true, network: 'any', payload };
  },
  encode: (_network, payload) => base58.encode(payload),
  // A transaction is known by its first signature, which has 64 bytes.
  hash: (bytes) => base58.encode(sha512(bytes)),
};
