import { type AddressFault, type DecodedAddress, type RefusedAddress, refused } from './codec.js';
import { ALL_CHAINS, CODECS } from './codecs.js';
import { CHAINS, CHAINS_OF, type Chain, type Cryptocurrency, type Network } from './networks.js';

export type AddressCheck = { readonly ok: true; readonly network: Network; readonly chain: Chain } | RefusedAddress;

export interface LocatedAddress extends DecodedAddress {
  readonly chain: Chain;
}

/** Longer than any address; what is longer is not decoded at all, because base58 costs the square of its length. */
const MAX_ADDRESS_LENGTH = 128;

/** The nearer a fault is to a good address, the more its message helps. */
const NEAREST_FIRST: readonly AddressFault[] = ['checksum', 'network', 'length', 'format'];

/**
 * Tells whether the currency can be sent to the address, and on which chain and network. Where it cannot, the reason is
 * that of the nearest miss, unless the address is a good one of another chain. Never throws.
 */
export function checkAddress(currency: Cryptocurrency, address: string): AddressCheck {
  const malformed = outerFault(address);
  if (malformed) return malformed;
  const chains = CHAINS_OF[currency];
  const found = locate(address, chains);
  if (found) return { ok: true, network: found.network, chain: found.chain };
  const elsewhere = locate(address, ALL_CHAINS);
  if (elsewhere) return wrongChain(currency, elsewhere.chain);
  return nearestMiss(address, chains);
}

/** The first of the chains on which the address is good, with what it carries. */
export function locate(address: string, chains: readonly Chain[] = ALL_CHAINS): LocatedAddress | undefined {
  if (outerFault(address)) return undefined;
  for (const chain of chains) {
    const decoded = CODECS[chain].decode(address);
    if (decoded.ok) return { ...decoded, chain };
  }
  return undefined;
}

/** What is wrong before any chain need be asked. */
function outerFault(address: unknown): RefusedAddress | undefined {
  if (typeof address !== 'string') return refused('format', 'An address is a text.');
  if (address.trim() === '') return refused('format', 'The address is empty.');
  if (address.length > MAX_ADDRESS_LENGTH) {
    return refused(
      'length',
      `The address has ${address.length} characters; no address has more than ${MAX_ADDRESS_LENGTH}.`,
    );
  }
  if (address !== address.trim()) return refused('format', 'There is white space before or after the address.');
  return undefined;
}

function wrongChain(currency: Cryptocurrency, chain: Chain): RefusedAddress {
  const wanted = listed(CHAINS_OF[currency].map((each) => CHAINS[each].noun));
  return refused('chain', `This is ${CHAINS[chain].noun}; ${currency} was asked for, which needs ${wanted}.`);
}

function nearestMiss(address: string, chains: readonly Chain[]): RefusedAddress {
  const faults = chains
    .map((chain) => CODECS[chain].decode(address))
    .filter((each): each is RefusedAddress => !each.ok);
  faults.sort((a, b) => NEAREST_FIRST.indexOf(a.reason) - NEAREST_FIRST.indexOf(b.reason));
  const nearest = faults[0];
  // Several chains and no resemblance to any of them: the rules of the first would only mislead.
  if (!nearest || (nearest.reason === 'format' && chains.length > 1)) {
    return refused('format', `This is not ${listed(chains.map((chain) => CHAINS[chain].noun))}.`);
  }
  return nearest;
}

/** "a", "a or b", "a, b or c". */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} or ${last}` : last;
}
