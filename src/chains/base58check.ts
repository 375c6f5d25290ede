import { sha256 } from '@noble/hashes/sha2.js';
import { type BytesCoder, base58, base58xrp } from '@scure/base';
import { foreignCharacter, MISTYPED, type RefusedAddress, refused } from './codec.js';

/**
 * Base58 with four bytes of double SHA-256 behind the data, as Bitcoin introduced it; Tron keeps its alphabet, the XRP
 * Ledger orders the same characters differently. @scure/base has the check for Bitcoin's alphabet only, and it answers
 * with an exception where this room needs to know which part was wrong, so the check is spelled out here.
 */

const CHECKSUM_BYTES = 4;
/** Bitcoin's alphabet; the XRP Ledger's has the same members. */
const BASE58_CHARACTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function checksum(data: Uint8Array): Uint8Array {
  return sha256(sha256(data)).subarray(0, CHECKSUM_BYTES);
}

function encode(coder: BytesCoder, data: Uint8Array): string {
  const checked = new Uint8Array(data.length + CHECKSUM_BYTES);
  checked.set(data);
  checked.set(checksum(data), data.length);
  return coder.encode(checked);
}

function decode(coder: BytesCoder, text: string, lengths: readonly number[]): Uint8Array | RefusedAddress {
  const checked = base58Bytes(coder, text);
  if (!(checked instanceof Uint8Array)) return checked;
  const data = checked.subarray(0, -CHECKSUM_BYTES);
  if (!lengths.includes(data.length)) {
    const expected = lengths.map((length) => length + CHECKSUM_BYTES).join(' or ');
    return refused('length', `The address decodes to ${checked.length} bytes instead of ${expected}; ${MISTYPED}.`);
  }
  const expected = checksum(data);
  if (!checked.subarray(-CHECKSUM_BYTES).every((byte, index) => byte === expected[index])) {
    return refused('checksum', `The checksum of the address does not match; ${MISTYPED}.`);
  }
  return data;
}

/** Plain base58, with a fault that names the character which does not belong. */
export function base58Bytes(coder: BytesCoder, text: string): Uint8Array | RefusedAddress {
  const foreign = foreignCharacter(text, BASE58_CHARACTERS);
  if (foreign) return refused('format', `The character ${foreign} does not occur in base58 addresses.`);
  return coder.decode(text);
}

/** Joins a version to a payload. */
export function versioned(version: readonly number[], payload: Uint8Array): Uint8Array {
  return Uint8Array.from([...version, ...payload]);
}

export const base58check = {
  encode: (data: Uint8Array) => encode(base58, data),
  /** The data without its checksum; `lengths` are those that the data may have. */
  decode: (text: string, lengths: readonly number[]) => decode(base58, text, lengths),
};

export const base58checkXrp = {
  encode: (data: Uint8Array) => encode(base58xrp, data),
  decode: (text: string, lengths: readonly number[]) => decode(base58xrp, text, lengths),
};
