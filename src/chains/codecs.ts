/** What each chain can do with addresses and hashes. */

import { sha512 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { hexOf } from '../domain/bytes.js';
import {
  base58Bytes,
  base58check,
  base58checkXrp,
  type DecodedAddress,
  decodeSegwit,
  encodeSegwit,
  humanReadablePart,
  isBech32,
  MISTYPED,
  type RejectedAddress,
  rejected,
  versioned,
} from './encodings.js';
import { type AddressPrefixes, CHAINS, type Chain, type GeneratedNetwork, type Network, PREFIXES } from './networks.js';

/** What one chain can do with addresses and hashes; every chain fills in the same five lines. */
interface ChainCodec {
  /** Payload bytes of a generated address. */
  readonly addressBytes: 20 | 32;
  /** Never throws; the caller has bounded the length. */
  readonly decode: (address: string) => DecodedAddress | RejectedAddress;
  readonly encode: (network: GeneratedNetwork, payload: Uint8Array) => string;
  /** A transaction's identifier from 32 bytes. */
  readonly hash: (bytes: Uint8Array) => string;
}

/** Bitcoin and the chains that descend from its code: the same forms of address, told apart by prefixes only. */
function bitcoinLike(chain: keyof typeof PREFIXES): ChainCodec {
  const prefixes = PREFIXES[chain];
  const { name } = CHAINS[chain];
  return {
    addressBytes: 20,
    decode(address) {
      const hrp = humanReadablePart(address);
      const segwit = prefixes.find((candidate) => candidate.hrp !== undefined && candidate.hrp === hrp);
      if (segwit) return fromSegwit(address, segwit);
      if (hrp !== undefined && isBech32(address)) {
        return rejected('network', `The prefix ${JSON.stringify(hrp)} belongs to no network of ${name}.`);
      }
      return fromBase58(address, prefixes, name);
    },
    encode(network, payload) {
      const wanted = prefixes.find((candidate) => candidate.network === network);
      if (!wanted) throw new RangeError(`${name} has no network ${network}`);
      if (wanted.hrp) return encodeSegwit(wanted.hrp, payload);
      return base58check.encode(versioned([wanted.p2pkh[0]], payload));
    },
    hash: hexOf,
  };
}

function fromSegwit(address: string, { network }: AddressPrefixes): DecodedAddress | RejectedAddress {
  const payload = decodeSegwit(address);
  return payload instanceof Uint8Array ? { ok: true, network, payload } : payload;
}

function fromBase58(
  address: string,
  prefixes: readonly AddressPrefixes[],
  name: string,
): DecodedAddress | RejectedAddress {
  const data = base58check.decode(address, [21]);
  if (!(data instanceof Uint8Array)) return data;
  const [version = 0] = data;
  const found = prefixes.find(({ p2pkh, p2sh }) => p2pkh.includes(version) || p2sh.includes(version));
  if (found) return { ok: true, network: found.network, payload: data.subarray(1) };
  const hex = `0x${version.toString(16).padStart(2, '0')}`;
  return rejected('network', `The version byte ${hex} of the address belongs to no network of ${name}.`);
}

/** Ethereum accounts and contracts: 20 bytes in hexadecimal, whose capitals are the checksum (EIP-55). */

const HEX_DIGITS = 40;

/** A digit is a capital when the matching nibble of the hash of the lower-case digits is 8 or more. */
function capitalise(digits: string): string {
  const hash = hexOf(keccak_256(utf8ToBytes(digits)));
  return [...digits].map((digit, index) => (hash.charAt(index) >= '8' ? digit.toUpperCase() : digit)).join('');
}

const ethereum: ChainCodec = {
  addressBytes: 20,
  decode(address) {
    if (!address.startsWith('0x')) return rejected('format', 'An Ethereum address starts with 0x.');
    const digits = address.slice(2);
    if (!/^[0-9a-fA-F]*$/.test(digits)) {
      return rejected('format', 'After 0x an Ethereum address has hexadecimal digits only.');
    }
    if (digits.length !== HEX_DIGITS) {
      const message = `After 0x an Ethereum address has ${HEX_DIGITS} digits, and this one has ${digits.length}.`;
      return rejected('length', message);
    }
    const lower = digits.toLowerCase();
    // EIP-55 keeps addresses of one case valid: they carry no checksum, as all addresses did before it.
    const unchecked = digits === lower || digits === digits.toUpperCase();
    if (!unchecked && digits !== capitalise(lower)) {
      const message =
        'The capital letters of the address do not match its EIP-55 checksum; a character is probably mistyped.';
      return rejected('checksum', message);
    }
    return { ok: true, network: 'any', payload: hexToBytes(lower) };
  },
  encode: (_network, payload) => `0x${capitalise(hexOf(payload))}`,
  hash: (bytes) => `0x${hexOf(bytes)}`,
};

/**
 * Solana accounts: 32 bytes in plain base58. There is no checksum and no mark of the network, so a mistyped character
 * passes as long as 32 bytes come out. Addresses off the ed25519 curve are accepted: programs own such accounts.
 */

const ADDRESS_BYTES = 32;
/** 32 bytes take 32 characters when all are zero, and at most 44. */
const CHARACTERS = { min: 32, max: 44 };

const solana: ChainCodec = {
  addressBytes: ADDRESS_BYTES,
  decode(address) {
    if (address.length < CHARACTERS.min || address.length > CHARACTERS.max) {
      const range = `${CHARACTERS.min} to ${CHARACTERS.max}`;
      return rejected('format', `A Solana address has ${range} characters, and this one has ${address.length}.`);
    }
    const payload = base58Bytes(base58, address);
    if (!(payload instanceof Uint8Array)) return payload;
    if (payload.length !== ADDRESS_BYTES) {
      const message = `A Solana address decodes to ${ADDRESS_BYTES} bytes, and this one to ${payload.length}; ${MISTYPED}.`;
      return rejected('length', message);
    }
    return { ok: true, network: 'any', payload };
  },
  encode: (_network, payload) => base58.encode(payload),
  // A transaction is known by its first signature, which has 64 bytes.
  hash: (bytes) => base58.encode(sha512(bytes)),
};

/**
 * Tron accounts and contracts: base58check of 0x41 and 20 bytes, which always starts with T. The test networks Shasta
 * and Nile use the same version byte.
 */

const VERSION = 0x41;

const tron: ChainCodec = {
  addressBytes: 20,
  decode(address) {
    if (!address.startsWith('T')) return rejected('format', 'A Tron address starts with T.');
    const data = base58check.decode(address, [21]);
    if (!(data instanceof Uint8Array)) return data;
    if (data[0] !== VERSION) return rejected('network', 'The version byte of the address is not that of Tron, 0x41.');
    return { ok: true, network: 'any', payload: data.subarray(1) };
  },
  encode: (_network, payload) => base58check.encode(versioned([VERSION], payload)),
  hash: hexOf,
};

/**
 * XRP Ledger accounts: classic addresses (r…, the same on every network) and X-addresses, which carry a destination tag
 * and the network (XLS-5d: X… main, T… test).
 */

const CLASSIC_VERSION = 0x00;
const CLASSIC_BYTES = 21;
/** Two bytes of prefix, 20 of account, one flag, and eight for the tag, of which four are reserved. */
const X_BYTES = 31;
const X_PREFIXES: readonly { network: Network; prefix: readonly [number, number] }[] = [
  { network: 'main', prefix: [0x05, 0x44] },
  { network: 'test', prefix: [0x04, 0x93] },
];

const xrp: ChainCodec = {
  addressBytes: 20,
  decode(address) {
    if (!/^[rXT]/.test(address)) {
      return rejected('format', 'An XRP Ledger address starts with r; an X-address starts with X or T.');
    }
    const data = base58checkXrp.decode(address, [CLASSIC_BYTES, X_BYTES]);
    if (!(data instanceof Uint8Array)) return data;
    return data.length === CLASSIC_BYTES ? fromClassic(data) : fromX(data);
  },
  encode: (_network, payload) => base58checkXrp.encode(versioned([CLASSIC_VERSION], payload)),
  hash: (bytes) => hexOf(bytes).toUpperCase(),
};

function fromClassic(data: Uint8Array): DecodedAddress | RejectedAddress {
  if (data[0] !== CLASSIC_VERSION) {
    return rejected('network', 'The version byte of the address is not that of an XRP Ledger account.');
  }
  return { ok: true, network: 'any', payload: data.subarray(1) };
}

function fromX(data: Uint8Array): DecodedAddress | RejectedAddress {
  const known = X_PREFIXES.find(({ prefix }) => prefix[0] === data[0] && prefix[1] === data[1]);
  if (!known) return rejected('network', 'The prefix of the X-address belongs to no network of the XRP Ledger.');
  const flag = data[22] ?? 0;
  // Flag 0 promises that there is no tag, flag 1 a tag of 32 bits; whatever else is set is reserved.
  const mustBeZero = flag === 0 ? data.subarray(23) : data.subarray(27);
  if (flag > 1 || mustBeZero.some((byte) => byte !== 0)) {
    return rejected('format', 'The destination tag in the X-address is not one of 32 bits.');
  }
  return { ok: true, network: known.network, payload: data.subarray(2, 22) };
}

/** Who encodes and decodes for each chain, in the order in which a stray address is recognised. */
export const CODECS: Readonly<Record<Chain, ChainCodec>> = {
  bitcoin: bitcoinLike('bitcoin'),
  litecoin: bitcoinLike('litecoin'),
  dogecoin: bitcoinLike('dogecoin'),
  ethereum,
  tron,
  solana,
  xrp,
};

export const ALL_CHAINS = Object.keys(CODECS) as Chain[];
