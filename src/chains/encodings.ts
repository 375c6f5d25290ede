/** How addresses are written: Base58 with a check, Bech32, and what is wrong with one that is not. */
import { sha256 } from '@noble/hashes/sha2.js';
import { type BytesCoder, base58, base58xrp, bech32, bech32m } from '@scure/base';
import type { Network } from './networks.js';

/**
 * Why an address is rejected. `network`: the checksum holds, but the prefix belongs to no network of the chain.
 * `chain`: a good address, of another chain than the currency's.
 */
export type AddressIssue = 'format' | 'length' | 'checksum' | 'network' | 'chain';

export interface DecodedAddress {
  readonly ok: true;
  readonly network: Network;
  /** The hash, key or program that the address carries, without prefix and checksum. */
  readonly payload: Uint8Array;
}

export interface RejectedAddress {
  readonly ok: false;
  readonly reason: AddressIssue;
  /** One or two sentences for a person: what is wrong and what probably happened. */
  readonly message: string;
}

export function rejected(reason: AddressIssue, message: string): RejectedAddress {
  return { ok: false, reason, message };
}

export const MISTYPED = 'a character is probably mistyped, missing or doubled';

/** Names the first character outside an alphabet, so that a reader finds it at once. */
function foreignCharacter(text: string, alphabet: string): string | undefined {
  for (const character of text) if (!alphabet.includes(character)) return JSON.stringify(character);
  return undefined;
}

/**
 * Base58 with four bytes of double SHA-256 behind the data, as Bitcoin introduced it; Tron keeps its alphabet, the XRP
 * Ledger orders the same characters differently. @scure/base has the check for Bitcoin's alphabet only, and it answers
 * with an exception where this module needs to know which part was wrong, so the check stands here.
 */

const CHECKSUM_BYTES = 4;
/** Bitcoin's alphabet; the XRP Ledger's has the same members. */
const BASE58_CHARACTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function checksum(data: Uint8Array): Uint8Array {
  return sha256(sha256(data)).subarray(0, CHECKSUM_BYTES);
}

/** Plain base58, or a rejection that names the character which does not belong. */
export function base58Bytes(coder: BytesCoder, text: string): Uint8Array | RejectedAddress {
  const foreign = foreignCharacter(text, BASE58_CHARACTERS);
  if (foreign) return rejected('format', `The character ${foreign} does not occur in base58 addresses.`);
  return coder.decode(text);
}

function decode(coder: BytesCoder, text: string, lengths: readonly number[]): Uint8Array | RejectedAddress {
  const checked = base58Bytes(coder, text);
  if (!(checked instanceof Uint8Array)) return checked;
  const data = checked.subarray(0, -CHECKSUM_BYTES);
  if (!lengths.includes(data.length)) {
    const expected = lengths.map((length) => length + CHECKSUM_BYTES).join(' or ');
    return rejected('length', `The address decodes to ${checked.length} bytes instead of ${expected}; ${MISTYPED}.`);
  }
  const expected = checksum(data);
  if (!checked.subarray(-CHECKSUM_BYTES).every((byte, index) => byte === expected[index])) {
    return rejected('checksum', `The checksum of the address does not match; ${MISTYPED}.`);
  }
  return data;
}

/** Joins a version to a payload. */
export function versioned(version: readonly number[], payload: Uint8Array): Uint8Array {
  return Uint8Array.from([...version, ...payload]);
}

const withChecksum = (coder: BytesCoder) => ({
  encode: (data: Uint8Array) => coder.encode(versioned([...data], checksum(data))),
  /** The data without its checksum; `lengths` are those that the data may have. */
  decode: (text: string, lengths: readonly number[]) => decode(coder, text, lengths),
});

export const base58check = withChecksum(base58);
export const base58checkXrp = withChecksum(base58xrp);

/** Segregated-witness addresses: BIP-173 (bech32, version 0) and BIP-350 (bech32m, versions 1 to 16). */

const CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** The human-readable part, when the text has the outer shape of a bech32 string. */
export function humanReadablePart(text: string): string | undefined {
  const separator = text.lastIndexOf('1');
  return separator > 0 ? text.slice(0, separator).toLowerCase() : undefined;
}

/** Whether the text is a bech32 or bech32m string at all, whatever its human-readable part. */
export function isBech32(text: string): boolean {
  return words(text) !== undefined;
}

function words(text: string): { words: number[]; modified: boolean } | undefined {
  const old = bech32.decodeUnsafe(text);
  if (old) return { ...old, modified: false };
  const modified = bech32m.decodeUnsafe(text);
  return modified ? { ...modified, modified: true } : undefined;
}

/** The program that an address carries. */
export function decodeSegwit(text: string): Uint8Array | RejectedAddress {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) {
    return rejected('format', 'The address mixes upper and lower case; it must be all of one.');
  }
  const decoded = words(text);
  if (!decoded) return undecodable(text);
  const [version, ...rest] = decoded.words;
  if (version === undefined) return rejected('length', 'The address carries no data after its prefix.');
  if (version > 16) return rejected('format', `The witness version ${version} does not exist; the highest is 16.`);
  if (decoded.modified !== version > 0) return wrongChecksumKind(version);
  const program = bech32.fromWordsUnsafe(rest);
  if (!program) return rejected('format', 'The bits that fill up the last character of the address are not zero.');
  return wrongLength(version, program.length) ?? program;
}

function undecodable(text: string): RejectedAddress {
  const data = text.slice(text.lastIndexOf('1') + 1).toLowerCase();
  const foreign = foreignCharacter(data, CHARACTERS);
  if (foreign) return rejected('format', `The character ${foreign} does not occur in bech32 addresses.`);
  return rejected('checksum', `The checksum of the address does not match; ${MISTYPED}.`);
}

function wrongChecksumKind(version: number): RejectedAddress {
  const [expected, found] = version > 0 ? ['bech32m', 'bech32'] : ['bech32', 'bech32m'];
  const message = `A version ${version} address needs a ${expected} checksum, and this one has a ${found} checksum.`;
  return rejected('checksum', message);
}

/** Version 0 knows two lengths (BIP-141); later versions leave room from 2 to 40 bytes. */
function wrongLength(version: number, length: number): RejectedAddress | undefined {
  if (version === 0 && length !== 20 && length !== 32) {
    return rejected('length', `A version 0 address carries 20 or 32 bytes, and this one carries ${length}.`);
  }
  if (length < 2 || length > 40) {
    return rejected('length', `An address carries 2 to 40 bytes, and this one carries ${length}.`);
  }
  return undefined;
}

/** A version 0 address, the form that wallets hand out most. */
export function encodeSegwit(hrp: string, program: Uint8Array): string {
  return bech32.encode(hrp, [0, ...bech32.toWords(program)]);
}
