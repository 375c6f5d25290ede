/**
 * Chains: networks, addresses, transaction hashes and payment URIs per currency. Everything here is a pure function of
 * its arguments; randomness comes in as bytes.
 */

/** Whether a currency can be sent to an address, and if not, why. */
export { type AddressCheck, checkAddress } from './check.js';
export type { AddressFault, RefusedAddress } from './codec.js';
/** Deposit addresses and transaction hashes from random bytes. */
export { depositAddress, RANDOM_BYTES, transactionHash } from './generate.js';
/** Addresses that decide what becomes of a payout. */
export {
  listMagicAddresses,
  MAGIC_BEHAVIOURS,
  type Magic,
  type MagicAddress,
  type MagicBehaviour,
  type MagicByte,
  magicAddress,
  magicOf,
} from './magic.js';
/** Which chains there are, and which currency is sent on which. */
export {
  CHAINS,
  CHAINS_OF,
  type Chain,
  type ChainInfo,
  type Cryptocurrency,
  type GeneratedNetwork,
  type Network,
} from './networks.js';
/** The room as the core sees it. */
export { chains } from './port.js';
/** What a wallet scans. */
export { paymentUri } from './uri.js';
