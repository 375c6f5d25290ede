/** Addresses that are checked, and those that are made. */
import { ALL_CHAINS, CODECS } from './codecs.js';
import { type AddressIssue, type DecodedAddress, type RejectedAddress, rejected } from './encodings.js';
import { CHAINS, CHAINS_OF, type Chain, type Cryptocurrency, type GeneratedNetwork, type Network } from './networks.js';

type AddressCheck = { readonly ok: true; readonly network: Network; readonly chain: Chain } | RejectedAddress;

interface LocatedAddress extends DecodedAddress {
  readonly chain: Chain;
}

/** Longer than any address; what is longer is not decoded at all, because base58 costs the square of its length. */
const MAX_ADDRESS_LENGTH = 128;

/** The nearer an address comes to a good one, the more the message about it helps. */
const NEAREST_FIRST: readonly AddressIssue[] = ['checksum', 'network', 'length', 'format'];

/**
 * Tells whether the currency can be sent to the address, and on which chain and network. Where it cannot, the reason is
 * that of the nearest miss, unless the address is a good one of another chain. Never throws.
 */
export function checkAddress(currency: Cryptocurrency, address: string): AddressCheck {
  const malformed = outerIssue(address);
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
  if (outerIssue(address)) return undefined;
  for (const chain of chains) {
    const decoded = CODECS[chain].decode(address);
    if (decoded.ok) return { ...decoded, chain };
  }
  return undefined;
}

/** What is wrong before any chain need be asked. */
function outerIssue(address: unknown): RejectedAddress | undefined {
  if (typeof address !== 'string') return rejected('format', 'An address is a text.');
  if (address.trim() === '') return rejected('format', 'The address is empty.');
  if (address.length > MAX_ADDRESS_LENGTH) {
    const message = `The address has ${address.length} characters; no address has more than ${MAX_ADDRESS_LENGTH}.`;
    return rejected('length', message);
  }
  if (address !== address.trim()) return rejected('format', 'There is white space before or after the address.');
  return undefined;
}

function wrongChain(currency: Cryptocurrency, chain: Chain): RejectedAddress {
  const wanted = listed(CHAINS_OF[currency].map((each) => CHAINS[each].noun));
  return rejected('chain', `This is ${CHAINS[chain].noun}; ${currency} was asked for, which needs ${wanted}.`);
}

function nearestMiss(address: string, chains: readonly Chain[]): RejectedAddress {
  const misses = chains
    .map((chain) => CODECS[chain].decode(address))
    .filter((each): each is RejectedAddress => !each.ok);
  misses.sort((a, b) => NEAREST_FIRST.indexOf(a.reason) - NEAREST_FIRST.indexOf(b.reason));
  const nearest = misses[0];
  // Several chains and no resemblance to any of them: the rules of the first would only mislead.
  if (!nearest || (nearest.reason === 'format' && chains.length > 1)) {
    return rejected('format', `This is not ${listed(chains.map((chain) => CHAINS[chain].noun))}.`);
  }
  return nearest;
}

/** "a", "a or b", "a, b or c". */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} or ${last}` : last;
}

/** Random bytes that suffice for an address or a transaction hash of any chain. */
export const RANDOM_BYTES = 32;

/**
 * An address made of the given random bytes, in the form that the network has: BTC `tb1q…`, LTC `tltc1q…`, DOGE `n…`
 * on the test network; chains that write all networks alike have one form. The bytes are a stand-in for a key hash, so
 * nobody holds a key to the address. Surplus bytes are ignored: `RANDOM_BYTES` always suffice.
 */
export function depositAddress(
  currency: Cryptocurrency,
  network: GeneratedNetwork,
  bytes: Uint8Array,
  chain: Chain = CHAINS_OF[currency][0],
): string {
  const codec = CODECS[onChain(currency, chain)];
  return codec.encode(network, firstBytes(bytes, codec.addressBytes));
}

/**
 * A transaction's identifier as the chain writes it, from `RANDOM_BYTES` bytes: 64 hexadecimal digits (Bitcoin-like,
 * Tron; upper case on the XRP Ledger; after 0x on Ethereum), or base58 of the 64 bytes of a signature (Solana).
 */
export function transactionHash(chain: Chain, bytes: Uint8Array): string {
  return CODECS[chain].hash(firstBytes(bytes, RANDOM_BYTES));
}

function onChain(currency: Cryptocurrency, chain: Chain): Chain {
  if (!CHAINS_OF[currency].includes(chain)) throw new RangeError(`${currency} is not on the chain ${chain}`);
  return chain;
}

function firstBytes(bytes: Uint8Array, count: number): Uint8Array {
  if (bytes.length < count) throw new RangeError(`${count} bytes are needed, and ${bytes.length} were given`);
  return bytes.subarray(0, count);
}
