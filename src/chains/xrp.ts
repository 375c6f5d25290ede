import { hexOf } from '../domain/hex.js';
import { base58checkXrp, versioned } from './base58check.js';
import { type ChainCodec, type DecodedAddress, type RefusedAddress, refused } from './codec.js';
import type { Network } from './networks.js';

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

export const xrp: ChainCodec = {
  addressBytes: 20,
  decode(address) {
    if (!/^[rXT]/.test(address)) {
      return refused('format', 'An XRP Ledger address starts with r; an X-address starts with X or T.');
    }
    const data = base58checkXrp.decode(address, [CLASSIC_BYTES, X_BYTES]);
    if (!(data instanceof Uint8Array)) return data;
    return data.length === CLASSIC_BYTES ? fromClassic(data) : fromX(data);
  },
  encode: (_network, payload) => base58checkXrp.encode(versioned([CLASSIC_VERSION], payload)),
  hash: (bytes) => hexOf(bytes).toUpperCase(),
};

function fromClassic(data: Uint8Array): DecodedAddress | RefusedAddress {
  if (data[0] !== CLASSIC_VERSION) {
    return refused('network', 'The version byte of the address is not that of an XRP Ledger account.');
  }
  return { ok: true, network: 'any', payload: data.subarray(1) };
}

function fromX(data: Uint8Array): DecodedAddress | RefusedAddress {
  const known = X_PREFIXES.find(({ prefix }) => prefix[0] === data[0] && prefix[1] === data[1]);
  if (!known) return refused('network', 'The prefix of the X-address belongs to no network of the XRP Ledger.');
  const flag = data[22] ?? 0;
  // Flag 0 promises that there is no tag, flag 1 a tag of 32 bits; whatever else is set is reserved.
  const mustBeZero = flag === 0 ? data.subarray(23) : data.subarray(27);
  if (flag > 1 || mustBeZero.some((byte) => byte !== 0)) {
    return refused('format', 'The destination tag in the X-address is not one of 32 bits.');
  }
  return { ok: true, network: known.network, payload: data.subarray(2, 22) };
}
