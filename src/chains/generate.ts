import { CODECS } from './codecs.js';
import { CHAINS_OF, type Chain, type Cryptocurrency, type GeneratedNetwork } from './networks.js';

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
