import { hexOf } from '../domain/hex.js';
import { base58check, versioned } from './base58check.js';
import { type ChainCodec, type DecodedAddress, type RefusedAddress, refused } from './codec.js';
import { type AddressPrefixes, CHAINS, PREFIXES } from './networks.js';
import { decodeSegwit, encodeSegwit, humanReadablePart, isBech32 } from './segwit.js';

/** Bitcoin and the chains that descend from its code: the same forms of address, told apart by prefixes only. */
export function bitcoinLike(chain: keyof typeof PREFIXES): ChainCodec {
  const prefixes = PREFIXES[chain];
  const { name } = CHAINS[chain];
  return {
    addressBytes: 20,
    decode(address) {
      const hrp = humanReadablePart(address);
      const segwit = prefixes.find((candidate) => candidate.hrp !== undefined && candidate.hrp === hrp);
      if (segwit) return fromSegwit(address, segwit);
      if (hrp !== undefined && isBech32(address)) {
        return refused('network', `The prefix ${JSON.stringify(hrp)} belongs to no network of ${name}.`);
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

function fromSegwit(address: string, { network }: AddressPrefixes): DecodedAddress | RefusedAddress {
  const decoded = decodeSegwit(address);
  return 'ok' in decoded ? decoded : { ok: true, network, payload: decoded.program };
}

function fromBase58(
  address: string,
  prefixes: readonly AddressPrefixes[],
  name: string,
): DecodedAddress | RefusedAddress {
  const data = base58check.decode(address, [21]);
  if (!(data instanceof Uint8Array)) return data;
  const [version = 0] = data;
  const found = prefixes.find(({ p2pkh, p2sh }) => p2pkh.includes(version) || p2sh.includes(version));
  if (found) return { ok: true, network: found.network, payload: data.subarray(1) };
  const hex = `0x${version.toString(16).padStart(2, '0')}`;
  return refused('network', `The version byte ${hex} of the address belongs to no network of ${name}.`);
}
