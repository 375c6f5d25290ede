import { bech32, bech32m } from '@scure/base';
import { foreignCharacter, MISTYPED, type RefusedAddress, refused } from './codec.js';

/** Segregated-witness addresses: BIP-173 (bech32, version 0) and BIP-350 (bech32m, versions 1 to 16). */

const CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

export interface SegwitAddress {
  readonly hrp: string;
  readonly version: number;
  readonly program: Uint8Array;
}

interface Words {
  readonly prefix: string;
  readonly words: number[];
  readonly modified: boolean;
}

/** The human-readable part, when the text has the outer shape of a bech32 string. */
export function humanReadablePart(text: string): string | undefined {
  const separator = text.lastIndexOf('1');
  return separator > 0 ? text.slice(0, separator).toLowerCase() : undefined;
}

/** Whether the text is a bech32 or bech32m string at all, whatever its human-readable part. */
export function isBech32(text: string): boolean {
  return words(text) !== undefined;
}

function words(text: string): Words | undefined {
  const old = bech32.decodeUnsafe(text);
  if (old) return { ...old, modified: false };
  const modified = bech32m.decodeUnsafe(text);
  return modified ? { ...modified, modified: true } : undefined;
}

export function decodeSegwit(text: string): SegwitAddress | RefusedAddress {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) {
    return refused('format', 'The address mixes upper and lower case; it must be all of one.');
  }
  const decoded = words(text);
  if (!decoded) return undecodable(text);
  const [version, ...rest] = decoded.words;
  if (version === undefined) return refused('length', 'The address carries no data after its prefix.');
  if (version > 16) return refused('format', `The witness version ${version} does not exist; the highest is 16.`);
  if (decoded.modified !== version > 0) return wrongChecksumKind(version);
  const program = bech32.fromWordsUnsafe(rest);
  if (!program) return refused('format', 'The bits that fill up the last character of the address are not zero.');
  return wrongLength(version, program.length) ?? { hrp: decoded.prefix, version, program };
}

function undecodable(text: string): RefusedAddress {
  const data = text.slice(text.lastIndexOf('1') + 1).toLowerCase();
  const foreign = foreignCharacter(data, CHARACTERS);
  if (foreign) return refused('format', `The character ${foreign} does not occur in bech32 addresses.`);
  return refused('checksum', `The checksum of the address does not match; ${MISTYPED}.`);
}

function wrongChecksumKind(version: number): RefusedAddress {
  const [expected, found] = version > 0 ? ['bech32m', 'bech32'] : ['bech32', 'bech32m'];
  const message = `A version ${version} address needs a ${expected} checksum, and this one has a ${found} checksum.`;
  return refused('checksum', message);
}

/** Version 0 knows two lengths (BIP-141); later versions leave room from 2 to 40 bytes. */
function wrongLength(version: number, length: number): RefusedAddress | undefined {
  if (version === 0 && length !== 20 && length !== 32) {
    return refused('length', `A version 0 address carries 20 or 32 bytes, and this one carries ${length}.`);
  }
  if (length < 2 || length > 40) {
    return refused('length', `An address carries 2 to 40 bytes, and this one carries ${length}.`);
  }
  return undefined;
}

/** A version 0 address, the form that wallets hand out most. */
export function encodeSegwit(hrp: string, program: Uint8Array): string {
  return bech32.encode(hrp, [0, ...bech32.toWords(program)]);
}
